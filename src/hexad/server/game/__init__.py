"""One game, without I/O: events, the state they add up to, acts, and the decisions that turn an act into an event.

`events` is what is stored, `game_state` what a list of events amounts to, `acts` what a player may ask for, `decisions`
the next event or a refusal. The other modules are views of a game: `messages`, `replay`, `record_json`, `game_record`.
"""
