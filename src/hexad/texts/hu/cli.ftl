## Játékosok, ítéletek és eredmények

cli-side-black = Fekete
cli-side-white = Fehér
cli-side-red = Piros
cli-seat = { $side } { $number }
cli-legal = szabályos
cli-illegal = szabálytalan
cli-wins = { $side } nyert: { $reason }
cli-draw = Döntetlen: { $reason }

cli-reason-six-pushed-off = hat golyó lekerült a tábláról
cli-reason-line = sor
cli-reason-triangle = háromszög
cli-reason-ring = gyűrű
cli-reason-five-or-fewer = legfeljebb öt lapka maradt
cli-reason-both-five-or-fewer = mindkét félnek legfeljebb öt lapkája maradt
cli-reason-repetition = ismétlődő állás
cli-reason-no-legal-move = nincs szabályos lépés
cli-reason-ply-limit = elfogytak a megengedett lépések
cli-reason-quiet-limit = túl régóta nem esett le golyó
cli-reason-resignation = feladás
cli-reason-agreement = megegyezés
cli-reason-time = letelt az idő

## A tábla alatt

cli-in-hand = { $count } lapka kézben
cli-pushed-off = letolt

## Alakzatok, szótár, szabályok

cli-kind = fogalom
cli-player = fél
cli-count = darab
cli-cells = mezők
cli-both = mindkettő
cli-push = { $cells } tolja: { $against }, irány { $direction }
cli-face = { $cells } szemben: { $against }
cli-need = { $cells }, hiányzik { $missing } ({ $shape })
cli-none = nincs ezen a táblán: { $kinds }
cli-none-more = { $kinds }, { $kind }
cli-no-names = itt semminek sincs neve
cli-no-kind = { $game }: nincs olyan, hogy „{ $kind }”; ezek közül választhatsz: { $kinds }
cli-no-term = nincs „{ $term }” nevű fogalom; ezek közül választhatsz: { $terms }
cli-no-rule = nincs „{ $rule }” szabály: A1–A17, S1–S14, R1–R12, illetve abalone, six vagy rulings lehet
cli-ours = a mi döntésünk

## Az asztalnál

cli-play-which = Abalone vagy Six?
cli-play-move = { $number }. lépés
cli-play-last = utolsó: { $move }
cli-play-advanced = haladó szabályok
cli-play-manual = bejelentéssel
cli-play-free = szabad első lépés
cli-play-four = négy játékos
cli-play-legal = Szabályos: { $text }
cli-play-illegal = Szabálytalan: { $text }
cli-play-thinking = { $name } gondolkodik …
cli-play-engine = Hexad, { $level }. szint ({ $name })
cli-play-no-move-of = { $cells }: innen nincs szabályos lépés.
cli-play-nothing-found = Ilyesmi nincs ezen a táblán.
cli-play-nothing-to-undo = Nincs visszavonható lépés.
cli-play-undone = { $moves } visszavonva.
cli-play-hint = A gép ezt lépné: { $move } ({ $score }).
cli-play-win = nyerés { $plies } féllépésben
cli-play-loss = vesztés { $plies } féllépésben
cli-play-draw-ask = { $who }, elfogadod a döntetlent?
cli-play-draw-no = { $who } tovább játszik.
cli-play-resign-ask = { $who }, feladod?

# Az igen és a nem betűje és szava, ahogy be lehet írni.
cli-play-yes = i igen
cli-play-no = n nem
cli-play-yes-or-no = [i/n]
cli-play-please = Kérlek, igennel vagy nemmel válaszolj.

## A játszma mentése

cli-play-save = Mentsük a játszmát? Enter: { $path } · n: nem · vagy egy fájlnév:
cli-play-save-where = Hová mentsük? Írj egy fájlnevet, például: mentés jatszma.hgn
cli-play-saved = A játszma itt van elmentve: { $path }
cli-play-saved-from-now = A játszma el van mentve, és mostantól minden lépés után mentjük ide: { $path }
cli-play-not-saved = Nincs elmentve: { $reason }.
cli-play-not-kept = A játszmát nem sikerült ide menteni: { $path } ({ $reason }).
cli-play-exists = { $path } már létezik, adj meg új nevet

## Amit az asztalnál mondhatsz

cli-help-abalone-line = az a1-en álló golyó és az előtte egy vonalban állók, egy lépés b2 felé
cli-help-abalone-broadside = a c3-tól c5-ig tartó vonal oldalra, úgy, hogy c3 a d4-re kerüljön
cli-help-six-place = egy lapka a kezedből erre a helyre: előbb oszlop, aztán sor
cli-help-six-move = ha üresek a kezek: a lapkád az első helyről a másodikra
cli-help-six-keep = és az egyforma csoportok közül az marad, amelyikben ez a hely van (haladó)
cli-help-six-declare = és bejelented az elkészült alakzatot; a # magában egy korábbit jelent be (kézi)
cli-help-moves = a szabályos lépések, vagy csak az ezeken a mezőkön álló bábuké
cli-help-explain = szabályos-e egy lépés és miért, anélkül hogy megtennéd
cli-help-formations = a szótár alakzatai a táblán
cli-help-board = mutasd újra a táblát
cli-help-flip = fordítsd meg a táblát
cli-help-undo = vond vissza az utolsó lépésedet
cli-help-hint = mit lépne itt a gép
cli-help-draw = ajánlj döntetlent
cli-help-resign = add fel
cli-help-save = mentsd el most a játszmát, és mostantól mindig abba a fájlba
cli-help-quit = kilépés; előtte megkérdezzük, mentsünk-e

## A gép szintjei

cli-level-1 = első lépések
cli-level-2 = kezdő
cli-level-3 = tanuló
cli-level-4 = alkalmi játékos
cli-level-5 = gyakorlott játékos
cli-level-6 = klubjátékos
cli-level-7 = erős klubjátékos
cli-level-8 = szakértő
cli-level-9 = mester
cli-level-10 = teljes erő

## Az asztalnál beírható szavak; az angolok mindig érthetők

cli-say-help = súgó
cli-say-moves = lépések [mezők]
cli-say-explain = magyarázat LÉPÉS
cli-say-formations = alakzatok [fogalom]
cli-say-board = tábla
cli-say-flip = forgatás
cli-say-undo = vissza
cli-say-hint = tipp
cli-say-draw = döntetlen
cli-say-resign = feladás
cli-say-save = mentés FÁJL
cli-say-quit = kilépés

## Lapozás egy játszmában: a vissza és a kilépés betűje és szava, ahogy be lehet írni

cli-step = féllépés: { $ply } / { $last }   Enter: tovább · v: vissza · egy szám: oda · k: kilépés
cli-step-back = v vissza
cli-step-leave = k kilépés

## Táblázatok, és mit jelez egy sáv

cli-number = { $number }
cli-thousandths = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-game = játék
cli-games = játszma
cli-plies = féllépés
cli-results = eredmények
cli-no-results = nincs
cli-broken = hibás
cli-layout = felállás
cli-position = állás
cli-depth = mélység
cli-nodes = csomópont
cli-seconds = másodperc
cli-speed = csomópont/mp
cli-signature = aláírás
cli-move = lépés
cli-moves = lépés
cli-all = mind
cli-bar-analysing = elemzés
cli-bar-checking = ellenőrzés
cli-bar-converting = átalakítás
cli-bar-depth = { $depth }. mélység
cli-bar-looking = keresés itt: { $where }
cli-bar-making = készítés

## Játszmák, feladványok, a kiszolgáló

cli-converted = { $file }: { $games } játszma
cli-converted-broken = { $converted }, { $broken } kimaradt
cli-puzzle-difficulty = nehézség: { $grade } / { $hardest }
cli-puzzle-defence = { $side } lép: az egyetlen lépés, amely nem veszít kényszerítve
cli-puzzle-push =
    { $side } lép, és { $moves ->
        [one] ezzel a lépéssel
       *[other] { $moves } lépésben
    } letol egy golyót, előbb viszont egyet sem veszít
cli-puzzle-win =
    { $side } lép, és { $moves ->
        [one] ezzel a lépéssel
       *[other] { $moves } lépésben
    } nyer
cli-puzzle-split =
    { $side } lép, és { $moves ->
        [one] ezzel a lépéssel
       *[other] { $moves } lépésben
    } szétválasztással nyer
cli-puzzles = { $count } feladvány
cli-puzzles-broken = { $puzzles }, { $broken } hibás
cli-serve-at = A Hexad itt érhető el: { $address }
cli-serve-stop = A Ctrl+C leállítja; újraindítás után a játszmák folytatódnak.
cli-admin-none = Nincs játszma karanténban.
cli-admin-name = név
cli-admin-game = játék
cli-admin-status = állapot
cli-admin-created = létrehozva
cli-admin-fault = ok
cli-admin-readable = { $all } eseményből { $readable } olvasható.
cli-admin-released = A(z) { $name } játszma újra olvasható, és elhagyta a karantént.
cli-admin-healthy = A(z) { $name } játszma olvasható: nincs mit javítani.
cli-admin-advice =
    A --truncate megtartja az olvasható eseményeket, és a játszma onnan megy tovább.
    A --call-off megtartja őket, és eredmény nélkül lezárja a játszmát.
cli-admin-backup = Még a létrehozása sem olvasható: csak biztonsági mentés segít.
cli-admin-plan =
    A(z) { $name } játszmából { $kept } esemény marad, { $removed } a removed_events táblába kerül.
cli-admin-plan-call-off = Utána a játszma eredmény nélkül lezárul.
cli-admin-ask = A folytatáshoz írd be: { $name }
cli-admin-repaired = A(z) { $name } játszma helyreállt.
