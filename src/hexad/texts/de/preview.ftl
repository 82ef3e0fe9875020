## Was andere Seiten von einer Seite zeigen, auf die dort verwiesen wird: ihr Titel und ein, zwei Sätze dazu.

preview-home = Spiel Abalone und Six
preview-home-text = Zwei Brettspiele mit Sechsecken im Browser: gegen den Computer, mit Freunden oder mit allen anderen. Ohne Konto, ohne Installation.
preview-watch = Zuschauen
preview-watch-text = Partien Abalone und Six, live oder beendet.
preview-settings = Einstellungen
preview-design = Die Gestaltung

## Games

preview-guest = Gast { $tag }
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

## Rules and lessons

preview-learn = Spielen lernen
preview-learn-text = Jede Regel ist eine kurze Lektion an einem echten Brett: schauen, ausprobieren, verstehen.
preview-learn-game = { $game } lernen
preview-rule = { $game }: Regel { $rule }
preview-ruling = { $game }: unsere Festlegung { $rule }
preview-glossary = Glossar
preview-glossary-text = So heißt, was auf dem Brett zu sehen ist, jedes Mal an einer echten Stellung gezeigt.
