watch-page = Zuschauen
watch-title = Zuschauen
watch-filter = Spiele
watch-any = Alle
watch-abalone = Abalone
watch-six = Six

watch-live = Live
watch-live-wait = Mal sehen, was läuft …
watch-live-empty = Gerade wird nichts gespielt.
watch-live-empty-text = Fang du doch an: Der Computer hat immer Zeit für eine Partie.
watch-play = { $game } spielen

watch-finished = Beendete Partien
watch-finished-wait = Wird gesucht …
watch-finished-empty = Noch keine beendeten Partien. Deine könnte die erste sein.
watch-finished-none = Keine beendeten Partien von „{ $player }“. Es kommt auf die genaue Schreibweise an.
watch-finished-failed = Die beendeten Partien ließen sich nicht laden.
watch-again = Noch einmal versuchen
watch-player = Name
watch-search = Suchen
watch-clear = Alle zeigen
watch-more = Ältere Partien
watch-replay = Ansehen
watch-replay-game = Ansehen: { $game }
watch-analyse = Analyse
watch-analyse-game = Analyse: { $game }
watch-against = { $black } – { $other }
watch-moves =
    { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }

watch-won-black = Schwarz gewinnt
watch-won-white = Weiß gewinnt
watch-won-red = Rot gewinnt
watch-drawn = Remis
watch-player-hint = Wessen Partien?
watch-player-rule = Der Name genau so, wie er geschrieben wird, höchstens { $max } Zeichen.
# Beim Gewinner und beim Verlierer: „Schwarz gewinnt …“, „Verloren …“
watch-by-six-pushed-off = durch sechs hinausgeschobene Kugeln
watch-by-five-or-fewer = weil zu wenige Steine übrig waren
watch-by-both-five-or-fewer = weil zu wenige Steine übrig waren
watch-by-no-legal-move = weil kein Zug mehr möglich war
watch-by-ply-limit = durch Zuglimit
watch-by-quiet-limit = durch Zuglimit
watch-by-line = durch eine Linie
watch-by-triangle = durch ein Dreieck
watch-by-ring = durch einen Ring
watch-by-resignation = durch Aufgabe
watch-by-time = auf Zeit
watch-by-abandonment = durch Verlassen der Partie
watch-by-no-show = kampflos
watch-by-agreement = durch Einigung
watch-by-repetition = durch Wiederholung
