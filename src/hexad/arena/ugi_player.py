"""A player that is a program of any kind which speaks UGI."""

from __future__ import annotations

from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING

import hexad
from hexad.arena.fault import Failing, Fault
from hexad.arena.offer import Offer
from hexad.arena.player import Choice, Player
from hexad.arena.program import Program
from hexad.engine import Score
from hexad.engine.ugi_options import rules_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from hexad.arena.pace import Turn
    from hexad.board import AnyBoard

__all__ = ["UgiPlayer", "position"]

_KNOWN = {"", "info", "id", "option", "ugiok", "readyok", "response", "bestmove"}
_WIN = 30_000
_MOST_OFFERS = 1000


class UgiPlayer(Player):
    """Starts its program for its first game, and again after each failure; `settings` are its options by name."""

    def __init__(
        self, command: Sequence[str], settings: Mapping[str, str] | None = None, *, patience: float = 20.0
    ) -> None:
        self._command = list(command)
        self._settings = dict(settings or {})
        self._patience = patience
        self._program: Program | None = None
        # What the program offers, by the name in small letters, and what it was told of the rules.
        self._offers: dict[str, Offer] = {}
        self._told: dict[str, str] = {}

    def begin(self, seed: str) -> None:  # noqa: ARG002 - the protocol has no word for it
        """Start the program if it does not run, and wait until it is ready for a game."""
        if self._program is None:
            self._start()
        self._send("uginewgame")
        self._send("isready")
        self._until("readyok", self._patience)

    def choose(self, board: AnyBoard, turn: Turn) -> Choice:
        """Ask for a move, and wait no longer for it than the player may take."""
        assert self._program is not None
        self._program.forget()
        self._tell_rules(board)
        self._send(position(board))
        self._send(turn.go())
        words, info = self._until("bestmove", turn.allowed())
        if len(words) < 2:
            raise self._failed(Failing.UNREADABLE, "bestmove without a move")
        score, depth = _thought(info)
        return Choice(words[1], score, depth)

    def abort(self) -> None:
        """End the program: whoever waits for it sees it go."""
        program = self._program
        if program is not None:
            program.kill()

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.close()
            self._program = None

    def _start(self) -> None:
        try:
            self._program = Program(self._command)
        except (OSError, ValueError) as error:
            said = getattr(error, "strerror", None) or str(error)
            raise Fault(Failing.NO_START, f"{self._command[0]}: {said.lower()}") from error
        self._offers, self._told = {}, {}
        self._send("ugi")
        try:
            self._until("ugiok", self._patience)
        except Fault as fault:
            raise Fault(Failing.NO_START, fault.detail) from fault
        for name, value in self._settings.items():
            self._set(name, value)

    def _set(self, name: str, value: str) -> None:
        """Set an option as asked for; a program that does not play as it should is not let play at all."""
        offer = self._offers.get(name.lower())
        if offer is None:
            names = ", ".join(known.name for known in self._offers.values())
            raise self._failed(Failing.NO_START, f"it has no option {name}: expected {names or 'none at all'}")
        try:
            self._send(offer.command(value))
        except ValueError as error:
            raise self._failed(Failing.NO_START, str(error)) from error

    def _tell_rules(self, board: AnyBoard) -> None:
        """Tell the rules that a position does not carry, as far as the program has options for them."""
        own = {name.lower() for name in self._settings}
        for name, value in rules_of(board).items():
            offer = self._offers.get(name.lower())
            if offer is not None and name.lower() not in own and self._told.get(name) != value:
                self._told[name] = value
                with suppress(ValueError):
                    self._send(offer.command(value))

    def _send(self, line: str) -> None:
        assert self._program is not None
        self._program.send(line)

    def _until(self, wanted: str, seconds: float) -> tuple[list[str], list[str]]:
        """The words of the line that was waited for, and those of the last line that told a score.

        Other lines are let pass, as UGI has it; if nothing else comes, the first strange one is to blame.
        """
        assert self._program is not None
        until = monotonic() + seconds
        info: list[str] = []
        strange = ""
        while True:
            try:
                line = self._program.read(until)
            except TimeoutError:
                if strange:
                    raise self._failed(Failing.UNREADABLE, f"{strange!r} instead of {wanted}") from None
                raise self._failed(Failing.TIME, f"no {wanted} within {seconds:.3g} s") from None
            if line is None:
                raise self._failed(Failing.CRASH, self._program.epitaph())
            words = line[:4096].decode(errors="replace").split()
            head = words[0] if words else ""
            if head == wanted:
                return words, info
            if head == "info" and "score" in words and _is_first(words):
                info = words
            elif head == "option" and len(self._offers) < _MOST_OFFERS:
                self._hear(" ".join(words))
            elif head not in _KNOWN:
                strange = strange or " ".join(words)[:80]

    def _hear(self, line: str) -> None:
        offer = Offer.parse(line)
        if offer is not None:
            self._offers[offer.name.lower()] = offer

    def _failed(self, kind: Failing, detail: str) -> Fault:
        """The fault to raise, and no more of that process: what it may still say belongs to a game that is over."""
        if self._program is not None:
            self._program.kill()
        self.close()
        return Fault(kind, detail)


def position(board: AnyBoard) -> str:
    """The command that tells a program the start of a game and all moves since."""
    start = "startpos" if board.start_fen == hexad.GAMES[board.game].Board().start_fen else f"fen {board.start_fen}"
    moves = [str(move) for move in board.moves]
    return f"position {start} moves {' '.join(moves)}" if moves else f"position {start}"


def _is_first(words: list[str]) -> bool:
    """Whether an info line is about the best line, not one of several others."""
    return "multipv" not in words or words[words.index("multipv") + 1 :][:1] == ["1"]


def _thought(words: list[str]) -> tuple[Score | None, int | None]:
    """The score and the depth of an info line, as far as they can be read."""
    score = depth = None
    with suppress(ValueError, IndexError):
        depth = max(0, int(words[words.index("depth") + 1]))
    with suppress(ValueError, IndexError):
        kind, number = words[words.index("score") + 1 :][:2]
        points = int(number)
        if kind == "cp":
            score = Score(max(-_WIN, min(_WIN, points)))
        elif kind == "mate":
            # In moves of the winner, who also has the last ply.
            plies = min(2 * abs(points) - (points > 0), 199)
            score = Score(_WIN - plies if points > 0 else plies - _WIN)
    return score, depth
