"""Tables of move counts: `id`, `fen`, any `option NAME VALUE` of the board, then `perft DEPTH NODES`."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.reference.abalone import AbaloneGame
from tests.reference.six_game import SixGame

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = Path(__file__).parent
REFERENCES: dict[str, type[AbaloneGame] | type[SixGame]] = {"abalone": AbaloneGame, "six": SixGame}


@dataclass
class Record:
    game: str
    name: str
    fen: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    counts: dict[int, int] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.game} {self.name}"

    def reference_count(self, depth: int) -> int:
        return REFERENCES[self.game](self.fen, **self.options).perft(depth)


def read_records(game: str) -> Iterator[Record]:
    record = None
    for line in (HERE / f"{game}.perft").read_text(encoding="utf-8").splitlines():
        match line.split("#")[0].split(maxsplit=2):
            case ["id", name]:
                if record:
                    yield record
                record = Record(game, name)
            case ["fen", *fields] if record:
                record.fen = " ".join(fields)
            case ["option", name, value] if record:
                record.options[name] = value
            case ["perft", depth, nodes] if record:
                record.counts[int(depth)] = int(nodes)
            case [_, *_]:
                raise ValueError(f"{game}.perft: {line!r} is no line of a record")
    if record:
        yield record
