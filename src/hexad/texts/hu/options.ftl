## Hogyan kezdődik egy játszma

option-fen = Ebből az állásból indul.
option-layout = Abalone: ebből a felállásból indul.
option-rules = Six: szétválaszthatja egy lépés a csoportot?
option-declare = Six: magától nyer az alakzat?
option-first-move = Six: érvényes az S3 szabály?
option-players = Six: ketten, vagy négyen két csapatban.
option-begins = Six: melyik fekete játékos kezd.
option-repetition = Döntetlen a harmadik ismétlésnél, vagy soha.
option-moves = Aztán ezeket lépi meg, például "a1b2 i5h5".

## Melyik állás, melyik játszma

option-position = abalone, six vagy egy fájl játszmákkal.
option-position-game = Fájlnál: hányadik játszma; különben az első.
option-position-ply = Fájlnál: hány féllépés után; különben a végén.
option-game = abalone vagy six.
option-record = Játszmák .hgn vagy .apgn fájlja; a - a szabványos bemenet.
option-only-game = Csak ez a játszma.

## play

option-play-game = abalone vagy six; ha hiányzik, megkérdezi.
option-play-clock = Percek fejenként: 10, 15+10 (lépésenként hozzáadott másodperc), 15d5 (késleltetés).
option-play-level = Játék a gép ellen: 1 (első lépések) és 10 (teljes erő) között.
option-play-side = Saját oldal a gép ellen; különben fekete.
option-play-save = Minden lépés után ebbe az új fájlba menti a játszmát.
option-play-resume = Folytatja ezt a játszmát, és oda is menti.

## serve

option-serve-host = 127.0.0.1; a 0.0.0.0 mindenkinek szól.
option-serve-port = 6161; a 0 bármelyik szabad port.
option-serve-data = Hol vannak a játszmák és a titkok.
option-serve-db = PostgreSQL az SQLite helyett; vagy HEXAD_DB.
option-serve-bus = Redis, több folyamathoz; vagy HEXAD_BUS.
option-serve-single-process = --db mellett, --bus nélkül: az adatbázist csak ez a folyamat használja.
option-serve-workers = Kiszolgáló folyamatok; különben 1.
option-serve-engines = Gondolkodó folyamatok, mindegyikhez.
option-serve-analysts = Folyamatok az elemzőknek; különben 1.
option-serve-behind-proxy = Elhiszi, amit egy proxy az ügyfelekről mond.
option-serve-trusted-hops = Proxyk száma a szerver előtt; proxy mögött 1.
option-serve-log-json = Terminálban is JSON-ban naplóz.
option-serve-no-browser = Nem nyit böngészőt.

## show, moves, explain, formations

option-show-theme = light, dark, colour-blind vagy colour-blind-dark.
option-show-width = A kép szélessége képpontban.
option-show-flipped = A másik oldalról nézve.
option-show-coordinates = Kiírja a mezők nevét.
option-show-last-move = Ezt mutatja utolsó lépésnek; none esetén egyet sem.
option-show-highlight = Megjelöli ezeket a mezőket.
option-show-formations = Körberajzolja ezeket, például szumitó.
option-show-svg = SVG-képet ír; a - a szabványos kimenet.
option-show-png = PNG-képet ír; a - a szabványos kimenet.
option-show-large = A terminálban: kerek vagy kicsi bábuk.
option-show-json = JSON-t ír: game, fen, turn, ply, move_number, pieces, outcome, pushed_off vagy hands, phase.
option-moves-from = Csak az ezeken a mezőkön állók lépései.
option-moves-json = JSON-t ír: game, fen, turn, count, moves.
option-explain-move = A lépés, például a1b2 vagy 2,-1.
option-explain-cells = Vagy: ami ezeken a mezőkön áll ...
option-explain-to = ... ebbe az irányba (NE), vagy erre a mezőre.
option-explain-json = JSON-t ír: legal, rule, code, text (angolul), move.
option-formations-kind = Csak ezek, például szumitó.
option-formations-large = Kerek vagy kicsi bábuk.
option-formations-json = JSON-t ír: game, fen, formations (kind, player, cells, against, missing, shape, direction).

## glossary, rules, rulebook, layouts

option-glossary-term = Egy fogalom, vagy abalone, six; különben mind.
option-glossary-json = JSON-t ír: game, kind, term, meaning listája.
option-rules-id = Egy szabály, például A12; vagy abalone, six, rulings.
option-rules-json = JSON-t ír: id, text, ruling (a mi döntésünk-e) listája.
option-rulebook-out = Hová; különben rulebook-NYELV.pdf.
option-rulebook-game = Csak abalone, vagy csak six.
option-rulebook-paper = a4 vagy letter (a4).
option-layouts-json = JSON-t ír: minden nevet az állásával.

## replay, convert

option-replay-ply = A tábla ennyi féllépés után.
option-replay-boards = A tábla minden féllépés után.
option-replay-step = Végiglépked egy játszmán.
option-replay-check = Beolvas és megszámol minden játszmát, lépések nélkül.
option-replay-json =
    Játszmánként egy JSON-sort ír: number, game, tags, fen, moves, clocks, result, end. A --check kapcsolóval egyet
    az összesről: file, games, plies, results, broken (game, line, column, text, expected, rule, code).
option-convert-output = Hová; a - a szabványos kimenet.
option-convert-to = A formátum, ha a CÉL nevéből nem derül ki.

## perft, analyse, engine, bench

option-perft-depth = Hány féllépés mélyen.
option-perft-divide = Azt is megszámolja, mi jön az egyes lépések után.
option-perft-json = JSON-t ír: game, fen, depth, nodes, depths, divide.
option-analyse-output = Hová; különben a szabványos kimenetre.
option-analyse-svg = Egy játszma értékelését le is rajzolja.
option-analyse-time = Ennyi másodperc egy állásra.
option-analyse-nodes = Ennyi csomópont; ha semmi sincs megadva, 100000.
option-analyse-depth = Ennyi féllépés mélyen.
option-analyse-theme = A grafikon színei; különben light.
option-engine-json = A kérések és a válaszok JSON-sorok.
option-engine-workers = Hány állás egyszerre; különben 2.
option-engine-hash = Mindegyik táblázata; különben 16.
option-bench-json = JSON-t ír: signature, nodes_per_second, positions (game, fen, depth, nodes, seconds).

## match

option-match-first = Az egyik játékos, lásd fent.
option-match-second = A másik.
option-match-first-option = Egy UGI-program beállítása.
option-match-second-option = A másiké.
option-match-movetime = Ezredmásodperc lépésenként (100).
option-match-clock = Másodperc egy játszmára és egy lépésre.
option-match-nodes = Csomópont lépésenként.
option-match-depth = Hány féllépésre néz előre.
option-match-margin = Mennyi késés bocsánatos (250).
option-match-patience = Idő nélkül: legfeljebb mennyit vár egy lépésre (60).
option-match-openings = Felállások, Sixben basic,advanced; all; vagy egy fájl.
option-match-random-plies = Utána ennyi véletlen lépés (2; Six: 4).
option-match-balance = Nincs olyan véletlen lépés, amelyet egy keresés rosszabbnak lát.
option-match-seed = Más véletlen lépések (1).
option-match-ply-limit = Döntetlen ennyi féllépés után (400).
option-match-adjudicate = Győzelem, ha mindketten ennyi ideig így látják.
option-match-adjudicate-draw = Döntetlen, ha egyikük sem lát ennél többet.
option-match-games = Legfeljebb hány játszma, megnyitásonként kettő (100).
option-match-concurrency = Hány játszma egyszerre (1).
option-match-sprt = Megáll, ha a kettő közül az egyik bizonyított.
option-match-save = Megőrzi a játszmákat, és a bent lévőktől folytatja.
option-match-json = JSON-t ír, minden számmal.

## puzzles

option-make-out = Hová; ami benne van, megmarad.
option-make-count = Hány feladvány legyen a fájlban (100).
option-make-seed = Más játszmák (1).
option-make-from = Először ezekben a játszmákban keres.
option-check-files = Feladványok fájljai; különben a hexadéi.
option-check-json = JSON-t ír: puzzles, kinds, broken.
option-puzzle-id = Melyik feladvány; különben a napé.
option-puzzle-game = A nap feladványa ehhez a játékhoz.
option-puzzle-file = Ebben a fájlban keres.
option-puzzle-solution = A megoldást is megmutatja.
option-admin-name = A játszma.
option-admin-json = JSON kiírása.
option-admin-truncate = Megtartja az olvasható eseményeket, onnan megy tovább.
option-admin-call-off = Megtartja őket, és eredmény nélkül lezárja a játszmát.
option-admin-yes = Nem kérdez.
