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
practice-find =
    { $side ->
        [black] Schwarz am Zug
        [white] Weiß am Zug
       *[red] Rot am Zug
    }
practice-goal-ejection =
    { $moves ->
        [one] Schieb mit einem Zug eine Kugel vom Brett.
       *[other] Schieb in { $moves } Zügen eine Kugel vom Brett.
    }
practice-goal-sumito =
    { $moves ->
        [one] Schieb mit einem Zug eine Kugel vom Brett.
       *[other] Schieb in { $moves } Zügen eine Kugel vom Brett. Es beginnt mit einem Sumito.
    }
practice-goal-win =
    { $moves ->
        [one] Gewinne mit einem Zug.
       *[other] Erzwinge in { $moves } Zügen den Sieg.
    }
practice-goal-split = Profiregeln: Nimm den einen Stein auf, durch den genug andere ausscheiden, und gewinne.
practice-goal-defence =
    { $other ->
        [black] Schwarz steht vor dem Sieg. Finde den einzigen Zug, der das verhindert.
       *[red] Rot steht vor dem Sieg. Finde den einzigen Zug, der das verhindert.
    }
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
practice-daily = Aufgabe des Tages
practice-daily-done = gelöst
practice-count =
    { $count ->
        [0] Noch keine gelöst
        [one] { $count } Aufgabe gelöst
       *[other] { $count } Aufgaben gelöst
    }
practice-empty = Diese hast du alle gelöst. Wähle eine andere Schwierigkeit oder fang von vorn an.
practice-begin-again = Von vorn anfangen
practice-idle-none = Auf dem Brett ist gerade keine Aufgabe. Wähle „{ $button }“.

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
