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
