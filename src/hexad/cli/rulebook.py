"""`hexad rulebook`: the rules with all figures, as a PDF to print."""

from typing import Annotated

from hexad.cli.failure import Failure
from hexad.cli.options import option
from hexad.cli.voice import Language, voice_of

__all__ = ["rulebook"]


def rulebook(
    language: Language = None,
    out: Annotated[str | None, option("--out", "FILE", "Where to; rulebook-LANGUAGE.pdf if not told.")] = None,
    game: Annotated[str | None, option("--game", "GAME", "Only abalone, or only six.")] = None,
    paper: Annotated[str, option("--paper", "SIZE", "a4 or letter (a4).")] = "a4",
) -> None:
    """Write the rulebook as a PDF: rules, figures and glossary.

    Example: hexad rulebook --language de --out regeln.pdf
    """
    from hexad import booklet  # noqa: PLC0415 - loaded for those who print
    from hexad.cli.files import write  # noqa: PLC0415

    spoken = voice_of(language).language
    try:
        book = booklet.pdf(spoken, game=game, paper=paper)
    except (ValueError, booklet.PrintingError) as error:
        raise Failure(str(error)) from None
    write(out or f"rulebook-{spoken}.pdf", book)
