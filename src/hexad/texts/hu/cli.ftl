## Játékosok, ítéletek és eredmények

cli-side-black = Fekete
cli-side-white = Fehér
cli-side-red = Piros
cli-seat = { $side } { $number }
cli-legal = szabályos
cli-illegal = szabálytalan
cli-wins = { $side } nyert: { $reason }
cli-draw = Döntetlen: { $reason }

cli-reason-six-pushed-off = hat kilökött golyó
cli-reason-line = sor
cli-reason-triangle = háromszög
cli-reason-ring = gyűrű
cli-reason-five-or-fewer = az ellenfélnek legfeljebb öt lapkája maradt
cli-reason-both-five-or-fewer = mindkét félnek legfeljebb öt lapkája maradt
cli-reason-repetition = ismétlődő állás
cli-reason-no-legal-move = nincs szabályos lépés
cli-reason-ply-limit = lépéskorlát
cli-reason-quiet-limit = túl sok lépés kilökés nélkül
cli-reason-resignation = feladás
cli-reason-agreement = megegyezés
cli-reason-time = lejárt az idő
cli-reason-abandonment = az ellenfél elment
cli-reason-no-show = az ellenfél nem jelent meg

## A tábla alatt

cli-in-hand = { $count } lapka kézben
cli-pushed-off = kilökve

## Formációk, terminológia, szabályok

cli-kind = fogalom
cli-player = fél
cli-count = darab
cli-cells = mezők
cli-both = mindkettő
cli-push = { $cells } ellöki: { $against } ({ $direction })
cli-face = { $cells }, szemben: { $against }
cli-need = { $cells }, hiányzik: { $missing } ({ $shape })
cli-none = nincs ezen a táblán: { $kinds }
cli-none-more = { $kinds }, { $kind }
cli-no-names = itt semmi sincs a terminológiából
cli-no-kind = { $game }: nincs „{ $kind }” nevű fogalom; választható: { $kinds }
cli-no-term = nincs „{ $term }” nevű fogalom; választható: { $terms }
cli-no-rule = nincs „{ $rule }” szabály: A1–A17, S1–S14, R1–R14, illetve abalone, six vagy rulings lehet
cli-ours = a mi döntésünk

## Az asztalnál

cli-play-which = Abalone vagy Six?
cli-play-move = { $number }. lépés
cli-play-last = utolsó: { $move }
cli-play-advanced = haladó szabályok
cli-play-manual = bejelentéssel
cli-play-free = szabad első lépés
cli-play-four = négy játékos
cli-play-partners = A társak nem beszélhetnek a játékról, és jeleket sem adhatnak egymásnak.
cli-play-legal = Szabályos: { $text }
cli-play-illegal = Szabálytalan: { $text }
cli-play-thinking = { $name } gondolkodik…
cli-play-engine = Hexad, { $level }. szint ({ $name })
cli-play-no-move-of = { $cells }: innen nincs szabályos lépés.
cli-play-nothing-found = Ilyen nincs ezen a táblán.
cli-play-nothing-to-undo = Nincs visszavonható lépés.
cli-play-undone = Visszavonva: { $moves }.
cli-play-hint = A gép ezt lépné: { $move } ({ $score }).
cli-play-win = győzelem { $plies } féllépésben
cli-play-loss = vereség { $plies } féllépésben
cli-play-draw-ask = { $who }, elfogadod a döntetlent?
cli-play-draw-no = { $who } nem fogadja el: folytatódik a játszma.
cli-play-resign-ask = { $who }, feladod?

# Az igen és a nem betűje és szava, ahogy be lehet írni.
cli-play-yes = i igen
cli-play-no = n nem
cli-play-yes-or-no = [i/n]
cli-play-please = Kérlek, igennel vagy nemmel válaszolj.

## A játszma mentése

cli-play-save = Mentsük a játszmát? Enter: { $path } · n: nem · vagy egy fájlnév:
cli-play-save-where = Hová mentsük? Írj egy fájlnevet, például: mentés jatszma.hgn
cli-play-saved = A játszma mentve: { $path }
cli-play-saved-from-now = A játszma mentve; mostantól minden lépés után ide mentjük: { $path }
cli-play-no-name = ez nem fájlnév
cli-play-not-saved = Nincs mentve: { $reason }.
cli-play-not-kept = A játszmát nem sikerült ide menteni: { $path } ({ $reason }).
cli-play-exists = { $path } már létezik: adj meg új nevet

## Amit az asztalnál mondhatsz

cli-help-abalone-line = az a1 mezőn álló golyó és az előtte egy vonalban állók egyet lépnek b2 felé
cli-help-abalone-broadside = a c3-tól c5-ig álló vonal oldalra lép, a c3-on álló golyó d4-re
cli-help-six-place = egy lapka a kezedből erre a helyre: előbb oszlop, aztán sor
cli-help-six-move = ha minden lapka az asztalon van: a lapkád az első helyről a másodikra
cli-help-six-keep = az egyforma nagy csoportok közül az marad, amelyben ez a hely van (haladó)
cli-help-six-declare = a lépéssel elkészült alakzat bejelentése; a # magában egy korábbit jelent be
cli-help-moves = a szabályos lépések, vagy csak az ezeken a mezőkön álló golyóké, lapkáké
cli-help-explain = szabályos-e egy lépés, és miért; a lépést nem teszi meg
cli-help-formations = a táblán látható formációk
cli-help-board = a tábla újra
cli-help-flip = a tábla megfordítása
cli-help-undo = az utolsó lépésed visszavonása
cli-help-hint = mit lépne itt a gép
cli-help-draw = döntetlen felajánlása
cli-help-resign = a játszma feladása
cli-help-save = mentés most, és ezután mindig ugyanebbe a fájlba
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
cli-say-formations = formációk [fogalom]
cli-say-board = tábla
cli-say-flip = forgatás
cli-say-undo = vissza
cli-say-hint = tipp
cli-say-draw = döntetlen
cli-say-resign = feladás
cli-say-save = mentés FÁJL
cli-say-quit = kilépés

## Lapozás egy játszmában: a vissza és a kilépés betűje és szava, ahogy be lehet írni

cli-step = féllépés: { $ply } / { $last }   Enter: tovább · v: vissza · szám: ugrás oda · k: kilépés
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
cli-bar-drawing = rajzolás
cli-perft-long = { $depth } mélységig számolni sokáig tart: a Ctrl+C leállítja
cli-bar-looking = keresés itt: { $number }. játszma
cli-bar-looking-in = keresés itt: { $name }, { $number }. játszma
cli-bar-making = készítés

## Játszmák, feladványok, a szerver

cli-converted = { $file }: { $games } játszma
cli-converted-broken = { $converted }, { $broken } kimaradt
cli-puzzle-difficulty = nehézség: { $grade } / { $hardest }
cli-puzzle-defence = { $side } lép: az egyetlen lépés, amely után nincs kényszerű vereség
cli-puzzle-push =
    { $side } lép, és { $moves ->
        [one] ezzel a lépéssel
       *[other] { $moves } lépésben
    } kilök egy golyót anélkül, hogy előbb egyet is veszítene
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
cli-serve-others = A hálózat más eszközein itt nyitható meg:
cli-serve-plain = Más eszközök böngészői csak HTTPS-en hagyják bekapcsolva a képernyőt, működnek kapcsolat nélkül és jelenítenek meg értesítéseket: add hozzá a --tls kapcsolót.
cli-serve-trust = Telepítsd minden eszközön egyszer a következőt hitelesítésszolgáltatóként: { $address }. Ennek az ujjlenyomatnak (SHA-256) kell megjelennie:
cli-serve-stop = A Ctrl+C leállítja; újraindítás után a játszmák folytatódnak.
cli-admin-none = Nincs játszma karanténban.
cli-admin-name = név
cli-admin-game = játék
cli-admin-status = állapot
cli-admin-created = létrehozva
cli-admin-fault = ok
cli-admin-open = nyitott
cli-admin-playing = folyik
cli-admin-over = véget ért
cli-admin-aborted = megszakítva
cli-admin-again = Újra olvasható: a hexad admin repair visszahozza.
cli-admin-readable = { $all } eseményből { $readable } olvasható.
cli-admin-released = { $name }: a játszma újra olvasható, kikerült a karanténból.
cli-admin-healthy = { $name }: a játszma olvasható, nincs mit javítani.
cli-admin-advice =
    A --truncate megtartja az olvasható eseményeket, és a játszma onnan folytatódik.
    A --call-off is megtartja őket, de eredmény nélkül lezárja a játszmát.
cli-admin-backup = Még a létrehozása sem olvasható: csak biztonsági mentés segít.
cli-admin-plan =
    { $name }: a játszmából { $kept } esemény marad, { $removed } a removed_events táblába kerül.
cli-admin-plan-call-off = Utána a játszma eredmény nélkül lezárul.
cli-admin-ask = A folytatáshoz írd be: { $name }
cli-admin-repaired = { $name }: a játszma helyreállt.
cli-admin-unrated =
    Ennek az értékelt játszmának elveszett az eredménye. A játékosok értékszámában benne marad, amíg a hexad admin rerate
    újra nem számítja őket.
cli-admin-rerate = Játszmák és megoldási kísérletek beolvasása
cli-admin-rerate-equal = Értékelt játszmák: { $games }. Minden értékszám helyes.
cli-admin-rerate-differs = Értékelt játszmák: { $games }. Eltérő értékszámok: { $ratings }; eltérő változások játszmák után: { $changes }.
cli-admin-rerate-corrected = Értékelt játszmák: { $games }. Kijavított értékszámok: { $ratings }; kijavított változások játszmák után: { $changes }.
cli-admin-rerate-puzzles-equal = Értékelt megoldási kísérletek: { $games }. Minden értékszám helyes.
cli-admin-rerate-puzzles-differs = Értékelt megoldási kísérletek: { $games }. Eltérő értékszámok: { $ratings }; eltérő változások kísérletek után: { $changes }.
cli-admin-rerate-puzzles-corrected = Értékelt megoldási kísérletek: { $games }. Kijavított értékszámok: { $ratings }; kijavított változások kísérletek után: { $changes }.
cli-admin-no-reports = Nincs nyitott bejelentés.
cli-admin-no-audit = Rendszergazda még nem tett semmit.
cli-admin-number = szám
cli-admin-time = idő
cli-admin-player = játékos
cli-admin-reporter = bejelentő
cli-admin-report-game = játszma
cli-admin-category = tárgy
cli-admin-report-text = szöveg
cli-admin-note = megjegyzés
cli-admin-who = ki
cli-admin-action = mit
cli-admin-subject = játékos vagy játszma
cli-admin-reason = miért
cli-admin-deleted = törölt fiók
cli-admin-report-open = nyitott
cli-admin-report-closed = lezárt
cli-admin-closed-at = Lezárva: { $time }
cli-admin-category-insult = sértések
cli-admin-category-name = sértő név
cli-admin-category-cheating = csalás
cli-admin-category-leaving = otthagyja a játszmákat
cli-admin-category-other = egyéb
cli-admin-action-close-report = bejelentés lezárva: { $number }
cli-admin-action-close-account = letiltotta a fiókot
cli-admin-action-reopen-account = feloldotta a fiókot
cli-admin-action-hide-name = elrejtette a nevet
cli-admin-action-release-game = visszahozta a játszmát
cli-admin-action-truncate-game = eltávolította az olvashatatlan eseményeket
cli-admin-action-call-off-game = megszakította a játszmát
cli-admin-action-rerate = újraszámolta az összes értékszámot
cli-admin-closed-report = { $number } számú bejelentés: lezárva.
cli-admin-account-closed = „{ $name }” fiókja le van tiltva.
cli-admin-account-reopened = „{ $name }” fiókja újra használható.
cli-admin-name-hidden = „{ $name }” neve rejtve van, az új neve: { $shown }

## Egy mérkőzés eredménye

cli-match-player = játékos
cli-match-points = pont
cli-match-won = győzelem
cli-match-drawn = döntetlen
cli-match-lost = vereség
cli-match-moving-first = kezdőként
cli-match-moving-second = másodikként
cli-match-failed = hiba
cli-match-games-of = { $played } / { $planned }
cli-match-elo = Élő
cli-match-elo-for = { $elo } ({ $name }), párok: { $pairs }
cli-match-unknown = ismeretlen
cli-match-at-most = legfeljebb { $elo }
cli-match-at-least = legalább { $elo }
cli-match-sprt = SPRT
cli-match-sprt-of = { $ratio }, határok: { $low } … { $high }, Élő: { $elo0 } vagy { $elo1 }
cli-match-endings = befejezések
cli-match-none = nincs
cli-match-count = { $what } { $count }
cli-match-failures = hibák
cli-match-first-failure = első hiba
cli-match-stopped = leállt
cli-match-stopped-start = { $name } nem indul el
cli-match-stopped-sprt = a próba eredménye: { $decision }
cli-match-no-start = nem indul el
cli-match-crash = összeomlás
cli-match-time-out = időtúllépés
cli-match-illegal-move = szabálytalan lépés
cli-match-unreadable-answer = olvashatatlan válasz
cli-match-adjudicated-win = győzelem mindkét játékos értékelése szerint
cli-match-adjudicated-draw = döntetlen mindkét játékos értékelése szerint

## Programok versenye

cli-tournament-sonneborn-berger = SB
cli-tournament-buchholz = Buchholz
cli-tournament-interrupted = félbeszakadt: --save nélkül a játszmák elvesznek
cli-tournament-continues = félbeszakadt: ugyanez a parancs folytatja a versenyt
