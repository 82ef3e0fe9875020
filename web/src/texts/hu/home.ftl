home-page = Abalone és Six: játssz most
home-title = Lökj ki hatot. Vagy rakj ki hatot.
home-lead = Két csendes társasjáték: egy perc alatt megtanulod, de sokáig csiszolhatod a tudásodat. Válassz egyet, és játssz: nem kell fiók, nincs mit telepíteni.

home-abalone = Abalone
home-six = Six
home-abalone-text = Állítsd sorba a golyóidat, és lökj. Az nyer, aki elsőként kilök hatot a másik színből.
home-six-text = Rakj ki hat lapkából sort, háromszöget vagy gyűrűt. Tábla nincs: tiéd az egész asztal.
home-abalone-demo = Abalone: kétszínű golyók egy kerek mélyedésekkel teli táblán, egy játszma néhány lépése
home-six-demo = Six: fekete és piros lapkák csoportja, egy játszma néhány lépése

home-play = Játssz most
home-play-game = Játssz most: { $game }
home-play-how = Gép ellen, { $level }. szint: { $word }
home-friend = Baráttal
home-friend-game = { $game } egy baráttal, linken
home-device = Egy eszközön
home-device-game = { $game } ketten, egy eszközön
home-anyone = Bárkivel
home-anyone-game = { $game } bárkivel a váróból
home-more = További beállítások…
home-more-game = További beállítások: { $game }
home-learn = Hogyan kell játszani?
home-learn-game = Hogyan kell játszani: { $game }
home-unreachable = A szerver most nem válaszol. Próbáld újra egy kicsit később.

home-engine = Gép { $level }
home-open-seat = Szabad hely
home-somebody = Valaki
home-no-clock = óra nélkül
home-clock-days = { $days } nap
home-clock-hours = { $hours } óra
home-speed-bullet = bullet
home-speed-blitz = villám
home-speed-rapid = rapid
home-speed-classical = klasszikus
home-speed-correspondence = levelezési
home-weekends = hétvégén nem telik az idő
home-four = négy játékos
home-rules-advanced = haladó szabályok
home-declare-manual = bejelentéssel
home-first-free = szabad első lapka
home-series = Sorozat { $score }
home-series-mine = Sorozat { $score } (elöl a te pontjaid)
home-rated = értékelt
home-imported = importált
home-rated-sign-up = Fiók létrehozása
home-my-games = Játszmáim
home-players = Játékosok és ranglisták
home-clock = Óra igazi táblához

home-mine = Játszmáid
home-your-turn = Te jössz
home-their-turn = Az ellenfél jön
home-waiting = Játékosra várunk
home-against = { $black } – { $other }
home-cancel = Visszavonás
home-cancel-game = A meghívás visszavonása: { $kind }
home-cancelled = Visszavontad a meghívást.
home-continue = Folytatás: { $kind }

home-lobby = A váró
home-lobby-text = Ők most ellenfelet keresnek egy játszmához.
home-lobby-empty = Most senki sem vár. Hirdess meg egy játszmát bárkinek, és te leszel az első.
home-lobby-wait = Megnézzük, ki van itt…
home-lobby-lost = Megszakadt a kapcsolat. A váró magától visszatér.
home-lobby-open = Játszma meghirdetése
home-lobby-mine = A te meghívásod
home-lobby-return = Az asztalhoz
home-join = Beülök
home-join-game = Beülök: { $host }, { $kind }
home-you-black = tiéd a fekete
home-you-white = tiéd a fehér
home-you-red = tiéd a piros
home-seats-open =
    { $count ->
        [one] egy szabad hely
       *[other] { $count } szabad hely
    }

home-live = Most játsszák
home-live-all = Mutasd mind
home-live-board = { $game }: { $black } – { $other }, { $move }. lépés

home-name = A neved: { $name }
home-name-change = Módosítás
home-name-change-long = Módosítás: a neved
home-name-title = Hogy szólítsunk?
home-name-label = A neved
home-name-hint = A többiek az órád mellett látják. { $min }–{ $max } karakter.
home-name-save = Mentés

home-new-level = Szint
home-new-level-is = { $level }: { $word }
home-new-level-rating = nagyjából olyan erős, mint egy { $rating } értékszámú játékos
home-new-level-rating-provisional = nagyjából olyan erős, mint egy { $rating } értékszámú játékos (ideiglenes)
home-new-level-1 = első lépések
home-new-level-2 = kezdő
home-new-level-3 = tanuló
home-new-level-4 = alkalmi játékos
home-new-level-5 = gyakorlott játékos
home-new-level-6 = klubjátékos
home-new-level-7 = erős klubjátékos
home-new-level-8 = szakértő
home-new-level-9 = mester
home-new-level-10 = teljes erő

home-new-rating = Értékelés
home-new-casual = Barátságos
home-new-rated = Értékelt
home-new-casual-account = Barátságos: értékelt játszmához fiók kell.
home-new-sign-up = Fiók létrehozása

home-layout-standard = Alapfelállás
home-layout-belgian-daisy = Belga margaréta
home-layout-german-daisy = Német margaréta
home-layout-dutch-daisy = Holland margaréta
home-layout-swiss-daisy = Svájci margaréta
home-layout-french-daisy = Francia margaréta
home-layout-irish-daisy = Ír margaréta
home-layout-scottish-daisy = Skót margaréta
home-layout-domination = Uralom
home-layout-infiltration = Beszivárgás
home-layout-alien-attack = Űrtámadás
home-layout-pyramid = Piramis
home-layout-the-wall = A fal
home-layout-face-to-face = Szemtől szemben
home-layout-atomouche = Atomouche
home-layout-centrifuge = Centrifuga
home-layout-snakes = Kígyók
home-layout-star = Csillag
home-layout-spider = Pók
home-layout-wheel = Kerék
home-layout-windmill = Szélmalom
home-layout-crown = Korona
home-layout-checkerboard = Sakktábla
home-layout-mosaic = Mozaik

home-abalone-pause = Az Abalone lépéseinek megállítása
home-abalone-go-on = Az Abalone lépéseinek folytatása
home-six-pause = A Six lépéseinek megállítása
home-six-go-on = A Six lépéseinek folytatása
home-offline = Nincs kapcsolat. A gép ellen vagy közösen, ezen az eszközön így is játszhatsz; minden itt tárolódik.
