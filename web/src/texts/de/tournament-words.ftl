## Wörter über Turniere, die mehrere Seiten verwenden

tournament-format-swiss = Schweizer System
tournament-format-round-robin = Rundenturnier
tournament-format-knockout = K.-o.-System
tournament-format-arena = Arena
tournament-format-league = Liga
tournament-format-swiss-hint = Eine feste Zahl von Runden. In jeder triffst du auf jemanden mit etwa gleich vielen Punkten, auf niemanden zweimal.
tournament-format-round-robin-hint = Jeder spielt gegen jeden, einmal oder zweimal.
tournament-format-knockout-hint = Wer einen Wettkampf verliert, scheidet aus. Wer übrig bleibt, gewinnt.
tournament-format-arena-hint = So viele Partien, wie du in einer festen Zeit schaffst: Nach jeder bekommst du gleich den nächsten Gegner.
tournament-format-league-hint = Jeder spielt gegen jeden. Eine Runde dauert einige Tage, in denen die beiden Spieler ihre Partie verabreden.

tournament-status-draft = Entwurf
tournament-status-announced = Geplant
tournament-status-registration = Anmeldung offen
tournament-status-running = Läuft
tournament-status-paused = Unterbrochen
tournament-status-finished = Beendet
tournament-status-cancelled = Abgesagt

tournament-place-online = Online
tournament-place-tables = An echten Brettern
tournament-entry-open = Offen für alle
tournament-entry-link = Mit Link
tournament-entry-list = Auf Einladung

tournament-round = Runde { $round }
tournament-round-of = Runde { $round } von { $rounds }
tournament-final = Finale
tournament-semifinal = Halbfinale
tournament-quarterfinal = Viertelfinale
tournament-third-place = Spiel um Platz 3
tournament-rounds =
    { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
tournament-players =
    { $count ->
        [one] 1 Teilnehmer
       *[other] { $count } Teilnehmer
    }
tournament-teams =
    { $count ->
        [one] 1 Team
       *[other] { $count } Teams
    }
tournament-cycles = doppelrundig
tournament-matches = Wettkämpfe über { $games } Partien

tournament-won = { $name } hat gewonnen
tournament-drawn = Remis
tournament-forfeited = { $name } hat kampflos gewonnen
tournament-both-forfeited = Für beide kampflos verloren
tournament-not-played = Noch nicht gespielt

tournament-control-increment = { $base }, dazu { $bonus } je Zug
tournament-control-delay = { $base }, mit { $bonus } Verzögerung
tournament-control-per-move = { $base } je Zug

tournament-tie-direct-encounter = Direkter Vergleich
tournament-tie-direct-encounter-short = DV
tournament-tie-direct-encounter-hint = Die Punkte aus den Partien, die Spieler mit gleichem Punktestand gegeneinander gespielt haben.
tournament-tie-head-to-head = Gegeneinander
tournament-tie-head-to-head-short = GG
tournament-tie-head-to-head-hint = Wer alle anderen mit gleichem Punktestand besiegt hat, steht vor ihnen. Wer gegen alle verloren hat, steht dahinter.
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-short = BH
tournament-tie-buchholz-hint = Die Summe der Punkte aller Gegner. Sie belohnt starke Gegner.
tournament-tie-buchholz-cut-1 = Buchholz mit 1 Streichwertung
tournament-tie-buchholz-cut-1-short = BH−1
tournament-tie-buchholz-cut-1-hint = Die Summe der Punkte aller Gegner ohne den niedrigsten Wert.
tournament-tie-buchholz-cut-2 = Buchholz mit 2 Streichwertungen
tournament-tie-buchholz-cut-2-short = BH−2
tournament-tie-buchholz-cut-2-hint = Die Summe der Punkte aller Gegner ohne die beiden niedrigsten Werte.
tournament-tie-median-buchholz = Mittlere Buchholz
tournament-tie-median-buchholz-short = BH±1
tournament-tie-median-buchholz-hint = Die Summe der Punkte aller Gegner ohne den niedrigsten und den höchsten Wert.
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-sonneborn-berger-short = SB
tournament-tie-sonneborn-berger-hint = Die Punkte der Gegner, die du besiegt hast, und die halben Punkte derer, gegen die du remis gespielt hast.
tournament-tie-wins = Siege
tournament-tie-wins-short = S
tournament-tie-wins-hint = Die Zahl der Runden, die einen ganzen Punkt brachten, auch spielfrei oder kampflos.
tournament-tie-games-won = Gewonnene Partien
tournament-tie-games-won-short = GP
tournament-tie-games-won-hint = Die Zahl der Partien, die am Brett gewonnen wurden.
tournament-tie-second-side-games = Partien als Zweiter am Zug
tournament-tie-second-side-games-short = 2. Zug
tournament-tie-second-side-games-hint = Die Zahl der Partien, in denen der Gegner den ersten Zug hatte: Dieselben Punkte sind dann mehr wert.
tournament-tie-progressive = Fortschrittswertung
tournament-tie-progressive-short = FW
tournament-tie-progressive-hint = Die Summe deiner Punktestände nach jeder Runde. Sie belohnt frühe Punkte.
tournament-tie-performance = Turnierleistung
tournament-tie-performance-short = Leist.
tournament-tie-performance-hint = Die Wertungszahl, bei der dein Ergebnis zu erwarten wäre.

## Listen und Medaillen

tournament-no-start = Noch ohne Termin
tournament-list-all = Alle Turniere
tournament-medal-1 = Erster Platz
tournament-medal-2 = Zweiter Platz
tournament-medal-3 = Dritter Platz
tournament-final-rank = Rang { $rank }
tournament-trophies = Medaillen
tournament-organises = Turnierleitung
tournament-all-of-player = Alle { $count } zeigen
