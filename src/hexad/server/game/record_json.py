"""Records as pages know them: a line of moves, each with what it did, what was written about it, and other lines."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from hexad.errors import HexadError
from hexad.record import Eval, Game, Node, RecordError, parse_game
from hexad.record.comments import MAX_CLOCK
from hexad.record.setup import setup_names
from hexad.server.errors import RefusalError
from hexad.server.game.acts import MoveText
from hexad.server.game.field_types import GameName, Side
from hexad.server.game.invitation import Fen, Options, board_of
from hexad.server.game.messages import Result, pieces_of, result_of
from hexad.server.game.replay import Frame, frame_after

__all__ = ["ReadRecord", "WrittenRecord", "read_record_json", "write_record_json"]

MAX_NODES = 5_000
MAX_NESTED = 30

Remark: TypeAlias = Annotated[str, Meta(max_length=10_000)]
Nag: TypeAlias = Annotated[int, Meta(ge=0, le=255)]
TagName: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_]{1,40}$")]
TagValue: TypeAlias = Annotated[str, Meta(max_length=400)]


class RecordNode(Frame, frozen=True, omit_defaults=True, kw_only=True):
    """A move of a record; `variations` are other moves in its place. `clock` is what its player had left, in
    centiseconds, `eval` what an engine thought, as records write it."""

    comment: str = ""
    nags: tuple[int, ...] = ()
    clock: int | None = None
    eval: str = ""
    variations: tuple[list[RecordNode], ...] = ()


class ReadRecord(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A game that was read; `comment` stands before its first move."""

    game: GameName
    fen: str
    options: dict[str, Any]
    pieces: dict[str, Side]
    tags: dict[str, str]
    line: list[RecordNode]
    comment: str = ""
    result: Result | None = None


class WrittenNode(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A move to be written, with what belongs to it."""

    move: MoveText
    comment: Remark = ""
    nags: Annotated[tuple[Nag, ...], Meta(max_length=20)] = ()
    clock: Annotated[int, Meta(ge=0, le=MAX_CLOCK)] | None = None
    eval: Annotated[str, Meta(max_length=40)] = ""
    variations: tuple[tuple[WrittenNode, ...], ...] = ()


class WrittenRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game to be written. Tags that follow from the start position are set by themselves."""

    game: Literal["abalone", "six"]
    line: tuple[WrittenNode, ...]
    fen: Fen | None = None
    options: Options = Options()
    tags: Annotated[dict[TagName, TagValue], Meta(max_length=60)] = {}
    comment: Remark = ""


def read_record_json(text: str) -> ReadRecord:
    """The first game of a text; raises Refusal with the line and the column of what is wrong."""
    try:
        game = parse_game(text)
    except RecordError as error:
        place = f"Line {error.line}, column {error.column}: {error.text}"
        raise RefusalError(error.code or "bad-record", place, rule=error.rule, status=422) from None
    board = game.board()
    return ReadRecord(
        game=board.game,
        fen=board.start_fen,
        options=board.options,
        pieces=pieces_of(board),
        tags=dict(game.tags),
        line=_Reader(game).line(game.root.next),
        comment=game.root.comment,
        result=_result(game),
    )


def write_record_json(record: WrittenRecord) -> str:
    """The text of a game; raises Refusal for moves that the rules forbid, and for what no record can hold."""
    board = board_of(record.game, record.fen, record.options)
    own = setup_names(record.game)
    try:
        game = Game(board, {name: value for name, value in record.tags.items() if name not in own})
        game.root.comment = record.comment
        _Writer(game).write(game.root, record.line)
    except ValueError as error:
        raise RefusalError("bad-record", str(error), status=422) from None
    outcome = game.end().outcome()
    if outcome is not None and game.result == "*":
        game.finish(outcome)
    return f"{game}\n\n"


class _Bounds:
    """Counts moves, and how deep one is in variations: both are refused beyond any use."""

    def __init__(self, game: Game) -> None:
        self.board = game.board()
        self._count = 0
        self._depth = 0

    def __enter__(self) -> None:
        self._depth += 1
        if self._depth > MAX_NESTED:
            text = f"The variations are nested too deeply: expected at most {MAX_NESTED} levels."
            raise RefusalError("too-long", text, status=422)

    def __exit__(self, *_: object) -> None:
        self._depth -= 1

    def count(self) -> int:
        self._count += 1
        if self._count > MAX_NODES:
            raise RefusalError("too-long", f"That are too many moves: expected at most {MAX_NODES}.", status=422)
        return self._count


class _Reader(_Bounds):
    """Walks along a record with a board."""

    def line(self, node: Node | None) -> list[RecordNode]:
        """The moves from a node on, each with those that were tried in its place."""
        found: list[RecordNode] = []
        with self:
            while node is not None:
                self.count()
                assert node.parent is not None
                assert node.move is not None
                siblings = node.parent.children
                others = [self.line(other) for other in siblings[1:]] if siblings[0] is node else []
                found.append(_node(node, others, frame_after(self.board, node.move)))
                node = node.next
        for _ in found:
            self.board.pop()
        return found


def _node(node: Node, variations: list[list[RecordNode]], frame: dict[str, Any]) -> RecordNode:
    return RecordNode(
        **frame,
        comment=" ".join(filter(None, (node.comment_before, node.comment))),
        nags=node.nags,
        clock=node.clock,
        eval=str(node.eval) if node.eval is not None else "",
        variations=tuple(variations),
    )


class _Writer(_Bounds):
    """Plays what should be written on a board of its own, so that each move is checked once."""

    def write(self, node: Node, line: tuple[WrittenNode, ...]) -> None:
        """Add a line after a node."""
        with self:
            for written in line:
                parent, node = node, self._played(node, written)
                if written.variations:
                    self.board.pop()
                    for variation in written.variations:
                        self.write(parent, variation)
                    assert node.move is not None
                    self.board.push(node.move)
        for _ in line:
            self.board.pop()

    def _played(self, parent: Node, written: WrittenNode) -> Node:
        number = self.count()
        try:
            node = parent.append(self.board.push(written.move))
        except HexadError as error:
            text = f"Move {number} ({written.move}): {error.text}"
            raise RefusalError(error.code or "not-a-move", text, rule=error.rule, status=422) from None
        node.comment = written.comment
        node.nags = written.nags
        if written.clock is not None:
            node.clock = written.clock
        if written.eval:
            node.eval = Eval.parse(written.eval)
        return node


def _result(game: Game) -> Result | None:
    """How it ended: by the rules, or as the record says."""
    board = game.end()
    outcome = board.outcome()
    if outcome is not None:
        return result_of(outcome)
    winner = {"1-0": board.PLAYERS[0], "0-1": board.PLAYERS[1], "1/2-1/2": None}
    if game.result not in winner:
        return None
    return Result(game.result, game.tags.get("Termination", ""), winner[game.result])
