"""Compile the core to WebAssembly, with the C++ compiler of Zig (the package `ziglang`).

    python tools/build_wasm.py FOLDER

writes hexad.wasm, which runs everywhere, and hexad-threads.wasm, whose memory several workers share. The first run also
compiles the C++ library, which takes a minute or two; Zig keeps it.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeAlias

ROOT = Path(__file__).parents[1]
CORE = ROOT / "core"
# What a page does not need: games as tensors.
FOLDERS = ("abalone", "six", "search", "wasm")
ONLY_WITH_THREADS = {CORE / "wasm/threads.cpp", CORE / "wasm/allocator.cpp"}
# Used by Python alone.
LEFT_OUT = {CORE / "abalone/playout.cpp"}
# What runs once for a move of a person is compiled for size, the search and the rules under it for speed.
SMALL_NAMES = {"explain", "formations", "gesture", "notation", "perft", "setup"}
COMPILE = ("-std=c++20", "-flto", "-fno-exceptions", "-fno-rtti", "-fno-threadsafe-statics", "-Wall", "-Wextra")
STACK_BYTES = 1 << 20
# Reserved, not used, until a table grows into it.
MAX_SHARED_BYTES = 1 << 30
LINK = ("-mexec-model=reactor", "-flto", f"-Wl,--strip-all,-z,stack-size={STACK_BYTES}")

Options: TypeAlias = tuple[str, ...]


def main(folder: Path) -> None:
    """Build both modules."""
    folder.mkdir(parents=True, exist_ok=True)
    build(folder / "hexad.wasm", "simd128+bulk_memory", plain_sources(), ("-DHEXAD_NO_THREADS",), ())
    shared = f"-Wl,--shared-memory,--import-memory,--max-memory={MAX_SHARED_BYTES},--export=__stack_pointer"
    build(folder / "hexad-threads.wasm", "simd128+bulk_memory+atomics", threaded_sources(), (), (shared,))


def core_sources() -> set[Path]:
    """The sources that both modules have."""
    found = {path for name in FOLDERS for path in (CORE / name).glob("*.cpp")}
    return found - ONLY_WITH_THREADS - LEFT_OUT


def plain_sources() -> list[Path]:
    """The sources of a module with one thread."""
    return sorted(core_sources() | {CORE / "threads.cpp"})


def threaded_sources() -> list[Path]:
    """The sources of a module whose threads are workers."""
    return sorted(core_sources() | ONLY_WITH_THREADS)


def build(module: Path, features: str, sources: list[Path], defines: Options, link: Options) -> None:
    """Compile the sources side by side, and link them."""
    print(f"Compiling {module.name}", flush=True)
    target = ("-target", "wasm32-wasi", f"-mcpu=generic+{features}")
    objects = ROOT / "build" / "wasm" / module.stem
    objects.mkdir(parents=True, exist_ok=True)

    def compile_source(source: Path) -> str:
        is_small = source.stem in SMALL_NAMES or source.parent.name == "wasm"
        compiled = str(objects / f"{source.parent.name}-{source.stem}.o")
        level = "-Os" if is_small else "-O3"
        zig(*target, *COMPILE, level, *defines, f"-I{CORE}", "-c", str(source), "-o", compiled)
        return compiled

    with ThreadPoolExecutor(2) as pool:
        compiled = list(pool.map(compile_source, sources))
    zig(*target, *LINK, *link, *compiled, "-o", str(module))


def zig(*arguments: str) -> None:
    """Run the compiler."""
    program = Path(sysconfig.get_paths()["purelib"]) / "ziglang" / "zig"
    subprocess.run([str(program), "c++", *arguments], check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
