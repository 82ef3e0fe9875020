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
    [1] { $way } lép: { $from } mezőről { $to } mezőre.
    [2] két golyóval { $way } lép: { $from } mezőkről { $to } mezőkre.
   *[3] három golyóval { $way } lép: { $from } mezőkről { $to } mezőkre.
  }
abalone-said-broadside = { $side ->
    [black] Fekete
   *[white] Fehér
  } { $count ->
    [2] két
   *[3] három
  } golyóval oldalazva { $way } lép: { $from } mezőkről { $to } mezőkre.
abalone-said-push = { $side ->
    [black] Fekete
   *[white] Fehér
  } { $way } tol { $count ->
    [1] egy
   *[2] két
  } { $other ->
    [black] fekete
   *[white] fehér
  } golyót: { $from } mezőről { $to } mezőre lép.
abalone-said-off = { $side ->
    [black] Fekete
   *[white] Fehér
  } { $way } tol { $count ->
    [1] egy
   *[2] két
  } { $other ->
    [black] fekete
   *[white] fehér
  } golyót: { $from } mezőről { $to } mezőre lép, és { $count ->
    [1] letolja a tábláról, { $edge } mezőről.
   *[2] az egyiket letolja a tábláról, { $edge } mezőről.
  }

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
       *[other] { $way } tol
      }
   *[other] { $way } tol, egyet le a tábláról
  }

abalone-chosen-none = Nincs kijelölve semmi.
abalone-chosen = Kijelölve: { $cells }. { $count ->
    [0] Innen nincs lépés.
   *[other] Léphet: { $ways }.
  }
abalone-premove-set = Előre megadott lépés: { $cells } { $way }.
abalone-premove-cleared = Az előre megadott lépés törölve.

abalone-help = Az S körüli hat billentyű (W, E, A, D, Y, X) és a nyilak mezőről mezőre visznek. A szóköz kijelöl egy golyót, egy vonalban legfeljebb hármat. Shift és egy iránybillentyű együtt lép velük. Az Enter egy megjelölt mezőn oda lép. Az Escape mindent töröl.
abalone-row = { $row } sor

abalone-sockets = { $of } { $other ->
    [black] fekete
   *[white] fehér
  } golyóból { $count } letolva
