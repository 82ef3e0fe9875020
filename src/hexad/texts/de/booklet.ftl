booklet-title = Abalone und Six
booklet-subtitle = Das Regelheft
booklet-lead = Zwei Spiele mit Sechsecken, Regel für Regel erklärt und bebildert.
booklet-about = Jede Regel hat eine Nummer: A steht für Abalone, S für Six. Mit R beginnen unsere eigenen Festlegungen: Sie klären, was die gedruckten Regeln offenlassen, und sind überall gekennzeichnet, wo es auf sie ankommt. Die Abbildungen sind wie in den gedruckten Regeln nummeriert; da jede bei ihrer Regel steht, laufen die Nummern nicht immer der Reihe nach.
booklet-contents = Inhalt
booklet-cover = Eine Partie Abalone und eine Partie Six
booklet-figure = Abbildung { $number }
booklet-see =
    { $count ->
        [one] siehe unsere Festlegung { $rules }
       *[other] siehe unsere Festlegungen { $rules }
    }

booklet-page-lead = Dieselben Regeln, Abbildungen und Begriffe wie im Spiel, zum Lesen und zum Ausdrucken.
booklet-page-pdf = PDF herunterladen
booklet-page-languages = Sprachen
booklet-page-back = Zurück zum Spiel

booklet-section-abalone-start = Brett und Aufstellung
booklet-section-abalone-moving = Ziehen
booklet-section-abalone-sumito = Schieben: der Sumito
booklet-section-abalone-sumito-lead = Die Abbildungen 4 bis 6b zeigen, wie geschoben wird. Die Abbildungen 7a bis 7d stehen bei ihren Regeln und zeigen, wann ein Sumito nicht möglich ist.
booklet-section-abalone-winning = Das Ende der Partie
booklet-section-abalone-words = Glossar
booklet-section-six-start = Steine und Spielbeginn
booklet-section-six-placing = Steine legen
booklet-section-six-winning = Die drei Gewinnformen
booklet-section-six-moving = Steine bewegen
booklet-section-six-four = Zu viert
booklet-section-six-advanced = Profiregeln
booklet-section-six-words = Glossar

booklet-figure-abalone-1 = Die Aufstellung: Schwarz unten, Weiß oben.
booklet-figure-abalone-2 = Bewegung in einer Reihe: Drei Kugeln ziehen entlang ihrer eigenen Reihe.
booklet-figure-abalone-3 = Pfeilartige Bewegung (Seitwärtsbewegung): Drei Kugeln ziehen gemeinsam zur Seite.
booklet-figure-abalone-4 = Sumito, zwei gegen eine.
booklet-figure-abalone-5 = Sumito, drei gegen eine.
booklet-figure-abalone-6a = Sumito, drei gegen zwei.
booklet-figure-abalone-6b = Vier gegen zwei: Drei schieben, die vierte bleibt, wo sie ist.
booklet-figure-abalone-7a = Kein Sumito: Die beiden Farben liegen nicht in einer Reihe.
booklet-figure-abalone-7b = Drei in einer Reihe halten frontal jeder Überzahl stand. Nur ein Schub aus einer anderen Richtung bricht sie auf.
booklet-figure-abalone-7c = Kein Sumito: Zwischen den beiden Farben ist eine Lücke.
booklet-figure-abalone-7d = Kein Sumito: Hinter den Kugeln, die geschoben werden sollen, liegt eine weitere.
booklet-figure-abalone-8 = Zwei schieben eine über den Rand: vorher und nachher.
booklet-figure-abalone-9 = Der Block: drei Kugeln in jeder seiner Reihen.
booklet-figure-abalone-10 = Der Bogen.
booklet-figure-abalone-11 = Dreigliedrig auf drei Arten, von oben: Panzer, Bogen und Lanze.
booklet-figure-six-1 = Der erste Stein von Schwarz: Nur diese drei Felder berühren Rot, aber nicht Schwarz.
booklet-figure-six-2 = Mitten in der Partie: alle Felder, auf die ein Stein gelegt werden darf.
booklet-figure-six-3 = Rot ist am Zug: Ein Stein wird aufgenommen und an anderer Stelle wieder angelegt.
booklet-figure-six-4 = Diese Steine halten die anderen zusammen und dürfen nicht bewegt werden.
booklet-figure-six-5 = Ein Ring, dem ein Stein fehlt (links). Schwarz am Zug gewinnt (Mitte); Rot am Zug muss das Feld besetzen (rechts).
booklet-figure-six-6 = Schwarz legt den markierten Stein und droht an beiden Enden mit einer Linie: eine Doppeldrohung (links). Rot besetzt das eine Ende, Schwarz gewinnt am anderen (rechts).
booklet-figure-six-7 = Der Stein wird aufgenommen, und die anderen zerfallen in zwei Gruppen: Die kleinere, mit Kreuzen markierte scheidet aus (vorher und nachher).
booklet-figure-six-8 = Rot nimmt einen Stein auf und lässt zwei gleich große Gruppen zurück. Rot bestimmt, dass die rechte ausscheidet: Schwarz hat nur noch fünf Steine, und Rot gewinnt (vorher und nachher).
booklet-figure-six-shapes = Die drei Gewinnformen: Dreieck, Linie und Ring.

booklet-sheet = Ergebnisse
booklet-sheet-date = Datum
booklet-sheet-winner = Sieg

booklet-glance = Auf einen Blick
booklet-glance-abalone-start = Spielbeginn
booklet-glance-abalone-start-text = Jede Seite hat 14 Kugeln, und Schwarz beginnt. Wer am Zug ist, zieht oder schiebt genau einmal. Aussetzen gibt es nicht.
booklet-glance-abalone-in-line = Bewegung in einer Reihe
booklet-glance-abalone-in-line-text = Eine Kugel zieht auf ein leeres Nachbarfeld; zwei oder drei in gerader Reihe ziehen gemeinsam entlang ihrer Reihe.
booklet-glance-abalone-broadside = Pfeilartige Bewegung
booklet-glance-abalone-broadside-text = Zwei oder drei Kugeln in gerader Reihe ziehen gemeinsam zur Seite auf leere Felder. Dabei wird nie geschoben.
booklet-glance-abalone-push = Sumito
booklet-glance-abalone-push-text = In einer Reihe schiebt die Überzahl gegnerische Kugeln, die sie berührt: Zwei schieben eine, drei schieben eine oder zwei.
booklet-glance-abalone-blocked = Kein Sumito
booklet-glance-abalone-blocked-text = Gleich viele blockieren sich (Pac). Auch jede Kugel hinter den geschobenen blockiert. Eigene Kugeln schiebt man nicht.
booklet-glance-abalone-winning = Gewinnen
booklet-glance-abalone-winning-text = Eine über den Rand geschobene Kugel ist aus dem Spiel. Wer zuerst sechs gegnerische hinausschiebt, gewinnt.
booklet-glance-abalone-time = Spielen mit Uhr
booklet-glance-six-start = Spielbeginn
booklet-glance-six-start-text = Jede Seite hat 21 Steine; je einer liegt in der Mitte. Der erste Stein von Schwarz berührt den roten, aber nicht den schwarzen.
booklet-glance-six-placing = Steine legen
booklet-glance-six-placing-text = In jedem Zug wird ein Stein so gelegt, dass er Kante an Kante mindestens einen anderen berührt, gleich welcher Farbe.
booklet-glance-six-shapes = Gewinnen
booklet-glance-six-shapes-text = Sechs Steine deiner Farbe gewinnen als Dreieck, Linie oder Ring, wenn du die Form ansagst: sofort oder in einem späteren Zug.
booklet-glance-six-moving = Steine bewegen
booklet-glance-six-moving-text = Sind alle Steine gelegt, bewegst du in jedem Zug einen deiner Steine dorthin, wo er einen anderen berührt.
booklet-glance-six-holding = Haltestein
booklet-glance-six-holding-text = Grundregeln: Ein Stein, der die anderen zusammenhält, darf nicht bewegt werden.
booklet-glance-six-advanced = Profiregeln
booklet-glance-six-advanced-text = Ein Zug darf die Steine trennen. Nur die größte Gruppe bleibt, unter gleich großen eine nach Wahl. Wer danach höchstens fünf Steine hat, verliert; haben beide so wenige, ist es remis.
booklet-glance-six-four = Zu viert
