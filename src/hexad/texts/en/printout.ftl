## Tournaments on paper: pairings, result slips, standings, crosstables and brackets.

printout-pairings = Pairings
printout-standings = Standings
printout-crosstable = Crosstable
printout-bracket = Bracket

printout-format-swiss = Swiss
printout-format-round-robin = Round robin
printout-format-knockout = Knock-out
printout-format-arena = Arena
printout-format-league = League

printout-round = Round { $number }
printout-round-of = Round { $number } of { $count }
printout-after = After round { $number }
printout-after-of = After round { $number } of { $count }
printout-open-games =
    { $count ->
        [one] 1 game not over yet
       *[other] { $count } games not over yet
    }
printout-final = Final
printout-semifinals = Semi-finals
printout-quarterfinals = Quarter-finals
printout-third-place = Match for third place
printout-page = Page { $page } of { $pages }

## Headings of columns

printout-table = Table
printout-side-first = Moves first
printout-side-second = Moves second
printout-points = Points
printout-result = Result
printout-rank = Rank
printout-name = Name
printout-team = Team
printout-rating = Rating
printout-games = Games
printout-match = Match
printout-seed = Seed
printout-game = Game { $number }

## Rounds without a game

printout-without-game = Without a game
printout-absence-bye = Bye
printout-absence-half = Requested bye
printout-absence-zero = Rests this round
printout-absence-next-round = Through to the next round

## Matches of a knock-out

printout-decision-bye = Bye
printout-decision-extra-games = after extra games
printout-decision-seed = level: by seed
printout-decision-withdrawal = withdrawn

## Result slips

printout-signature = Signature
printout-moves-first = moves first

## Tie-breaks and signs

printout-crosstable-all = 1 is a win, ½ a draw, 0 a loss; + and − a forfeit. A dot is a game that is not over yet. The numbers of the columns are ranks.
printout-crosstable-swiss = 1 is a win, ½ a draw, 0 a loss; + and − a forfeit. A dot is a game that is not over yet. Below it stands the opponent’s rank, after the colour of the player’s own side. A dash is a round without a game.
printout-tie-direct-encounter = Direct encounter
printout-tie-direct-encounter-short = DE
printout-tie-direct-encounter-meaning = the points from the games that those with equal scores played against each other.
printout-tie-head-to-head = Head to head
printout-tie-head-to-head-short = HH
printout-tie-head-to-head-meaning = 1 for beating all others with the same score, −1 for losing to all of them.
printout-tie-buchholz = Buchholz
printout-tie-buchholz-short = BH
printout-tie-buchholz-meaning = the sum of the scores of all opponents.
printout-tie-buchholz-cut-1 = Buchholz cut 1
printout-tie-buchholz-cut-1-short = BH−1
printout-tie-buchholz-cut-1-meaning = the sum of the scores of all opponents, without the lowest one.
printout-tie-buchholz-cut-2 = Buchholz cut 2
printout-tie-buchholz-cut-2-short = BH−2
printout-tie-buchholz-cut-2-meaning = the sum of the scores of all opponents, without the two lowest.
printout-tie-median-buchholz = Median Buchholz
printout-tie-median-buchholz-short = BH±1
printout-tie-median-buchholz-meaning = the sum of the scores of all opponents, without the lowest and the highest one.
printout-tie-sonneborn-berger = Sonneborn-Berger
printout-tie-sonneborn-berger-short = SB
printout-tie-sonneborn-berger-meaning = the scores of the opponents who were beaten, and half of the scores of those who drew.
printout-tie-wins = Wins
printout-tie-wins-short = W
printout-tie-wins-meaning = the number of rounds that brought a full point, byes and forfeits included.
printout-tie-games-won = Games won
printout-tie-games-won-short = GW
printout-tie-games-won-meaning = the number of games that were won by playing them.
printout-tie-second-side-games = Games moving second
printout-tie-second-side-games-short = 2nd
printout-tie-second-side-games-meaning = the number of games in which the opponent moved first.
printout-tie-progressive = Progressive score
printout-tie-progressive-short = PS
printout-tie-progressive-meaning = the sum of the scores after each round.
printout-tie-performance = Performance
printout-tie-performance-short = Perf.
printout-tie-performance-meaning = the rating at which the result would be the expected one.
