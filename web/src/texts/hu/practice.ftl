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
practice-count =
    { $count ->
        [0] Még egyet sem oldottál meg
       *[other] { $count } megoldott feladvány
    }
practice-empty = Ezeket mind megoldottad. Válassz más nehézséget, vagy kezdd elölről.
practice-begin-again = Elölről
practice-idle-none = Most nincs feladvány a táblán. Válaszd ezt: „{ $button }”.

practice-rating = Értékszám feladványokban
practice-rating-said = Értékszámod: { $before }, most { $after }.
practice-puzzle-rating = Értékszám: { $rating }
practice-unrated = · nem számít, már próbálkoztál vele
practice-cut-off = Nincs kapcsolat: ez a próbálkozás nem számít bele az értékszámodba.
practice-theme = Téma
practice-any-theme = Minden téma
practice-theme-about = Bővebben
practice-themes-of = Miről szól ez a feladvány
practice-day-before = Az előző nap
practice-day-after = A következő nap
practice-solvers-today =
    { $count ->
        [0] Ma még egyetlen regisztrált játékos sem oldotta meg
       *[other] Ma { $count } regisztrált játékos oldotta meg
    }
practice-solvers-then =
    { $count ->
        [0] Aznap egyetlen regisztrált játékos sem oldotta meg
       *[other] Aznap { $count } regisztrált játékos oldotta meg
    }

practice-history = Feladványaim
practice-history-solve = Feladványok megoldása
practice-history-none = Ebben a játékban még egyetlen feladvánnyal sem próbálkoztál. Minden feladványnál az első próbálkozásod számít.
practice-history-guest = A próbálkozásaid és az értékszámod csak ebben a böngészőben vannak tárolva. Fiókkal minden eszközödön megvannak, és az eredményeid beleszámítanak a feladványok értékszámába. Az értékszámod akkor elölről kezdődik.
practice-history-count = { $count } feladványból { $solved } megoldva
practice-attempts = Próbálkozások
practice-result-solved = Megoldva
practice-result-failed = Nem sikerült
practice-time-used = Idő:
practice-solved-later = később megoldva
practice-suggest = Mit gyakorolj?
practice-suggest-theme = { $count } közül { $solved } megoldva, várható: körülbelül { $expected }
practice-suggest-none = Az eredményeid minden témában nagyjából megfelelnek a vártnak.
practice-suggest-rule = Egy téma akkor jelenik meg itt, ha legalább { $count } feladványával próbálkoztál, és érezhetően kevesebbet oldottál meg, mint amennyi az értékszámok alapján várható: több mint egy szórással.
practice-due = Próbáld újra
practice-due-rule = Amit nem oldottál meg, azt { $days } nap múlva újra felkínáljuk. Az értékszámod ettől nem változik.
practice-device = Fiók nélkül, ezen az eszközön
practice-device-text = Ezek a próbálkozások nem számítanak a fiókod értékszámába, mert senki sem tudja ellenőrizni, mit tárolt egy böngésző. Itt megmaradnak, hogy megnézhesd őket.

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
