"""Boards for terminals: indented rows of hexagons, in 24-bit colour or in plain letters."""

from __future__ import annotations

from hexad.text.captions import Captions, English
from hexad.text.drawing import board

__all__ = ["Captions", "English", "board"]
