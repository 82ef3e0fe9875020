"""`hexad rulebook`: the rules with all figures, as a PDF to print."""

from typing import Annotated

import hexad
from hexad.cli.failure import Failure
from hexad.cli.options import option
from hexad.cli.spoken import spoken

__all__ = ["rulebook"]


def rulebook(
    out: Annotated[str | None, option("--out", "FILE", "option-rulebook-out")] = None,
    game: Annotated[str | None, option("--game", "GAME", "option-rulebook-game")] = None,
    paper: Annotated[str, option("--paper", "SIZE", "option-rulebook-paper")] = "a4",
) -> None:
    """Write the rulebook as a PDF: rules, figures and glossary."""
    from hexad import booklet  # noqa: PLC0415 - loaded for those who print
    from hexad.cli.files import write  # noqa: PLC0415

    if game not in (None, *hexad.GAMES):
        raise Failure("wrong-rulebook-game", game=str(game))
    if paper not in booklet.PAPERS:
        raise Failure("wrong-rulebook-paper", paper=paper)
    if not booklet.can_print():
        raise Failure("wrong-no-typst")
    write(out or f"rulebook-{spoken()}.pdf", booklet.pdf(spoken(), game=game, paper=paper))
