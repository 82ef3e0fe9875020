"""Writing SVG: elements, numbers and escapes."""

from __future__ import annotations

from html import escape

__all__ = ["escaped", "group", "number", "tag"]


def number(value: float) -> str:
    """A coordinate with at most two decimals, and no negative zero, so that output is short and repeatable."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def escaped(text: str) -> str:
    """Text from outside, made safe to stand between two tags; characters that XML does not know are dropped."""
    return escape("".join(letter for letter in text if letter.isprintable() or letter in "\n\t"))


def tag(name: str, *children: str, **attributes: str | float | None) -> str:
    """One element. `stroke_width` becomes `stroke-width`, `xlink__href` becomes `xlink:href`; None is left out."""
    head = "".join([f"<{name}", *(_attribute(key, value) for key, value in attributes.items() if value is not None)])
    body = "".join(children)
    return f"{head}>{body}</{name}>" if body else f"{head}/>"


def group(*children: str, **attributes: str | float | None) -> str:
    """A `g` around the children, or nothing at all when there are none."""
    body = "".join(children)
    return tag("g", body, **attributes) if body else ""


def _attribute(key: str, value: str | float) -> str:
    name = key.rstrip("_").replace("__", ":").replace("_", "-")
    text = value if isinstance(value, str) else number(value)
    return f' {name}="{escape(text)}"'
