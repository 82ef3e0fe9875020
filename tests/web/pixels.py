"""Colours as they are drawn, measured from pixels: of a page in the browser, or of a picture."""

from __future__ import annotations

import io
import math
from functools import cache
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from PIL import Image

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from playwright.sync_api import Page

    Colour = tuple[int, int, int]
    Point = tuple[float, float]

__all__ = ["Picture", "Piece", "circle", "contrast", "screenshot"]

_RAYS = [math.tau * ray / 90 for ray in range(90)]


class Picture:
    """The pixels of a PNG, `scale` of them for each unit of its points."""

    def __init__(self, png: bytes, scale: float = 1) -> None:
        self._pixels = np.asarray(Image.open(io.BytesIO(png)).convert("RGB"))
        self._scale = scale

    def pixel(self, x: float, y: float) -> Colour:
        """The colour of a point."""
        red, green, blue = map(int, self._pixels[round(y * self._scale), round(x * self._scale)])
        return red, green, blue

    def colour(self, spots: Iterable[Point]) -> Colour:
        """The median colour of some points."""
        pixels = [self.pixel(x, y) for x, y in spots]
        red, green, blue = (round(median(pixel[channel] for pixel in pixels)) for channel in range(3))
        return red, green, blue


def screenshot(page: Page) -> Picture:
    """The visible part of a page."""
    return Picture(page.screenshot(scale="css"))


def circle(x: float, y: float, radius: float) -> list[Point]:
    """Points on a circle."""
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in _RAYS]


class Piece(NamedTuple):
    """A piece in a picture: its middle, and the distance from there to its edge, or to the sides of a hexagon."""

    x: float
    y: float
    radius: float
    hexagonal: bool

    def stands_out(self, picture: Picture, grounds: Sequence[Colour]) -> float:
        """The least contrast with what may be around it: by its face or, if that is more, by its edge."""
        return max(self._by_face(picture, grounds), self._by_edge(picture, grounds))

    def _by_face(self, picture: Picture, grounds: Sequence[Colour]) -> float:
        """Without the highlight and the mark in the middle."""
        face = picture.colour(
            spot for share in (0.52, 0.7, 0.8) for spot in circle(self.x, self.y, share * self.radius)
        )
        return min(contrast(face, ground) for ground in grounds)

    def _by_edge(self, picture: Picture, grounds: Sequence[Colour]) -> float:
        """On every ray but a few, the pixel near the edge that stands out most."""
        rays = [
            max(min(contrast(picture.pixel(*spot), ground) for ground in grounds) for spot in self._end(turn))
            for turn in _RAYS
        ]
        return sorted(rays)[len(rays) // 20]

    def _end(self, turn: float) -> list[Point]:
        """Points in a direction, near the edge."""
        beside = (turn + math.pi / 6) % (math.pi / 3) - math.pi / 6
        end = self.radius / math.cos(beside) if self.hexagonal else self.radius
        lengths = [end * (0.9 + step / 100) for step in range(25)]
        return [(self.x + length * math.cos(turn), self.y + length * math.sin(turn)) for length in lengths]


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of two colours, as WCAG defines it."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@cache
def _luminance(colour: Colour) -> float:
    parts = [value / 255 for value in colour]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
