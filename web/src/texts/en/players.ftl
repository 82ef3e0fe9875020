players-page = Players
players-lead = Look for a player by name, and see who leads in each game.
players-search-label = Part of a name
players-search-hint = { $min } to { $max } characters; upper and lower case make no difference.
players-search = Search
players-found = Players with “{ $text }” in their names
players-none = No player has “{ $text }” in the name. Guests are not listed.
players-failed = This list could not be loaded.
players-again = Try again
players-more = More
players-since = Joined on { $date }
players-seen = Last seen on { $date }

players-leaderboard = Leaderboard
players-leaderboard-of = Leaderboard: { $game }, { $speed }
players-leaderboard-rule = Players with an established rating and a rated game in the last 90 days.
players-leaderboard-empty = Nobody is on this leaderboard yet. A rating is established after about 14 rated games: yours could be the first.
players-rank = Rank
players-player = Player
players-rating = Rating
players-games = Games
players-best = Best
players-game = Game
players-speed = Speed

players-profile = Player
players-share = Share this profile
players-copied = The link was copied.
players-to-my-games = My games
players-results-in = { $game }: { $results }
players-results =
    { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }, { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    }, { $losses ->
        [one] { $losses } loss
       *[other] { $losses } losses
    }

players-ratings = Ratings
players-no-ratings = { $name } has not played a rated game yet.
players-no-ratings-mine = You have no rating yet. Choose “Rated” for a new game with a clock to get one.
players-rating-of = { $game }, { $speed }
players-rated-games =
    { $count ->
        [one] { $count } rated game
       *[other] { $count } rated games
    }
players-best-rating = best: { $rating }
players-puzzles = puzzles
players-puzzles-tried =
    { $count ->
        [one] { $count } puzzle tried
       *[other] { $count } puzzles tried
    }
players-provisional = provisional
players-provisional-text = A question mark means that a rating is provisional: more games are needed before it says much. After about 14 games it is established.
players-graph = Rating over time: { $kind }
players-graph-point = { $date }: { $rating }
players-graph-table = Show as a table
players-date = Date

players-running = Games in progress
players-watch = Watch
players-finished = Finished games
players-filters = Filters
players-any-game = All games
players-result = Result
players-any-result = All results
players-score-win = Won
players-score-draw = Draw
players-score-loss = Lost
players-kind = Rated or casual
players-any-kind = Rated and casual
players-rated = Rated
players-casual = Casual
players-any-speed = All speeds
players-opponent = Opponent
players-opponent-hint = Any opponent
players-clear = Remove filters
players-no-games = { $name } has not finished a game yet.
players-no-games-mine = You have not finished a game yet.
players-no-match = No games match these filters.

players-opponents = Results by opponent
players-games-against = Games against { $name }
players-no-opponents = No opponents yet.

players-unknown = Player not found
players-unknown-text = There is no account with this name. It may have been changed or deleted. Guests have no profile.
players-find = Find players

players-mine-running = In progress
players-mine-running-none = You have no game in progress.
players-mine-play = Play
players-mine-finished = Finished
players-mine-guest = With an account, your finished games are kept here, on all your devices.
players-mine-sign-up = Create an account
players-mine-profile = My profile
players-mine-device = Played on this device
players-mine-device-text = The latest games played in this browser, including those between two players at one board.
players-mine-device-none = No finished games in this browser yet.
players-stored = Stored on this device
players-stored-text = Games that were played on this device only. They are stored in this browser: save or upload those that you want to keep.
players-stored-delete = Delete
players-stored-delete-game = Delete the game { $game }
players-stored-delete-question = Delete this game for good?
players-stored-keep = Keep
players-stored-damaged = This game is damaged and cannot be opened.
