"""The games in memory. `Rooms` decides, commits, applies and shows; the other modules serve it or react to it.

`committer` groups commits, `housekeeping` ends games on time and clears up, `arena_clock` is the time that clocks run
by, `bus` tells other processes, and `notifications`, `lobby` and `live_games` tell players and spectators.
"""
