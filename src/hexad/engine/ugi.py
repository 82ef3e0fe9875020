"""A program that plays by UGI: commands are read line by line, answers written as lines.

    ugi, isready, setoption name NAME value VALUE, uginewgame,
    position startpos|fen F [moves …],
    go [p1time MS] [p2time MS] [p1inc MS] [p2inc MS] [movetime MS] [depth N] [nodes N] [infinite], stop,
    query gameover|p1turn|result|fen|islegal M, quit

`ugi` lists the options. Hash, Threads, Lines and Level are the engine's; the others are rules that a position text does
not carry, and hold from the next `position` on.

Every `go` is answered by one `bestmove`, `go infinite` also where there is nothing more to find. At levels 1 to 9 the
`bestmove` is what the level plays, a `go` without a limit ends by itself, and `go infinite` answers when it is stopped;
no more lines are shown than the level looks at.

A command that cannot be understood or carried out is answered by an `info string` and changes nothing. While a search
runs, only `isready`, `query`, `stop`, `ugi` and `quit` are carried out. At the end of the input the program waits for a
search that ends by itself.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

import hexad
from hexad.engine.engine import Engine
from hexad.engine.levels import FULL
from hexad.engine.ugi_options import RULES, THINKING
from hexad.engine.ugi_search import Search
from hexad.engine.ugi_words import UgiError, limit_of, position_of
from hexad.quoting import quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from hexad.board import AnyBoard

__all__ = ["Server"]

_ALONE = ("ugi", "isready", "uginewgame", "stop")
_QUERIES = "gameover, p1turn, result, fen or islegal and a move"
_RESULTS = {"1-0": "p1win", "0-1": "p2win", "1/2-1/2": "draw"}


class Server:
    """Answers the commands of one client."""

    def __init__(self, game: str, write: Callable[[str], object]) -> None:
        self.board: AnyBoard = hexad.GAMES[game].Board()
        self._engine = Engine(game)
        self._thinking = {option.name: option.default for option in THINKING}
        self._rules: dict[str, Any] = {}
        self._write = write
        self._writing = threading.Lock()
        self._search: Search | None = None

    def serve(self, commands: Iterable[str]) -> None:
        """Carry out commands until `quit` or the end of the input."""
        try:
            for words in filter(None, map(str.split, commands)):
                if words[0] == "quit":
                    break
                try:
                    self._obey(words)
                except UgiError as refusal:
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
        """Write a whole line of the answer, from any thread."""
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
            raise UgiError(f"{quoted(name)} is not a command: expected {', '.join(commands)} or quit")
        if rest and name in _ALONE:
            raise UgiError(f"{name} stands alone: expected nothing after it, got {quoted(' '.join(rest))}")
        commands[name](rest)

    def _idle(self, command: Callable[[list[str]], None]) -> Callable[[list[str]], None]:
        """The command, refused while a search runs."""

        def obey(words: list[str]) -> None:
            if self._search is not None and not self._search.is_answered:
                raise UgiError("a search is running: expected stop, or to wait for its bestmove")
            command(words)

        return obey

    def _ugi(self, _: list[str]) -> None:
        self.say(f"id name Hexad {hexad.__version__}")
        self.say("id author The Hexad authors")
        for option in (*THINKING, *RULES[self._engine.game].values()):
            self.say(str(option))
        self.say("ugiok")

    def _setoption(self, words: list[str]) -> None:
        match words:
            case ["name", name, "value", value]:
                rules = RULES[self._engine.game]
            case _:
                raise UgiError("setoption was not understood: expected setoption name NAME value VALUE")
        for option in THINKING:
            if option.name.lower() == name.lower():
                self._set(option.name, option.read(value))
                return
        for keyword, rule in rules.items():
            if rule.name.lower() == name.lower():
                # A limit of zero is none.
                self._rules[keyword] = rule.read(value) or None
                return
        expected = ", ".join(option.name for option in (*THINKING, *rules.values()))
        raise UgiError(f"{quoted(name)} is not an option: expected one of {expected}")

    def _set(self, name: str, number: int) -> None:
        if name == "Hash":
            self._resize(number)
        elif name == "Threads":
            self._engine.threads = number
        self._thinking[name] = number

    def _resize(self, megabytes: int) -> None:
        game, threads, before = self._engine.game, self._engine.threads, self._engine.hash_mb
        # There may be no memory for both tables, so the old one is freed first; the last search refers to it, too.
        if self._search is not None:
            self._search.join()
            self._search = None
        self._engine = Engine(game, threads=threads, hash_mb=1)
        try:
            self._engine = Engine(game, threads=threads, hash_mb=megabytes)
        except (MemoryError, ValueError) as error:
            self._engine = Engine(game, threads=threads, hash_mb=before)
            raise UgiError(f"Hash is {megabytes}: there is not so much memory, expected less") from error

    def _position(self, words: list[str]) -> None:
        self.board = position_of(self._engine.game, words, self._rules)

    def _go(self, words: list[str]) -> None:
        limit = limit_of(words, p1turn=self.board.turn is hexad.BLACK)
        if self._search is not None:
            self._search.join()
        level, lines = self._thinking["Level"], self._thinking["Lines"]
        thought = self._engine.think(self.board, limit, level=level, lines=lines)
        waits = level < FULL and "infinite" in words
        self._search = Search(thought, self.say, lines=lines, waits=waits)
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
                raise UgiError(f"query {quoted(' '.join(words))} was not understood: expected {_QUERIES}")
        self.say(f"response {answer}")
