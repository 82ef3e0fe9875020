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
refused-claim-early = Before the second move, you can simply call the game off.
refused-claim-draw-only = In a game without a clock, nobody loses by being away: you can call a draw or call the game off.
refused-not-gone = Your opponent is still here, or is back.
refused-claim-soon = Your opponent may still come back: wait { $seconds } more seconds.
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
refused-no-game = There is no such game.
refused-private-game = This game is private: other sites cannot show it. Open it with its link.
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
refused-quota-pictures = Too many pictures in a short time. Wait a minute.
refused-quota-downloads = Too many downloads in a short time. Wait a minute.
refused-quota-replays = Too many games were opened in a short time. Wait a minute.
refused-quota-searches = Too many searches in a short time. Wait a minute.
refused-quota-puzzles = Too many attempts in a short time. Wait a minute.
refused-quota-guests = Too many new visitors from your connection right now. Wait a minute.
refused-quota-accounts = Too many accounts were created from your connection today. Try again tomorrow.
refused-too-many-engine-games = Too many games against the engine are running from your connection. Finish one of them first.
refused-too-many = That is more than the server allows at once.
refused-guest-engines = Only players with an account can let the engine play against itself.
refused-too-many-moves = That is too many moves at once.
refused-too-long = That is too long.
refused-has-account = You already have an account. Sign in.
refused-login-taken = This username is already taken. Choose another one.
refused-wrong-login = The username or the password is wrong.
refused-bad-login = A username has { $min } to { $max } characters and no spaces.
refused-bad-name = A name has { $min } to { $max } characters, and at least one of them is visible.
refused-bad-password = A password has { $min } to { $max } characters.
refused-wrong-password = The password is wrong.
refused-bad-email = This is not an email address. Example: name@example.org
refused-no-mail = This server sends no email. Ask the people who run it.
refused-bad-link = The link is too old, or it was used already.
refused-confirmed = There is no address left to confirm.
refused-mail-sent = Several emails have already been sent to this address. Look for them, also in the spam folder.
refused-quota-mails = Too many emails were requested from your connection. Try again in an hour.
refused-quota-mail-links = Too many links from emails were opened in a short time. Wait a minute.
refused-quota-exports = Your data has already been downloaded several times. Try again in an hour.
refused-name-taken = This name, or one that looks the same, belongs to an account. Choose another one.
refused-reserved-name = This name could be mistaken for the engine or for the people who run this server. Choose another one.
refused-given-name = The server gives names like this one. Choose another one.
refused-session-ended = You are no longer signed in. Sign in again.
refused-nobody = The server does not know you yet. Reload the page.
refused-no-account = You are a guest and have no account.
refused-no-session = This device is no longer signed in.
refused-no-token = There is no such token.
refused-bad-token = This token is not valid.
refused-not-by-token = This is not possible with a token. Sign in in a browser.
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
refused-seek-control = Opponents are looked for with the offered clocks only. For another clock, invite somebody.
refused-seek-anonymous = Open the site in a browser first.
refused-already-playing = You are in a game with a clock. Finish it first.
refused-quota-seeks = Too many searches for an opponent in a short time. Wait a minute.
refused-in-another-game = One of you is in another game with a clock. Finish it first.
refused-challenge-self = You cannot challenge yourself.
refused-challenge-seats = A challenge has exactly one open seat.
refused-already-challenged = You have already challenged this player. Wait for the answer or withdraw the challenge.
refused-not-invited = This seat is for another player, but you can watch.
refused-not-challenged = This challenge is not for you.
refused-rated-account = Rated games are only for players with an account. Sign in or create an account.
refused-rated-clock = A rated game needs a clock.
refused-rated-position = A rated game starts from one of the usual start positions.
refused-rated-engine = A game against the engine cannot be rated.
refused-rated-seats = In a rated game, every seat has a player of its own.
refused-rated-takeback = In a rated game, no move can be taken back.
refused-no-player = There is no player with this name.
refused-nobody-listens = Nobody else plays in this game.
refused-partners-silent = Partners may not communicate during the game. You can write again when it is over.
refused-chat-off = Messages can only be written while all players of the game allow it.
refused-you-block = You have blocked this player. Unblock the player first.
refused-bad-message = A message has 1 to { $max } visible characters.
refused-too-many-messages = This game has too many messages already.
refused-too-many-words = That was a lot in a short time. Wait a moment.
refused-needs-account = This is only for players with an account. Sign in or create an account.
refused-yourself = This is you.
refused-too-many-players = This list is full: it has { $max } players. Remove one of them first.
refused-bad-report = Describe what happened in 1 to { $max } characters.
refused-report-game = This player did not play in this game.
refused-account-closed = This account was closed by the people who run this server.
refused-quota-follows = Too many changes in a short time. Wait a minute.
refused-quota-reports = You have reported a lot today. Try again tomorrow.
refused-other-ply = The position has changed in the meantime. Look at it again.

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

## Correspondence games

refused-bad-zone = There is no such time zone.
refused-claim-correspondence = In a correspondence game, nobody has to be here all the time: its clock decides.
refused-conditional-answers = After the same moves, you can prepare only one answer.
refused-conditional-control = Only correspondence games have conditional moves.
refused-conditional-end = A line ends with a move of yours.
refused-conditional-turn = It is your turn: move first, then prepare your answers.
refused-correspondence-account = Correspondence games are for players with an account.
refused-correspondence-engine = The engine does not need days: choose another clock.
refused-correspondence-seats = In a correspondence game, every seat has its own player.
refused-no-email = Reminders need a confirmed email address.
refused-no-gifts = Each move has its own time here: none can be given.
refused-on-vacation = You are already on vacation, or have planned one.
refused-vacation-day = A vacation begins today or later, within a year.
refused-vacation-days =
    { $days ->
        [0] You have no days of vacation left.
        [one] You have one day of vacation left.
       *[other] You have { $days } days of vacation left.
    }
refused-weekends-control = Only a correspondence game can stand still at weekends.

## Tournaments

refused-not-in-tournament = This is not possible in a tournament game.
refused-no-berserk = You can give up half of your time only in an arena that allows it.
refused-late-berserk = You can give up half of your time only once and before your first move.
refused-untimed-tournament = Tournaments are always played against the clock: choose one.
refused-tournament-control = Only in a league can each move have its own time.
refused-bad-title = Write 1 to { $max } visible characters.
refused-bad-reason = Give a reason of 1 to { $max } characters. Everybody can read it.
refused-bad-tie-breaks = Choose different tie-breaks from the list.
refused-bad-schedule = A schedule has a time for every round, each later than the one before.
refused-odd-match = A match has one game or an even number of games, so that both move first equally often.
refused-rating-limits = The lowest rating is above the highest one.
refused-tables-arena = An arena is always played online.
refused-tables-rated = Games at real tables cannot be rated.
refused-too-many-entrants = A tournament of this kind has at most { $max } entrants.
refused-no-swiss = This server cannot pair Swiss tournaments. Choose another format.
refused-settings-fixed = This can no longer be changed.
refused-not-organiser = Only the organisers of this tournament can do this.
refused-already-organiser = This player is already an organiser.
refused-too-many-organisers = A tournament has at most { $max } organisers.
refused-creator-stays = The player who created the tournament remains an organiser.
refused-tournament-over = The tournament is over.
refused-not-started = The tournament has not started yet.
refused-already-started = The tournament has already started.
refused-wrong-phase = This is not possible at this stage of the tournament.
refused-not-registration = Registration is not open yet.
refused-too-late-entry = It is too late to enter: the tournament has started.
refused-not-on-list = Only players whom the organisers have invited take part.
refused-not-by-list = Players enter this tournament themselves.
refused-wrong-key = You can only enter with the link of the organisers.
refused-already-entered = You, or your partner, have already entered.
refused-not-entered = You do not take part in this tournament.
refused-not-your-entry = You can only do this for yourself.
refused-no-teams = Everybody plays alone in this tournament.
refused-needs-partner = Teams of two play here: name your partner.
refused-partner-entered = This player already takes part in another team.
refused-nothing-to-confirm = There is nothing to confirm here any more.
refused-wrong-members = The number of players of an entrant does not fit this tournament.
refused-entered-twice = { $name } is already in the list.
refused-tournament-full = All { $max } places are taken.
refused-rating-too-low = This tournament is for players with a rating of at least { $min }.
refused-rating-too-high = This tournament is for players with a rating of at most { $max }.
refused-no-entrant = There is no such entrant.
refused-already-withdrawn = This entrant has already withdrawn.
refused-not-withdrawn = This entrant has not withdrawn.
refused-organisers-return = The organisers have withdrawn this entrant. Ask them.
refused-no-byes = No byes can be requested in this tournament.
refused-bye-round = A bye can only be requested for a round that has not been paired yet.
refused-too-many-byes = You can request { $max } byes in this tournament, and have done so.
refused-too-many-changes = You have changed this too often in this tournament. Ask the organisers.
refused-log-full = The organisers have changed this tournament too often. It can be played to its end.
refused-as-it-is = This is already so.
refused-too-few-entrants = A tournament needs at least { $min } entrants.
refused-no-rounds = An arena has no rounds: whoever is free is paired at once.
refused-no-round = Only the pairings of the last round can be corrected.
refused-no-round-left = All rounds have been paired.
refused-round-not-over = Some games are not over yet.
refused-round-begun = The games of this round have already begun.
refused-unpairable = No further round is possible without two entrants meeting again. You can end the tournament.
refused-bad-pairings = Every entrant can be in one pairing only, and must take part in the tournament.
refused-met-before = { $first } and { $second } have already met.
refused-no-pairing = There is no such pairing in this tournament.
refused-not-arranged = Only in a league with a clock do the players arrange their game.
refused-not-to-arrange = This game has already begun or is over, or its round has not begun.
refused-game-decides = The result is that of the game. To change it, give a reason.
refused-has-result = This game already has a result. To change it, give a reason.
refused-match-undecided = With this result the match would have no winner.
refused-next-round-paired = The next round is already paired, and it depends on this result.
refused-result-needed = This result cannot be removed. Enter another one.
refused-no-tournament = There is no such tournament.
refused-broken-tournament = This tournament is damaged and cannot be read. Please tell the people who run this server.
refused-too-many-tournaments = You have created { $max } tournaments that are not over. End one of them first.
refused-no-such-round = This round has not been paired.
refused-no-crosstable = This tournament has no crosstable yet.
refused-no-printing = This server cannot print. Ask the people who run it to install the extra for printing.
refused-bad-import = This list of entrants cannot be read.
refused-quota-tournaments = You have created a lot of tournaments today. Try again tomorrow.
refused-quota-tournament-acts = Too much at once in this tournament. Wait a minute.

## Uploads

refused-imported = This game was played on a device and uploaded. It has no rematch.
refused-import-account = Games are uploaded to an account. Sign in or create an account.
refused-import-moves = A game with more than { $max } moves cannot be uploaded.
refused-import-seats = The number of players does not fit this game, or only the engine plays in it.
refused-import-unfinished = Only games that have ended with a result can be uploaded.
refused-too-many-imports = You have already uploaded { $max } games. There is no room for more.
refused-quota-imports =
    You have uploaded a lot of games in the last hour. You can continue in { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
