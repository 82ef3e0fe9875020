## Words about tournaments that several pages use

tournament-format-swiss = Swiss
tournament-format-round-robin = Round robin
tournament-format-knockout = Knock-out
tournament-format-arena = Arena
tournament-format-league = League
tournament-format-swiss-hint = A fixed number of rounds. In each, you meet somebody with about the same score, and nobody twice.
tournament-format-round-robin-hint = Everybody meets everybody else, once or twice.
tournament-format-knockout-hint = Whoever loses a match is out. The last one left wins.
tournament-format-arena-hint = As many games as you can in a fixed time: after each one you are paired again at once.
tournament-format-league-hint = Everybody meets everybody else. Each round lasts some days, in which the two players arrange their game.

tournament-status-draft = Draft
tournament-status-announced = Planned
tournament-status-registration = Registration open
tournament-status-running = Running
tournament-status-paused = Paused
tournament-status-finished = Finished
tournament-status-cancelled = Cancelled

tournament-place-online = Online
tournament-place-tables = At real tables
tournament-entry-open = Open to everybody
tournament-entry-link = By link
tournament-entry-list = By invitation

tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
tournament-final = Final
tournament-semifinal = Semi-finals
tournament-quarterfinal = Quarter-finals
tournament-third-place = Match for third place
tournament-rounds =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
tournament-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
tournament-teams =
    { $count ->
        [one] 1 team
       *[other] { $count } teams
    }
tournament-cycles = twice against each
tournament-matches = matches of { $games } games

tournament-won = { $name } won
tournament-drawn = Draw
tournament-forfeited = { $name } won by forfeit
tournament-both-forfeited = Forfeited by both
tournament-not-played = Not played yet

tournament-control-increment = { $base }, plus { $bonus } per move
tournament-control-delay = { $base }, with a delay of { $bonus }
tournament-control-per-move = { $base } per move

tournament-tie-direct-encounter = Direct encounter
tournament-tie-direct-encounter-short = DE
tournament-tie-direct-encounter-hint = The points from the games that the players with equal scores played against each other.
tournament-tie-head-to-head = Head to head
tournament-tie-head-to-head-short = HH
tournament-tie-head-to-head-hint = Whoever has beaten all others with the same score is first among them. Whoever lost to all of them is last.
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-short = BH
tournament-tie-buchholz-hint = The sum of the scores of all opponents. It rewards having had strong ones.
tournament-tie-buchholz-cut-1 = Buchholz cut 1
tournament-tie-buchholz-cut-1-short = BH−1
tournament-tie-buchholz-cut-1-hint = The sum of the scores of all opponents, without the lowest one.
tournament-tie-buchholz-cut-2 = Buchholz cut 2
tournament-tie-buchholz-cut-2-short = BH−2
tournament-tie-buchholz-cut-2-hint = The sum of the scores of all opponents, without the two lowest.
tournament-tie-median-buchholz = Median Buchholz
tournament-tie-median-buchholz-short = BH±1
tournament-tie-median-buchholz-hint = The sum of the scores of all opponents, without the lowest and the highest one.
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-sonneborn-berger-short = SB
tournament-tie-sonneborn-berger-hint = The scores of the opponents you beat, and half of the scores of those you drew with.
tournament-tie-wins = Wins
tournament-tie-wins-short = W
tournament-tie-wins-hint = The number of rounds that brought a full point, byes and forfeits included.
tournament-tie-games-won = Games won
tournament-tie-games-won-short = GW
tournament-tie-games-won-hint = The number of games that were won by playing them.
tournament-tie-second-side-games = Games moving second
tournament-tie-second-side-games-short = 2nd
tournament-tie-second-side-games-hint = The number of games in which you moved second: the same score is worth more with them.
tournament-tie-progressive = Progressive score
tournament-tie-progressive-short = PS
tournament-tie-progressive-hint = The sum of your scores after each round. It rewards early points.
tournament-tie-performance = Performance
tournament-tie-performance-short = Perf.
tournament-tie-performance-hint = The rating at which your result would be the expected one.

## Lists and medals

tournament-no-start = No date yet
tournament-list-all = All tournaments
tournament-medal-1 = First place
tournament-medal-2 = Second place
tournament-medal-3 = Third place
tournament-final-rank = Rank { $rank }
tournament-trophies = Medals
tournament-organises = Organiser
tournament-all-of-player = Show all { $count }
