"""`hexad glossary`: the words of both games, and what they mean."""

from typing import Annotated

from hexad.cli.failure import Failure
from hexad.cli.options import argument, flag
from hexad.cli.voice import Voice, voice

__all__ = ["TERMS", "glossary"]

TERMS = {
    "abalone": (
        *("marble", "single", "pair", "triple", "lance", "bow", "shield", "multi", "block", "det", "pac", "sumito"),
        *("in-line", "broadside"),
    ),
    "six": (
        *("tile", "hand", "group", "line", "triangle", "ring", "threat", "double-threat", "holding", "split"),
        "declaration",
    ),
}


def glossary(
    term: Annotated[str | None, argument("TERM", "option-glossary-term")] = None,
    as_json: Annotated[bool, flag("--json", "option-glossary-json")] = False,
) -> None:
    """Say what the words of the games mean."""
    speak = voice()
    wanted = _wanted(term, speak)
    if as_json:
        from hexad.cli.terminal import print_json  # noqa: PLC0415

        print_json([_data(game, kind, speak) for game, kinds in wanted.items() for kind in kinds])
        return
    from hexad.cli.terminal import paragraph, say, stdout  # noqa: PLC0415

    console = stdout()
    for number, (game, kinds) in enumerate(wanted.items()):
        if term is None:
            say(console, ("\n" if number else "") + game.capitalize(), "bold")
        for kind in kinds:
            paragraph(console, speak.say(f"term-{kind}-meaning"), _heading(kind, speak))


def _wanted(term: str | None, voice: Voice) -> dict[str, tuple[str, ...]]:
    """The terms that were asked for, by game."""
    if term is None or term.lower() in TERMS:
        return TERMS if term is None else {term.lower(): TERMS[term.lower()]}
    spelt = term.casefold()
    for game, kinds in TERMS.items():
        found = tuple(kind for kind in kinds if spelt in (kind, voice.say(f"term-{kind}").casefold()))
        if found:
            return {game: found}
    names = ", ".join(voice.say(f"term-{kind}") for kinds in TERMS.values() for kind in kinds)
    raise Failure("cli-no-term", term=term, terms=names)


def _heading(kind: str, voice: Voice) -> str:
    """The name, and where it is another one the word that --kind takes."""
    name = voice.say(f"term-{kind}")
    return name if voice.language == "en" else f"{name} ({kind})"


def _data(game: str, kind: str, voice: Voice) -> dict[str, str]:
    meaning = voice.say(f"term-{kind}-meaning")
    return {"game": game, "kind": kind, "term": voice.say(f"term-{kind}"), "meaning": meaning}
