"""The program that draws one animated image: it reads a record and writes the image.

Its arguments are the format and, as JSON, options of `hexad.animation.render`.
"""

from __future__ import annotations

import json
import sys

from hexad import animation
from hexad.errors import SettingError
from hexad.record import parse_game
from hexad.server.png_worker import NOT_DRAWABLE

__all__ = ["main"]


def main() -> int:
    """Draw the game on standard input; returns the exit code."""
    kind, options = sys.argv[1:]
    game = parse_game(sys.stdin.buffer.read().decode())
    try:
        image = animation.render(game, kind, **json.loads(options))
    except SettingError:
        return NOT_DRAWABLE
    sys.stdout.buffer.write(image)
    return 0


if __name__ == "__main__":
    sys.exit(main())
