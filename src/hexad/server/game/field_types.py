"""Types of fields whose values are words of a fixed list.

To Python they are strings. The JSON schema lists the words, and so do the OpenAPI document and the types of the web
client, which are generated from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias, get_args

from msgspec import Meta

import hexad
from hexad.ratings import Speed
from hexad.svg import THEMES
from hexad.texts import LANGUAGES

__all__ = [
    "CallOffReason",
    "ClaimResult",
    "DeclineReason",
    "EndText",
    "GameChoice",
    "GameFilter",
    "GameName",
    "GameStatus",
    "LanguageName",
    "OfferKind",
    "PauseReason",
    "ResultText",
    "ScoreText",
    "Shape",
    "Side",
    "SpeedChoice",
    "SpeedText",
    "ThemeName",
    "one_of",
]


def one_of(*words: str | int) -> Meta:
    """Return the annotation of a field that has one of these values."""
    return Meta(extra_json_schema={"enum": list(words)})


_SIDES = dict.fromkeys(str(player) for game in hexad.GAMES.values() for player in game.players)

if TYPE_CHECKING:
    GameChoice: TypeAlias = str
    GameFilter: TypeAlias = str
    LanguageName: TypeAlias = str
    SpeedChoice: TypeAlias = str
    ThemeName: TypeAlias = str
else:
    # In requests, where msgspec and Litestar check the value.
    GameChoice = Literal[tuple(hexad.GAMES)]
    GameFilter = Literal[("any", *hexad.GAMES)]
    LanguageName = Literal[tuple(LANGUAGES)]
    SpeedChoice = Literal[tuple(map(str, Speed))]
    ThemeName = Literal[tuple(THEMES)]

GameName: TypeAlias = Annotated[str, one_of(*hexad.GAMES)]
GameStatus: TypeAlias = Annotated[str, one_of("open", "playing", "over", "aborted")]
ScoreText: TypeAlias = Annotated[str, one_of("", "win", "draw", "loss")]
SpeedText: TypeAlias = Annotated[str, one_of("", *map(str, Speed))]
Side: TypeAlias = Annotated[str, one_of(*_SIDES)]
ResultText: TypeAlias = Annotated[str, one_of("1-0", "0-1", "1/2-1/2")]
EndText: TypeAlias = Annotated[str, one_of("", "1-0", "0-1", "1/2-1/2")]
Shape: TypeAlias = Annotated[str, one_of("line", "triangle", "ring")]
DeclineReason: TypeAlias = Literal["", "too-fast", "too-slow", "other-game", "rated", "casual", "later", "not-now"]
CallOffReason: TypeAlias = Annotated[
    str,
    one_of(
        *("", "idle", "left", "decided", "declined"),
        *(f"declined-{reason}" for reason in get_args(DeclineReason) if reason),
    ),
]
ClaimResult: TypeAlias = Literal["win", "draw", "abort"]
OfferKind: TypeAlias = Annotated[str, one_of("draw", "takeback", "rematch")]
PauseReason: TypeAlias = Annotated[str, one_of("vacation", "weekend")]
