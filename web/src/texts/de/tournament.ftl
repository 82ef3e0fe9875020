## Die Seite eines Turniers

tournament-page = Turnier
tournament-all = Alle Turniere
tournament-parts = Bereiche des Turniers
tournament-part-standings = Tabelle
tournament-part-pairings = Paarungen
tournament-part-crosstable = Kreuztabelle
tournament-part-bracket = Turnierbaum
tournament-part-entrants = Teilnehmer
tournament-part-log = Protokoll
tournament-part-organise = Leitung
tournament-game = Spiel
tournament-clock = Bedenkzeit
tournament-place = Ort
tournament-entrants = Teilnehmer
tournament-entrant = Teilnehmer
tournament-organisers = Turnierleitung:
tournament-places = { $count } von { $max } Plätzen belegt
tournament-calendar = In den Kalender
tournament-more = Mehr anzeigen
tournament-failed = Das lässt sich gerade nicht anzeigen.
tournament-next-start = Beginn
tournament-next-round = Runde { $round } beginnt
tournament-next-arena-end = Die letzten Partien werden gepaart
tournament-next-window-end = Runde { $round } endet
tournament-how-open = Wer ein Konto hat, kann teilnehmen.
tournament-how-link = Teilnehmen kann, wer den Link der Turnierleitung hat.
tournament-how-list = Die Turnierleitung lädt die Spieler ein.
tournament-how-tables = Die Turnierleitung trägt die Spieler ein; mit einem Konto kannst du dich selbst eintragen.
tournament-ratings-between = Für Wertungszahlen von { $low } bis { $high }.
tournament-ratings-from = Für Wertungszahlen ab { $low }.
tournament-ratings-to = Für Wertungszahlen bis { $high }.
tournament-not-open-yet = Die Anmeldung ist noch nicht eröffnet.
tournament-paused = Im Moment beginnt nichts Neues. Begonnene Partien gehen weiter.
tournament-paused-why = Unterbrochen: { $why }
tournament-cancelled-why = Abgesagt: { $why }
tournament-ended-why = Vorzeitig beendet: { $why }
tournament-reason-too-few = Es waren zu wenige Teilnehmer.
tournament-reason-unpairable = Eine weitere Runde war nicht möglich, ohne dass zwei erneut aufeinandertreffen.
tournament-reason-abandoned = Es war lange nichts mehr geschehen.

## Tabellen

tournament-standings = Tabelle
tournament-no-standings = Noch nimmt niemand teil.
tournament-rank = Platz
tournament-rank-is = Platz { $rank }:
tournament-place-column = Nr.
tournament-points = Punkte
tournament-points-are =
    { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
tournament-streak = Serie
tournament-games = Partien
tournament-podium = Die Besten
tournament-withdrawn = zurückgezogen
tournament-withdrawn-no-show = zurückgezogen nach zwei versäumten Partien
tournament-unconfirmed = hat noch nicht zugesagt
tournament-bye-in = spielfrei in Runde { $rounds }
tournament-rating = Wertungszahl
tournament-no-entrants = Noch hat sich niemand angemeldet.
tournament-crosstable = Kreuztabelle
tournament-crosstable-hint = Die kleine Zahl ist der Platz des Gegners in dieser Tabelle. Sie ist unterstrichen, wenn der Spieler begonnen hat.
tournament-cell = gegen { $opponent }: { $score }
tournament-bracket = Turnierbaum
tournament-open-place = offen
tournament-bye = Spielfrei
tournament-decision-seed = Gleichstand: Der besser Gesetzte kommt weiter
tournament-decision-withdrawal = Der Gegner hat sich zurückgezogen
tournament-decision-extra-games = In Zusatzpartien entschieden

## Paarungen

tournament-rounds-nav = Runden
tournament-no-pairings = Noch keine Partien.
tournament-window = { $from } bis { $to }
tournament-board-column = Tisch
tournament-board = Tisch { $board }
tournament-first = Beginnt
tournament-second = Zieht nach
tournament-result = Ergebnis
tournament-live = läuft
tournament-game-link = { $first } – { $second }: { $result }. Zur Partie
tournament-berserk = mit halber Bedenkzeit
tournament-match-game = Partie { $game } von { $games }
tournament-match-short = { $game }. Partie
tournament-extra-game = Zusatzpartie
tournament-extra-short = Zusatz
tournament-absence-bye = Spielfrei: 1 Punkt
tournament-absence-half = Auf Wunsch spielfrei: ½ Punkt
tournament-absence-zero = Abwesend
tournament-absence-rest = In dieser Runde spielfrei
tournament-absence-free = Kommt kampflos weiter
tournament-absence-bye-yours = Du bist in dieser Runde spielfrei.
tournament-absence-half-yours = Für diese Runde hast du spielfrei beantragt.

## Spieler

tournament-your-part = Deine Teilnahme
tournament-your-game = Deine Partie
tournament-your-game-in = Deine Partie · { $round }
tournament-against = gegen
tournament-you-first = Du beginnst.
tournament-you-second = Du ziehst nach.
tournament-to-board = Zum Brett
tournament-result-is = Ergebnis: { $result }
tournament-begins-in = Beginnt in
tournament-ready = Ich bin spielbereit
tournament-not-ready = Doch nicht bereit
tournament-ready-hint = Die Partie beginnt, wenn ihr beide das innerhalb von 15 Minuten gedrückt habt.
tournament-you-ready = Du bist bereit. Die Partie beginnt, wenn dein Gegner es innerhalb von 15 Minuten auch ist.
tournament-other-ready = { $name } ist bereit und wartet auf dich.
tournament-you-play = Du bist dabei.
tournament-waits-for-partner = Dein Partner muss noch zusagen.
tournament-asked = Du bist zur Teilnahme eingeladen.
tournament-confirm = Zusagen
tournament-decline = Absagen
tournament-enter = Teilnehmen
tournament-withdraw = Zurückziehen
tournament-withdraw-sure = Du wirst dann nicht mehr gepaart.
tournament-stay = Dabeibleiben
tournament-you-withdrew = Du nimmst nicht mehr teil.
tournament-no-shows = Du hast zwei Partien versäumt.
tournament-organisers-withdrew = Die Turnierleitung hat dich zurückgezogen. Frag dort nach.
tournament-return = Wieder mitspielen
tournament-full = Alle Plätze sind vergeben.
tournament-guests = Zum Mitspielen brauchst du ein Konto.
tournament-sign-up = Konto anlegen
tournament-needs-link = Anmelden kann sich nur, wer den Link der Turnierleitung hat.
tournament-partner = Partner
tournament-partner-hint = Der Name eines Spielers mit Konto, der noch zusagen muss.
tournament-partner-needed = Nenne deinen Partner.
tournament-team-name = Name des Teams
tournament-team-name-hint = Wenn ihr einen wollt. Höchstens { $max } Zeichen.
tournament-byes = Runde aussetzen
tournament-byes-requested = Spielfrei in Runde { $rounds }
tournament-byes-hint =
    { $count ->
        [one] Für eine ausgesetzte Runde bekommst du einen halben Punkt. Das geht einmal.
       *[other] Für eine ausgesetzte Runde bekommst du einen halben Punkt. Das geht { $count }-mal.
    }

## Turnierleitung

tournament-next-step = Der nächste Schritt
tournament-draft-hint = Diesen Entwurf sieht nur die Turnierleitung.
tournament-announced-hint = Alle sehen das Turnier. Anmelden kann sich noch niemand.
tournament-open = Anmeldung eröffnen
tournament-announce = Nur veröffentlichen
tournament-registration-hint =
    { $count ->
        [one] 1 Teilnehmer ist bereit.
       *[other] { $count } Teilnehmer sind bereit.
    }
tournament-start = Turnier starten
tournament-paused-hint = Das Turnier ist unterbrochen.
tournament-resume = Fortsetzen
tournament-pause = Unterbrechen
tournament-round-over =
    { $left ->
        [one] Die Runde ist vorbei. Es folgt noch eine.
       *[other] Die Runde ist vorbei. Es folgen noch { $left }.
    }
tournament-begins-after = Die Partien beginnen
tournament-minutes =
    { $minutes ->
        [0] sofort
       *[other] in { $minutes } min
    }
tournament-pair = Auslosen: { $round }
tournament-games-open =
    { $count ->
        [one] 1 Partie läuft noch.
       *[other] { $count } Partien laufen noch.
    }
tournament-to-games = Zu den Partien
tournament-to-results = Ergebnisse eintragen
tournament-server-works = Den nächsten Schritt macht der Server von selbst.
tournament-over-hint = Das Turnier ist vorbei. Ergebnisse lassen sich bei den Paarungen noch korrigieren.
tournament-settings = Einstellungen
tournament-finish = Jetzt beenden
tournament-finish-text = Die Tabelle gilt so, wie sie jetzt ist.
tournament-cancel = Turnier absagen
tournament-cancel-text = Das Turnier endet ohne Ergebnis. Das lässt sich nicht rückgängig machen.
tournament-reason = Grund
tournament-reason-hint = Alle können ihn im Protokoll lesen. Höchstens { $max } Zeichen.
tournament-reason-needed = Gib einen Grund an.
tournament-add = Teilnehmer eintragen
tournament-invite = Spieler einladen
tournament-names = Namen, einer pro Zeile
tournament-names-hint = Jeweils höchstens { $max } Zeichen. Mit Wertungszahl, wenn du willst: Ada Winter, 1650
tournament-names-teams = Zwei Namen pro Zeile, jeweils höchstens { $max } Zeichen: Ada / Bea. Mit Wertungszahl, wenn du willst: Ada / Bea, 1650
tournament-names-wrong = Zeile { $line } lässt sich nicht lesen.
tournament-add-count =
    { $count ->
        [0] Eintragen
       *[other] { $count } eintragen
    }
tournament-added =
    { $count ->
        [one] 1 Teilnehmer wurde eingetragen.
       *[other] { $count } Teilnehmer wurden eingetragen.
    }
tournament-import = Datei einlesen (CSV, TRF)
tournament-withdraw-short = Zurückziehen
tournament-withdraw-name = Zurückziehen: { $name }
tournament-withdraw-really = Wirklich? { $name } zurückziehen
tournament-really = Wirklich?
tournament-return-short = Zurückholen
tournament-return-name = Zurückholen: { $name }
tournament-link = Link zur Anmeldung
tournament-link-hint = Wer ihn hat, kann sich anmelden.
tournament-organisers-title = Turnierleitung
tournament-organiser-name = Noch jemand für die Turnierleitung
tournament-organiser-hint = Der Name eines Spielers mit Konto. Die Turnierleitung darf hier alles.
tournament-organiser-needed = Gib einen Namen ein.
tournament-organiser-add = In die Turnierleitung aufnehmen
tournament-organiser-remove = Aus der Turnierleitung entfernen: { $name }
tournament-repair = Paarungen korrigieren
tournament-repair-hint = Tippe zwei Namen an: Sie tauschen die Plätze. Wer links steht, beginnt.
tournament-repair-do = Paarungen korrigieren
tournament-add-board = Noch ein Tisch für alle ohne Partie
tournament-without-game = Ohne Partie
tournament-results-missing =
    { $count ->
        [one] 1 Ergebnis fehlt.
       *[other] { $count } Ergebnisse fehlen.
    }
tournament-results-complete = Alle Ergebnisse sind da.
tournament-forfeits-of = Jemand ist nicht gekommen: { $first } – { $second }
tournament-entered-meanwhile = { $first } – { $second }: Gerade hat jemand anders ein Ergebnis eingetragen. Wenn du es ändern willst, tippe es an.
tournament-correct-result = Ergebnis korrigieren
tournament-correct-text = { $first } – { $second }: { $result }
tournament-correct-game = { $first } – { $second }: { $result }. Korrigieren
tournament-correct = Korrigieren
tournament-new-result = Neues Ergebnis
tournament-no-result = Kein Ergebnis
tournament-why-mistake = Versehentlich eingetragen
tournament-why-wrong-board = Falscher Tisch

## Ausdrucke und Dateien

tournament-downloads = Drucken und herunterladen
tournament-print-pairings = Paarungen der Runde { $round }
tournament-print-slips = Ergebniszettel der Runde { $round }
tournament-print-standings = Tabelle
tournament-print-crosstable = Kreuztabelle

## Das Protokoll

tournament-log = Protokoll
tournament-log-hint = Alles, was in diesem Turnier geschehen ist, und durch wen. Alle können es lesen.
tournament-log-created = { $who } hat das Turnier angelegt.
tournament-log-changed = { $who } hat die Einstellungen geändert.
tournament-log-announced = { $who } hat das Turnier veröffentlicht.
tournament-log-opened = { $who } hat die Anmeldung eröffnet.
tournament-log-organiser-added = { $who } hat { $name } in die Turnierleitung aufgenommen.
tournament-log-organiser-removed = { $who } hat { $name } aus der Turnierleitung entfernt.
tournament-log-entered = { $name } hat sich angemeldet.
tournament-log-added = { $who } hat { $name } eingetragen.
tournament-log-confirmed = { $name } hat zugesagt.
tournament-log-withdrawn = { $name } hat sich zurückgezogen.
tournament-log-withdrawn-by = { $who } hat { $name } zurückgezogen.
tournament-log-no-show = { $name } wurde nach zwei versäumten Partien zurückgezogen.
tournament-log-returned = { $name } spielt wieder mit.
tournament-log-bye-requested = { $name } hat für Runde { $round } spielfrei beantragt.
tournament-log-bye-cancelled = { $name } spielt Runde { $round } doch mit.
tournament-log-started =
    { $by ->
        [server] Das Turnier hat begonnen.
       *[person] { $who } hat das Turnier gestartet.
    }
tournament-log-paused = { $who } hat das Turnier unterbrochen.
tournament-log-resumed = { $who } hat das Turnier fortgesetzt.
tournament-log-paired =
    { $count ->
        [one] Runde { $round } wurde ausgelost: 1 Partie.
       *[other] Runde { $round } wurde ausgelost: { $count } Partien.
    }
tournament-log-paired-arena =
    { $count ->
        [one] 1 Partie wurde ausgelost.
       *[other] { $count } Partien wurden ausgelost.
    }
tournament-log-repaired = { $who } hat die Paarungen der Runde { $round } korrigiert.
tournament-log-ready = { $name } ist spielbereit.
tournament-log-unready = { $name } ist nicht mehr spielbereit.
tournament-log-recorded =
    { $by ->
        [server] { $first } – { $second } { $result }
       *[person] { $who } hat eingetragen: { $first } – { $second } { $result }.
    }
tournament-log-corrected = { $who } hat das Ergebnis von { $first } – { $second } auf { $result } korrigiert.
tournament-log-removed = { $who } hat das Ergebnis von { $first } – { $second } gelöscht.
tournament-log-voided = { $first } – { $second } konnte nicht beginnen und zählt nicht.
tournament-log-finished =
    { $by ->
        [server] Das Turnier ist beendet.
       *[person] { $who } hat das Turnier beendet oder danach korrigiert.
    }
tournament-log-cancelled =
    { $by ->
        [server] Das Turnier wurde abgesagt.
       *[person] { $who } hat das Turnier abgesagt.
    }
tournament-log-anonymised = Der Name eines Spielers wurde entfernt.
