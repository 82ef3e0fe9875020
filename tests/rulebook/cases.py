"""The rulebook as data: reads the TOML files beside it and sets up what they describe.

Every case has a `title` that begins with its rule or figure, its `rules`, and one position:

    fen                      or, for a diagram, any of
    black, white, red        the cells of each colour
    turn, score              "white"; marbles pushed off by Black and by White
    turn, hands, variant     "red"; tiles in hand of Black and of Red (none: the moving phase); "advanced"

Without any of them it is the start of the game. `options` are those of the board ("off" is None), `play` the moves made
before the checks. Then the expectations, any of:

    legal, exactly, legal_count    moves that are legal; all of them; their number
    illegal                        moves by the rule that refuses them
    gestures                       cells and where to: the `move` they mean, or the `rule` that refuses them
    reads, nonsense                other texts of a move and its canonical text; texts that are not moves
    now                            fen, turn, hands and pieces of this position
    after                          the same, `outcome` or `ongoing`, one move later
    outcome, ongoing               how the game ended; that it goes on
    found, absent                  formations on the board; formations that are not, by any of their fields
    effects                        what a move does, cell by cell
    invalid                        texts of positions that cannot be

Lists of cells and moves are written with blanks between them.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.reference import abalone, six

HERE = Path(__file__).parent
CASE_FILES = sorted([*HERE.glob("abalone-*.toml"), *HERE.glob("six-*.toml")])

SETUP = {"fen", "black", "white", "red", "turn", "score", "hands", "variant"}
BEFORE = {"title", "game", "rules", "figure", "options", "play"}
EXPECTED = {
    *("legal", "exactly", "legal_count", "illegal", "gestures", "reads", "nonsense", "now", "after", "outcome"),
    *("ongoing", "found", "absent", "effects", "invalid"),
}


@dataclass(frozen=True)
class Case:
    title: str
    game: str
    rules: tuple[str, ...]
    figure: str | None
    fen: str | None
    options: dict[str, Any]
    play: list[str]
    expected: dict[str, Any] = field(repr=False)

    def __str__(self) -> str:
        return f"{self.game} {self.title}" if self.figure else self.title


def read_case(game: str, entry: dict[str, Any]) -> Case:
    unknown = set(entry) - SETUP - BEFORE - EXPECTED
    assert not unknown, f"{entry['title']}: no such key: {unknown}"
    return Case(
        entry["title"],
        game,
        tuple(entry["rules"]),
        entry.get("figure"),
        fen_of(game, entry),
        options_of(entry),
        entry.get("play", "").split(),
        {key: value for key, value in entry.items() if key in EXPECTED},
    )


def fen_of(game: str, entry: dict[str, Any]) -> str | None:
    """The position that an entry describes, as text; None for the start of the game."""
    if "fen" in entry or not SETUP & set(entry):
        return entry.get("fen")
    return _abalone_fen(entry) if game == "abalone" else _six_fen(entry)


def _abalone_fen(entry: dict[str, Any]) -> str:
    colours = (abalone.BLACK, abalone.WHITE)
    marbles = {abalone.cell_named(cell): colour for colour in colours for cell in entry.get(colour, "").split()}
    scores = dict(zip(colours, map(int, entry.get("score", "0 0").split()), strict=True))
    return abalone.Position(marbles, scores, entry.get("turn", abalone.BLACK)).fen()


def _six_fen(entry: dict[str, Any]) -> str:
    colours = (six.BLACK, six.RED)
    tiles = {six.cell_named(cell): colour for colour in colours for cell in entry.get(colour, "").split()}
    hands = tuple(map(int, entry.get("hands", "0 0").split()))
    seat = colours.index(entry.get("turn", six.BLACK))
    return six.Position(tiles, hands, seat, entry.get("variant", "basic")).fen()


def options_of(entry: dict[str, Any]) -> dict[str, Any]:
    return {name: None if value == "off" else value for name, value in entry.get("options", {}).items()}


def read_cases(path: Path) -> list[Case]:
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    return [read_case(document["game"], entry) for entry in document["case"]]


CASES = [case for path in CASE_FILES for case in read_cases(path)]
