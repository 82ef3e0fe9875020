"""The quotas of new games, whether they are created or are a rematch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.server.errors import QuotaError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hexad.server.edge.quotas import Requester
    from hexad.server.game.events import Seat
    from hexad.server.services import Services

__all__ = ["admit_game", "admit_rematch", "note_game", "note_rematch"]

_ENGINE_GAMES = "engine-games"
# Nobody knows when a game ends: how long a client waits that has too many.
_RETRY_SECONDS = 60.0


async def admit_game(services: Services, requester: Requester, seats: Iterable[Seat]) -> None:
    """Charge a requester for a new game; raises QuotaError."""
    if _has_engine(seats):
        await _check_engine_games(services, requester)
        await services.quotas.take("engine-games", requester)
    await services.quotas.take("games", requester)


async def note_game(services: Services, requester: Requester, name: str, seats: Iterable[Seat]) -> None:
    """Count a game with an engine among those in progress."""
    if _has_engine(seats):
        await services.quotas.counters.add(_ENGINE_GAMES, requester.key, name)


async def admit_rematch(services: Services, requester: Requester, player: str, name: str) -> None:
    """Charge a requester for the offer of a rematch, which creates a game if only engines are asked."""
    state = (await services.rooms.room(name)).state
    if state.status in ("over", "aborted") and not state.next and state.seats_of(player):
        await admit_game(services, requester, state.seats)


async def note_rematch(services: Services, requester: Requester, name: str) -> None:
    """Count the rematch that an act has created."""
    room = services.rooms.loaded.get(name)
    if room is not None and room.state.next:
        await note_game(services, requester, room.state.next, room.state.seats)


async def _check_engine_games(services: Services, requester: Requester) -> None:
    limit = services.quotas.amount(services.settings.limits.engine_games, requester)
    counters = services.quotas.counters
    names = await counters.members(_ENGINE_GAMES, requester.key)
    if len(names) < limit:
        return
    unfinished = await services.stores.search.unfinished_among(names)
    await counters.discard(_ENGINE_GAMES, requester.key, names - unfinished)
    if len(unfinished) >= limit:
        owner = "You have" if requester.is_account else "Guests at your address have"
        text = f"{owner} {len(unfinished)} games with an engine that are not over: finish one of them first."
        raise QuotaError("too-many-engine-games", text, _RETRY_SECONDS)


def _has_engine(seats: Iterable[Seat]) -> bool:
    return any(seat.kind == "engine" for seat in seats)
