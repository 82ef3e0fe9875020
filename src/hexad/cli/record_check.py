"""Checking all games of a file, with a summary at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexad.cli.errors import NO, OK, error_text, one_line
from hexad.cli.phrases import current_phrases
from hexad.cli.progress import with_progress
from hexad.cli.tables import new_table, print_table
from hexad.cli.terminal import print_json, print_line, stderr, stdout
from hexad.record import RecordError

if TYPE_CHECKING:
    from hexad.cli.records import Source

__all__ = ["check_records"]


def check_records(name: str, source: Source, *, as_json: bool) -> int:
    """Read and count all games, report the broken ones, and return the exit code: 1 if there are any."""
    counts: dict[str, Any] = {"file": name, "games": 0, "plies": 0, "results": {}, "broken": []}
    console, phrases = stderr(), current_phrases()
    for number, game in with_progress(phrases.say("cli-bar-checking"), source):
        if isinstance(game, RecordError):
            counts["broken"].append(_data(number, game))
            if not as_json:
                print_line(console, one_line(error_text(game)))
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
    phrases = current_phrases()
    number = phrases.number
    results = (f"{result} {number(count)}" for result, count in sorted(counts["results"].items(), reverse=True))
    rows = new_table("", "")
    rows.show_header = False
    rows.add_row(phrases.say("cli-games"), number(counts["games"]))
    rows.add_row(phrases.say("cli-plies"), number(counts["plies"]))
    rows.add_row(phrases.say("cli-results"), "   ".join(results) or phrases.say("cli-no-results"))
    rows.add_row(phrases.say("cli-broken"), number(len(counts["broken"])))
    print_table(stdout(), rows)
