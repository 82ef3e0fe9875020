"""How an English sentence of an exception could reach a user of another language, found in the sources.

The command line never prints the text of an exception: it builds the sentence from the key and the values that the
exception carries (`hexad.cli.errors.error_text`). The packages that it calls raise exceptions with keys, not sentences.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from hexad.texts.texts import file_of
from tests.texts.files import OTHERS

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2] / "src" / "hexad"
COMMAND_LINE = sorted((ROOT / "cli").rglob("*.py"))
# The packages whose exceptions an administrator or the owner of a file reads.
RAISING = [
    *sorted((ROOT / "puzzles").glob("*.py")),
    *sorted((ROOT / "server" / "store").glob("*.py")),
    *(ROOT / "server" / name for name in ("serve.py", "settings.py", "secret.py", "game/stored_log.py")),
    *(ROOT / name for name in ("options.py", "position.py", "descriptor.py")),
]

# An exception's own words: str(error), f"{error}", error.text and so on.
WORDS = {"args", "format_message", "message", "msg", "strerror", "text"}
# The only exception whose text is in the user's language.
TRANSLATED = "CommandError"
# Where they are wanted: a fault of the program, for its authors.
PRINTING = {("errors.py", "_message")}
# Sentences for programmers, who pass a wrong argument, and for programs that send one.
SENTENCES = {
    ("collection.py", "load"),
    ("position.py", "from_json"),
    ("search.py", "parse"),
    ("leaderboards.py", "parse"),
}


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def errors_in(function: ast.AST) -> set[str]:
    """The names of exceptions in a function: caught, checked with isinstance, or annotated."""
    found: set[str] = set()
    for node in ast.walk(function):
        match node:
            case ast.ExceptHandler(name=str() as name, type=ast.expr() as kind) if ast.unparse(kind) != TRANSLATED:
                found.add(name)
            case ast.Call(func=ast.Name("isinstance"), args=[ast.Name(name), kind]) if "Error" in ast.unparse(kind):
                found.add(name)
            case ast.arg(arg=name, annotation=ast.expr() as kind) if re.search("Error|Exception", ast.unparse(kind)):
                found.add(name)
    return found


def words_of(function: ast.AST) -> list[str]:
    """Where a function uses an exception's own words."""
    errors = errors_in(function)
    found = []
    for node in ast.walk(function):
        match node:
            case ast.Call(func=ast.Name("str" | "repr" | "format"), args=[ast.Name(name), *_]) if name in errors:
                found.append(ast.unparse(node))
            case ast.FormattedValue(value=ast.Name(name)) if name in errors:
                found.append(ast.unparse(node))
            case ast.Attribute(value=ast.Name(name), attr=attribute) if name in errors and attribute in WORDS:
                found.append(ast.unparse(node))
    return found


def sentence_of(node: ast.AST) -> str:
    """The sentence that an exception is raised or made with; empty if it has a key."""
    match node:
        case ast.Call(func=ast.Name(name), args=[ast.Constant() | ast.JoinedStr() as text, *_]) if name.endswith(
            "Error"
        ):
            return ast.unparse(text) if " " in ast.unparse(text) else ""
    return ""


@pytest.mark.parametrize("path", COMMAND_LINE, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_command_line_does_not_print_the_text_of_an_exception(path):
    found = {
        (path.name, function.name): words
        for function in functions(path)
        if (words := words_of(function)) and (path.name, function.name) not in PRINTING
    }
    assert not found


@pytest.mark.parametrize("path", RAISING, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_exceptions_carry_a_key_and_no_sentence(path):
    found = {
        (path.name, function.name): sentence
        for function in functions(path)
        for node in ast.walk(function)
        if (sentence := sentence_of(node)) and (path.name, function.name) not in SENTENCES
    }
    assert not found


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_has_words_of_its_own(language):
    """A text that is nothing but a value would let any English sentence through."""
    lines = re.findall("^(wrong-[a-z-]+) = (.+)$", file_of(language, "wrong").read_text(encoding="utf-8"), re.MULTILINE)
    wordless = {key for key, text in lines if not re.search(r"\w", re.sub(r"\{ \$\w+ \}", "", text))}
    assert wordless == {"wrong-place"}


@pytest.mark.parametrize(
    "source",
    [
        "try:\n  f()\nexcept OSError as error:\n  raise CommandError('wrong-place', detail=str(error))",
        "try:\n  f()\nexcept OSError as error:\n  print(f'no: {error}')",
        "try:\n  f()\nexcept OSError as error:\n  print(error.strerror)",
        "def f(error: click.UsageError):\n  print(error.format_message())",
        "def f(found):\n  if isinstance(found, PuzzleError):\n    print(str(found))",
    ],
)
def test_an_exception_that_is_printed_is_found(source):
    assert words_of(ast.parse(source))


@pytest.mark.parametrize(
    ("source", "is_found"),
    [
        ("raise StartError(f'the server cannot start: {error}')", True),
        ("raise StartError('the server cannot start')", True),
        ("raise StartError('wrong-serve-log')", False),
        ("raise StartError(key, why=error)", False),
    ],
)
def test_a_sentence_that_is_raised_is_found(source, is_found):
    assert any(sentence_of(node) for node in ast.walk(ast.parse(source))) == is_found
