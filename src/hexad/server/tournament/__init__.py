"""One tournament, without input or output: what can happen in it, what may be asked for, and what follows from both.

It is like `hexad.server.game`: a tournament is the list of its events. Pairings and standings are computed by
`hexad.tournaments`.
"""
