## Hogyan kezdődik egy játszma

option-fen = Ebből az állásból indul.
option-layout = Abalone: ebből a felállásból indul.
option-rules = Six: szétválaszthatja egy lépés a csoportot?
option-declare = Six: magától nyer az alakzat, vagy be kell jelenteni?
option-first-move = Six: érvényes az S3 szabály?
option-players = Six: ketten, vagy négyen két csapatban.
option-begins = Six: a fekete csapat melyik játékosa kezd.
option-repetition = Döntetlen a harmadik ismétlésnél, vagy soha.
option-moves = Utána ezeket lépi meg, például "a1b2 i5h5".

## Melyik állás, melyik játszma

option-position = abalone, six vagy egy fájl játszmákkal.
option-position-game = Fájlnál: hányadik játszma (alapértelmezés: 1).
option-position-ply = Fájlnál: hány féllépés után (alapértelmezés: a végén).
option-game = abalone vagy six.
option-record = Játszmák .hgn vagy .apgn fájlja; a - a szabványos bemenet.
option-only-game = Csak ez a játszma.

## play

option-play-game = abalone vagy six; ha hiányzik, megkérdezi.
option-play-clock = Percek fejenként: 10, 15+10 (lépésenként hozzáadott másodperc), 15d5 (késleltetés).
option-play-level = Játék a gép ellen: 1 (első lépések) és 10 (teljes erő) között.
option-play-side = Melyik oldal a tiéd a gép ellen (alapértelmezés: fekete).
option-play-save = Minden lépés után ebbe az új fájlba menti a játszmát.
option-play-resume = Folytatja ezt a játszmát, és oda is menti.

## serve

option-serve-host = Cím (alapértelmezés: 127.0.0.1); a 0.0.0.0 a hálózat minden gépéről elérhető.
option-serve-port = Port (alapértelmezés: 6161); a 0 bármelyik szabad port.
option-serve-data = A játszmák és a titkos kulcsok mappája.
option-serve-db = PostgreSQL az SQLite helyett; vagy HEXAD_DB.
option-serve-bus = Redis, több folyamathoz; vagy HEXAD_BUS.
option-serve-single-process = --db mellett, --bus nélkül: az adatbázist csak ez a folyamat használja.
option-serve-workers = Szerverfolyamatok száma (alapértelmezés: 1).
option-serve-engines = Gondolkodó folyamatok száma mindegyikhez.
option-serve-behind-proxy = Megbízik a proxy által közölt ügyfélcímekben.
option-serve-trusted-hops = Proxyk száma a szerver előtt (alapértelmezés proxy mögött: 1).
option-serve-tls = TLS a helyi hálózatra szóló tanúsítvánnyal, amely egyszer, az adatmappában jön létre.
option-serve-tls-certificate = Saját tanúsítvány a TLS-hez, PEM-ként, a láncával együtt.
option-serve-tls-key = A tanúsítvány titkos kulcsa, PEM-ként.
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
option-show-output = Képet ír: .svg vagy .png, --animate esetén .gif vagy .webp.
option-show-large = A terminálban: kerek vagy kicsi golyók és lapkák.
option-show-json = JSON-t ír: game, fen, turn, ply, move_number, pieces, outcome, pushed_off vagy hands, phase.
option-show-animate = A játszmát mozgóképként írja ki (-o is kell hozzá).
option-show-seconds = Mozgóképnél: hány másodperc egy lépés (alapértelmezés: 1).
option-show-plies = Mozgóképnél: csak ezek a féllépések, például 10-40.
option-moves-from = Csak az ezeken a mezőkön álló golyók, lapkák lépései.
option-moves-json = JSON-t ír: game, fen, turn, count, moves.
option-explain-move = A lépés, például a1b2 vagy 2,-1.
option-explain-cells = Vagy: ami ezeken a mezőkön áll ...
option-explain-to = ... ebbe az irányba (NE), vagy erre a mezőre.
option-explain-json = JSON-t ír: legal, rule, code, text (angolul), move.
option-formations-kind = Csak ezek, például szumitó.
option-formations-large = Kerek vagy kicsi golyók és lapkák.
option-formations-json = JSON-t ír: game, fen, formations (kind, player, cells, against, missing, shape, direction).

## glossary, rules, rulebook, layouts

option-glossary-term = Egy fogalom, vagy abalone, six (alapértelmezés: mind).
option-glossary-json = JSON-t ír: game, kind, term, meaning listája.
option-rules-id = Egy szabály, például A12; vagy abalone, six, rulings.
option-rules-json = JSON-t ír: id, text, ruling (a mi döntésünk-e) listája.
option-rulebook-out = Célfájl (alapértelmezés: rulebook-NYELV.pdf).
option-rulebook-game = Csak abalone, vagy csak six.
option-rulebook-paper = a4 vagy letter (alapértelmezés: a4).
option-layouts-json = JSON-t ír: minden nevet az állásával.

## replay, convert

option-replay-ply = A tábla ennyi féllépés után.
option-replay-boards = A tábla minden féllépés után.
option-replay-step = Féllépésenként végigvezet egy játszmán.
option-replay-check = Beolvas és megszámol minden játszmát; a lépéseket nem írja ki.
option-replay-json =
    Játszmánként egy JSON-sort ír: number, game, tags, fen, moves, clocks, result, end. A --check kapcsolóval egyet
    az összesről: file, games, plies, results, broken (game, line, column, text, expected, rule, code).
option-convert-output = Célfájl; a - a szabványos kimenet.
option-convert-to = A formátum, ha a CÉL nevéből nem derül ki.

## perft, analyse, engine, bench

option-perft-depth = Hány féllépés mélyen.
option-perft-divide = Azt is megszámolja, mi jön az egyes lépések után.
option-perft-json = JSON-t ír: game, fen, depth, nodes, depths, divide.
option-analyse-output = Célfájl (alapértelmezés: szabványos kimenet).
option-analyse-svg = Egy játszma értékelését le is rajzolja.
option-analyse-time = Ennyi másodperc állásonként.
option-analyse-nodes = Ennyi csomópont állásonként (alapértelmezés: 100000).
option-analyse-depth = Ennyi féllépés mélyen.
option-analyse-theme = A grafikon színei (alapértelmezés: light).
option-engine-json = A kérések és a válaszok JSON-sorok.
option-engine-workers = Hány állás egyszerre (alapértelmezés: 2).
option-engine-hash = Mindegyik táblázatának mérete (alapértelmezés: 16).
option-bench-json = JSON-t ír: signature, nodes_per_second, positions (game, fen, depth, nodes, seconds).

## match

option-match-first = Az egyik játékos, lásd fent.
option-match-second = A másik.
option-match-first-option = Egy UGI-program beállítása.
option-match-second-option = A másik program beállítása.
option-match-movetime = Ezredmásodperc lépésenként (alapértelmezés: 100).
option-match-clock = Másodperc egy játszmára és egy lépésre.
option-match-nodes = Csomópont lépésenként.
option-match-depth = Hány féllépésre néz előre.
option-match-margin = Ennyi késést még megenged (alapértelmezés: 250).
option-match-patience = Idő nélkül: legfeljebb ennyit vár egy lépésre (alapértelmezés: 60).
option-match-openings = Felállások, Sixben basic,advanced; all; vagy egy fájl.
option-match-random-plies = Utána ennyi véletlen lépés (alapértelmezés: 2; Six: 4).
option-match-balance = Kihagyja az olyan véletlen lépést, amelyet egy keresés rosszabbnak lát.
option-match-seed = Más véletlen lépések (alapértelmezés: 1).
option-match-ply-limit = Döntetlen ennyi féllépés után (alapértelmezés: 400).
option-match-adjudicate = Győzelem, ha mindketten ennyi ideig így látják.
option-match-adjudicate-draw = Döntetlen, ha egyikük sem lát ennél többet.
option-match-games = Legfeljebb hány játszma, megnyitásonként kettő (alapértelmezés: 100).
option-match-concurrency = Hány játszma egyszerre (alapértelmezés: 1).
option-match-sprt = Megáll, ha a két feltevés egyike bizonyított.
option-match-save = Megőrzi a játszmákat, és a meglévők után folytatja.
option-match-json = JSON-t ír, minden számmal.

## tournament

option-tournament-player = Egy játékos, mindegyikhez egyszer; lásd fent.
option-tournament-player-option = Az N. UGI-program beállítása, például 2:Hash=64.
option-tournament-format = round-robin (alapértelmezés), gauntlet vagy swiss.
option-tournament-cycles = Hányszor játszanak ugyanazok egymással (alapértelmezés: 2).
option-tournament-rounds = A fordulók száma svájci rendszerben (alapértelmezés: 5).
option-tournament-movetime = Ezredmásodperc lépésenként.

## puzzles

option-make-out = Célfájl; ami benne van, megmarad.
option-make-count = Hány feladvány legyen a fájlban (alapértelmezés: 100).
option-make-seed = Más játszmák (alapértelmezés: 1).
option-make-from = Először ezekben a játszmákban keres.
option-check-files = Feladványok fájljai (alapértelmezés: a hexad feladványai).
option-check-json = JSON-t ír: puzzles, kinds, broken.
option-puzzle-id = Melyik feladvány (alapértelmezés: a nap feladványa).
option-puzzle-game = A nap feladványa ehhez a játékhoz.
option-puzzle-file = Ebben a fájlban keres.
option-puzzle-solution = A megoldást is megmutatja.
option-admin-name = A játszma neve.
option-admin-json = JSON-t ír.
option-admin-truncate = Megtartja az olvasható eseményeket, és onnan folytatja a játszmát.
option-admin-call-off = Megtartja őket, és eredmény nélkül lezárja a játszmát.
option-admin-yes = Nem kérdez.
option-admin-check = Csak összehasonlít.
option-admin-all = A lezártakat is.
option-admin-number = A bejelentés száma.
option-admin-close = Ezzel a megjegyzéssel lezárja a bejelentést.
option-admin-player = A játékos neve vagy azonosítója.
option-admin-reason = Az ok, a naplóhoz.
option-admin-who = Ki teszi, a naplóhoz (alapértelmezés: a gép felhasználója).
