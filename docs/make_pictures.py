"""Draw every picture of the documentation: `python docs/make_pictures.py`. The same code draws the same files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import hexad
from hexad import svg

if TYPE_CHECKING:
    from collections.abc import Iterator

PICTURES = Path(__file__).parent / "pictures"
GAP = 24

# One small board for each term of the glossary: the kind, and the rows i to a in which it is the thing to see.
ABALONE_TERMS = {
    "single": "5/6/7/3s4/4S4/4sS2/7/6/5",
    "pair": "5/6/7/8/4SS3/8/7/6/5",
    "lance": "5/6/7/8/3SSS3/8/7/6/5",
    "bow": "5/6/7/3SS3/3S5/8/7/6/5",
    "shield": "5/6/7/3S4/3SS4/8/7/6/5",
    "multi": "5/6/2S4/2SSS3/3S1SS2/3SS3/7/6/5",
    "block": "5/6/7/2SSS3/3SSS3/3SSS2/7/6/5",
    "det": "5/6/2ss3/2sSs3/3ss4/8/3SS2/2SS2/5",
    "pac": "5/6/7/8/2SSss3/8/7/6/5",
    "sumito": "5/6/7/8/2SSSss2/8/7/6/5",
}
SIX_TERMS = {
    "threat": "BBBB1B/1RRRR@0,0 16 16 b basic 5",
    "holding": "BRB/2R/2BRB@0,0 17 17 b basic 4",
}
SIX_SHAPES = {
    "triangle": "BBB1R/BBRR/BRR@0,0 15 16 r basic 6",
    "line": "BBBBBB/RRRRR@0,0 15 16 r basic 6",
    "ring": "1BBR/BRB/BBRRR@0,0 15 16 r basic 6",
}


def abalone() -> hexad.abalone.Board:
    """A middle game of Abalone, just after three marbles pushed two."""
    board = hexad.abalone.Board("5/3S2/1ssss2/1ssssSs1/2sSSss2/3SSS2/3SS2/2SS2/5 2 3 b 4 20")
    board.push("c5d5")
    return board


def six() -> hexad.six.Board:
    """A middle game of Six, just after Black placed a tile."""
    board = hexad.six.Board("2RB/1BRRB/RRBBR/1BRBBR/BRR1B@-2,-2 11 11 b basic 10")
    board.push("0,3")
    return board


def side_by_side(*pictures: str, height: float = 480) -> str:
    """Pictures in one row, all of the same height."""
    placed, x = [], 0.0
    for picture in pictures:
        wide, high = (float(size) for size in re.findall(r' (?:width|height)="([\d.]+)"', picture.split(">", 1)[0])[:2])
        width = height * wide / high
        size = f'x="{x:.2f}" width="{width:.2f}" height="{height:g}" role'
        placed.append(re.sub(r'width="[\d.]+" height="[\d.]+" role', size, picture, count=1))
        x += width + GAP
    whole = f"{x - GAP:.2f}"
    title = "<title>Abalone and Six, side by side</title>"
    size = f'width="{whole}" height="{height:g}" viewBox="0 0 {whole} {height:g}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">'
    return f"{head}{title}{''.join(placed)}</svg>\n"


def heroes() -> Iterator[tuple[str, str]]:
    """Both games at a glance, in every theme."""
    for theme in svg.THEMES:
        yield f"hero-{theme}", side_by_side(svg.board(abalone(), theme=theme), svg.board(six(), theme=theme))
    yield "abalone-start", svg.board(hexad.abalone.Board())
    yield "abalone-belgian-daisy", svg.board(hexad.abalone.Board(layout="belgian-daisy"))
    yield (
        "six-start",
        svg.board(hexad.six.Board(), highlights=dict.fromkeys(hexad.six.Board().legal_moves.destinations(), "target")),
    )


def glossary() -> Iterator[tuple[str, str]]:
    """The terms of both games, one board for each."""
    for kind, rows in ABALONE_TERMS.items():
        board = hexad.abalone.Board(f"{rows} 0 0 b 0 1")
        yield f"abalone-{kind}", svg.board(board, size=360, formations=kind, pushed_off=False)
    for kind, fen in SIX_TERMS.items():
        yield f"six-{kind}", svg.board(hexad.six.Board(fen), size=360, formations=kind, hands=False)
    for shape, fen in SIX_SHAPES.items():
        yield f"six-{shape}", svg.board(hexad.six.Board(fen), size=360, hands=False)


def main() -> None:
    """Write them all."""
    PICTURES.mkdir(exist_ok=True)
    for name, picture in (*heroes(), *glossary()):
        (PICTURES / f"{name}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
