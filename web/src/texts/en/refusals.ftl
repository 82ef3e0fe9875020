## Why the server refuses something: the client's own sentences, from the code and the parameters

refused-over = The game is over.
refused-not-begun = The game has not begun yet.
refused-not-over = The game is not over yet.
refused-not-your-turn = It is not your turn.
refused-no-seat = You are not playing in this game, but you can watch it.
refused-not-your-seat = That is not your seat.
refused-not-open = All seats of this game are taken, but you can watch it.
refused-already-seated = You already have a seat in this game.
refused-seat-taken = This seat is already taken.
refused-time-up = The time is up.
refused-too-late = A game can only be called off before its second move. Now you can only resign.
refused-no-clock = This game has no clock.
refused-enough-time = A clock cannot have more than one day.
refused-nothing-to-take-back = You have no move to take back.
refused-next-game = The next game already exists.
refused-nothing-offered = This offer no longer stands.
refused-already-offered = You have already offered this.
refused-busy = Too much is going on right now. Try again in a moment.
refused-too-fast = That was too fast. Wait a moment.
refused-too-slow = Your connection is too slow. Try again.
refused-gone = The connection was lost.
refused-unavailable = The server cannot save anything right now. Nothing is lost: try again in a moment.
refused-fault = Something went wrong on the server.
refused-engine-lost = The engine failed in this position. Try again later.
refused-elsewhere = This analysis is now open in another window.
refused-no-analysis = This server does not offer analysis.
refused-no-game = There is no such game.
refused-broken-game = This game is damaged and cannot be read. Please tell the people who run this server.
refused-unknown-event = The server is being upgraded to a new version. Nothing is lost: try again in a moment.
refused-set-back = The server lost the last moves of this game in an outage. Look at the position again.
refused-too-many-games = You have too many open games. Finish one of them first.
refused-quota-games =
    Too many games were started from your connection in the last hour. You can continue in { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
refused-quota-engine-games =
    Too many games against the engine were started from your connection in the last hour. You can continue in { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
refused-quota-analysis =
    The analysis time for this hour is used up. You can continue in { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }; with an account you have more time.
refused-quota-reviews =
    The review time for this hour is used up. You can continue in { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }; with an account you have more time.
refused-quota-pictures = Too many pictures in a short time. Wait a minute.
refused-quota-downloads = Too many downloads in a short time. Wait a minute.
refused-quota-replays = Too many games were opened in a short time. Wait a minute.
refused-quota-searches = Too many searches in a short time. Wait a minute.
refused-quota-puzzles = Too many attempts in a short time. Wait a minute.
refused-quota-guests = Too many new visitors from your connection right now. Wait a minute.
refused-quota-accounts = Too many accounts were created from your connection today. Try again tomorrow.
refused-too-many-engine-games = Too many games against the engine are running from your connection. Finish one of them first.
refused-too-many-analyses = Too many analyses are running from your connection. Wait until one is finished, or log in.
refused-too-many-reviews = Several games are already being reviewed from your connection. Wait until one is finished, or log in.
refused-too-many-seconds = That is too much computing time at once.
refused-too-many = That is more than the server allows at once.
refused-guest-engines = Only players with an account can let the engine play against itself.
refused-too-many-moves = That is too many moves at once.
refused-too-long = That is too long.
refused-has-account = You already have an account. Log in.
refused-login-taken = This username is already taken. Choose another one.
refused-wrong-login = The username or the password is wrong.
refused-bad-login = A username has { $min } to { $max } characters and no spaces.
refused-bad-name = A name has { $min } to { $max } characters, and at least one of them is visible.
refused-bad-password = A password has { $min } to { $max } characters.
refused-wrong-password = The password is wrong.
refused-name-taken = This name, or one that looks the same, belongs to an account. Choose another one.
refused-reserved-name = This name could be mistaken for the engine or for the people who run this server. Choose another one.
refused-session-ended = You are no longer logged in. Log in again.
refused-nobody = The server does not know you yet. Reload the page.
refused-no-account = You are a guest and have no account.
refused-no-session = This device is no longer logged in.
refused-no-token = There is no such token.
refused-bad-token = This token is not valid.
refused-not-by-token = This is not possible with a token. Log in in a browser.
refused-bad-control = This clock is not possible. Choose a time of at most one day.
refused-chairs = The number of players does not fit this game.
refused-wrong-option = This game does not have this option.
refused-two-positions = A game starts from a layout or from a position, not from both.
refused-not-understood = The server could not use this input.
refused-bad-record = This text is not a readable record.
refused-bad-position = This position is not possible.
refused-not-a-move = This is not a move.
refused-bad-picture = This picture cannot be drawn.
refused-not-found = This does not exist.
refused-cross-origin = This request came from another site. Open the page of this server.
refused-not-json = The server accepts only JSON here.
refused-wrong-method = The server does not offer this here.
refused-not-public = This is only for the people who run this server.
refused-loop-ended = A part of the server has stopped. The people who run it have to restart it.
refused-no-puzzle-left = There is no such puzzle left that you have not seen.
refused-wrong-before = An earlier move is not part of the solution.
refused-not-a-day = There is no such day in the calendar.
refused-other-ply = The position has changed in the meantime. Look at it again.
refused-unknown = That did not work.

## A field whose content is not accepted

refused-field-fen = A position has at most 400 characters.
refused-field-moves = A list has at most 2000 moves, and a move has at most 60 characters.
refused-field-text = This text is too long for a record.

## One of several moves, and why it is refused

refused-move-number = Move { $number } ({ $move }): { $why }

## What is wrong with a record, and where

refused-record-place = Line { $line }, column { $column }: { $why }
refused-record-encoding = This is not a text in UTF-8.
refused-record-syntax = This is not the syntax of a record.
refused-record-tag = This tag is not valid.
refused-record-notation = This notation cannot be read: expected moves such as a1b2 or 2,-1.
refused-record-setup = The start position is not valid.
refused-record-move = This move cannot be played here.
refused-record-result = The result does not fit the game.
refused-record-empty = There is no game here.
