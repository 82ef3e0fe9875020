"""A player that is a bot on a Hexad server: the arena challenges it as a guest, and passes on the moves."""

from __future__ import annotations

from contextlib import suppress
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote, urlsplit

from hexad.arena.api_connection import ApiConnection, ApiError
from hexad.arena.failures import Failure, PlayerError, Resignation
from hexad.arena.player import Choice, MatchPlayer
from hexad.errors import SettingError

if TYPE_CHECKING:
    from hexad.arena.api_connection import LineStream
    from hexad.arena.time_control import Turn
    from hexad.board import AnyBoard

__all__ = ["ApiPlayer", "parse_profile"]

_TRIES = 5
# The seconds in which a bot must accept a challenge.
_PATIENCE = 20.0


def parse_profile(address: str) -> tuple[str, str]:
    """The server and the name of a player, from the address of its profile; raises SettingError."""
    parts = urlsplit(address)
    name = unquote(parts.path.removeprefix("/@/"))
    is_profile = parts.path.startswith("/@/") and 0 < len(name) <= 40 and name.isprintable()
    if parts.scheme not in ("http", "https") or not parts.netloc or not is_profile:
        raise SettingError("wrong-match-api", text=address)
    return f"{parts.scheme}://{parts.netloc}", name


class ApiPlayer(MatchPlayer):
    """Plays each game as a challenge on the server, which checks moves and clocks, too.

    Every player of this kind is a guest of its own, so that two bots of one server can meet.
    """

    def __init__(self, address: str) -> None:
        server, self._name = parse_profile(address)
        self._connection = ApiConnection(server)
        self._game = ""
        self._stream: LineStream | None = None
        self._side = 0
        # The number of plies of the arena's board that the server has; those of the opening are its position.
        self._plies = 0

    def begin(self, _: str) -> None:
        """Bots on a server have no seed."""
        self.close()

    def sit(self, board: AnyBoard, turn: Turn) -> None:
        """Challenge the bot, and wait until it has accepted."""
        self._side, self._plies = turn.side, len(board.moves)
        chairs = [{"who": "me"}, {"who": "me"}]
        chairs[turn.side] = {"who": "anyone"}
        control = str(turn.time_control.clock)
        invitation = {"game": board.game, "fen": board.fen(), "chairs": chairs, "control": control, "to": self._name}
        try:
            self._connection.ask("/api/me")
            self._game = str(self._connection.ask("/api/games", invitation)["game"])
            self._stream = self._connection.stream(f"/api/games/{quote(self._game, safe='')}/stream")
            self._wait_for_bot(monotonic() + _PATIENCE)
        except (ApiError, KeyError) as error:
            raise PlayerError(Failure.NO_START, f"{self._name}: {error}") from error

    def choose(self, board: AnyBoard, turn: Turn) -> Choice:
        """Send the move of the opponent, and wait for that of the bot."""
        deadline = monotonic() + turn.allowed()
        try:
            self._send_moves(board)
            while True:
                line = self._read(deadline)
                event = line.get("event")
                if isinstance(event, dict) and event.get("type") == "moved" and event.get("seat") == self._side:
                    self._plies += 1
                    return Choice(str(event.get("move", "")))
                self._require_playing(line)
        except TimeoutError:
            raise PlayerError(Failure.TIME, f"no move within {turn.allowed():.3g} s") from None
        except ApiError as error:
            raise PlayerError(Failure.CRASH, str(error)) from error

    def end(self, board: AnyBoard) -> None:
        """Send the last move. If the game is not over on the server, where nobody adjudicates, resign it."""
        with suppress(ApiError):
            self._send_moves(board)
        self._leave()

    def abort(self) -> None:
        """End a wait for the bot on another thread."""
        stream = self._stream
        if stream is not None:
            stream.abort()

    def close(self) -> None:
        """Leave the game, if there is one."""
        self._leave()

    def _wait_for_bot(self, deadline: float) -> None:
        try:
            while True:
                status = self._read(deadline).get("state", {}).get("status")
                if status == "playing":
                    return
                if status in ("over", "aborted"):
                    raise ApiError("the challenge was declined")
        except TimeoutError:
            raise ApiError(f"the challenge was not accepted within {_PATIENCE:.3g} s") from None

    def _send_moves(self, board: AnyBoard) -> None:
        """Send the moves that the server does not have; sent again, a move counts once."""
        for ply, move in list(enumerate(board.moves))[self._plies :]:
            self._act({"type": "move", "move": str(move), "id": f"p{ply}"})
            self._plies = ply + 1

    def _require_playing(self, line: dict[str, Any]) -> None:
        """Raise the reason for which the game is over on the server."""
        state, event = line.get("state") or {}, line.get("event") or {}
        if state.get("status") not in ("over", "aborted"):
            return
        is_own = event.get("seat") == self._side
        if event.get("type") == "flagged":
            raise PlayerError(Failure.TIME, "the clock of the server ran out", by_opponent=not is_own)
        if event.get("type") == "resigned" and is_own:
            raise Resignation
        if event.get("type") == "moved":
            return
        raise ApiError(f"the game ended on the server: {event.get('type', state['status'])}")

    def _read(self, deadline: float) -> dict[str, Any]:
        assert self._stream is not None
        return self._stream.read(deadline)

    def _act(self, act: dict[str, str]) -> None:
        """Act in the game; a server that is busy for a moment is asked again."""
        for left in reversed(range(_TRIES)):
            try:
                self._connection.ask(f"/api/games/{quote(self._game, safe='')}/acts", act)
            except ApiError as error:
                if not error.is_temporary or not left:
                    raise
                sleep(1)
            else:
                return

    def _leave(self) -> None:
        """End the game on the server: abort it if it has just begun, else resign it."""
        if self._stream is not None:
            self._stream.close()
            self._stream = None
        if self._game:
            for kind in ("abort", "resign"):
                with suppress(ApiError):
                    self._act({"type": kind})
                    break
        self._game = ""
