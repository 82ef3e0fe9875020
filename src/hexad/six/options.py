"""The options of the board of Six."""

from __future__ import annotations

from hexad.options import Option, by_name

__all__ = ["OPTIONS"]

OPTIONS = by_name(
    # What a game of Six is depends on these two, so records always state them.
    Option(
        name="rules",
        tag="Rules",
        default="basic",
        choices=("basic", "advanced"),
        rule="S11",
        is_in_position=True,
        is_always_recorded=True,
    ),
    Option(
        name="declare", tag="Declare", default="auto", choices=("auto", "manual"), rule="R5", is_always_recorded=True
    ),
    Option(name="first_move", tag="FirstMove", default="restricted", choices=("restricted", "free"), rule="R11"),
    Option(name="players", tag="Players", default=2, choices=(2, 4), rule="S10", is_in_position=True),
    Option(name="repetition", tag="Repetition", default=3, rule="R8"),
    Option(name="ply_limit", tag="PlyLimit", default=None, rule="R3"),
    # Which of Black's two players begins.
    Option(name="begins", tag="Begins", default=1, choices=(1, 2), rule="S10", is_in_position=True),
)
