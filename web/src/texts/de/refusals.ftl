## Warum der Server etwas ablehnt: eigene Sätze aus dem Code und den Werten

refused-over = Die Partie ist vorbei.
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-not-over = Die Partie läuft noch.
refused-not-your-turn = Du bist nicht am Zug.
refused-no-seat = Du spielst hier nicht mit, aber du kannst zuschauen.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-open = Alle Plätze sind besetzt, aber du kannst zuschauen.
refused-already-seated = Du sitzt schon an diesem Tisch.
refused-seat-taken = Dieser Platz ist schon besetzt.
refused-time-up = Die Zeit ist abgelaufen.
refused-too-late = Abbrechen geht nur vor dem zweiten Zug. Jetzt kannst du nur noch aufgeben.
refused-no-clock = Diese Partie wird ohne Uhr gespielt.
refused-enough-time = Mehr als ein Tag passt nicht auf die Uhr.
refused-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen könntest.
refused-next-game = Die nächste Partie gibt es schon.
refused-nothing-offered = Das Angebot gilt nicht mehr.
refused-already-offered = Das hast du schon angeboten.
refused-busy = Gerade ist zu viel los. Versuch es gleich noch einmal.
refused-too-fast = Das war zu schnell hintereinander. Warte einen Moment.
refused-too-slow = Deine Verbindung ist zu langsam. Versuch es noch einmal.
refused-gone = Die Verbindung ist abgebrochen.
refused-unavailable = Der Server kann gerade nichts speichern. Es geht nichts verloren: Versuch es gleich noch einmal.
refused-fault = Beim Server ist etwas schiefgegangen.
refused-engine-lost = Der Computer kommt mit dieser Stellung nicht zurecht. Versuch es später noch einmal.
refused-elsewhere = Das läuft jetzt in einem anderen Fenster.
refused-no-analysis = Auf diesem Server gibt es keine Analyse.
refused-no-game = Diese Partie gibt es nicht.
refused-broken-game = Diese Partie ist beschädigt und lässt sich nicht lesen. Bitte melde es den Betreibern des Servers.
refused-unknown-event = Der Server wird gerade auf eine neue Version umgestellt. Es geht nichts verloren: Versuch es gleich noch einmal.
refused-set-back = Der Server hat bei einer Störung die letzten Züge verloren. Sieh dir die Stellung noch einmal an.
refused-too-many-games = Du hast zu viele offene Partien. Beende erst eine davon.
refused-quota-games =
    Von deinem Anschluss wurden in der letzten Stunde zu viele Partien begonnen. In { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } geht es weiter.
refused-quota-engine-games =
    Von deinem Anschluss wurden in der letzten Stunde zu viele Partien gegen den Computer begonnen. In { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } geht es weiter.
refused-quota-analysis =
    Die Analysezeit für diese Stunde ist aufgebraucht. In { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } geht es weiter; mit einem Konto hast du mehr Zeit.
refused-quota-reviews =
    Die Zeit für Auswertungen ist für diese Stunde aufgebraucht. In { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } geht es weiter; mit einem Konto hast du mehr Zeit.
refused-quota-pictures = Das waren zu viele Bilder in kurzer Zeit. Warte eine Minute.
refused-quota-downloads = Das waren zu viele Downloads in kurzer Zeit. Warte eine Minute.
refused-quota-replays = Das waren zu viele Partien in kurzer Zeit. Warte eine Minute.
refused-quota-searches = Das waren zu viele Suchen in kurzer Zeit. Warte eine Minute.
refused-quota-puzzles = Das waren zu viele Versuche in kurzer Zeit. Warte eine Minute.
refused-quota-guests = Von deinem Anschluss kommen gerade zu viele neue Gäste. Warte eine Minute.
refused-quota-accounts = Von deinem Anschluss wurden heute zu viele Konten angelegt. Versuch es morgen wieder.
refused-too-many-engine-games = Von deinem Anschluss laufen zu viele Partien gegen den Computer. Beende erst eine davon.
refused-too-many-analyses = Von deinem Anschluss laufen zu viele Analysen. Warte, bis eine fertig ist, oder melde dich an.
refused-too-many-reviews = Von deinem Anschluss werden schon mehrere Partien ausgewertet. Warte, bis eine fertig ist, oder melde dich an.
refused-too-many-seconds = So viel Rechenzeit geht nicht auf einmal.
refused-too-many = So viel auf einmal erlaubt der Server nicht.
refused-guest-engines = Nur wer ein Konto hat, kann den Computer gegen sich selbst spielen lassen.
refused-too-many-moves = So viele Züge gehen nicht auf einmal.
refused-too-long = Das ist zu lang.
refused-has-account = Du hast schon ein Konto. Melde dich an.
refused-login-taken = Diesen Anmeldenamen gibt es schon. Wähle einen anderen.
refused-wrong-login = Anmeldename oder Passwort stimmt nicht.
refused-bad-login = Ein Anmeldename hat { $min } bis { $max } Zeichen und keine Leerzeichen.
refused-bad-name = Ein Name hat { $min } bis { $max } Zeichen, mindestens eines davon sichtbar.
refused-bad-password = Ein Passwort hat { $min } bis { $max } Zeichen.
refused-wrong-password = Das Passwort stimmt nicht.
refused-name-taken = Dieser Name oder einer, der genauso aussieht, gehört schon zu einem Konto. Wähle einen anderen.
refused-reserved-name = Diesen Namen könnte man mit dem Computer oder den Betreibern verwechseln. Wähle einen anderen.
refused-session-ended = Du bist nicht mehr angemeldet. Melde dich wieder an.
refused-nobody = Der Server kennt dich noch nicht. Lade die Seite neu.
refused-no-account = Du bist Gast und hast kein Konto.
refused-no-session = Dieses Gerät ist nicht mehr angemeldet.
refused-no-token = Dieses Token gibt es nicht.
refused-bad-token = Dieses Token ist ungültig.
refused-not-by-token = Mit einem Token geht das nicht. Melde dich im Browser an.
refused-bad-control = Diese Uhr ist nicht möglich. Wähle eine Zeit von höchstens einem Tag.
refused-chairs = Die Zahl der Spieler passt nicht zu diesem Spiel.
refused-wrong-option = Diese Einstellung gibt es in diesem Spiel nicht.
refused-two-positions = Eine Partie beginnt mit einer Aufstellung oder mit einer Stellung, nicht mit beidem.
refused-not-understood = Mit dieser Eingabe kann der Server nichts anfangen.
refused-bad-record = Dieser Text ist keine lesbare Partie.
refused-bad-position = Diese Stellung kann es nicht geben.
refused-not-a-move = Das ist kein Zug.
refused-bad-picture = Dieses Bild lässt sich nicht zeichnen.
refused-not-found = Das gibt es nicht.
refused-cross-origin = Diese Anfrage kam von einer fremden Seite. Öffne die Seite dieses Servers.
refused-not-json = Der Server nimmt hier nur JSON an.
refused-wrong-method = Das bietet der Server hier nicht an.
refused-not-public = Das ist nur für die Betreiber des Servers.
refused-loop-ended = Ein Teil des Servers ist ausgefallen. Die Betreiber müssen ihn neu starten.
refused-no-puzzle-left = Davon gibt es keine Aufgabe mehr, die du noch nicht kennst.
refused-wrong-before = Ein früherer Zug gehört nicht zur Lösung.
refused-not-a-day = Diesen Tag gibt es im Kalender nicht.
refused-other-ply = Die Stellung hat sich inzwischen geändert. Sieh sie dir noch einmal an.
refused-unknown = Das hat nicht geklappt.

## Ein Feld, dessen Inhalt nicht angenommen wird

refused-field-fen = Eine Stellung hat höchstens 400 Zeichen.
refused-field-moves = Eine Zugliste hat höchstens 2000 Züge, und ein Zug hat höchstens 60 Zeichen.
refused-field-text = Dieser Text ist zu lang für eine Partie.

## Einer von mehreren Zügen, und warum er abgelehnt wird

refused-move-number = Zug { $number } ({ $move }): { $why }

## Was an einer Partiedatei falsch ist, und wo

refused-record-place = Zeile { $line }, Spalte { $column }: { $why }
refused-record-encoding = Das ist kein Text in UTF-8.
refused-record-syntax = So wird eine Partie nicht aufgeschrieben.
refused-record-tag = Diese Angabe im Kopf der Partie ist ungültig.
refused-record-notation = Diese Schreibweise ist nicht lesbar: Erwartet werden Züge wie a1b2 oder 2,-1.
refused-record-setup = Die Anfangsstellung ist ungültig.
refused-record-move = Dieser Zug ist hier nicht möglich.
refused-record-result = Das Ergebnis passt nicht zur Partie.
refused-record-empty = Hier steht keine Partie.
