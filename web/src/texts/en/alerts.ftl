alerts-badge = Your turn ({ $count })
alerts-badge-title = Go to the game that waits for you
alerts-turn = It is your turn.
alerts-seat-taken = Someone has joined your game.
alerts-go = Go to the board
alerts-game-abalone = Abalone
alerts-game-six = Six
