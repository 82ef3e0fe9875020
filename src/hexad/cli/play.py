"""`hexad play`: people at one terminal, or one against the engine."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from hexad.cli.failure import Failure
from hexad.cli.options import argument, either, option
from hexad.cli.setup import Setup
from hexad.cli.voice import Voice, plain, voice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hexad.cli.tabletop.opponent import Opponent
    from hexad.record import Game
    from hexad.types import Player

__all__ = ["play"]


def play(  # noqa: PLR0913, PLR0917 - an option each
    setup: Setup,
    game: Annotated[str | None, argument("GAME", "option-play-game")] = None,
    clock: Annotated[str | None, option("--clock", "TIME", "option-play-clock")] = None,
    level: Annotated[str | None, option("--level", "N", "option-play-level")] = None,
    side: Annotated[str | None, option("--side", "COLOUR", "option-play-side")] = None,
    save: Annotated[str | None, option("--save", "FILE", "option-play-save")] = None,
    resume: Annotated[str | None, option("--resume", "FILE", "option-play-resume")] = None,
) -> int:
    """Play a game with other people, or against the engine."""
    _check(setup, game, save, resume)
    from hexad.cli.tabletop import opening  # noqa: PLC0415 - loaded once it is sure that there will be a game
    from hexad.cli.tabletop.keeper import Keeper  # noqa: PLC0415
    from hexad.cli.tabletop.sitting import Sitting, clock_of  # noqa: PLC0415
    from hexad.cli.tabletop.speaker import people_or_program  # noqa: PLC0415
    from hexad.cli.tabletop.table import Table  # noqa: PLC0415

    speaker = people_or_program(voice())
    record = opening.resumed(resume) if resume else opening.begun(setup, game or opening.asked_for(speaker))
    control = opening.control_of(record, clock)
    sitting = Sitting(record, None if control.base is None else clock_of(record, control), _centiseconds)
    path = save or resume
    keeper = Keeper(record, Path(path) if path else None, is_kept=resume is not None and save is None)
    return Table(sitting, keeper, speaker, _opponent(record, level, side)).run()


def _opponent(record: Game, level: str | None, side: str | None) -> Opponent | None:
    """The engine on the other side, if it was asked for."""
    if level is None:
        if side is not None:
            raise Failure("wrong-side-alone")
        return None
    from hexad.cli.tabletop.opponent import Opponent  # noqa: PLC0415
    from hexad.engine.levels import FULL  # noqa: PLC0415

    if level not in map(str, range(1, FULL + 1)):
        raise Failure("wrong-level", level=level, most=str(FULL))
    players = record.board().PLAYERS
    own = players[0] if side is None else _side(side, players, voice())
    opponent = Opponent(record.board().game, int(level), players[1] if own is players[0] else players[0])
    record.tags[opponent.side.capitalize()] = opponent.name
    return opponent


def _side(name: str, players: Sequence[Player], speak: Voice) -> Player:
    """The side that is called so, in English or in the language that is spoken."""
    for player in players:
        if plain(name) in (player, plain(speak.side(player))):
            return player
    raise Failure("wrong-side", side=name, sides=either(speak.side(player).lower() for player in players))


def _check(setup: Setup, game: str | None, save: str | None, resume: str | None) -> None:
    if save is not None and Path(save).exists():
        raise Failure("wrong-save-exists", file=save)
    if resume is not None and save is None and Path(resume).suffix.lower() != ".hgn":
        raise Failure("wrong-resume-format", file=resume)
    if resume is not None and (game is not None or setup != Setup()):
        raise Failure("wrong-resume-start", file=resume)


def _centiseconds() -> int:
    return time.monotonic_ns() // 10_000_000
