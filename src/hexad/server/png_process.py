"""The program that draws one picture: it reads an SVG and writes a PNG of the width given as its argument."""

from __future__ import annotations

import sys

from hexad import png

if __name__ == "__main__":
    sys.stdout.buffer.write(png.render(sys.stdin.buffer.read().decode(), width=int(sys.argv[1])))
