"""Writing records: tags, an empty line, and movetext in lines of at most 80 characters."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, TYPE_CHECKING, NamedTuple

from hexad.record.comments import join_commands
from hexad.record.tags import escape

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from hexad.record.game import Game
    from hexad.record.tree import Node

__all__ = ["format_game", "write_game", "write_games"]

WIDTH = 80


def write_game(game: Game, file: str | os.PathLike[str] | IO[str]) -> None:
    """Write a game to a path, replacing what was there, or to a file that is open for writing text."""
    write_games([game], file)


def write_games(games: Iterable[Game], file: str | os.PathLike[str] | IO[str]) -> None:
    """Write games one after the other, with an empty line after each."""
    if isinstance(file, str | os.PathLike):
        with Path(file).open("w", encoding="utf-8", newline="\n") as opened:
            write_games(games, opened)
        return
    for game in games:
        file.write(f"{format_game(game)}\n\n")


def format_game(game: Game) -> str:
    """The text of a record. Equal games have equal texts, except for the order of custom tags."""
    tags = [f'[{name} "{escape(value)}"]' for name, value in game.tags.items()]
    return "\n".join([*tags, "", *_wrap(_words(game))])


def _wrap(words: Iterable[str]) -> Iterator[str]:
    line: list[str] = []
    width = -1
    for word in words:
        if line and width + 1 + len(word) > WIDTH:
            yield " ".join(line)
            line, width = [], -1
        line.append(word)
        width += 1 + len(word)
    if line:
        yield " ".join(line)


def _words(game: Game) -> Iterator[str]:
    """The movetext, word by word. What is left to write waits on a stack, since variations may nest without limit."""
    yield from _remarks(game.root)
    todo: list[_Step] = []
    _plan(game.root, game.board().ply, todo)
    numbered = True
    while todo:
        step = todo.pop()
        if step.bracket:
            yield step.bracket
            numbered = True
        elif step.written:
            _plan(step.node, step.ply + 1, todo)
        else:
            yield from _move(step.node, step.ply, numbered)
            remarks = _remarks(step.node)
            yield from remarks
            numbered = bool(remarks) and remarks[-1].endswith("}")
    yield game.result


class _Step(NamedTuple):
    """Something left to write: a move, what follows a move that was written, or a bracket."""

    node: Node
    ply: int
    written: bool = False
    bracket: str = ""


def _plan(node: Node, ply: int, todo: list[_Step]) -> None:
    """Put what follows a node on the stack: a move, the variations to that move, and what comes after it."""
    if not node.children:
        return
    main, *variations = node.children
    todo.append(_Step(main, ply, written=True))
    for variation in reversed(variations):
        todo.append(_Step(variation, ply, bracket=")"))
        todo.append(_Step(variation, ply, written=True))
        todo.append(_Step(variation, ply))
        todo.append(_Step(variation, ply, bracket="("))
    todo.append(_Step(main, ply))


def _move(node: Node, ply: int, numbered: bool) -> list[str]:
    """A move with its number, which the second player's moves have only where they do not follow the first's."""
    if ply % 2 and not numbered and not node.comment_before:
        return [str(node.move)]
    number = f"{ply // 2 + 1}{'...' if ply % 2 else '.'}"
    if node.comment_before:
        return [number, *_comment(node.comment_before), str(node.move)]
    return [f"{number} {node.move}"]


def _remarks(node: Node) -> list[str]:
    nags = [f"${nag}" for nag in node.nags]
    return nags + _comment(join_commands(node.comment, node.clock, node.eval))


def _comment(text: str) -> list[str]:
    return f"{{{text}}}".split(" ") if text else []
