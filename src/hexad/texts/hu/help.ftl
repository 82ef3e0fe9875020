## A súgólap részei

help-usage = Használat:
help-arguments = Argumentumok
help-options = Kapcsolók
help-commands = Parancsok
help-required = kötelező
help-help = Megmutatja ezt a súgót.
help-version = Kiírja a verziót.
help-language = A kiírások nyelve.

## Ami egy érték helyén áll

help-word-options = KAPCSOLÓK
help-word-command = PARANCS
help-word-args = ARGUMENTUMOK
help-word-address = CÍM
help-word-cells = MEZŐK
help-word-colour = SZÍN
help-word-depth = MÉLYSÉG
help-word-file = FÁJL
help-word-folder = MAPPA
help-word-game = JÁTÉK
help-word-graph = GRAFIKON
help-word-kind = FOGALOM
help-word-list = LISTA
help-word-move = LÉPÉS
help-word-name = NÉV
help-word-number = SZÁM
help-word-out = CÉL
help-word-plies = FÉLLÉPÉS
help-word-points = PONT
help-word-record = JÁTSZMÁK
help-word-size = MÉRET
help-word-spec = JÁTÉKOS
help-word-term = FOGALOM
help-word-text = SZÖVEG
help-word-time = IDŐ
help-word-value = ÉRTÉK
help-word-where = HOVÁ

## A parancsok: egy sor, a többi tudnivaló, egy példa

help-hexad =
    Abalone és Six: játék, elemzés, magyarázat és ellenőrzés.

    Példa: hexad play abalone --layout belgian-daisy

help-play =
    Játszma másokkal vagy a gép ellen.

    Játék közben a „súgó” szó mutatja meg, mit lehet beírni. Ha a szabványos bemenet nem terminál, minden sora egy lépés
    vagy egy parancsszó, és a kilépési kód 1, ha valamelyik nem volt jó. Ha a bemenet előbb ér véget, mint a játszma, a
    program elmenti a játszmát, és az utolsó sorban kiírja, hová.

    Példák: hexad play abalone --layout belgian-daisy --clock 15+10
            hexad play six --level 3 --side piros
            hexad play six --players 4 --save este.hgn

help-serve =
    Játék böngészőben, másokkal vagy a gép ellen.

    A játszmák a felhasználó adatmappájában vannak. A Ctrl+C leállítja a szervert; újraindítás után a játszmák
    folytatódnak.

    Példa: hexad serve --port 8080

help-show =
    Megmutat egy állást a terminálban vagy képként.

    Az --animate kapcsolóval egy egész játszmából mozgókép lesz.

    Példák: hexad show abalone --layout belgian-daisy --png margareta.png
            hexad show donto.hgn --ply 40 --formations szumitó
            hexad show donto.hgn --animate -o donto.gif

help-moves =
    Felsorolja egy állás szabályos lépéseit.

    A lépések név szerint rendezve jelennek meg; ha program olvassa őket, soronként egy.

    Példa: hexad moves abalone --from c3,c4

help-explain =
    Megmondja, szabályos-e egy lépés, és melyik szabály szerint.

    A kilépési kód szabályos lépésnél 0, szabálytalannál 1.

    Példák: hexad explain abalone c3d4
            hexad explain abalone --cells c3,c4 --to NE
            hexad explain six 2,-1

help-formations =
    Megkeresi a formációkat egy táblán.

    Az Abalone formációi a blokk, a szumitó, az egyensúly és a többi, a Sixé a fenyegetés és az összetartó lapka. A
    tábla a kért formációkat jelöli meg, --kind nélkül a legszembetűnőbbeket. A terminálban a hosszú lista rövidítve
    jelenik meg.

    Példa: hexad formations abalone --layout domination --kind szumitó

help-glossary =
    Elmagyarázza a játékok fogalmait.

    A fogalmak magyar és angol nevükön is megtalálhatók.

    Példa: hexad glossary szumitó

help-rules =
    Kiírja a szabályokat, mindet vagy egyet.

    Amit a nyomtatott szabályok nyitva hagynak, azt a mi döntéseink rendezik: az R-rel kezdődő szabályok.

    Példa: hexad rules A12

help-rulebook =
    PDF-be írja a szabálykönyvet: szabályok, ábrák, terminológia.

    Példa: hexad rulebook --out szabalyok.pdf

help-layouts =
    Megmutatja az Abalone felállásait a nevükkel.

    Példa: hexad layouts

help-replay =
    Kiírja egy fájl játszmáit, vagy ellenőrzi mindet.

    Minden lépést a szabályok szerint ellenőriz. A hibás játszmát sorral és oszloppal jelzi a szabványos hibakimeneten,
    a többit ettől függetlenül beolvassa, és a kilépési kód 1.

    Példák: hexad replay donto.hgn --boards
            hexad replay jatszmak.apgn --check

help-convert =
    Átalakítja a játszmákat .hgn formátumba vagy JSON-sorokká.

    Egy JSON-sorban a fő változat van: number, game, tags, fen, moves, clocks (századmásodperc), result, end. A hibás
    játszmát jelzi a szabványos hibakimeneten és kihagyja, a többit ettől függetlenül kiírja, és a kilépési kód 1.

    Példák: hexad convert jatszmak.apgn -o jatszmak.hgn
            hexad convert jatszmak.hgn -o - --to jsonl

help-perft =
    Megszámolja, hány állás érhető el, és méri a sebességet.

    Az ismétlés és a lépéskorlát miatti döntetlen nem számít, ahogy az ilyen számolásoknál szokás.

    Példa: hexad perft abalone 5 --layout belgian-daisy

help-analyse =
    Értékeli a játszmákat, és megjelöli a hibákat.

    Minden lépés értékelést kap, Fekete szemszögéből. Az a lépés, amely rontott az álláson, kétes lépés ($6), hiba ($2)
    vagy durva hiba ($4), mellette a jobb változattal. A hibás játszmát jelzi a szabványos hibakimeneten és kihagyja,
    és a kilépési kód 1.

    Példa: hexad analyse donto.hgn -o ertekelt.hgn --svg grafikon.svg

help-ugi =
    A motor más programoknak, UGI-protokollon.

    A parancsok soronként érkeznek a szabványos bemeneten, a válasz a szabványos kimeneten jön, akkor is, ha a motor épp
    gondolkodik. Az `ugi` felsorolja a beállításokat; a `quit` vagy a bemenet vége kilép.

    Példa: echo go depth 8 | hexad ugi abalone

# A kapcsos zárójel a JSON-é, nem a Fluenté.
help-engine =
    A motor más programoknak, JSON-ban.

    A szabványos bemenet minden sora egy kérés: id, game, és ha kell, fen, options, moves; time (másodperc), nodes,
    depth, remaining, increment; level, lines, partial. A {"{"}"cancel": ID{"}"} idő előtt befejez egy kérést.

    A szabványos kimenet minden sora egy válasz: id, partial, move, depth, nodes, seconds, hash_full, lines (rank,
    points, win_in, chances, moves), és ha van, result, reason, cancelled; vagy id és error.

    Példa: echo '{"{"}"id": 1, "game": "six", "depth": 6{"}"}' | hexad engine --json

help-bench =
    Megszámolja, hány csomópontot vizsgál meg a motor.

    Az aláírás a csomópontok száma mindkét játék rögzített állásaiban, egy szálon, rögzített mélységig. Minden gépen
    ugyanannyi, és csak akkor változik, ha a motor másként gondolkodik.

    Példa: hexad bench

help-match =
    Mérkőzést játszat le, és megmondja, melyik játékos az erősebb.

    Játékos lehet engine, engine:level=3 (1-től 10-ig; depth, nodes, movetime, threads, hash is), random, greedy,
    ugi:PARANCS egy UGI-t ismerő programhoz, vagy api:CÍM egy szerveren lévő bothoz, például
    api:https://example.org/@/Fox. Minden megnyitás kétszer kerül sorra, felcserélt oldalakkal. Amelyik
    játékos összeomlik, túllépi az időt, szabálytalanul lép, érthetetlen választ ad vagy el sem indul, az elveszti a
    játszmát; a program ezeket összeszámolja, és a kilépési kód 1.

    Példák: hexad match six --first engine:level=5 --second engine:level=4
            hexad match abalone --first engine --second "ugi:./other"

help-tournament =
    Versenyt rendez programok között.

    A játékosok ugyanazok, mint a hexad match parancsnál; eléjük név írható: "Róka=ugi:./roka". Körversenyben (round-robin)
    mindenki játszik mindenkivel, a gauntlet formában az első játékos az összes többivel, svájci rendszerben (swiss) az
    azonos pontszámúak egymással. Az alapértelmezett két kör két játszmája ugyanabból a megnyitásból indul, felcserélt
    oldalakkal. A programokat ugyanúgy ellenőrzi, mint mérkőzésen.

    A versenyeken mindig órával játszanak (A16): meg kell adni a --clock vagy a --movetime beállítást. A --save
    beállítással ugyanaz a parancs folytatja a versenyt, bármikor szakadt is félbe.

    A táblázatban ott van minden játékos Élő-pontszáma és annak 95%-os hibája. Svájci rendszerben egy forduló az
    ellenfél, az oldal és az eredmény, például 3b1; a + erőnyerőt jelent.

    Példák: hexad tournament six --player engine:level=3 --player greedy
              --player "Róka=ugi:./roka" --clock 10+0.1 --save games.hgn

help-admin =
    Játszmák javítása, értékszámok újraszámítása, bejelentések.

    Példa: hexad admin games

help-admin-games =
    A karanténban lévő játszmák listája az okkal.

    Az a játszma, amelyet a szerver nem tud beolvasni, karanténba kerül: az oldala jelzi ezt, a többi játszma
    folytatódik.

    Példa: hexad admin games --data /srv/hexad

help-admin-show =
    Kiírja egy játszma eseményeit, jelölve az olvashatatlanokat.

    A kilépési kód 1, ha nem minden esemény olvasható.

    Példa: hexad admin show kY3xQ9vTbW2m --data /srv/hexad

help-admin-repair =
    Helyreállít egy olvashatatlan játszmát.

    A játszmát újra beolvassa: ha ez sikerül, például frissítés után, a játszma kikerül a karanténból. Ha nem, a
    --truncate vagy a --call-off megtartja az olvasható eseményeket. Az eltávolított események a removed_events
    táblában maradnak meg. Az SQLite-ot használó szervert előbb le kell állítani; PostgreSQL mellett a szerverek
    futhatnak.

    Példa: hexad admin repair kY3xQ9vTbW2m --truncate

help-admin-rerate =
    Újraszámítja a játszmák és feladványok értékszámait.

    Az eredménytől eltérő értékszámokat kijavítja. A --check mellett semmi sem változik, és a kilépési kód 1, ha van
    eltérő értékszám. Az SQLite-ot használó szervert előbb le kell állítani, kivéve a --check esetén; PostgreSQL
    mellett a szerverek futhatnak.

    Példa: hexad admin rerate --check --data /srv/hexad

help-admin-reports =
    Kilistázza, mit jelentettek be a játékosok másokról.

    A --all nélkül csak a nyitott bejelentéseket. Egy bejelentést a hexad admin report mutat meg.

    Példa: hexad admin reports --data /srv/hexad

help-admin-report =
    Megmutat egy bejelentést, vagy megjegyzéssel lezárja.

    Azt is megmutatja, mit írt a bejelentett játékos a játszmában, akkor is, ha azóta törölték.

    Példák: hexad admin report 7
            hexad admin report 7 --close "levélben figyelmeztetve"

help-admin-close-account =
    Letilt egy fiókot: senki sem tud vele bejelentkezni.

    A munkamenetei és tokenjei véget érnek; a futó szerverek azonnal bontják a kapcsolatait. A játszmái megmaradnak.

    Példa: hexad admin close-account Zaphod --reason "sértések, 7. bejelentés"

help-admin-reopen-account =
    Feloldja egy fiók letiltását.

    Példa: hexad admin reopen-account Zaphod --reason "megbeszéltük"

help-admin-hide-name =
    Semleges névre cseréli egy játékos nevét.

    A nevet mindenütt lecseréli, a befejezett játszmákban is: a futó szerverek azonnal, a többiek induláskor. Senki sem
    veheti fel újra. Vendéget a hexad admin reports által mutatott azonosítóval lehet megadni.

    Példa: hexad admin hide-name Zaphod --reason "sértő név"

help-admin-audit =
    Kilistázza, mit tettek a rendszergazdák, mikor és miért.

    Példa: hexad admin audit --data /srv/hexad

help-puzzles =
    Feladványok készítése, ellenőrzése, megjelenítése.

    Példa: hexad puzzles show

help-puzzles-make =
    Feladványokat készít, saját vagy meglévő játszmákból.

    Minden feladvány megoldása bizonyított, mielőtt a fájlba kerül. Ha a készítés félbeszakad, ugyanaz a parancs
    folytatja.

    Példa: hexad puzzles make --game six --count 50 --out six.jsonl

help-puzzles-check =
    Újra bizonyítja, hogy a megoldás jó, és nincs másik.

    Ami nem jó, azt fájllal és sorral jelzi, és a kilépési kód 1.

    Példa: hexad puzzles check six.jsonl

help-puzzles-show =
    Megmutatja a nap feladványát vagy egy másikat.

    Példa: hexad puzzles show --game abalone --solution
