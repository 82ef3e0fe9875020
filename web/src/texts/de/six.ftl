## Der Tisch

six-help = Six-Tisch. Die Pfeiltasten oder W, E, A, D, Y und X führen zu den Nachbarfeldern. N und P springen zum nächsten und zum vorigen Feld oder Stein, mit dem sich spielen lässt. Die Eingabetaste spielt, Escape bricht ab. Plus und Minus ändern die Größe, 0 zeigt alle Steine.
six-cell = { $cell }: { $what }
six-cell-empty = leer
six-cell-black = schwarzer Stein
six-cell-red = roter Stein
six-cell-open = frei
six-cell-lifted = aufgenommen
six-cell-pinned = darf nicht bewegt werden
six-cell-leaving = würde ausscheiden
six-cell-threat = würde eine Form vollenden
six-cell-winning = in der Form, die gewinnt
six-cell-last = letzter Zug
six-lifted =
    Stein auf { $cell } aufgenommen, { $open ->
        [one] ein freies Feld
       *[other] { $open } freie Felder
    }.
six-lifted-leaving =
    { $count ->
        [one] Ein Stein würde ausscheiden.
       *[other] { $count } Steine würden ausscheiden.
    }

six-closer = Vergrößern
six-farther = Verkleinern
six-fit = Alle Steine zeigen
six-view = Ansicht

## Fragen

six-ask-group = Welche Gruppe bleibt?
six-keep =
    { $count ->
        [one] Den Stein
       *[other] Die { $count } Steine
    } { $side ->
        [left] links
        [right] rechts
        [top] oben
        [bottom] unten
       *[middle] in der Mitte
    } behalten
six-ask-declare = Damit ist eine Form fertig.
six-place-declare = Legen und ansagen
six-place-only = Nur legen
six-move-declare = Bewegen und ansagen
six-move-only = Nur bewegen
six-cancel = Abbrechen

## Vorräte

six-hand =
    { $side ->
        [red] Rot
       *[black] Schwarz
    } hat { $count ->
        [0] keine Steine
        [one] einen Stein
       *[other] { $count } Steine
    } im Vorrat

## Züge in Worten

six-words-places =
    { $side ->
        [red] Rot
       *[black] Schwarz
    } legt einen Stein auf { $to }
six-words-moves =
    { $side ->
        [red] Rot
       *[black] Schwarz
    } bewegt einen Stein von { $from } nach { $to }
six-words-leave =
    ; { $count ->
        [1] ein Stein scheidet
        [2] zwei Steine scheiden
        [3] drei Steine scheiden
        [4] vier Steine scheiden
        [5] fünf Steine scheiden
        [6] sechs Steine scheiden
       *[other] { $count } Steine scheiden
    } aus
six-words-and-declares = ; eine Form wird angesagt
six-words-declares =
    { $side ->
        [red] Rot
       *[black] Schwarz
    } sagt eine Form an.
