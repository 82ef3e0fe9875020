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
board-hint-six-1 = Válassz egy kiemelt helyet: oda kerül a lapkád.
board-hint-six-2 = Hat lapkád sorban, háromszögben vagy gyűrűben nyer.
board-hint-six-3 = Ha minden lapka az asztalon van, körönként egyet áthelyezel.
board-phase-placing = Lerakási szakasz
board-phase-moving = Áthelyezési szakasz

## Jelek a lépéslistában

board-legend = Jelek a lépéslistában
board-legend-push = ellök
board-legend-off = kilök egy golyót

## Abalone

abalone-direction-NE = északkeletre
abalone-direction-E = keletre
abalone-direction-SE = délkeletre
abalone-direction-SW = délnyugatra
abalone-direction-W = nyugatra
abalone-direction-NW = északnyugatra

abalone-said-move = { $side ->
    [black] Fekete
   *[white] Fehér
  } { $count ->
    [1] { $way } lép
    [2] két golyóval { $way } lép
   *[3] három golyóval { $way } lép
  }, innen: { $from }, ide: { $to }.
abalone-said-broadside = { $side ->
    [black] Fekete
   *[white] Fehér
  } { $count ->
    [2] két
   *[3] három
  } golyóval oldalazva { $way } lép, innen: { $from }, ide: { $to }.
abalone-said-push = { $side ->
    [black] Fekete
   *[white] Fehér
  } { $way } lép, innen: { $from }, ide: { $to }, és ellök { $count ->
    [1] egy
   *[2] két
  } { $other ->
    [black] fekete
   *[white] fehér
  } golyót.
abalone-said-off = { $side ->
    [black] Fekete
   *[white] Fehér
  } { $way } lép, innen: { $from }, ide: { $to }, és { $count ->
    [1] kilök egy
   *[2] ellök két
  } { $other ->
    [black] fekete
   *[white] fehér
  } golyót{ $count ->
    [1] { " " }a tábláról
   *[2] , az egyiket ki a tábláról
  }, a szélső mezőről: { $edge }.

abalone-cell-empty = üres
abalone-cell-black = fekete golyó
abalone-cell-white = fehér golyó
abalone-cell-chosen = kijelölve
abalone-cell-fresh = most lépett
abalone-cell-target = { $off ->
    [0] { $push ->
        [0] { $count ->
            [1] { $way } lép ide
           *[other] { $count } golyó lép { $way }
          }
       *[other] { $way } lök
      }
   *[other] { $way } lök, egyet ki a tábláról
  }

abalone-chosen-none = Semmi sincs kijelölve.
abalone-chosen = Kijelölve: { $cells }. { $count ->
    [0] Innen nincs lépés.
   *[other] Léphet: { $ways }.
  }
abalone-premove-set = Előre megadott lépés: { $cells } { $way }.
abalone-premove-cleared = Az előre megadott lépést visszavontad.

abalone-help = Az S körüli hat billentyű (W, E, A, D, Y, X) és a nyilak mezőről mezőre visznek. A szóköz kijelöl egy golyót, egy vonalban legfeljebb hármat. A Shift és egy iránybillentyű együtt elmozdítja őket. Az Enter a megjelölt mezőre lép. Az Escape megszünteti a kijelölést.
abalone-row = Sor: { $row }

abalone-sockets = { $of } { $other ->
    [black] fekete
   *[white] fehér
  } golyóból { $count } kilökve

## Six: Az asztal

six-help = Six-asztal. A nyilak vagy a W, E, A, D, Y és X a szomszédos helyekre visznek. Az N és a P a következő és az előző játszható helyre vagy lapkára ugrik. Az Enter lép, az Escape visszavon. A plusz és a mínusz nagyít és kicsinyít, a 0 minden lapkát megmutat.
six-cell = { $cell }: { $what }
six-cell-empty = üres
six-cell-black = fekete lapka
six-cell-red = piros lapka
six-cell-open = szabad
six-cell-lifted = felemelve
six-cell-pinned = nem mozdulhat
six-cell-leaving = kikerülne a játékból
six-cell-threat = befejezne egy alakzatot
six-cell-winning = a nyerő alakzatban
six-cell-last = utolsó lépés
six-lifted =
    Felemelt lapka: { $cell }, { $open ->
        [one] egy szabad hely
       *[other] { $open } szabad hely
    }.
six-lifted-leaving =
    { $count ->
        [one] Egy lapka kikerülne a játékból.
       *[other] { $count } lapka kikerülne a játékból.
    }

six-closer = Közelebb
six-farther = Távolabb
six-fit = Minden lapka
six-view = Nézet

## Six: Kérdések

six-ask-group = Melyik csoport maradjon?
six-keep =
    Maradjon { $side ->
        [left] a bal oldali
        [right] a jobb oldali
        [top] a felső
        [bottom] az alsó
       *[middle] a középső
    } { $count ->
        [one] lapka
       *[other] { $count } lapka
    }
six-ask-declare = Ezzel kész egy alakzat.
six-place-declare = Lerakom, bejelentem
six-place-only = Csak lerakom
six-move-declare = Lépek, bejelentem
six-move-only = Csak lépek
six-cancel = Mégse

## Six: Kézben

six-hand =
    { $side ->
        [red] Piros
       *[black] Fekete
    } kezében { $count ->
        [0] nincs lapka
        [one] egy lapka van
       *[other] { $count } lapka van
    }

## Six: Lépések szavakban

six-words-places =
    { $side ->
        [red] Piros
       *[black] Fekete
    } letesz egy lapkát ide: { $to }
six-words-moves =
    { $side ->
        [red] Piros
       *[black] Fekete
    } áthelyez egy lapkát innen: { $from }, ide: { $to }
six-words-leave =
    ; { $count ->
        [1] egy
        [2] két
        [3] három
        [4] négy
        [5] öt
        [6] hat
       *[other] { $count }
    } lapkát kivesz a játékból
six-words-and-declares = , és bejelent egy alakzatot
six-words-declares =
    { $side ->
        [red] Piros
       *[black] Fekete
    } bejelent egy alakzatot.
