## Turniere auf Papier: Paarungen, Ergebniszettel, Ranglisten, Kreuztabellen und Turnierbäume.

printout-pairings = Paarungen
printout-standings = Tabelle
printout-crosstable = Kreuztabelle
printout-bracket = Turnierbaum

printout-format-swiss = Schweizer System
printout-format-round-robin = Rundenturnier
printout-format-knockout = K.-o.-System
printout-format-arena = Arena
printout-format-league = Liga

printout-round = Runde { $number }
printout-round-of = Runde { $number } von { $count }
printout-after = Nach Runde { $number }
printout-after-of = Nach Runde { $number } von { $count }
printout-open-games =
    { $count ->
        [one] 1 Partie läuft noch
       *[other] { $count } Partien laufen noch
    }
printout-final = Finale
printout-semifinals = Halbfinale
printout-quarterfinals = Viertelfinale
printout-third-place = Spiel um Platz 3
printout-page = Seite { $page } von { $pages }

## Überschriften der Spalten

printout-table = Tisch
printout-side-first = Beginnt
printout-side-second = Zieht nach
printout-points = Punkte
printout-result = Ergebnis
printout-rank = Platz
printout-name = Name
printout-team = Team
printout-rating = Wertung
printout-games = Partien
printout-match = Wettkampf
printout-seed = Setzplatz
printout-game = Partie { $number }

## Runden ohne Partie

printout-without-game = Ohne Partie
printout-absence-bye = Spielfrei
printout-absence-half = Spielfrei auf Wunsch
printout-absence-zero = Setzt in dieser Runde aus
printout-absence-next-round = Kampflos in der nächsten Runde

## Wettkämpfe im K.-o.-System

printout-decision-bye = Freilos
printout-decision-extra-games = nach Zusatzpartien
printout-decision-seed = gleichauf: nach Setzplatz
printout-decision-withdrawal = zurückgezogen

## Ergebniszettel

printout-signature = Unterschrift
printout-moves-first = beginnt

## Feinwertungen und Zeichen

printout-crosstable-all = 1 ist ein Sieg, ½ ein Remis, 0 eine Niederlage; + und − sind kampflos. Ein Punkt ist eine Partie, die noch läuft. Die Zahlen über den Spalten sind die Plätze.
printout-crosstable-swiss = 1 ist ein Sieg, ½ ein Remis, 0 eine Niederlage; + und − sind kampflos. Ein Punkt ist eine Partie, die noch läuft. Darunter steht der Platz des Gegners, davor die eigene Farbe. Ein Strich ist eine Runde ohne Partie.
printout-tie-direct-encounter = Direkter Vergleich
printout-tie-direct-encounter-short = DV
printout-tie-direct-encounter-meaning = die Punkte aus den Partien, die Spieler mit gleichem Punktestand gegeneinander gespielt haben.
printout-tie-head-to-head = Gegeneinander
printout-tie-head-to-head-short = GG
printout-tie-head-to-head-meaning = 1 für Siege gegen alle anderen mit gleichem Punktestand, −1 für Niederlagen gegen alle.
printout-tie-buchholz = Buchholz
printout-tie-buchholz-short = BH
printout-tie-buchholz-meaning = die Summe der Punkte aller Gegner.
printout-tie-buchholz-cut-1 = Buchholz mit 1 Streichwertung
printout-tie-buchholz-cut-1-short = BH−1
printout-tie-buchholz-cut-1-meaning = die Summe der Punkte aller Gegner ohne den niedrigsten Wert.
printout-tie-buchholz-cut-2 = Buchholz mit 2 Streichwertungen
printout-tie-buchholz-cut-2-short = BH−2
printout-tie-buchholz-cut-2-meaning = die Summe der Punkte aller Gegner ohne die beiden niedrigsten Werte.
printout-tie-median-buchholz = Mittlere Buchholz
printout-tie-median-buchholz-short = BH±1
printout-tie-median-buchholz-meaning = die Summe der Punkte aller Gegner ohne den niedrigsten und den höchsten Wert.
printout-tie-sonneborn-berger = Sonneborn-Berger
printout-tie-sonneborn-berger-short = SB
printout-tie-sonneborn-berger-meaning = die Punkte der besiegten Gegner und die halben Punkte der Gegner, die remis gespielt haben.
printout-tie-wins = Siege
printout-tie-wins-short = S
printout-tie-wins-meaning = die Zahl der Runden, die einen ganzen Punkt brachten, auch spielfrei oder kampflos.
printout-tie-games-won = Gewonnene Partien
printout-tie-games-won-short = GP
printout-tie-games-won-meaning = die Zahl der Partien, die am Brett gewonnen wurden.
printout-tie-second-side-games = Partien als Zweiter am Zug
printout-tie-second-side-games-short = 2. Zug
printout-tie-second-side-games-meaning = die Zahl der Partien, in denen der Gegner den ersten Zug hatte.
printout-tie-progressive = Fortschrittswertung
printout-tie-progressive-short = FW
printout-tie-progressive-meaning = die Summe der Punktestände nach jeder Runde.
printout-tie-performance = Turnierleistung
printout-tie-performance-short = Leist.
printout-tie-performance-meaning = die Wertungszahl, bei der das Ergebnis zu erwarten wäre.
