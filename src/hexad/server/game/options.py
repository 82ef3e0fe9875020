"""The options of a game in requests: one type for all games, made from their tables of options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta

import hexad

if TYPE_CHECKING:
    from hexad.options import Option

__all__ = ["Options"]

# The numbers that requests may ask for, by option: smaller than what boards accept.
_RANGES = {"repetition": (2, 100)}
_DEFAULT_RANGE = (1, 100_000)
_MAX_CHOICES = 4
_MAX_TEXT_LENGTH = 40


def _field(option: Option) -> tuple[str, Any, Any]:
    """Name, type and default of an option. None stands for the game's default, or for no limit."""
    if not option.choices:
        smallest, largest = _RANGES.get(option.name, _DEFAULT_RANGE)
        return option.name, Annotated[int, Meta(ge=smallest, le=largest)] | None, option.default
    if len(option.choices) > _MAX_CHOICES:
        # Layouts: an unknown one is refused with a list of the known ones.
        return option.name, Annotated[str, Meta(max_length=_MAX_TEXT_LENGTH)] | None, None
    return option.name, Literal[option.choices] | None, None


def _all_options() -> dict[str, Option]:
    """The options of all games. Options of the same name mean the same in every game."""
    return {name: option for game in hexad.GAMES.values() for name, option in game.options.items()}


if TYPE_CHECKING:

    class Options(msgspec.Struct, frozen=True):
        """The options of any game."""

else:
    Options = msgspec.defstruct(
        "Options",
        list(
            {option.name: _field(option) for game in hexad.GAMES.values() for option in game.options.values()}.values()
        ),
        namespace={"__doc__": "The options of a game; an option that the game does not have is refused."},
        module=__name__,
        frozen=True,
        forbid_unknown_fields=True,
        omit_defaults=True,
    )
