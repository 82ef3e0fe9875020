## Meldungen neben dem Brett

board-message = Hinweis zum Brett
board-idle-turn = Du bist noch nicht am Zug.
board-idle-plan = Du bist noch nicht am Zug. Deinen nächsten Zug kannst du schon wählen: Er wird gespielt, sobald du an der Reihe bist.
board-idle-past = Das ist eine frühere Stellung. Geh zur aktuellen, um weiterzuspielen.
board-idle-over = Die Partie ist zu Ende.
board-idle-watching = Du schaust hier nur zu: Ziehen kann nur, wer mitspielt.
board-idle-asked = Bestätige zuerst deinen Zug oder brich ihn ab.
board-idle-sending = Dein Zug ist unterwegs.
board-idle-loading = Einen Moment bitte: Die Züge werden geladen.
board-idle-solved = Diese Aufgabe ist gelöst. Mach mit der nächsten weiter oder versuch sie noch einmal.
board-idle-read = Hier gibt es nichts zu ziehen: Dieses Brett gehört zum Text.
board-idle-marked = Dieses Feld ist schon markiert.
board-idle-unasked =
    { $asked ->
        [empty] Gefragt ist hier nur nach leeren Feldern.
        [abalone] Gefragt ist hier nur nach Kugeln.
        [six] Gefragt ist hier nur nach Steinen.
       *[some] Danach fragt diese Aufgabe nicht.
    }
board-idle-wrong = Nimm zuerst den falschen Zug zurück: mit „{ $button }“.
board-idle-puzzle = Diese Aufgabe ist erledigt. Wähle die nächste.

## Angebote in einer Partie: `mine` ist yes, wenn das Angebot oder die Antwort vom Benutzer stammt

board-said-draw-offered =
    { $mine ->
        [yes] Du hast Remis angeboten.
       *[no] { $who } bietet Remis an.
    }
board-said-draw-declined =
    { $mine ->
        [yes] Du hast das Remis abgelehnt.
       *[no] { $who } hat das Remis abgelehnt.
    }
board-said-draw-withdrawn =
    { $mine ->
        [yes] Du hast dein Remisangebot zurückgezogen.
       *[no] { $who } hat das Remisangebot zurückgezogen.
    }
board-said-takeback-asked =
    { $mine ->
        [yes] Du hast um Rücknahme deines Zugs gebeten.
       *[no] { $who } bittet um Rücknahme eines Zugs.
    }
board-said-takeback-declined =
    { $mine ->
        [yes] Du hast abgelehnt: Der Zug bleibt stehen.
       *[no] { $who } hat abgelehnt: Der Zug bleibt stehen.
    }
board-said-takeback-withdrawn =
    { $mine ->
        [yes] Du möchtest deinen Zug nicht mehr zurücknehmen.
       *[no] { $who } möchte den Zug nicht mehr zurücknehmen.
    }
board-said-rematch-offered =
    { $mine ->
        [yes] Du hast eine Revanche angeboten.
       *[no] { $who } bietet eine Revanche an.
    }
board-said-rematch-declined =
    { $mine ->
        [yes] Du hast die Revanche abgelehnt.
       *[no] { $who } hat die Revanche abgelehnt.
    }
board-said-rematch-withdrawn =
    { $mine ->
        [yes] Du hast dein Revancheangebot zurückgezogen.
       *[no] { $who } hat das Revancheangebot zurückgezogen.
    }

## Die erste Partie eines Spiels

board-hints = Deine erste Partie
board-hints-close = Hinweise schließen
board-hint-abalone-1 = Wähle eine, zwei oder drei deiner Kugeln in einer Reihe.
board-hint-abalone-2 = Wähle dann einen Pfeil: Er zeigt, wohin sie ziehen.
board-hint-abalone-3 = Die Überzahl schiebt. Wer sechs Kugeln hinausschiebt, gewinnt.
board-hint-six-1 = Wähle ein hervorgehobenes Feld: Dorthin kommt dein Stein.
board-hint-six-2 = Sechs deiner Steine als Linie, Dreieck oder Ring gewinnen.
board-hint-six-3 = Liegen alle Steine auf dem Tisch, bewegst du in jedem Zug einen davon.
board-phase-placing = Legephase
board-phase-moving = Bewegungsphase

## Zeichen in der Zugliste

board-legend = Zeichen in der Zugliste
board-legend-push = schiebt
board-legend-off = schiebt eine Kugel hinaus

## Abalone

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

## Six: Der Tisch

six-help = Six-Tisch. Die Pfeiltasten oder W, E, A, D, Y und X führen zu den Nachbarfeldern. N und P springen zum nächsten und zum vorigen Feld oder Stein, mit dem sich spielen lässt. Die Eingabetaste spielt, Escape bricht ab. Plus und Minus ändern die Größe, 0 zeigt alle Steine.
six-cell = { $cell }: { $what }
six-cell-empty = leer
six-cell-black = schwarzer Stein
six-cell-red = roter Stein
six-cell-open = frei
six-cell-lifted = aufgenommen
six-cell-pinned = darf nicht bewegt werden
six-cell-leaving = würde ausscheiden
six-cell-threat = würde eine Form vollenden
six-cell-winning = in der Form, die gewinnt
six-cell-last = letzter Zug
six-lifted =
    Stein auf { $cell } aufgenommen, { $open ->
        [one] ein freies Feld
       *[other] { $open } freie Felder
    }.
six-lifted-leaving =
    { $count ->
        [one] Ein Stein würde ausscheiden.
       *[other] { $count } Steine würden ausscheiden.
    }

six-closer = Vergrößern
six-farther = Verkleinern
six-fit = Alle Steine zeigen
six-view = Ansicht

## Six: Fragen

six-ask-group = Welche Gruppe bleibt?
six-keep =
    { $count ->
        [one] Den Stein
       *[other] Die { $count } Steine
    } { $side ->
        [left] links
        [right] rechts
        [top] oben
        [bottom] unten
       *[middle] in der Mitte
    } behalten
six-ask-declare = Damit ist eine Form fertig.
six-place-declare = Legen und ansagen
six-place-only = Nur legen
six-move-declare = Bewegen und ansagen
six-move-only = Nur bewegen
six-cancel = Abbrechen

## Six: Vorräte

six-hand =
    { $side ->
        [red] Rot
       *[black] Schwarz
    } hat { $count ->
        [0] keine Steine
        [one] einen Stein
       *[other] { $count } Steine
    } im Vorrat

## Six: Züge in Worten

six-words-places =
    { $side ->
        [red] Rot
       *[black] Schwarz
    } legt einen Stein auf { $to }
six-words-moves =
    { $side ->
        [red] Rot
       *[black] Schwarz
    } bewegt einen Stein von { $from } nach { $to }
six-words-leave =
    ; { $count ->
        [1] ein Stein scheidet
        [2] zwei Steine scheiden
        [3] drei Steine scheiden
        [4] vier Steine scheiden
        [5] fünf Steine scheiden
        [6] sechs Steine scheiden
       *[other] { $count } Steine scheiden
    } aus
six-words-and-declares = ; eine Form wird angesagt
six-words-declares =
    { $side ->
        [red] Rot
       *[black] Schwarz
    } sagt eine Form an.
