"""The program that prints one sheet: it reads the sheet as JSON and writes a PDF."""

from __future__ import annotations

import json
import sys

from hexad.printouts import Sheet, pdf

if __name__ == "__main__":
    sys.stdout.buffer.write(pdf(Sheet.from_data(json.load(sys.stdin.buffer))))
