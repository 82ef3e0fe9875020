## Was an einem Stellungstext nicht stimmt; { $text } ist, was dort steht

## Abalone

position-abalone-fields =
    { $count ->
        [one] Die Stellung enthält nur eine Angabe: Erwartet werden sechs (Reihen, von Schwarz hinausgeschobene Kugeln, von Weiß hinausgeschobene Kugeln, wer am Zug ist, Halbzüge seit der letzten hinausgeschobenen Kugel, Zugnummer).
       *[other] Die Stellung enthält { $count } Angaben: Erwartet werden sechs (Reihen, von Schwarz hinausgeschobene Kugeln, von Weiß hinausgeschobene Kugeln, wer am Zug ist, Halbzüge seit der letzten hinausgeschobenen Kugel, Zugnummer).
    }
position-abalone-row = Reihe { $row } lautet „{ $text }“: Erwartet werden „S“ (Schwarz), „s“ (Weiß) und Ziffern für leere Felder.
position-abalone-row-length =
    { $count ->
        [one] Reihe { $row } hat nur ein Feld: Erwartet werden { $expected }.
       *[other] Reihe { $row } hat { $count } Felder: Erwartet werden { $expected }.
    }
position-abalone-rows =
    { $count ->
        [10] Das Brett hat mehr als neun Reihen: Erwartet werden i bis a, getrennt durch „/“.
        [one] Das Brett hat nur eine Reihe: Erwartet werden neun, i bis a, getrennt durch „/“.
       *[other] Das Brett hat { $count } Reihen: Erwartet werden neun, i bis a, getrennt durch „/“.
    }
position-abalone-number =
    { $field ->
        [black-score] Die Zahl der von Schwarz hinausgeschobenen Kugeln ist „{ $text }“: Erwartet wird eine Zahl von 0 bis { $max }.
        [white-score] Die Zahl der von Weiß hinausgeschobenen Kugeln ist „{ $text }“: Erwartet wird eine Zahl von 0 bis { $max }.
        [quiet-plies] Die Zahl der Halbzüge seit der letzten hinausgeschobenen Kugel ist „{ $text }“: Erwartet wird eine Zahl von 0 bis { $max }.
        [move-number-zero] Die Zugnummer ist 0: Der erste Zug hat die Nummer 1.
       *[move-number] Die Zugnummer ist „{ $text }“: Erwartet wird eine Zahl von 0 bis { $max }.
    }
position-abalone-turn = Als Seite am Zug ist „{ $text }“ angegeben: Erwartet wird „b“ oder „w“.
position-abalone-too-many-marbles =
    { $player ->
        [white] Weiß hat { $count } Kugeln auf dem Brett und { $lost } verloren: Eine Seite hat insgesamt 14.
       *[black] Schwarz hat { $count } Kugeln auf dem Brett und { $lost } verloren: Eine Seite hat insgesamt 14.
    }
position-abalone-both-won = Beide Seiten haben sechs Kugeln hinausgeschoben: Die erste von beiden hätte damit schon gewonnen.

## Six

position-six-fields =
    { $count ->
        [one] Die Stellung enthält nur eine Angabe: Erwartet werden sechs (Steine, Vorrat von Schwarz, Vorrat von Rot, wer am Zug ist, Regeln, Zugnummer).
       *[other] Die Stellung enthält { $count } Angaben: Erwartet werden sechs (Steine, Vorrat von Schwarz, Vorrat von Rot, wer am Zug ist, Regeln, Zugnummer).
    }
position-six-corner =
    { $part ->
        [tiles] Die Steine lauten „{ $text }“: Erwartet werden Reihen, dann @ und die linke obere Ecke, wie in BR@0,0.
       *[corner] Die Ecke lautet „{ $text }“: Erwartet wird q,r, beide von -{ $max } bis { $max }.
    }
position-six-rows = Die Steine lauten „{ $text }“: Erwartet werden Reihen aus „B“, „R“ und Zahlen für Lücken, getrennt durch „/“.
position-six-apart = Die Steine hängen nicht in einer Gruppe zusammen.
position-six-hands =
    { $fault ->
        [seats] Die Vorräte passen nicht zusammen: Auf der einen Seite gehören sie zwei Personen, auf der anderen einer.
       *[turn] Die Vorräte passen nicht dazu, wer am Zug ist: Schwarz beginnt, und die Seiten legen abwechselnd einen Stein.
    }
position-six-number =
    { $field ->
        [hand] Ein Vorrat ist „{ $text }“: Erwartet wird eine Zahl von 0 bis { $max }.
        [move-number-zero] Die Zugnummer ist 0: Der erste Zug hat die Nummer 1.
       *[move-number] Die Zugnummer ist „{ $text }“: Erwartet wird eine Zahl von 0 bis { $max }.
    }
position-six-turn =
    { $seats ->
        [4] Als Seite am Zug ist „{ $text }“ angegeben: Erwartet wird „b1“, „r1“, „b2“ oder „r2“.
       *[2] Als Seite am Zug ist „{ $text }“ angegeben: Erwartet wird „b“ oder „r“.
    }
position-six-rules = Die Regeln lauten „{ $text }“: Erwartet wird „basic“ oder „advanced“.
position-six-no-tiles = Auf dem Tisch liegt kein Stein: Die ersten beiden liegen dort von Anfang an.
position-six-too-many-tiles =
    { $player ->
        [red] Rot hat mehr als 21 Steine: { $count } auf dem Tisch und { $held } im Vorrat.
       *[black] Schwarz hat mehr als 21 Steine: { $count } auf dem Tisch und { $held } im Vorrat.
    }
position-six-both-won = Beide Seiten haben eine Gewinnform: Mit der ersten wäre die Partie schon gewonnen gewesen.
position-six-rules-differ = Im Stellungstext sind die Regeln „{ $found }“, in der Option „{ $option }“.
position-six-players-differ = Der Stellungstext ist für { $found } Personen, die Option für { $option }.
