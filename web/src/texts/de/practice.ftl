practice-title = Übung
practice-board = Brett mit Aufgabe
practice-task = Was zu finden ist
practice-answer = Deine Versuche
practice-choose = Welche Aufgaben
practice-no-answer = Der Server antwortet nicht. Versuch es gleich noch einmal.

practice-streak =
    { $count ->
        [0] Noch keine Serie
        [one] { $count } in Folge
       *[other] { $count } in Folge
    }
practice-best = Rekord: { $count }
practice-day = Aufgabe des Tages, { $day }
practice-difficulty-of = Schwierigkeit { $level } von { $most }

practice-play-it = Spiel den Zug auf dem Brett.
practice-go-on = Richtig! Und jetzt?
practice-solved = Gelöst, gut gesehen!
practice-shown = Das ist die Lösung.
practice-misses = Nicht dieser Zug: Damit erreichst du das Ziel nicht.
practice-escapes = Nicht ganz: Nach dieser Antwort dauert es zu lange.
practice-loses-abalone = Vorsicht: Jetzt fällt eine deiner Kugeln.
practice-loses-six = Vorsicht: Jetzt gewinnt die andere Seite.
practice-falls = Das hält nicht: Jetzt kann die andere Seite den Sieg erzwingen.
practice-again = Noch einmal
practice-hint = Tipp
practice-hint-more = Zug zeigen
practice-hint-marbles = Schau dir die markierten Kugeln an.
practice-hint-tile = Schau dir den markierten Stein an.
practice-hint-beside = Der Stein kommt neben die markierten.
practice-hint-move = Das ist der Zug. Spiel ihn.
practice-solution = Lösung
practice-skip = Andere Aufgabe
practice-next = Nächste Aufgabe
practice-see-again = Noch einmal ansehen
practice-study = Analysieren

practice-game = Spiel
practice-abalone = Abalone
practice-six = Six
practice-difficulty = Schwierigkeit
practice-any = Alle
practice-count =
    { $count ->
        [0] Noch keine gelöst
        [one] { $count } Aufgabe gelöst
       *[other] { $count } Aufgaben gelöst
    }
practice-empty = Diese hast du alle gelöst. Wähle eine andere Schwierigkeit oder fang von vorn an.
practice-begin-again = Von vorn anfangen
practice-idle-none = Auf dem Brett ist gerade keine Aufgabe. Wähle „{ $button }“.

practice-rating = Wertung bei Aufgaben
practice-rating-said = Deine Wertung: { $before }, jetzt { $after }.
practice-puzzle-rating = Wertung { $rating }
practice-unrated = · ohne Wertung, schon versucht
practice-cut-off = Keine Verbindung: Dieser Versuch wird nicht gewertet.
practice-theme = Thema
practice-any-theme = Alle Themen
practice-theme-about = Mehr dazu
practice-themes-of = Worum es in dieser Aufgabe geht
practice-day-before = Der Tag davor
practice-day-after = Der Tag danach
practice-solvers-today =
    { $count ->
        [0] Heute noch von keinem Mitglied gelöst
        [one] Heute von einem Mitglied gelöst
       *[other] Heute von { $count } Mitgliedern gelöst
    }
practice-solvers-then =
    { $count ->
        [0] An diesem Tag von keinem Mitglied gelöst
        [one] An diesem Tag von einem Mitglied gelöst
       *[other] An diesem Tag von { $count } Mitgliedern gelöst
    }

practice-history = Meine Aufgaben
practice-history-solve = Aufgaben lösen
practice-history-none = Du hast noch keine Aufgabe zu diesem Spiel versucht. Bei jeder Aufgabe zählt dein erster Versuch.
practice-history-guest = Deine Versuche und deine Wertung sind nur in diesem Browser gespeichert. Mit einem Konto hast du sie auf allen Geräten, und deine Ergebnisse fließen in die Wertungen der Aufgaben ein. Deine Wertung beginnt dann von vorn.
practice-history-count =
    { $count ->
        [one] { $solved } von { $count } Aufgabe gelöst
       *[other] { $solved } von { $count } Aufgaben gelöst
    }
practice-attempts = Versuche
practice-result-solved = Gelöst
practice-result-failed = Nicht gelöst
practice-time-used = Zeit:
practice-solved-later = später gelöst
practice-suggest = Was du üben kannst
practice-suggest-theme = { $solved } von { $count } gelöst, etwa { $expected } erwartet
practice-suggest-none = Deine Ergebnisse sind bei allen Themen etwa wie erwartet.
practice-suggest-rule = Ein Thema wird vorgeschlagen, wenn du mindestens { $count } Aufgaben dazu versucht und deutlich weniger gelöst hast, als deine und ihre Wertungen erwarten lassen: um mehr als eine Standardabweichung.
practice-due = Noch einmal versuchen
practice-due-rule = Eine Aufgabe, die du nicht gelöst hast, bekommst du nach { $days } Tagen wieder angeboten. Deine Wertung ändert sich dabei nicht.
practice-device = Ohne Konto, auf diesem Gerät
practice-device-text = Diese Versuche zählen nicht für die Wertung deines Kontos, denn niemand kann prüfen, was ein Browser gespeichert hat. Sie bleiben hier, damit du sie ansehen kannst.

## Formationen auf dem Brett

formations-title = Formationen
formations-choose = Formationen anzeigen
formations-legend = Was zu sehen ist
formations-there = Formationen auf dem Brett
formations-against = { $own } gegen { $other }
formations-missing = { $own }, es fehlt { $missing }
formations-shown =
    { $count ->
        [0] { $name }: hier keine
       *[other] { $name }: { $count } zu sehen
    }
formations-hidden = { $name }: ausgeblendet
formations-glossary = Was die Begriffe bedeuten

## Glossar

glossary-title = Glossar
glossary-lead = So heißt, was auf dem Brett zu sehen ist. Jedes Beispiel hat das Programm in einer echten Stellung gefunden.
glossary-abalone = Abalone
glossary-six = Six
glossary-picture = { $term }: { $cells }
glossary-open = Brett öffnen
glossary-open-term = Brett öffnen: { $term }
glossary-try-in-line = Zieh die drei schwarzen Kugeln entlang ihrer Reihe.
glossary-try-broadside = Zieh die drei schwarzen Kugeln seitwärts.
glossary-done = Genau so!
glossary-again = Noch einmal
glossary-other-in-line = Das ist erlaubt, aber hier sollen alle drei Kugeln entlang ihrer Reihe ziehen.
glossary-other-broadside = Das ist erlaubt, aber hier sollen alle drei Kugeln seitwärts ziehen.
glossary-idle = Geschafft. Wähle „{ $button }“.
glossary-message = Hinweis zum Brett: { $term }
glossary-board = Brett zum Ausprobieren: { $term }
glossary-no-answer = Der Server antwortet nicht.
