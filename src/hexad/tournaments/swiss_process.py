"""Pairs one round of a Swiss tournament in a process of its own: a large round takes seconds.

`python -m hexad.tournaments.swiss_process` reads a `request` on standard input and writes what `read_answer` reads.
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

from hexad.errors import SettingError
from hexad.tournaments.history import AbsenceKind
from hexad.tournaments.plain_data import history_as_data, history_from_data, round_as_data, round_from_data
from hexad.tournaments.swiss import pair_round

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from hexad.tournaments.history import History, Round

__all__ = ["COMMAND", "answer", "main", "read_answer", "request", "same_history"]

COMMAND = (sys.executable, "-m", "hexad.tournaments.swiss_process")


def request(
    history: History,
    rounds: int,
    *,
    absent: Mapping[int, AbsenceKind] | None = None,
    top_seed_first: bool = True,
    forbidden: Iterable[tuple[int, int]] = (),
) -> bytes:
    """What the process reads; the arguments are those of `pair_round`."""
    data = {
        "history": history_as_data(history),
        "rounds": rounds,
        "absent": [[entrant, str(kind)] for entrant, kind in (absent or {}).items()],
        "top_seed_first": top_seed_first,
        "forbidden": [list(pair) for pair in forbidden],
    }
    return json.dumps(data).encode()


def same_history(one: bytes, other: bytes) -> bool:
    """Whether two requests are about the same rounds with the same results. Entrants and absences may differ."""
    first, second = (json.loads(asked) for asked in (one, other))
    return (first["history"]["rounds"], first["rounds"]) == (second["history"]["rounds"], second["rounds"])


def answer(asked: bytes) -> bytes:
    """The answer to a request, as the process writes it: the round, or the error."""
    data = json.loads(asked)
    try:
        round_ = pair_round(
            history_from_data(data["history"]),
            data["rounds"],
            absent={entrant: AbsenceKind(kind) for entrant, kind in data["absent"]},
            top_seed_first=data["top_seed_first"],
            forbidden=[(one, other) for one, other in data["forbidden"]],
        )
    except SettingError as error:
        return json.dumps({"error": error.key, "params": error.params}).encode()
    return json.dumps({"round": round_as_data(round_)}).encode()


def read_answer(answered: bytes) -> Round:
    """The round of an answer. Raises the SettingError of an answer that is one."""
    data = json.loads(answered)
    if "error" in data:
        raise SettingError(data["error"], **data["params"])
    return round_from_data(data["round"])


def main() -> None:
    """Answer the request on standard input."""
    sys.stdout.buffer.write(answer(sys.stdin.buffer.read()))


if __name__ == "__main__":
    main()
