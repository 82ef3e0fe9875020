## Az asztal

six-help = Six-asztal. A nyilak vagy a W, E, A, D, Y és X a szomszédos helyekre visznek. Az N és a P a következő és az előző játszható helyre vagy lapkára ugrik. Az Enter lép, az Escape visszavon. A plusz és a mínusz nagyít és kicsinyít, a 0 minden lapkát megmutat.
six-cell = { $cell }: { $what }
six-cell-empty = üres
six-cell-black = fekete lapka
six-cell-red = piros lapka
six-cell-open = szabad
six-cell-lifted = felemelve
six-cell-pinned = nem mozdulhat
six-cell-leaving = kikerülne a játékból
six-cell-threat = befejezne egy alakzatot
six-cell-winning = a nyerő alakzatban
six-cell-last = utolsó lépés
six-lifted =
    Felemelt lapka: { $cell }, { $open ->
        [one] egy szabad hely
       *[other] { $open } szabad hely
    }.
six-lifted-leaving =
    { $count ->
        [one] Egy lapka kikerülne a játékból.
       *[other] { $count } lapka kikerülne a játékból.
    }

six-closer = Közelebb
six-farther = Távolabb
six-fit = Minden lapka
six-view = Nézet

## Kérdések

six-ask-group = Melyik csoport maradjon?
six-keep =
    Maradjon { $side ->
        [left] a bal oldali
        [right] a jobb oldali
        [top] a felső
        [bottom] az alsó
       *[middle] a középső
    } { $count ->
        [one] lapka
       *[other] { $count } lapka
    }
six-ask-declare = Ezzel kész egy alakzat.
six-place-declare = Lerakom, bejelentem
six-place-only = Csak lerakom
six-move-declare = Lépek, bejelentem
six-move-only = Csak lépek
six-cancel = Mégse

## Kézben

six-hand =
    { $side ->
        [red] Piros
       *[black] Fekete
    } kezében { $count ->
        [0] nincs lapka
        [one] egy lapka van
       *[other] { $count } lapka van
    }

## Lépések szavakban

six-words-places =
    { $side ->
        [red] Piros
       *[black] Fekete
    } letesz egy lapkát ide: { $to }
six-words-moves =
    { $side ->
        [red] Piros
       *[black] Fekete
    } áthelyez egy lapkát innen: { $from }, ide: { $to }
six-words-leave =
    ; { $count ->
        [1] egy
        [2] két
        [3] három
        [4] négy
        [5] öt
        [6] hat
       *[other] { $count }
    } lapkát kivesz a játékból
six-words-and-declares = , és bejelent egy alakzatot
six-words-declares =
    { $side ->
        [red] Piros
       *[black] Fekete
    } bejelent egy alakzatot.
