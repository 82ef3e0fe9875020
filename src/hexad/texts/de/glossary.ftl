## Abalone

term-marble = Kugel
term-marble-meaning = Das Grundelement des Spiels: Jede Seite hat vierzehn Kugeln in ihrer Farbe.
term-single = Eingliedrig
term-single-meaning = Eine Kugel, neben der keine andere Kugel derselben Farbe liegt.
term-pair = Zweigliedrig
term-pair-meaning = Zwei benachbarte Kugeln einer Farbe.
term-triple = Dreigliedrig
term-triple-meaning = Drei zusammenhängende Kugeln einer Farbe: Lanze, Bogen oder Panzer.
term-lance = Lanze
term-lance-meaning = Drei Kugeln in einer geraden Reihe.
term-bow = Bogen
term-bow-meaning = Drei Kugeln, die einen Bogen bilden: Sie liegen nicht in einer geraden Reihe, und die beiden äußeren berühren sich nicht.
term-shield = Panzer
term-shield-meaning = Drei Kugeln, die sich alle gegenseitig berühren: ein Dreieck.
term-multi = Vielgliedrig
term-multi-meaning = Jede zusammenhängende Gruppe von Kugeln einer Farbe, gleich welcher Größe und Form.
term-block = Block
term-block-meaning = Drei Dreierreihen einer Farbe nebeneinander: eine Raute aus neun Kugeln (unsere Festlegung R14). Ein Block ist kaum aufzubrechen, weil in jeder seiner Reihen drei Kugeln liegen.
term-det = Det
term-det-meaning = Eine einzelne Kugel mitten in der gegnerischen Gruppe, von den eigenen getrennt: ein Vorteil für ihre Seite. Gegnerische Kugeln liegen an mindestens vier ihrer sechs Seiten oder an allen, die sie auf dem Brett hat (unsere Festlegung R13).
term-pac = Pac
term-pac-meaning = Gleich viele Kugeln beider Farben stehen sich in einer Reihe gegenüber, je eine, zwei oder drei: Keine Seite kann schieben.
term-sumito = Sumito
term-sumito-meaning = Überzahl in einer Reihe, Kugel an Kugel: zwei gegen eine, drei gegen eine oder drei gegen zwei. Wer in der Überzahl ist, kann schieben.
term-in-line = Bewegung in einer Reihe
term-in-line-meaning = Die Gruppe zieht entlang ihrer eigenen Reihe auf das leere Feld vor ihr.
term-broadside = Pfeilartige Bewegung
    .also = Seitwärtsbewegung
term-broadside-meaning = Die Kugeln ziehen gemeinsam zur Seite auf leere Felder, ohne ihre Anordnung zu verändern. Dabei wird nie geschoben.

## Six

term-tile = Stein
    .also = Sechseck
term-tile-meaning = Ein Sechseck in der Farbe einer Seite. Es gibt 42 Steine, 21 schwarze und 21 rote.
term-hand = Vorrat
term-hand-meaning = Die Steine einer Seite, die noch nicht gelegt sind.
term-group = Gruppe
term-group-meaning = Steine gleich welcher Farbe, die Kante an Kante zusammenhängen.
term-line = Linie
term-line-meaning = Eine Gewinnform: sechs Steine einer Farbe in einer geraden Reihe.
term-triangle = Dreieck
term-triangle-meaning = Eine Gewinnform: sechs Steine einer Farbe in Reihen von drei, zwei und eins.
term-ring = Ring
term-ring-meaning = Eine Gewinnform: sechs Steine einer Farbe rund um ein Feld, egal, was in der Mitte liegt.
term-threat = Drohung
term-threat-meaning = Eine Form, der nur noch ein Stein fehlt: Der nächste Stein dieser Farbe kann sie vollenden.
term-double-threat = Doppeldrohung
term-double-threat-meaning = Zwei Felder, von denen jedes eine Form vollendet: Die andere Seite kann nur eins davon besetzen.
term-holding = Haltestein
term-holding-meaning = Ein Stein, ohne den die anderen in mehrere Gruppen zerfallen würden.
term-split = Trennung
term-split-meaning = Ein Zug nach den Profiregeln, der die anderen Steine trennt: Alle Gruppen außer der größten scheiden aus.
term-declaration = Ansage
term-declaration-meaning = Das Ansagen einer fertigen Form. Je nach Partie gilt sie von selbst als angesagt, oder man muss selbst daran denken.
