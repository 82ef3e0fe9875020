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
