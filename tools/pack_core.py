"""Make the npm package of the core: python tools/pack_core.py FOLDER

It compiles web/src/core to JavaScript, adds the WebAssembly modules, packs both, and prints the name of the file. The
version is that of the Python package.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import hexad

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "web/src/core"
BUILD = ROOT / "build/core-package"
COPIED = ("README.md", "hexad.wasm", "hexad-threads.wasm")


def main(folder: Path) -> None:
    """Compile and pack."""
    shutil.rmtree(BUILD, ignore_errors=True)
    run("node", "node_modules/typescript/bin/tsc", "-p", "src/core", "--outDir", str(BUILD))
    for module in BUILD.glob("*.js"):
        # The compiler renames imports, but not the addresses of workers.
        module.write_text(re.sub(r'(new URL\("\./[\w-]+)\.ts"', r'\1.js"', module.read_text()))
    for name in COPIED:
        shutil.copy(SOURCE / name, BUILD)
    shutil.copy(ROOT / "LICENSE", BUILD)
    package = json.loads((SOURCE / "package.json").read_text()) | {"version": hexad.__version__}
    (BUILD / "package.json").write_text(json.dumps(package, indent=2) + "\n")
    folder.mkdir(parents=True, exist_ok=True)
    packed = run("npm", "pack", "--silent", "--pack-destination", str(folder.resolve()), str(BUILD))
    print(folder / packed.strip())


def run(*command: str) -> str:
    """Run a program of Node in the folder of the client, and return what it prints."""
    return subprocess.run(
        [str(ROOT / "tools/node"), sys.prefix, *command],
        cwd=ROOT / "web",
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout


if __name__ == "__main__":
    main(Path(sys.argv[1]))
