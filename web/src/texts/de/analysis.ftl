analysis-title = Analyse
analysis-tools = Diese Analyse
analysis-edit = Ändern
analysis-tool-new = Neu
analysis-tool-import = Import
analysis-tool-share = Teilen
analysis-tool-play = Spielen
analysis-board = { $game }-Brett für die Analyse
analysis-abalone = Abalone
analysis-six = Six
analysis-side-black = Schwarz
analysis-side-white = Weiß
analysis-side-red = Rot
analysis-no-answer = Der Server antwortet nicht. Versuch es bitte noch einmal.
analysis-instead = Etwas anderes analysieren
analysis-at-start = Ausgangsstellung

analysis-to-move = { $side } am Zug
analysis-declare-now = Form ansagen

analysis-moves = Züge
analysis-no-moves = Mach einen Zug, dann geht es los.
analysis-steps = Durch die Partie
analysis-first = An den Anfang
analysis-back = Einen Zug zurück
analysis-forth = Einen Zug weiter
analysis-last = Ans Ende
analysis-flip = Brett drehen
analysis-menu = Zu diesem Zug
analysis-marks = Zeichen
analysis-mark-1 = Guter Zug
analysis-mark-2 = Fehler
analysis-mark-4 = Patzer
analysis-mark-5 = Interessanter Zug
analysis-mark-6 = Zweifelhafter Zug
analysis-comment = Kommentar
analysis-comment-rule = Höchstens { $max } Zeichen.
analysis-promote = Zur Hauptvariante machen
analysis-delete = Ab hier löschen

analysis-engine = Computer
analysis-lines = Anzahl der Varianten
analysis-lines-count =
    { $count ->
        [one] { $count } Variante
       *[other] { $count } Varianten
    }
analysis-threads = Threads
analysis-engine-replaced = Die Berechnung ist abgebrochen und wurde neu gestartet.
analysis-engine-failed = Die Berechnung lässt sich gerade nicht starten.
analysis-engine-again = Noch einmal versuchen
analysis-depth = Tiefe { $depth }
analysis-speed = { $nodes } Knoten/s
analysis-thinking = Denkt nach …
analysis-resting = Wartet auf das Ende der Auswertung
analysis-over-here = In dieser Stellung ist die Partie zu Ende.
analysis-no-help = Du spielst diese Partie gerade. Bis sie vorbei ist, hält sich der Computer heraus. Viel Glück!
analysis-play-line =
    { $count ->
        [one] { $move } spielen
       *[other] { $count } Züge spielen, bis { $move }
    }
analysis-bar = Gewinnchancen:
analysis-bar-draw = Remis
analysis-worth-even = Ausgeglichen
analysis-worth-slightly = { $side } steht etwas besser
analysis-worth-better = { $side } steht besser
analysis-worth-winning = { $side } steht auf Gewinn
analysis-worth-wins =
    { $side } gewinnt in { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }

analysis-review = Partie auswerten
analysis-review-hint = Sieh nach, wer wann besser stand und welche Züge einen zweiten Blick wert sind.
analysis-review-again = Noch einmal auswerten
analysis-reviewing = Fortschritt der Auswertung
analysis-review-failed = Die Berechnung ist mehrmals abgebrochen. Deshalb ist die Auswertung unvollständig.
analysis-stop = Stopp
analysis-next-mistake = Nächster Fehler
analysis-better = Besser war { $move }.
analysis-show-better = Zeigen
analysis-tally =
    { $side }: { $blunders } Patzer, { $mistakes } Fehler, { $dubious ->
        [one] { $dubious } zweifelhafter Zug
       *[other] { $dubious } zweifelhafte Züge
    }.
analysis-graph = Verlauf der Partie
analysis-graph-ply =
    { $ply ->
        [0] Anfang
       *[other] Nach Zug { $ply }
    }
analysis-graph-off = In einer Nebenvariante

analysis-editor = Stellung aufbauen
analysis-editor-board = Brett zum Aufbauen
analysis-editor-help = Wähle, was aufs Brett kommt, und dann die Felder. Wählst du dasselbe Feld noch einmal, wird es leer.
analysis-idle-empty = Dieses Feld ist schon leer.
analysis-idle-beside = Hier ist kein Feld: Wähle ein Feld.
analysis-cell = { $cell }, { $piece }
analysis-empty = leer
analysis-brush = Aufs Brett setzen
analysis-erase = Löschen
analysis-turn = Am Zug
analysis-pushed-off = Kugeln vom Brett geschoben von
analysis-in-hand = Steine im Vorrat
analysis-count = Automatisch zählen
analysis-count-rule = Jeweils von 0 bis { $max }.
analysis-count-wrong = Von 0 bis { $max }.
analysis-rules = Regeln
analysis-rules-basic = Grundregeln
analysis-rules-advanced = Profiregeln
analysis-clear = Leeren
analysis-start-position = Ausgangsstellung
analysis-use = Ab hier analysieren
analysis-cancel = Abbrechen

analysis-new = Neue Analyse
analysis-game = Spiel
analysis-layout = Aufstellung
analysis-players = Zu wievielt?
analysis-players-2 = Zu zweit
analysis-players-4 = Zu viert
analysis-declare = Eine fertige Form gewinnt
analysis-declare-auto = Sofort
analysis-declare-manual = Nur mit Ansage
analysis-first-move = Erster Stein von Schwarz
analysis-first-restricted = Nur an Rot
analysis-first-free = Überall
analysis-begin = Los geht’s

analysis-import = Import
analysis-import-hint = Füge eine Stellung, eine Partie oder eine Zugliste ein oder zieh eine Datei hierher.
analysis-import-file = Oder wähle eine Datei
analysis-import-nothing = Hier ist noch nichts: Füge eine Stellung, eine Partie oder Züge ein.
analysis-open = Öffnen

analysis-share = Teilen
analysis-link = Link
analysis-position = Stellung
analysis-record = Partie
analysis-picture = Bild
analysis-hgn = Als .hgn speichern
analysis-copy = Kopieren
analysis-copy-what = Kopieren: { $what }
analysis-copied = Kopiert
analysis-not-copied = Der Browser lässt das Kopieren nicht zu. Markiere den Text und kopiere ihn selbst.

analysis-play = Ab hier spielen
analysis-against = Wie willst du spielen?
analysis-against-engine = Gegen Computer
analysis-against-friend = Mit Freunden
analysis-against-myself = An einem Gerät
analysis-colour = Du spielst
analysis-play-go = Spielen
