"""Themes: sets of colours for all games. Everything else about a picture is the same in all themes."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from hexad.types import BLACK, RED, WHITE, Player

__all__ = ["PAPER", "THEMES", "Piece", "Theme", "colour", "theme_named"]


@dataclass(frozen=True)
class Piece:
    """The colours of one side's marbles or tiles, from light to shade."""

    light: str
    face: str
    shade: str
    rim: str
    ink: str
    mark: str | None = None


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
    BLACK: Piece(light="#6d7682", face="#1d2127", shade="#050608", rim="#9aa8b8", ink="#f2efe9"),
    WHITE: Piece(light="#ffffff", face="#eee8dc", shade="#8b8374", rim="#fffdf6", ink="#24282e"),
}
_TILES = {
    BLACK: Piece(light="#6a6e75", face="#2e3136", shade="#0e0f11", rim="#8b9097", ink="#f2efe9"),
    RED: Piece(light="#f08b78", face="#c93a2e", shade="#7a1812", rim="#ffb3a3", ink="#fff3ee"),
}
_BLUE = Piece(light="#8cc0f2", face="#1f62ad", shade="#08264d", rim="#a9d2fa", ink="#f3f8ff", mark="bar")
_ORANGE = Piece(light="#ffe6bd", face="#f4a83d", shade="#96520a", rim="#fff0d2", ink="#3a2206", mark="ring")

_LIGHT = Theme(
    name="light",
    paper="#f6f3ed",
    paper_ink="#2b3036",
    accent="#3fd0bb",
    accent_on_cloth="#0e9486",
    on_accent="#0c1f1d",
    on_accent_on_cloth="#f4fffd",
    bad="#ff6b5e",
    halo="#0b0f12",
    board=("#5d6873", "#434d57"),
    board_edge="#7d8894",
    board_ink="#c3ccd5",
    cup=("#272e36", "#4c5762"),
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
    accent_on_cloth="#5fe6d2",
    on_accent_on_cloth="#0c1f1d",
    board=("#4a545f", "#343d46"),
    board_edge="#66717d",
    board_ink="#aab5c0",
    cup=("#1c2229", "#3d4752"),
    cloth=("#5a6b66", "#44534f"),
    cloth_ink="#cfdbd6",
    weave="#0f1615",
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
