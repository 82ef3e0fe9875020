alerts-badge = Du bist am Zug ({ $count })
alerts-turn = Du bist am Zug.
alerts-seat-taken = Jemand ist deiner Partie beigetreten.
alerts-go = Zum Brett
alerts-game-abalone = Abalone
alerts-game-six = Six
