## Wie eine Partie beginnt

option-fen = Mit dieser Stellung beginnen.
option-layout = Abalone: mit dieser Aufstellung beginnen.
option-rules = Six: Darf ein Zug die Gruppe trennen?
option-declare = Six: Gewinnt eine Form von selbst?
option-first-move = Six: Gilt Regel S3?
option-players = Six: zu zweit, oder zu viert in zwei Teams.
option-begins = Six: welcher der beiden schwarzen Spieler beginnt.
option-repetition = Remis bei der dritten Wiederholung, oder nie.
option-moves = Dann diese Züge spielen, etwa "a1b2 i5h5".

## Welche Stellung, welche Notation

option-position = abalone, six oder eine Datei mit einer Notation.
option-position-game = Bei einer Datei: welche Partie; sonst die erste.
option-position-ply = Bei einer Datei: nach wie vielen Halbzügen; sonst am Ende.
option-game = abalone oder six.
option-record = Eine Notation, .hgn oder .apgn; - ist die Standardeingabe.
option-only-game = Nur diese Partie.

## play

option-play-game = abalone oder six; fehlt es, wird danach gefragt.
option-play-clock = Minuten für jeden: 10, 15+10 (Sekunden je Zug dazu), 15d5 (Verzögerung).
option-play-level = Gegen den Computer spielen: 1 (erste Schritte) bis 10 (volle Stärke).
option-play-side = Die eigene Seite gegen den Computer; sonst Schwarz.
option-play-save = Die Partie nach jedem Zug in dieser neuen Datei speichern.
option-play-resume = Diese Partie fortsetzen und dort speichern.

## serve

option-serve-host = 127.0.0.1; 0.0.0.0 ist für alle.
option-serve-port = 6161; 0 nimmt irgendeinen freien.
option-serve-data = Wo Partien und Geheimnisse liegen.
option-serve-db = PostgreSQL statt SQLite; oder HEXAD_DB.
option-serve-bus = Redis, für mehrere Prozesse; oder HEXAD_BUS.
option-serve-single-process = Mit --db und ohne --bus: Nur dieser Prozess nutzt die Datenbank.
option-serve-workers = Prozesse, die bedienen; sonst 1.
option-serve-engines = Prozesse, die rechnen, für jeden davon.
option-serve-analysts = Prozesse für alle, die analysieren; sonst 1.
option-serve-behind-proxy = Einem Proxy glauben, was er von Clients sagt.
option-serve-trusted-hops = Proxys vor dem Server; hinter einem Proxy 1.
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
option-show-large = Im Terminal: runde Figuren, oder kleine.
option-show-json = JSON ausgeben: game, fen, turn, ply, move_number, pieces, outcome, pushed_off oder hands, phase.
option-moves-from = Nur Züge von diesen Feldern aus.
option-moves-json = JSON ausgeben: game, fen, turn, count, moves.
option-explain-move = Der Zug, etwa a1b2 oder 2,-1.
option-explain-cells = Oder: was auf diesen Feldern steht ...
option-explain-to = ... in diese Richtung (NE) oder auf dieses Feld.
option-explain-json = JSON ausgeben: legal, rule, code, text (auf Englisch), move.
option-formations-kind = Nur diese, etwa Sumito.
option-formations-large = Runde Figuren, oder kleine.
option-formations-json = JSON ausgeben: game, fen, formations (kind, player, cells, against, missing, shape, direction).

## glossary, rules, rulebook, layouts

option-glossary-term = Ein Begriff, oder abalone oder six; sonst alle.
option-glossary-json = JSON ausgeben: eine Liste aus game, kind, term, meaning.
option-rules-id = Eine Regel, etwa A12; oder abalone, six, rulings.
option-rules-json = JSON ausgeben: eine Liste aus id, text, ruling (ob sie von uns ist).
option-rulebook-out = Wohin; sonst nach rulebook-SPRACHE.pdf.
option-rulebook-game = Nur abalone oder nur six.
option-rulebook-paper = a4 oder letter (a4).
option-layouts-json = JSON ausgeben: jeden Namen mit seiner Stellung.

## replay, convert

option-replay-ply = Das Brett nach so vielen Halbzügen.
option-replay-boards = Das Brett nach jedem Halbzug.
option-replay-step = Schritt für Schritt durch eine Partie gehen.
option-replay-check = Alle Partien lesen und zählen, ohne Züge zu zeigen.
option-replay-json =
    Für jede Partie eine Zeile JSON ausgeben: number, game, tags, fen, moves, clocks, result, end. Mit --check eine
    für alle: file, games, plies, results, broken (game, line, column, text, expected, rule, code).
option-convert-output = Wohin; - ist die Standardausgabe.
option-convert-to = Das Format, wenn ZIEL nicht darauf endet.

## perft, analyse, engine, bench

option-perft-depth = Wie viele Halbzüge tief.
option-perft-divide = Auch zählen, was auf jeden Zug folgt.
option-perft-json = JSON ausgeben: game, fen, depth, nodes, depths, divide.
option-analyse-output = Wohin; sonst auf die Standardausgabe.
option-analyse-svg = Auch die Bewertung einer Partie zeichnen.
option-analyse-time = So viele Sekunden je Stellung.
option-analyse-nodes = So viele Knoten; ohne Angabe 100000.
option-analyse-depth = So viele Halbzüge tief.
option-analyse-theme = Farben der Kurve; sonst light.
option-engine-json = Anfragen und Antworten sind Zeilen mit JSON.
option-engine-workers = Wie viele Stellungen zugleich; sonst 2.
option-engine-hash = Die Tabelle für jede davon; sonst 16.
option-bench-json = JSON ausgeben: signature, nodes_per_second, positions (game, fen, depth, nodes, seconds).

## match

option-match-first = Ein Spieler, siehe oben.
option-match-second = Der andere.
option-match-first-option = Eine Option eines UGI-Programms setzen.
option-match-second-option = Beim anderen.
option-match-movetime = Millisekunden je Zug (100).
option-match-clock = Sekunden für eine Partie und für jeden Zug.
option-match-nodes = Knoten je Zug.
option-match-depth = Wie viele Halbzüge vorausgesehen wird.
option-match-margin = Wie viel Verspätung verziehen wird (250).
option-match-patience = Ohne Zeitangabe: wie lange auf einen Zug gewartet wird (60).
option-match-openings = Aufstellungen, in Six basic,advanced; all; oder eine Datei.
option-match-random-plies = Danach so viele zufällige Züge (2; Six: 4).
option-match-balance = Keine zufälligen Züge, die eine Suche schlechter findet.
option-match-seed = Andere zufällige Züge (1).
option-match-ply-limit = Remis nach so vielen Halbzügen (400).
option-match-adjudicate = Gewonnen, wenn beide so lange so urteilen.
option-match-adjudicate-draw = Remis, wenn beide nicht mehr als das sehen.
option-match-games = Wie viele Partien höchstens, zwei je Eröffnung (100).
option-match-concurrency = Wie viele Partien zugleich (1).
option-match-sprt = Aufhören, sobald einer der beiden Werte feststeht.
option-match-save = Die Partien aufheben und bei den vorhandenen fortfahren.
option-match-json = JSON ausgeben, mit allen Zahlen.

## puzzles

option-make-out = Wohin; was schon darin steht, bleibt.
option-make-count = Wie viele die Datei enthalten soll (100).
option-make-seed = Andere Partien (1).
option-make-from = Zuerst in diesen Partien suchen.
option-check-files = Dateien mit Aufgaben; sonst die von hexad.
option-check-json = JSON ausgeben: puzzles, kinds, broken.
option-puzzle-id = Welche Aufgabe; sonst die des Tages.
option-puzzle-game = Die Aufgabe des Tages für dieses Spiel.
option-puzzle-file = In dieser Datei suchen.
option-puzzle-solution = Auch die Lösung zeigen.
option-admin-name = Die Partie.
option-admin-json = JSON ausgeben.
option-admin-truncate = Die lesbaren Ereignisse behalten und dort weiterspielen.
option-admin-call-off = Sie behalten und die Partie ohne Ergebnis beenden.
option-admin-yes = Nicht nachfragen.
