booklet-title = Abalone and Six
booklet-subtitle = The rulebook
booklet-lead = Two hexagon games, rule by rule and figure by figure.
booklet-about = Every rule has a number: A for Abalone, S for Six. Numbers with an R are our own rulings, which settle what the printed rules leave open; they are marked wherever they apply.
booklet-contents = Contents
booklet-cover = A game of Abalone and a game of Six
booklet-figure = Figure { $number }
booklet-see =
    { $count ->
        [one] see our ruling { $rules }
       *[other] see our rulings { $rules }
    }

booklet-page-lead = The same rules, figures and terms as in the game, to read and to print.
booklet-page-pdf = Download the PDF
booklet-page-languages = Languages
booklet-page-back = Back to the game

booklet-section-abalone-start = The board and the start
booklet-section-abalone-moving = Moving
booklet-section-abalone-sumito = Pushing: the sumito
booklet-section-abalone-winning = How a game ends
booklet-section-abalone-words = Glossary
booklet-section-six-start = The tiles and the start
booklet-section-six-placing = Placing tiles
booklet-section-six-winning = The shapes that win
booklet-section-six-moving = When all tiles are placed
booklet-section-six-four = Four players
booklet-section-six-advanced = Advanced rules
booklet-section-six-words = Glossary

booklet-figure-abalone-1 = The start: Black at the bottom, White at the top.
booklet-figure-abalone-2 = An in-line move: three marbles follow their own line.
booklet-figure-abalone-3 = A broadside move: three marbles move sideways together.
booklet-figure-abalone-4 = Sumito, two against one.
booklet-figure-abalone-5 = Sumito, three against one.
booklet-figure-abalone-6a = Sumito, three against two.
booklet-figure-abalone-6b = Four against two: three push, and the fourth stays behind.
booklet-figure-abalone-7a = No sumito: a marble stands behind the ones to be pushed.
booklet-figure-abalone-7b = No sumito: there is a gap between the two colours.
booklet-figure-abalone-7c = No sumito: the two colours do not stand in one line.
booklet-figure-abalone-7d = Three in a line withstand any number head-on. Only a push from another direction breaks them up.
booklet-figure-abalone-8 = Two push one over the edge: before and after.
booklet-figure-abalone-9 = The block: three in each of its lines.
booklet-figure-abalone-10 = The bow.
booklet-figure-abalone-11 = The three triples: lance, bow and shield.
booklet-figure-six-1 = Black’s first tile: only these three cells touch red and not black.
booklet-figure-six-2 = In the middle of a game: every cell where a tile may go.
booklet-figure-six-3 = Red to move: a tile leaves its place and touches the others again elsewhere.
booklet-figure-six-4 = These tiles hold the others together and may not be moved.
booklet-figure-six-5 = A ring that is one tile short (left). Black to move wins (middle); Red to move must block (right).
booklet-figure-six-6 = Black places the marked tile and threatens a line at both ends: a double threat (left). Red blocks one end, and Black wins at the other (right).
booklet-figure-six-7 = The tile is lifted and the others fall apart: the smaller group, marked with crosses, is removed from the game (before and after).
booklet-figure-six-8 = Red lifts a tile and leaves two equal groups. Red has the right one removed: Black is left with only five tiles, and Red wins (before and after).
booklet-figure-six-shapes = The three winning shapes: triangle, line and ring.
