alerts-badge = Te jössz ({ $count })
alerts-turn = Te jössz.
alerts-seat-taken = Valaki csatlakozott a játszmádhoz.
alerts-go = A táblához
alerts-game-abalone = Abalone
alerts-game-six = Six
