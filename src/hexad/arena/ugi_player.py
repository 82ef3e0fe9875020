"""A player that is a program which speaks UGI."""

from __future__ import annotations

from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING

import hexad
from hexad.arena.engine_process import EngineProcess
from hexad.arena.failures import Failure, PlayerError
from hexad.arena.player import Choice, MatchPlayer
from hexad.arena.ugi_option import UgiOption
from hexad.engine import Score
from hexad.engine.ugi_options import rules_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from hexad.arena.time_control import Turn
    from hexad.board import AnyBoard

__all__ = ["UgiPlayer", "position"]

_KNOWN = {"", "info", "id", "option", "ugiok", "readyok", "response", "bestmove"}
_WIN = 30_000
_MAX_OPTIONS = 1000


class UgiPlayer(MatchPlayer):
    """Starts its program for the first game, and again after each failure; `settings` are options by name."""

    def __init__(
        self, command: Sequence[str], settings: Mapping[str, str] | None = None, *, patience: float = 20.0
    ) -> None:
        self._command = list(command)
        self._settings = dict(settings or {})
        self._patience = patience
        self._process: EngineProcess | None = None
        # The options that the program announced, by name in lower case, and the rules that were sent to it.
        self._options: dict[str, UgiOption] = {}
        self._sent_rules: dict[str, str] = {}

    def begin(self, _: str) -> None:
        """Start the program if necessary, and wait until it is ready. UGI has no command for a seed."""
        if self._process is None:
            self._start()
        self._send("uginewgame")
        self._send("isready")
        self._until("readyok", self._patience)

    def choose(self, board: AnyBoard, turn: Turn) -> Choice:
        """Ask for a move, and wait for it as long as the time control allows."""
        assert self._process is not None
        self._process.discard_output()
        self._send_rules(board)
        self._send(position(board))
        self._send(turn.go())
        words, info = self._until("bestmove", turn.allowed())
        if len(words) < 2:
            raise self._failed(Failure.UNREADABLE, "bestmove without a move")
        score, depth = _score_and_depth(info)
        return Choice(words[1], score, depth)

    def abort(self) -> None:
        """Kill the program, which ends a wait for its answer on another thread."""
        process = self._process
        if process is not None:
            process.kill()

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.close()
            self._process = None

    def _start(self) -> None:
        try:
            self._process = EngineProcess(self._command)
        except (OSError, ValueError) as error:
            said = getattr(error, "strerror", None) or str(error)
            raise PlayerError(Failure.NO_START, f"{self._command[0]}: {said.lower()}") from error
        self._options, self._sent_rules = {}, {}
        self._send("ugi")
        try:
            self._until("ugiok", self._patience)
        except PlayerError as error:
            raise PlayerError(Failure.NO_START, error.detail) from error
        for name, value in self._settings.items():
            self._set(name, value)

    def _set(self, name: str, value: str) -> None:
        """Set an option that the user asked for; raises PlayerError if the program does not have or accept it."""
        option = self._options.get(name.lower())
        if option is None:
            names = ", ".join(known.name for known in self._options.values())
            raise self._failed(Failure.NO_START, f"it has no option {name}: expected {names or 'none at all'}")
        try:
            self._send(option.command(value))
        except ValueError as error:
            raise self._failed(Failure.NO_START, str(error)) from error

    def _send_rules(self, board: AnyBoard) -> None:
        """Send the rules that are not part of a position, as far as the program has options for them."""
        own = {name.lower() for name in self._settings}
        for name, value in rules_of(board).items():
            option = self._options.get(name.lower())
            if option is not None and name.lower() not in own and self._sent_rules.get(name) != value:
                self._sent_rules[name] = value
                with suppress(ValueError):
                    self._send(option.command(value))

    def _send(self, line: str) -> None:
        assert self._process is not None
        self._process.send(line)

    def _until(self, wanted: str, seconds: float) -> tuple[list[str], list[str]]:
        """Read until a line begins with `wanted`; its words, and those of the last line with a score.

        Other lines are ignored, as UGI demands. On a timeout, the first unknown line is reported.
        """
        assert self._process is not None
        deadline = monotonic() + seconds
        info: list[str] = []
        unknown = ""
        while True:
            try:
                line = self._process.read(deadline)
            except TimeoutError:
                if unknown:
                    raise self._failed(Failure.UNREADABLE, f"{unknown!r} instead of {wanted}") from None
                raise self._failed(Failure.TIME, f"no {wanted} within {seconds:.3g} s") from None
            if line is None:
                raise self._failed(Failure.CRASH, self._process.exit_description())
            words = line[:4096].decode(errors="replace").split()
            head = words[0] if words else ""
            if head == wanted:
                return words, info
            if head == "info" and "score" in words and _is_first(words):
                info = words
            elif head == "option" and len(self._options) < _MAX_OPTIONS:
                self._add_option(" ".join(words))
            elif head not in _KNOWN:
                unknown = unknown or " ".join(words)[:80]

    def _add_option(self, line: str) -> None:
        option = UgiOption.parse(line)
        if option is not None:
            self._options[option.name.lower()] = option

    def _failed(self, kind: Failure, detail: str) -> PlayerError:
        """The error to raise. The process is killed, since its next answers would belong to a game that is over."""
        if self._process is not None:
            self._process.kill()
        self.close()
        return PlayerError(kind, detail)


def position(board: AnyBoard) -> str:
    """The `position` command with the start of a game and all its moves."""
    start = "startpos" if board.start_fen == hexad.GAMES[board.game].Board().start_fen else f"fen {board.start_fen}"
    moves = [str(move) for move in board.moves]
    return f"position {start} moves {' '.join(moves)}" if moves else f"position {start}"


def _is_first(words: list[str]) -> bool:
    """Whether an info line is about the best line, not one of several others."""
    return "multipv" not in words or words[words.index("multipv") + 1 :][:1] == ["1"]


def _score_and_depth(words: list[str]) -> tuple[Score | None, int | None]:
    """The score and the depth of an info line, as far as they are valid."""
    score = depth = None
    with suppress(ValueError, IndexError):
        depth = max(0, int(words[words.index("depth") + 1]))
    with suppress(ValueError, IndexError):
        kind, number = words[words.index("score") + 1 :][:2]
        points = int(number)
        if kind == "cp":
            score = Score(max(-_WIN, min(_WIN, points)))
        elif kind == "mate":
            # Counted in moves of the winner, who makes the last ply.
            plies = min(2 * abs(points) - (points > 0), 199)
            score = Score(_WIN - plies if points > 0 else plies - _WIN)
    return score, depth
