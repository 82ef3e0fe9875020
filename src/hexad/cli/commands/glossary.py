"""`hexad glossary`: the terms of both games, and what they mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hexad
from hexad.cli.command import command
from hexad.cli.errors import CommandError
from hexad.cli.options import argument, flag
from hexad.cli.phrases import current_phrases
from hexad.cli.terminal import print_json, print_line, print_paragraph, stdout
from hexad.texts.terms import find_term

if TYPE_CHECKING:
    from hexad.cli.phrases import Phrases

__all__ = ["TERMS", "glossary"]

TERMS = {name: game.terms for name, game in hexad.GAMES.items()}


@command("glossary")
@argument("term", required=False, metavar="TERM", help="option-glossary-term")
@flag("--json", "as_json", help="option-glossary-json")
def glossary(term: str | None, as_json: bool) -> None:
    """Say what the words of the games mean."""
    phrases = current_phrases()
    wanted = _wanted(term, phrases)
    if as_json:
        print_json([_data(game, kind, phrases) for game, kinds in wanted.items() for kind in kinds])
        return
    console = stdout()
    for number, (game, kinds) in enumerate(wanted.items()):
        if term is None:
            print_line(console, ("\n" if number else "") + hexad.GAMES[game].title, "bold")
        for kind in kinds:
            print_paragraph(console, phrases.say(f"term-{kind}-meaning"), _heading(kind, phrases))


def _wanted(term: str | None, phrases: Phrases) -> dict[str, tuple[str, ...]]:
    """The terms that were asked for, by game."""
    if term is None or term.lower() in TERMS:
        return TERMS if term is None else {term.lower(): TERMS[term.lower()]}
    found = find_term(term, [kind for kinds in TERMS.values() for kind in kinds], phrases.language)
    for game, kinds in TERMS.items():
        if found is not None and found in kinds:
            return {game: (found,)}
    names = ", ".join(phrases.say(f"term-{kind}") for kinds in TERMS.values() for kind in kinds)
    raise CommandError("cli-no-term", term=term, terms=names)


def _heading(kind: str, phrases: Phrases) -> str:
    """The name in the language, followed by the English id that --kind takes."""
    name = phrases.say(f"term-{kind}")
    return name if phrases.language == "en" else f"{name} ({kind})"


def _data(game: str, kind: str, phrases: Phrases) -> dict[str, str]:
    meaning = phrases.say(f"term-{kind}-meaning")
    return {"game": game, "kind": kind, "term": phrases.say(f"term-{kind}"), "meaning": meaning}
