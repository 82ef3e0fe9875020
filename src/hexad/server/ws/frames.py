"""The WebSocket frames (RFC 6455, section 5.2) that are most frequent, without the parser that handles all of them."""

from __future__ import annotations

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # it is imported there from C or from Python

__all__ = ["frame_size", "text_frame", "whole_text"]

FINAL_TEXT = 0x81
MASKED = 0x80
MASK_BYTES = 4
# Sizes from here on do not fit into the second byte, or into two bytes.
TWO_BYTES = 126
EIGHT_BYTES = 65_536


def text_frame(text: bytes) -> bytes:
    """Return the frame by which a server sends a text."""
    size = len(text)
    if size < TWO_BYTES:
        return bytes((FINAL_TEXT, size)) + text
    if size < EIGHT_BYTES:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


def whole_text(data: bytes) -> str | None:
    """Return the text of a client's frame if the data is exactly one frame, short and with a whole text.

    None means that the data has to be parsed, since it is anything else or invalid.
    """
    if len(data) < 2 + MASK_BYTES or data[0] != FINAL_TEXT:
        return None
    size = data[1] - MASKED
    begin = 2
    if size == TWO_BYTES:
        size = int.from_bytes(data[2:4], "big")
        begin = 4
        if size < TWO_BYTES:
            return None
    elif not 0 <= size < TWO_BYTES:
        return None
    if len(data) != begin + MASK_BYTES + size:
        return None
    try:
        return apply_mask(data[begin + MASK_BYTES :], data[begin : begin + MASK_BYTES]).decode()
    except UnicodeDecodeError:
        return None


def frame_size(content: int) -> int:
    """Return the smallest number of bytes of a client's frame with this number of bytes of content."""
    header = 2 if content < TWO_BYTES else 4 if content < EIGHT_BYTES else 10
    return header + MASK_BYTES + content
