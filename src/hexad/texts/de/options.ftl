## Wie eine Partie beginnt

option-fen = Mit dieser Stellung beginnen.
option-layout = Abalone: mit dieser Aufstellung beginnen.
option-rules = Six: Darf ein Zug die Gruppe trennen?
option-declare = Six: Gewinnt eine Form von selbst?
option-first-move = Six: Gilt Regel S3?
option-players = Six: zu zweit oder zu viert in zwei Teams.
option-begins = Six: wer im schwarzen Team beginnt (1 oder 2).
option-repetition = Remis, wenn eine Stellung zum dritten Mal vorkommt, oder nie.
option-moves = Dann diese Züge spielen, etwa "a1b2 i5h5".

## Welche Stellung, welche Notation

option-position = abalone, six oder eine Partiedatei.
option-position-game = Bei einer Datei: welche Partie (Standard: die erste).
option-position-ply = Bei einer Datei: nach wie vielen Halbzügen (Standard: am Ende).
option-game = abalone oder six.
option-record = Eine Partiedatei, .hgn oder .apgn; - ist die Standardeingabe.
option-only-game = Nur diese Partie.

## play

option-play-game = abalone oder six; fehlt die Angabe, wird danach gefragt.
option-play-clock = Minuten für jede Seite: 10, 15+10 (Sekunden dazu pro Zug), 15d5 (Verzögerung).
option-play-level = Gegen den Computer spielen: 1 (erste Schritte) bis 10 (volle Stärke).
option-play-side = Die eigene Seite gegen den Computer (Standard: Schwarz).
option-play-save = Die Partie nach jedem Zug in dieser neuen Datei speichern.
option-play-resume = Diese Partie fortsetzen und dort speichern.

## serve

option-serve-host = Adresse des Servers (Standard: 127.0.0.1); 0.0.0.0 ist im ganzen Netz erreichbar.
option-serve-port = Port (Standard: 6161); 0 nimmt irgendeinen freien.
option-serve-data = Ordner für Partien und geheime Schlüssel.
option-serve-db = PostgreSQL statt SQLite; oder HEXAD_DB.
option-serve-bus = Redis, für mehrere Prozesse; oder HEXAD_BUS.
option-serve-single-process = Mit --db und ohne --bus: Nur dieser Prozess nutzt die Datenbank.
option-serve-workers = Zahl der Serverprozesse (Standard: 1).
option-serve-engines = Rechenprozesse je Serverprozess.
option-serve-behind-proxy = Den Client-Adressen vertrauen, die ein Proxy nennt.
option-serve-trusted-hops = Zahl der Proxys vor dem Server (mit --behind-proxy: 1).
option-serve-tls = TLS mit einem Zertifikat für das lokale Netz, das einmal im Datenordner angelegt wird.
option-serve-tls-certificate = Eigenes Zertifikat für TLS, als PEM, mit seiner Kette.
option-serve-tls-key = Privater Schlüssel dieses Zertifikats, als PEM.
option-serve-log-json = Auch im Terminal als JSON protokollieren.
option-serve-no-browser = Keinen Browser öffnen.

## show, moves, explain, formations

option-show-theme = light, dark, colour-blind oder colour-blind-dark.
option-show-width = Breite des Bildes in Pixeln.
option-show-flipped = Von der anderen Seite gesehen.
option-show-coordinates = Die Felder beschriften.
option-show-last-move = Diesen Zug als letzten zeigen, oder mit none keinen.
option-show-highlight = Diese Felder markieren.
option-show-formations = Diese Formationen umranden, etwa Sumito.
option-show-svg = Ein Bild als SVG schreiben; - ist die Standardausgabe.
option-show-png = Ein Bild als PNG schreiben; - ist die Standardausgabe.
option-show-output = Ein Bild schreiben: .svg oder .png, mit --animate .gif oder .webp.
option-show-large = Im Terminal: runde oder kleine Spielsteine.
option-show-json = JSON ausgeben: game, fen, turn, ply, move_number, pieces, outcome, pushed_off oder hands, phase.
option-show-animate = Die Partie als animiertes Bild schreiben (mit -o).
option-show-seconds = Animiert: Sekunden je Zug (Standard: 1).
option-show-plies = Animiert: nur diese Halbzüge, etwa 10-40.
option-moves-from = Nur Züge von diesen Feldern aus.
option-moves-json = JSON ausgeben: game, fen, turn, count, moves.
option-explain-move = Der Zug, etwa a1b2 oder 2,-1.
option-explain-cells = Oder: die Spielsteine auf diesen Feldern ...
option-explain-to = ... in diese Richtung (NE) oder auf dieses Feld ziehen.
option-explain-json = JSON ausgeben: legal, rule, code, text (auf Englisch), move.
option-formations-kind = Nur diese, etwa Sumito.
option-formations-large = Runde oder kleine Spielsteine.
option-formations-json = JSON ausgeben: game, fen, formations (kind, player, cells, against, missing, shape, direction).

## glossary, rules, rulebook, layouts

option-glossary-term = Ein Begriff oder abalone oder six (Standard: alle).
option-glossary-json = JSON ausgeben: eine Liste von game, kind, term, meaning.
option-rules-id = Eine Regel, etwa A12; oder abalone, six, rulings.
option-rules-json = JSON ausgeben: eine Liste von id, text, ruling (ob sie von uns ist).
option-rulebook-out = Zieldatei (Standard: rulebook-SPRACHE.pdf).
option-rulebook-game = Nur abalone oder nur six.
option-rulebook-paper = a4 oder letter (Standard: a4).
option-layouts-json = JSON ausgeben: jeden Namen mit seiner Stellung.

## replay, convert

option-replay-ply = Das Brett nach so vielen Halbzügen.
option-replay-boards = Das Brett nach jedem Halbzug.
option-replay-step = Schritt für Schritt durch eine Partie gehen.
option-replay-check = Alle Partien lesen und zählen, ohne Züge zu zeigen.
option-replay-json =
    Für jede Partie eine Zeile JSON ausgeben: number, game, tags, fen, moves, clocks, result, end. Mit --check eine
    für alle: file, games, plies, results, broken (game, line, column, text, expected, rule, code).
option-convert-output = Zieldatei; - ist die Standardausgabe.
option-convert-to = Das Format, wenn ZIEL nicht darauf endet.

## perft, analyse, engine, bench

option-perft-depth = Wie viele Halbzüge tief.
option-perft-divide = Auch zählen, was auf jeden Zug folgt.
option-perft-json = JSON ausgeben: game, fen, depth, nodes, depths, divide.
option-analyse-output = Zieldatei (Standard: die Standardausgabe).
option-analyse-svg = Auch die Bewertung einer Partie zeichnen.
option-analyse-time = Sekunden je Stellung.
option-analyse-nodes = Knoten je Stellung (Standard: 100000).
option-analyse-depth = Halbzüge je Stellung.
option-analyse-theme = Farben der Kurve (Standard: light).
option-engine-json = Anfragen und Antworten sind JSON-Zeilen.
option-engine-workers = Wie viele Stellungen zugleich (Standard: 2).
option-engine-hash = Hashtabelle für jede davon, in MB (Standard: 16).
option-bench-json = JSON ausgeben: signature, nodes_per_second, positions (game, fen, depth, nodes, seconds).

## match

option-match-first = Der erste Spieler, siehe oben.
option-match-second = Der zweite Spieler.
option-match-first-option = Eine Option eines UGI-Programms setzen.
option-match-second-option = Dasselbe für den zweiten Spieler.
option-match-movetime = Millisekunden je Zug (Standard: 100).
option-match-clock = Sekunden für eine Partie und für jeden Zug.
option-match-nodes = Knoten je Zug.
option-match-depth = Wie viele Halbzüge vorausgerechnet werden.
option-match-margin = Zulässige Zeitüberschreitung in Millisekunden (Standard: 250).
option-match-patience = Ohne Zeitvorgabe: längste Wartezeit auf einen Zug in Sekunden (Standard: 60).
option-match-openings = Aufstellungen, in Six basic,advanced; all; oder eine Datei.
option-match-random-plies = Danach so viele zufällige Züge (Standard: 2; Six: 4).
option-match-balance = Keine zufälligen Züge, die eine Suche als schlechter bewertet.
option-match-seed = Startwert für den Zufall (Standard: 1).
option-match-ply-limit = Remis nach so vielen Halbzügen (Standard: 400).
option-match-adjudicate = Als gewonnen werten, wenn beide so lange so hoch bewerten.
option-match-adjudicate-draw = Als remis werten, wenn beide so lange nicht höher bewerten.
option-match-games = Höchstzahl der Partien, zwei je Eröffnung (Standard: 100).
option-match-concurrency = Wie viele Partien zugleich (Standard: 1).
option-match-sprt = Aufhören, sobald eine der beiden Hypothesen feststeht.
option-match-save = Die Partien in dieser Datei speichern und dort fortfahren.
option-match-json = JSON ausgeben, mit allen Zahlen.

## tournament

option-tournament-player = Ein Spieler, für jeden einmal; siehe oben.
option-tournament-player-option = Eine Option des UGI-Programms Nummer N setzen, etwa 2:Hash=64.
option-tournament-format = round-robin (Standard), gauntlet oder swiss.
option-tournament-cycles = Wie oft dieselben gegeneinander spielen (Standard: 2).
option-tournament-rounds = Runden im Schweizer System (Standard: 5).
option-tournament-movetime = Millisekunden je Zug.

## puzzles

option-make-out = Zieldatei; was schon darin steht, bleibt.
option-make-count = Wie viele die Datei enthalten soll (Standard: 100).
option-make-seed = Startwert für den Zufall (Standard: 1).
option-make-from = Zuerst in diesen Partien suchen.
option-check-files = Dateien mit Aufgaben (Standard: die von hexad).
option-check-json = JSON ausgeben: puzzles, kinds, broken.
option-puzzle-id = Welche Aufgabe (Standard: die des Tages).
option-puzzle-game = Die Aufgabe des Tages für dieses Spiel.
option-puzzle-file = In dieser Datei suchen.
option-puzzle-solution = Auch die Lösung zeigen.
option-admin-name = Der Name der Partie.
option-admin-json = JSON ausgeben.
option-admin-truncate = Die lesbaren Ereignisse behalten und dort weiterspielen.
option-admin-call-off = Sie behalten und die Partie ohne Ergebnis beenden.
option-admin-yes = Nicht nachfragen.
option-admin-check = Nur vergleichen.
option-admin-all = Auch die geschlossenen.
option-admin-number = Die Nummer der Meldung.
option-admin-close = Die Meldung mit dieser Notiz schließen.
option-admin-player = Der Name oder die Kennung des Spielers.
option-admin-reason = Warum, für das Protokoll.
option-admin-who = Wer es tut, für das Protokoll (Standard: der Benutzer dieses Rechners).
