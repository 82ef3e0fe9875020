alerts-badge = Your turn ({ $count })
alerts-turn = It is your turn.
alerts-seat-taken = Someone has joined your game.
alerts-go = Go to the board
alerts-game-abalone = Abalone
alerts-game-six = Six
