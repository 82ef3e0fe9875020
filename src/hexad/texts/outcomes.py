"""Players and results in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexad.texts.texts import Texts
    from hexad.types import Outcome

__all__ = ["ending", "reason", "side_name"]


def side_name(texts: Texts, player: str) -> str:
    """A player by colour."""
    return texts.say(f"cli-side-{player}")


def reason(texts: Texts, why: str) -> str:
    """The reason of a result; a reason that is unknown, as records may hold, is returned unchanged."""
    key = f"cli-reason-{why.replace(' ', '-')}"
    return texts.say(key) if texts.has(key) else why


def ending(texts: Texts, over: Outcome) -> str:
    """The result of a game, with its reason."""
    if over.winner is None:
        return texts.say("cli-draw", reason=reason(texts, over.reason))
    return texts.say("cli-wins", side=side_name(texts, over.winner), reason=reason(texts, over.reason))
