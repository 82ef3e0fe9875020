home-page = Play Abalone and Six
home-title = Push six off. Or join six.
home-lead = Two quiet board games that take a minute to learn and a long time to master. Pick one and play: no account, nothing to install.

home-abalone = Abalone
home-six = Six
home-abalone-text = Line up your marbles and push. The first to drive six of the other colour off the board wins.
home-six-text = Lay tiles until six of yours make a line, a triangle or a ring. There is no board: the table is yours.
home-abalone-demo = Abalone: marbles of two colours on a board of round cups, some moves of a game
home-six-demo = Six: a group of black and red tiles, some moves of a game

home-play = Play now
home-play-game = Play now: { $game }
home-play-how = Against the engine, level { $level }: { $word }
home-friend = A friend
home-friend-game = { $game } with a friend (you send a link)
home-device = This device
home-device-game = { $game } for two on this device
home-anyone = Anyone
home-anyone-game = { $game } with anyone from the lobby
home-more = More choices…
home-more-game = More choices for { $game }
home-learn = How to play
home-learn-game = How to play { $game }
home-unreachable = The server does not answer. Try again in a little while.
home-puzzle = Find the move: the puzzle of the day

home-engine = Engine { $level }
home-open-seat = Open seat
home-somebody = Someone
home-no-clock = no clock
home-four = four players
home-rules-advanced = advanced rules
home-declare-manual = shapes are declared
home-first-free = free first tile

home-mine = Your games
home-your-turn = Your turn
home-their-turn = Their turn
home-waiting = Waiting for a player
home-against = { $black } – { $other }
home-cancel = Cancel
home-cancel-game = Cancel the invitation: { $kind }
home-cancelled = The invitation was cancelled.
home-continue = Continue { $kind }

home-lobby = The lobby
home-lobby-text = People who are looking for a game right now.
home-lobby-empty = Nobody is waiting right now. Open a game for anyone, and you will be first in line.
home-lobby-wait = Looking for players …
home-lobby-lost = The connection is lost. The lobby will come back automatically.
home-lobby-open = Open a game
home-lobby-mine = Your invitation
home-lobby-return = Back to the table
home-join = Join
home-join-game = Join { $host }: { $kind }
home-you-black = you play Black
home-you-white = you play White
home-you-red = you play Red
home-seats-open =
    { $count ->
        [one] one open seat
       *[other] { $count } open seats
    }

home-live = Live games
home-live-all = Watch all live games

home-name = You are { $name }
home-name-change = Change
home-name-change-long = Change your name
home-name-title = What should we call you?
home-name-label = Your name
home-name-hint = Other players see it next to your clock. { $min } to { $max } characters.
home-name-save = Save

home-new-title = New game
home-new-game = Game
home-new-opponent = Opponent
home-new-opponent-engine = Engine
home-new-opponent-engine-hint = plays at once
home-new-opponent-friend = A friend
home-new-opponent-friend-hint = you send a link
home-new-opponent-device = This device
home-new-opponent-device-hint = share the board
home-new-opponent-anyone = Anyone
home-new-opponent-anyone-hint = from the lobby
home-new-private = Only people with the link can see this game.

home-new-level = Level
home-new-level-is = { $level }: { $word }
home-new-level-1 = first steps
home-new-level-2 = beginner
home-new-level-3 = learner
home-new-level-4 = casual player
home-new-level-5 = regular
home-new-level-6 = club player
home-new-level-7 = strong club player
home-new-level-8 = expert
home-new-level-9 = master
home-new-level-10 = full strength

home-new-layout = Layout
home-new-layout-all = All { $count }
home-new-layout-fewer = Fewer
home-new-layouts-failed = The layouts could not be loaded. You can still play the standard layout.

home-new-rules = Rules
home-new-rules-basic = Basic
home-new-rules-basic-hint = the group stays whole
home-new-rules-advanced = Advanced
home-new-rules-advanced-hint = groups may be cut off
home-new-players = Players
home-new-players-2 = Two
home-new-players-2-hint = one against one
home-new-players-4 = Four
home-new-players-4-hint = two teams
home-new-declare = A finished shape
home-new-declare-auto = wins at once
home-new-declare-manual = must be declared
home-new-first = Black’s first tile
home-new-first-restricted = touches red only
home-new-first-free = goes anywhere

home-new-seats = Who sits where
home-new-seats-hint = Clockwise around the table; partners sit opposite each other.
home-new-partners = Partners may neither talk about the game nor give each other signs.
home-new-seat-0 = Black 1
home-new-seat-1 = Red 1
home-new-seat-2 = Black 2
home-new-seat-3 = Red 2
home-new-seat-me = Me
home-new-seat-engine = Engine
home-new-seat-anyone = Someone else
home-new-seats-nobody = Keep at least one seat for yourself.
home-new-begins = Who begins
home-new-begins-1 = Black 1
home-new-begins-2 = Black 2

home-new-clock = Clock
home-new-clock-none = None
home-new-clock-custom = Custom
home-new-minutes = Minutes for each player
home-new-minutes-rule = From { $min } to { $max } minutes.
home-new-increment = Seconds added per move
home-new-increment-rule = Whole seconds from 0 to { $max }.

home-new-colour = You play
home-new-colour-black = Black
home-new-colour-black-hint = moves first
home-new-colour-white = White
home-new-colour-red = Red
home-new-colour-random = Random
home-new-colour-second-hint = moves second
home-new-colour-random-hint = a toss-up

home-new-fine = More rules
home-new-repetition = Draw at the third repetition
home-new-repetition-hint = The same position for the third time ends the game.
home-new-start-engine = Play
home-new-start-friend = Create a link
home-new-start-device = Set up the board
home-new-start-anyone = Open the game

home-layout-standard = Standard
home-layout-belgian-daisy = Belgian Daisy
home-layout-german-daisy = German Daisy
home-layout-dutch-daisy = Dutch Daisy
home-layout-swiss-daisy = Swiss Daisy
home-layout-french-daisy = French Daisy
home-layout-irish-daisy = Irish Daisy
home-layout-scottish-daisy = Scottish Daisy
home-layout-domination = Domination
home-layout-infiltration = Infiltration
home-layout-alien-attack = Alien Attack
home-layout-pyramid = Pyramid
home-layout-the-wall = The Wall
home-layout-face-to-face = Face to Face
home-layout-atomouche = Atomouche
home-layout-centrifuge = Centrifuge
home-layout-snakes = Snakes
home-layout-star = Star
home-layout-spider = Spider
home-layout-wheel = Wheel
home-layout-windmill = Windmill
home-layout-crown = Crown
home-layout-checkerboard = Checkerboard
home-layout-mosaic = Mosaic

home-abalone-pause = Pause the Abalone demo
home-abalone-go-on = Resume the Abalone demo
home-six-pause = Pause the Six demo
home-six-go-on = Resume the Six demo
