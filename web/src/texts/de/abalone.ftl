abalone-direction-NE = Nordosten
abalone-direction-E = Osten
abalone-direction-SE = Südosten
abalone-direction-SW = Südwesten
abalone-direction-W = Westen
abalone-direction-NW = Nordwesten

abalone-said-move = { $side ->
    [black] Schwarz
   *[white] Weiß
  } zieht { $count ->
    [1] eine Kugel von { $from }
    [2] zwei Kugeln von { $from }
   *[3] drei Kugeln von { $from }
  } nach { $way }, auf { $to }.
abalone-said-broadside = { $side ->
    [black] Schwarz
   *[white] Weiß
  } zieht { $count ->
    [2] zwei
   *[3] drei
  } Kugeln seitwärts von { $from } nach { $way }, auf { $to }.
abalone-said-push = { $side ->
    [black] Schwarz
   *[white] Weiß
  } schiebt { $other ->
    [black] { $count ->
        [1] eine schwarze Kugel
       *[2] zwei schwarze Kugeln
      }
   *[white] { $count ->
        [1] eine weiße Kugel
       *[2] zwei weiße Kugeln
      }
  } nach { $way }, { $from } auf { $to }.
abalone-said-off = { $side ->
    [black] Schwarz
   *[white] Weiß
  } schiebt { $other ->
    [black] { $count ->
        [1] eine schwarze Kugel
       *[2] zwei schwarze Kugeln
      }
   *[white] { $count ->
        [1] eine weiße Kugel
       *[2] zwei weiße Kugeln
      }
  } nach { $way }, { $from } auf { $to }; { $count ->
    [1] sie
   *[2] eine davon
  } fällt bei { $edge } vom Brett.

abalone-cell-empty = leer
abalone-cell-black = schwarze Kugel
abalone-cell-white = weiße Kugel
abalone-cell-chosen = ausgewählt
abalone-cell-fresh = zuletzt gezogen
abalone-cell-target = { $off ->
    [0] { $push ->
        [0] { $count ->
            [1] zieht hierher, nach { $way }
           *[other] { $count } Kugeln ziehen nach { $way }
          }
       *[other] schiebt nach { $way }
      }
   *[other] schiebt eine vom Brett, nach { $way }
  }

abalone-chosen-none = Nichts ausgewählt.
abalone-chosen = { $cells } ausgewählt. { $count ->
    [0] Von hier geht kein Zug.
   *[other] Möglich: { $ways }.
  }
abalone-premove-set = Vorauszug: { $cells } nach { $way }.
abalone-premove-cleared = Vorauszug zurückgenommen.

abalone-help = Die sechs Tasten rund um S, also W E A D Y X, und die Pfeiltasten führen von Feld zu Feld. Die Leertaste wählt eine Kugel aus, bis zu drei in einer Reihe. Umschalt mit einer Richtungstaste zieht sie. Die Eingabetaste auf einem markierten Feld zieht dorthin. Escape hebt die Auswahl auf.
abalone-row = Reihe { $row }

abalone-sockets = { $count } von { $of } { $other ->
    [black] schwarzen
   *[white] weißen
  } { $of ->
    [1] Kugel
   *[other] Kugeln
  } vom Brett geschoben
