"""`hexad rules`: the rules of both games, with our rulings marked as ours."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hexad
from hexad.cli.command import command
from hexad.cli.errors import CommandError
from hexad.cli.options import argument, flag
from hexad.cli.phrases import current_phrases
from hexad.cli.terminal import QUIET, board_text, print_json, print_line, print_paragraph, stdout

if TYPE_CHECKING:
    from rich.console import Console

    from hexad.cli.phrases import Phrases

__all__ = ["RULES", "rules"]

RULES: dict[str, tuple[str, ...]] = {
    **{name: game.rules for name, game in hexad.GAMES.items()},
    "rulings": tuple(dict.fromkeys(rule for game in hexad.GAMES.values() for rule in game.rulings)),
}


@command("rules")
@argument("rule", required=False, metavar="ID", help="option-rules-id")
@flag("--json", "as_json", help="option-rules-json")
def rules(rule: str | None, as_json: bool) -> None:
    """Print the rules, or one of them."""
    phrases = current_phrases()
    wanted = _wanted(rule)
    if as_json:
        print_json([_data(one, phrases) for ids in wanted.values() for one in ids])
        return
    console = stdout()
    for number, (part, ids) in enumerate(wanted.items()):
        if len(ids) > 1:
            print_line(console, ("\n" if number else "") + phrases.say(f"rules-{part}"), "bold")
            print_paragraph(console, phrases.say(f"rules-{part}-lead"), style=QUIET)
        for one in ids:
            ours = f"{phrases.say('cli-ours')}: " if part == "rulings" else ""
            print_paragraph(console, f"{ours}{phrases.say(f'rule-{one}')}", one)
        if len(ids) == 1:
            _print_shapes(console, ids[0], phrases)


def _print_shapes(console: Console, rule: str, phrases: Phrases) -> None:
    """The figure of a rule that the printed rules do not number: the winning shapes."""
    from hexad.booklet.figures import figures  # noqa: PLC0415 - it takes 70 ms, which a list of rules does not need

    for figure in figures():
        if figure.rule == rule and not figure.is_numbered:
            print_line(console, "")
            for diagram in figure.boards:
                picture = board_text(console, diagram.board(), reserve=4, lastmove=None, captions=phrases.captions)
                # The lines below the board tell of hands and turns, which the figure is not about.
                print_line(console, picture.split("\n\n")[0])
                print_line(console, "")
            print_line(console, phrases.say(figure.key), QUIET)


def _wanted(rule: str | None) -> dict[str, tuple[str, ...]]:
    """The rules that were asked for, by the part that they are in."""
    if rule is None or rule.lower() in RULES:
        return RULES if rule is None else {rule.lower(): RULES[rule.lower()]}
    for part, ids in RULES.items():
        if rule.upper() in ids:
            return {part: (rule.upper(),)}
    raise CommandError("cli-no-rule", rule=rule)


def _data(rule: str, phrases: Phrases) -> dict[str, object]:
    return {"id": rule, "text": phrases.say(f"rule-{rule}"), "ruling": rule in RULES["rulings"]}
