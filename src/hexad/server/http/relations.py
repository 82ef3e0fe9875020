"""Whom a player follows and blocks."""

import msgspec
from litestar import Controller, delete, get, put

from hexad.server.edge.session import Session
from hexad.server.errors import RefusalError
from hexad.server.http.error_responses import error_responses
from hexad.server.http.profiles import PathName
from hexad.server.rooms.presence import PresenceState
from hexad.server.services import Services
from hexad.server.store.persons import Person, find_person

__all__ = ["Blocks", "Follows", "RelationRoutes", "other_player", "require_account"]


class Followed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player who is followed, and whether the player is there now."""

    player: str
    name: str
    presence: PresenceState | None = None
    """Null if the player hides visits, and before it is known."""
    playing: str = ""
    """The name of a public game that the player plays now."""


class FollowedPlayers(msgspec.Struct, frozen=True):
    """The players who are followed, by name."""

    players: list[Followed]


class Blocked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player who is blocked."""

    player: str
    name: str
    has_account: bool = False


class BlockedPlayers(msgspec.Struct, frozen=True):
    """The players who are blocked, by name."""

    players: list[Blocked]


class Relation(msgspec.Struct, frozen=True):
    """Whether this player follows or blocks another one."""

    player: str
    name: str
    follows: bool
    blocks: bool


_CHANGE = error_responses(400, 401, 403, 404, 409, 503)


class RelationRoutes(Controller):
    """How one player stands to another."""

    path = "/api/relations"
    tags = ("players",)

    @get(
        "/{name:str}", summary="Show whether I follow or block a player", responses=error_responses(400, 401, 404, 503)
    )
    async def show(self, services: Services, viewer: Session, name: PathName) -> Relation:
        """Whether this player follows or blocks another one. Nobody else is told."""
        return await _relation(services, viewer.identity.player, await other_player(services, viewer, name))


class Follows(Controller):
    """Players who are followed."""

    path = "/api/follows"
    tags = ("players",)

    @get("/", summary="List whom I follow", responses=error_responses(401, 503))
    async def list_(self, services: Services, viewer: Session) -> FollowedPlayers:
        """The players whom this player follows, whether they are there, and a public game that they play.

        A player who hides visits is always shown without these.
        """
        found = await services.stores.relations.followed(viewer.identity.player) if viewer.identity.player else []
        state = services.presence.state
        return FollowedPlayers(
            [Followed(one.player, one.name, None if one.is_hidden else state(one.player), one.playing) for one in found]
        )

    @put("/{name:str}", summary="Follow a player", responses=_CHANGE)
    async def follow(self, services: Services, session: Session, name: PathName) -> Relation:
        """Follow a player with an account. The player is not told."""
        other = await _changed(services, session, name)
        if not other.has_account:
            raise RefusalError("no-player", f"There is no player {name}.", status=404)
        limit = services.settings.limits.follows
        if not await services.stores.relations.follow(session.identity.player, other.player, limit):
            raise _too_many(limit)
        await services.notifications.blocks_changed(session.identity.player)
        return await _relation(services, session.identity.player, other)

    @delete("/{name:str}", status_code=200, summary="Follow a player no more", responses=_CHANGE)
    async def unfollow(self, services: Services, session: Session, name: PathName) -> Relation:
        """Follow a player no more."""
        other = await _changed(services, session, name)
        await services.stores.relations.unfollow(session.identity.player, other.player)
        return await _relation(services, session.identity.player, other)


class Blocks(Controller):
    """Players who are blocked."""

    path = "/api/blocks"
    tags = ("players",)

    @get("/", summary="List whom I block", responses=error_responses(401, 503))
    async def list_(self, services: Services, viewer: Session) -> BlockedPlayers:
        """The players whom this player blocks."""
        found = await services.stores.relations.blocked(viewer.identity.player) if viewer.identity.player else []
        return BlockedPlayers([Blocked(one.player, one.name, one.has_account) for one in found])

    @put("/{name:str}", summary="Block a player", responses=_CHANGE)
    async def block(self, services: Services, session: Session, name: PathName) -> Relation:
        """Block a player, or a guest by the id.

        A blocked player cannot challenge this player, take a seat in the player's games, be paired with the player or
        write to the player, and is not told.
        """
        other = await _changed(services, session, name)
        player, limit = session.identity.player, services.settings.limits.follows
        if not await services.stores.relations.block(
            player, other.player, "" if other.has_account else other.name, limit
        ):
            raise _too_many(limit)
        await services.notifications.blocks_changed(player)
        return await _relation(services, player, other)

    @delete("/{name:str}", status_code=200, summary="Block a player no more", responses=_CHANGE)
    async def unblock(self, services: Services, session: Session, name: PathName) -> Relation:
        """Block a player no more."""
        other = await _changed(services, session, name)
        await services.stores.relations.unblock(session.identity.player, other.player)
        await services.notifications.blocks_changed(session.identity.player)
        return await _relation(services, session.identity.player, other)


async def other_player(services: Services, session: Session, name: str) -> Person:
    """Return another player by name or id; raises RefusalError."""
    found = await find_person(services.database, name)
    if found is None:
        raise RefusalError("no-player", f"There is no player {name}.", status=404)
    if found.player == session.identity.player:
        raise RefusalError("yourself", "This is you.")
    return found


def require_account(session: Session) -> None:
    """Raise RefusalError for a guest."""
    if not session.identity.has_account:
        raise RefusalError("needs-account", "This is for players with an account: sign in or open one.", status=403)


async def _changed(services: Services, session: Session, name: str) -> Person:
    """Return the player whom a change is about, and charge the change; raises RefusalError."""
    require_account(session)
    other = await other_player(services, session, name)
    await services.quotas.take("follows", services.quotas.of(session))
    return other


async def _relation(services: Services, player: str, other: Person) -> Relation:
    return Relation(other.player, other.name, *await services.stores.relations.of(player, other.player))


def _too_many(limit: int) -> RefusalError:
    return RefusalError("too-many-players", f"The list has {limit} players: remove one first.", params={"max": limit})
