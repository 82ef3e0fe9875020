"""What visitors do. Each function is one visit, and what it started is over at its end."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import hexad
from tests.server.uploads import body, played, record

from .visitor import UnexpectedAnswerError, Visitor

if TYPE_CHECKING:
    import random
    from collections.abc import Awaitable, Callable

    import httpx

    from .visitor import Wire

GAMES: dict[str, Callable[[], Any]] = {"abalone": hexad.abalone.Board, "six": hexad.six.Board}
PAUSE = 0.02  # seconds between two moves of a game
SEEK_SECONDS = 10.0  # for which a visitor waits for an opponent


@dataclass
class World:
    """What all visitors share."""

    http: httpx.AsyncClient
    rng: random.Random
    games: dict[str, None] = field(default_factory=dict)
    """Games in progress, for spectators."""
    moves: int = 0
    finished: int = 0

    def guest(self) -> Visitor:
        return Visitor(self.http)


async def people(world: World) -> None:
    """Two guests play; one of them loses the connection in between; some play a rematch."""
    black, white = world.guest(), world.guest()
    await black.get("/api/me")
    kind = world.rng.choice(list(GAMES))
    control = world.rng.choice(("-", "300+2", "600"))
    chairs = [{"who": "me"}, {"who": "anyone"}]
    listed = world.rng.random() < 0.5
    made = await black.post("/api/games/", game=kind, chairs=chairs, control=control, listed=listed)
    if made is None or await white.post(f"/api/games/{made['game']}/join", seat=1) is None:
        return
    await _play(world, made["game"], kind, [black, white], world.rng.randrange(6, 24))


async def _play(world: World, game: str, kind: str, players: list[Visitor], plies: int) -> None:
    board = GAMES[kind]()
    world.games[game] = None
    try:
        # The first player stays; the second connects again for the second half.
        async with players[0].socket() as first:
            await _watch(first, game)
            for half in range(2):
                async with players[1].socket() as second:
                    await _watch(second, game)
                    await _moves(world, game, board, [first, second], plies // 2)
                    if half == 0 and world.rng.random() < 0.5:
                        second.abort()
            await first.send(type="act", game=game, act={"type": "draw"})
            await first.receive("event", "refused")
            if board.outcome() is None:
                await first.send(type="act", game=game, act={"type": "resign", "seat": 0})
                await first.receive("event", "refused")
        await players[0].get(f"/api/games/{game}/record")
    finally:
        world.games.pop(game, None)
        world.finished += 1


async def _watch(wire: Wire, game: str, after: int = 0) -> dict[str, Any]:
    await wire.send(type="watch", game=game, detail=after % 2 == 0, **{"from": after})
    return await wire.receive("game", "refused")


async def _moves(world: World, game: str, board: Any, wires: list[Wire], count: int) -> None:
    for _ in range(count):
        if board.outcome() is not None:
            return
        move = str(world.rng.choice(list(board.legal_moves)))
        await _move(wires[board.ply % 2], game, move, board.ply)
        board.push(move)
        for wire in wires:
            await _until_ply(wire, board.ply)
        world.moves += 1
        await asyncio.sleep(PAUSE)


async def _move(wire: Wire, game: str, move: str, ply: int) -> None:
    await wire.send(type="act", game=game, act={"type": "move", "move": move, "ply": ply, "id": f"m{ply}"})


async def _until_ply(wire: Wire, ply: int) -> str:
    """Wait until a client has received a ply; returns the last move.

    It need not come as the next event: the server may send what was missed as a whole, or return time to a player.
    """
    while wire.ply < ply:
        message = await wire.receive("event", "game", "refused")
        if message["type"] == "refused":
            raise UnexpectedAnswerError(f"the move of ply {ply}: {message}")
    return wire.last


async def engine(world: World) -> None:
    """A guest plays some moves against a low level and resigns."""
    guest = world.guest()
    await guest.get("/api/me")
    level = world.rng.randrange(1, 4)
    kind = world.rng.choice(list(GAMES))
    chairs = [{"who": "me"}, {"who": "engine", "level": level}]
    made = await guest.post("/api/games/", game=kind, chairs=chairs, control="600")
    if made is None:
        return
    game = made["game"]
    board = GAMES[kind]()
    world.games[game] = None
    async with guest.socket() as wire:
        await _watch(wire, game)
        for _ in range(world.rng.randrange(1, 4)):
            move = str(world.rng.choice(list(board.legal_moves)))
            await _move(wire, game, move, board.ply)
            board.push(move)
            await _until_ply(wire, board.ply)
            if board.outcome() is not None:
                break
            board.push(await _until_ply(wire, board.ply + 1))
            world.moves += 2
        await wire.send(type="act", game=game, act={"type": "resign"})
        await wire.receive("event", "refused")
    world.games.pop(game, None)
    world.finished += 1


async def spectator(world: World) -> None:
    """Look at the lobby and the live list, watch some games for a while, and leave, sometimes without a word."""
    guest = world.guest()
    await guest.get("/api/live")
    async with guest.socket() as wire:
        await wire.send(type="lobby")
        await wire.receive("lobby")
        for game in world.rng.sample(list(world.games), min(3, len(world.games))):
            await _watch(wire, game)
        await wire.read_for(world.rng.uniform(0.2, 2.0))
        if world.rng.random() < 0.3:
            wire.abort()


async def account(world: World) -> None:
    """Register, sign out, sign in, upload a game twice, use a token and close the account."""
    guest, login = world.guest(), f"v{world.rng.randrange(10**12):012}"
    await guest.get("/api/me")
    if await guest.post("/api/account", login=login, password="a long password") is None:
        return
    await guest.request("DELETE", "/api/session")
    if await guest.post("/api/session", login=login, password="a long password") is None:
        return
    upload = body(record(played("six", 30, world.rng)))
    for _ in range(2):
        await guest.post("/api/records/import", **upload)
    made = await guest.post("/api/tokens", label="soak")
    program = Visitor(world.http, made["token"])
    await program.get("/api/me")
    await program.first_lines("/api/stream", 1)
    await guest.request("DELETE", f"/api/tokens/{made['id']}")
    await guest.request("DELETE", "/api/account", password="a long password")


async def seekers(world: World) -> None:
    """Two guests look for an opponent. Each may be paired with somebody else who does."""
    kind = world.rng.choice(list(GAMES))
    await asyncio.gather(*(_seek(world, kind) for _ in range(2)))


async def _seek(world: World, kind: str) -> None:
    """Change one's mind, be paired, greet, hide the page, and resign; give up if nobody comes."""
    guest = world.guest()
    await guest.get("/api/me")
    async with guest.socket() as wire:
        await wire.send(type="waiting")
        for control in ("180", "300+3"):
            await wire.send(type="seek", game=kind, control=control)
        try:
            async with asyncio.timeout(SEEK_SECONDS):
                game = (await wire.receive("paired"))["game"]
        except TimeoutError:
            await wire.send(type="seek", on=False)
            await wire.receive("seeking", "paired")
            return
        await wire.send(type="watch", game=game, presence=True, messages=0)
        await wire.receive("game")
        await guest.post(f"/api/games/{game}/messages", id="x", phrase="hello")
        await wire.send(type="away", on=True)
        await guest.post(f"/api/games/{game}/acts", type="resign")


async def streams(world: World) -> None:
    """Follow a game line by line and leave in the middle."""
    if world.games:
        await world.guest().first_lines(f"/api/games/{world.rng.choice(list(world.games))}/stream", 3)


async def browse(world: World) -> None:
    """Read pages, searches, pictures, puzzles and lessons."""
    guest = world.guest()
    kind = world.rng.choice(list(GAMES))
    for path in ("/", "/api/now", "/api/lobby", f"/api/games/?game={kind}&limit=20", f"/api/puzzles/next?game={kind}"):
        await guest.get(path)
    await guest.post("/api/positions", game=kind)
    for form in ("svg", "png"):
        await guest.post("/api/positions/picture", game=kind, format=form)


BEHAVIOURS: dict[Callable[[World], Awaitable[None]], int] = {
    people: 20,
    engine: 4,
    spectator: 12,
    account: 1,
    seekers: 4,
    streams: 4,
    browse: 4,
}
"""Every kind of visit and how often it happens, relative to the others."""
