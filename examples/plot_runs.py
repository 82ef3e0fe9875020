"""Draw several training runs as one picture: python examples/plot_runs.py PICTURE.svg TITLE RUN/curve.json ..."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from learning.plot import draw
from learning.training import Point

if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    picture, title, *curves = sys.argv[1:]
    draw([[Point(**point) for point in json.loads(Path(curve).read_text())] for curve in curves], title, Path(picture))
