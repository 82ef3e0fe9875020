## Was explain() und abgelehnte Züge sagen

verdict-ruling = unsere Festlegung { $rule }

## Abalone: was abgelehnt wird

verdict-abalone-nothing-chosen = In einem Zug bewegst du mindestens eine Kugel: Wähle eine, zwei oder drei eigene.
verdict-abalone-empty-cell = Auf diesem Feld liegt keine Kugel.
verdict-abalone-not-yours = Diese Kugel gehört der anderen Seite, und die ist nicht am Zug.
verdict-abalone-mixed-group = Gemeinsam ziehen nur Kugeln einer Farbe: Alle müssen deine sein.
verdict-abalone-too-many = Mehr als drei Kugeln können nicht gemeinsam ziehen.
verdict-abalone-not-in-line = Die Kugeln liegen nicht in einer geraden Reihe und können deshalb nicht gemeinsam ziehen.
verdict-abalone-group-gap = Die Kugeln berühren sich nicht: Eine Gruppe hat keine Lücken.
verdict-abalone-too-far = Eine Kugel zieht immer nur ein Feld weit.
verdict-abalone-along-line = Eine Seitwärtsbewegung führt aus der Reihe heraus. Um in der Reihe zu ziehen, nenne die hinterste Kugel und das Feld, auf das sie rückt.
verdict-abalone-off-board = Mit deinem eigenen Zug kann keine deiner Kugeln das Brett verlassen.
verdict-abalone-own-in-way = Eine eigene Kugel ist im Weg, und eigene Kugeln lassen sich nicht schieben.
verdict-abalone-broadside-blocked = Bei einer Seitwärtsbewegung muss jedes Zielfeld leer sein; dort liegt eine deiner Kugeln.
verdict-abalone-broadside-push = Seitwärts wird nie geschoben, und auf einem der Zielfelder liegt eine gegnerische Kugel.
verdict-abalone-pac = Gleich viele Kugeln stehen sich gegenüber: In einem Pac kann keine Seite schieben.
verdict-abalone-no-majority = Dir fehlt die Überzahl: Im Weg liegen mehr Kugeln, als schieben.
verdict-abalone-behind-blocked = Das Feld hinter den geschobenen Kugeln ist besetzt.
verdict-abalone-push-gap = Zwischen den beiden Farben ist eine Lücke: Nur Kugeln, die sich berühren, lassen sich schieben.
verdict-abalone-push-not-in-line = Die beiden Farben liegen nicht in einer Reihe: Ein Sumito schiebt nur geradeaus.
verdict-abalone-game-over = Die Partie ist zu Ende.

## Abalone: was erlaubt ist

verdict-abalone-broadside = Eine Seitwärtsbewegung: Jedes Feld, auf das die Gruppe kommt, ist leer.
verdict-abalone-ejection = Ein Sumito, der eine Kugel vom Brett schiebt.
verdict-abalone-sumito = Ein Sumito: Die Überzahl schiebt, und das Feld hinter den geschobenen Kugeln ist frei.
verdict-abalone-in-line = Eine Bewegung in einer Reihe, auf das leere Feld davor.
verdict-abalone-step = Eine Kugel zieht auf ein leeres Nachbarfeld.

## Abalone: was kein Zug ist; { $text } ist das Getippte

verdict-abalone-not-a-move = „{ $text }“ ist kein Zug: Erwartet werden zwei Felder (a1b2) oder drei (c3c5d4).
verdict-abalone-not-a-cell = „{ $text }“ ist kein Feld des Bretts: Es gibt a1 bis i9.
verdict-abalone-not-a-direction = „{ $text }“ ist keine Richtung: Es gibt E, NE, NW, W, SW und SE.
verdict-abalone-no-cell = Dort ist kein Feld des Bretts.

## Six: was abgelehnt wird

verdict-six-occupied = Auf diesem Feld liegt schon ein Stein.
verdict-six-touches-nothing = Ein Stein muss mindestens einen anderen berühren, Kante an Kante.
verdict-six-first-away-from-red = Der erste Stein von Schwarz muss den roten Startstein berühren.
verdict-six-first-touches-black = Der erste Stein von Schwarz darf den schwarzen Startstein nicht berühren.
verdict-six-still-placing = Steine werden erst bewegt, wenn alle gelegt sind: Leg einen aus deinem Vorrat.
verdict-six-nothing-in-hand = Alle deine Steine liegen auf dem Tisch: Bewege einen davon.
verdict-six-no-tile = Dort liegt kein Stein, den du bewegen könntest.
verdict-six-not-yours = Dieser Stein gehört der anderen Seite: In einem Zug bewegst du einen eigenen.
verdict-six-too-many-chosen = In einem Zug bewegst du nur einen Stein.
verdict-six-splits = Das würde die Gruppe trennen: Dieser Stein hält die anderen zusammen und darf nicht bewegt werden.
verdict-six-same-place = Ein bewegter Stein darf nicht dorthin zurück, wo er lag.
verdict-six-loose = Der Stein muss so liegen, dass er mindestens einen anderen berührt.
verdict-six-away-from-group = Der Stein muss so liegen, dass er die Gruppe berührt, die auf dem Tisch bleibt.
verdict-six-choose-group = Die größten Gruppen sind gleich groß: Gib mit = und einem ihrer Felder an, welche bleibt.
verdict-six-not-largest = Bleiben muss eine der größten Gruppen, und auf dem genannten Feld muss einer ihrer Steine liegen.
verdict-six-nothing-to-choose = Dieser Zug trennt die Gruppe nicht: Es gibt nichts zu wählen.
verdict-six-no-shape = Hier gibt es nichts anzusagen: Es gewinnen sechs Steine deiner Farbe als Linie, Dreieck oder Ring.
verdict-six-declare-first = Dieser Zug vollendet keine Form. Eine frühere sagst du an, bevor du ziehst.
verdict-six-declared-by-itself = In dieser Partie gilt eine Form von selbst als angesagt, sobald sie entsteht.
verdict-six-game-over = Die Partie ist zu Ende.

## Six: was erlaubt ist

verdict-six-declaration = Eine übersehene Form wird nachträglich angesagt: Sie gewinnt.
verdict-six-shape = Der Stein vollendet eine Form und gewinnt.
verdict-six-split = Der Zug trennt die Gruppe: Alle Teile außer dem größten scheiden aus.
verdict-six-move = Ein eigener Stein wird an eine Stelle bewegt, wo er einen anderen berührt.
verdict-six-first-tile = Der erste Stein von Schwarz berührt den roten Startstein und nicht den schwarzen.
verdict-six-placement = Der Stein berührt einen anderen, Kante an Kante.

## Six: was kein Zug ist; { $text } ist das Getippte

verdict-six-not-a-move = „{ $text }“ ist kein Zug: Erwartet wird ein Feld (2,-1) oder ein Feld und das Ziel seines Steins (2,-1>4,0), wenn nötig mit =q,r für die Gruppe, die bleibt, und # zum Ansagen.
verdict-six-not-a-cell = „{ $text }“ ist kein Feld: Erwartet wird q,r wie in 2,-1.

## Six: was keine Aktion einer Umgebung ist

verdict-six-not-an-action =
    { $fault ->
        [form] Eine Ansage ist keine Aktion, und die Gruppe, die bleibt, wird mit einer eigenen Aktion genannt (=2,-1).
       *[options] Diese Aktion gibt es hier nicht: Die Optionen schließen sie aus.
    }
verdict-six-outside-window = Der Zug liegt nicht im Fenster von { $radius } Schritten um { $centre }.
