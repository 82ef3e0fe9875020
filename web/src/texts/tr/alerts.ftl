alerts-badge = Sıra sende ({ $count })
alerts-badge-title = Seni bekleyen oyuna git
alerts-turn = Sıra sende.
alerts-seat-taken = Oyununa biri katıldı.
alerts-go = Tahtaya git
alerts-game-abalone = Abalone
alerts-game-six = Six
