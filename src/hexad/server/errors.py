"""The errors that clients are told about."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hexad.errors import HexadError

__all__ = [
    "BrokenGameError",
    "QuotaError",
    "RateLimitError",
    "RefusalError",
    "SetBackError",
    "UnavailableError",
    "UnknownEventError",
    "field_at",
    "params_of",
]


class RefusalError(Exception):
    """A request is refused. `code` is for programs, `text` for people, `rule` names the rule, `status` is for HTTP.

    `field` is the field of the request that is wrong, if it is one, and `params` are the values of a sentence about it,
    such as its limits: a client builds the sentence for its user from `code`, `field` and `params`.
    """

    def __init__(  # noqa: PLR0913 - all but two have a name at every call
        self,
        code: str,
        text: str,
        *,
        rule: str | None = None,
        status: int = 409,
        field: str = "",
        params: Mapping[str, str | int] | None = None,
    ) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.rule = rule
        self.status = status
        self.field = field
        self.params = dict(params or {})
        self.wait = 0
        """Seconds after which another attempt makes sense, if that is known."""


class UnavailableError(RefusalError):
    """The database cannot be read or written. The client may retry with the same id."""

    def __init__(self, text: str = "The arena cannot write at the moment. Nothing is lost: try again soon.") -> None:
        super().__init__("unavailable", text, status=503)


class BrokenGameError(RefusalError):
    """The stored events of a game cannot be read. To retry is of no use before an administrator has repaired it."""

    def __init__(self, name: str) -> None:
        text = f"Game {name} is damaged and cannot be read. The other games are not affected. Tell the administrator."
        super().__init__("broken-game", text)


class UnknownEventError(RefusalError):
    """A game has an event of a later release. While machines are upgraded, another process can continue it."""

    def __init__(self, name: str) -> None:
        text = f"Game {name} was continued by a newer version of the server, to which this one is being upgraded."
        super().__init__("unknown-event", f"{text} Nothing is lost: try again soon.", status=503)


class SetBackError(RefusalError):
    """An act was decided on events that the database has lost since: it was meant for another position."""

    def __init__(self) -> None:
        super().__init__("set-back", "The server lost the last events of this game in an outage: look at it again.")


class RateLimitError(RefusalError):
    """A rate limit is exceeded. `wait` is the number of seconds after which to retry."""

    def __init__(self, text: str, wait: float, *, code: str = "too-fast") -> None:
        super().__init__(code, text, status=429)
        self.wait = max(1, math.ceil(wait))


class QuotaError(RateLimitError):
    """A quota is used up: `code` names it."""

    def __init__(self, code: str, text: str, wait: float) -> None:
        super().__init__(text, wait, code=code)


def params_of(error: HexadError) -> dict[str, str | int]:
    """The values of the sentence of an error, with the game that it is about."""
    values = {name: value for name, value in (error.params or {}).items() if isinstance(value, str | int)}
    return {"game": str(error.game), **values} if error.game else values


def field_at(path: str) -> str:
    """The innermost field of a path, which may be at the end of a message of msgspec.

    >>> field_at("Expected `str` of length <= 60 - at `$.place.moves[0]`")
    'moves'
    >>> field_at("options.layout")
    'layout'
    """
    names = re.findall(r"[A-Za-z_]\w*", path.rpartition("`$")[2])
    return names[-1] if names and (" " not in path or "`$" in path) else ""
