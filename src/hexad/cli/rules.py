"""`hexad rules`: the rules of both games, with our rulings marked as ours."""

from typing import Annotated

from hexad.cli.failure import Failure
from hexad.cli.options import argument, flag
from hexad.cli.voice import Voice, voice

__all__ = ["RULES", "rules"]

RULES = {
    "abalone": [f"A{number}" for number in range(1, 18)],
    "six": [f"S{number}" for number in range(1, 15)],
    "rulings": [f"R{number}" for number in range(1, 13)],
}


def rules(
    rule: Annotated[str | None, argument("ID", "option-rules-id")] = None,
    as_json: Annotated[bool, flag("--json", "option-rules-json")] = False,
) -> None:
    """Print the rules, or one of them."""
    speak = voice()
    wanted = _wanted(rule)
    if as_json:
        from hexad.cli.terminal import print_json  # noqa: PLC0415

        print_json([_data(one, speak) for ids in wanted.values() for one in ids])
        return
    from hexad.cli.terminal import QUIET, paragraph, say, stdout  # noqa: PLC0415

    console = stdout()
    for number, (part, ids) in enumerate(wanted.items()):
        if len(ids) > 1:
            say(console, ("\n" if number else "") + speak.say(f"rules-{part}"), "bold")
            paragraph(console, speak.say(f"rules-{part}-lead"), style=QUIET)
        for one in ids:
            ours = f"{speak.say('cli-ours')}: " if part == "rulings" else ""
            paragraph(console, f"{ours}{speak.say(f'rule-{one}')}", one)


def _wanted(rule: str | None) -> dict[str, list[str]]:
    """The rules that were asked for, by the part that they are in."""
    if rule is None or rule.lower() in RULES:
        return RULES if rule is None else {rule.lower(): RULES[rule.lower()]}
    for part, ids in RULES.items():
        if rule.upper() in ids:
            return {part: [rule.upper()]}
    raise Failure("cli-no-rule", rule=rule)


def _data(rule: str, voice: Voice) -> dict[str, object]:
    return {"id": rule, "text": voice.say(f"rule-{rule}"), "ruling": rule in RULES["rulings"]}
