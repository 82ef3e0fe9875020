## Spieler, Urteile und Ergebnisse

cli-side-black = Schwarz
cli-side-white = Weiß
cli-side-red = Rot
cli-seat = { $side } { $number }
cli-legal = erlaubt
cli-illegal = nicht erlaubt
cli-wins = { $side } gewinnt: { $reason }
cli-draw = Remis: { $reason }

cli-reason-six-pushed-off = sechs Kugeln vom Brett geschoben
cli-reason-line = Linie
cli-reason-triangle = Dreieck
cli-reason-ring = Ring
cli-reason-five-or-fewer = nur noch fünf Steine oder weniger
cli-reason-both-five-or-fewer = beide nur noch fünf Steine oder weniger
cli-reason-repetition = Wiederholung der Stellung
cli-reason-no-legal-move = kein Zug mehr möglich
cli-reason-ply-limit = Zuglimit erreicht
cli-reason-quiet-limit = zu lange keine Kugel vom Brett geschoben
cli-reason-resignation = Aufgabe
cli-reason-agreement = Einigung
cli-reason-time = Zeit abgelaufen
cli-reason-abandonment = Gegner hat die Partie verlassen
cli-reason-no-show = Gegner nicht erschienen

## Unter einem Brett

cli-in-hand = { $count } im Vorrat
cli-pushed-off = hinausgeschoben

## Formationen, Begriffe, Regeln

cli-kind = Begriff
cli-player = Seite
cli-count = Anzahl
cli-cells = Felder
cli-both = beide
cli-push = { $cells } schieben { $against } nach { $direction }
cli-face = { $cells } gegen { $against }
cli-need = { $cells } fehlt { $missing } ({ $shape })
cli-none = auf diesem Brett nicht zu finden: { $kinds }
cli-none-more = { $kinds }, { $kind }
cli-no-names = hier ist keine Formation zu finden
cli-no-kind = in { $game } gibt es „{ $kind }“ nicht: Möglich sind { $kinds }
cli-no-term = den Begriff „{ $term }“ gibt es nicht: Möglich sind { $terms }
cli-no-rule = die Regel „{ $rule }“ gibt es nicht: Möglich sind A1 bis A17, S1 bis S14 und R1 bis R14, dazu abalone, six und rulings
cli-ours = unsere Festlegung

## Am Tisch

cli-play-which = Abalone oder Six?
cli-play-move = Zug { $number }
cli-play-last = zuletzt { $move }
cli-play-advanced = Profiregeln
cli-play-manual = Formen mit Ansage
cli-play-free = freier erster Zug
cli-play-four = zu viert
cli-play-partners = Partner dürfen weder über das Spiel sprechen noch sich Zeichen geben.
cli-play-legal = Erlaubt: { $text }
cli-play-illegal = Nicht erlaubt: { $text }
cli-play-thinking = { $name } denkt nach …
cli-play-engine = Hexad, Stufe { $level } ({ $name })
cli-play-no-move-of = Mit { $cells } ist kein Zug möglich.
cli-play-nothing-found = Davon ist auf diesem Brett nichts zu finden.
cli-play-nothing-to-undo = Es gibt keinen Zug, den du zurücknehmen könntest.
cli-play-undone = { $moves } ist zurückgenommen.
cli-play-hint = Der Computer würde { $move } spielen ({ $score }).
cli-play-win =
    Gewinn in { $plies ->
        [one] einem Halbzug
       *[other] { $plies } Halbzügen
    }
cli-play-loss =
    Verlust in { $plies ->
        [one] einem Halbzug
       *[other] { $plies } Halbzügen
    }
cli-play-draw-ask = { $who }, bist du mit Remis einverstanden?
cli-play-draw-no = { $who } spielt weiter.
cli-play-resign-ask = { $who }, gibst du auf?

# Buchstabe und Wort für ja und nein, wie sie getippt werden.
cli-play-yes = j ja
cli-play-no = n nein
cli-play-yes-or-no = [j/n]
cli-play-please = Bitte antworte mit ja oder nein.

## Die Partie sichern

cli-play-save = Partie speichern? Enter: { $path } · n: nein · oder ein Dateiname:
cli-play-save-where = Wohin speichern? Nenne eine Datei, etwa so: speichern partie.hgn
cli-play-saved = Die Partie ist in { $path } gespeichert.
cli-play-saved-from-now = Die Partie ist in { $path } gespeichert, ab jetzt nach jedem Zug.
cli-play-no-name = das ist kein Dateiname
cli-play-not-saved = Nicht gespeichert: { $reason }.
cli-play-not-kept = Die Partie konnte nicht in { $path } gespeichert werden: { $reason }.
cli-play-exists = { $path } gibt es schon, wähle einen anderen Namen

## Was man am Tisch sagen kann

cli-help-abalone-line = die Kugel auf a1 und alle vor ihr in der Reihe, einen Schritt Richtung b2
cli-help-abalone-broadside = die Reihe von c3 bis c5 seitwärts, sodass c3 nach d4 kommt
cli-help-six-place = ein Stein aus deinem Vorrat auf dieses Feld: erst Spalte, dann Zeile
cli-help-six-move = wenn die Vorräte leer sind: dein Stein vom ersten Feld auf das zweite
cli-help-six-keep = und von gleich großen Gruppen bleibt die mit diesem Feld (Profiregeln)
cli-help-six-declare = und die Form ansagen, die entsteht; # allein sagt eine frühere an (nur mit Ansage)
cli-help-moves = alle möglichen Züge, oder die von diesen Feldern aus
cli-help-explain = ob ein Zug erlaubt ist und warum, ohne ihn zu spielen
cli-help-formations = welche Formationen auf dem Brett zu finden sind
cli-help-board = das Brett noch einmal zeigen
cli-help-flip = das Brett umdrehen
cli-help-undo = deinen letzten Zug zurücknehmen
cli-help-hint = was der Computer hier spielen würde
cli-help-draw = Remis anbieten
cli-help-resign = aufgeben
cli-help-save = die Partie jetzt speichern, und von nun an in dieser Datei
cli-help-quit = aufhören; du wirst gefragt, ob gespeichert werden soll

## Die Stufen des Computers

cli-level-1 = erste Schritte
cli-level-2 = Einstieg
cli-level-3 = zum Lernen
cli-level-4 = gemütlich
cli-level-5 = geübt
cli-level-6 = Vereinsniveau
cli-level-7 = starkes Vereinsniveau
cli-level-8 = Expertenniveau
cli-level-9 = Meisterniveau
cli-level-10 = volle Stärke

## Die Wörter, die man am Tisch tippt; die englischen gehen immer

cli-say-help = hilfe
cli-say-moves = züge [felder]
cli-say-explain = erkläre ZUG
cli-say-formations = formationen [begriff]
cli-say-board = brett
cli-say-flip = drehen
cli-say-undo = zurück
cli-say-hint = tipp
cli-say-draw = remis
cli-say-resign = aufgeben
cli-say-save = speichern DATEI
cli-say-quit = ende

## Eine Partie durchblättern: Buchstabe und Wort für zurück und für Ende, wie sie getippt werden

cli-step = Halbzug { $ply } von { $last }   Enter: weiter · z: zurück · eine Zahl: dorthin · e: Ende
cli-step-back = z zurück
cli-step-leave = e ende

## Tabellen, und wofür ein Balken steht

cli-number = { $number }
cli-thousandths = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-game = Spiel
cli-games = Partien
cli-plies = Halbzüge
cli-results = Ergebnisse
cli-no-results = keine
cli-broken = fehlerhaft
cli-layout = Aufstellung
cli-position = Stellung
cli-depth = Tiefe
cli-nodes = Knoten
cli-seconds = Sekunden
cli-speed = Knoten/s
cli-signature = Signatur
cli-move = Zug
cli-moves = Züge
cli-all = alle
cli-bar-analysing = Analyse
cli-bar-checking = Prüfung
cli-bar-converting = Umwandlung
cli-bar-depth = Tiefe { $depth }
cli-bar-drawing = Zeichnung
cli-perft-long = Tiefe { $depth } zu zählen dauert lange: Strg+C bricht ab
cli-bar-looking = Suche in Partie { $number }
cli-bar-looking-in = Suche in { $name }, Partie { $number }
cli-bar-making = Erzeugung

## Notationen, Aufgaben, der Server

cli-converted =
    { $file }: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
cli-converted-broken = { $converted }, { $broken } ausgelassen
cli-puzzle-difficulty = Schwierigkeit { $grade } von { $hardest }
cli-puzzle-defence = { $side } am Zug: der einzige Zug, der nicht zwingend verliert
cli-puzzle-push =
    { $side } am Zug schiebt { $moves ->
        [one] mit diesem Zug
       *[other] in { $moves } Zügen
    } eine Kugel vom Brett und verliert vorher keine
cli-puzzle-win =
    { $side } am Zug gewinnt { $moves ->
        [one] mit diesem Zug
       *[other] in { $moves } Zügen
    }
cli-puzzle-split =
    { $side } am Zug gewinnt { $moves ->
        [one] mit diesem Zug
       *[other] in { $moves } Zügen
    }, durch eine Trennung
cli-puzzles =
    { $count ->
        [one] { $count } Aufgabe
       *[other] { $count } Aufgaben
    }
cli-puzzles-broken = { $puzzles }, { $broken } fehlerhaft
cli-serve-at = Hexad läuft unter { $address }
cli-serve-others = Andere Geräte in diesem Netz erreichen es unter:
cli-serve-plain = Browser auf anderen Geräten lassen den Bildschirm an, arbeiten ohne Verbindung und zeigen Benachrichtigungen nur über HTTPS: Ergänze --tls.
cli-serve-trust = Installiere auf jedem Gerät einmal { $address } als Zertifizierungsstelle. Der angezeigte Fingerabdruck (SHA-256) muss dieser sein:
cli-serve-stop = Strg+C beendet den Server; nach dem nächsten Start gehen die Partien weiter.
cli-admin-none = Keine Partie ist in Quarantäne.
cli-admin-name = Name
cli-admin-game = Spiel
cli-admin-status = Status
cli-admin-created = angelegt
cli-admin-fault = Grund
cli-admin-open = offen
cli-admin-playing = läuft
cli-admin-over = vorbei
cli-admin-aborted = abgebrochen
cli-admin-again = Sie ist wieder lesbar: hexad admin repair holt sie zurück.
cli-admin-readable = Lesbar: { $readable } von { $all } Ereignissen.
cli-admin-released = Die Partie { $name } ist wieder lesbar und nicht mehr in Quarantäne.
cli-admin-healthy = Die Partie { $name } ist lesbar: Es gibt nichts zu reparieren.
cli-admin-advice =
    --truncate behält die lesbaren Ereignisse, und die Partie geht dort weiter.
    --call-off behält sie und beendet die Partie ohne Ergebnis.
cli-admin-backup = Nicht einmal der Anfang ist lesbar: Hier hilft nur noch eine Sicherungskopie.
cli-admin-plan =
    Von der Partie { $name } { $kept ->
        [one] bleibt ein Ereignis
       *[other] bleiben { $kept } Ereignisse
    }; { $removed ->
        [one] eins kommt
       *[other] { $removed } kommen
    } in die Tabelle removed_events.
cli-admin-plan-call-off = Danach wird die Partie ohne Ergebnis abgebrochen.
cli-admin-ask = Zum Fortfahren { $name } eingeben:
cli-admin-repaired = Die Partie { $name } ist repariert.
cli-admin-unrated =
    Diese gewertete Partie hat ihr Ergebnis verloren. In den Wertungen der Spieler ist es enthalten, bis sie mit hexad
    admin rerate neu berechnet werden.
cli-admin-rerate = Partien und Lösungsversuche werden gelesen
cli-admin-rerate-equal = Gewertete Partien: { $games }. Alle Wertungen stimmen.
cli-admin-rerate-differs = Gewertete Partien: { $games }. Abweichende Wertungen: { $ratings }; abweichende Änderungen durch Partien: { $changes }.
cli-admin-rerate-corrected = Gewertete Partien: { $games }. Berichtigte Wertungen: { $ratings }; berichtigte Änderungen durch Partien: { $changes }.
cli-admin-rerate-puzzles-equal = Gewertete Lösungsversuche: { $games }. Alle Wertungen stimmen.
cli-admin-rerate-puzzles-differs = Gewertete Lösungsversuche: { $games }. Abweichende Wertungen: { $ratings }; abweichende Änderungen durch Versuche: { $changes }.
cli-admin-rerate-puzzles-corrected = Gewertete Lösungsversuche: { $games }. Berichtigte Wertungen: { $ratings }; berichtigte Änderungen durch Versuche: { $changes }.
cli-admin-no-reports = Es gibt keine offene Meldung.
cli-admin-no-audit = Noch hat kein Administrator etwas getan.
cli-admin-number = Nummer
cli-admin-time = Zeit
cli-admin-player = Spieler
cli-admin-reporter = gemeldet von
cli-admin-report-game = Partie
cli-admin-category = Anlass
cli-admin-report-text = Text
cli-admin-note = Notiz
cli-admin-who = wer
cli-admin-action = was
cli-admin-subject = Spieler oder Partie
cli-admin-reason = warum
cli-admin-deleted = gelöschtes Konto
cli-admin-report-open = offen
cli-admin-report-closed = geschlossen
cli-admin-closed-at = Geschlossen: { $time }
cli-admin-category-insult = Beleidigungen
cli-admin-category-name = unhöflicher Name
cli-admin-category-cheating = Betrug
cli-admin-category-leaving = verlässt Partien
cli-admin-category-other = Sonstiges
cli-admin-action-close-report = Meldung { $number } geschlossen
cli-admin-action-close-account = Konto gesperrt
cli-admin-action-reopen-account = Konto freigegeben
cli-admin-action-hide-name = Namen verborgen
cli-admin-action-release-game = Partie zurückgeholt
cli-admin-action-truncate-game = unlesbare Ereignisse entfernt
cli-admin-action-call-off-game = Partie abgebrochen
cli-admin-action-rerate = alle Wertungen neu berechnet
cli-admin-closed-report = Die Meldung { $number } ist geschlossen.
cli-admin-account-closed = Das Konto von { $name } ist gesperrt.
cli-admin-account-reopened = Das Konto von { $name } ist wieder frei.
cli-admin-name-hidden = Der Name { $name } ist verborgen. Er lautet jetzt { $shown }.

## Das Ergebnis eines Wettkampfs

cli-match-player = Spieler
cli-match-points = Punkte
cli-match-won = Siege
cli-match-drawn = Remis
cli-match-lost = Niederlagen
cli-match-moving-first = als Erster
cli-match-moving-second = als Zweiter
cli-match-failed = Fehler
cli-match-games-of = { $played } von { $planned }
cli-match-elo = Elo
cli-match-elo-for = { $elo } für { $name }, aus Paaren { $pairs }
cli-match-unknown = unbekannt
cli-match-at-most = höchstens { $elo }
cli-match-at-least = mindestens { $elo }
cli-match-sprt = SPRT
cli-match-sprt-of = { $ratio } von { $low } … { $high }, Elo { $elo0 } oder { $elo1 }
cli-match-endings = Partieenden
cli-match-none = keine
cli-match-count = { $what } { $count }
cli-match-failures = Fehler
cli-match-first-failure = erster Fehler
cli-match-stopped = beendet
cli-match-stopped-start = { $name } startet nicht
cli-match-stopped-sprt = der Test hat für { $decision } entschieden
cli-match-no-start = startet nicht
cli-match-crash = Absturz
cli-match-time-out = Zeitüberschreitung
cli-match-illegal-move = unerlaubter Zug
cli-match-unreadable-answer = unlesbare Antwort
cli-match-adjudicated-win = Sieg nach den Bewertungen beider Spieler
cli-match-adjudicated-draw = Remis nach den Bewertungen beider Spieler

## Turniere zwischen Programmen

cli-tournament-sonneborn-berger = SoBe
cli-tournament-buchholz = Buchholz
cli-tournament-interrupted = unterbrochen: Ohne --save sind die Partien verloren
cli-tournament-continues = unterbrochen: Derselbe Befehl setzt das Turnier fort
