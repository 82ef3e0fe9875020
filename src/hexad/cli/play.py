"""`hexad play`: people at one terminal, or one against the engine."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from hexad.cli.failure import Failure
from hexad.cli.options import argument, option
from hexad.cli.setup import Setup
from hexad.cli.voice import Language, voice_of

if TYPE_CHECKING:
    from hexad.cli.tabletop.opponent import Opponent
    from hexad.record import Game

__all__ = ["play"]


def play(  # noqa: PLR0913, PLR0917 - an option each
    setup: Setup,
    game: Annotated[str | None, argument("GAME", "abalone or six; asked for if left out.")] = None,
    clock: Annotated[
        str | None, option("--clock", "TIME", "Minutes each: 10, 15+10 (seconds added a move), 15d5 (delay).")
    ] = None,
    level: Annotated[
        str | None, option("--level", "N", "Play against the engine: 1 (first steps) to 10 (full strength).")
    ] = None,
    side: Annotated[str | None, option("--side", "COLOUR", "Your side against the engine; black if left out.")] = None,
    save: Annotated[str | None, option("--save", "FILE", "Save the game in this new file after every move.")] = None,
    resume: Annotated[str | None, option("--resume", "FILE", "Go on with this game, and save it there.")] = None,
    language: Language = None,
) -> int:
    """Play a game with other people, or against the engine.

    Type help for what you can say. Where standard input is not a terminal, a move or a word is read from each line, and
    the exit code is 1 if one of them was refused. When the input ends before the game does, the game is saved and the
    last line says where.

    \b
    Examples: hexad play abalone --layout belgian-daisy --clock 15+10
              hexad play six --level 3 --side red
              hexad play six --players 4 --save evening.hgn
    """
    voice = voice_of(language)
    _check(setup, game, save, resume)
    from hexad.cli.tabletop import opening  # noqa: PLC0415 - loaded once it is sure that there will be a game
    from hexad.cli.tabletop.keeper import Keeper  # noqa: PLC0415
    from hexad.cli.tabletop.sitting import Sitting, clock_of  # noqa: PLC0415
    from hexad.cli.tabletop.speaker import people_or_program  # noqa: PLC0415
    from hexad.cli.tabletop.table import Table  # noqa: PLC0415

    speaker = people_or_program(voice)
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
            raise Failure("--side says which side you take against the engine: expected --level N with it")
        return None
    from hexad.cli.tabletop.opponent import Opponent  # noqa: PLC0415
    from hexad.engine.levels import FULL  # noqa: PLC0415

    if level not in map(str, range(1, FULL + 1)):
        raise Failure(f"{level} is not a level: expected 1 to {FULL}")
    players = record.board().PLAYERS
    if side not in (None, *players):
        raise Failure(f"{side} is not a side: expected {' or '.join(players)}")
    opponent = Opponent(record.board().game, int(level), players[1] if side in (None, players[0]) else players[0])
    record.tags[opponent.side.capitalize()] = opponent.name
    return opponent


def _check(setup: Setup, game: str | None, save: str | None, resume: str | None) -> None:
    if save is not None and Path(save).exists():
        raise Failure(f"{save} exists: expected a new name, or --resume {save} to go on with it")
    if resume is not None and save is None and Path(resume).suffix.lower() != ".hgn":
        raise Failure(f"{resume} is not a .hgn file: expected --save FILE for the game that goes on")
    if resume is not None and (game is not None or setup != Setup()):
        raise Failure(f"{resume} says itself how its game begins: expected no GAME and no position with --resume")


def _centiseconds() -> int:
    return time.monotonic_ns() // 10_000_000
