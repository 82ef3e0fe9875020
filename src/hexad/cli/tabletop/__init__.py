"""People at one terminal: the game in progress, its record on disk, what is said and what is asked."""
