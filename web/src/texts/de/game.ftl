game-kind-abalone = Abalone
game-kind-six = Six
game-side-black = Schwarz
game-side-white = Weiß
game-side-red = Rot
game-heading = { $game }: { $players }
game-board-label = Brett
game-start-label = Die Ausgangsstellung
game-side-panel = Züge und Aktionen
game-loading = Das Brett wird aufgebaut …

game-engine = Computer
game-seat-open = Freier Platz
game-seat-of-four = { $name } ({ $colour })
game-seat-numbered = { $colour } { $number }
game-level = Stufe { $level }
game-you = Du
game-partner = Mit dir im Team
game-partners = Partner dürfen weder über das Spiel sprechen noch sich Zeichen geben.
game-begins = Beginnt
game-to-move-mark = (am Zug)
game-clock-of = Uhr von { $who }
game-reconnecting = Verbindet …
game-presence-online = Online
game-presence-away = Abwesend
game-presence-gone = Nicht mehr da
game-symbols = Symbole
game-spectators =
    { $count ->
        [one] eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
game-claim-left = Dein Gegner hat die Partie verlassen.
game-claim-now = Dein Gegner hat die Partie verlassen. Du kannst sie beenden:
game-claim-soon =
    { $count ->
        [one] Dein Gegner ist gegangen. In einer Sekunde kannst du die Partie beenden.
       *[other] Dein Gegner ist gegangen. In { $count } Sekunden kannst du die Partie beenden.
    }
game-claim-win = Sieg beanspruchen
game-claim-draw = Remis geben
game-claim-abort = Ohne Ergebnis
game-broken-title = Diese Partie ist beschädigt
game-broken-text = Der Server kann die Partie { $name } nicht lesen. Deine anderen Partien sind nicht betroffen.
game-broken-advice = Bitte melde es den Betreibern dieses Servers und nenne ihnen den Namen der Partie. Vielleicht lässt sie sich reparieren.
game-broken-home = Zur Startseite
game-set-back =
    { $count ->
        [0] Der Server hat bei einer Störung die letzten Ereignisse dieser Partie verloren. Ab hier geht sie weiter.
        [one] Der Server hat bei einer Störung den letzten Zug verloren. Ab hier geht die Partie weiter.
       *[other] Der Server hat bei einer Störung die letzten { $count } Züge verloren. Ab hier geht die Partie weiter.
    }

game-your-turn = Du bist am Zug.
game-to-move = { $who } ist am Zug.
game-title-your-turn = ● Du bist am Zug
game-title-open = Platz frei
game-no-answer = Der Server antwortet nicht. Versuch es gleich noch einmal.
game-premove-dropped = Dein Vorauszug ist nicht mehr möglich.

game-per-move = { $time } pro Zug
game-minutes = { $count } min
game-seconds = { $count } s
game-with-increment = { $base } + { $more } s
game-with-delay = { $base }, { $more } s Verzögerung
game-no-clock = Ohne Uhr
game-advanced = Profiregeln
game-manual = Formen mit Ansage
game-four-players = Zu viert

game-moves = Züge
game-no-moves = Noch keine Züge
game-browse = Züge durchblättern
game-first = Erste Stellung
game-previous = Voriger Zug
game-next = Nächster Zug
game-last = Aktuelle Stellung
game-replay = Züge abspielen
game-pause = Anhalten
game-speed = Tempo: { $speed }-fach
game-times = { $speed }×
game-looking-back = Zug { $ply } von { $last }
game-back-to-now = Zur aktuellen Stellung
game-type = Zug eintippen
game-type-abalone = Zug eintippen, etwa a1b2
game-type-six = Zug eintippen, etwa K12
game-type-play = Diesen Zug spielen

game-actions = Aktionen
game-declare = Ansagen
game-declare-title = Eine Form ansagen: eine, die schon liegt, oder eine, die dein nächster Zug vollendet
game-takeback = Rücknahme
game-takeback-title = Um Rücknahme deines letzten Zugs bitten
game-draw = Remis
game-draw-title = Remis anbieten
game-time = +15 s
game-time-title = Der anderen Seite 15 Sekunden schenken
game-abort = Abbruch
game-abort-title = Die Partie abbrechen
game-resign = Aufgeben
game-resign-title = Diese Partie aufgeben
game-flip = Drehen
game-flip-title = Von der anderen Seite ansehen
game-more = Mehr
game-more-title = Link, Töne und mehr
game-confirm-question = { $move } spielen?
game-confirm = Ja
game-cancel = Nein
game-no = Nein
game-resign-question = Partie aufgeben?
game-resign-yes = Aufgeben
game-abort-question = Partie abbrechen?
game-abort-yes = Ja, abbrechen
game-draw-question = Mit Remis beenden?
game-draw-yes = Remis
game-accept = Ja
game-decline = Nein
game-withdraw = Zurückziehen
game-draw-offered = { $who } bietet Remis an
game-draw-waiting = Du hast Remis angeboten
game-takeback-offered = { $who } bittet um Rücknahme
game-takeback-waiting = Du hast um Rücknahme gebeten
game-rematch-offered = { $who } möchte noch eine Partie
game-rematch-waiting = Du hast eine Revanche angeboten

game-said-takeback = Ein Zug wurde zurückgenommen.
game-said-time =
    { $count ->
        [one] { $who } schenkt eine Sekunde.
       *[other] { $who } schenkt { $count } Sekunden.
    }
game-said-time-returned =
    { $count ->
        [one] Der Server stand kurz still: Eine Sekunde wird gutgeschrieben.
       *[other] Der Server stand kurz still: { $count } Sekunden werden gutgeschrieben.
    }
game-said-clock = { $who } { $time }
game-joined = { $name } spielt mit.

game-you-won = Gewonnen!
game-you-lost = Verloren.
game-drawn = Remis.
game-side-won = { $side } gewinnt.
game-aborted = Die Partie wurde abgebrochen.
game-aborted-idle = Die Partie wurde abgebrochen: Eine Stunde lang hat niemand gezogen.
game-aborted-left = Die Partie wurde abgebrochen: Eine Seite hatte sie verlassen.
game-aborted-decided = Die Partie wurde abgebrochen: Die Turnierleitung hat über ihr Ergebnis entschieden.
game-aborted-declined = Die Herausforderung wurde abgelehnt.
game-reason-six-pushed-off = { $winner } hat sechs Kugeln vom Brett geschoben.
game-reason-line = { $winner } hat eine Linie gebildet.
game-reason-triangle = { $winner } hat ein Dreieck gebildet.
game-reason-ring = { $winner } hat einen Ring gebildet.
game-reason-five-or-fewer = { $loser } hat nur noch fünf Steine oder weniger.
game-reason-both-five-or-fewer = Beide Seiten haben nur noch fünf Steine oder weniger.
game-reason-repetition = Dieselbe Stellung kam zum dritten Mal vor.
game-reason-no-legal-move = Es war kein Zug mehr möglich.
game-reason-ply-limit = Die Partie hat ihr Zuglimit erreicht.
game-reason-quiet-limit = Zu lange wurde keine Kugel vom Brett geschoben.
game-reason-resignation = { $loser } hat aufgegeben.
game-reason-agreement = Beide Seiten haben sich auf Remis geeinigt.
game-reason-time = Die Zeit von { $loser } ist abgelaufen.
game-reason-abandonment = { $loser } hat die Partie verlassen.
game-reason-abandonment-draw = Eine Seite hatte die Partie verlassen.
game-reason-no-show = { $loser } ist nicht zur Partie erschienen.
game-rematch = Revanche
game-analyse = Analyse
game-new = Neue Partie
game-next-game = Zur nächsten Partie

game-waiting =
    { $count ->
        [one] Noch ein Platz ist frei
       *[other] Noch { $count } Plätze sind frei
    }
game-invited = { $name } lädt dich zu { $game } ein
game-take-seat = Platz nehmen
game-invite-link = Schick diesen Link an jemanden, mit dem du spielen möchtest. Sobald der Platz besetzt ist, geht es los.
game-challenge-waiting = Den Platz kann nur annehmen, wen du herausgefordert hast.
game-invite-listed = In der Lobby sehen alle diese Partie. Du kannst den Link auch verschicken.
game-private = nur mit Link
game-private-note = Nur wer den Link hat, sieht diese Partie.
game-call-off = Absagen
game-link = Link zu dieser Partie
game-share-title = Partie teilen
game-animation = Animiertes Bild
game-animation-drawing = Wird gezeichnet …
game-qr = QR-Code mit dem Link zu dieser Partie
game-qr-hint = Oder lass den Code mit einem Handy scannen.

game-set-sounds = Töne
game-set-confirm = Züge bestätigen
game-set-confirm-hint = Ein Zug wird zuerst nur gezeigt und gilt erst, wenn du ihn bestätigst.
game-set-coordinates = Koordinaten
game-set-threats = Drohungen
game-set-threats-hint = Felder, die eine Form vollenden würden, sind markiert.
game-set-zen = Zen-Modus
game-set-zen-hint = Nur das Brett und wer spielt.
game-set-zen-key = Ein und aus auch mit der Taste O.
game-leave-zen = Zen-Modus verlassen
game-keys = Tastenkürzel
game-rated = gewertet
game-ratings = Änderung der Wertungen
game-rating-change = { $before } → { $after }
game-rating-sign-up = Diese Partie ist gewertet: Zum Mitspielen brauchst du ein Konto.
game-sign-up = Konto anlegen

game-deadline =
    { $mine ->
        [yes] Du hast Zeit bis { $deadline }.
       *[no] { $who } hat Zeit bis { $deadline }.
    }
game-deadline-weekends = Wochenenden zählen nicht (Zeitzone: { $who }).
game-pause-vacation =
    { $mine ->
        [yes] Du bist im Urlaub: Die Zeit ruht bis { $until }.
       *[no] { $who } ist im Urlaub: Die Zeit ruht bis { $until }.
    }
game-pause-weekend = Es ist Wochenende: Die Zeit ruht bis { $until }.

game-conditional-open = Antworten vorbereiten
game-conditional-title = Bedingte Züge
game-conditional-lead = Spiel auf dem Brett den Zug, den du erwartest, dann deine Antwort, und so weiter. Kommt es so, wird deine Antwort sofort gespielt. Niemand sonst sieht das.
game-conditional-expected = Spiel den Zug, den du erwartest.
game-conditional-answer = Spiel jetzt deine Antwort.
game-conditional-save = Zugfolge speichern
game-conditional-back = Einen Zug zurück
game-conditional-none = Noch ist nichts vorbereitet.
game-conditional-drop = { $moves } entfernen
game-conditional-saved = Die Zugfolge ist gespeichert.
game-conditional-close = Zurück zur Partie

## Turniere

game-of-round = { $title }, Runde { $round }
game-to-tournament = Zurück zum Turnier
game-to-arena = Zurück zur Arena
game-berserk = Berserk
game-berserk-title = Verzichte auf die Hälfte deiner Zeit: Ein Sieg zählt dann einen Punkt mehr
game-berserk-mark = halbe Zeit
game-said-berserk = { $who } verzichtet auf die Hälfte der Zeit.
game-device-note = Diese Partie ist nur auf diesem Gerät gespeichert. Niemand sonst kann sie sehen.
game-device-broken = Diese Partie ist auf deinem Gerät gespeichert, und die Daten sind beschädigt. Du kannst sie in der Liste deiner Partien löschen; alle anderen Partien sind nicht betroffen.
