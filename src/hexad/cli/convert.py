"""`hexad convert`: records of any kind that can be read, as .hgn or as JSON lines."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Annotated

from hexad.cli.failure import NO, OK, Failure, one_line
from hexad.cli.files import replacing
from hexad.cli.options import argument, option
from hexad.cli.records import as_data, fault, followed, reading
from hexad.record import Game, RecordError

__all__ = ["convert"]

_FORMATS = {".hgn": "hgn", ".jsonl": "jsonl", ".ndjson": "jsonl"}


def convert(
    file: Annotated[str, argument("FILE", "A record, as .hgn or .apgn; - is standard input.")],
    output: Annotated[str, option("--output", "OUT", "Where to; - is standard output.", short=("-o",))],
    to: Annotated[str | None, option("--to", "hgn|jsonl", "The format, where OUT does not end in it.")] = None,
) -> int:
    """Convert records to .hgn or to lines of JSON.

    A line of JSON holds the main line: number, game, tags, fen, moves, clocks (centiseconds), result, end. A broken
    game is reported on standard error and left out, the others are still written, and the exit code is 1.

    \b
    Examples: hexad convert games.apgn -o games.hgn
              hexad convert games.hgn -o - --to jsonl
    """
    kind = _format(output, to)
    done, broken = 0, 0
    with reading(file) as source, _writing(output) as written:
        for number, game in followed("converting", source):
            if isinstance(game, RecordError):
                broken += 1
                _report(fault(game))
            else:
                done += 1
                written.write(_text(kind, number, game).encode())
    if output != "-":
        _report(f"{output}: {done:,} game{'' if done == 1 else 's'}" + (f", {broken:,} left out" if broken else ""))
    return NO if broken else OK


def _format(output: str, to: str | None) -> str:
    kind = to or ("hgn" if output == "-" else _FORMATS.get(Path(output).suffix.lower()))
    if kind is None or kind not in _FORMATS.values():
        raise Failure(f"{f'--to {to}' if to else output} is no format: expected --to hgn or --to jsonl")
    return kind


@contextmanager
def _writing(output: str) -> Iterator[IO[bytes]]:
    if output == "-":
        sys.stdout.flush()
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    with replacing(Path(output)) as file:
        yield file


def _text(kind: str, number: int, game: Game) -> str:
    return f"{game}\n\n" if kind == "hgn" else json.dumps({"number": number, **as_data(game)}) + "\n"


def _report(line: str) -> None:
    from hexad.cli.terminal import say, stderr  # noqa: PLC0415

    say(stderr(), one_line(line))
