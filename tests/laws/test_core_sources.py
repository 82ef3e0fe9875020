"""Laws of the core's sources, which the compiler alone does not check."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CORE = ROOT / "core"
SOURCES = {path: path.read_text() for path in sorted(CORE.rglob("*.[ch]*")) if path.parent.name != "python"}
SENTENCE = re.compile(r'"[A-Z][a-z]+ [a-z][^"]*\."')


def code_of(text: str) -> str:
    """A source without its comments."""
    return re.sub(r"//[^\n]*", "", text)


def found(pattern: str) -> list[str]:
    return [path.name for path, text in SOURCES.items() if re.search(pattern, code_of(text))]


def test_errors_are_values():
    assert found(r"\b(throw|try|catch)\b") == []
    assert found(r"\.at\(") == []


def test_threads_are_created_in_one_place():
    assert found(r"\b(pthread_create|std::(jthread|thread|async))\b") == ["threads.cpp"]
    assert found(r"HEXAD_NO_THREADS") == ["threads.cpp"]


def test_sentences_are_not_in_the_core():
    assert not [(path.name, text) for path in SOURCES for text in SENTENCE.findall(SOURCES[path])]


def test_every_source_is_built_without_exceptions():
    lists = (ROOT / "CMakeLists.txt").read_text()
    core = re.search(r"set\(HEXAD_CORE\s([^)]*)\)", lists)
    assert core
    native = [path for path in SOURCES if path.suffix == ".cpp" and path.parent.name != "wasm"]
    assert sorted(core[1].split()) == [str(path.relative_to(ROOT)) for path in native]
    assert '"-fno-exceptions"' in (ROOT / "tools/build_wasm.py").read_text()
    assert "set_source_files_properties(${HEXAD_CORE} PROPERTIES COMPILE_OPTIONS -fno-exceptions)" in lists


@pytest.mark.parametrize("threads", ["-DHEXAD_THREADS", "-DHEXAD_NO_THREADS"])
def test_a_throw_does_not_compile_and_threads_can_be_left_out(threads, tmp_path):
    compiler = shutil.which("g++") or shutil.which("c++")
    assert compiler, "the core is built with a C++ compiler"
    options = [compiler, "-std=c++20", "-fno-exceptions", "-fsyntax-only", threads, f"-I{CORE}"]
    source = tmp_path / "source.cpp"
    source.write_text('#include "threads.cpp"\nint main() { hexad::run_on_threads(2, [](int) {}); }\n')
    subprocess.run([*options, source], check=True)
    source.write_text("template <class T> void fail(T) { throw T{}; }\nvoid call() { fail(1); }\n")
    assert subprocess.run([*options, source], check=False, capture_output=True).returncode != 0
