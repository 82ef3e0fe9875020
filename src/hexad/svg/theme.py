"""Themes: sets of colours for all games. Everything else about a picture is the same in all themes."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from hexad.types import BLACK, RED, WHITE, Player

__all__ = ["PAPER", "THEMES", "Piece", "Theme", "colour", "theme_named"]


@dataclass(frozen=True)
class Piece:
    """The colours of one side's marbles or tiles, from light to shade.

    The contrast with board or cloth is at least 3:1: by the face, or by the edge, a line around the piece.
    """

    light: str
    face: str
    shade: str
    rim: str
    ink: str
    mark: str | None = None
    edge: str | None = None


@dataclass(frozen=True)
class Theme:
    """The colours of a picture."""

    name: str
    paper: str
    paper_ink: str
    accent: str
    accent_on_cloth: str
    on_accent: str
    on_accent_on_cloth: str
    bad: str
    halo: str
    board: tuple[str, str]
    board_edge: str
    board_ink: str
    cup: tuple[str, str]
    cloth: tuple[str, str]
    cloth_ink: str
    weave: str
    pieces: dict[str, dict[Player, Piece]]

    def tone(self, player: Player) -> str:
        """The colour of a player's pieces, for a dot beside a name."""
        return next(pieces[player].face for pieces in self.pieces.values() if player in pieces)


_MARBLES = {
    BLACK: Piece(light="#6d7682", face="#14171c", shade="#040506", rim="#9aa8b8", ink="#f2efe9"),
    WHITE: Piece(light="#ffffff", face="#f4efe4", shade="#9c9486", rim="#fffdf6", ink="#24282e"),
}
_TILES = {
    BLACK: Piece(light="#6a6e75", face="#2e3136", shade="#0e0f11", rim="#8b9097", ink="#f2efe9", edge="#0e0f11"),
    RED: Piece(light="#f08b78", face="#c93a2e", shade="#7a1812", rim="#ffb3a3", ink="#fff3ee", edge="#6b120d"),
}
_TILES_ON_DARK = {
    BLACK: replace(_TILES[BLACK], face="#191b1f", shade="#050607", edge="#050607"),
    RED: replace(_TILES[RED], face="#b3261d", shade="#5c0f0b", edge="#38070a"),
}
_BLUE = Piece(
    light="#6fadea", face="#0b2d5e", shade="#041734", rim="#a9d2fa", ink="#f3f8ff", mark="bar", edge="#041734"
)
_ORANGE = Piece(
    light="#ffe6bd", face="#f4a83d", shade="#96520a", rim="#fff0d2", ink="#3a2206", mark="ring", edge="#140a01"
)

_LIGHT = Theme(
    name="light",
    paper="#f6f3ed",
    paper_ink="#2b3036",
    accent="#5ee7d2",
    accent_on_cloth="#0e9486",
    on_accent="#0c1f1d",
    on_accent_on_cloth="#f4fffd",
    bad="#ff7a6e",
    halo="#0b0f12",
    # So light that black marbles stand out from it, and so dark that white ones do.
    board=("#78848f", "#717d89"),
    board_edge="#a3afba",
    board_ink="#090c0f",
    cup=("#606b76", "#77838e"),
    cloth=("#efe9dc", "#dfd6c3"),
    cloth_ink="#6f6857",
    weave="#8d8265",
    pieces={"marble": _MARBLES, "tile": _TILES},
)
_DARK = replace(
    _LIGHT,
    name="dark",
    paper="#16191d",
    paper_ink="#e6e2da",
    accent_on_cloth="#d2fff6",
    on_accent_on_cloth="#0c1f1d",
    board_edge="#929eaa",
    cloth=("#7f938b", "#6e8179"),
    cloth_ink="#0f1a16",
    weave="#2c3a35",
    pieces={"marble": _MARBLES, "tile": _TILES_ON_DARK},
)
# For the printed rules: pale boards without a background, which save ink and stand out on a dark screen.
PAPER = replace(
    _LIGHT,
    name="paper",
    paper="none",
    accent="#16b39e",
    accent_on_cloth="#0b8a7a",
    on_accent="#ffffff",
    on_accent_on_cloth="#ffffff",
    bad="#d42f24",
    halo="#ffffff",
    board=("#f3f4f4", "#e3e6e8"),
    board_edge="#aab2b9",
    board_ink="#4b545c",
    cup=("#b9c0c6", "#dfe3e6"),
    cloth=("#fbfaf6", "#f4f1ea"),
    pieces={"marble": {**_MARBLES, WHITE: replace(_MARBLES[WHITE], edge="#50565c")}, "tile": _TILES},
    cloth_ink="#6f6857",
)


def _colour_blind(base: Theme, name: str) -> Theme:
    """Blue and orange for every eye, and a mark on each piece, so that colour is never the only difference."""
    pieces = {"marble": {BLACK: _BLUE, WHITE: _ORANGE}, "tile": {BLACK: _BLUE, RED: _ORANGE}}
    bright = "#f6f2a2"
    on_cloth = "#87257f" if base is _LIGHT else bright
    return replace(base, name=name, accent=bright, accent_on_cloth=on_cloth, bad="#ffffff", pieces=pieces)


THEMES: dict[str, Theme] = {
    "light": _LIGHT,
    "dark": _DARK,
    "colour-blind": _colour_blind(_LIGHT, "colour-blind"),
    "colour-blind-dark": _colour_blind(_DARK, "colour-blind-dark"),
}

_HEX = re.compile(r"#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})")
_NAMES = "aqua black blue fuchsia gold gray green grey lime maroon navy olive orange pink purple red silver teal white"


def theme_named(name: str) -> Theme:
    """The theme of that name."""
    if name not in THEMES:
        raise ValueError(f"no such theme: {name!r} (there are {', '.join(THEMES)})")
    return THEMES[name]


def colour(text: str) -> str:
    """The colour, if it is one: `#rgb`, `#rrggbb` or a plain English name."""
    if not isinstance(text, str) or not (_HEX.fullmatch(text) or text in _NAMES.split()):
        raise ValueError(f"not a colour: {text!r} (write #rrggbb or a plain name such as 'orange')")
    return text
