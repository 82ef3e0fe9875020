"""Games of a database that has lost events: how clients are told, and what it has then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexad.server.game.stored_log import read_stored

from .damage import execute
from .test_containment import first_move

if TYPE_CHECKING:
    from .client import Player

PATIENCE = 60.0


async def play(player: Player, game: str, plies: int) -> None:
    for _ in range(plies):
        (await player.move(game, await first_move(player, game))).raise_for_status()


async def stored(url: str) -> dict[str, list[tuple[int, bytes]]]:
    """The logs of all games. Each can be read, and its times do not go back."""
    logs: dict[str, list[tuple[int, bytes]]] = {}
    for game, version, data in await execute(url, "select game, version, data from events order by game, version"):
        logs.setdefault(game, []).append((version, data.encode()))
    for name, log in logs.items():
        times = [event.at for event in read_stored(name, log).events]
        assert times == sorted(times), name
    return logs


async def reset_of(socket: Any, game: str) -> dict[str, Any]:
    """The message by which a client is set back."""
    while True:
        message: dict[str, Any] = await socket.receive("game", within=PATIENCE)
        if message["game"] == game and message.get("reset"):
            assert len(message["events"]) == message["version"]
            return message


async def refused_as_set_back(player: Player, game: str, move: str, known: list[dict[str, Any]]) -> None:
    """Send a move that was decided on lost events. It is refused, even if the server has noticed the loss before."""
    last = {"from": len(known), "at": known[-1]["at"]}
    answer = await player.http.post(f"/api/games/{game}/acts", json={"type": "move", "move": move}, params=last)
    assert (answer.status_code, answer.json()["code"]) == (409, "set-back")


async def told_again(notices: Any, game: str) -> None:
    """Wait until a player was told about the turn in a game twice: before the loss and after it."""
    for _ in range(2):
        while (notice := await notices())["type"] != "turn" or notice["game"] != game:
            pass
