"""Checking all games of a file: a bar while it runs, a summary at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexad.cli.failure import NO, OK, one_line
from hexad.cli.records import fault, followed
from hexad.cli.voice import voice
from hexad.record import RecordError

if TYPE_CHECKING:
    from hexad.cli.records import Source

__all__ = ["check"]


def check(name: str, source: Source, *, as_json: bool) -> int:
    """Read every game and count; the exit code is 1 if one is broken."""
    from hexad.cli.terminal import print_json, say, stderr  # noqa: PLC0415

    counts: dict[str, Any] = {"file": name, "games": 0, "plies": 0, "results": {}, "broken": []}
    console, speak = stderr(), voice()
    for number, game in followed(speak.say("cli-bar-checking"), source):
        if isinstance(game, RecordError):
            counts["broken"].append(_data(number, game))
            if not as_json:
                say(console, one_line(fault(game)))
        else:
            counts["games"] += 1
            counts["plies"] += sum(1 for _ in game.mainline())
            counts["results"][game.result] = counts["results"].get(game.result, 0) + 1
    if as_json:
        print_json(counts)
    else:
        _summary(counts)
    return NO if counts["broken"] else OK


def _data(number: int, error: RecordError) -> dict[str, Any]:
    names = ("line", "column", "text", "expected", "rule", "code")
    return {"game": number, **{name: getattr(error, name) for name in names}}


def _summary(counts: dict[str, Any]) -> None:
    from hexad.cli.terminal import grid, stdout, table  # noqa: PLC0415

    speak = voice()
    number = speak.number
    results = (f"{result} {number(count)}" for result, count in sorted(counts["results"].items(), reverse=True))
    rows = grid("", "")
    rows.show_header = False
    rows.add_row(speak.say("cli-games"), number(counts["games"]))
    rows.add_row(speak.say("cli-plies"), number(counts["plies"]))
    rows.add_row(speak.say("cli-results"), "   ".join(results) or speak.say("cli-no-results"))
    rows.add_row(speak.say("cli-broken"), number(len(counts["broken"])))
    table(stdout(), rows)
