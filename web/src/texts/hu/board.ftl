## Üzenetek a tábla mellett

board-message = Üzenetek a táblánál
board-idle-turn = Még nem te jössz.
board-idle-plan = Még nem te jössz. A következő lépésedet már kiválaszthatod: amint sorra kerülsz, magától megtörténik.
board-idle-past = Ez egy korábbi állás. Ha lépni szeretnél, térj vissza a mostanihoz.
board-idle-over = A játszma véget ért.
board-idle-watching = Ezt a játszmát nézőként követed: csak a játékosok léphetnek.
board-idle-asked = Előbb erősítsd meg a lépésedet, vagy vond vissza.
board-idle-sending = A lépésed úton van.
board-idle-loading = Egy pillanat: a lépések még töltődnek.
board-idle-solved = Ezt a feladatot megoldottad. Folytasd a következővel, vagy próbáld újra.
board-idle-read = Itt nincs mit lépni: ez a tábla a szöveghez tartozik.
board-idle-marked = Ezt már megjelölted.
board-idle-unasked =
    { $asked ->
        [empty] Ez a feladat csak az üres mezőkről szól.
        [abalone] Ez a feladat csak a golyókról szól.
        [six] Ez a feladat csak a lapkákról szól.
       *[some] Ez a feladat nem erről a helyről szól.
    }
board-idle-wrong = Előbb vond vissza a hibás lépést ezzel a gombbal: „{ $button }”.
board-idle-puzzle = Ez a feladvány véget ért. Válaszd a következőt.

## Ajánlatok játszma közben: `mine` értéke yes, ha az ajánlat vagy a válasz a felhasználóé

board-said-draw-offered =
    { $mine ->
        [yes] Döntetlent ajánlottál.
       *[no] { $who } döntetlent ajánl.
    }
board-said-draw-declined =
    { $mine ->
        [yes] Elutasítottad a döntetlent.
       *[no] { $who } elutasította a döntetlent.
    }
board-said-draw-withdrawn =
    { $mine ->
        [yes] Visszavontad a döntetlenajánlatodat.
       *[no] { $who } visszavonta a döntetlenajánlatát.
    }
board-said-takeback-asked =
    { $mine ->
        [yes] Visszakérted a lépésedet.
       *[no] { $who } visszakér egy lépést.
    }
board-said-takeback-declined =
    { $mine ->
        [yes] Nem egyeztél bele: a lépés marad.
       *[no] { $who } nem egyezett bele: a lépés marad.
    }
board-said-takeback-withdrawn =
    { $mine ->
        [yes] Mégsem kéred vissza a lépésedet.
       *[no] { $who } mégsem kéri vissza a lépését.
    }
board-said-rematch-offered =
    { $mine ->
        [yes] Visszavágót kértél.
       *[no] { $who } visszavágót kér.
    }
board-said-rematch-declined =
    { $mine ->
        [yes] Elutasítottad a visszavágót.
       *[no] { $who } elutasította a visszavágót.
    }
board-said-rematch-withdrawn =
    { $mine ->
        [yes] Mégsem kérsz visszavágót.
       *[no] { $who } mégsem kér visszavágót.
    }

## Az első játszma egy játékban

board-hints = Az első játszmád
board-hints-close = Tippek bezárása
board-hint-abalone-1 = Válaszd ki egy golyódat, vagy kettőt-hármat egy vonalban.
board-hint-abalone-2 = Utána válassz egy nyilat: az mutatja, merre mennek.
board-hint-abalone-3 = A túlerő lök. Az nyer, aki hat golyót kilök.
board-hint-six-1 = Válassz egy kiemelt mezőt: oda kerül a lapkád.
board-hint-six-2 = Hat lapkád sorban, háromszögben vagy gyűrűben nyer.
board-hint-six-3 = Ha minden lapka az asztalon van, körönként egyet áthelyezel.
board-phase-placing = Lerakási szakasz
board-phase-moving = Áthelyezési szakasz

## Jelek a lépéslistában

board-legend = Jelek a lépéslistában
board-legend-push = ellök
board-legend-off = kilök egy golyót
