analysis-title = Analysis
analysis-tools = This analysis
analysis-edit = Edit
analysis-tool-new = New
analysis-tool-import = Import
analysis-tool-share = Share
analysis-tool-play = Play
analysis-board = { $game } board for analysis
analysis-abalone = Abalone
analysis-six = Six
analysis-side-black = Black
analysis-side-white = White
analysis-side-red = Red
analysis-no-answer = The server does not answer. Please try again.
analysis-instead = Analyse something else
analysis-at-start = Start position

analysis-to-move = { $side } to move
analysis-declare-now = Declare the shape

analysis-moves = Moves
analysis-no-moves = Play a move on the board to begin.
analysis-steps = Browse the game
analysis-first = Go to the start
analysis-back = One move back
analysis-forth = One move forward
analysis-last = Go to the end
analysis-flip = Turn the board
analysis-menu = About this move
analysis-marks = Marks
analysis-mark-1 = Good move
analysis-mark-2 = Mistake
analysis-mark-4 = Blunder
analysis-mark-5 = Interesting move
analysis-mark-6 = Dubious move
analysis-comment = Comment
analysis-comment-rule = At most { $max } characters.
analysis-promote = Make this the main line
analysis-delete = Delete from here on

analysis-engine = Engine
analysis-lines = How many lines
analysis-lines-count =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
analysis-threads = Threads
analysis-engine-replaced = The engine stopped working and was started again.
analysis-engine-failed = The engine cannot be started at the moment.
analysis-engine-again = Try again
analysis-depth = Depth { $depth }
analysis-speed = { $nodes } nodes/s
analysis-thinking = Thinking…
analysis-resting = Waiting until the review is done
analysis-over-here = The game is over in this position.
analysis-no-help = You are playing this game, so the engine keeps quiet until it is over. Good luck!
analysis-play-line =
    { $count ->
        [one] Play { $move }
       *[other] Play { $count } moves up to { $move }
    }
analysis-bar = Winning chances:
analysis-bar-draw = Draw
analysis-worth-even = Even
analysis-worth-slightly = { $side } is slightly better
analysis-worth-better = { $side } is better
analysis-worth-winning = { $side } is winning
analysis-worth-wins =
    { $side } wins in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }

analysis-review = Review the game
analysis-review-hint = See who was better at each point, and which moves are worth another look.
analysis-review-again = Review again
analysis-reviewing = Review progress
analysis-review-failed = The engine stopped working several times, so this review is incomplete.
analysis-stop = Stop
analysis-next-mistake = Next mistake
analysis-better = { $move } was better.
analysis-show-better = Show the line
analysis-tally =
    { $side }: { $blunders ->
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }, { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }, { $dubious } dubious
analysis-graph = Course of the game
analysis-graph-ply =
    { $ply ->
        [0] Start
       *[other] After move { $ply }
    }
analysis-graph-off = In a variation

analysis-editor = Set up a position
analysis-editor-board = Board to set up
analysis-editor-help = Choose what goes on the board, then choose cells. Choosing the same cell again empties it.
analysis-idle-empty = This cell is already empty.
analysis-idle-beside = There is no cell here: choose a cell.
analysis-cell = { $cell }, { $piece }
analysis-empty = empty
analysis-brush = Put on the board
analysis-erase = Erase
analysis-turn = To move
analysis-pushed-off = Marbles pushed off by
analysis-in-hand = Tiles in hand
analysis-count = Count for me
analysis-count-rule = Each from 0 to { $max }.
analysis-count-wrong = From 0 to { $max }.
analysis-rules = Rules
analysis-rules-basic = Basic
analysis-rules-advanced = Advanced
analysis-clear = Clear
analysis-start-position = Start position
analysis-use = Analyse from here
analysis-cancel = Cancel

analysis-new = New analysis
analysis-game = Game
analysis-layout = Layout
analysis-players = Players
analysis-players-2 = Two
analysis-players-4 = Four
analysis-declare = A finished shape
analysis-declare-auto = Wins at once
analysis-declare-manual = Must be declared
analysis-first-move = Black’s first tile
analysis-first-restricted = Touches red only
analysis-first-free = Goes anywhere
analysis-begin = Begin

analysis-import = Import
analysis-import-hint = Paste a position, a record or a list of moves, or drop a file here.
analysis-import-file = Or choose a file
analysis-import-nothing = There is nothing to read yet: paste a position, a record or a list of moves.
analysis-open = Open

analysis-share = Share
analysis-link = Link
analysis-position = Position
analysis-record = Game record
analysis-picture = Picture
analysis-hgn = Download .hgn
analysis-copy = Copy
analysis-copy-what = Copy: { $what }
analysis-copied = Copied
analysis-not-copied = The browser did not allow copying. Select the text and copy it yourself.

analysis-play = Play from here
analysis-against = Against
analysis-against-engine = The engine
analysis-against-friend = A friend
analysis-against-myself = On this device
analysis-colour = You play
analysis-play-go = Play
