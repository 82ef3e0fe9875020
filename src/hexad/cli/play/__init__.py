"""A game at one terminal: its moves and clock, its file on disk, what is shown and what is typed."""
