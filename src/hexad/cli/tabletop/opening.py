"""How a game at the terminal begins: anew or from a record, with a clock or without."""

from __future__ import annotations

import re
import time
from itertools import islice
from typing import TYPE_CHECKING

import hexad
from hexad.cli.failure import Failure
from hexad.cli.records import fault, reading
from hexad.cli.spoken import say
from hexad.cli.voice import voice
from hexad.clock import UNTIMED, TimeControl
from hexad.record import Game, RecordError

if TYPE_CHECKING:
    from hexad.cli.setup import Setup
    from hexad.cli.tabletop.speaker import Speaker

__all__ = ["asked_for", "begun", "control_of", "resumed"]

_MINUTES = re.compile(r"([0-9]{1,4}(?:\.[0-9]{1,4})?)(?:([+d])([0-9]{1,4}(?:\.[0-9]{1,2})?))?")


def asked_for(speaker: Speaker) -> str:
    """The game that the players want: its name, or how it begins."""
    try:
        while True:
            answer = speaker.ask(f"{speaker.voice.say('cli-play-which')} ").strip().lower()
            name = next((name for name in hexad.GAMES if answer and name.startswith(answer)), None)
            if name is not None:
                return name
    except EOFError:
        raise Failure("wrong-nothing-chosen") from None


def begun(setup: Setup, game: str) -> Game:
    """The record of a new game, with the moves that it begins with."""
    if game not in hexad.GAMES:
        raise Failure("wrong-no-game", game=game)
    return _open(Game.from_board(setup.start(game), {"Date": time.strftime("%Y.%m.%d")}), say("wrong-this-position"))


def resumed(name: str) -> Game:
    """The game of a file, which must hold one, still open."""
    with reading(name) as source:
        games = [game for _, game in islice(source, 2)]
    if len(games) != 1:
        raise Failure("wrong-resume-several" if games else "wrong-resume-none", file=name)
    if isinstance(games[0], RecordError):
        raise Failure("wrong-told", text=fault(games[0]))
    return _open(games[0], name)


def control_of(record: Game, clock: str | None) -> TimeControl:
    """The time control that was asked for, or that of the record, which is told of it."""
    if clock is None:
        return _parsed(record.tags.get("TimeControl", "-"))
    match = _MINUTES.fullmatch(clock)
    base = round(float(match[1]) * 6_000) if match else 0
    if match is None or base == 0:
        raise Failure("wrong-clock", clock=clock)
    extra = round(float(match[3] or 0) * 100)
    control = TimeControl(base, extra if match[2] == "+" else 0, extra if match[2] == "d" else 0)
    record.tags["TimeControl"] = str(control)
    return control


def _open(record: Game, where: str) -> Game:
    over = record.end().outcome()
    if over is not None or record.result != "*":
        reason = voice().reason(over.reason if over else record.tags.get("Termination", ""))
        ending = f"{record.result}, {reason}" if reason else record.result
        raise Failure("wrong-over", where=where, ending=ending)
    return record


def _parsed(text: str) -> TimeControl:
    """The time control of a record. What other programs write there may be none of ours: then no clock runs."""
    try:
        return TimeControl.parse(text)
    except ValueError:
        return UNTIMED
