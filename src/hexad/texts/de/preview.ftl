## Was andere Seiten von einer Seite zeigen, auf die dort verwiesen wird: ihr Titel und ein, zwei Sätze dazu.

preview-home = Spiel Abalone und Six
preview-home-text = Zwei Brettspiele mit Sechsecken im Browser: gegen den Computer, mit Freunden oder mit allen anderen. Ohne Konto, ohne Installation.
preview-watch = Zuschauen
preview-watch-text = Partien Abalone und Six, live oder beendet.
preview-clock = Uhr
preview-clock-text = Eine Uhr für zwei am echten Brett, auf einem Handy, Tablet oder Laptop. Sie geht auch ohne Verbindung.
preview-settings = Einstellungen
preview-design = Die Gestaltung
preview-sign-in = Anmelden
preview-sign-up = Konto anlegen
preview-account = Konto
preview-reset = Neues Passwort wählen
preview-confirm = E-Mail-Adresse bestätigen
preview-unsubscribe = Erinnerungen abstellen
preview-privacy = Datenschutz
preview-privacy-text = Was dieser Server speichert, wie lange, und wer es sieht.
preview-my-games = Meine Partien

## Players

preview-people = Spieler
preview-people-text = Finde andere Spieler nach ihrem Namen und sieh, wer in Abalone und Six vorn liegt.
preview-player = Profil
preview-player-new = Spielt Abalone und Six bei Hexad.
preview-player-rating =
    { $game }, { $speed ->
        [bullet] Bullet
        [blitz] Blitz
        [rapid] Schnell
        [classical] Klassisch
       *[correspondence] Fernpartie
    }: { $rating }
preview-leaderboard =
    Bestenliste: { $game }, { $speed ->
        [bullet] Bullet
        [blitz] Blitz
        [rapid] Schnell
        [classical] Klassisch
       *[correspondence] Fernpartie
    }
preview-leaderboard-text = Die Spieler mit den höchsten Wertungen.

## Games

preview-guest = Gast { $tag }
preview-hidden-player = Spieler { $tag }
preview-deleted-player = Gelöschtes Konto
preview-engine = Computer { $level }
preview-open-seat = Freier Platz
preview-players = { $first } – { $second }
preview-team = { $first } & { $second }
preview-invited = { $name } lädt dich zu { $game } ein
preview-open-text = Nimm den freien Platz und spiel los, ohne Konto.
preview-playing = Die Partie läuft.
preview-playing-text = Die Partie läuft. Schau live zu.
preview-aborted = Die Partie wurde abgebrochen.
preview-over-text = { $result }. Sieh dir die Partie Zug für Zug an.
preview-imported-text = { $result }. Die Partie wurde auf einem Gerät gespielt und hochgeladen. Sieh sie dir Zug für Zug an.

## Positions

preview-analysis = Analyse
preview-analysis-of = Analyse: { $game }
preview-analysis-text = Jede Stellung von Abalone und Six, mit Varianten und der Bewertung des Computers.
preview-analysis-game = Die Partie mit Varianten und der Bewertung des Computers.
preview-to-move =
    { $side ->
        [black] Schwarz ist am Zug.
        [white] Weiß ist am Zug.
       *[red] Rot ist am Zug.
    }
preview-to-move-text = { $turn } Probier Züge aus und frag den Computer.
preview-practice = Übung
preview-practice-text = Hunderte Aufgaben zu Abalone und Six, jede mit genau einer Lösung.
preview-daily = Aufgabe des Tages
preview-puzzle = Aufgabe: { $game }
preview-puzzle-text = { $turn } Finde den einzigen richtigen Zug. Schwierigkeit { $level } von { $most }.
preview-puzzle-history = Meine Aufgaben
preview-theme = { $game }: { $theme }
preview-theme-text = { $meaning } { $count } Aufgaben, jede mit genau einer Lösung.

## Rules and lessons

preview-learn = Spielen lernen
preview-learn-text = Jede Regel ist eine kurze Lektion an einem echten Brett: schauen, ausprobieren, verstehen.
preview-learn-game = { $game } lernen
preview-rule = { $game }: Regel { $rule }
preview-ruling = { $game }: unsere Festlegung { $rule }
preview-glossary = Glossar
preview-glossary-text = So heißt, was auf dem Brett zu sehen ist, jedes Mal an einer echten Stellung gezeigt.

## Turniere

preview-tournaments = Turniere
preview-tournaments-text = Turniere in Abalone und Six, online und an echten Brettern: spiel mit, sieh zu oder richte selbst eines aus.
preview-tournament-new = Neues Turnier
preview-tournament = Turnier
preview-tournament-text =
    { $format ->
        [swiss] { $game }-Turnier im Schweizer System.
        [round-robin] { $game }-Rundenturnier.
        [knockout] { $game }-Turnier im K.-o.-System.
        [arena] { $game }-Arena.
       *[league] { $game }-Liga.
    }
