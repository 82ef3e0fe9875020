"""`hexad rules`: the rules of both games, with our rulings marked as ours."""

from typing import Annotated

from hexad.cli.failure import Failure
from hexad.cli.options import argument, flag
from hexad.cli.voice import Language, Voice, voice_of

__all__ = ["RULES", "rules"]

RULES = {
    "abalone": [f"A{number}" for number in range(1, 18)],
    "six": [f"S{number}" for number in range(1, 15)],
    "rulings": [f"R{number}" for number in range(1, 13)],
}


def rules(
    rule: Annotated[str | None, argument("ID", "A rule, as A12; or abalone, six, rulings.")] = None,
    language: Language = None,
    as_json: Annotated[bool, flag("--json", "Print JSON: a list of id, text, ruling (whether it is ours).")] = False,
) -> None:
    """Print the rules, or one of them.

    What the printed rules leave open is settled by rulings, R1 to R12, which are ours.

    Example: hexad rules A12 --language de
    """
    voice = voice_of(language)
    wanted = _wanted(rule, voice)
    if as_json:
        from hexad.cli.terminal import print_json  # noqa: PLC0415

        print_json([_data(one, voice) for ids in wanted.values() for one in ids])
        return
    from hexad.cli.terminal import QUIET, paragraph, say, stdout  # noqa: PLC0415

    console = stdout()
    for number, (part, ids) in enumerate(wanted.items()):
        if len(ids) > 1:
            say(console, ("\n" if number else "") + voice.say(f"rules-{part}"), "bold")
            paragraph(console, voice.say(f"rules-{part}-lead"), style=QUIET)
        for one in ids:
            ours = f"{voice.say('cli-ours')}: " if part == "rulings" else ""
            paragraph(console, f"{ours}{voice.say(f'rule-{one}')}", one)


def _wanted(rule: str | None, voice: Voice) -> dict[str, list[str]]:
    """The rules that were asked for, by the part that they are in."""
    if rule is None or rule.lower() in RULES:
        return RULES if rule is None else {rule.lower(): RULES[rule.lower()]}
    for part, ids in RULES.items():
        if rule.upper() in ids:
            return {part: [rule.upper()]}
    raise Failure(voice.say("cli-no-rule", rule=rule))


def _data(rule: str, voice: Voice) -> dict[str, object]:
    return {"id": rule, "text": voice.say(f"rule-{rule}"), "ruling": rule in RULES["rulings"]}
