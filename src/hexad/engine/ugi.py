"""A program that plays by UGI: commands are read line by line, answers written as lines.

    ugi, isready, setoption name Hash|Threads|Lines value N, uginewgame,
    position startpos|fen F [moves …],
    go [p1time MS] [p2time MS] [p1inc MS] [p2inc MS] [movetime MS] [depth N] [nodes N] [infinite], stop,
    query gameover|p1turn|result|fen|islegal M, quit

Every `go` is answered by one `bestmove`, `go infinite` also where there is nothing more to find. What can not be
understood or done is answered by an `info string` and changes nothing. While a search runs, only `isready`, `query`,
`stop`, `ugi` and `quit` are obeyed. At the end of the input, a search that ends by itself is waited for.
"""

from __future__ import annotations

import re
import threading
from contextlib import closing, suppress
from typing import TYPE_CHECKING

import hexad
from hexad.engine.engine import MOST_HASH_MB, MOST_LINES, MOST_THREADS, Engine, Info
from hexad.engine.limit import Limit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from hexad.board import AnyBoard

__all__ = ["Refused", "Server", "limit_of", "position_of", "shown"]

_OPTIONS = {"Hash": (64, MOST_HASH_MB), "Threads": (1, MOST_THREADS), "Lines": (1, MOST_LINES)}
_LONG = 10**12  # milliseconds, some thirty years
# A clock that was overstepped shows less than nothing.
_GO = {
    "p1time": (-_LONG, _LONG),
    "p2time": (-_LONG, _LONG),
    "p1inc": (0, _LONG),
    "p2inc": (0, _LONG),
    "movetime": (0, _LONG),
    "depth": (1, 1000),
    "nodes": (1, 10**15),
}
_ALONE = ("ugi", "isready", "uginewgame", "stop")
_QUERIES = "gameover, p1turn, result, fen or islegal and a move"
_RESULTS = {"1-0": "p1win", "0-1": "p2win", "1/2-1/2": "draw"}
_LONGEST_ECHO = 40
_NUMBER = re.compile("-?[0-9]{1,18}")


class Refused(ValueError):  # noqa: N818 - an answer to the client, not a fault of the program
    """What was asked can not be done; the text says what was wrong and what is expected."""


class Server:
    """Answers the commands of one client."""

    def __init__(self, game: str, write: Callable[[str], object]) -> None:
        self.board: AnyBoard = hexad.GAMES[game].Board()
        self._engine = Engine(game, hash_mb=_OPTIONS["Hash"][0])
        self._lines = 1
        self._write = write
        self._writing = threading.Lock()
        self._search: _Search | None = None

    def serve(self, commands: Iterable[str]) -> None:
        """Obey commands until `quit` or the end of the input."""
        try:
            for words in filter(None, map(str.split, commands)):
                if words[0] == "quit":
                    break
                try:
                    self._obey(words)
                except Refused as refusal:
                    self.say(f"info string {' '.join(str(refusal).split())}")
            else:
                self._end(wait=True)
        finally:
            self._end()

    def _end(self, *, wait: bool = False) -> None:
        if self._search is not None:
            if not (wait and self._search.ends_by_itself):
                self._search.stop()
            self._search.join()

    def say(self, line: str) -> None:
        """Write a line of the answer, whole, from whichever thread."""
        with self._writing:
            self._write(line)

    def _obey(self, words: list[str]) -> None:
        commands: dict[str, Callable[[list[str]], None]] = {
            "ugi": self._ugi,
            "isready": lambda _: self.say("readyok"),
            "setoption": self._idle(self._setoption),
            "uginewgame": self._idle(lambda _: self._engine.clear()),
            "position": self._idle(self._position),
            "go": self._idle(self._go),
            "stop": self._stop,
            "query": self._query,
        }
        name, *rest = words
        if name not in commands:
            raise Refused(f"{shown(name)} is not a command: expected {', '.join(commands)} or quit")
        if rest and name in _ALONE:
            raise Refused(f"{name} stands alone: expected nothing after it, got {shown(' '.join(rest))}")
        commands[name](rest)

    def _idle(self, command: Callable[[list[str]], None]) -> Callable[[list[str]], None]:
        """The command, refused while a search runs."""

        def obey(words: list[str]) -> None:
            if self._search is not None and not self._search.is_answered:
                raise Refused("a search is running: expected stop, or to wait for its bestmove")
            command(words)

        return obey

    def _ugi(self, _: list[str]) -> None:
        self.say(f"id name Hexad {hexad.__version__}")
        self.say("id author The Hexad authors")
        for name, (default, most) in _OPTIONS.items():
            self.say(f"option name {name} type spin default {default} min 1 max {most}")
        self.say("ugiok")

    def _setoption(self, words: list[str]) -> None:
        match words:
            case ["name", name, "value", value]:
                known = next((option for option in _OPTIONS if option.lower() == name.lower()), None)
            case _:
                raise Refused("setoption was not understood: expected setoption name NAME value N")
        if known is None:
            raise Refused(f"{shown(name)} is not an option: expected {' or '.join(_OPTIONS)}")
        number = _whole(known, value, 1, _OPTIONS[known][1])
        if known == "Lines":
            self._lines = number
        elif known == "Threads":
            self._engine.threads = number
        else:
            self._resize(number)

    def _resize(self, megabytes: int) -> None:
        try:
            self._engine = Engine(self._engine.game, threads=self._engine.threads, hash_mb=megabytes)
        except MemoryError as error:
            raise Refused(f"Hash is {megabytes}: there is not so much memory, expected less") from error

    def _position(self, words: list[str]) -> None:
        self.board = position_of(self._engine.game, words)

    def _go(self, words: list[str]) -> None:
        limit = limit_of(words, p1turn=self.board.turn is hexad.BLACK)
        if self._search is not None:
            self._search.join()
        self._search = _Search(self._engine, self.board, limit, self._lines, self.say)
        self._search.start()

    def _stop(self, _: list[str]) -> None:
        if self._search is not None:
            self._search.stop()

    def _query(self, words: list[str]) -> None:
        match words:
            case ["gameover"]:
                answer = str(self.board.is_over).lower()
            case ["p1turn"]:
                answer = str(self.board.turn is hexad.BLACK).lower()
            case ["result"]:
                outcome = self.board.outcome()
                answer = "none" if outcome is None else _RESULTS[outcome.result]
            case ["fen"]:
                answer = self.board.fen()
            case ["islegal", move]:
                answer = str(move in self.board.legal_moves).lower()
            case _:
                raise Refused(f"query {shown(' '.join(words))} was not understood: expected {_QUERIES}")
        self.say(f"response {answer}")


class _Search(threading.Thread):
    """One `go`: it reports what it finds, and ends with a `bestmove`."""

    def __init__(self, engine: Engine, board: AnyBoard, limit: Limit, lines: int, say: Callable[[str], None]) -> None:
        super().__init__(name="hexad-ugi", daemon=True)
        self.ends_by_itself = limit != Limit()
        self.is_answered = False
        self._engine = engine
        # Whichever move, in case that there was no time to look at one.
        self._move = None if board.is_over else board.legal_moves[0]
        self._infos = engine.analyse(board, limit, lines=lines)
        self._say = say
        self._stopped = threading.Event()

    def stop(self) -> None:
        """Let the search answer at once."""
        self._stopped.set()
        if not self.is_answered:
            self._engine.stop()

    def run(self) -> None:
        """Search, and answer; a client that no longer listens is not told."""
        with suppress(OSError):
            try:
                # The engine is free again before the answer is out.
                with closing(self._infos):
                    self._report()
            finally:
                self.is_answered = True
                self._say(f"bestmove {'none' if self._move is None else self._move}")

    def _report(self) -> None:
        told: dict[int, Info] = {}
        for info in self._infos:
            if info.rank == 1:
                self._move = info.line[0]
            # The last lines come twice: when they are found, and as the answer.
            if told.get(info.rank) != info:
                told[info.rank] = info
                self._say(_info(info))
            # A stop that came before the search had begun was not heard by it.
            if self._stopped.is_set():
                break


def position_of(game: str, words: list[str]) -> AnyBoard:
    """The board of `startpos|fen F [moves …]`."""
    cut = words.index("moves") if "moves" in words else len(words)
    match words[:cut]:
        case ["startpos"]:
            fen = None
        case ["fen", _, *_]:
            fen = " ".join(words[1:cut])
        case _:
            raise Refused("position was not understood: expected startpos or fen F, then moves if there are any")
    try:
        board: AnyBoard = hexad.GAMES[game].Board(fen)
    except ValueError as error:
        raise Refused(f"the position was refused: {error}") from error
    for number, move in enumerate(words[cut + 1 :], 1):
        try:
            board.push(move)
        except ValueError as error:
            raise Refused(f"move {number}, {shown(move)}, was refused: {error}") from error
    return board


def limit_of(words: list[str], *, p1turn: bool) -> Limit:
    """The limit that the words after `go` set for the player to move."""
    numbers: dict[str, int] = {}
    rest = list(words)
    while rest:
        name = rest.pop(0)
        if name == "infinite":
            continue
        if name not in _GO:
            raise Refused(f"go {shown(name)} was not understood: expected {', '.join(_GO)} or infinite")
        if not rest:
            raise Refused(f"go {name} lacks its number: expected {name} N")
        numbers[name] = _whole(name, rest.pop(0), *_GO[name])
    if "infinite" in words and numbers:
        raise Refused(f"go infinite has no end: expected no {' and no '.join(numbers)} with it")
    mine, other = ("p1", "p2") if p1turn else ("p2", "p1")
    if f"{mine}time" not in numbers and numbers.keys() & {f"{other}time", "p1inc", "p2inc"}:
        raise Refused(f"the clock of the player to move is missing: expected {mine}time")
    clock = numbers.get(f"{mine}time")
    return Limit(
        time=numbers["movetime"] / 1000 if "movetime" in numbers else None,
        nodes=numbers.get("nodes"),
        depth=numbers.get("depth"),
        remaining=None if clock is None else max(clock, 0) / 1000,
        increment=numbers.get(f"{mine}inc", 0) / 1000,
    )


def shown(text: str) -> str:
    """What a client wrote, as it can be repeated to it: short and printable."""
    return ascii(text if len(text) <= _LONGEST_ECHO else f"{text[:_LONGEST_ECHO]}...")


def _info(info: Info) -> str:
    speed = round(info.nodes / max(info.seconds, 0.001))
    return (
        f"info depth {info.depth} score {_score(info)} nodes {info.nodes} time {round(1000 * info.seconds)} "
        f"nps {speed} hashfull {round(1000 * info.hash_full)} multipv {info.rank} pv {' '.join(map(str, info.line))}"
    )


def _score(info: Info) -> str:
    """Points as `cp`; a proven win or loss as `mate`, in moves of the winner."""
    plies = info.score.win_in
    if plies is None:
        return f"cp {info.score.points}"
    moves = (abs(plies) + 1) // 2
    return f"mate {moves if plies > 0 else -moves}"


def _whole(name: str, text: str, least: int, most: int) -> int:
    if _NUMBER.fullmatch(text) and least <= int(text) <= most:
        return int(text)
    raise Refused(f"{name} is {shown(text)}: expected a number from {least} to {most}")
