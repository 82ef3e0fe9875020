## Die Befehlszeile selbst

wrong-usage = { $text } (mehr mit { $command } --help)
wrong-no-option = die Option { $option } gibt es nicht
wrong-no-option-perhaps = die Option { $option } gibt es nicht (gemeint vielleicht: { $options })
wrong-no-command = den Befehl „{ $name }“ gibt es nicht
wrong-no-command-perhaps = den Befehl „{ $name }“ gibt es nicht. Gemeint vielleicht { $others }?
wrong-missing-argument = es fehlt { $metavar }
wrong-missing-option = es fehlt die Option { $option }
wrong-needs-value = die Option { $option } braucht einen Wert
wrong-takes-no-value = die Option { $option } nimmt keinen Wert an
wrong-too-many = zu viele Argumente: { $words }
wrong-value = { $name } ist nicht verständlich
wrong-line = die Befehlszeile ist nicht verständlich
wrong-language = { $where } ist „{ $language }“: Möglich sind { $languages }

## Meldungen anderer Programme als Zitat

wrong-program-says = { $program } meldet: „{ $said }“
wrong-system-says = das System meldet: „{ $said }“
wrong-fault = ein Fehler in hexad, nicht in der Eingabe: { $fault } (HEXAD_TRACEBACK=1 zeigt, wo)

## Werte

wrong-number = { $name } ist „{ $text }“: Erwartet wird eine Zahl von { $least } bis { $most }
wrong-number-least = { $name } ist „{ $text }“: Erwartet wird eine Zahl ab { $least }
wrong-choice = { $name } ist „{ $text }“: Möglich ist { $choices }
wrong-seconds = { $name } ist „{ $text }“: Erwartet werden Sekunden, von 0.01 bis { $most }
wrong-no-game = ein Spiel „{ $game }“ gibt es nicht: Möglich ist abalone oder six
wrong-or = { $one } oder { $other }

## Wie eine Partie beginnt

wrong-other-game = { $option } gibt es nur in { $game }
wrong-two-starts = --fen und --layout sagen beide, wie die Partie beginnt: Nur eines davon geht
wrong-begins = --begins ist für Partien zu viert: Dazu gehört --players 4
wrong-move-number = --moves, Zug { $number } ({ $move }): { $detail }
wrong-for-records = --game und --ply sind für Partiedateien: Statt { $game } gehört hier eine Datei hin
wrong-no-game-or-file = ein Spiel oder eine Datei „{ $name }“ gibt es nicht: Möglich ist abalone, six oder eine Partiedatei
wrong-begins-itself = { $file } sagt selbst, wie die Partie beginnt: Das verträgt sich nicht mit { $options }

## Optionen eines Bretts

wrong-option-unknown = { $title } kennt diese Option nicht: { $names }
wrong-option-number = { $name } ist { $found }: Erwartet wird eine Zahl ab 1 oder { $off } für unbegrenzt
wrong-option-choice = { $name } ist { $found }: Möglich ist { $choices }
wrong-option-two-positions = eine Partie beginnt mit einer Aufstellung oder mit einer Stellung, nicht mit beidem
wrong-option-begins = begins ist für Partien zu viert: Zu zweit spielt nur einer Schwarz

## Dateien

wrong-empty = { $file } enthält keine Partie: Erwartet wird eine Partiedatei
wrong-only-one = { $file } enthält keine Partie { $wanted }, nur Partie 1
wrong-no-such-game = { $file } enthält keine Partie { $wanted }, nur die Partien 1 bis { $held }
wrong-nothing-readable = { $file } enthält keine Partie, die sich lesen ließ
wrong-no-folder = { $file }: Diesen Ordner gibt es nicht
wrong-past-end = --ply { $ply } liegt hinter dem Ende von Partie { $number }: Möglich ist 0 bis { $last }
wrong-picture = ein Terminal kann dieses Bild nicht zeigen: Erwartet wird eine Datei oder eine Pipe
wrong-place = { $place }: { $detail }
wrong-file-there = Datei oder Ordner nicht gefunden
wrong-file-allowed = keine Berechtigung
wrong-file-folder = ist ein Ordner
wrong-file-no-folder = ist kein Ordner
wrong-file-exists = gibt es schon
wrong-file-space = kein Platz mehr auf dem Datenträger
wrong-file-read-only = der Datenträger ist schreibgeschützt
wrong-file-name = der Dateiname ist zu lang
wrong-file-quota = das Kontingent auf diesem Datenträger ist aufgebraucht
wrong-file-disk = der Datenträger lässt sich nicht lesen oder beschreiben
wrong-file-loop = die Verknüpfungen verweisen auf sich selbst
wrong-file-many = zu viele Dateien sind geöffnet
wrong-file-in-use = die Adresse ist schon belegt
wrong-file-not-here = dieser Rechner hat diese Adresse nicht
wrong-file-host = einen Rechner dieses Namens gibt es nicht
wrong-file-refused = die Verbindung wurde abgelehnt
wrong-file-closed = die Verbindung wurde geschlossen
wrong-file-unreachable = dorthin führt kein Netz
wrong-file-late = keine Antwort innerhalb der Frist

## Notationen, nach dem Code dessen, was nicht stimmt

wrong-record-played = „{ $move }“ kann hier nicht gespielt werden. { $why }
wrong-record-setup = so beginnt keine Partie ({ $detail })
wrong-record-after-result = „{ $found }“ steht hinter dem Ergebnis: Dort muss die Partie zu Ende sein.
wrong-record-annotation = „{ $found }“ ist keine Zugbewertung: Erwartet wird $ mit einer Zahl von 0 bis 255.
wrong-record-begins = Die Angabe Begins gilt nur für Partien zu viert: Dazu gehört [Players "4"].
wrong-record-brace = Diese geschweifte Klammer schließt keinen Kommentar.
wrong-record-bracket = Diese Klammer schließt keine Variante: Erwartet wird ein Zug, ein Kommentar oder ein Ergebnis.
wrong-record-breaks-off = Die Partie bricht ab: Erwartet wird ein Ergebnis (1-0, 0-1, 1/2-1/2 oder *).
wrong-record-choice = Die Angabe { $tag } lautet „{ $found }“: Möglich ist { $choices }.
wrong-record-empty = Hier steht keine Partie.
wrong-record-encoding = Das ist kein Text in UTF-8 ({ $character }).
wrong-record-first-variation = Vor dieser Variante steht noch kein Zug: Erwartet wird ein Zug.
wrong-record-layout = „{ $found }“ ist keine Aufstellung: Möglich ist { $choices }.
wrong-record-like-nacre = „{ $found }“ kann hier nicht gespielt werden. Das sieht nach Nacre aus. { wrong-record-nacre }
wrong-record-line-encoding = Diese Zeile ist kein Text in { $encoding }.
wrong-record-nacre = Die Schreibweise Nacre wird nicht gelesen: Sie nennt, woher die erste Kugel kommt und wohin die letzte geht. Aba-Pro nennt beide Enden einer Gruppe, die sich seitwärts bewegt (c3d6 in Nacre ist c3c5d4).
wrong-record-no-game = Die Partiedatei nennt kein Spiel: Erwartet wird [Game "abalone"] oder [Game "six"].
wrong-record-no-tag = „{ $found }“ ist keine Angabe im Kopf: Erwartet wird eine wie [Black "Name"].
wrong-record-number = Die Angabe { $tag } lautet „{ $found }“: Erwartet wird eine Zahl ab 1 oder „off“.
wrong-record-open-comment = Dieser Kommentar wird nicht geschlossen: Erwartet wird „{"}"}“.
wrong-record-open-variation = Diese Variante wird nicht geschlossen: Erwartet wird „)“.
wrong-record-other-result = Die Partie endet mit { $found }: Erwartet wird { $result } wie in der Angabe Result.
wrong-record-result-inside = Das Ergebnis { $found } steht in einer Variante: Erwartet wird ein Zug oder „)“.
wrong-record-size = Diese Partie hat mehr als { $max } Zeichen.
wrong-record-stray = „{ $found }“ kann zwischen den Zügen nicht stehen: Erwartet wird ein Zug, ein Kommentar, eine Variante oder ein Ergebnis.
wrong-record-tag-twice = Die Angabe { $tag } steht hier zum zweiten Mal.
wrong-record-two-starts = Die Angaben Layout und FEN nennen zwei verschiedene Stellungen: Nur eine davon geht.
wrong-record-unknown-game = Ein Spiel „{ $found }“ gibt es nicht: Erwartet wird [Game "abalone"] oder [Game "six"].
wrong-record-unknown-notation = Die Schreibweise „{ $found }“ ist nicht bekannt: Erwartet wird „1“ oder „Aba-Pro“.
wrong-record-variation-start = „{ $found }“ steht am Anfang einer Variante: Erwartet wird ein Zug.

## play

wrong-nothing-chosen = kein Spiel gewählt: Möglich ist abalone oder six
wrong-clock = „{ $clock }“ ist keine Zeit: Erwartet werden Minuten, etwa 10, 15+10 oder 15d5
wrong-level = { $level } ist keine Stufe: Möglich ist 1 bis { $most }
wrong-side = { $side } ist keine Seite: Möglich ist { $sides }
wrong-side-alone = --side ist die eigene Seite gegen den Computer: Dazu gehört --level N
wrong-save-exists = { $file } gibt es schon: Entweder ein neuer Name oder weiter mit --resume { $file }
wrong-resume-format = { $file } ist keine .hgn-Datei: Die fortgesetzte Partie braucht --save DATEI
wrong-resume-start = { $file } sagt selbst, wie die Partie beginnt: Zu --resume passt weder SPIEL noch eine Stellung
wrong-resume-several = { $file } enthält mehrere Partien: Fortsetzen lässt sich nur eine einzelne
wrong-resume-none = { $file } enthält keine Partie: Fortsetzen lässt sich nur eine vorhandene
wrong-over = die Partie in { $where } ist vorbei ({ $ending }): Erwartet wird eine, die noch läuft
wrong-this-position = dieser Stellung

## Die anderen Befehle

wrong-explain = es fehlt ein Zug oder --to mit --cells (mehr mit hexad explain --help)
wrong-format = { $what } ist kein Format: Möglich ist --to hgn oder --to jsonl
wrong-divide = --divide zählt, was auf jeden Zug folgt: Dazu braucht es mindestens Tiefe 1
wrong-one-stream = nur ein Bild kann auf die Standardausgabe: --svg oder --png braucht eine Datei
wrong-for-pictures = --theme und --width sind für Bilder: Dazu gehört --svg oder --png
wrong-show-output = { $file } ist kein Bild: Erwartet wird ein Name, der auf .svg oder .png endet, mit --animate auf .gif oder .webp
wrong-show-no-output = ein animiertes Bild braucht eine Datei: Es fehlt -o partie.gif oder -o partie.webp
wrong-show-animate = --seconds und --plies sind für animierte Bilder: Dazu gehört --animate
wrong-show-animate-with = { $option } und --animate schließen einander aus
wrong-show-plies = --plies ist „{ $text }“: Erwartet werden zwei Halbzüge von 0 bis { $last }, etwa 10-40
wrong-graph-games = --svg zeichnet eine einzige Partie, hier sind es { $count }: Dazu gehört --game N
wrong-same-place = Partie und Kurve kämen in dieselbe Datei: --svg und -o müssen sich unterscheiden
wrong-replay-one = --ply, --boards, --step und --check schließen einander aus: Nur eines davon geht
wrong-replay-step = --step fragt über die Standardeingabe: Die Partie muss aus einer Datei kommen
wrong-replay-check = --check liest alle Partien: --game passt nicht dazu
wrong-engine-json = die Engine spricht JSON: Es fehlt --json (für UGI gibt es hexad ugi)
wrong-rulebook-game = ein Spiel „{ $game }“ gibt es nicht: Möglich ist abalone oder six
wrong-rulebook-paper = ein Papierformat „{ $paper }“ gibt es nicht: Möglich ist a4 oder letter
wrong-no-typst = typst fehlt; installieren mit: pip install "hexad[print]"
wrong-puzzle-game = { $place }: eine Aufgabe für { $game }, erwartet wird eine Datei für { $wanted }
wrong-puzzle-twin = dieselbe Stellung wie in { $place }, gedreht oder gespiegelt
wrong-puzzle-id = { $file } hat keine Aufgabe „{ $name }“: Erwartet wird eine Kennung wie { $example }
wrong-match-even = --games ist { $number }: Erwartet wird eine gerade Zahl, denn jede Eröffnung wird zweimal gespielt
wrong-match-option = { $name } ist „{ $text }“: Erwartet wird ein Name mit einem Wert, etwa Hash=64
wrong-match-twice = { $name } { $option } ist zweimal angegeben: Nur ein Wert geht
wrong-match-points = { $name } ist „{ $text }“: Erwartet werden Punkte und Halbzüge, etwa 600,8
wrong-match-sprt = --sprt ist „{ $text }“: Erwartet werden zwei Zahlen, etwa 0,10
wrong-match-sprt-order = --sprt ist „{ $text }“: Erwartet wird die kleinere Zahl zuerst, beide von -1000 bis 1000
wrong-match-clock = --clock ist „{ $text }“: Erwartet werden Sekunden, mit oder ohne Zeitzugabe, etwa 10 oder 10+0.1
wrong-match-player = „{ $text }“ ist kein Spieler: Möglich ist { $choices }
wrong-match-player-option = „{ $player }“ ist kein Spieler: Statt „{ $text }“ ist möglich: { $choices }
wrong-match-player-level = „{ $player }“ ist kein Spieler: level ist { $level }, möglich ist 1 bis { $max }
wrong-match-player-zero = „{ $player }“ ist kein Spieler: { $name } ist 0, erwartet wird mindestens 1
wrong-match-not-program = „{ $text }“ ist kein Programm: Erwartet werden die Optionen wie in engine:level=3,hash=64
wrong-match-no-program = hinter ugi: fehlt der Befehl, etwa ugi:./programm --option
wrong-match-open-quote = „{ $text }“ ist nicht lesbar: Ein Anführungszeichen ist nicht geschlossen, oder der Text endet mit einem Backslash
wrong-match-unsendable = „{ $text }“ lässt sich nicht an ein Programm senden: Erwartet werden Wörter wie in Hash=64
wrong-match-api = „{ $text }“ ist nicht die Adresse eines Spielers auf einem Server: Erwartet wird eine wie https://example.org/@/Fox
wrong-match-api-clock = { $text } braucht eine Uhr, denn Partien auf einem Server haben eine: Erwartet wird --clock, etwa 60+1
wrong-match-opening = „{ $name }“ ist keine Eröffnung: Möglich ist { $choices } oder eine Datei wie openings.hgn
wrong-match-no-openings = { $file } enthält keine Partie: Erwartet werden Eröffnungen
wrong-match-opening-game = { $file }: Partie { $number } ist keine Eröffnung, erwartet wird eine Partie { $game } zu zweit, die noch läuft
wrong-match-opening-move = { $file }: Partie { $number } ist keine Eröffnung, denn nach den Regeln des Wettkampfs ist der Zug { $move } verboten
wrong-match-opening-over = { $file }: Partie { $number } ist keine Eröffnung, denn nach den Regeln des Wettkampfs ist sie schon vorbei
wrong-match-no-random-plies =
    { $plies ->
        [one] nach einem zufälligen Halbzug ab { $opening } ist die Partie immer vorbei: Erwartet wird eine kleinere Zahl für --random-plies
       *[other] nach { $plies } zufälligen Halbzügen ab { $opening } ist die Partie immer vorbei: Erwartet wird eine kleinere Zahl für --random-plies
    }
wrong-match-file = { $file } enthält eine Partie, die zu keinem Wettkampf gehört: Erwartet wird eine neue Datei
wrong-match-other = { $file } enthält den Wettkampf „{ $found }“: Erwartet wird „{ $match }“ oder eine neue Datei
wrong-match-tags = { $file }: In Partie { $number } fehlen die Angaben eines Wettkampfs
wrong-match-round = { $file }: Partie { $number } hat die Runde { $round }, erwartet wird eine wie 3.2

## Was an einer Aufgabe nicht stimmt

wrong-puzzle-json = ab Spalte { $column } ist das kein JSON: Erwartet wird eine Aufgabe als Objekt in einer Zeile
wrong-puzzle-object = { $found } ist keine Aufgabe: Erwartet wird ein Objekt
wrong-puzzle-missing = { $name } fehlt; erwartet wird { $expected }
wrong-puzzle-field = { $name } ist { $found }; erwartet wird { $expected }
wrong-puzzle-unknown-field = { $name } gehört nicht zu einer Aufgabe: Möglich ist { $fields }
wrong-puzzle-expected-text = ein Text
wrong-puzzle-expected-position = eine Stellung als Text
wrong-puzzle-expected-options = ein Objekt mit Optionen des Bretts
wrong-puzzle-expected-number = eine Zahl von 1 bis { $max }
wrong-puzzle-expected-line = eine Liste von Zügen, deren erster und letzter von der lösenden Seite kommt
wrong-puzzle-position = die Stellung lässt sich nicht aufbauen: { $why }
wrong-puzzle-over = in dieser Stellung ist die Partie vorbei: Erwartet wird eine, in der sie weitergeht
wrong-puzzle-players = Aufgaben sind für zwei, mit Formen, die ohne Ansage gewinnen
wrong-puzzle-side = side ist { $found }; erwartet wird { $expected }, denn diese Seite ist am Zug
wrong-puzzle-other-id = id ist { $found }; zu dieser Stellung gehört { $expected }
wrong-puzzle-kind = kind ist { $found }; wo { $move } beginnt, wird { $expected } erwartet
wrong-puzzle-within = within ist { $found }: Möglich ist höchstens { $max }, weiter reichen die Beweise hier nicht
wrong-puzzle-length =
    { $count ->
        [one] solution hat nur einen Zug: Zu diesem Ziel gehören { $expected }
       *[other] solution hat { $count } Züge: Zu diesem Ziel gehören { $expected }
    }
wrong-puzzle-defence-length = solution hat { $count } Züge: Erwartet wird nur einer, die Verteidigung
wrong-puzzle-move = solution: { $move } kann nicht gespielt werden. { $why }
wrong-puzzle-slow = { $move } ist zu langsam: Schneller ans Ziel führt { $others }
wrong-puzzle-misses = { $move } führt nicht rechtzeitig ans Ziel: Erwartet wird { $expected }
wrong-puzzle-loses = { $move } verliert zwangsläufig: Erwartet wird { $expected }
wrong-puzzle-wins = hier gewinnt sofort { $moves }: Erwartet wird eine Stellung, die verteidigt werden muss
wrong-puzzle-tile = accepts ist tile, aber { $moves } löst die Aufgabe nicht: Erwartet wird move
wrong-puzzle-other-solution = { $move } ist nicht die einzige Lösung: Ans Ziel führt auch { $others }
wrong-puzzle-other-defence = { $move } ist nicht die einzige Lösung: Auch { $others } verliert nicht zwangsläufig
wrong-puzzle-no-move = eine andere Stellung

## Computer und Bilder

wrong-engine-number = { $name } ist { $value }: Möglich ist 1 bis { $max }
wrong-engine-memory =
    { $tables ->
        [one] { $name } ist { $value }: Möglich ist 1 bis { $max }, mehr Speicher hat dieser Rechner nicht
       *[other] { $name } ist { $value } für jede von { $tables } Tabellen: Möglich ist zusammen höchstens { $max }, mehr Speicher hat dieser Rechner nicht
    }
wrong-drawing-far = { $cell } liegt zu weit von den Steinen entfernt, um gezeichnet zu werden
wrong-drawing-pillow = Pillow fehlt, das animierte Bilder schreibt; installieren mit: pip install "hexad[print]"

## Turniere

wrong-tournament-round-robin = ein Rundenturnier hat { $min } bis { $max } Teilnehmer: Hier sind es { $found }
wrong-tournament-knockout = ein K.-o.-Turnier hat mindestens 2 Teilnehmer: Hier sind es { $found }
wrong-tournament-swiss = py4swiss fehlt, das Runden im Schweizer System auslost; installieren mit: pip install "hexad[swiss]"
wrong-tournament-open = Runde { $round } läuft noch: Ausgelost wird die nächste erst, wenn jede Partie ein Ergebnis hat
wrong-tournament-rounds = Runde { $rounds } war die letzte: Eine weitere wird nicht ausgelost
wrong-tournament-unpairable = Runde { $round } lässt sich nicht auslosen: In jedem Fall würden zwei erneut aufeinandertreffen, jemand zum zweiten Mal spielfrei sein oder eine Seite zu oft bekommen
wrong-tournament-untimed = Turniere werden immer mit Uhr gespielt (A16): Erwartet wird eine Bedenkzeit, etwa --clock 10+0.1, oder eine Zeit für jeden Zug, etwa --movetime 100
wrong-tournament-players = ein Turnier hat { $min } bis { $max } Spieler: Hier sind es { $found }
wrong-tournament-swiss-rounds = mit { $players } Spielern sind im Schweizer System nicht { $rounds } Runden möglich: Höchstens { $max } gehen, denn niemand trifft zweimal auf denselben Gegner
wrong-tournament-stages = { $name } passt nicht zu --format { $form }: Erwartet wird { $other }
wrong-tournament-name = „{ $text }“ ist kein Name: Erwartet werden 1 bis { $max } Buchstaben
wrong-tournament-player-option = --player-option ist „{ $text }“: Erwartet wird die Nummer eines Spielers mit einer Option, etwa 2:Hash=64
wrong-tournament-file = { $file } enthält eine Partie, die zu keinem Turnier gehört: Erwartet wird eine neue Datei
wrong-tournament-other = { $file } enthält das Turnier „{ $found }“: Erwartet wird „{ $match }“ oder eine neue Datei
wrong-tournament-tags = { $file }: In Partie { $number } fehlen die Angaben dieses Turniers
wrong-tournament-round = { $file } enthält eine Partie aus Runde { $round }, die dieses Turnier nicht hat: Erwartet werden die Angaben, mit denen es begann, oder eine neue Datei
wrong-tournament-trf-empty = hier steht niemand, der teilnimmt: Erwartet werden Zeilen, die mit 001 beginnen
wrong-tournament-trf-code = mit { $found } beginnt keine Zeile eines Turnierberichts: Erwartet wird ein Code wie 001 oder 012
wrong-tournament-trf-rounds = die Zahl der Runden ist { $found }: Erwartet wird mindestens { $min }
wrong-tournament-trf-number = { $found } ist keine Startnummer: Erwartet wird eine Zahl ab 1
wrong-tournament-trf-twice = die Startnummer { $number } steht hier zum zweiten Mal
wrong-tournament-trf-name = der Name in den Spalten 15 bis 47 fehlt
wrong-tournament-trf-rating = { $found } ist keine Wertung: Erwartet wird eine ganze Zahl
wrong-tournament-trf-points = als Punkte stehen hier { $found }: Die Runden ergeben { $expected }
wrong-tournament-trf-round = { $found } ist keine Runde: Erwartet werden Gegner, w oder b und das Ergebnis, etwa '  12 w 1', oder eine spielfreie Runde, etwa '0000 - U'
wrong-tournament-trf-opponent = die Startnummer { $number } kann hier nicht gemeint sein
wrong-tournament-trf-contradiction = in der Zeile mit der Startnummer { $number } fehlt diese Partie oder hat ein anderes Ergebnis
wrong-tournament-trf-large = das ist zu viel: Ein Bericht hat höchstens 100.000 Plätze für Partien und 10.000 verbotene Paarungen
wrong-tournament-csv-empty = hier steht niemand, der teilnimmt: Erwartet wird eine Zeile mit einem Namen
wrong-tournament-csv-name = in dieser Zeile fehlt der Name
wrong-tournament-csv-number = { $found } ist keine Startnummer: Erwartet wird eine Zahl von 1 bis { $max }
wrong-tournament-csv-rating = { $found } ist keine Wertung: Erwartet wird eine ganze Zahl bis { $max } oder nichts
wrong-tournament-csv-twice = die Startnummer { $found } steht hier zum zweiten Mal
wrong-tournament-csv-quote = dieses Anführungszeichen wird nicht geschlossen, oder daneben steht Text

## serve

wrong-serve-installed = { $name } fehlt; den Server installieren mit: pip install "hexad[server]"
wrong-serve-url = { $option } ist „{ $url }“: Erwartet wird { $expected }
wrong-serve-unreadable = { $option } ist „{ $url }“ und nicht lesbar: Erwartet wird { $expected }
wrong-serve-bus = --bus ist für mehrere Prozesse mit einem gemeinsamen PostgreSQL: Dazu gehört --db URL
wrong-serve-workers = --workers { $count } braucht eine gemeinsame Datenbank und einen Bus: Dazu gehören --db und --bus
wrong-serve-no-bus = --db ohne --bus geht nur mit einem einzigen Prozess: Erwartet wird --bus URL oder, wenn kein anderer Server die Datenbank nutzt, --single-process
wrong-serve-single = --single-process ist für einen einzigen Prozess ohne Bus: Erwartet wird weder --bus noch --workers
wrong-serve-in-use = ein anderer Server nutzt diese Datenbank, und einer von beiden läuft mit --single-process: Erst den anderen beenden oder beide mit derselben --bus URL starten
wrong-serve-fork = --workers { $count }: Dieses System kennt kein fork; möglich sind mehrere Server hinter einem Proxy
wrong-serve-held =
    ein anderer Server (Prozess { $process }) nutzt die Partien in { $folder }: Erst diesen beenden oder mit
    --data ORDNER einen anderen Ordner wählen
wrong-serve-held-unknown =
    ein anderer Server nutzt die Partien in { $folder }: Erst diesen beenden oder mit --data ORDNER einen anderen Ordner
    wählen
wrong-serve-port = auf { $host }, Port { $port } kann der Server nicht lauschen: { $detail }
wrong-serve-folder = in { $folder } kann der Server nicht schreiben ({ $why }): Erwartet wird ein eigener Ordner mit freiem Platz, --data ORDNER
wrong-serve-database = die Datenbank ist nicht nutzbar: { $why }
wrong-serve-log = der Server ist nicht gestartet: Die Zeilen über dieser sagen, warum
wrong-tls-both = --tls-certificate und --tls-key gehören zusammen: gib beide an
wrong-tls-twice = --tls legt ein Zertifikat an: lass es weg, oder lass --tls-certificate und --tls-key weg
wrong-tls-file = { $file } lässt sich nicht lesen: { $why }
wrong-tls-certificate = { $file } ist kein Zertifikat: erwartet wird eine PEM-Datei, die mit -----BEGIN CERTIFICATE----- beginnt
wrong-tls-key = { $file } ist kein privater Schlüssel: erwartet wird eine PEM-Datei, die mit -----BEGIN PRIVATE KEY----- beginnt
wrong-tls-encrypted = der private Schlüssel in { $file } ist verschlüsselt: erwartet wird einer ohne Passphrase
wrong-tls-match = der Schlüssel in { $file } gehört nicht zum Zertifikat in { $certificate }
wrong-tls-ended = das Zertifikat in { $file } ist am { $date } abgelaufen: erwartet wird ein gültiges
wrong-tls-damaged = { $file } ist beschädigt: lösche die Datei, dann wird beim nächsten Start eine neue angelegt
wrong-limits-json = { $variable } ist kein JSON-Objekt: Erwartet werden Grenzwerte mit Namen, etwa {"{"}"games_per_player": 50{"}"}
wrong-limits-name = { $variable }: Einen Grenzwert „{ $name }“ gibt es nicht, möglich ist { $choices }
wrong-limits-number = { $variable }: { $name } ist { $found }, erwartet wird eine Zahl über 0
wrong-limits-whole = { $variable }: { $name } ist { $found }, erwartet wird eine ganze Zahl über 0
wrong-networks-json = { $variable } ist kein JSON-Objekt: Erwartet werden Faktoren für Netze, etwa {"{"}"192.0.2.0/24": 20{"}"}
wrong-networks-name = { $variable }: „{ $name }“ ist kein Netz, erwartet wird eines wie 192.0.2.0/24
wrong-networks-host = { $variable }: „{ $name }“ ist eine Adresse in einem Netz, erwartet wird das Netz { $network }
wrong-networks-factor = { $variable }: { $name } hat den Faktor { $found }, möglich ist mehr als 0 und höchstens { $max }
wrong-secret-short = das Geheimnis in { $source } hat { $count } Bytes: Erwartet werden mindestens { $min }, etwa aus openssl rand -hex 32
wrong-mail-server = { $variable } ist nicht die Adresse eines Mailservers: Erwartet wird smtps://Benutzer:Passwort@Host oder smtp://Benutzer:Passwort@Host?starttls
wrong-mail-plain = { $variable } würde Benutzer und Passwort unverschlüsselt senden: smtps:// verwenden oder ?starttls anhängen
wrong-mail-site = { $variable } ist nicht die Adresse dieser Website, die die Links in E-Mails brauchen: Erwartet wird etwa https://example.org
wrong-mail-from = { $variable } ist keine E-Mail-Adresse, die E-Mails als Absender brauchen: Erwartet wird etwa hexad@example.org

## Die Datenbank; { $why } zitiert sie

wrong-database-full = für die Datenbank ist kein Platz mehr ({ $why })
wrong-database-read-only = die Datenbank ist schreibgeschützt ({ $why })
wrong-database-disk = der Datenträger der Datenbank versagt ({ $why })
wrong-database-open = die Datenbank lässt sich nicht öffnen ({ $why })
wrong-database-locked = ein anderes Programm hat die Datenbank gesperrt ({ $why })
wrong-database-damaged = die Datenbank ist beschädigt: Da hilft nur eine Sicherungskopie ({ $why })
wrong-database-damaged-file = { $file } ist beschädigt ({ $why }): Es hilft eine Sicherungskopie, oder was lesbar ist, lässt sich retten mit { $command }
wrong-database-foreign = { $file } ist keine SQLite-Datenbank: Die Datei verschieben, eine Sicherungskopie einspielen oder retten, was lesbar ist, mit { $command }
wrong-database-unreadable = { $file } ist nicht lesbar: { $why }
wrong-database-unreachable = der Datenbankserver { $address } ist nicht erreichbar: { $why }
wrong-database-starting = der Datenbankserver startet gerade oder wird beendet ({ $why })
wrong-database-connections = der Datenbankserver hat zu viele Verbindungen ({ $why })
wrong-database-login = der Datenbankserver akzeptiert Benutzer oder Passwort aus --db nicht ({ $why })
wrong-database-missing = die Datenbank aus --db gibt es nicht ({ $why })
wrong-database-rights = der Benutzer aus --db darf das nicht ({ $why })
wrong-database-fails = die Datenbank versagt ({ $why })
wrong-database-newer = sie hat das Schema { $found }, neuer als { $newest }, das Schema dieses Programms: Erwartet wird ein neueres hexad oder eine ältere Kopie der Datenbank
wrong-database-table = sie enthält eine Tabelle { $table }, die nicht von hexad ist: Erwartet wird eine leere Datenbank
wrong-database-gone = die Datei { $file } wurde gelöscht oder verschoben, während der Server lief
wrong-database-replaced = die Datei { $file } wurde durch eine andere ersetzt, während der Server lief
wrong-database-lock-gone = die Datei { $file } wurde gelöscht oder verschoben, während der Server lief: Vielleicht nutzt ein anderer Server diesen Ordner
wrong-database-lock-replaced = die Datei { $file } wurde durch eine andere ersetzt, während der Server lief: Vielleicht nutzt ein anderer Server diesen Ordner

## admin

wrong-admin-both = --truncate und --call-off schließen einander aus: Nur eins davon geht
wrong-admin-game = die Partie { $name } gibt es nicht
wrong-admin-database = keine Datenbank in { $detail }: Erwartet wird --data ORDNER eines Servers oder --db URL
wrong-admin-nothing = von der Partie { $name } ist nichts lesbar: Wiederherstellen lässt sie sich nur aus einer Sicherungskopie
wrong-admin-over = der lesbare Teil der Partie { $name } ist schon zu Ende gespielt: Erwartet wird --truncate
wrong-admin-yes = kein Terminal für die Rückfrage: Erwartet wird --yes
wrong-admin-unconfirmed = nichts wurde geändert: Erwartet wurde { $name }
wrong-admin-changed = die Partie { $name } hat sich inzwischen geändert: Der Befehl muss wiederholt werden
wrong-admin-report = die Meldung { $number } gibt es nicht
wrong-admin-closed = die Meldung { $number } ist schon geschlossen
wrong-admin-player = den Spieler { $name } gibt es nicht
wrong-admin-guest = { $name } ist ein Gast: Es gibt kein Konto zum Sperren oder Freigeben
wrong-admin-account-closed = das Konto von { $name } ist schon gesperrt
wrong-admin-account-open = das Konto von { $name } ist nicht gesperrt
wrong-database-rated = das Ergebnis der gewerteten Partie { $name } ist nicht lesbar, nichts wurde geändert: Die Partie muss zuerst repariert werden

## Warum eine gespeicherte Partie nicht lesbar ist

wrong-event-none = die Partie hat keine Ereignisse
wrong-event-missing = Ereignis { $version } fehlt: Das nächste hat die Version { $next }
wrong-event-unreadable = Ereignis { $version } ist nicht lesbar ({ $why })
wrong-event-created = Ereignis { $version } legt die Partie ein zweites Mal an
wrong-event-seat = Ereignis { $version } nennt Platz { $seat }, den es nicht gibt
wrong-event-first = das erste Ereignis ist { $kind }: Erwartet wird, wie die Partie angelegt wurde
wrong-event-impossible = Ereignis { $version } ist hier nicht möglich: { $why }
