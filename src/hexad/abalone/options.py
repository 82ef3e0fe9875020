"""The options of Abalone's board."""

from __future__ import annotations

from hexad.abalone.layouts import LAYOUTS
from hexad.options import Option, by_name

__all__ = ["OPTIONS"]

OPTIONS = by_name(
    Option(name="layout", tag="Layout", default="standard", choices=tuple(LAYOUTS), is_in_position=True),
    Option(name="repetition", tag="Repetition", default=3, rule="R1"),
    Option(name="ply_limit", tag="PlyLimit", default=None, rule="R3"),
    Option(name="quiet_limit", tag="QuietLimit", default=None, rule="R3"),
)
