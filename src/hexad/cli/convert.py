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
from hexad.cli.spoken import say
from hexad.record import Game, RecordError

__all__ = ["convert"]

_FORMATS = {".hgn": "hgn", ".jsonl": "jsonl", ".ndjson": "jsonl"}


def convert(
    file: Annotated[str, argument("FILE", "option-record")],
    output: Annotated[str, option("--output", "OUT", "option-convert-output", short=("-o",))],
    to: Annotated[str | None, option("--to", "hgn|jsonl", "option-convert-to")] = None,
) -> int:
    """Convert records to .hgn or to lines of JSON."""
    kind = _format(output, to)
    done, broken = 0, 0
    with reading(file) as source, _writing(output) as written:
        for number, game in followed(say("cli-bar-converting"), source):
            if isinstance(game, RecordError):
                broken += 1
                _report(fault(game))
            else:
                done += 1
                written.write(_text(kind, number, game).encode())
    if output != "-":
        counted = say("cli-converted", file=output, games=done)
        _report(say("cli-converted-broken", converted=counted, broken=broken) if broken else counted)
    return NO if broken else OK


def _format(output: str, to: str | None) -> str:
    kind = to or ("hgn" if output == "-" else _FORMATS.get(Path(output).suffix.lower()))
    if kind is None or kind not in _FORMATS.values():
        raise Failure("wrong-format", what=f"--to {to}" if to else output)
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
    from hexad.cli import terminal  # noqa: PLC0415

    terminal.say(terminal.stderr(), one_line(line))
