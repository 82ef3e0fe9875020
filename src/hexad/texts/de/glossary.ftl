## Abalone

term-marble = Kugel
term-marble-meaning = Der Grundbaustein: eine Kugel in der Farbe einer Seite. Jede Seite hat vierzehn.
term-single = Eingliedrig
term-single-meaning = Eine Kugel ohne Nachbarin der eigenen Farbe.
term-pair = Zweigliedrig
term-pair-meaning = Zwei benachbarte Kugeln einer Farbe.
term-triple = Dreigliedrig
term-triple-meaning = Drei zusammenhängende Kugeln einer Farbe: Lanze, Bogen oder Panzer.
term-lance = Lanze
term-lance-meaning = Drei Kugeln in einer geraden Reihe.
term-bow = Bogen
term-bow-meaning = Drei Kugeln, zu einem Bogen geknickt: Die äußeren zwei liegen weder in einer Reihe noch nebeneinander.
term-shield = Panzer
term-shield-meaning = Drei Kugeln, die sich alle gegenseitig berühren: ein Dreieck.
term-multi = Vielgliedrig
term-multi-meaning = Jede zusammenhängende Gruppe einer Farbe, gleich wie groß und in welcher Form.
term-block = Block
term-block-meaning = Drei Dreierreihen einer Farbe nebeneinander: eine Raute aus neun Kugeln. Er ist kaum zu knacken, weil in jeder seiner Reihen drei stehen.
term-det = Det
term-det-meaning = Eine einzelne Kugel mitten in der gegnerischen Gruppe, von den eigenen getrennt, mit gegnerischen Kugeln auf mindestens vier ihrer sechs Seiten. Das ist ein Vorteil für die Seite, der sie gehört.
term-pac = Pac
term-pac-meaning = Gleich viele Kugeln beider Farben stehen sich in einer Reihe gegenüber, je eine, zwei oder drei: Keine Seite kann schieben.
term-sumito = Sumito
term-sumito-meaning = Überzahl in einer Reihe, Kugel an Kugel: zwei gegen eine, drei gegen eine oder drei gegen zwei. Die größere Zahl schiebt.
term-in-line = Bewegung in einer Reihe
term-in-line-meaning = Die Gruppe zieht entlang ihrer eigenen Reihe auf das leere Feld vor ihr.
term-broadside = Pfeilartige Bewegung (Seitwärtsbewegung)
term-broadside-meaning = Die Gruppe zieht zur Seite, behält ihre Ordnung und kommt nur auf leere Felder. Sie schiebt nie.

## Six

term-tile = Stein
term-tile-meaning = Ein Sechseck in der Farbe einer Seite. Es gibt 42, 21 schwarze und 21 rote.
term-hand = Vorrat
term-hand-meaning = Die Steine, die noch nicht gelegt sind.
term-group = Gruppe
term-group-meaning = Steine gleich welcher Farbe, die Kante an Kante zusammenhängen.
term-line = Linie
term-line-meaning = Sechs Steine einer Farbe in einer geraden Reihe. Sie gewinnt.
term-triangle = Dreieck
term-triangle-meaning = Sechs Steine einer Farbe in Reihen von drei, zwei und eins. Es gewinnt.
term-ring = Ring
term-ring-meaning = Sechs Steine einer Farbe um ein Feld, egal was in der Mitte liegt. Er gewinnt.
term-threat = Drohung
term-threat-meaning = Eine Form, der nur noch ein Stein fehlt: Der nächste Stein dieser Farbe kann sie vollenden.
term-double-threat = Doppeldrohung
term-double-threat-meaning = Zwei Felder, von denen jedes eine Form vollendet: Einmal dazwischenlegen reicht nicht.
term-holding = Haltestein
term-holding-meaning = Ein Stein, ohne den die anderen in mehrere Gruppen zerfallen würden.
term-split = Trennung
term-split-meaning = Nach den Profiregeln ein Zug, der die anderen Steine trennt: Alle Gruppen außer der größten scheiden aus.
term-declaration = Ansage
term-declaration-meaning = Das Ansagen einer fertigen Form. Es geschieht von selbst oder bleibt den Spielern überlassen.
