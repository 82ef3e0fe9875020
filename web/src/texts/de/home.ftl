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

home-engine = Computer { $level }
home-open-seat = Freier Platz
home-somebody = Jemand
home-no-clock = ohne Uhr
home-clock-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
home-clock-hours =
    { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
home-speed-bullet = Bullet
home-speed-blitz = Blitz
home-speed-rapid = Schnell
home-speed-classical = Klassisch
home-speed-correspondence = Fernpartie
home-weekends = Wochenenden frei
home-four = zu viert
home-rules-advanced = Profiregeln
home-declare-manual = mit Ansage
home-first-free = erster Stein frei
home-series = Serie { $score }
home-series-mine = Serie { $score } aus deiner Sicht
home-rated = gewertet
home-imported = importiert
home-rated-sign-up = Konto anlegen
home-my-games = Meine Partien
home-players = Spieler und Bestenlisten
home-clock = Uhr fürs echte Brett

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
home-live-board = { $game }: { $black } gegen { $other }, Zug { $move }

home-name = Du bist { $name }
home-name-change = Ändern
home-name-change-long = Deinen Namen ändern
home-name-title = Wie sollen wir dich nennen?
home-name-label = Dein Name
home-name-hint = Andere sehen ihn neben deiner Uhr. { $min } bis { $max } Zeichen.
home-name-save = Speichern

home-new-level = Stufe
home-new-level-is = { $level }: { $word }
home-new-level-rating = etwa so stark wie jemand mit der Wertung { $rating }
home-new-level-rating-provisional = etwa so stark wie jemand mit der Wertung { $rating } (vorläufig)
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

home-new-rating = Wertung
home-new-casual = Ungewertet
home-new-rated = Gewertet
home-new-casual-account = Ungewertet: Für gewertete Partien brauchst du ein Konto.
home-new-sign-up = Konto anlegen

home-layout-standard = Standard
home-layout-belgian-daisy = Belgische Margerite
home-layout-german-daisy = Deutsche Margerite
home-layout-dutch-daisy = Holländische Margerite
home-layout-swiss-daisy = Schweizer Margerite
home-layout-french-daisy = Französische Margerite
home-layout-irish-daisy = Irische Margerite
home-layout-scottish-daisy = Schottische Margerite
home-layout-domination = Domination
home-layout-infiltration = Infiltration
home-layout-alien-attack = Alien-Angriff
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
home-offline = Keine Verbindung. Gegen den Computer oder zu zweit an diesem Gerät kannst du trotzdem spielen; alles wird hier gespeichert.
