"""Games as animated images, for `hexad show --animate`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hexad import animation
from hexad.cli.errors import CommandError
from hexad.cli.files import write
from hexad.cli.i18n import say
from hexad.cli.phrases import current_phrases
from hexad.cli.progress import progress_bar

if TYPE_CHECKING:
    from hexad.record import Game

__all__ = ["write_animation"]


def write_animation(
    game: Game,
    output: str | None,
    *,
    seconds: str | None,
    plies: str | None,
    **look: Any,  # noqa: ANN401 - options of hexad.animation.render
) -> None:
    """Write a game as an animated image, in the format that the ending of the file names; raises CommandError.

    `seconds` and `plies` are the texts of the options.
    """
    if output is None:
        raise CommandError("wrong-show-no-output")
    kind = Path(output).suffix.lower().removeprefix(".")
    if kind not in animation.FORMATS:
        raise CommandError("wrong-show-output", file=output)
    first, last = _range(plies, sum(1 for _ in game.mainline()))
    over = animation.outcome_of(game)
    progress, task = progress_bar(say("cli-bar-drawing"), last - first + 1)
    with progress:
        image = animation.render(
            game,
            kind,
            seconds=_seconds(seconds or "1"),
            plies=(first, last),
            ending=current_phrases().ending(over) if over else None,
            on_frame=lambda: progress.advance(task),
            **look,
        )
    write(output, image)


def _seconds(text: str) -> float:
    least, most = animation.MIN_SECONDS, animation.MAX_SECONDS
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not least <= seconds <= most:
        raise CommandError("wrong-number", name="--seconds", text=text, least=str(least), most=str(most))
    return seconds


def _range(text: str | None, count: int) -> tuple[int, int]:
    """The first and the last of the plies 0 to `count`: 10-40, 10- or -40."""
    if text is None:
        return 0, count
    found = re.fullmatch(r"(\d{0,9})-(\d{0,9})", text, re.ASCII)
    first, last = (int(found[1] or 0), int(found[2] or count)) if found else (1, 0)
    if not first <= last <= count:
        raise CommandError("wrong-show-plies", text=text, last=str(count))
    return first, last
