## What is wrong with the text of a position; { $text } is what was found

## Abalone

position-abalone-fields = The position has { $count } fields: expected six (rows, Black’s score, White’s score, turn, plies since the last ejection, move number).
position-abalone-row = Row { $row } is “{ $text }”: expected “S” (Black), “s” (White) and digits for empty cells.
position-abalone-row-length = Row { $row } has { $count } cells: expected { $expected }.
position-abalone-rows =
    { $count ->
        [10] The board has more than nine rows: expected i to a, separated by “/”.
       *[other] The board has { $count } rows: expected nine, i to a, separated by “/”.
    }
position-abalone-number =
    { $field ->
        [black-score] Black’s score is “{ $text }”: expected a number from 0 to { $max }.
        [white-score] White’s score is “{ $text }”: expected a number from 0 to { $max }.
        [quiet-plies] The count of plies since the last ejection is “{ $text }”: expected a number from 0 to { $max }.
        [move-number-zero] The move number is 0: the first move has number 1.
       *[move-number] The move number is “{ $text }”: expected a number from 0 to { $max }.
    }
position-abalone-turn = The turn is “{ $text }”: expected “b” or “w”.
position-abalone-too-many-marbles =
    { $player ->
        [white] White has { $count } marbles on the board and { $lost } pushed off: a player has 14 in all.
       *[black] Black has { $count } marbles on the board and { $lost } pushed off: a player has 14 in all.
    }
position-abalone-both-won = Both players have pushed off six: the first to do so has won.

## Six

position-six-fields = The position has { $count } fields: expected six (tiles, Black’s hand, Red’s hand, turn, rules, move number).
position-six-corner =
    { $part ->
        [tiles] The tiles are “{ $text }”: expected rows, then @ and the top left corner, e.g. BR@0,0.
       *[corner] The corner is “{ $text }”: expected q,r, each from -{ $max } to { $max }.
    }
position-six-rows = The tiles are “{ $text }”: expected rows of “B”, “R” and numbers for gaps, separated by “/”.
position-six-apart = The tiles are not connected in one group.
position-six-hands =
    { $fault ->
        [seats] The hands are of two players on one side and of one on the other.
       *[turn] The hands do not fit the turn: Black begins and the sides place one tile in turn.
    }
position-six-number =
    { $field ->
        [hand] A hand is “{ $text }”: expected a number from 0 to { $max }.
        [move-number-zero] The move number is 0: the first move has number 1.
       *[move-number] The move number is “{ $text }”: expected a number from 0 to { $max }.
    }
position-six-turn =
    { $seats ->
        [4] The turn is “{ $text }”: expected “b1”, “r1”, “b2” or “r2”.
       *[2] The turn is “{ $text }”: expected “b” or “r”.
    }
position-six-rules = The rules are “{ $text }”: expected “basic” or “advanced”.
position-six-no-tiles = There is no tile on the table: the first two are always there.
position-six-too-many-tiles =
    { $player ->
        [red] Red has { $count } tiles on the table and { $held } in hand: a side has 21 in all.
       *[black] Black has { $count } tiles on the table and { $held } in hand: a side has 21 in all.
    }
position-six-both-won = Both sides have a winning shape: the first to form one has won.
position-six-rules-differ = The position text says { $found } rules, the option says { $option }.
position-six-players-differ = The position text is for { $found } players, the option says { $option }.
