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

home-engine = Engine { $level }
home-open-seat = Open seat
home-somebody = Someone
home-no-clock = no clock
home-clock-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
home-clock-hours =
    { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
home-speed-bullet = bullet
home-speed-blitz = blitz
home-speed-rapid = rapid
home-speed-classical = classical
home-speed-correspondence = correspondence
home-weekends = weekends do not count
home-four = four players
home-rules-advanced = advanced rules
home-declare-manual = shapes are declared
home-first-free = free first tile
home-series = Series { $score }
home-series-mine = Series { $score } for you
home-rated = rated
home-imported = imported
home-rated-sign-up = Sign up to play
home-my-games = My games
home-players = Players and leaderboards
home-clock = Clock for a real board

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
home-lobby-wait = Looking for players…
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
home-live-board = { $game }: { $black } against { $other }, move { $move }

home-name = You are { $name }
home-name-change = Change
home-name-change-long = Change your name
home-name-title = What should we call you?
home-name-label = Your name
home-name-hint = Other players see it next to your clock. { $min } to { $max } characters.
home-name-save = Save

home-new-level = Level
home-new-level-is = { $level }: { $word }
home-new-level-rating = about as strong as a player rated { $rating }
home-new-level-rating-provisional = about as strong as a player rated { $rating } (provisional)
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

home-new-rating = Rating
home-new-casual = Casual
home-new-rated = Rated
home-new-casual-account = Casual: rated games need an account.
home-new-sign-up = Create an account

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
home-offline = No connection. You can still play against the engine or share this device; everything is stored here.
