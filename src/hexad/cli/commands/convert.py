"""`hexad convert`: records in any format that can be read, as .hgn or as lines of JSON."""

from __future__ import annotations

import json
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING

from hexad.cli.command import command
from hexad.cli.errors import NO, OK, CommandError, error_text, one_line
from hexad.cli.files import replacing
from hexad.cli.i18n import say
from hexad.cli.options import argument, option
from hexad.cli.progress import with_progress
from hexad.cli.records import as_data, reading
from hexad.cli.terminal import print_line, stderr
from hexad.record import RecordError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hexad.record import Game

__all__ = ["convert"]

_FORMATS = {".hgn": "hgn", ".jsonl": "jsonl", ".ndjson": "jsonl"}


@command("convert")
@argument("file", metavar="FILE", help="option-record")
@option("--output", "-o", required=True, metavar="OUT", help="option-convert-output")
@option("--to", metavar="hgn|jsonl", help="option-convert-to")
def convert(file: str, output: str, to: str | None) -> int:
    """Convert records to .hgn or to lines of JSON."""
    kind = _format(output, to)
    done, broken = 0, 0
    with reading(file) as source, _writing(output) as written:
        for number, game in with_progress(say("cli-bar-converting"), source):
            if isinstance(game, RecordError):
                broken += 1
                _report(error_text(game))
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
        raise CommandError("wrong-format", what=f"--to {to}" if to else output)
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
    print_line(stderr(), one_line(line))
