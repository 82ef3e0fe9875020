## Maga a parancssor

wrong-usage = { $text } (lásd: { $command } --help)
wrong-no-option = nincs ilyen kapcsoló: { $option }
wrong-no-option-perhaps = nincs ilyen kapcsoló: { $option } (talán { $options })
wrong-no-command = nincs „{ $name }” nevű parancs
wrong-no-command-perhaps = nincs „{ $name }” nevű parancs. Talán ez: { $others }?
wrong-missing-argument = hiányzik: { $metavar }
wrong-missing-option = hiányzik ez a kapcsoló: { $option }
wrong-needs-value = ehhez a kapcsolóhoz érték kell: { $option }
wrong-takes-no-value = ehhez a kapcsolóhoz nem tartozik érték: { $option }
wrong-too-many = ez már sok: { $words }
wrong-language = { $where } nem lehet „{ $language }”; ezek közül választhatsz: { $languages }

## Amit mások mondanak, az ő szavaikkal, ha nekünk nincs rá sajátunk

wrong-told = { $text }
wrong-detail = ez így nem megy ({ $detail })
wrong-option-detail = { $option } így nem megy ({ $detail })
wrong-fault = a hiba a hexadban van, nem abban, amit beírtál: { $fault } (a HEXAD_TRACEBACK=1 megmutatja, hol)

## Értékek

wrong-number = { $name } nem lehet „{ $text }”: { $least } és { $most } közötti szám kell
wrong-number-least = { $name } nem lehet „{ $text }”: legalább { $least } kell
wrong-choice = { $name } nem lehet „{ $text }”, csak { $choices }
wrong-seconds = { $name } nem lehet „{ $text }”: 0.01 és { $most } közötti másodperc kell
wrong-no-game = nincs „{ $game }” nevű játék, csak abalone vagy six
wrong-or = { $one } vagy { $other }

## Hogyan kezdődik egy játszma

wrong-other-game = { $option } csak ehhez a játékhoz való: { $game }
wrong-two-starts = a --fen és a --layout is azt mondja meg, hogyan kezdődik a játszma: csak az egyik kell
wrong-begins = a --begins négy játékoshoz való: --players 4 is kell hozzá
wrong-move-number = --moves, { $number }. lépés ({ $move }): { $detail }
wrong-for-records = a --game és a --ply játszmák fájljaihoz való: { $game } helyett fájl kell
wrong-no-game-or-file = nincs „{ $name }” nevű játék vagy fájl: abalone, six vagy egy fájl játszmákkal kell
wrong-begins-itself = { $file } maga mondja meg, hogyan kezdődik a játszma: nem fér össze ezzel: { $options }

## Fájlok

wrong-empty = { $file } egy játszmát sem tartalmaz
wrong-only-one = { $file } fájlban nincs { $wanted }. játszma, csak egy van
wrong-no-such-game = { $file } fájlban nincs { $wanted }. játszma: 1 és { $held } közötti szám kell
wrong-nothing-readable = { $file } fájlban nincs olvasható játszma
wrong-no-folder = { $file }: nincs ilyen mappa
wrong-past-end = --ply { $ply } túl van a(z) { $number }. játszma végén: 0 és { $last } közötti szám kell
wrong-picture = ezt a képet a terminál nem tudja megmutatni: fájl kell, vagy egy cső mögé
wrong-place = { $place }: { $detail }
wrong-file-there = nincs ilyen fájl vagy mappa
wrong-file-allowed = nincs rá jogosultság
wrong-file-folder = ez egy mappa
wrong-file-no-folder = ez nem mappa
wrong-file-exists = már létezik
wrong-file-space = nincs több hely a lemezen
wrong-file-read-only = a lemez csak olvasható
wrong-file-name = túl hosszú a fájlnév
wrong-file-in-use = a cím már foglalt

## Játszmák leírása, a hiba kódja szerint

wrong-record-played = „{ $move }” itt nem léphető meg. { $why }
wrong-record-encoding = ez nem olvasható szöveg ({ $detail })
wrong-record-syntax = ez nem illik ide ({ $detail })
wrong-record-tag = a fejlécben ez az adat hibás ({ $detail })
wrong-record-notation = ezt a jelölést nem olvassuk ({ $detail })
wrong-record-setup = így nem kezdődik játszma ({ $detail })
wrong-record-move = ez a lépés nem jó ({ $detail })
wrong-record-result = az eredmény hibás ({ $detail })
wrong-record-size = ez a játszma túl hosszú ({ $detail })
wrong-record-empty = itt nincs játszma ({ $detail })

## play

wrong-nothing-chosen = nem választottál játékot: abalone vagy six kell
wrong-clock = „{ $clock }” nem idő: percek kellenek, például 10, 15+10 vagy 15d5
wrong-level = nincs { $level }. szint: 1 és { $most } közötti szám kell
wrong-side = nincs { $side } oldal, csak { $sides }
wrong-side-alone = a --side azt mondja meg, melyik oldalon vagy a gép ellen: --level N is kell hozzá
wrong-save-exists = { $file } már létezik: új név kell, vagy folytatáshoz --resume { $file }
wrong-resume-format = { $file } nem .hgn fájl: a folytatáshoz --save FÁJL is kell
wrong-resume-start = { $file } maga mondja meg, hogyan kezdődik a játszma: --resume mellé nem kell JÁTÉK és állás
wrong-resume-several = { $file } több játszmát tartalmaz: folytatni egyetlent lehet
wrong-resume-none = { $file } egy játszmát sem tartalmaz: folytatni meglévőt lehet
wrong-over = ez a játszma már véget ért: { $where } ({ $ending })
wrong-this-position = ez az állás

## A többi parancs

wrong-explain = egy lépés kell, vagy --to és --cells (lásd: hexad explain --help)
wrong-format = { $what } nem formátum: --to hgn vagy --to jsonl kell
wrong-divide = a --divide azt számolja, mi jön az egyes lépések után: legalább 1 mélység kell
wrong-one-stream = csak egy kép mehet a szabványos kimenetre: a --svg vagy a --png fájlt kíván
wrong-for-pictures = a --theme és a --width képekhez való: --svg vagy --png is kell hozzá
wrong-graph-games = a --svg egy játszmát rajzol, itt pedig { $count } van: --game N is kell hozzá
wrong-same-place = a játszma és a grafikon ugyanoda kerülne: másik --svg vagy -o kell
wrong-replay-one = a --ply, a --boards, a --step és a --check kizárja egymást: csak az egyik kell
wrong-replay-step = a --step a szabványos bemeneten kérdez: fájl kell, amelyből olvashat
wrong-replay-check = a --check minden játszmát beolvas: nem fér össze a --game kapcsolóval
wrong-engine-json = a motor JSON-t beszél: --json kell (UGI-hoz ott a hexad ugi)
wrong-rulebook-game = nincs „{ $game }” nevű játék, csak abalone vagy six
wrong-rulebook-paper = nincs „{ $paper }” papírméret, csak a4 vagy letter
wrong-no-typst = nincs typst; így telepíthető: pip install "hexad[print]"
wrong-puzzle-game = { $place }: { $game } feladvány, de { $wanted } fájl kell
wrong-puzzle-twin = ugyanaz az állás, elforgatva vagy tükrözve, mint itt: { $place }
wrong-puzzle-id = { $file }: nincs „{ $name }” nevű feladvány; ilyen azonosító kell: { $example }
wrong-match-even = --games nem lehet { $number }: páros szám kell, mert minden megnyitás kétszer kerül sorra
wrong-match-option = { $name } nem lehet „{ $text }”: név és érték kell, például Hash=64
wrong-match-twice = { $name } { $option } kétszer szerepel: egy érték kell
wrong-match-points = { $name } nem lehet „{ $text }”: pont és féllépés kell, például 600,8
wrong-match-sprt = --sprt nem lehet „{ $text }”: két szám kell, például 0,10
wrong-match-sprt-order = --sprt nem lehet „{ $text }”: előbb a kisebb szám kell, mindkettő -1000 és 1000 között

## serve

wrong-serve-installed = nincs { $name }; a kiszolgáló így telepíthető: pip install "hexad[server]"
wrong-serve-url = { $option } nem lehet „{ $url }”: ilyen kell: { $expected }
wrong-serve-unreadable = { $option } értéke nem olvasható („{ $url }”): ilyen kell: { $expected }
wrong-serve-bus = a --bus egy PostgreSQL-en osztozó folyamatokhoz való: --db URL is kell hozzá
wrong-serve-workers = a --workers { $count } közös adatbázist és buszt kíván: --db és --bus is kell hozzá
wrong-serve-no-bus = a --db a --bus nélkül csak egyetlen folyamattal használható: --bus URL kell hozzá, vagy --single-process, ha más kiszolgáló nem használja az adatbázist
wrong-serve-single = a --single-process egyetlen, busz nélküli folyamathoz való: nem lehet mellette sem --bus, sem --workers
wrong-serve-in-use = ezt az adatbázist egy másik kiszolgáló használja, és a kettő közül az egyik --single-process kapcsolóval fut: előbb állítsd le a másikat, vagy indítsd mindkettőt ugyanazzal a --bus URL-lel
wrong-serve-fork = --workers { $count }: ezen a rendszeren nincs fork; proxy mögé több kiszolgáló kell
wrong-serve-held =
    itt egy másik kiszolgáló (folyamat: { $process }) tartja a játszmákat: { $folder }; előbb azt kell leállítani, vagy
    másik mappát megadni: --data MAPPA
wrong-serve-port = { $host }, { $port }. port: itt nem lehet kapcsolatot fogadni ({ $detail })

## admin

wrong-admin-both = --truncate és --call-off: csak az egyik adható meg
wrong-admin-game = nincs { $name } nevű játszma
wrong-admin-database = nincs adatbázis itt: { $detail }; egy szerver --data FOLDER vagy --db URL beállítása kell
wrong-admin-nothing = a(z) { $name } játszmából semmi sem olvasható: biztonsági mentés kell, amelyből visszaállítható
wrong-admin-over = a(z) { $name } játszma olvasható része véget ért: --truncate kell
wrong-admin-yes = nincs terminál a kérdéshez: --yes kell
wrong-admin-unconfirmed = semmi sem változott: a megerősítés ez lett volna: { $name }
wrong-admin-changed = a(z) { $name } játszma közben megváltozott: add ki újra a parancsot
