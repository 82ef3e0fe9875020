"""Players by name: `engine`, `engine:depth=3,threads=2`, `random`, `greedy`, `ugi:COMMAND LINE`."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hexad.arena.builtin import EnginePlayer, GreedyPlayer, RandomPlayer
from hexad.arena.ugi_player import UgiPlayer
from hexad.engine import Limit

if TYPE_CHECKING:
    from hexad.arena.player import Player

__all__ = ["Spec"]

_EXPECTED = "engine, engine:depth=3, random, greedy or ugi:COMMAND"
_ENGINE_OPTIONS = ("depth", "nodes", "movetime", "threads", "hash")


@dataclass(frozen=True)
class Spec:
    """What makes a player, as often as a match needs one: each thread has its own."""

    text: str
    kind: str
    options: dict[str, int]
    command: tuple[str, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Spec:
        """Read a player's name; ValueError says what was expected."""
        kind, colon, rest = text.strip().partition(":")
        name = " ".join(text.split())
        if kind == "ugi":
            return cls(name, kind, {}, _command(rest))
        if kind not in ("engine", "random", "greedy") or (colon and kind != "engine"):
            raise ValueError(f'"{text}" is not a player: expected {_EXPECTED}')
        options = dict(_option(text, part) for part in rest.split(",")) if colon else {}
        return cls(name, kind, options)

    def make(self, game: str) -> Player:
        """A player of this kind; ValueError for options that the engine refuses."""
        if self.kind == "ugi":
            return UgiPlayer(self.command)
        if self.kind != "engine":
            return RandomPlayer() if self.kind == "random" else GreedyPlayer()
        own = self.options
        movetime = own["movetime"] / 1000 if "movetime" in own else None
        limit = Limit(time=movetime, nodes=own.get("nodes"), depth=own.get("depth"))
        return EnginePlayer(game, limit, threads=own.get("threads", 1), hash_mb=own.get("hash", 16))


def _command(text: str) -> tuple[str, ...]:
    try:
        words = tuple(shlex.split(text))
    except ValueError as error:
        raise ValueError(f'"ugi:{text}" can not be read: {error}') from error
    if not words or not words[0]:
        raise ValueError("ugi: has no command: expected one such as ugi:./program --option")
    return words


def _option(spec: str, text: str) -> tuple[str, int]:
    name, _, value = text.strip().partition("=")
    if name not in _ENGINE_OPTIONS or not (value.isascii() and value.isdigit() and len(value) < 10):
        expected = ", ".join(f"{known}=N" for known in _ENGINE_OPTIONS)
        raise ValueError(f'"{spec}" is not a player: "{text}" is no option, expected {expected}')
    if int(value) == 0:
        raise ValueError(f'"{spec}" is not a player: {name} is 0, expected 1 or more')
    return name, int(value)
