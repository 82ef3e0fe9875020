"""Identities: guests, account holders, and programs with a token; their names."""

from __future__ import annotations

import unicodedata

import msgspec

from hexad.server.errors import RefusalError
from hexad.server.ids import new_id
from hexad.server.people.given_names import default_name
from hexad.server.people.names import folded_login

__all__ = [
    "ANONYMOUS",
    "MAX_NAME",
    "MAX_PASSWORD",
    "MIN_PASSWORD",
    "Identity",
    "clean_login",
    "clean_name",
    "clean_password",
    "new_guest",
]

MAX_NAME = 40
MIN_LOGIN = 2
MIN_PASSWORD = 8
MAX_PASSWORD = 200

# The Unicode categories that names exclude: control characters, surrogates, line breaks, unassigned and private-use.
_FORBIDDEN_CATEGORIES = frozenset({"Cc", "Cs", "Zl", "Zp", "Cn", "Co"})
# Direction marks: they reorder the text around them, so that one name can look like another.
_DIRECTION_MARKS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class Identity(msgspec.Struct, frozen=True):
    """A player: the id by which seats are held, and the display name."""

    player: str
    name: str
    has_account: bool = False


ANONYMOUS = Identity("", "")
"""A client without a cookie, which may watch but not act."""


def new_guest() -> Identity:
    """A new guest, with a random id."""
    player = new_id()
    return Identity(player, default_name(player))


def clean_name(text: str, *, what: str = "name") -> str:
    """A display name in its stored form; raises RefusalError if it is empty, too long or unreadable."""
    name = unicodedata.normalize("NFC", text).strip()
    if not 1 <= len(name) <= MAX_NAME:
        raise _bad_text(what, f"has 1 to {MAX_NAME} characters, not {len(name)}", 1)
    if any(map(_is_forbidden, name)):
        raise _bad_text(what, "has no control characters", 1)
    if not any(unicodedata.category(character)[0] in "LNPS" for character in name):
        raise _bad_text(what, "needs at least one visible character", 1)
    return name


def _bad_text(what: str, rule: str, least: int, most: int = MAX_NAME) -> RefusalError:
    """The refusal of a name, a label, a login or a password, with its limits."""
    code = "bad-name" if what == "label" else f"bad-{what}"
    return RefusalError(code, f"A {what} {rule}.", status=422, field=what, params={"min": least, "max": most})


def _is_forbidden(character: str) -> bool:
    return character in _DIRECTION_MARKS or unicodedata.category(character) in _FORBIDDEN_CATEGORIES


def clean_login(text: str) -> str:
    """A login in its stored form, which ignores case; raises RefusalError."""
    login = folded_login(text)
    if not MIN_LOGIN <= len(login) <= MAX_NAME:
        raise _bad_text("login", f"has {MIN_LOGIN} to {MAX_NAME} characters, not {len(login)}", MIN_LOGIN)
    if not login.isprintable() or " " in login:
        raise _bad_text("login", "has no spaces and no control characters", MIN_LOGIN)
    return login


def clean_password(text: str, *, field: str = "password") -> str:
    """A password as it is; raises RefusalError if it is too short or too long."""
    if not MIN_PASSWORD <= len(text) <= MAX_PASSWORD:
        rule = f"has {MIN_PASSWORD} to {MAX_PASSWORD} characters, not {len(text)}"
        refusal = _bad_text("password", rule, MIN_PASSWORD, MAX_PASSWORD)
        refusal.field = field
        raise refusal
    return text
