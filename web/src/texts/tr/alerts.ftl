alerts-badge = Sıra sende ({ $count })
alerts-turn = Sıra sende.
alerts-seat-taken = Oyununa biri katıldı.
alerts-go = Tahtaya git
alerts-game-abalone = Abalone
alerts-game-six = Six
