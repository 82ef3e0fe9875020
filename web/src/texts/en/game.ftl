game-kind-abalone = Abalone
game-kind-six = Six
game-side-black = Black
game-side-white = White
game-side-red = Red
game-heading = { $game }: { $players }
game-board-label = Board
game-start-label = The start position
game-side-panel = Moves and actions
game-loading = Setting up the board…

game-engine = Engine
game-seat-open = Waiting for a player
game-seat-of-four = { $name } ({ $colour })
game-seat-numbered = { $colour } { $number }
game-level = Level { $level }
game-you = You
game-partner = Your partner
game-partners = Partners may neither talk about the game nor give each other signs.
game-begins = Begins
game-to-move-mark = (to move)
game-clock-of = Clock: { $who }
game-reconnecting = Reconnecting…
game-presence-online = Online
game-presence-away = Away
game-presence-gone = Has left
game-symbols = Symbols
game-spectators =
    { $count ->
        [one] one spectator
       *[other] { $count } spectators
    }
game-claim-left = Your opponent has left the game.
game-claim-now = Your opponent has left the game. You can end it:
game-claim-soon =
    { $count ->
        [one] Your opponent has left. In one second you can end the game.
       *[other] Your opponent has left. In { $count } seconds you can end the game.
    }
game-claim-win = Claim the win
game-claim-draw = Call a draw
game-claim-abort = Call it off
game-broken-title = This game is damaged
game-broken-text = The server cannot read game { $name }. Your other games are not affected.
game-broken-advice = Please tell the people who run this server, and give them the name of the game: they may be able to repair it.
game-broken-home = Go to the home page
game-set-back =
    { $count ->
        [0] The server lost the latest events of this game in an outage. The game continues from here.
        [one] The server lost the last move in an outage. The game continues from here.
       *[other] The server lost the last { $count } moves in an outage. The game continues from here.
    }

game-your-turn = Your turn.
game-to-move = { $who } to move.
game-title-your-turn = ● Your turn
game-title-open = Waiting for a player
game-no-answer = The server does not answer. Try again in a moment.
game-premove-dropped = Your premove is no longer possible.

game-per-move = { $time } per move
game-minutes = { $count } min
game-seconds = { $count } s
game-with-increment = { $base } + { $more } s
game-with-delay = { $base }, { $more } s delay
game-no-clock = No clock
game-advanced = Advanced rules
game-manual = Shapes are declared
game-four-players = Four players

game-moves = Moves
game-no-moves = No moves yet
game-browse = Browse the moves
game-first = First position
game-previous = Previous move
game-next = Next move
game-last = Latest position
game-replay = Play the moves
game-pause = Pause
game-speed = Speed: { $speed } times
game-times = { $speed }×
game-looking-back = Move { $ply } of { $last }
game-back-to-now = Back to the current position
game-type = Type a move
game-type-abalone = Type a move, like a1b2
game-type-six = Type a move, like K12
game-type-play = Play this move

game-actions = Actions
game-declare = Declare
game-declare-title = Declare a shape: one that stands, or one that your next move completes
game-takeback = Undo
game-takeback-title = Ask to take back your last move
game-draw = Draw
game-draw-title = Offer a draw
game-time = +15 s
game-time-title = Give the other side 15 more seconds
game-abort = Call off
game-abort-title = Call the game off
game-resign = Resign
game-resign-title = Resign this game
game-flip = Flip
game-flip-title = View from the other side
game-more = More
game-more-title = Link, sounds and more
game-confirm-question = Play { $move }?
game-confirm = Play
game-cancel = Cancel
game-no = No
game-resign-question = Resign this game?
game-resign-yes = Resign
game-abort-question = Call the game off?
game-abort-yes = Call off
game-draw-question = End as a draw?
game-draw-yes = Draw
game-accept = Yes
game-decline = No
game-withdraw = Withdraw
game-draw-offered = { $who } offers a draw
game-draw-waiting = You offered a draw
game-takeback-offered = { $who } asks to take back a move
game-takeback-waiting = You asked to take back your move
game-rematch-offered = { $who } offers a rematch
game-rematch-waiting = You offered a rematch

game-said-takeback = A move was taken back.
game-said-time =
    { $count ->
        [one] { $who } gives one second.
       *[other] { $who } gives { $count } seconds.
    }
game-said-time-returned =
    { $count ->
        [one] The server stopped for a moment: one second was given back.
       *[other] The server stopped for a moment: { $count } seconds were given back.
    }
game-said-clock = { $who } { $time }
game-joined = { $name } joins the game.

game-you-won = You won!
game-you-lost = You lost.
game-drawn = A draw.
game-side-won = { $side } wins.
game-aborted = The game was called off.
game-aborted-idle = The game was called off: nobody moved for an hour.
game-aborted-left = The game was called off: one side had left.
game-aborted-decided = The game was called off: the organisers of the tournament decided its result.
game-aborted-declined = The challenge was declined.
game-reason-six-pushed-off = { $winner } pushed six marbles off the board.
game-reason-line = { $winner } formed a line of six.
game-reason-triangle = { $winner } formed a triangle.
game-reason-ring = { $winner } formed a ring.
game-reason-five-or-fewer = { $loser } has five tiles or fewer left.
game-reason-both-five-or-fewer = Both sides have five tiles or fewer left.
game-reason-repetition = The same position occurred three times.
game-reason-no-legal-move = There was no legal move left.
game-reason-ply-limit = The game reached its move limit.
game-reason-quiet-limit = No marble was pushed off for too long.
game-reason-resignation = { $loser } resigned.
game-reason-agreement = Both sides agreed.
game-reason-time = { $loser } ran out of time.
game-reason-abandonment = { $loser } left the game.
game-reason-abandonment-draw = One side had left the game.
game-reason-no-show = { $loser } did not show up.
game-rematch = Rematch
game-analyse = Analyse
game-new = New game
game-next-game = Go to the next game

game-waiting =
    { $count ->
        [one] Waiting for your opponent
       *[other] Waiting for { $count } more players
    }
game-invited = { $name } invites you to { $game }
game-take-seat = Take this seat
game-invite-link = Send this link to a friend. The game begins when they take the seat.
game-challenge-waiting = Only the player you challenged can take the seat.
game-invite-listed = Everyone in the lobby sees this game. You can also send the link to a friend.
game-private = by link only
game-private-note = Only people with the link can see this game.
game-call-off = Call off
game-link = Link to this game
game-share-title = Share this game
game-animation = Animated image
game-animation-drawing = Drawing…
game-qr = QR code with the link to this game
game-qr-hint = Or let your friend scan this code with a phone.

game-set-sounds = Sounds
game-set-confirm = Confirm moves
game-set-confirm-hint = A move is shown first and played once you confirm it.
game-set-coordinates = Coordinates
game-set-threats = Threats
game-set-threats-hint = Cells that would complete a shape are marked.
game-set-zen = Zen mode
game-set-zen-hint = Only the board and the players.
game-set-zen-key = Press O to toggle.
game-leave-zen = Leave zen mode
game-keys = Keyboard shortcuts
game-rated = rated
game-ratings = Rating changes
game-rating-change = { $before } → { $after }
game-rating-sign-up = This game is rated: to play, you need an account.
game-sign-up = Create an account

game-deadline =
    { $mine ->
        [yes] You have until { $deadline }.
       *[no] { $who } has until { $deadline }.
    }
game-deadline-weekends = Weekends do not count, in the time zone of { $who }.
game-pause-vacation =
    { $mine ->
        [yes] You are on vacation until { $until }: the clock is stopped.
       *[no] { $who } is on vacation until { $until }: the clock is stopped.
    }
game-pause-weekend = It is the weekend: the clock is stopped until { $until }.

game-conditional-open = Prepare answers
game-conditional-title = Conditional moves
game-conditional-lead = On the board, play the move you expect, then your answer, and so on. If it comes that way, your answer is played at once. Nobody else can see this.
game-conditional-expected = Play the move that you expect.
game-conditional-answer = Now play your answer.
game-conditional-save = Save this line
game-conditional-back = One move back
game-conditional-none = Nothing is prepared yet.
game-conditional-drop = Remove { $moves }
game-conditional-saved = The line is saved.
game-conditional-close = Back to the game

## Tournaments

game-of-round = { $title }, round { $round }
game-to-tournament = Back to the tournament
game-to-arena = Back to the arena
game-berserk = Berserk
game-berserk-title = Give up half of your time: a win then counts one point more
game-berserk-mark = half the time
game-said-berserk = { $who } gives up half of the time.
game-device-note = This game is stored on this device only. Nobody else can see it.
game-device-broken = This game is stored on your device, and what is stored is damaged. You can delete it in your list of games; all other games are unaffected.
