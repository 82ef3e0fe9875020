"""The arena server: live games that are never lost.

A game is a list of events that only grows (`events`). `LiveGame` is what the events amount to, `decide` turns what a
player asks for into the next event, or refuses it. The `Hall` holds the games that are being looked at: it commits an
event first, in groups (`committer`, `store`), and then shows it to everybody. `socket` and `api` are the two ways in.
"""
