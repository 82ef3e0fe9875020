## The page that other sites show in a frame

embed-nothing = Nothing to show
embed-no-game = The address does not say which game it is. Add game=abalone or game=six.
embed-unknown-game = The address names the game “{ $game }”. It can only be abalone or six.
embed-no-number = { $name }={ $value } in the address is not possible: { $name } is a number.
embed-to-hexad = Go to Hexad
embed-open-game = Open this game
embed-open-puzzle = Open this puzzle
embed-new-tab = (opens in a new tab)

## HTML for other sites

embed-title = Embed
embed-hint = Paste this HTML into a page of your own. It shows the board there.
embed-html = HTML to copy
embed-preview = Preview
embed-frame-position = { $game } on Hexad
embed-frame-game = A game of { $game } on Hexad
embed-frame-puzzle = { $game }: a puzzle on Hexad
