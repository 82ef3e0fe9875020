"""`hexad rulebook`: the rules with all figures, as a PDF to print."""

from __future__ import annotations

import hexad
from hexad import booklet
from hexad.cli.command import command
from hexad.cli.errors import CommandError
from hexad.cli.files import write
from hexad.cli.i18n import current_language
from hexad.cli.options import option

__all__ = ["rulebook"]


@command("rulebook")
@option("--out", metavar="FILE", help="option-rulebook-out")
@option("--game", metavar="GAME", help="option-rulebook-game")
@option("--paper", default="a4", metavar="SIZE", help="option-rulebook-paper")
def rulebook(out: str | None, game: str | None, paper: str) -> None:
    """Write the rulebook as a PDF: rules, figures and glossary."""
    if game not in (None, *hexad.GAMES):
        raise CommandError("wrong-rulebook-game", game=str(game))
    if paper not in booklet.PAPERS:
        raise CommandError("wrong-rulebook-paper", paper=paper)
    if not booklet.can_print():
        raise CommandError("wrong-no-typst")
    language = current_language()
    write(out or f"rulebook-{language}.pdf", booklet.pdf(language, game=game, paper=paper))
