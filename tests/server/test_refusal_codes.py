"""Every code of a refusal that the server can send has a text in every language of the web client, and no other has."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple, get_args

import msgspec
import pytest

from hexad.server.edge.http_protocol import _TEXTS
from hexad.server.edge.quotas import QuotaKind
from hexad.server.game.position_request import PositionRequest
from hexad.server.http.error_responses import _ERROR_CODES
from hexad.server.http.records import RecordText
from hexad.texts import LANGUAGES
from tests.record.test_errors import BROKEN

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "hexad" / "server"
TEXTS = ROOT / "web" / "src" / "texts"

# Texts of the client beside those of codes: for codes that it does not know, and around other texts.
OWN_KEYS = {"move-number", "record-place"}
OPTION_CODES = {"bad-position", "two-positions", "wrong-option"}
# Codes that are not written where a refusal is made, by that place: those of the rules have texts of their own,
# which tests/texts/test_verdicts.py checks. "" is a refusal that is passed on.
COMPUTED: dict[tuple[str, str], set[str]] = {
    ("edge/http_protocol.py", "*_TEXTS[status]"): {code for code, _ in _TEXTS.values()},
    ("edge/quotas.py", "f'quota-{kind}'"): {f"quota-{kind}" for kind in get_args(QuotaKind)},
    ("game/messages.py", "refusal.code"): set(),
    ("game/position_request.py", "answer.code or 'not-a-move'"): {"not-a-move"},
    ("game/position_request.py", "error.code or 'not-a-move'"): {"not-a-move"},
    ("game/position_request.py", "code"): OPTION_CODES,
    ("game/record_json.py", "code"): {"bad-record"},
    ("http/error_responses.py", "code"): {"not-understood", *_ERROR_CODES.values()},
    ("people/message_text.py", "code"): {"bad-message", "bad-reason", "bad-report", "bad-title"},
    ("people/identity.py", "code"): {"bad-login", "bad-name", "bad-password"},
}


class Place(NamedTuple):
    """Where a refusal is made, and the expression of its code."""

    file: str
    code: ast.expr


def places() -> list[Place]:
    """Every place of the server where a refusal or the message about one is made."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SERVER.rglob("*.py"))}
    return [
        Place(path.relative_to(SERVER).as_posix(), code)
        for path, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and (code := code_of(node)) is not None
    ]


def code_of(call: ast.Call) -> ast.expr | None:
    """The code in a call that makes a refusal; None if it is another call, or one of a class with a code of its own."""
    match call.func:
        case ast.Name("RefusalError" | "QuotaError" | "Refused"):
            return call.args[0]
        case ast.Name("RateLimitError"):
            return next((keyword.value for keyword in call.keywords if keyword.arg == "code"), ast.Constant("too-fast"))
        case ast.Attribute(ast.Call(ast.Name("super")), "__init__"):
            # The classes of hexad/server/errors.py: `super().__init__("unavailable", text, status=503)`
            return next((argument for argument in call.args[:1] if isinstance(argument, ast.Constant)), None)
    return None


def codes() -> set[str]:
    """The codes that the server can send, without those of the rules and of records."""
    found: set[str] = set()
    for place in places():
        if isinstance(place.code, ast.Constant):
            found.add(str(place.code.value))
        else:
            expression = ast.unparse(place.code)
            assert (place.file, expression) in COMPUTED, f"{place.file}: which codes can {expression} be?"
            found |= COMPUTED[place.file, expression]
    return found


def keys(language: str) -> set[str]:
    """The keys of the client's refusals, without `refused-`."""
    text = (TEXTS / language / "refusals.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^refused-([a-z-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_text_and_no_other_has(language):
    of_records = {f"record-{code}" for _, _, _, code, _ in BROKEN.values()}
    of_fields = {key for key in keys(language) if key.startswith("field-")}
    assert keys(language) == codes() | of_records | of_fields | OWN_KEYS


def test_every_code_is_one_word_for_programs():
    assert {code for code in codes() if not re.fullmatch("[a-z]+(-[a-z]+)*", code)} == set()


def test_computed_codes_are_still_computed():
    assert {(place.file, ast.unparse(place.code)) for place in places()} >= set(COMPUTED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_about_fields_are_about_fields_that_requests_have(language):
    fields = {field.name for kind in (PositionRequest, RecordText) for field in msgspec.structs.fields(kind)}
    assert {key.removeprefix("field-") for key in keys(language) if key.startswith("field-")} <= fields


def test_a_code_without_a_text_is_found():
    call = ast.parse('RefusalError("new-code", "Something new.", status=409)', mode="eval").body
    assert isinstance(call, ast.Call)
    code = code_of(call)
    assert isinstance(code, ast.Constant)
    assert code.value not in keys("en")
