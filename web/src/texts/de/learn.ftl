learn-title = Spielen lernen
learn-lead = Jede Regel ist eine kurze Lektion an einem echten Brett: schauen, ausprobieren, verstehen.
learn-all-rules = Alle Regeln
learn-course-abalone = Abalone
learn-course-six = Six
learn-done = { $done } von { $all } Lektionen geschafft
learn-begin = Anfangen
learn-go-on = Weiter
learn-all-done = Alle Lektionen geschafft. Gut gespielt!
learn-rulings = Unsere Festlegungen
learn-beyond = Über die Regeln hinaus
learn-lesson-done = geschafft
learn-part = { $solved } von { $all }
learn-figure = Abbildung { $figure }
learn-task = Aufgabe { $number } von { $all }
learn-task-solved = Aufgabe { $number } von { $all }, gelöst
learn-tasks = Aufgaben
learn-found = { $found } von { $wanted } gefunden
learn-turns = Zug { $turn } von { $turns }
learn-hint = Tipp
learn-show = Lösung zeigen
learn-right = Richtig!
learn-not-asked = Das ist erlaubt, aber hier ist etwas anderes gefragt.
learn-not-this = Nicht hier. Schau noch einmal hin.
learn-trouble = Das hat nicht geklappt. Versuch es gleich noch einmal.
learn-next-task = Nächste Aufgabe
learn-next-lesson = Nächste Lektion
learn-finish = Zur Übersicht
learn-again = Noch einmal
learn-declare = Form ansagen
learn-nav = Benachbarte Lektionen
learn-before = Vorige Lektion
learn-after = Nächste Lektion
learn-back = Alle Lektionen
learn-lesson = Ausprobieren
learn-lesson-of = Ausprobieren: die Lektion zu Regel { $rule }
learn-board = Das Brett dieser Lektion: { $game }
learn-choice = Brett { $number }
learn-arrow = Versucht: von { $from } nach { $to }
learn-standing-black = Schwarz: { $cells }
learn-standing-white = Weiß: { $cells }
learn-standing-red = Rot: { $cells }
learn-cell =
    { $cell }, { $piece ->
        [black] schwarz
        [white] weiß
        [red] rot
       *[none] leer
    }{ $state ->
        [right] , richtig
        [wrong] , falsch
        [shown] , gehört dazu
       *[open] { "" }
    }
learn-print = Regelheft zum Ausdrucken
