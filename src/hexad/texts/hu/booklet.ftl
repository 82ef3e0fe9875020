booklet-title = Abalone és Six
booklet-subtitle = Szabálykönyv
booklet-lead = Két hatszöges játék két játékosnak, szabályról szabályra, ábráról ábrára.
booklet-about = Minden szabálynak van száma: az A az Abalone, az S a Six szabályait jelöli. Az R-rel kezdődők a mi döntéseink. Azt rendezik, amit a nyomtatott szabályok nyitva hagynak, és mindenütt jelöljük őket, ahol számítanak.
booklet-contents = Tartalom
booklet-cover = Egy Abalone-játszma és egy Six-játszma
booklet-figure = { $number }. ábra
booklet-ours = a mi döntésünk
booklet-see =
    { $count ->
        [one] lásd a döntésünket: { $rules }
       *[other] lásd a döntéseinket: { $rules }
    }

booklet-page-lead = Ugyanazok a szabályok, ábrák és szavak, mint a játékban, olvasásra és nyomtatásra.
booklet-page-pdf = PDF letöltése
booklet-page-languages = Nyelvek
booklet-page-back = Vissza a játékhoz

booklet-section-abalone-start = A tábla és a kezdőállás
booklet-section-abalone-moving = Lépések
booklet-section-abalone-sumito = Tolás: a szumitó
booklet-section-abalone-winning = Hogyan ér véget a játszma
booklet-section-abalone-words = A játék szavai
booklet-section-six-start = A lapkák és a kezdés
booklet-section-six-placing = A lapkák lerakása
booklet-section-six-winning = A nyerő alakzatok
booklet-section-six-moving = Ha minden lapka lent van
booklet-section-six-four = Négyen
booklet-section-six-advanced = Haladó szabályok
booklet-section-six-words = A játék szavai

booklet-figure-abalone-1 = A kezdőállás: a fekete alul, a fehér felül.
booklet-figure-abalone-2 = Vonalban mozgás: három golyó a saját vonalán lép előre.
booklet-figure-abalone-3 = Oldalazó mozgás: három golyó együtt lép oldalra.
booklet-figure-abalone-4 = Szumitó: kettő egy ellen.
booklet-figure-abalone-5 = Szumitó: három egy ellen.
booklet-figure-abalone-6a = Szumitó: három kettő ellen.
booklet-figure-abalone-6b = Négy kettő ellen: három tol, a negyedik a helyén marad.
booklet-figure-abalone-7a = Nincs szumitó: az eltolandó golyók mögött golyó áll.
booklet-figure-abalone-7b = Nincs szumitó: a két szín között hézag van.
booklet-figure-abalone-7c = Nincs szumitó: a két szín nem egy vonalban áll.
booklet-figure-abalone-7d = Három golyó egy vonalban szemből bármekkora túlerőnek ellenáll. Csak más irányból jövő tolás töri meg őket.
booklet-figure-abalone-8 = Két golyó letol egyet a tábla széléről: előtte és utána.
booklet-figure-abalone-9 = A blokk: minden vonalában három golyó áll.
booklet-figure-abalone-10 = Az ív.
booklet-figure-abalone-11 = A háromféle golyóhármas: egy vonalban alak, ív és háromszög alak.
booklet-figure-six-1 = A fekete első lapkája: csak ez a három hely érinti a pirosat úgy, hogy a feketét nem.
booklet-figure-six-2 = A játszma közepén: minden hely, ahová lapkát lehet tenni.
booklet-figure-six-3 = A piros jön: egy lapka elhagyja a helyét, és máshol újra érinti a többit.
booklet-figure-six-4 = Ezek a lapkák összetartják a többit, ezért nem lehet őket áthelyezni.
booklet-figure-six-5 = Gyűrű, amelyből egy lapka hiányzik (balra). Ha a fekete jön, nyer (középen); ha a piros, el kell zárnia (jobbra).
booklet-figure-six-6 = A fekete leteszi a megjelölt lapkát, és a sor mindkét végén fenyeget: ez a kettős fenyegetés (balra). A piros az egyik véget elzárja, a fekete a másikon nyer (jobbra).
booklet-figure-six-7 = A lapka felemelésével a többi szétválik: a kisebb, kereszttel jelölt csoport kikerül a játékból (előtte és utána).
booklet-figure-six-8 = A piros felemel egy lapkát, és két egyenlő csoport marad. A piros úgy dönt, hogy a jobb oldali kerül ki: a feketének csak öt lapkája marad, és a piros nyer (előtte és utána).
booklet-figure-six-shapes = A három nyerő alakzat: háromszög, sor és gyűrű.
