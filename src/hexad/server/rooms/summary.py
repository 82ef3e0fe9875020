"""The rows of a game in the tables that lists are made from, computed from the snapshot that an event leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from hexad.server.game.rated import speed_of_game
from hexad.server.game.tournament_games import NO_SHOW
from hexad.server.store import Summary

if TYPE_CHECKING:
    from hexad.server.game.events import Created
    from hexad.server.game.snapshot import Snapshot

__all__ = ["new_row", "result_rows", "summary_of"]

# The sides that win: seats with even numbers, or with odd ones.
_WINNERS = {"1-0": 0, "0-1": 1}


def new_row(name: str, created: Created, summary: Summary) -> dict[str, Any]:
    """Return all columns of a new game."""
    return {
        "name": name,
        "game": created.game,
        "layout": created.layout,
        "control": created.control,
        "listed": created.listed,
        "private": created.is_private,
        "creator": created.by,
        "created": created.time,
        "rated": created.rated,
        "invited": created.invited,
        "series": "" if created.series is None else msgspec.json.encode(created.series).decode(),
        "speed": speed_of_game(created) or "",
        "tournament": "" if created.tournament is None else created.tournament.name,
        "imported": created.imported,
        **summary._asdict(),
    }


def result_rows(name: str, created: Created, game: Snapshot, summary: Summary) -> tuple[dict[str, Any], ...]:
    """Return the rows of a finished game in the table of results: one for each player."""
    common = {
        "game_name": name,
        "ended": summary.ended,
        "game": created.game,
        "speed": speed_of_game(created) or "",
        # A game to which a player did not come changes no rating.
        "rated": created.rated and summary.reason != NO_SHOW,
        "private": created.is_private,
    }
    players = dict.fromkeys(seat.player for seat in game.seats if seat.player)
    return tuple(
        # Statistics leave out games without a score.
        {**common, "seat": own[0], "player": player, "score": "" if created.imported else _score(own, summary.result)}
        for player in players
        if (own := game.seats_of(player))
    )


def _score(own: list[int], result: str) -> str:
    """The result for the player of some seats; empty if the player has seats of both sides."""
    sides = {seat % 2 for seat in own}
    if len(sides) > 1:
        return ""
    winner = _WINNERS.get(result)
    return "draw" if winner is None else "win" if winner in sides else "loss"


def summary_of(game: Snapshot, written: Summary | None, process: str, wall: float) -> Summary:
    """Return the row for a snapshot.

    `written` is the row as this process last wrote it, or None if it does not know; the same object is returned when
    nothing has changed, as after most moves. `process` moves for the engines of the game. `wall` is the time of day.
    """
    wake = _wake(game, written)
    is_owner = written is not None and written.owner in ("", process)
    if written is not None and is_owner and written.status == game.status == "playing" and written.wake == wake:
        return written
    is_over = game.status in ("over", "aborted")
    has_engines = any(seat.kind == "engine" for seat in game.seats)
    return Summary(
        status=game.status,
        result="*" if game.outcome is None else game.outcome.result,
        reason="" if game.outcome is None else game.outcome.reason,
        plies=game.plies if is_over else 0,
        ended=wall if is_over else None,
        wake=wake,
        owner=process if has_engines and game.status == "playing" else "",
    )


def _wake(game: Snapshot, written: Summary | None) -> int | None:
    """Return the time at which housekeeping has to look at the clock, or None if none runs.

    No flag can fall before it. It is kept as long as it is right, so that most moves do not change the row.
    """
    if game.status != "playing" or game.clock is None:
        return None
    wake = written.wake if written is not None else None
    falls = game.clock.falls_at()
    if falls is None:
        return None  # it stands still
    if wake is not None and game.at < wake <= falls:
        return wake
    return max(game.at + 1, min(game.at + min(game.clock.banks), falls))
