"""Colours as the browser has drawn them, measured from the pixels of a screenshot."""

from __future__ import annotations

import io
from functools import cache
from statistics import median
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

if TYPE_CHECKING:
    from collections.abc import Iterable

    from playwright.sync_api import Page

    Colour = tuple[int, int, int]

__all__ = ["Screenshot", "contrast"]


class Screenshot:
    """The visible part of a page."""

    def __init__(self, page: Page) -> None:
        image = Image.open(io.BytesIO(page.screenshot(scale="css"))).convert("RGB")
        self._pixels = np.asarray(image)

    def colour(self, spots: Iterable[tuple[float, float]]) -> Colour:
        """The median colour of some points of the page."""
        pixels = [self.pixel(x, y) for x, y in spots]
        red, green, blue = (round(median(pixel[channel] for pixel in pixels)) for channel in range(3))
        return red, green, blue

    def pixel(self, x: float, y: float) -> Colour:
        """The colour of a point of the page."""
        red, green, blue = map(int, self._pixels[round(y), round(x)])
        return red, green, blue


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of two colours, as WCAG defines it."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@cache
def _luminance(colour: Colour) -> float:
    parts = [value / 255 for value in colour]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
