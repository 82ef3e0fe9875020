"""Players as texts: `engine`, `engine:level=3`, `engine:depth=3,threads=2`, `random`, `greedy`, `ugi:COMMAND LINE`.

A bot on a Hexad server is `api:` and the address of its profile.
"""

from __future__ import annotations

import shlex
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hexad.arena.api_player import ApiPlayer, parse_profile
from hexad.arena.builtin_players import EnginePlayer, GreedyPlayer, RandomPlayer
from hexad.arena.ugi_player import UgiPlayer
from hexad.engine import Limit
from hexad.engine.levels import FULL
from hexad.errors import SettingError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from hexad.arena.player import MatchPlayer
    from hexad.arena.time_control import MatchTimeControl

__all__ = ["PlayerSpec", "require_clock"]

_CHOICES = "engine, engine:level=3, random, greedy, ugi:./program, api:https://example.org/@/Fox"
_ENGINE_OPTIONS = ("level", "depth", "nodes", "movetime", "threads", "hash")


@dataclass(frozen=True)
class PlayerSpec:
    """A description from which players are made, one for each thread of a match.

    `options` are options of the engine, `settings` those of a program. `text` is the name of the player in the match.
    """

    text: str
    kind: str
    options: dict[str, int] = field(default_factory=dict)
    command: tuple[str, ...] = ()
    settings: dict[str, str] = field(default_factory=dict)
    address: str = ""

    @classmethod
    def parse(cls, text: str, settings: Mapping[str, str] | None = None) -> PlayerSpec:
        """Parse a player, with settings if it is a program; raises ValueError."""
        kind, colon, rest = text.strip().partition(":")
        name = " ".join(text.split())
        if kind == "ugi":
            chosen = {_plain(option): _plain(value) for option, value in (settings or {}).items()}
            return cls(f"{name}{_listed(chosen)}", kind, command=_command(rest), settings=chosen)
        if kind == "api" and not settings:
            parse_profile(rest)
            return cls(name, kind, address=rest)
        if kind not in ("api", "engine", "random", "greedy") or (colon and kind not in ("api", "engine")):
            raise SettingError("wrong-match-player", text=text, choices=_CHOICES)
        if settings:
            raise SettingError("wrong-match-not-program", text=text)
        return cls(name, kind, dict(_option(text, part) for part in rest.split(",")) if colon else {})

    @property
    def needs_limit(self) -> bool:
        """Whether the player thinks without end if the match has no limit."""
        return self.kind in ("api", "ugi") or (self.kind == "engine" and self.options.get("level", FULL) == FULL)

    @property
    def is_single(self) -> bool:
        """Whether the player can be in one game at a time, as a bot on a server, whose games have a clock."""
        return self.kind == "api"

    def make(self, game: str) -> MatchPlayer:
        """A new player; raises ValueError for options that the engine rejects."""
        if self.kind == "api":
            return ApiPlayer(self.address)
        if self.kind == "ugi":
            return UgiPlayer(self.command, self.settings)
        if self.kind != "engine":
            return RandomPlayer() if self.kind == "random" else GreedyPlayer()
        own = self.options
        movetime = own["movetime"] / 1000 if "movetime" in own else None
        limit = Limit(time=movetime, nodes=own.get("nodes"), depth=own.get("depth"))
        level, threads, megabytes = own.get("level", FULL), own.get("threads", 1), own.get("hash", 16)
        return EnginePlayer(game, limit, level=level, threads=threads, hash_mb=megabytes)


def require_clock(specs: Iterable[PlayerSpec], time_control: MatchTimeControl) -> None:
    """Raise SettingError if a player needs a clock and there is none."""
    for spec in specs:
        if spec.is_single and time_control.clock is None:
            raise SettingError("wrong-match-api-clock", text=spec.text)


def _command(text: str) -> tuple[str, ...]:
    try:
        words = tuple(shlex.split(text))
    except ValueError as error:
        raise SettingError("wrong-match-open-quote", text=f"ugi:{text}") from error
    if not words or not words[0]:
        raise SettingError("wrong-match-no-program")
    return words


def _plain(text: str) -> str:
    """A name or a value with single spaces; raises ValueError if it does not fit on a line of UGI."""
    plain = " ".join(text.split())
    if not plain or not plain.isprintable():
        raise SettingError("wrong-match-unsendable", text=ascii(text)[1:-1])
    return plain


def _listed(settings: Mapping[str, str]) -> str:
    return f" [{shlex.join(f'{name}={value}' for name, value in settings.items())}]" if settings else ""


def _option(spec: str, text: str) -> tuple[str, int]:
    name, _, value = text.strip().partition("=")
    if name not in _ENGINE_OPTIONS or not (value.isascii() and value.isdigit() and len(value) < 10):
        expected = ", ".join(f"{known}=N" for known in _ENGINE_OPTIONS)
        raise SettingError("wrong-match-player-option", player=spec, text=text, choices=expected)
    if name == "level" and not 1 <= int(value) <= FULL:
        raise SettingError("wrong-match-player-level", player=spec, level=value, max=FULL)
    if int(value) == 0:
        raise SettingError("wrong-match-player-zero", player=spec, name=name)
    return name, int(value)
