"""Records as JSON: the moves of a game as a tree, with effects, comments and variations."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from hexad.errors import HexadError
from hexad.record import Eval, Game, Node, RecordError, parse_game
from hexad.record.comments import MAX_CLOCK
from hexad.record.setup import setup_names
from hexad.server.errors import RefusalError
from hexad.server.game.acts import MoveText
from hexad.server.game.field_types import GameChoice, GameName, Side
from hexad.server.game.messages import Result, pieces_of, result_of
from hexad.server.game.options import Options
from hexad.server.game.position_request import Fen, PositionRequest, move_refusal
from hexad.server.game.replay import Frame, frame_after

__all__ = ["ReadRecord", "WrittenRecord", "parse_record", "read_record_json", "write_record_json"]

MAX_NODES = 5_000
MAX_DEPTH = 30

MAX_COMMENT = 10_000
Comment: TypeAlias = Annotated[str, Meta(max_length=MAX_COMMENT)]
Nag: TypeAlias = Annotated[int, Meta(ge=0, le=255)]
TagName: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_]{1,40}$")]
TagValue: TypeAlias = Annotated[str, Meta(max_length=400)]


class RecordNode(Frame, frozen=True, omit_defaults=True, kw_only=True):
    """A move of a record. `variations` are alternatives to this move. `clock` is the time that its player had left, in
    centiseconds; `eval` is an engine's evaluation in the notation of records."""

    comment: str = ""
    nags: tuple[int, ...] = ()
    clock: int | None = None
    eval: str = ""
    variations: tuple[list[RecordNode], ...] = ()


class ReadRecord(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A parsed record. `comment` is the comment before the first move."""

    game: GameName
    fen: str
    options: dict[str, Any]
    pieces: dict[str, Side]
    tags: dict[str, str]
    line: list[RecordNode]
    comment: str = ""
    result: Result | None = None


class WrittenNode(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A move of a record to write."""

    move: MoveText
    comment: Comment = ""
    nags: Annotated[tuple[Nag, ...], Meta(max_length=20)] = ()
    clock: Annotated[int, Meta(ge=0, le=MAX_CLOCK)] | None = None
    eval: Annotated[str, Meta(max_length=40)] = ""
    variations: tuple[tuple[WrittenNode, ...], ...] = ()


class WrittenRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A record to write. Tags that follow from the start position and the options are added."""

    game: GameChoice
    line: tuple[WrittenNode, ...]
    fen: Fen | None = None
    options: Options = Options()
    tags: Annotated[dict[TagName, TagValue], Meta(max_length=60)] = {}
    comment: Comment = ""


def parse_record(text: str) -> Game:
    """The first game of a text; raises RefusalError with the line and the column of the error."""
    try:
        return parse_game(text)
    except RecordError as error:
        sentence = f"Line {error.line}, column {error.column}: {error.text}"
        place: dict[str, str | int] = {"line": error.line, "column": error.column, "found": error.found or ""}
        code = error.code or "bad-record"
        raise RefusalError(code, sentence, rule=error.rule, status=422, field="text", params=place) from None


def read_record_json(text: str) -> ReadRecord:
    """The first game of a text as JSON; raises RefusalError with the line and the column of the error."""
    game = parse_record(text)
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
    """The text of a record; raises RefusalError for illegal moves, and for content that a record cannot hold."""
    board = PositionRequest(record.game, record.fen, record.options).board()
    added_tags = setup_names(record.game)
    try:
        game = Game(board, {name: value for name, value in record.tags.items() if name not in added_tags})
        game.root.comment = record.comment
        _Writer(game).write(game.root, record.line)
    except ValueError as error:
        raise RefusalError("bad-record", str(error), status=422) from None
    outcome = game.end().outcome()
    if outcome is not None and game.result == "*":
        game.finish(outcome)
    return f"{game}\n\n"


class _TreeWalk:
    """A walk through the tree of moves. Limits the number of moves and the nesting of variations."""

    def __init__(self, game: Game) -> None:
        self.board = game.board()
        self._count = 0
        self._depth = 0

    def __enter__(self) -> None:
        self._depth += 1
        if self._depth > MAX_DEPTH:
            text = f"The variations are nested too deeply: at most {MAX_DEPTH} levels are allowed."
            raise RefusalError("too-long", text, status=422)

    def __exit__(self, *_: object) -> None:
        self._depth -= 1

    def count(self) -> int:
        self._count += 1
        if self._count > MAX_NODES:
            raise RefusalError("too-long", f"Too many moves: at most {MAX_NODES} are allowed.", status=422)
        return self._count


class _Reader(_TreeWalk):
    """Plays a parsed record on a board and collects its nodes."""

    def line(self, node: Node | None) -> list[RecordNode]:
        """The nodes from a node on, each with its variations."""
        nodes: list[RecordNode] = []
        with self:
            while node is not None:
                self.count()
                assert node.parent is not None
                assert node.move is not None
                siblings = node.parent.children
                variations = [self.line(sibling) for sibling in siblings[1:]] if siblings[0] is node else []
                nodes.append(_node(node, variations, frame_after(self.board, node.move)))
                node = node.next
        for _ in nodes:
            self.board.pop()
        return nodes


def _node(node: Node, variations: list[list[RecordNode]], frame: dict[str, Any]) -> RecordNode:
    return RecordNode(
        **frame,
        comment=" ".join(filter(None, (node.comment_before, node.comment))),
        nags=node.nags,
        clock=node.clock,
        eval=str(node.eval) if node.eval is not None else "",
        variations=tuple(variations),
    )


class _Writer(_TreeWalk):
    """Plays the moves to write on a board, which checks each of them once, and adds them to the record."""

    def write(self, node: Node, line: tuple[WrittenNode, ...]) -> None:
        """Add a line of moves after a node."""
        with self:
            for item in line:
                parent, node = node, self._add(node, item)
                if item.variations:
                    self.board.pop()
                    for variation in item.variations:
                        self.write(parent, variation)
                    assert node.move is not None
                    self.board.push(node.move)
        for _ in line:
            self.board.pop()

    def _add(self, parent: Node, item: WrittenNode) -> Node:
        number = self.count()
        try:
            node = parent.append(self.board.push(item.move))
        except HexadError as error:
            raise move_refusal(number, item.move, error) from None
        node.comment = item.comment
        node.nags = item.nags
        if item.clock is not None:
            node.clock = item.clock
        if item.eval:
            node.eval = Eval.parse(item.eval)
        return node


def _result(game: Game) -> Result | None:
    """The result by the rules or, if the game is not over by the rules, the one that the record states."""
    board = game.end()
    outcome = board.outcome()
    if outcome is not None:
        return result_of(outcome)
    winners = {"1-0": board.PLAYERS[0], "0-1": board.PLAYERS[1], "1/2-1/2": None}
    if game.result not in winners:
        return None
    return Result(game.result, game.tags.get("Termination", ""), winners[game.result])
