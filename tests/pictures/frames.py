"""The frames of animated images, as a viewer shows them."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageSequence

__all__ = ["durations", "frames"]


def frames(image: bytes) -> list[Image.Image]:
    return [frame.convert("RGB") for frame in ImageSequence.Iterator(Image.open(BytesIO(image)))]


def durations(image: bytes) -> list[int]:
    """How long each frame is shown, in milliseconds."""
    found = []
    for frame in ImageSequence.Iterator(Image.open(BytesIO(image))):
        frame.load()
        found.append(int(frame.info["duration"]))
    return found
