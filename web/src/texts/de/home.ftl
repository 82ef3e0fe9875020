home-page = Spiel Abalone und Six
home-title = Schieb sechs vom Brett. Oder verbinde sechs.
home-lead = Zwei ruhige Brettspiele: in einer Minute gelernt, lange nicht ausgelernt. Such dir eins aus und spiel los, ohne Konto, ohne Installation.

home-abalone = Abalone
home-six = Six
home-abalone-text = Bring deine Kugeln in eine Reihe und schieb. Wer sechs der anderen Farbe vom Brett drängt, gewinnt.
home-six-text = Leg sechs Steine zu Linie, Dreieck oder Ring. Ohne Brett: Der ganze Tisch gehört dir.
home-abalone-demo = Abalone: Kugeln in zwei Farben auf einem Brett mit runden Mulden, einige Züge einer Partie
home-six-demo = Six: eine Gruppe aus schwarzen und roten Steinen, einige Züge einer Partie

home-play = Jetzt spielen
home-play-game = Jetzt spielen: { $game }
home-play-how = Gegen den Computer, Stufe { $level }: { $word }
home-friend = Mit Freunden
home-friend-game = { $game } mit Freunden, per Link
home-device = An einem Gerät
home-device-game = { $game } zu zweit an einem Gerät
home-anyone = Lobby
home-anyone-game = { $game } mit Leuten aus der Lobby
home-more = Mehr Auswahl …
home-more-game = Mehr Auswahl für { $game }
home-learn = So wird gespielt
home-learn-game = So wird gespielt: { $game }
home-unreachable = Der Server antwortet gerade nicht. Versuch es in einer Weile noch einmal.
home-puzzle = Finde den Zug: die Aufgabe des Tages

home-engine = Computer { $level }
home-open-seat = Freier Platz
home-somebody = Jemand
home-no-clock = ohne Uhr
home-four = zu viert
home-rules-advanced = Profiregeln
home-declare-manual = mit Ansage
home-first-free = erster Stein frei

home-mine = Deine Partien
home-your-turn = Du bist am Zug
home-their-turn = Andere Seite am Zug
home-waiting = Es fehlt noch jemand
home-against = { $black } – { $other }
home-cancel = Absagen
home-cancel-game = Absagen: Einladung { $kind }
home-cancelled = Die Einladung ist zurückgezogen.
home-continue = Weiterspielen: { $kind }

home-lobby = Die Lobby
home-lobby-text = Wer gerade eine Partie sucht.
home-lobby-empty = Gerade wartet niemand. Biete eine Partie an und mach den Anfang.
home-lobby-wait = Mal sehen, wer da ist …
home-lobby-lost = Die Verbindung ist unterbrochen. Die Lobby kommt von selbst zurück.
home-lobby-open = Partie anbieten
home-lobby-mine = Deine Einladung
home-lobby-return = Zum Tisch
home-join = Mitspielen
home-join-game = Mitspielen bei { $host }: { $kind }
home-you-black = du spielst Schwarz
home-you-white = du spielst Weiß
home-you-red = du spielst Rot
home-seats-open =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }

home-live = Laufende Partien
home-live-all = Alle ansehen

home-name = Du bist { $name }
home-name-change = Ändern
home-name-change-long = Deinen Namen ändern
home-name-title = Wie sollen wir dich nennen?
home-name-label = Dein Name
home-name-hint = Andere sehen ihn neben deiner Uhr. { $min } bis { $max } Zeichen.
home-name-save = Speichern

home-new-title = Neue Partie
home-new-game = Spiel
home-new-opponent = Wie willst du spielen?
home-new-opponent-engine = Gegen Computer
home-new-opponent-engine-hint = geht sofort los
home-new-opponent-friend = Mit Freunden
home-new-opponent-friend-hint = per Link
home-new-opponent-device = An einem Gerät
home-new-opponent-device-hint = ihr teilt es euch
home-new-opponent-anyone = In der Lobby
home-new-opponent-anyone-hint = wer gerade da ist
home-new-private = Nur wer den Link hat, sieht diese Partie.

home-new-level = Stufe
home-new-level-is = { $level }: { $word }
home-new-level-1 = erste Schritte
home-new-level-2 = Einstieg
home-new-level-3 = zum Lernen
home-new-level-4 = gemütlich
home-new-level-5 = geübt
home-new-level-6 = Vereinsniveau
home-new-level-7 = starkes Vereinsniveau
home-new-level-8 = Expertenniveau
home-new-level-9 = Meisterniveau
home-new-level-10 = volle Stärke

home-new-layout = Aufstellung
home-new-layout-all = Alle { $count }
home-new-layout-fewer = Weniger
home-new-layouts-failed = Die Aufstellungen ließen sich nicht laden. Die Standardaufstellung geht immer.

home-new-rules = Regeln
home-new-rules-basic = Grundregeln
home-new-rules-basic-hint = ohne Trennung
home-new-rules-advanced = Profiregeln
home-new-rules-advanced-hint = mit Trennung
home-new-players = Zu wievielt?
home-new-players-2 = Zu zweit
home-new-players-2-hint = eins gegen eins
home-new-players-4 = Zu viert
home-new-players-4-hint = zwei Teams
home-new-declare = Eine fertige Form gewinnt
home-new-declare-auto = sofort
home-new-declare-manual = nur mit Ansage
home-new-first = Erster Stein von Schwarz
home-new-first-restricted = nur an Rot
home-new-first-free = überall

home-new-seats = Wer sitzt wo?
home-new-seats-hint = Im Uhrzeigersinn um den Tisch; Partner sitzen sich gegenüber.
home-new-partners = Partner dürfen weder über das Spiel sprechen noch sich Zeichen geben.
home-new-seat-0 = Schwarz 1
home-new-seat-1 = Rot 1
home-new-seat-2 = Schwarz 2
home-new-seat-3 = Rot 2
home-new-seat-me = Ich
home-new-seat-engine = Computer
home-new-seat-anyone = Jemand anders
home-new-seats-nobody = Behalte mindestens einen Platz für dich.
home-new-begins = Wer beginnt?
home-new-begins-1 = Schwarz 1
home-new-begins-2 = Schwarz 2

home-new-clock = Bedenkzeit
home-new-clock-none = Ohne
home-new-clock-custom = Eigene
home-new-minutes = Minuten pro Person
home-new-minutes-rule = Von { $min } bis { $max } Minuten.
home-new-increment = Sekunden dazu pro Zug
home-new-increment-rule = Ganze Sekunden von 0 bis { $max }.

home-new-colour = Du spielst
home-new-colour-black = Schwarz
home-new-colour-black-hint = zieht zuerst
home-new-colour-white = Weiß
home-new-colour-red = Rot
home-new-colour-random = Zufall
home-new-colour-second-hint = zieht danach
home-new-colour-random-hint = per Los

home-new-fine = Kleingedrucktes
home-new-repetition = Dreimal dieselbe Stellung: Remis
home-new-repetition-hint = Kommt eine Stellung zum dritten Mal vor, endet die Partie.
home-new-start-engine = Spielen
home-new-start-friend = Link erstellen
home-new-start-device = Los geht’s
home-new-start-anyone = Partie anbieten

home-layout-standard = Standard
home-layout-belgian-daisy = Belgian Daisy
home-layout-german-daisy = German Daisy
home-layout-dutch-daisy = Dutch Daisy
home-layout-swiss-daisy = Swiss Daisy
home-layout-french-daisy = French Daisy
home-layout-irish-daisy = Irish Daisy
home-layout-scottish-daisy = Scottish Daisy
home-layout-domination = Domination
home-layout-infiltration = Infiltration
home-layout-alien-attack = Alien Attack
home-layout-pyramid = Pyramide
home-layout-the-wall = Die Mauer
home-layout-face-to-face = Auge in Auge
home-layout-atomouche = Atomouche
home-layout-centrifuge = Zentrifuge
home-layout-snakes = Schlangen
home-layout-star = Stern
home-layout-spider = Spinne
home-layout-wheel = Rad
home-layout-windmill = Windmühle
home-layout-crown = Krone
home-layout-checkerboard = Schachbrett
home-layout-mosaic = Mosaik

home-abalone-pause = Die Züge von Abalone anhalten
home-abalone-go-on = Die Züge von Abalone weiter abspielen
home-six-pause = Die Züge von Six anhalten
home-six-go-on = Die Züge von Six weiter abspielen
