booklet-title = Abalone és Six
booklet-subtitle = Szabálykönyv
booklet-lead = Két hatszöges játék, szabályról szabályra, ábráról ábrára.
booklet-about = Minden szabálynak van száma: az A az Abalone, az S a Six szabályait jelöli. Az R-rel kezdődők a mi döntéseink: azt rendezik, amit a nyomtatott szabályok nyitva hagynak, és mindenütt jelöljük őket, ahol számítanak. Az ábrák számozása a nyomtatott szabályokat követi; mivel mindegyik ábra a maga szabályánál áll, a számok nem mindig sorban következnek.
booklet-contents = Tartalom
booklet-cover = Egy Abalone-játszma és egy Six-játszma
booklet-figure = { $number }. ábra
booklet-see =
    { $count ->
        [one] lásd a döntésünket: { $rules }
       *[other] lásd a döntéseinket: { $rules }
    }

booklet-page-lead = Ugyanazok a szabályok, ábrák és fogalmak, mint a játékban, olvasásra és nyomtatásra.
booklet-page-pdf = PDF letöltése
booklet-page-languages = Nyelvek
booklet-page-back = Vissza a játékhoz

booklet-section-abalone-start = A tábla és a kezdőállás
booklet-section-abalone-moving = Lépések
booklet-section-abalone-sumito = Szumitó: az ellenfél ellökése
booklet-section-abalone-sumito-lead = A 4–6b. ábra azt mutatja, hogyan lehet lökni. A 7a–7d. ábra mindegyike a maga szabályánál áll, és azt mutatja, mikor nem lehetséges a szumitó.
booklet-section-abalone-winning = A játszma vége
booklet-section-abalone-words = Terminológia
booklet-section-six-start = A lapkák és a kezdés
booklet-section-six-placing = A lapkák lerakása
booklet-section-six-winning = A nyerő alakzatok
booklet-section-six-moving = Ha minden lapka az asztalon van
booklet-section-six-four = Négyen
booklet-section-six-advanced = Haladó szabályok
booklet-section-six-words = Terminológia

booklet-figure-abalone-1 = A kezdőállás: Fekete alul, Fehér felül.
booklet-figure-abalone-2 = Vonalban mozgás: három golyó a saját vonala mentén lép előre.
booklet-figure-abalone-3 = Oldalazó mozgás: három golyó együtt lép oldalra.
booklet-figure-abalone-4 = Szumitó: kettő egy ellen.
booklet-figure-abalone-5 = Szumitó: három egy ellen.
booklet-figure-abalone-6a = Szumitó: három kettő ellen.
booklet-figure-abalone-6b = Négy kettő ellen: három lök, a negyedik a helyén marad.
booklet-figure-abalone-7a = Nincs szumitó: a két szín nem egy vonalban áll.
booklet-figure-abalone-7b = Három golyó egy vonalban szemből bármekkora túlerőnek ellenáll. Csak más irányú lökéssel lehet megtörni.
booklet-figure-abalone-7c = Nincs szumitó: a két szín között hézag van.
booklet-figure-abalone-7d = Nincs szumitó: az ellökendő golyók mögött golyó áll.
booklet-figure-abalone-8 = Két golyó kilök egyet a tábláról: előtte és utána.
booklet-figure-abalone-9 = A blokk: minden vonalában három golyó áll.
booklet-figure-abalone-10 = Az ív.
booklet-figure-abalone-11 = A háromféle golyóhármas, felülről: háromszög alak, ív és egy vonalban alak.
booklet-figure-six-1 = Fekete első lapkája: csak ez a három hely érinti a piros lapkát úgy, hogy a feketét nem.
booklet-figure-six-2 = A játszma közepén: minden hely, ahová lapkát lehet tenni.
booklet-figure-six-3 = Piros jön: egy lapka elhagyja a helyét, és máshol újra érinti a többit.
booklet-figure-six-4 = Ezek a lapkák összetartják a többit, ezért nem lehet őket áthelyezni.
booklet-figure-six-5 = Gyűrű, amelyből egy lapka hiányzik (balra). Ha Fekete jön, nyer (középen); ha Piros, el kell zárnia a rést (jobbra).
booklet-figure-six-6 = Fekete leteszi a megjelölt lapkát, és a sor mindkét végén fenyeget: kettős fenyegetés (balra). Piros az egyik véget elzárja, Fekete a másikon nyer (jobbra).
booklet-figure-six-7 = A lapka felemelésétől a többi szétválik: a kisebb, kereszttel jelölt csoport kikerül a játékból (előtte és utána).
booklet-figure-six-8 = Piros felemel egy lapkát, és két egyforma nagy csoport marad. Piros úgy dönt, hogy a jobb oldali kerüljön ki: Feketének csak öt lapkája marad, és Piros nyer (előtte és utána).
booklet-figure-six-shapes = A három nyerő alakzat: háromszög, sor és gyűrű.

booklet-sheet = Eredmények
booklet-sheet-date = Dátum
booklet-sheet-winner = Győztes

booklet-glance = A szabályok röviden
booklet-glance-abalone-start = Kezdés
booklet-glance-abalone-start-text = Mindkét félnek 14 golyója van, és Fekete kezd. Aki jön, egyszer lép vagy lök; passzolni nem lehet.
booklet-glance-abalone-in-line = Vonalban mozgás
booklet-glance-abalone-in-line-text = Egy golyó bármelyik szomszédos üres mezőre léphet; két vagy három, egy vonalban álló golyó együtt lép a vonala mentén.
booklet-glance-abalone-broadside = Oldalazó mozgás
booklet-glance-abalone-broadside-text = Két vagy három, egy vonalban álló golyó együtt lép oldalra, csupa üres mezőre. Így soha nem lehet lökni.
booklet-glance-abalone-push = Szumitó
booklet-glance-abalone-push-text = A túlerő a saját vonalában ellöki az ellenfél golyóit, ha érinti őket: kettő ellök egyet, három egyet vagy kettőt.
booklet-glance-abalone-blocked = Nincs szumitó
booklet-glance-abalone-blocked-text = Az egyenlő számú golyók megállítják egymást (egyensúly). Az ellökendők mögött álló golyó is akadály. Saját golyót nem lehet ellökni.
booklet-glance-abalone-winning = Győzelem
booklet-glance-abalone-winning-text = A tábláról kilökött golyó kiesik a játékból. Az nyer, aki elsőként kilöki az ellenfele hat golyóját.
booklet-glance-abalone-time = Játék órával
booklet-glance-six-start = Kezdés
booklet-glance-six-start-text = Mindkét félnek 21 lapkája van, ezekből egy-egy középen fekszik. Fekete első lapkája a pirosat érinti, a feketét nem.
booklet-glance-six-placing = Lerakás
booklet-glance-six-placing-text = Aki jön, letesz egy lapkát úgy, hogy az élével legalább egy másikat érintsen, bármilyen színűt.
booklet-glance-six-shapes = Győzelem
booklet-glance-six-shapes-text = Hat saját lapkával nyersz, ha háromszöget, sort vagy gyűrűt alkotnak, és az alakzatot bejelented, azonnal vagy egy későbbi lépésed előtt.
booklet-glance-six-moving = Áthelyezés
booklet-glance-six-moving-text = Ha minden lapka az asztalon van, aki jön, áthelyezi egy lapkáját oda, ahol az egy másikat érint.
booklet-glance-six-holding = Összetartó lapka
booklet-glance-six-holding-text = Az alapszabályok szerint nem helyezhető át olyan lapka, amely összetartja a többit.
booklet-glance-six-advanced = Haladó szabályok
booklet-glance-six-advanced-text = Egy lépés szétválaszthatja a lapkákat. Csak a legnagyobb csoport marad; egyformák közül az választ, aki lépett. Akinek legfeljebb öt lapkája marad, veszít; ha mindkét félnek, döntetlen.
booklet-glance-six-four = Négyen
