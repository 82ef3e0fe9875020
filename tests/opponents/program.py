"""Makes a program of an opponent: the part of UGI that a match needs."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TextIO, TypeAlias

import hexad
from hexad.board import AnyBoard

Choose: TypeAlias = Callable[[AnyBoard], str]


def serve(name: str, choose: Choose, lines: TextIO = sys.stdin) -> None:
    """Answer UGI on standard input until `quit`; the game is the first argument, Abalone if there is none."""
    game = next(iter(sys.argv[1:]), "abalone")
    board = hexad.GAMES[game].Board()
    for line in lines:
        match line.split():
            case ["ugi"]:
                send(f"id name {name}")
                send("ugiok")
            case ["isready"]:
                send("readyok")
            case ["position", *words]:
                board = placed(game, words)
            case ["go", *_]:
                send(f"bestmove {'none' if board.is_over else choose(board)}")
            case ["quit"]:
                return


def placed(game: str, words: list[str]) -> AnyBoard:
    """The board that a `position` command describes."""
    cut = words.index("moves") if "moves" in words else len(words)
    fen = None if words[0] == "startpos" else " ".join(words[1:cut])
    board: AnyBoard = hexad.GAMES[game].Board(fen)
    for move in words[cut + 1 :]:
        board.push(move)
    return board


def send(line: str) -> None:
    print(line, flush=True)
