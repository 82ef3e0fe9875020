practice-title = Gyakorlás
practice-board = A feladvány táblája
practice-task = A feladat
practice-answer = Próbálkozásaid
practice-choose = Melyik feladványok?
practice-no-answer = A szerver nem válaszol. Próbáld újra egy kicsit később.

practice-streak =
    { $count ->
        [0] Még nincs sorozat
       *[other] Sorozat: { $count }
    }
practice-best = Rekord: { $count }
practice-day = A nap feladványa, { $day }
practice-find =
    { $side ->
        [black] Fekete jön
        [white] Fehér jön
       *[red] Piros jön
    }
practice-goal-ejection =
    { $moves ->
        [1] Lökj ki egy golyót egyetlen lépéssel.
       *[other] Találd meg, hogyan lökhetsz ki egy golyót { $moves } lépésben.
    }
practice-goal-sumito =
    { $moves ->
        [1] Lökj ki egy golyót egyetlen lépéssel.
       *[other] Lökj ki egy golyót { $moves } lépésben. Az első lépés szumitó.
    }
practice-goal-win =
    { $moves ->
        [1] Nyerj egyetlen lépéssel.
       *[other] Kényszerítsd ki a győzelmet { $moves } lépésben.
    }
practice-goal-split = Haladó szabályok: találd meg azt a lapkát, amelynek felemelésével elég másik kerül ki ahhoz, hogy nyerj.
practice-goal-defence =
    { $other ->
        [black] Fekete mindjárt nyer. Találd meg az egyetlen lépést, amely ezt megakadályozza.
       *[red] Piros mindjárt nyer. Találd meg az egyetlen lépést, amely ezt megakadályozza.
    }
practice-difficulty-of = Nehézség: { $level } / { $most }

practice-play-it = Lépj a táblán.
practice-go-on = Helyes! És most?
practice-solved = Megoldottad, szép volt!
practice-shown = Ez a megoldás.
practice-misses = Nem ez az: ezzel nem éred el a célt.
practice-escapes = Majdnem jó: az ellenfél válasza után már túl sokáig tart.
practice-loses-abalone = Vigyázz: most a te golyódat lökik ki.
practice-loses-six = Vigyázz: most az ellenfél nyer.
practice-falls = Ez nem véd: az ellenfél most kikényszerítheti a győzelmet.
practice-again = Próbáld újra
practice-hint = Segítség
practice-hint-more = Mutasd a lépést
practice-hint-marbles = Nézd meg a jelölt golyókat.
practice-hint-tile = Nézd meg a jelölt lapkát.
practice-hint-beside = A lapka a jelöltek mellé kerül.
practice-hint-move = Ez a lépés. Lépd meg.
practice-solution = Megoldás
practice-skip = Egy másikat
practice-next = Következő feladvány
practice-see-again = Nézd meg újra
practice-study = Elemzés

practice-game = Játék
practice-abalone = Abalone
practice-six = Six
practice-difficulty = Nehézség
practice-any = Mind
practice-daily = A nap feladványa
practice-daily-done = megoldva
practice-count =
    { $count ->
        [0] Még egyet sem oldottál meg
       *[other] { $count } megoldott feladvány
    }
practice-empty = Ezeket mind megoldottad. Válassz más nehézséget, vagy kezdd elölről.
practice-begin-again = Elölről
practice-idle-none = Most nincs feladvány a táblán. Válaszd ezt: „{ $button }”.

## Formációk a táblán

formations-title = Formációk
formations-choose = Megjelenítendő formációk
formations-legend = Ami látszik
formations-there = Formációk a táblán
formations-against = { $own }, szemben: { $other }
formations-missing = { $own }, hiányzik: { $missing }
formations-shown =
    { $count ->
        [0] { $name }: itt nincs
       *[other] { $name }: { $count } látható
    }
formations-hidden = { $name }: elrejtve
formations-glossary = Mit jelentenek a fogalmak?

## Terminológia

glossary-title = Terminológia
glossary-lead = Így nevezik a játékosok azt, amit a táblán látnak. Minden fogalmat valódi állásban mutatunk meg.
glossary-abalone = Abalone
glossary-six = Six
glossary-picture = { $term }: { $cells }
glossary-open = Tábla megnyitása
glossary-open-term = Tábla megnyitása: { $term }
glossary-try-in-line = Lépj a három fekete golyóval a vonaluk mentén.
glossary-try-broadside = Lépj a három fekete golyóval oldalra.
glossary-done = Pontosan így!
glossary-again = Még egyszer
glossary-other-in-line = Ez szabályos, de itt mindhárom golyóval a vonaluk mentén kell lépned.
glossary-other-broadside = Ez szabályos, de itt mindhárom golyóval oldalra kell lépned.
glossary-idle = Kész. Válaszd ezt: „{ $button }”.
glossary-message = Üzenetek a táblánál: { $term }
glossary-board = Kipróbálható tábla: { $term }
glossary-no-answer = A szerver nem válaszol.
