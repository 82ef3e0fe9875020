"""How a game at the terminal starts: new or from a record, with a clock or without."""

from __future__ import annotations

import re
import time
from itertools import islice
from typing import TYPE_CHECKING

import hexad
from hexad.cli.errors import CommandError
from hexad.cli.i18n import say
from hexad.cli.phrases import current_phrases
from hexad.cli.records import reading
from hexad.clock import UNTIMED, TimeControl
from hexad.record import Game, RecordError

if TYPE_CHECKING:
    from hexad.cli.play.interface import Interface
    from hexad.cli.position_options import StartOptions

__all__ = ["ask_for_game", "new_game", "resumed_game", "time_control"]

_MINUTES = re.compile(r"([0-9]{1,4}(?:\.[0-9]{1,4})?)(?:([+d])([0-9]{1,4}(?:\.[0-9]{1,2})?))?")


def ask_for_game(interface: Interface) -> str:
    """Ask which game to play, until the answer is a name or the beginning of one."""
    try:
        while True:
            answer = interface.ask(f"{interface.phrases.say('cli-play-which')} ").strip().lower()
            name = next((name for name in hexad.GAMES if answer and name.startswith(answer)), None)
            if name is not None:
                return name
    except EOFError:
        raise CommandError("wrong-nothing-chosen") from None


def new_game(start: StartOptions, game: str) -> Game:
    """The record of a new game, with the moves of the start options."""
    if game not in hexad.GAMES:
        raise CommandError("wrong-no-game", game=game)
    record = Game.from_board(start.start(game), {"Date": time.strftime("%Y.%m.%d")})
    return _unfinished(record, say("wrong-this-position"))


def resumed_game(name: str) -> Game:
    """The game of a file, which must hold exactly one, not finished."""
    with reading(name) as source:
        games = [game for _, game in islice(source, 2)]
    if len(games) != 1:
        raise CommandError("wrong-resume-several" if games else "wrong-resume-none", file=name)
    if isinstance(games[0], RecordError):
        raise games[0]
    return _unfinished(games[0], name)


def time_control(record: Game, clock: str | None) -> TimeControl:
    """The time control of --clock, which is entered in the record; without --clock, that of the record."""
    if clock is None:
        return _recorded_control(record.tags.get("TimeControl", "-"))
    match = _MINUTES.fullmatch(clock)
    base = round(float(match[1]) * 6_000) if match else 0
    if match is None or base == 0:
        raise CommandError("wrong-clock", clock=clock)
    extra = round(float(match[3] or 0) * 100)
    control = TimeControl(base, extra if match[2] == "+" else 0, extra if match[2] == "d" else 0)
    record.tags["TimeControl"] = str(control)
    return control


def _unfinished(record: Game, where: str) -> Game:
    over = record.end().outcome()
    if over is not None or record.result != "*":
        reason = current_phrases().reason(over.reason if over else record.tags.get("Termination", ""))
        ending = f"{record.result}, {reason}" if reason else record.result
        raise CommandError("wrong-over", where=where, ending=ending)
    return record


def _recorded_control(text: str) -> TimeControl:
    """The time control of a record; untimed if it is in a form that only other programs know."""
    try:
        return TimeControl.parse(text)
    except ValueError:
        return UNTIMED
