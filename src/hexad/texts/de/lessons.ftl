lesson-A1-title = Das Brett
lesson-A1-task-1 = Deine Kugel liegt in einer Ecke. Markiere alle Felder direkt neben ihr.
lesson-A1-hint-1 = Mitten auf dem Brett hat ein Feld sechs Nachbarn. In der Ecke sind es nur halb so viele.
lesson-A1-right-1 = Eine Ecke hat drei Nachbarn, ein Feld am Rand vier, jedes andere sechs. Darum lebt es sich am Rand gefährlich.

lesson-A2-title = Die Aufstellung
lesson-A2-task-1 = So beginnt eine Partie: 14 Kugeln auf jeder Seite, in Reihen von fünf, sechs und drei, einander gegenüber.
lesson-A2-task-2 = Welches dieser Bretter zeigt die Standardaufstellung?
lesson-A2-hint-2 = Schau auf die dritte Reihe: Ihre drei Kugeln liegen in der Mitte.
lesson-A2-right-2 = Zwei volle Reihen und die drei mittleren Felder der dritten. Es gibt andere Aufstellungen, aber diese ist der Standard.
lesson-A2-wrong-2 = Das ist nicht die Standardaufstellung: zwei volle Reihen, dann drei Kugeln in der Mitte der dritten.

lesson-A3-title = Wer beginnt
lesson-A3-task-1 = Die Partie beginnt. Markiere die vorderen Kugeln, die jetzt ziehen dürfen.
lesson-A3-hint-1 = Eine Farbe hat immer den ersten Zug.
lesson-A3-right-1 = Schwarz beginnt immer. Danach wird abwechselnd gezogen.

lesson-A4-title = Ein Zug, eine Aktion
lesson-A4-task-1 = Schwarz ist am Zug. Welches Brett zeigt einen erlaubten Zug?
lesson-A4-hint-1 = Du musst etwas tun, aber nur eins. Auf einem Brett geschieht nichts; auf einem anderen sollen zwei getrennte Kugeln gemeinsam ziehen.
lesson-A4-right-1 = Eine Kugel zieht ein Feld weit: Das ist eine Aktion, und der Zug ist vorbei.

lesson-A5-title = Ein Schritt
lesson-A5-task-1 = Zieh die einsame schwarze Kugel so, dass sie die beiden anderen berührt.
lesson-A5-hint-1 = Wähle die Kugel auf e5, dann das Feld links unter ihr.
lesson-A5-right-1 = Eine Kugel, ein Feld, auf ein leeres Nachbarfeld: der einfachste Zug von allen.
lesson-A5-task-2 = Markiere alle Felder, auf die die schwarze Kugel ziehen kann.
lesson-A5-hint-2 = Sechs Nachbarn, aber zwei davon sind besetzt.
lesson-A5-right-2 = Alle sechs Richtungen stehen offen, solange das Feld leer ist. Allein kann eine Kugel nicht schieben.

lesson-A6-title = Gemeinsam ziehen
lesson-A6-task-1 = Bewege drei deiner Kugeln in einem Zug.
lesson-A6-hint-1 = Wähle drei benachbarte Kugeln der Reihe, lass die vierte liegen und zieh die drei ein Feld weit.
lesson-A6-right-1 = Drei in einer Reihe ziehen wie eine. Zwei könnten das auch, vier nie.
lesson-A6-wrong-1 = Bewege diesmal genau drei Kugeln.

lesson-A7-title = In einer Reihe
lesson-A7-task-1 = Zieh die drei schwarzen Kugeln entlang ihrer eigenen Reihe.
lesson-A7-hint-1 = Wähle alle drei, dann das leere Feld an einem Ende der Reihe.
lesson-A7-right-1 = Die ganze Reihe rückt ein Feld weiter, auf das leere Feld vor ihr.
lesson-A7-wrong-1 = Alle drei sollen entlang ihrer eigenen Reihe ziehen.

lesson-A8-title = Seitwärts
lesson-A8-task-1 = Zieh die drei schwarzen Kugeln nun gemeinsam zur Seite.
lesson-A8-hint-1 = Wähle alle drei, dann ein leeres Feld der Reihe darüber oder darunter.
lesson-A8-right-1 = Jede Kugel kommt auf ein eigenes Feld, also muss jedes dieser Felder leer sein.
lesson-A8-wrong-1 = Alle drei sollen ihre Reihe gemeinsam verlassen.
lesson-A8-task-2 = Welche dieser Seitwärtsbewegungen ist möglich?
lesson-A8-hint-2 = Schau auf jedes Feld, auf das die drei kämen, nicht nur auf das an der Pfeilspitze.
lesson-A8-right-2 = Alle drei Felder sind leer. Eine einzige Kugel im Weg, gleich welcher Farbe, verhindert die Seitwärtsbewegung.

lesson-A9-title = Sumito: schieben
lesson-A9-task-1 = Schieb die weiße Kugel.
lesson-A9-hint-1 = Wähle beide schwarzen Kugeln und zieh sie auf Weiß zu.
lesson-A9-right-1 = Zwei in einer Reihe schieben die eine direkt vor ihnen. Das ist ein Sumito.
lesson-A9-wrong-1 = Auch die weiße Kugel soll sich bewegen.
lesson-A9-task-2 = Wo kann geschoben werden?
lesson-A9-hint-2 = Die schiebenden Kugeln und die geschobene liegen in einer geraden Reihe.
lesson-A9-right-2 = Beide Farben liegen in einer Reihe, und geschoben wird entlang dieser Reihe.

lesson-A10-title = Die Überzahl
lesson-A10-task-1 = Schieb die weiße Kugel mit allen drei eigenen.
lesson-A10-hint-1 = Wähle die ganze Reihe, angefangen am hinteren Ende.
lesson-A10-right-1 = Drei schieben eine. Zwei davon hätten auch gereicht.
lesson-A10-wrong-1 = Nimm alle drei.
lesson-A10-task-2 = Jetzt liegen dir zwei weiße Kugeln im Weg. Schieb sie beide.
lesson-A10-hint-2 = Zwei gegen zwei ist ein Pac: Niemand kann schieben. Wie viele hast du?
lesson-A10-right-2 = Drei schieben zwei: Mehr geht nicht.
lesson-A10-wrong-2 = Beide weißen Kugeln sollen sich bewegen.
lesson-A10-task-3 = Du hast vier in der Reihe. Schieb beide weißen Kugeln.
lesson-A10-hint-3 = Vier ziehen nie gemeinsam. Lass die hinterste liegen.
lesson-A10-right-3 = Drei schieben zwei, und die vierte bleibt, wo sie ist: Vier gegen zwei ist nicht mehr als drei gegen zwei.
lesson-A10-wrong-3 = Beide weißen Kugeln sollen sich bewegen.
lesson-A10-task-4 = Drei in einer Reihe kann frontal niemand schieben. Brich sie aus einer anderen Richtung auf!
lesson-A10-hint-4 = Unten zielen zwei schwarze Kugeln auf die Mitte der weißen Reihe.
lesson-A10-right-4 = In der Reihe steht es bestenfalls drei gegen drei. Quer dazu schieben zwei eine, und die Reihe ist aufgebrochen.
lesson-A10-wrong-4 = Eine Kugel soll aus der weißen Reihe geschoben werden.

lesson-A11-title = Keine Lücke
lesson-A11-task-1 = Über eine Lücke hinweg kannst du nicht schieben. Schließ sie mit allen drei Kugeln.
lesson-A11-hint-1 = Zieh die ganze Reihe ein Feld auf Weiß zu.
lesson-A11-right-1 = Das war ein einfacher Zug: Weiß hat sich nicht gerührt. Jetzt berühren sich die Farben, und im nächsten Zug könntest du schieben.
lesson-A11-wrong-1 = Alle drei sollen an die weiße Kugel heranrücken.

lesson-A12-title = Platz dahinter
lesson-A12-task-1 = Schwarz will schieben. Welcher dieser Sumitos ist möglich?
lesson-A12-hint-1 = Dreierlei muss stimmen: eine Reihe, keine Lücke und Platz dahinter.
lesson-A12-right-1 = Drei gegen zwei, in einer Reihe, ohne Lücke, und das Feld dahinter ist leer.
lesson-A12-task-2 = In der Reihe blockiert eine Kugel deinen Schub. Schieb die weiße Kugel aus einer anderen Richtung.
lesson-A12-hint-2 = Von links unten zielen zwei weitere schwarze Kugeln auf sie.
lesson-A12-right-2 = Hier war das Feld hinter der weißen Kugel frei. In der Reihe lag deine eigene Kugel im Weg.
lesson-A12-wrong-2 = Die weiße Kugel soll geschoben werden.

lesson-A13-title = Über den Rand
lesson-A13-task-1 = Schieb die weiße Kugel vom Brett.
lesson-A13-hint-1 = Sie liegt am Rand, und du hast zwei in einer Reihe mit ihr.
lesson-A13-right-1 = Der Rand zählt wie ein leeres Feld dahinter. Die Kugel ist aus dem Spiel.
lesson-A13-wrong-1 = Die weiße Kugel am Rand soll fallen.

lesson-A14-title = Deine eigenen Kugeln
lesson-A14-task-1 = Welcher dieser Züge ist erlaubt?
lesson-A14-hint-1 = Mit deinem Zug kannst du eigene Kugeln weder schieben noch vom Brett bringen.
lesson-A14-right-1 = Die Reihe zieht vom Rand weg auf ein leeres Feld. Vom Brett schieben kann deine Kugeln nur die andere Seite.

lesson-A15-title = Sechs gewinnen
lesson-A15-task-1 = Jede Seite hat fünf Kugeln hinausgeschoben. Schwarz ist am Zug: Gewinne!
lesson-A15-hint-1 = Eine weiße Kugel fehlt dir noch. Welche am Rand kannst du schieben?
lesson-A15-right-1 = Die sechste Kugel ist draußen, die Partie gewonnen.
lesson-A15-wrong-1 = Die sechste weiße Kugel muss vom Brett.

lesson-A16-title = Mit Uhr
lesson-A16-task-1 = Eine Partie kann mit Uhr gespielt werden: Jede Seite hat zum Beispiel 10 oder 15 Minuten für alle ihre Züge. Deine Uhr läuft, während du nachdenkst. Läuft deine Zeit ab, verlierst du, so gut du auch stehst. Turniere und Wettkämpfe werden immer mit Uhr gespielt.

lesson-A17-title = Das Glossar
lesson-A17-task-1 = Ein Block besteht aus drei Dreierreihen nebeneinander. Welches Brett zeigt einen?
lesson-A17-hint-1 = Zähl nach: drei Reihen mit je drei Kugeln, und keine tanzt aus der Reihe.
lesson-A17-right-1 = Neun Kugeln als Raute. In jeder Reihe liegen drei, darum ist ein Block kaum aufzubrechen.
lesson-A17-wrong-1 = Hier tanzt eine Kugel aus der Reihe.
lesson-A17-task-2 = Drei zusammenhängende Kugeln heißen dreigliedrig. Auf welchem Brett bilden sie einen Bogen?
lesson-A17-hint-2 = Eine Lanze ist gerade, ein Panzer ein Dreieck, ein Bogen gebogen.
lesson-A17-right-2 = Die drei liegen nicht in einer geraden Reihe, und die äußeren beiden berühren sich nicht: ein Bogen.
lesson-A17-wrong-2 = Das ist kein Bogen: Diese drei bilden eine gerade Reihe oder ein Dreieck.
lesson-A17-task-3 = Lanze, Bogen und Panzer auf einem Brett. Markiere die drei Kugeln des Panzers.
lesson-A17-hint-3 = Beim Panzer berührt jede Kugel beide anderen.
lesson-A17-right-3 = Alle drei berühren einander: ein Panzer.
lesson-A17-wrong-3 = Diese Kugel gehört zur Lanze oder zum Bogen.
lesson-A17-task-4 = Ein Det ist eine einzelne Kugel mitten in der gegnerischen Gruppe. Markiere sie.
lesson-A17-hint-4 = Auf mindestens vier Seiten liegen gegnerische Kugeln neben ihr.
lesson-A17-right-4 = Mitten unter gegnerischen Kugeln ist ein Det schwer zu schieben und stört deren Reihen.
lesson-A17-wrong-4 = Ein Det liegt zwischen gegnerischen Kugeln, abgeschnitten von den eigenen.
lesson-A17-task-5 = Stehen sich gleich viele Kugeln gegenüber, ist das ein Pac. Welches Brett zeigt eins?
lesson-A17-hint-5 = Zähl beide Farben in der Reihe. Und: Sie müssen sich berühren.
lesson-A17-right-5 = Zwei gegen zwei: Hier kann niemand schieben.
lesson-A17-wrong-5 = Hier sind es nicht gleich viele, oder die Farben berühren sich nicht.
lesson-A17-task-6 = Eine Kugel, neben der keine andere derselben Farbe liegt, heißt eingliedrig. Markiere die beiden schwarzen.
lesson-A17-hint-6 = Weiße Kugeln daneben zählen nicht: Such schwarze Kugeln, die keine andere schwarze berühren.
lesson-A17-right-6 = Keine von beiden berührt eine andere schwarze Kugel. Allein kann eine Kugel nicht schieben.
lesson-A17-wrong-6 = Neben dieser Kugel liegt eine andere derselben Farbe.
lesson-A17-task-7 = Zwei benachbarte Kugeln einer Farbe heißen zweigliedrig. Markiere die beiden schwarzen.
lesson-A17-hint-7 = Zwei schwarze Kugeln berühren sich; die anderen liegen einzeln.
lesson-A17-right-7 = Zwei nebeneinander: Zu zweit können sie eine einzelne Kugel schieben.
lesson-A17-wrong-7 = Diese Kugel berührt keine andere ihrer Farbe.
lesson-A17-task-8 = Auf welchem Brett bilden drei Kugeln eine Lanze?
lesson-A17-hint-8 = Eine Lanze ist gerade, gleich in welcher der drei Richtungen.
lesson-A17-right-8 = Drei in einer geraden Reihe sind eine Lanze: die stärkste Gruppe, die gemeinsam ziehen kann.
lesson-A17-wrong-8 = Das ist keine Lanze: Die drei bilden einen Bogen oder ein Dreieck.
lesson-A17-task-9 = Zusammenhängende Kugeln einer Farbe heißen vielgliedrig, gleich wie viele es sind und welche Form sie bilden. Markiere die größte schwarze Gruppe.
lesson-A17-hint-9 = Geh von einer schwarzen Kugel zur nächsten, so weit du kommst. Die drei unten berühren die anderen nicht.
lesson-A17-right-9 = Fünf Kugeln hängen zusammen; auf die Form kommt es nicht an.
lesson-A17-wrong-9 = Diese Kugel gehört nicht zur größten Gruppe.

lesson-R1-title = Dreimal dieselbe Stellung
lesson-R1-task-1 = Beide Seiten sind hin und her gezogen. Weiß ist am Zug: Stell dieselbe Stellung zum dritten Mal her.
lesson-R1-hint-1 = Mach den letzten weißen Zug rückgängig: Zieh die Kugel auf f6 mit ihrer Reihe wieder zurück.
lesson-R1-right-1 = Dieselbe Stellung, dieselbe Seite am Zug, zum dritten Mal: remis.
lesson-R1-wrong-1 = Das ergibt eine neue Stellung, und die Partie geht weiter.

lesson-R2-title = Kein Zug mehr
lesson-R2-task-1 = Schwarz hat nur noch eine Kugel, in der Ecke. Weiß ist am Zug: Sperr sie ein.
lesson-R2-hint-1 = Ein Nachbarfeld der Ecke ist noch leer.
lesson-R2-right-1 = Schwarz hat keinen erlaubten Zug mehr. Aussetzen gibt es nicht, also ist die Partie remis.
lesson-R2-wrong-1 = Die schwarze Kugel kann noch heraus.

lesson-R3-title = Das Zuglimit
lesson-R3-task-1 = In dieser Partie führen drei Züge ohne hinausgeschobene Kugel zum Remis, und zwei sind schon vorbei. Halte die Partie am Leben!
lesson-R3-hint-1 = Eine hinausgeschobene Kugel setzt den Zähler zurück.
lesson-R3-right-1 = Eine Kugel ist vom Brett, und das Zählen beginnt von vorn.
lesson-R3-wrong-1 = Das wäre der dritte ruhige Zug: remis.

lesson-R4-title = Wenn die Zeit abläuft
lesson-R4-task-1 = Ohne Uhr verliert niemand auf Zeit. Mit Uhr gewinnt die andere Seite, sobald deine Zeit abgelaufen ist, egal, wie es auf dem Brett steht.

lesson-R13-title = Ein Det am Rand
lesson-R13-task-1 = Drei weiße Kugeln liegen einzeln zwischen schwarzen, alle drei am Rand. Markiere die beiden, die ein Det sind.
lesson-R13-hint-1 = Am Rand hat eine Kugel weniger als sechs Nachbarfelder. Bei einem Det liegen auf vier davon schwarze Kugeln oder auf allen, die es gibt.
lesson-R13-right-1 = In der Ecke genügen drei schwarze Kugeln, weil es kein viertes Nachbarfeld gibt; am Rand müssen es vier sein. Neben der dritten weißen Kugel ist noch ein Feld frei.
lesson-R13-wrong-1 = Diese Kugel ist kein Det: Ein Feld neben ihr ist noch frei, oder sie liegt nicht einzeln zwischen gegnerischen Kugeln.

lesson-R14-title = Wie groß ist ein Block?
lesson-R14-task-1 = Welches Brett zeigt einen Block?
lesson-R14-hint-1 = Eine Dreierreihe ist eine Lanze, und auch zwei Dreierreihen sind noch kein Block.
lesson-R14-right-1 = Drei Dreierreihen nebeneinander: In jeder Richtung halten drei Kugeln zusammen.
lesson-R14-wrong-1 = Das ist kein Block: Ein Block besteht aus drei Dreierreihen.

lesson-S1-title = Die Steine
lesson-S1-task-1 = 42 Steine, die Hälfte schwarz, die Hälfte rot, und kein Brett: Die Gruppe wächst, wohin ihr wollt. Verschieb den Tisch, um dich umzusehen.

lesson-S2-title = Der Anfang
lesson-S2-task-1 = Welcher dieser Tische zeigt den Anfang einer Partie?
lesson-S2-hint-1 = Jede Seite hat einen Stein auf dem Tisch und 20 im Vorrat.
lesson-S2-right-1 = Ein schwarzer und ein roter Stein, Kante an Kante. Alle anderen sind noch im Vorrat.
lesson-S2-wrong-1 = Hier wurde schon gelegt.

lesson-S3-title = Der erste schwarze Stein
lesson-S3-task-1 = Markiere die drei Felder, auf die der erste schwarze Stein darf.
lesson-S3-hint-1 = Er muss Rot berühren, darf aber Schwarz nicht berühren.
lesson-S3-right-1 = Diese drei Felder berühren den roten Stein, aber nicht den schwarzen.

lesson-S4-title = Steine legen
lesson-S4-task-1 = Markiere alle Felder, auf die der nächste Stein darf.
lesson-S4-hint-1 = Geh einmal um die Gruppe herum: Gesucht ist jedes leere Feld, das eine Kante mit einem Stein teilt.
lesson-S4-right-1 = Eine gemeinsame Kante genügt, und die Farbe des Nachbarn ist egal.

lesson-S5-title = Die drei Formen
lesson-S5-task-1 = Schwarz ist am Zug: Vollende den Ring und gewinne.
lesson-S5-hint-1 = Fünf schwarze Steine liegen um ein Feld. Wo ist die Lücke?
lesson-S5-right-1 = Sechs Steine um ein Feld sind ein Ring. Was in der Mitte liegt, ist egal.
lesson-S5-wrong-1 = Der Ring hat noch eine Lücke.
lesson-S5-task-2 = Derselbe Ring, aber du bist Rot. Verhindere ihn!
lesson-S5-hint-2 = Dem Ring fehlt nur noch ein Feld. Besetze es selbst.
lesson-S5-right-2 = Ein Stein der anderen Farbe in der Lücke, und mit dem Ring ist es vorbei.
lesson-S5-wrong-2 = Dann vollendet Schwarz den Ring und gewinnt.
lesson-S5-task-3 = Schwarz droht an zwei Stellen zugleich mit einer Linie. Markiere beide Felder.
lesson-S5-hint-3 = Fünf in einer Reihe, und beide Enden sind offen.
lesson-S5-right-3 = Rot kann nur eins davon besetzen: Eine Doppeldrohung gewinnt.
lesson-S5-wrong-3 = Ein schwarzer Stein hier ergäbe keine Linie von sechs.
lesson-S5-task-4 = Schwarz ist am Zug: Vollende das Dreieck.
lesson-S5-hint-4 = Reihen von drei, zwei und eins.
lesson-S5-right-4 = Drei, zwei und eins: Das Dreieck gewinnt.
lesson-S5-wrong-4 = Das Dreieck ist noch nicht fertig.
lesson-S5-task-5 = Auf welchem Tisch hat Schwarz gewonnen?
lesson-S5-hint-5 = Nur Linie, Dreieck und Ring gewinnen, und nur in einer Farbe.
lesson-S5-right-5 = Ein Ring aus sechs schwarzen Steinen, mit einem roten in der Mitte.
lesson-S5-wrong-5 = Sechs schwarze Steine, aber weder Linie noch Dreieck noch Ring.
lesson-S5-task-6 = Schwarz ist am Zug: Leg einen Stein so, dass du an zwei Stellen zugleich mit einer Linie drohst.
lesson-S5-hint-6 = Vier liegen in einer Reihe. Leg den fünften so, dass beide Enden offen bleiben.
lesson-S5-right-6 = Fünf in einer Reihe, und beide Enden sind offen: Rot kann nur eins davon besetzen. So entsteht eine Doppeldrohung.
lesson-S5-wrong-6 = Nach diesem Zug kann Rot die Linie noch mit einem einzigen Stein verhindern.

lesson-S6-title = Ansagen
lesson-S6-task-1 = In dieser Partie müssen Formen angesagt werden. Vollende die Linie und sag sie an.
lesson-S6-hint-1 = Leg den sechsten Stein an eins der beiden offenen Enden. Dann wirst du gefragt, ob du ansagen willst.
lesson-S6-right-1 = Gebildet und angesagt: Nur beides zusammen gewinnt.
lesson-S6-wrong-1 = Das gewinnt nicht: Die Linie muss fertig und angesagt sein.

lesson-S7-title = Übersehen
lesson-S7-task-1 = Schwarz hat seit dem letzten Zug sechs in einer Reihe, und niemand hat es bemerkt. Schwarz ist am Zug: Gewinne!
lesson-S7-hint-1 = Du brauchst keinen Stein zu legen: Drück auf „Form ansagen“.
lesson-S7-right-1 = Die Form lag noch da, und Rot hatte inzwischen nicht gewonnen, also zählt sie.
lesson-S7-wrong-1 = Du musst nichts legen: Sag die Linie an, die schon da liegt.

lesson-S8-title = Steine bewegen
lesson-S8-task-1 = Alle Steine sind gelegt, Rot ist am Zug. Bewege einen roten Stein an eine andere Stelle.
lesson-S8-hint-1 = Wähle einen roten Stein am Rand der Gruppe, dann ein Feld, auf dem er die anderen berührt.
lesson-S8-right-1 = Einen eigenen Stein darfst du an jede Stelle bewegen, wo er einen anderen berührt.
lesson-S8-task-2 = Schwarz ist am Zug: Gewinne, indem du einen Stein bewegst.
lesson-S8-hint-2 = Fünf liegen in einer Reihe, ein sechster liegt daneben.
lesson-S8-right-2 = Eine Form, die durch Bewegen entsteht, gewinnt wie jede andere.
lesson-S8-wrong-2 = Die Linie ist noch nicht fertig.

lesson-S9-title = Was zusammenhält
lesson-S9-task-1 = Markiere die vier Steine, die nicht bewegt werden dürfen, egal, wem sie gehören.
lesson-S9-hint-1 = Denk dir einen Stein weg. Bilden die anderen noch eine Gruppe?
lesson-S9-right-1 = Fehlt auch nur einer von ihnen, zerfällt die Gruppe. Also bleiben sie liegen.
lesson-S9-wrong-1 = Auch ohne diesen Stein halten die anderen zusammen: Er darf bewegt werden.

lesson-S10-title = Zwei gegen zwei
lesson-S10-task-1 = Ihr spielt zu viert in zwei Teams, und du bist für Schwarz am Zug: Gewinne für dein Team.
lesson-S10-hint-1 = Auch die Steine deines Partners zählen: Fünf liegen in einer Reihe.
lesson-S10-right-1 = Es zählt die Farbe des Teams, egal, wer gelegt hat.
lesson-S10-wrong-1 = Die Linie deines Teams ist noch nicht fertig.
lesson-S10-task-2 = Die Partner sitzen sich gegenüber. Gespielt wird im Uhrzeigersinn: erst Schwarz 1, dann Rot 1, Schwarz 2 und Rot 2. Jeder hat zehn Steine, und das schwarze Team bestimmt, wer von beiden beginnt. Partner dürfen weder über das Spiel sprechen noch sich Zeichen geben.

lesson-S11-title = Die Gruppe trennen
lesson-S11-task-1 = Profiregeln: Mach einen Zug, durch den vier Steine ausscheiden.
lesson-S11-hint-1 = Ein schwarzer Stein verbindet die kleine Gruppe links mit der großen. Nimm ihn auf.
lesson-S11-right-1 = Die kleinere Gruppe scheidet aus. Dein Stein bleibt bei der größeren im Spiel.
lesson-S11-wrong-1 = Vier Steine sollen ausscheiden.

lesson-S12-title = Gleiche Hälften
lesson-S12-task-1 = Profiregeln, Rot ist am Zug: Trenne die Gruppe in zwei gleiche Hälften, bestimme, welche ausscheidet, und gewinne.
lesson-S12-hint-1 = Nimm den roten Stein in der Mitte auf. Zähl die schwarzen Steine auf beiden Seiten: Links sind es nur fünf. Leg deinen Stein dort an, dann scheidet die rechte Hälfte aus.
lesson-S12-right-1 = Die Hälften waren gleich groß, also hattest du die Wahl. Die rechte ist ausgeschieden, Schwarz bleiben fünf Steine, und fünf sind zu wenig (S13).
lesson-S12-wrong-1 = Nimm den Stein auf, der beide Hälften verbindet, und lass die Hälfte mit mehr schwarzen Steinen ausscheiden.

lesson-S13-title = Fünf sind zu wenig
lesson-S13-task-1 = Gewinne, indem du Rot zu wenige Steine lässt.
lesson-S13-hint-1 = Rot hat sechs. Scheidet nur einer aus, ist es vorbei.
lesson-S13-right-1 = Rot bleiben nur fünf. Mit fünf Steinen gelingt nie mehr eine Form, also hat Rot verloren.
lesson-S13-wrong-1 = Rot hat noch sechs Steine.

lesson-S14-title = Beide zu wenig
lesson-S14-task-1 = Schwarz und Rot haben je sechs Steine. Finde einen Zug, nach dem beide zu wenige haben.
lesson-S14-hint-1 = Links hängen ein schwarzer und ein roter Stein an einem einzigen.
lesson-S14-right-1 = Beide haben zugleich nur noch fünf: remis.
lesson-S14-wrong-1 = So geht die Partie weiter: Beide müssen zugleich auf fünf Steine kommen.

lesson-R5-title = Von selbst angesagt
lesson-R5-task-1 = Hier muss nichts angesagt werden. Vollende die Linie.
lesson-R5-hint-1 = Fünf in einer Reihe, und beide Enden sind offen.
lesson-R5-right-1 = Der Zug, der eine Form vollendet, gewinnt von selbst, außer ihr habt vereinbart, mit Ansage zu spielen.
lesson-R5-wrong-1 = Die Linie ist noch nicht fertig.

lesson-R6-title = Was ausscheidet
lesson-R6-task-1 = Schwarz nimmt den Stein zwischen der kleinen und der großen Gruppe auf. Markiere die drei Steine, die ausscheiden.
lesson-R6-hint-1 = Schau dir den Tisch ohne diesen Stein an. Welche Gruppe ist die kleinere?
lesson-R6-right-1 = Es zählen die Gruppen ohne den aufgenommenen Stein. Er selbst scheidet nie aus, auch wenn er sie wieder verbunden hätte.
lesson-R6-wrong-1 = Dieser Stein bleibt: Er ist der aufgenommene oder gehört zur größten Gruppe.

lesson-R7-title = Erst ausscheiden, dann suchen
lesson-R7-task-1 = Einer schwarzen Linie fehlt ein Stein in der Mitte. Schließ die Lücke und gewinne, aber Vorsicht: Nicht jeder Stein taugt dazu.
lesson-R7-hint-1 = Der schwarze Stein links über der Lücke hält das linke Ende der Linie. Nimmst du ihn, scheidet dieses Ende aus.
lesson-R7-right-1 = Die Linie ist noch vollständig, wenn alles Abgetrennte ausgeschieden ist: Sie gewinnt.
lesson-R7-wrong-1 = Nach diesem Zug liegt keine Linie von sechs auf dem Tisch.

lesson-R8-title = Remis in Six
lesson-R8-task-1 = Zwei Steine wandern über den Tisch. Rot ist am Zug: Stell dieselbe Stellung zum dritten Mal her.
lesson-R8-hint-1 = Wo auf dem Tisch, ist egal: Spring noch einmal über den schwarzen Stein.
lesson-R8-right-1 = Dieselben Steine in derselben Lage sind dieselbe Stellung, wo auch immer sie liegen: remis.
lesson-R8-wrong-1 = Die Steine liegen jetzt anders zueinander, und die Partie geht weiter.

lesson-R9-title = Nicht zurück
lesson-R9-task-1 = Schwarz bewegt den linken Stein. Markiere alle Felder, auf die er darf.
lesson-R9-hint-1 = Die beiden anderen bleiben liegen. Infrage kommt jedes leere Feld neben ihnen, nur nicht das alte.
lesson-R9-right-1 = Überall neben den anderen, nur nicht dorthin zurück, wo er lag: Das wäre Aussetzen.

lesson-R10-title = Die Steine des Teams
lesson-R10-task-1 = Ihr seid zu viert, alle Steine sind gelegt, und du bist für Schwarz am Zug. Markiere den Stein, den du bewegen darfst.
lesson-R10-hint-1 = Du darfst jeden schwarzen Stein bewegen, egal, wer ihn gelegt hat. Aber einer der beiden hält die Gruppe zusammen.
lesson-R10-right-1 = Er hat die Farbe deines Teams, und ohne ihn halten die anderen zusammen.

lesson-R11-title = Freier erster Stein
lesson-R11-task-1 = In dieser Partie ist der erste schwarze Stein frei. Markiere alle Felder, auf die er darf.
lesson-R11-hint-1 = Jedes Feld, das einen der beiden Steine berührt.
lesson-R11-right-1 = Ohne die Regel S3 sind alle acht Felder rundherum frei.

lesson-R12-title = Mehr als sechs
lesson-R12-task-1 = Drei und drei in einer Reihe, dazwischen eine Lücke. Schwarz ist am Zug: Gewinne.
lesson-R12-hint-1 = Schließ die Lücke: sieben in einer Reihe.
lesson-R12-right-1 = Sieben in einer Reihe enthalten eine Linie von sechs, also gewinnen sie auch.
lesson-R12-wrong-1 = Es gibt noch keine Linie von sechs.

lesson-pairing-title = Warum sich Dreieck und Ring nicht erzwingen lassen
lesson-pairing-task-1 = Du spielst Schwarz: Greif an! Leg acht Steine und versuch, ein Dreieck oder einen Ring zu bilden. Rot hat jede Reihe in Paare benachbarter Felder aufgeteilt: Besetzt du ein Feld eines Paars, besetzt Rot das andere.
lesson-pairing-hint-1 = Versuch es mit einem beliebigen Dreieck oder Ring: Zwei seiner Felder bilden immer ein Paar, und eins davon besetzt Rot.
lesson-pairing-right-1 = Kein Dreieck und kein Ring: Wo sie auch liegen und wie sie auch gedreht sind, jede dieser Formen enthält ein ganzes Paar, und von jedem Paar, in dem du ein Feld besetzt, nimmt sich Rot das andere. Das ist immer erlaubt, denn der rote Stein berührt deinen. Beim Legen lässt sich also keine der beiden Formen erzwingen.
lesson-pairing-wrong-1 = Das ist eine Linie, und gegen Linien helfen die Paare nicht: Warum, zeigt die nächste Aufgabe. Versuch es mit einem Dreieck oder einem Ring.
lesson-pairing-task-2 = Dieselbe Verteidigung, aber diesmal hast du an einer Linie gebaut. Schwarz ist am Zug: Gewinne.
lesson-pairing-hint-2 = Die fünf schwarzen Steine liegen in fünf verschiedenen Reihen, jeder neben seinem roten Gegenstück. Mach an einem der Enden weiter.
lesson-pairing-right-2 = Eine Linie quer zu den Reihen belegt in sechs Paaren je ein Feld und enthält darum kein ganzes Paar; nur eine Linie entlang einer Reihe enthält eins. In den beiden anderen Richtungen muss Rot rechtzeitig blockieren.
lesson-pairing-wrong-2 = Die Linie ist noch nicht fertig.
lesson-pairing-task-3 = Alle Steine sind gelegt, und ein roter Stein hat gerade sein Paar verlassen. Schwarz ist am Zug: Vollende das Dreieck.
lesson-pairing-hint-3 = Ein Feld des Dreiecks ist wieder frei. Bewege einen Stein dorthin, den das Dreieck nicht braucht.
lesson-pairing-right-3 = Sobald Steine bewegt werden, lösen sich Paare auf, und die Verteidigung gilt nicht mehr. Sie verhindert Dreiecke und Ringe, solange gelegt wird, aber weder Linien noch Formen, die durch Bewegen entstehen.
lesson-pairing-wrong-3 = Das Dreieck ist noch nicht fertig.
