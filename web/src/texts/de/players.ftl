players-page = Spieler
players-lead = Finde Spieler über ihren Namen und sieh, wer in welchem Spiel vorn liegt.
players-search-label = Teil eines Namens
players-search-hint = { $min } bis { $max } Zeichen; Groß- und Kleinschreibung spielt keine Rolle.
players-search = Suchen
players-found = Spieler mit „{ $text }“ im Namen
players-none = Niemand hat „{ $text }“ im Namen. Gäste werden nicht aufgeführt.
players-failed = Diese Liste ließ sich nicht laden.
players-again = Noch einmal versuchen
players-more = Mehr
players-since = Dabei seit { $date }
players-seen = Zuletzt hier am { $date }

players-leaderboard = Bestenliste
players-leaderboard-of = Bestenliste: { $game }, { $speed }
players-leaderboard-rule = Spieler mit gesicherter Wertung und einer gewerteten Partie in den letzten 90 Tagen.
players-leaderboard-empty = Auf dieser Bestenliste steht noch niemand. Nach etwa 14 gewerteten Partien ist eine Wertung gesichert: Deine könnte die erste sein.
players-rank = Rang
players-player = Spieler
players-rating = Wertung
players-games = Partien
players-best = Bestwert
players-game = Spiel
players-speed = Tempo

players-profile = Profil
players-share = Profil teilen
players-copied = Der Link wurde kopiert.
players-to-my-games = Meine Partien
players-results-in = { $game }: { $results }
players-results =
    { $wins ->
        [one] { $wins } Sieg
       *[other] { $wins } Siege
    }, { $draws } Remis, { $losses ->
        [one] { $losses } Niederlage
       *[other] { $losses } Niederlagen
    }

players-ratings = Wertungen
players-no-ratings = { $name } hat noch keine gewertete Partie gespielt.
players-no-ratings-mine = Du hast noch keine Wertung. Wähle für eine neue Partie mit Uhr „Gewertet“, dann bekommst du eine.
players-rating-of = { $game }, { $speed }
players-rated-games =
    { $count ->
        [one] { $count } gewertete Partie
       *[other] { $count } gewertete Partien
    }
players-best-rating = Bestwert: { $rating }
players-puzzles = Aufgaben
players-puzzles-tried =
    { $count ->
        [one] { $count } Aufgabe versucht
       *[other] { $count } Aufgaben versucht
    }
players-provisional = vorläufig
players-provisional-text = Ein Fragezeichen bedeutet, dass eine Wertung vorläufig ist: Sie sagt erst nach weiteren Partien viel aus. Nach etwa 14 Partien ist sie gesichert.
players-graph = Verlauf der Wertung: { $kind }
players-graph-point = { $date }: { $rating }
players-graph-table = Als Tabelle zeigen
players-date = Datum

players-running = Laufende Partien
players-watch = Zuschauen
players-finished = Beendete Partien
players-filters = Filter
players-any-game = Alle Spiele
players-result = Ergebnis
players-any-result = Alle Ergebnisse
players-score-win = Gewonnen
players-score-draw = Remis
players-score-loss = Verloren
players-kind = Gewertet oder nicht
players-any-kind = Alle Partien
players-rated = Gewertet
players-casual = Ungewertet
players-any-speed = Jedes Tempo
players-opponent = Gegner
players-opponent-hint = Alle Gegner
players-clear = Filter entfernen
players-no-games = { $name } hat noch keine Partie beendet.
players-no-games-mine = Du hast noch keine Partie beendet.
players-no-match = Keine Partie passt zu diesen Filtern.

players-opponents = Ergebnisse nach Gegnern
players-games-against = Partien gegen { $name }
players-no-opponents = Noch keine Gegner.

players-unknown = Spieler nicht gefunden
players-unknown-text = Es gibt kein Konto mit diesem Namen. Vielleicht wurde es umbenannt oder gelöscht. Gäste haben kein Profil.
players-find = Spieler suchen

players-mine-running = Laufende
players-mine-running-none = Du hast keine laufende Partie.
players-mine-play = Spielen
players-mine-finished = Beendete
players-mine-guest = Mit einem Konto bleiben deine beendeten Partien hier erhalten, auf allen deinen Geräten.
players-mine-sign-up = Konto anlegen
players-mine-profile = Mein Profil
players-mine-device = Auf diesem Gerät gespielt
players-mine-device-text = Die letzten Partien in diesem Browser, auch die von zwei Spielern an einem Brett.
players-mine-device-none = In diesem Browser wurde noch keine Partie beendet.
players-stored = Auf diesem Gerät gespeichert
players-stored-text = Partien, die nur auf diesem Gerät gespielt wurden. Gespeichert sind sie in diesem Browser: Was du behalten möchtest, speichere als Datei oder lade es hoch.
players-stored-delete = Löschen
players-stored-delete-game = Die Partie { $game } löschen
players-stored-delete-question = Diese Partie endgültig löschen?
players-stored-keep = Behalten
players-stored-damaged = Diese Partie ist beschädigt und lässt sich nicht öffnen.
