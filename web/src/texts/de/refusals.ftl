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
refused-claim-early = Vor dem zweiten Zug kannst du die Partie einfach abbrechen.
refused-claim-draw-only = Ohne Uhr verliert niemand, weil er weg ist: Du kannst die Partie remis geben oder abbrechen.
refused-not-gone = Dein Gegner ist noch da oder wieder zurück.
refused-claim-soon = Dein Gegner kann noch zurückkommen: Warte noch { $seconds } Sekunden.
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
refused-no-game = Diese Partie gibt es nicht.
refused-private-game = Diese Partie ist privat: Andere Seiten können sie nicht zeigen. Öffne sie über ihren Link.
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
refused-quota-pictures = Das waren zu viele Bilder in kurzer Zeit. Warte eine Minute.
refused-quota-downloads = Das waren zu viele Downloads in kurzer Zeit. Warte eine Minute.
refused-quota-replays = Das waren zu viele Partien in kurzer Zeit. Warte eine Minute.
refused-quota-searches = Das waren zu viele Suchen in kurzer Zeit. Warte eine Minute.
refused-quota-puzzles = Das waren zu viele Versuche in kurzer Zeit. Warte eine Minute.
refused-quota-guests = Von deinem Anschluss kommen gerade zu viele neue Gäste. Warte eine Minute.
refused-quota-accounts = Von deinem Anschluss wurden heute zu viele Konten angelegt. Versuch es morgen wieder.
refused-too-many-engine-games = Von deinem Anschluss laufen zu viele Partien gegen den Computer. Beende erst eine davon.
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
refused-bad-email = Das ist keine E-Mail-Adresse. Beispiel: name@example.org
refused-no-mail = Dieser Server verschickt keine E-Mails. Frag die Leute, die ihn betreiben.
refused-bad-link = Der Link ist zu alt oder wurde schon benutzt.
refused-confirmed = Es gibt keine Adresse mehr zu bestätigen.
refused-mail-sent = An diese Adresse sind schon mehrere E-Mails gegangen. Sieh nach, auch im Spam-Ordner.
refused-quota-mails = Von deiner Verbindung wurden zu viele E-Mails angefordert. Versuch es in einer Stunde noch einmal.
refused-quota-mail-links = In kurzer Zeit wurden zu viele Links aus E-Mails geöffnet. Warte eine Minute.
refused-quota-exports = Deine Daten wurden schon mehrmals heruntergeladen. Versuch es in einer Stunde noch einmal.
refused-name-taken = Dieser Name oder einer, der genauso aussieht, gehört schon zu einem Konto. Wähle einen anderen.
refused-reserved-name = Diesen Namen könnte man mit dem Computer oder den Betreibern verwechseln. Wähle einen anderen.
refused-given-name = Solche Namen vergibt der Server. Wähle einen anderen.
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
refused-seek-control = Gegner werden nur mit den angebotenen Bedenkzeiten gesucht. Für eine andere Bedenkzeit lade jemanden ein.
refused-seek-anonymous = Öffne zuerst die Seite in einem Browser.
refused-already-playing = Du spielst gerade eine Partie mit Uhr. Beende sie zuerst.
refused-quota-seeks = Du hast in kurzer Zeit zu oft nach Gegnern gesucht. Warte eine Minute.
refused-in-another-game = Einer von euch spielt gerade eine andere Partie mit Uhr. Beendet sie zuerst.
refused-challenge-self = Du kannst dich nicht selbst herausfordern.
refused-challenge-seats = Bei einer Herausforderung ist genau ein Platz frei.
refused-already-challenged = Du hast diesen Spieler schon herausgefordert. Warte auf die Antwort oder zieh die Herausforderung zurück.
refused-not-invited = Dieser Platz ist für jemand anderen, aber du kannst zuschauen.
refused-not-challenged = Diese Herausforderung gilt nicht dir.
refused-rated-account = Gewertete Partien sind nur für Spieler mit Konto. Melde dich an oder eröffne ein Konto.
refused-rated-clock = Eine gewertete Partie braucht eine Uhr.
refused-rated-position = Eine gewertete Partie beginnt mit einer der üblichen Aufstellungen.
refused-rated-engine = Eine Partie gegen den Computer kann nicht gewertet werden.
refused-rated-seats = In einer gewerteten Partie kann niemand zwei Plätze einnehmen.
refused-rated-takeback = In einer gewerteten Partie kann kein Zug zurückgenommen werden.
refused-no-player = Einen Spieler mit diesem Namen gibt es nicht.
refused-nobody-listens = In dieser Partie spielt sonst niemand.
refused-partners-silent = Partner dürfen sich während der Partie nicht verständigen. Nach ihrem Ende kannst du wieder schreiben.
refused-chat-off = Nachrichten sind nur möglich, solange alle in der Partie sie erlauben.
refused-you-block = Du hast diesen Spieler blockiert. Hebe die Blockierung zuerst auf.
refused-bad-message = Eine Nachricht hat 1 bis { $max } sichtbare Zeichen.
refused-too-many-messages = In dieser Partie gibt es schon zu viele Nachrichten.
refused-too-many-words = Das war viel in kurzer Zeit. Warte einen Moment.
refused-needs-account = Das geht nur mit einem Konto. Melde dich an oder lege ein Konto an.
refused-yourself = Das bist du.
refused-too-many-players = Diese Liste ist mit { $max } Spielern voll. Entferne zuerst einen davon.
refused-bad-report = Beschreibe mit 1 bis { $max } Zeichen, was passiert ist.
refused-report-game = Dieser Spieler hat in dieser Partie nicht gespielt.
refused-account-closed = Dieses Konto wurde von den Betreibern dieses Servers gesperrt.
refused-quota-follows = Zu viele Änderungen in kurzer Zeit. Warte eine Minute.
refused-quota-reports = Du hast heute schon viel gemeldet. Versuch es morgen wieder.
refused-other-ply = Die Stellung hat sich inzwischen geändert. Sieh sie dir noch einmal an.

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

## Fernpartien

refused-bad-zone = Diese Zeitzone gibt es nicht.
refused-claim-correspondence = In einer Fernpartie muss niemand ständig da sein: Es zählt die Bedenkzeit.
refused-conditional-answers = Auf dieselben Züge kannst du nur eine Antwort vorbereiten.
refused-conditional-control = Bedingte Züge gibt es nur in Fernpartien.
refused-conditional-end = Eine Zugfolge endet mit einem Zug von dir.
refused-conditional-turn = Du bist am Zug: Mach zuerst deinen Zug und bereite dann deine Antworten vor.
refused-correspondence-account = Fernpartien sind für Spieler mit einem Konto.
refused-correspondence-engine = Der Computer braucht keine Tage: Wähle eine andere Bedenkzeit.
refused-correspondence-seats = In einer Fernpartie hat jeder Platz einen eigenen Spieler.
refused-no-email = Für Erinnerungen brauchst du eine bestätigte E-Mail-Adresse.
refused-no-gifts = Hier hat jeder Zug seine eigene Zeit: Du kannst keine abgeben.
refused-on-vacation = Du bist schon im Urlaub oder hast einen geplant.
refused-vacation-day = Ein Urlaub beginnt heute oder später, innerhalb eines Jahres.
refused-vacation-days =
    { $days ->
        [0] Du hast noch keine Urlaubstage.
        [one] Du hast noch einen Urlaubstag.
       *[other] Du hast noch { $days } Urlaubstage.
    }
refused-weekends-control = Nur eine Fernpartie kann am Wochenende ruhen.

## Turniere

refused-not-in-tournament = Das ist in einer Turnierpartie nicht möglich.
refused-no-berserk = Auf die Hälfte deiner Zeit kannst du nur in einer Arena verzichten, die das erlaubt.
refused-late-berserk = Auf die Hälfte deiner Zeit kannst du nur einmal verzichten, und nur vor deinem ersten Zug.
refused-untimed-tournament = Turniere werden immer mit Uhr gespielt: Wähle eine Bedenkzeit.
refused-tournament-control = Nur in einer Liga kann jeder Zug seine eigene Bedenkzeit haben.
refused-bad-title = Schreib 1 bis { $max } sichtbare Zeichen.
refused-bad-reason = Gib einen Grund mit 1 bis { $max } Zeichen an. Alle können ihn lesen.
refused-bad-tie-breaks = Wähle verschiedene Feinwertungen aus der Liste.
refused-bad-schedule = Ein Zeitplan hat für jede Runde eine Zeit, jede später als die vorige.
refused-odd-match = Ein Wettkampf hat eine Partie oder eine gerade Zahl von Partien, damit beide gleich oft beginnen.
refused-rating-limits = Die kleinste Wertungszahl liegt über der größten.
refused-tables-arena = Eine Arena wird immer online gespielt.
refused-tables-rated = Partien an echten Brettern können nicht gewertet werden.
refused-too-many-entrants = Ein solches Turnier hat höchstens { $max } Teilnehmer.
refused-no-swiss = Dieser Server kann keine Turniere im Schweizer System auslosen. Wähle ein anderes Format.
refused-settings-fixed = Das lässt sich nicht mehr ändern.
refused-not-organiser = Das kann nur die Turnierleitung.
refused-already-organiser = Dieser Spieler gehört schon zur Turnierleitung.
refused-too-many-organisers = Die Turnierleitung hat höchstens { $max } Mitglieder.
refused-creator-stays = Wer das Turnier angelegt hat, bleibt in der Turnierleitung.
refused-tournament-over = Das Turnier ist vorbei.
refused-not-started = Das Turnier hat noch nicht begonnen.
refused-already-started = Das Turnier hat schon begonnen.
refused-wrong-phase = In dieser Phase des Turniers ist das nicht möglich.
refused-not-registration = Die Anmeldung ist noch nicht eröffnet.
refused-too-late-entry = Für eine Teilnahme ist es zu spät: Das Turnier hat begonnen.
refused-not-on-list = Hier spielt nur mit, wen die Turnierleitung eingeladen hat.
refused-not-by-list = Zu diesem Turnier melden sich die Spieler selbst an.
refused-wrong-key = Anmelden kannst du dich nur mit dem Link der Turnierleitung.
refused-already-entered = Du bist schon angemeldet, oder dein Partner ist es.
refused-not-entered = Du nimmst an diesem Turnier nicht teil.
refused-not-your-entry = Das kannst du nur für dich selbst tun.
refused-no-teams = In diesem Turnier spielen alle einzeln.
refused-needs-partner = Hier spielen Zweierteams: Nenne deinen Partner.
refused-partner-entered = Dieser Spieler gehört schon zu einem anderen Team.
refused-nothing-to-confirm = Hier gibt es nichts mehr zu bestätigen.
refused-wrong-members = Die Zahl der Spieler passt nicht zu diesem Turnier.
refused-entered-twice = { $name } steht schon in der Liste.
refused-tournament-full = Alle { $max } Plätze sind vergeben.
refused-rating-too-low = Dieses Turnier ist für Spieler mit einer Wertungszahl von mindestens { $min }.
refused-rating-too-high = Dieses Turnier ist für Spieler mit einer Wertungszahl von höchstens { $max }.
refused-no-entrant = Diesen Teilnehmer gibt es nicht.
refused-already-withdrawn = Dieser Teilnehmer hat sich schon zurückgezogen.
refused-not-withdrawn = Dieser Teilnehmer hat sich nicht zurückgezogen.
refused-organisers-return = Die Turnierleitung hat diesen Teilnehmer zurückgezogen. Frag dort nach.
refused-no-byes = In diesem Turnier kann man nicht um eine spielfreie Runde bitten.
refused-bye-round = Spielfrei kann man nur für eine Runde beantragen, die noch nicht ausgelost ist.
refused-too-many-byes = In diesem Turnier sind { $max } spielfreie Runden möglich, und die hast du schon beantragt.
refused-too-many-changes = Du hast das in diesem Turnier zu oft geändert. Wende dich an die Turnierleitung.
refused-log-full = Die Turnierleitung hat dieses Turnier zu oft geändert. Es kann zu Ende gespielt werden.
refused-as-it-is = Das ist schon so.
refused-too-few-entrants = Ein Turnier braucht mindestens { $min } Teilnehmer.
refused-no-rounds = Eine Arena hat keine Runden: Wer frei ist, bekommt gleich den nächsten Gegner.
refused-no-round = Nur die Paarungen der letzten Runde lassen sich korrigieren.
refused-no-round-left = Alle Runden sind ausgelost.
refused-round-not-over = Einige Partien laufen noch.
refused-round-begun = Die Partien dieser Runde haben schon begonnen.
refused-unpairable = Eine weitere Runde ist nicht möglich, ohne dass zwei erneut aufeinandertreffen. Du kannst das Turnier beenden.
refused-bad-pairings = Jeder Teilnehmer kann nur in einer Paarung stehen und muss noch mitspielen.
refused-met-before = { $first } und { $second } haben schon gegeneinander gespielt.
refused-no-pairing = Diese Paarung gibt es in diesem Turnier nicht.
refused-not-arranged = Nur in einer Liga mit Uhr verabreden sich die Spieler selbst.
refused-not-to-arrange = Diese Partie läuft schon, ist vorbei, oder ihre Runde hat noch nicht begonnen.
refused-game-decides = Es gilt das Ergebnis der Partie. Wenn du es ändern willst, gib einen Grund an.
refused-has-result = Diese Partie hat schon ein Ergebnis. Wenn du es ändern willst, gib einen Grund an.
refused-match-undecided = Mit diesem Ergebnis hätte der Wettkampf keinen Sieger.
refused-next-round-paired = Die nächste Runde ist schon ausgelost, und sie hängt von diesem Ergebnis ab.
refused-result-needed = Dieses Ergebnis lässt sich nicht löschen. Gib ein anderes ein.
refused-no-tournament = Dieses Turnier gibt es nicht.
refused-broken-tournament = Dieses Turnier ist beschädigt und lässt sich nicht lesen. Bitte melde es den Betreibern des Servers.
refused-too-many-tournaments = Du hast { $max } Turniere angelegt, die noch nicht vorbei sind. Beende erst eines davon.
refused-no-such-round = Diese Runde ist nicht ausgelost.
refused-no-crosstable = Dieses Turnier hat noch keine Kreuztabelle.
refused-no-printing = Dieser Server kann nicht drucken. Bitte die Betreiber, den Zusatz zum Drucken zu installieren.
refused-bad-import = Diese Teilnehmerliste lässt sich nicht lesen.
refused-quota-tournaments = Du hast heute schon viele Turniere angelegt. Versuch es morgen wieder.
refused-quota-tournament-acts = Das war in diesem Turnier zu viel auf einmal. Warte eine Minute.

## Uploads

refused-imported = Diese Partie wurde auf einem Gerät gespielt und hochgeladen. Eine Revanche ist hier nicht möglich.
refused-import-account = Partien werden in ein Konto hochgeladen. Melde dich an oder eröffne ein Konto.
refused-import-moves = Eine Partie mit mehr als { $max } Zügen kann nicht hochgeladen werden.
refused-import-seats = Die Zahl der Spieler passt nicht zu diesem Spiel, oder es spielt nur der Computer.
refused-import-unfinished = Nur Partien, die mit einem Ergebnis zu Ende gegangen sind, können hochgeladen werden.
refused-too-many-imports = Du hast schon { $max } Partien hochgeladen. Mehr sind nicht möglich.
refused-quota-imports =
    Du hast in der letzten Stunde sehr viele Partien hochgeladen. In { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } geht es weiter.
