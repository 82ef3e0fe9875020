## Maga a parancssor

wrong-usage = { $text } (lásd: { $command } --help)
wrong-no-option = nincs ilyen kapcsoló: { $option }
wrong-no-option-perhaps = nincs ilyen kapcsoló: { $option } (talán: { $options })
wrong-no-command = nincs „{ $name }” nevű parancs
wrong-no-command-perhaps = nincs „{ $name }” nevű parancs (talán: { $others })
wrong-missing-argument = hiányzik: { $metavar }
wrong-missing-option = hiányzik ez a kapcsoló: { $option }
wrong-needs-value = ehhez a kapcsolóhoz érték kell: { $option }
wrong-takes-no-value = ehhez a kapcsolóhoz nem tartozik érték: { $option }
wrong-too-many = fölösleges: { $words }
wrong-value = { $name } értéke nem érthető
wrong-line = a parancssor nem érthető
wrong-language = { $where } nem lehet „{ $language }”; választható: { $languages }

## Más programok üzenetei, idézetként

wrong-program-says = { $program } üzenete: „{ $said }”
wrong-system-says = a rendszer üzenete: „{ $said }”
wrong-fault = a hiba a hexadban van, nem abban, amit beírtál: { $fault } (a HEXAD_TRACEBACK=1 megmutatja, hol)

## Értékek

wrong-number = { $name } nem lehet „{ $text }”: { $least } és { $most } közötti szám kell
wrong-number-least = { $name } nem lehet „{ $text }”: legalább { $least } kell
wrong-choice = { $name } nem lehet „{ $text }”, csak { $choices }
wrong-seconds = { $name } nem lehet „{ $text }”: 0.01 és { $most } közötti másodperc kell
wrong-no-game = nincs „{ $game }” nevű játék, csak abalone vagy six
wrong-or = { $one } vagy { $other }

## Hogyan kezdődik egy játszma

wrong-other-game = { $option } csak ehhez a játékhoz használható: { $game }
wrong-two-starts = a --fen és a --layout is a kezdőállást adja meg: csak az egyik kell
wrong-begins = a --begins négy játékoshoz való: --players 4 is kell hozzá
wrong-move-number = --moves, { $number }. lépés ({ $move }): { $detail }
wrong-for-records = a --game és a --ply játszmák fájljaihoz való: { $game } helyett fájl kell
wrong-no-game-or-file = nincs „{ $name }” nevű játék vagy fájl: abalone, six vagy egy fájl játszmákkal kell
wrong-begins-itself = { $file } maga adja meg, hogyan kezdődik a játszma, ezért mellette nem adható meg: { $options }

## A tábla beállításai

wrong-option-unknown = { $title }: nincs ilyen beállítás: { $names }
wrong-option-number = { $name } nem lehet { $found }: legalább 1 kell, vagy ha nincs korlát, { $off }
wrong-option-choice = { $name } nem lehet { $found }; választható: { $choices }
wrong-option-two-positions = egy játszma vagy felállással, vagy állással kezdődik, a kettő együtt nem adható meg
wrong-option-begins = a begins négy játékoshoz való: két játékosnál csak egy fekete van

## Fájlok

wrong-empty = { $file }: nincs benne játszma
wrong-only-one = { $file }: nincs { $wanted }. játszma, csak egy van
wrong-no-such-game = { $file }: nincs { $wanted }. játszma, 1 és { $held } közötti szám kell
wrong-nothing-readable = { $file }: nincs benne olvasható játszma
wrong-no-folder = { $file }: nincs ilyen mappa
wrong-past-end = --ply { $ply } túl van a játszma végén ({ $number }. játszma): 0 és { $last } közötti szám kell
wrong-picture = ezt a képet a terminál nem tudja megjeleníteni: fájlt kell megadni, vagy a kimenetet másik programba irányítani
wrong-place = { $place }: { $detail }
wrong-file-there = nincs ilyen fájl vagy mappa
wrong-file-allowed = nincs rá jogosultság
wrong-file-folder = ez egy mappa
wrong-file-no-folder = ez nem mappa
wrong-file-exists = már létezik
wrong-file-space = nincs több hely a lemezen
wrong-file-read-only = a lemez csak olvasható
wrong-file-name = túl hosszú a fájlnév
wrong-file-quota = betelt a kvótád ezen a lemezen
wrong-file-disk = a lemez nem olvasható vagy nem írható
wrong-file-loop = a hivatkozások önmagukra mutatnak
wrong-file-many = túl sok a megnyitott fájl
wrong-file-in-use = a cím már foglalt
wrong-file-not-here = ennek a gépnek nincs ilyen címe
wrong-file-host = nincs ilyen nevű gép
wrong-file-refused = a kapcsolatot elutasították
wrong-file-closed = a kapcsolat megszakadt
wrong-file-unreachable = oda nem vezet hálózat
wrong-file-late = nem jött válasz időben

## Játszmák leírása, a hiba kódja szerint

wrong-record-played = „{ $move }” itt nem léphető meg. { $why }
wrong-record-setup = így nem kezdődhet játszma ({ $detail })
wrong-record-after-result = „{ $found }” az eredmény után áll: ott már véget kell érnie a játszmának.
wrong-record-annotation = „{ $found }” nem lépésértékelés: $ és egy 0 és 255 közötti szám kell.
wrong-record-begins = A Begins adat csak négy játékoshoz való: [Players "4"] is kell hozzá.
wrong-record-brace = Ez a kapcsos zárójel nem zár le megjegyzést.
wrong-record-bracket = Ez a zárójel nem zár le változatot: lépés, megjegyzés vagy eredmény kell.
wrong-record-breaks-off = A leírás félbeszakad: eredmény kell a végére (1-0, 0-1, 1/2-1/2 vagy *).
wrong-record-choice = { $tag } nem lehet „{ $found }”; választható: { $choices }.
wrong-record-empty = Itt nincs játszma.
wrong-record-encoding = Ez nem UTF-8 szöveg ({ $character }).
wrong-record-first-variation = Ez előtt a változat előtt nincs lépés: előbb egy lépés kell.
wrong-record-layout = Nincs „{ $found }” nevű felállás; választható: { $choices }.
wrong-record-like-nacre = „{ $found }” itt nem léphető meg. Nacre-jelölésnek tűnik. { wrong-record-nacre }
wrong-record-line-encoding = Ez a sor nem { $encoding } szöveg.
wrong-record-nacre = A Nacre-jelölés nem olvasható be: azt adja meg, honnan indul az első golyó, és hová érkezik az utolsó. Az Aba-Pro egy oldalra mozgó csoport két végét adja meg (a Nacre c3d6 lépése itt c3c5d4).
wrong-record-no-game = A leírásból nem derül ki, melyik játékról van szó: [Game "abalone"] vagy [Game "six"] kell.
wrong-record-no-tag = „{ $found }” nem fejlécadat: ilyen kell: [Black "név"].
wrong-record-number = { $tag } nem lehet „{ $found }”: legalább 1, vagy „off” kell.
wrong-record-open-comment = Ez a megjegyzés nincs lezárva: „{"}"}” kell a végére.
wrong-record-open-variation = Ez a változat nincs lezárva: „)” kell a végére.
wrong-record-other-result = A leírás végén { $found } áll, pedig a Result adat szerint ez kell: { $result }.
wrong-record-result-inside = Az eredmény ({ $found }) egy változaton belül áll: itt lépés vagy „)” kell.
wrong-record-size = Ez a leírás { $max } karakternél hosszabb.
wrong-record-stray = „{ $found }” nem állhat a lépések között: lépés, megjegyzés, változat vagy eredmény kell.
wrong-record-tag-twice = Ez az adat másodszor szerepel a fejlécben: { $tag }.
wrong-record-two-starts = A Layout és a FEN adat két különböző állást ad meg: csak az egyik kell.
wrong-record-unknown-game = Nincs „{ $found }” nevű játék: [Game "abalone"] vagy [Game "six"] kell.
wrong-record-unknown-notation = Ismeretlen jelölés: „{ $found }”; „1” vagy „Aba-Pro” kell.
wrong-record-variation-start = „{ $found }” egy változat elején áll: itt lépés kell.

## play

wrong-nothing-chosen = nem választottál játékot: abalone vagy six kell
wrong-clock = „{ $clock }” nem idő: perceket kell megadni, például 10, 15+10 vagy 15d5
wrong-level = nincs { $level }. szint: 1 és { $most } közötti szám kell
wrong-side = nincs „{ $side }” oldal, csak { $sides }
wrong-side-alone = a --side azt adja meg, melyik oldalon játszol a gép ellen: --level N is kell hozzá
wrong-save-exists = { $file } már létezik: új név kell, vagy a folytatáshoz --resume { $file }
wrong-resume-format = { $file } nem .hgn fájl: a folytatáshoz --save FÁJL is kell
wrong-resume-start = { $file } maga adja meg, hogyan kezdődik a játszma: a --resume mellé nem kell sem JÁTÉK, sem állás
wrong-resume-several = { $file }: több játszma van benne, folytatni csak egyetlent lehet
wrong-resume-none = { $file }: nincs benne játszma, amelyet folytatni lehetne
wrong-over = ez a játszma már véget ért: { $where } ({ $ending })
wrong-this-position = ez az állás

## A többi parancs

wrong-explain = egy lépés kell, vagy --cells és --to (lásd: hexad explain --help)
wrong-format = „{ $what }” nem formátum: --to hgn vagy --to jsonl kell
wrong-divide = a --divide azt számolja, mi jön az egyes lépések után: legalább 1 mélység kell
wrong-one-stream = csak egy kép kerülhet a szabványos kimenetre: a --svg vagy a --png kapcsolónak fájlt kell megadni
wrong-for-pictures = a --theme és a --width képekhez való: --svg vagy --png is kell hozzá
wrong-show-output = „{ $file }” nem kép: .svg vagy .png végű név kell, --animate esetén .gif vagy .webp végű
wrong-show-no-output = a mozgóképnek fájl kell: például -o jatszma.gif vagy -o jatszma.webp
wrong-show-animate = a --seconds és a --plies mozgóképhez való: --animate is kell hozzá
wrong-show-animate-with = { $option } és --animate kizárja egymást
wrong-show-plies = --plies nem lehet „{ $text }”: két féllépés kell 0 és { $last } között, például 10-40
wrong-graph-games = a --svg egy játszmát rajzol, de itt { $count } van: --game N is kell hozzá
wrong-same-place = a játszma és a grafikon ugyanoda kerülne: másik --svg vagy -o kell
wrong-replay-one = a --ply, a --boards, a --step és a --check kizárja egymást: csak az egyik kell
wrong-replay-step = a --step a szabványos bemeneten kérdez: a játszmát fájlból kell olvasni
wrong-replay-check = a --check minden játszmát beolvas: nem használható a --game kapcsolóval együtt
wrong-engine-json = a motor JSON-sorokkal működik: --json kell (UGI-hoz: hexad ugi)
wrong-rulebook-game = nincs „{ $game }” nevű játék, csak abalone vagy six
wrong-rulebook-paper = nincs „{ $paper }” papírméret, csak a4 vagy letter
wrong-no-typst = nincs telepítve a typst; így telepíthető: pip install "hexad[print]"
wrong-puzzle-game = { $place }: a feladvány játéka { $game }, ez a fájl azonban csak ezt tartalmazhatja: { $wanted }
wrong-puzzle-twin = ugyanaz az állás, elforgatva vagy tükrözve, mint itt: { $place }
wrong-puzzle-id = { $file }: nincs „{ $name }” nevű feladvány; ilyen azonosító kell: { $example }
wrong-match-even = --games nem lehet { $number }: páros szám kell, mert minden megnyitás kétszer kerül sorra
wrong-match-option = { $name } nem lehet „{ $text }”: név és érték kell, például Hash=64
wrong-match-twice = { $name } { $option } kétszer szerepel: csak egyszer adható meg
wrong-match-points = { $name } nem lehet „{ $text }”: pont és féllépés kell, például 600,8
wrong-match-sprt = --sprt nem lehet „{ $text }”: két szám kell, például 0,10
wrong-match-sprt-order = --sprt nem lehet „{ $text }”: előbb a kisebb szám kell, mindkettő -1000 és 1000 között
wrong-match-clock = --clock nem lehet „{ $text }”: másodperc kell, növekménnyel vagy anélkül, például 10 vagy 10+0.1
wrong-match-player = „{ $text }” nem játékos; választható: { $choices }
wrong-match-player-option = „{ $player }” nem játékos; „{ $text }” helyett választható: { $choices }
wrong-match-player-level = „{ $player }” nem játékos: level nem lehet { $level }, csak 1 és { $max } közötti szám
wrong-match-player-zero = „{ $player }” nem játékos: { $name } nem lehet 0, legalább 1 kell
wrong-match-not-program = „{ $text }” nem program: a beállításait így add meg: engine:level=3,hash=64
wrong-match-no-program = az ugi: után hiányzik a parancs, például ugi:./program --option
wrong-match-open-quote = „{ $text }” nem olvasható: nincs lezárva egy idézőjel, vagy fordított perjel áll a végén
wrong-match-unsendable = „{ $text }” nem küldhető el egy programnak: szavak kellenek, például Hash=64
wrong-match-api = „{ $text }” nem egy szerveren lévő játékos címe: ilyen kell: https://example.org/@/Fox
wrong-match-api-clock = { $text }: óra kell hozzá, mert a szerveren órával játszanak; ez kell: --clock, például 60+1
wrong-match-opening = „{ $name }” nem megnyitás; választható: { $choices } vagy egy fájl, például openings.hgn
wrong-match-no-openings = { $file }: nincs benne játszma, megnyitások kellenek
wrong-match-opening-game = { $file }: { $number }. játszma: nem megnyitás, kétszemélyes, még be nem fejezett játszma kell ({ $game })
wrong-match-opening-move = { $file }: { $number }. játszma: nem megnyitás, mert a mérkőzés szabályai szerint tilos ez a lépés: { $move }
wrong-match-opening-over = { $file }: { $number }. játszma: nem megnyitás, mert a mérkőzés szabályai szerint már véget ért
wrong-match-no-random-plies =
    { $plies ->
        [one] { $opening }: egyetlen véletlen féllépés után is mindig véget ér a játszma; kisebb --random-plies kell
       *[other] { $opening }: { $plies } véletlen féllépés után mindig véget ér a játszma; kisebb --random-plies kell
    }
wrong-match-file = { $file }: van benne egy játszma, amely nem tartozik mérkőzéshez; új fájl kell
wrong-match-other = { $file }: ez a mérkőzés van benne: „{ $found }”; ez kell: „{ $match }”, vagy új fájl
wrong-match-tags = { $file }: { $number }. játszma: hiányoznak a mérkőzés adatai
wrong-match-round = { $file }: { $number }. játszma: a forduló nem lehet { $round }, ilyen kell: 3.2

## Mi a hiba egy feladványban

wrong-puzzle-json = { $column }. oszloptól ez nem JSON: egy sorban egy feladvány kell, objektumként
wrong-puzzle-object = { $found } nem feladvány: objektum kell
wrong-puzzle-missing = { $name } hiányzik; ez kell: { $expected }
wrong-puzzle-field = { $name } nem lehet { $found }; ez kell: { $expected }
wrong-puzzle-unknown-field = { $name } nem tartozik a feladványhoz; ezek megadhatók: { $fields }
wrong-puzzle-expected-text = szöveg
wrong-puzzle-expected-position = egy állás szövegként
wrong-puzzle-expected-options = objektum a tábla beállításaival
wrong-puzzle-expected-number = szám 1 és { $max } között
wrong-puzzle-expected-line = lépések listája, amelyben az első és az utolsó a megoldóé
wrong-puzzle-position = az állás nem állítható fel: { $why }
wrong-puzzle-over = ebben az állásban a játszmának már vége: olyan kell, amelyben még tart
wrong-puzzle-players = a feladványok két játékosnak valók, bejelentés nélkül nyerő alakzatokkal
wrong-puzzle-side = side nem lehet { $found }; ez kell, mert ez a szín jön: { $expected }
wrong-puzzle-other-id = id nem lehet { $found }; ehhez az álláshoz ez tartozik: { $expected }
wrong-puzzle-kind = kind nem lehet { $found }; ha { $move } az első lépés, ez kell: { $expected }
wrong-puzzle-within = within nem lehet { $found }: legfeljebb { $max } lehet, itt eddig érnek a bizonyítások
wrong-puzzle-length =
    { $count ->
        [one] solution csak egy lépésből áll: ehhez a célhoz { $expected } kell
       *[other] solution { $count } lépésből áll: ehhez a célhoz { $expected } kell
    }
wrong-puzzle-defence-length = solution { $count } lépésből áll: csak egy kell, a védekezés
wrong-puzzle-move = solution: { $move } nem léphető meg. { $why }
wrong-puzzle-slow = { $move } túl lassú: gyorsabban célba ér { $others }
wrong-puzzle-misses = { $move } nem ér célba időben; ez kell: { $expected }
wrong-puzzle-loses = { $move } után kényszerű a vereség; ez kell: { $expected }
wrong-puzzle-wins = { $moves } azonnal nyer: olyan állás kell, amelyben védekezni kell
wrong-puzzle-tile = accepts értéke tile, de { $moves } nem jó megoldás; ez kell: move
wrong-puzzle-other-solution = { $move } nem az egyetlen megoldás: { $others } is célba ér
wrong-puzzle-other-defence = { $move } nem az egyetlen megoldás: { $others } után sincs kényszerű vereség
wrong-puzzle-no-move = másik állás

## Gép és képek

wrong-engine-number = { $name } nem lehet { $value }: 1 és { $max } közötti szám kell
wrong-engine-memory =
    { $tables ->
        [one] { $name } nem lehet { $value }: legfeljebb { $max } lehet, ennyi memóriája van ennek a gépnek
       *[other] { $name } nem lehet { $value } egyenként, ha { $tables } táblázat van: együtt legfeljebb { $max } lehet, ennyi memóriája van ennek a gépnek
    }
wrong-drawing-far = { $cell } túl messze van a lapkáktól, ezért nem rajzolható le
wrong-drawing-pillow = nincs telepítve a Pillow, amely a mozgóképeket írja; így telepíthető: pip install "hexad[print]"

## Versenyek

wrong-tournament-round-robin = a körversenyhez { $min } és { $max } közötti számú résztvevő kell, itt { $found } van
wrong-tournament-knockout = a kieséses versenyhez legalább 2 résztvevő kell, itt { $found } van
wrong-tournament-swiss = nincs telepítve a py4swiss, amely a svájci rendszerű fordulókat párosítja; így telepíthető: pip install "hexad[swiss]"
wrong-tournament-open = { $round }. forduló: még nem ért véget, a következő csak akkor párosítható, ha minden játszmának van eredménye
wrong-tournament-rounds = { $rounds }. forduló: ez volt az utolsó, további nem párosítható
wrong-tournament-unpairable = { $round }. forduló: nem párosítható, mert minden párosításban újra találkozna két résztvevő, valaki másodszor lenne erőnyerő, vagy túl sokszor kapná ugyanazt a színt
wrong-tournament-untimed = a versenyeken mindig órával játszanak (A16): gondolkodási idő kell, például --clock 10+0.1, vagy idő minden lépésre, például --movetime 100
wrong-tournament-players = a versenyhez { $min } és { $max } közötti számú játékos kell, itt { $found } van
wrong-tournament-swiss-rounds = svájci rendszerben { $players } játékossal nem lehet { $rounds } forduló: legfeljebb { $max } lehet, mert senki sem találkozik kétszer ugyanazzal az ellenféllel
wrong-tournament-stages = { $name } nem használható ezzel: --format { $form }; helyette { $other } kell
wrong-tournament-name = „{ $text }” nem lehet név: 1 és { $max } közötti számú betű kell
wrong-tournament-player-option = --player-option nem lehet „{ $text }”: egy játékos száma és egy beállítás kell, például 2:Hash=64
wrong-tournament-file = { $file }: van benne egy játszma, amely nem tartozik versenyhez; új fájl kell
wrong-tournament-other = { $file }: ez a verseny van benne: „{ $found }”; ez kell: „{ $match }”, vagy új fájl
wrong-tournament-tags = { $file }: { $number }. játszma: hiányoznak ennek a versenynek az adatai
wrong-tournament-round = { $file }: van benne egy játszma ({ $round }. forduló), amely ebben a versenyben nincs; a kezdéskor megadott beállítások vagy új fájl kell
wrong-tournament-trf-empty = itt nincsenek résztvevők: 001 kezdetű sorok kellenek
wrong-tournament-trf-code = versenyjelentésben nincs { $found } kezdetű sor: olyan kód kell, mint a 001 vagy a 012
wrong-tournament-trf-rounds = a fordulók száma nem lehet { $found }: legalább { $min } kell
wrong-tournament-trf-number = { $found } nem egy résztvevő száma: 1 vagy nagyobb szám kell
wrong-tournament-trf-twice = { $number } számú résztvevő: itt már másodszor szerepel
wrong-tournament-trf-name = a 15–47. oszlopból hiányzik a név
wrong-tournament-trf-rating = { $found } nem értékszám: egész szám kell
wrong-tournament-trf-points = itt { $found } pont áll, de a fordulók összege { $expected }
wrong-tournament-trf-round = { $found } nem egy forduló: az ellenfél, w vagy b és az eredmény kell, például '  12 w 1', vagy erőnyerő, például '0000 - U'
wrong-tournament-trf-opponent = { $number } számú résztvevő: itt nem lehet róla szó
wrong-tournament-trf-contradiction = { $number } számú résztvevő: az ő sorában nincs meg ez a játszma, vagy más az eredménye
wrong-tournament-trf-large = ez túl sok: egy jelentésben legfeljebb 100 000 hely lehet játszmáknak és 10 000 tiltott párosítás
wrong-tournament-csv-empty = itt nincsenek résztvevők: olyan sor kell, amelyben van név
wrong-tournament-csv-name = ebben a sorban nincs név
wrong-tournament-csv-number = { $found } nem egy résztvevő száma: 1 és { $max } közötti szám kell
wrong-tournament-csv-rating = { $found } nem értékszám: legfeljebb { $max } értékű egész szám kell, vagy semmi
wrong-tournament-csv-twice = { $found } számú résztvevő: itt már másodszor szerepel
wrong-tournament-csv-quote = ez az idézőjel nincs lezárva, vagy szöveg áll mellette

## serve

wrong-serve-installed = nincs telepítve: { $name }; a szerver így telepíthető: pip install "hexad[server]"
wrong-serve-url = { $option } nem lehet „{ $url }”: ilyen kell: { $expected }
wrong-serve-unreadable = { $option } értéke nem olvasható („{ $url }”): ilyen kell: { $expected }
wrong-serve-bus = a --bus több, közös PostgreSQL-t használó folyamathoz való: --db URL is kell hozzá
wrong-serve-workers = a --workers { $count } közös adatbázist és buszt igényel: --db és --bus is kell hozzá
wrong-serve-no-bus = a --db a --bus nélkül csak egyetlen folyamattal használható: --bus URL kell hozzá, vagy --single-process, ha más szerver nem használja az adatbázist
wrong-serve-single = a --single-process egyetlen, busz nélküli folyamathoz való: nem lehet mellette sem --bus, sem --workers
wrong-serve-in-use = ezt az adatbázist egy másik szerver használja, és a kettő közül az egyik --single-process kapcsolóval fut: előbb le kell állítani a másikat, vagy mindkettőt ugyanazzal a --bus URL-lel kell indítani
wrong-serve-fork = --workers { $count }: ezen a rendszeren nincs fork; proxy mögött több szervert kell indítani
wrong-serve-held =
    itt egy másik szerver (folyamat: { $process }) használja a játszmákat: { $folder }; előbb azt kell leállítani, vagy
    másik mappát megadni: --data MAPPA
wrong-serve-held-unknown =
    itt egy másik szerver használja a játszmákat: { $folder }; előbb azt kell leállítani, vagy másik mappát megadni:
    --data MAPPA
wrong-serve-port = { $host }, { $port }. port: itt nem lehet kapcsolatot fogadni ({ $detail })
wrong-serve-folder = ide nem lehet írni: { $folder } ({ $why }); saját mappa kell, szabad hellyel: --data MAPPA
wrong-serve-database = az adatbázis nem használható: { $why }
wrong-serve-log = a szerver nem indult el: az előző sorok elmondják, miért
wrong-tls-both = a --tls-certificate és a --tls-key összetartozik: add meg mindkettőt
wrong-tls-twice = a --tls létrehoz egy tanúsítványt: hagyd el, vagy hagyd el a --tls-certificate és a --tls-key kapcsolót
wrong-tls-file = { $file } nem olvasható: { $why }
wrong-tls-certificate = { $file } nem tanúsítvány: -----BEGIN CERTIFICATE----- kezdetű PEM-fájl kell
wrong-tls-key = { $file } nem titkos kulcs: -----BEGIN PRIVATE KEY----- kezdetű PEM-fájl kell
wrong-tls-encrypted = a titkos kulcs titkosítva van ({ $file }): jelszó nélküli kell
wrong-tls-match = a kulcs ({ $file }) nem ehhez a tanúsítványhoz tartozik: { $certificate }
wrong-tls-ended = a tanúsítvány ({ $file }) ekkor lejárt: { $date }; érvényes kell
wrong-tls-damaged = { $file } sérült: töröld, és a következő indításkor új jön létre
wrong-limits-json = { $variable } nem JSON-objektum: korlátok kellenek név szerint, például {"{"}"games_per_player": 50{"}"}
wrong-limits-name = { $variable }: nincs „{ $name }” nevű korlát; választható: { $choices }
wrong-limits-number = { $variable }: { $name } nem lehet { $found }, 0-nál nagyobb szám kell
wrong-limits-whole = { $variable }: { $name } nem lehet { $found }, 0-nál nagyobb egész szám kell
wrong-networks-json = { $variable } nem JSON-objektum: szorzók kellenek hálózatok szerint, például {"{"}"192.0.2.0/24": 20{"}"}
wrong-networks-name = { $variable }: „{ $name }” nem hálózat, ilyen kell: 192.0.2.0/24
wrong-networks-host = { $variable }: „{ $name }” egy cím a hálózaton belül, maga a hálózat kell: { $network }
wrong-networks-factor = { $variable }: { $name } szorzója nem lehet { $found }, 0-nál nagyobb és legfeljebb { $max } lehet
wrong-secret-short = a titok csak { $count } bájtos itt: { $source }; legalább { $min } kell, például ebből: openssl rand -hex 32
wrong-mail-server = { $variable } nem egy levelezőszerver címe: smtps://felhasználó:jelszó@gép vagy smtp://felhasználó:jelszó@gép?starttls kell
wrong-mail-plain = { $variable } titkosítás nélkül küldené a felhasználót és a jelszót: smtps:// kell, vagy a végére ?starttls
wrong-mail-site = { $variable } nem ennek a webhelynek a címe, pedig a levelekben lévő linkekhez kell: például https://example.org
wrong-mail-from = { $variable } nem e-mail-cím, pedig a levelek feladójához kell: például hexad@example.org

## Az adatbázis; { $why } az adatbázist idézi

wrong-database-full = nincs több hely az adatbázisnak ({ $why })
wrong-database-read-only = az adatbázis csak olvasható ({ $why })
wrong-database-disk = hibás az adatbázis lemeze ({ $why })
wrong-database-open = az adatbázis nem nyitható meg ({ $why })
wrong-database-locked = az adatbázist egy másik program zárolta ({ $why })
wrong-database-damaged = az adatbázis megsérült: biztonsági mentés kell ({ $why })
wrong-database-damaged-file = { $file } megsérült ({ $why }): biztonsági mentés kell, vagy az olvasható rész így menthető ki: { $command }
wrong-database-foreign = { $file } nem SQLite-adatbázis: el kell mozdítani, biztonsági mentést kell visszaállítani, vagy az olvasható rész így menthető ki: { $command }
wrong-database-unreadable = { $file } nem olvasható: { $why }
wrong-database-unreachable = az adatbázisszerver nem érhető el itt: { $address } ({ $why })
wrong-database-starting = az adatbázisszerver éppen indul vagy leáll ({ $why })
wrong-database-connections = az adatbázisszervernek túl sok a kapcsolata ({ $why })
wrong-database-login = az adatbázisszerver nem fogadja el a --db felhasználóját vagy jelszavát ({ $why })
wrong-database-missing = a --db adatbázisa nem létezik ({ $why })
wrong-database-rights = a --db felhasználójának ehhez nincs joga ({ $why })
wrong-database-fails = hibás az adatbázis működése ({ $why })
wrong-database-newer = a sémája ({ $found }) újabb, mint ezé a programé ({ $newest }): újabb hexad kell, vagy az adatbázis korábbi másolata
wrong-database-table = van benne egy tábla, amely nem a hexadé: { $table }; üres adatbázis kell
wrong-database-gone = a szerver futása közben törölték vagy elmozdították ezt a fájlt: { $file }
wrong-database-replaced = a szerver futása közben másikra cserélték ezt a fájlt: { $file }
wrong-database-lock-gone = a szerver futása közben törölték vagy elmozdították ezt a fájlt: { $file }; lehet, hogy egy másik szerver használja ezt a mappát
wrong-database-lock-replaced = a szerver futása közben másikra cserélték ezt a fájlt: { $file }; lehet, hogy egy másik szerver használja ezt a mappát

## admin

wrong-admin-both = --truncate és --call-off: csak az egyik adható meg
wrong-admin-game = nincs „{ $name }” nevű játszma
wrong-admin-database = itt nincs adatbázis: { $detail }; egy szerver --data MAPPA vagy --db URL beállítása kell
wrong-admin-nothing = { $name }: a játszmából semmi sem olvasható, csak biztonsági mentésből állítható vissza
wrong-admin-over = { $name }: a játszma az olvasható része szerint már véget ért, --truncate kell
wrong-admin-yes = nincs terminál a kérdéshez: --yes kell
wrong-admin-unconfirmed = semmi sem változott: a megerősítéshez ezt kellett volna beírni: { $name }
wrong-admin-changed = { $name }: a játszma közben megváltozott, a parancsot újra ki kell adni
wrong-admin-report = nincs { $number } számú bejelentés
wrong-admin-closed = { $number } számú bejelentés: már lezárták
wrong-admin-player = nincs „{ $name }” nevű játékos
wrong-admin-guest = „{ $name }” vendég: nincs letiltható vagy feloldható fiókja
wrong-admin-account-closed = „{ $name }” fiókja már le van tiltva
wrong-admin-account-open = „{ $name }” fiókja nincs letiltva
wrong-database-rated = { $name }: az értékelt játszma eredménye nem olvasható, semmi sem változott; előbb a játszmát kell helyreállítani

## Miért nem olvasható egy tárolt játszma

wrong-event-none = a játszmának nincsenek eseményei
wrong-event-missing = { $version }. esemény: hiányzik, a következő verziója { $next }
wrong-event-unreadable = { $version }. esemény: nem olvasható ({ $why })
wrong-event-created = { $version }. esemény: másodszor hozza létre a játszmát
wrong-event-seat = { $version }. esemény: nincs ilyen hely: { $seat }
wrong-event-first = az első esemény { $kind }: a játszma létrehozása kell
wrong-event-impossible = { $version }. esemény: itt nem lehetséges: { $why }
