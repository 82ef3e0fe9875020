"""Draw the pictures of TENSORS.md: `python docs/make_tensor_pictures.py`. The same code draws the same files."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from pathlib import Path
from typing import TYPE_CHECKING

from hexad.envs import AbaloneSpace

if TYPE_CHECKING:
    from collections.abc import Iterator

PICTURES = Path(__file__).parent / "pictures"
SIZE = 18.0  # from the middle of a cell to its corners
BOX = 30.0
INK, GREY = "#24292f", "#8c959f"
OWN, OTHER, EMPTY, CORNER, KERNEL = "#0072b2", "#e69f00", "#eef1f4", "#c9ced4", "#56b4e9"
Cell = tuple[int, int]


def cells(radius: int) -> Iterator[tuple[int, int, bool]]:
    """All places of the square, row by row, by axial coordinates, and whether they are cells of the hexagon."""
    for r in range(-radius, radius + 1):
        for q in range(-radius, radius + 1):
            yield q, r, abs(q + r) <= radius


def label(x: float, y: float, text: str, colour: str = INK, size: float = 9) -> str:
    """Text, with its middle at a point."""
    return f'<text x="{x:.1f}" y="{y + size * 0.35:.1f}" font-size="{size:g}" fill="{colour}">{text}</text>'


def hexagon_at(x: float, y: float, fill: str, text: str, ink: str) -> str:
    """One cell of a board."""
    corners = " ".join(f"{x + SIZE * sin(i * pi / 3):.1f},{y + SIZE * cos(i * pi / 3):.1f}" for i in range(6))
    return f'<polygon points="{corners}" fill="{fill}" stroke="#fff" stroke-width="2"/>' + label(x, y, text, ink)


def box_at(x: float, y: float, fill: str, text: str, ink: str) -> str:
    """One place of an array."""
    corner = f'x="{x - BOX / 2:.1f}" y="{y - BOX / 2:.1f}" width="{BOX:g}" height="{BOX:g}"'
    return f'<rect {corner} fill="{fill}" stroke="#fff" stroke-width="2"/>' + label(x, y, text, ink)


def both(radius: int, colours: dict[Cell, str], title: str, corner: str) -> str:
    """The hexagon with axial coordinates at the left, the square array with the same cells at the right."""
    wide, high = (2 * radius + 1) * SIZE * sqrt(3), (2 * radius + 1) * BOX
    middle, left, top = wide / 2 + 10, wide + 70, high / 2 + 34
    parts = []
    for q, r, is_cell in cells(radius):
        fill = colours.get((q, r), EMPTY if is_cell else CORNER)
        ink = "#fff" if fill in (OWN, OTHER) else INK
        if is_cell:
            x, y = middle + SIZE * sqrt(3) * (q + r / 2), top + SIZE * 1.5 * r
            parts.append(hexagon_at(x, y, fill, f"{q},{r}", ink))
        place = left + (q + radius + 0.5) * BOX, top + r * BOX
        parts.append(box_at(*place, fill, f"{q},{r}" if is_cell else corner, ink if is_cell else GREY))
    for i in range(2 * radius + 1):
        parts.append(label(left + (i + 0.5) * BOX, 24, str(i), GREY))
        parts.append(label(left - 9, top + (i - radius) * BOX, str(i), GREY))
    parts.append(label(left + high / 2, 9, "column = q + n", GREY, 11))
    parts.append(label(middle, 9, "q, r", GREY, 11))
    size = f"{left + high + 10:.0f}", f"{high + 42:.0f}"
    frame = f'width="{size[0]}" height="{size[1]}" viewBox="0 0 {size[0]} {size[1]}"'
    style = 'role="img" font-family="sans-serif" text-anchor="middle"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {frame} {style}><title>{title}</title>'
    return f'{head}<rect width="100%" height="100%" fill="#fff"/>{"".join(parts)}</svg>\n'


def marbles() -> dict[Cell, str]:
    """The Belgian daisy, by axial coordinates."""
    space = AbaloneSpace(layout="belgian-daisy")
    planes, _ = space.observe(space.new_board())
    found = {}
    for q, r, _ in cells(4):
        own, other, _ = (bool(plane[r + 4, q + 4]) for plane in planes)
        if own or other:
            found[q, r] = OWN if own else OTHER
    return found


def tensors() -> dict[str, str]:
    """Both pictures by their names."""
    neighbours = {(q, r): KERNEL for q, r, is_cell in cells(1) if is_cell}
    neighbours[0, 0] = OWN
    return {
        "tensor-board": both(4, marbles(), "A hexagonal board and the array that holds it", "0"),
        "tensor-kernel": both(1, neighbours, "The six neighbours of a cell, and the kernel that sees them", "0"),
    }


if __name__ == "__main__":
    for name, picture in tensors().items():
        (PICTURES / f"{name}.svg").write_text(picture, encoding="utf-8")
