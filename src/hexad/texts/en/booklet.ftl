booklet-title = Abalone and Six
booklet-subtitle = The rulebook
booklet-lead = Two hexagon games, rule by rule and figure by figure.
booklet-about = Every rule has a number: A for Abalone, S for Six. Numbers with an R are our own rulings, which settle what the printed rules leave open; they are marked wherever they apply. The numbers of the figures follow the printed rules; since each figure stands with its rule, they do not always run in order.
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
booklet-section-abalone-sumito-lead = Figures 4 to 6b show how to push. Figures 7a to 7d, each with its rule, show when a sumito is impossible.
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
booklet-figure-abalone-7a = No sumito: the two colours do not stand in one line.
booklet-figure-abalone-7b = Three in a line withstand any number head-on. Only a push from another direction breaks them up.
booklet-figure-abalone-7c = No sumito: there is a gap between the two colours.
booklet-figure-abalone-7d = No sumito: a marble stands behind the ones to be pushed.
booklet-figure-abalone-8 = Two push one over the edge: before and after.
booklet-figure-abalone-9 = The block: three in each of its lines.
booklet-figure-abalone-10 = The bow.
booklet-figure-abalone-11 = The three triples, from the top: shield, bow and lance.
booklet-figure-six-1 = Black’s first tile: only these three cells touch red and not black.
booklet-figure-six-2 = In the middle of a game: every cell where a tile may go.
booklet-figure-six-3 = Red to move: a tile leaves its place and touches the others again elsewhere.
booklet-figure-six-4 = These tiles hold the others together and may not be moved.
booklet-figure-six-5 = A ring that is one tile short (left). Black to move wins (middle); Red to move must block (right).
booklet-figure-six-6 = Black places the marked tile and threatens a line at both ends: a double threat (left). Red blocks one end, and Black wins at the other (right).
booklet-figure-six-7 = The tile is lifted and the others fall apart: the smaller group, marked with crosses, is removed from the game (before and after).
booklet-figure-six-8 = Red lifts a tile and leaves two equal groups. Red has the right one removed: Black is left with only five tiles, and Red wins (before and after).
booklet-figure-six-shapes = The three winning shapes: triangle, line and ring.

booklet-sheet = Results
booklet-sheet-date = Date
booklet-sheet-winner = Winner

booklet-glance = At a glance
booklet-glance-abalone-start = Start
booklet-glance-abalone-start-text = Each side has 14 marbles, and Black begins. A turn is one move or one push; passing is not allowed.
booklet-glance-abalone-in-line = In-line move
booklet-glance-abalone-in-line-text = One marble steps to any empty cell next to it; two or three in a straight line move one cell along it.
booklet-glance-abalone-broadside = Broadside move
booklet-glance-abalone-broadside-text = Two or three marbles in a straight line move one cell sideways, into empty cells. They never push.
booklet-glance-abalone-push = Sumito
booklet-glance-abalone-push-text = In line, the majority pushes opposing marbles that it touches: two push one, three push one or two.
booklet-glance-abalone-blocked = No sumito
booklet-glance-abalone-blocked-text = Equal numbers block each other (pac). Any marble behind the pushed ones blocks, too. You cannot push your own.
booklet-glance-abalone-winning = Winning
booklet-glance-abalone-winning-text = A marble pushed over the edge is out of the game. The first player to push off six wins.
booklet-glance-abalone-time = Timed games
booklet-glance-six-start = Start
booklet-glance-six-start-text = Each side has 21 tiles; one of each lies in the middle. Black’s first tile touches the red one but not the black one.
booklet-glance-six-placing = Placing
booklet-glance-six-placing-text = A turn places one tile so that it touches at least one other, of any colour, edge to edge.
booklet-glance-six-shapes = Winning
booklet-glance-six-shapes-text = Six tiles of your colour win as a triangle, a line or a ring when you declare the shape, at once or on a later turn.
booklet-glance-six-moving = Moving
booklet-glance-six-moving-text = Once all tiles are placed, a turn moves one of your tiles to another place where it touches a tile.
booklet-glance-six-holding = Holding tile
booklet-glance-six-holding-text = Basic rules: a tile that holds the others together may not be moved.
booklet-glance-six-advanced = Advanced rules
booklet-glance-six-advanced-text = A move may split the tiles. Only the largest group stays; between equals, the player who moved chooses. Five tiles or fewer lose; if both sides have so few, it is a draw.
booklet-glance-six-four = Four players
