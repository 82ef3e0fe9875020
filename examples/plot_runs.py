"""Draw several training runs as one picture: python examples/plot_runs.py PICTURE.svg TITLE RUN/curve.json ..."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from learning.plot import draw
from learning.training import Point


def main() -> None:
    """Read the curves and draw them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("picture", type=Path, help="the file to draw, .svg or .png")
    parser.add_argument("title")
    parser.add_argument("curves", type=Path, nargs="+", help="curve.json of a training run")
    given = parser.parse_args()
    runs = []
    for curve in given.curves:
        try:
            runs.append([Point(**point) for point in json.loads(curve.read_text())])
        except (OSError, ValueError, TypeError) as error:
            parser.error(f"{curve} is no curve of a training run: {error}")
    draw(runs, given.title, given.picture)


if __name__ == "__main__":
    main()
