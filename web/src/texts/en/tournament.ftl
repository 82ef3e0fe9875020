## The page of a tournament

tournament-page = Tournament
tournament-all = All tournaments
tournament-parts = Parts of the tournament
tournament-part-standings = Standings
tournament-part-pairings = Pairings
tournament-part-crosstable = Crosstable
tournament-part-bracket = Bracket
tournament-part-entrants = Entrants
tournament-part-log = Log
tournament-part-organise = Organise
tournament-game = Game
tournament-clock = Clock
tournament-place = Place
tournament-entrants = Entrants
tournament-entrant = Entrant
tournament-organisers = Organised by
tournament-places = { $count } of { $max } places taken
tournament-calendar = Add to calendar
tournament-more = Show more
tournament-failed = This cannot be shown at the moment.
tournament-next-start = Start
tournament-next-round = Round { $round } begins
tournament-next-arena-end = The last games are paired
tournament-next-window-end = Round { $round } ends
tournament-how-open = Everybody with an account can enter.
tournament-how-link = You enter with the link of the organisers.
tournament-how-list = The organisers invite the players.
tournament-how-tables = The organisers enter the players; with an account, you can enter yourself.
tournament-ratings-between = For ratings from { $low } to { $high }.
tournament-ratings-from = For ratings from { $low }.
tournament-ratings-to = For ratings up to { $high }.
tournament-not-open-yet = Registration is not open yet.
tournament-paused = Nothing new begins at the moment. Games that have begun go on.
tournament-paused-why = Paused: { $why }
tournament-cancelled-why = Cancelled: { $why }
tournament-ended-why = Ended early: { $why }
tournament-reason-too-few = There were too few entrants.
tournament-reason-unpairable = No further round was possible without two entrants meeting again.
tournament-reason-abandoned = Nothing had happened for a long time.

## Standings and tables

tournament-standings = Standings
tournament-no-standings = Nobody takes part yet.
tournament-rank = Rank
tournament-rank-is = Rank { $rank }:
tournament-place-column = No.
tournament-points = Points
tournament-points-are =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
tournament-streak = Streak
tournament-games = Games
tournament-podium = The best
tournament-withdrawn = withdrawn
tournament-withdrawn-no-show = withdrawn after two missed games
tournament-unconfirmed = has not confirmed yet
tournament-bye-in = no game in round { $rounds }
tournament-rating = Rating
tournament-no-entrants = Nobody has entered yet.
tournament-crosstable = Crosstable
tournament-crosstable-hint = The small number is the opponent’s place in this table. It is underlined if the player moved first.
tournament-cell = against { $opponent }: { $score }
tournament-bracket = Bracket
tournament-open-place = open
tournament-bye = Bye
tournament-decision-seed = Level: the better seed advances
tournament-decision-withdrawal = The opponent withdrew
tournament-decision-extra-games = Decided by additional games

## Pairings

tournament-rounds-nav = Rounds
tournament-no-pairings = No games yet.
tournament-window = { $from } to { $to }
tournament-board-column = Table
tournament-board = Table { $board }
tournament-first = Moves first
tournament-second = Moves second
tournament-result = Result
tournament-live = live
tournament-game-link = { $first } – { $second }: { $result }. To the game
tournament-berserk = with half of the time
tournament-match-game = Game { $game } of { $games }
tournament-match-short = Game { $game }
tournament-extra-game = Additional game
tournament-extra-short = additional
tournament-absence-bye = Bye: 1 point
tournament-absence-half = Requested bye: ½ point
tournament-absence-zero = Absent
tournament-absence-rest = No game in this round
tournament-absence-free = Advances without a game
tournament-absence-bye-yours = You have a bye in this round.
tournament-absence-half-yours = You have requested a bye for this round.

## Players

tournament-your-part = Your part in the tournament
tournament-your-game = Your game
tournament-your-game-in = Your game · { $round }
tournament-against = against
tournament-you-first = You move first.
tournament-you-second = You move second.
tournament-to-board = Go to the board
tournament-result-is = Result: { $result }
tournament-begins-in = Begins in
tournament-ready = I am ready to play
tournament-not-ready = Not ready after all
tournament-ready-hint = The game begins when both of you have pressed this within 15 minutes.
tournament-you-ready = You are ready. The game begins when your opponent is, too, within 15 minutes.
tournament-other-ready = { $name } is ready and waits for you.
tournament-you-play = You take part.
tournament-waits-for-partner = Your partner has to confirm.
tournament-asked = You are invited to take part.
tournament-confirm = Take part
tournament-decline = Decline
tournament-enter = Enter
tournament-withdraw = Withdraw
tournament-withdraw-sure = You will not be paired any more.
tournament-stay = Stay
tournament-you-withdrew = You do not take part any more.
tournament-no-shows = You missed two games.
tournament-organisers-withdrew = The organisers have withdrawn you. Ask them.
tournament-return = Take part again
tournament-full = All places are taken.
tournament-guests = To take part, you need an account.
tournament-sign-up = Create an account
tournament-needs-link = Only people with the link of the organisers can enter.
tournament-partner = Partner
tournament-partner-hint = The name of a player with an account, who has to confirm.
tournament-partner-needed = Name your partner.
tournament-team-name = Name of the team
tournament-team-name-hint = If you want one. At most { $max } characters.
tournament-byes = Leave out a round
tournament-byes-requested = Bye in round { $rounds }
tournament-byes-hint =
    { $count ->
        [one] You get half a point for a round that you leave out. You can do so once.
       *[other] You get half a point for a round that you leave out. You can do so { $count } times.
    }

## Organisers

tournament-next-step = The next step
tournament-draft-hint = Only organisers see this draft.
tournament-announced-hint = Everybody sees the tournament. Nobody can enter yet.
tournament-open = Open registration
tournament-announce = Only publish
tournament-registration-hint =
    { $count ->
        [one] 1 entrant is ready.
       *[other] { $count } entrants are ready.
    }
tournament-start = Start the tournament
tournament-paused-hint = The tournament is paused.
tournament-resume = Continue
tournament-pause = Pause
tournament-round-over =
    { $left ->
        [one] The round is over. One more is left.
       *[other] The round is over. { $left } more are left.
    }
tournament-begins-after = The games begin
tournament-minutes =
    { $minutes ->
        [0] at once
       *[other] in { $minutes } min
    }
tournament-pair = Pair: { $round }
tournament-games-open =
    { $count ->
        [one] 1 game is not over yet.
       *[other] { $count } games are not over yet.
    }
tournament-to-games = To the games
tournament-to-results = Enter results
tournament-server-works = The server does the next step by itself.
tournament-over-hint = The tournament is over. Results can still be corrected on the page of the pairings.
tournament-settings = Settings
tournament-finish = End now
tournament-finish-text = The standings become final as they are now.
tournament-cancel = Cancel the tournament
tournament-cancel-text = The tournament ends without a result. This cannot be undone.
tournament-reason = Reason
tournament-reason-hint = Everybody can read it in the log. At most { $max } characters.
tournament-reason-needed = Give a reason.
tournament-add = Add entrants
tournament-invite = Invite players
tournament-names = Names, one per line
tournament-names-hint = At most { $max } characters each. You can add a rating: Ada Winter, 1650
tournament-names-teams = Two names per line, at most { $max } characters each: Ada / Bea. You can add a rating: Ada / Bea, 1650
tournament-names-wrong = Line { $line } cannot be read.
tournament-add-count =
    { $count ->
        [0] Add
       *[other] Add { $count }
    }
tournament-added =
    { $count ->
        [one] 1 entrant was added.
       *[other] { $count } entrants were added.
    }
tournament-import = Import a file (CSV, TRF)
tournament-withdraw-short = Withdraw
tournament-withdraw-name = Withdraw: { $name }
tournament-withdraw-really = Really? Withdraw { $name }
tournament-really = Really?
tournament-return-short = Let return
tournament-return-name = Let return: { $name }
tournament-link = Link to enter
tournament-link-hint = Anyone who has it can enter.
tournament-organisers-title = Organisers
tournament-organiser-name = Another organiser
tournament-organiser-hint = The name of a player with an account. Organisers can do everything here.
tournament-organiser-needed = Enter a name.
tournament-organiser-add = Add organiser
tournament-organiser-remove = Remove as an organiser: { $name }
tournament-repair = Correct pairings
tournament-repair-hint = Tap two names: they change places. The name on the left moves first.
tournament-repair-do = Correct pairings
tournament-add-board = One more table for those without a game
tournament-without-game = No game
tournament-results-missing =
    { $count ->
        [one] 1 result is missing.
       *[other] { $count } results are missing.
    }
tournament-results-complete = All results are there.
tournament-forfeits-of = Somebody did not come: { $first } – { $second }
tournament-entered-meanwhile = { $first } – { $second }: somebody else has just entered a result. To change it, tap the result.
tournament-correct-result = Correct the result
tournament-correct-text = { $first } – { $second }: { $result }
tournament-correct-game = { $first } – { $second }: { $result }. Correct
tournament-correct = Correct
tournament-new-result = New result
tournament-no-result = No result
tournament-why-mistake = Entered by mistake
tournament-why-wrong-board = Wrong table

## Printouts and files

tournament-downloads = Print and download
tournament-print-pairings = Pairings of round { $round }
tournament-print-slips = Result slips of round { $round }
tournament-print-standings = Standings
tournament-print-crosstable = Crosstable

## The log

tournament-log = Log
tournament-log-hint = Everything that was done in this tournament, and by whom. Everybody can read it.
tournament-log-created = { $who } created the tournament.
tournament-log-changed = { $who } changed the settings.
tournament-log-announced = { $who } published the tournament.
tournament-log-opened = { $who } opened registration.
tournament-log-organiser-added = { $who } made { $name } an organiser.
tournament-log-organiser-removed = { $who } removed { $name } from the organisers.
tournament-log-entered = { $name } entered.
tournament-log-added = { $who } added { $name }.
tournament-log-confirmed = { $name } confirmed.
tournament-log-withdrawn = { $name } withdrew.
tournament-log-withdrawn-by = { $who } withdrew { $name }.
tournament-log-no-show = { $name } was withdrawn after two missed games.
tournament-log-returned = { $name } takes part again.
tournament-log-bye-requested = { $name } requested a bye in round { $round }.
tournament-log-bye-cancelled = { $name } plays round { $round } after all.
tournament-log-started =
    { $by ->
        [server] The tournament began.
       *[person] { $who } started the tournament.
    }
tournament-log-paused = { $who } paused the tournament.
tournament-log-resumed = { $who } continued the tournament.
tournament-log-paired =
    { $count ->
        [one] Round { $round } was paired: 1 game.
       *[other] Round { $round } was paired: { $count } games.
    }
tournament-log-paired-arena =
    { $count ->
        [one] 1 game was paired.
       *[other] { $count } games were paired.
    }
tournament-log-repaired = { $who } corrected the pairings of round { $round }.
tournament-log-ready = { $name } is ready to play.
tournament-log-unready = { $name } is not ready any more.
tournament-log-recorded =
    { $by ->
        [server] { $first } – { $second } { $result }
       *[person] { $who } entered { $first } – { $second } { $result }.
    }
tournament-log-corrected = { $who } corrected the result of { $first } – { $second } to { $result }.
tournament-log-removed = { $who } removed the result of { $first } – { $second }.
tournament-log-voided = { $first } – { $second } could not begin and does not count.
tournament-log-finished =
    { $by ->
        [server] The tournament ended.
       *[person] { $who } ended the tournament, or corrected it after its end.
    }
tournament-log-cancelled =
    { $by ->
        [server] The tournament was cancelled.
       *[person] { $who } cancelled the tournament.
    }
tournament-log-anonymised = The name of a player was removed.
