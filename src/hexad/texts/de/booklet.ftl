booklet-title = Abalone und Six
booklet-subtitle = Das Regelheft
booklet-lead = Zwei Spiele mit Sechsecken für zwei, Regel für Regel und Bild für Bild.
booklet-about = Jede Regel hat eine Nummer: A steht für Abalone, S für Six. Die Nummern mit R sind Festlegungen von uns. Sie klären, was die gedruckten Regeln offenlassen, und sind überall gekennzeichnet, wo es auf sie ankommt.
booklet-contents = Inhalt
booklet-cover = Eine Partie Abalone und eine Partie Six
booklet-figure = Bild { $number }
booklet-ours = unsere Festlegung
booklet-see =
    { $count ->
        [one] siehe unsere Festlegung { $rules }
       *[other] siehe unsere Festlegungen { $rules }
    }

booklet-page-lead = Dieselben Regeln, Bilder und Begriffe wie im Spiel, zum Lesen und zum Ausdrucken.
booklet-page-pdf = PDF herunterladen
booklet-page-languages = Sprachen
booklet-page-back = Zum Spiel

booklet-section-abalone-start = Brett und Aufstellung
booklet-section-abalone-moving = Ziehen
booklet-section-abalone-sumito = Schieben: der Sumito
booklet-section-abalone-winning = Wie eine Partie endet
booklet-section-abalone-words = Die Begriffe des Spiels
booklet-section-six-start = Steine und Anfang
booklet-section-six-placing = Steine legen
booklet-section-six-winning = Formen, die gewinnen
booklet-section-six-moving = Wenn alle Steine liegen
booklet-section-six-four = Zu viert
booklet-section-six-advanced = Profiregeln
booklet-section-six-words = Die Begriffe des Spiels

booklet-figure-abalone-1 = Die Aufstellung: Schwarz unten, Weiß oben.
booklet-figure-abalone-2 = Bewegung in einer Reihe: Drei Kugeln folgen ihrer eigenen Reihe.
booklet-figure-abalone-3 = Seitwärtsbewegung: Drei Kugeln ziehen gemeinsam zur Seite.
booklet-figure-abalone-4 = Sumito, zwei gegen eine.
booklet-figure-abalone-5 = Sumito, drei gegen eine.
booklet-figure-abalone-6a = Sumito, drei gegen zwei.
booklet-figure-abalone-6b = Vier gegen zwei: Drei schieben, die vierte bleibt stehen.
booklet-figure-abalone-7a = Kein Sumito: Hinter den Kugeln, die geschoben werden sollen, steht eine weitere.
booklet-figure-abalone-7b = Kein Sumito: Zwischen den beiden Farben ist eine Lücke.
booklet-figure-abalone-7c = Kein Sumito: Die beiden Farben stehen nicht in einer Reihe.
booklet-figure-abalone-7d = Drei in einer Reihe halten frontal jeder Überzahl stand. Nur ein Schub von einer anderen Seite bricht sie auf.
booklet-figure-abalone-8 = Zwei schieben eine über den Rand: vorher und nachher.
booklet-figure-abalone-9 = Der Block: drei Kugeln in jeder seiner Reihen.
booklet-figure-abalone-10 = Der Bogen.
booklet-figure-abalone-11 = Dreimal dreigliedrig: Lanze, Bogen und Panzer.
booklet-figure-six-1 = Der erste Stein von Schwarz: Nur diese drei Felder berühren Rot und nicht Schwarz.
booklet-figure-six-2 = Mitten in der Partie: alle Felder, die frei stehen.
booklet-figure-six-3 = Rot ist am Zug: Ein Stein verlässt seinen Platz und berührt die anderen an neuer Stelle.
booklet-figure-six-4 = Diese Steine halten die anderen zusammen und dürfen nicht bewegt werden.
booklet-figure-six-5 = Ein Ring, dem ein Stein fehlt (links). Schwarz am Zug gewinnt (Mitte); Rot am Zug muss dazwischenlegen (rechts).
booklet-figure-six-6 = Schwarz legt den markierten Stein und droht an beiden Enden mit einer Linie: eine Doppeldrohung (links). Rot schließt das eine Ende, Schwarz gewinnt am anderen (rechts).
booklet-figure-six-7 = Der Stein wird aufgenommen, und die anderen zerfallen: Die kleinere Gruppe mit den Kreuzen scheidet aus (vorher und nachher).
booklet-figure-six-8 = Rot nimmt einen Stein auf, und zwei gleich große Gruppen bleiben. Rot lässt die rechte ausscheiden: Schwarz hat nur noch fünf Steine, und Rot gewinnt (vorher und nachher).
booklet-figure-six-shapes = Die drei Formen, die gewinnen: Dreieck, Linie und Ring.
