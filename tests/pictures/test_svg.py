"""Pictures are well-formed, complete, repeatable and self-contained, for any board and any options."""

from __future__ import annotations

import re
from itertools import product
from typing import Any
from xml.etree import ElementTree

import pytest

import hexad
from hexad import svg

from .boards import BOARDS, make

NAMESPACE = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"

OPTIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "bare": {"coordinates": False, "pushed_off": False, "hands": False, "lastmove": None},
    "flipped": {"flipped": True},
    "formations": {"formations": True},
    "every formation": {"formations": ["single", "pair", "bow", "multi", "pac", "sumito", "holding", "threat"]},
    "empty": {"highlights": {}, "arrows": [], "labels": {}, "formations": []},
}


def classes(document: str, name: str) -> list[ElementTree.Element]:
    root = ElementTree.fromstring(document)
    return [element for element in root.iter() if name in element.get("class", "").split()]


def places(document: str) -> dict[str, tuple[float, float]]:
    """The place of each piece, by its tooltip."""
    found = {}
    for piece in classes(document, "piece"):
        x, y = re.findall(r"-?[\d.]+", piece.get("transform", ""))
        found[piece.findtext(f"{NAMESPACE}title", "")] = (float(x), float(y))
    return found


@pytest.mark.parametrize(("name", "theme", "options"), list(product(BOARDS, svg.THEMES, OPTIONS)))
def test_every_picture_is_well_formed_and_refers_only_to_itself(name: str, theme: str, options: str) -> None:
    document = svg.board(make(name), theme=theme, **OPTIONS[options])
    root = ElementTree.fromstring(document)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert root.tag == f"{NAMESPACE}svg"
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"url\(#([^)]+)\)", document)) <= set(ids)
    assert {element.get(HREF, "#")[1:] for element in root.iter(f"{NAMESPACE}use")} <= set(ids)


@pytest.mark.parametrize("name", BOARDS)
def test_every_piece_is_drawn_once(name: str) -> None:
    board = make(name)
    expected = {f"{player} {cell}" for cell, player in board.pieces.items()}
    drawn = places(svg.board(board))
    assert set(drawn) == expected
    assert len(classes(svg.board(board), "piece")) == len(board.pieces) == len(set(drawn.values()))


@pytest.mark.parametrize("name", BOARDS)
def test_a_picture_is_repeatable_and_leaves_the_board_alone(name: str) -> None:
    board = make(name)
    before = (board.fen(), [str(move) for move in board.moves])
    assert (
        svg.board(board, formations=True) == svg.board(board, formations=True) == svg.board(make(name), formations=True)
    )
    assert (board.fen(), [str(move) for move in board.moves]) == before


def test_ids_of_two_pictures_on_a_page_do_not_clash() -> None:
    pictures = [svg.board(make(name), theme=theme) for name, theme in product(BOARDS, svg.THEMES)]
    ids = [set(re.findall(r' id="([^"]+)"', picture)) for picture in pictures]
    assert sum(map(len, ids)) == len(set().union(*ids))


@pytest.mark.parametrize("name", BOARDS)
def test_pictures_need_no_font(name: str) -> None:
    assert "<text" not in svg.board(make(name), formations=True, labels={})


@pytest.mark.parametrize("name", BOARDS)
def test_flipped_turns_the_board_half_round(name: str) -> None:
    board = make(name)
    near, far = places(svg.board(board)), places(svg.board(board, flipped=True))
    assert {piece: (-x, -y) for piece, (x, y) in near.items()} == far


def test_flipped_gives_white_the_near_tray() -> None:
    board = hexad.abalone.Board("5/6/7/3S4/4ss3/8/7/6/5 2 3 w 0 40")
    for flipped, first in ((False, "black"), (True, "white")):
        trays = classes(svg.board(board, flipped=flipped), "pushed-off")
        assert trays[0].get("class") == f"pushed-off {first}"


def test_the_sockets_fill_with_the_marbles_pushed_off() -> None:
    picture = svg.board(hexad.abalone.Board("5/6/7/3S4/4ss3/8/7/6/5 2 3 w 0 40"))
    lost = [element.get("class") for element in classes(picture, "lost")]
    assert lost == ["lost white"] * 2 + ["lost black"] * 3
    assert not classes(svg.board(make("abalone lost"), pushed_off=False), "lost")


def test_hands_show_every_seat_and_whose_turn_it_is() -> None:
    for name, seats in (("six start", 2), ("six four", 4)):
        picture = svg.board(make(name))
        assert len(classes(picture, "hand")) == seats
        assert len(classes(picture, "turn")) == 1
        assert not classes(svg.board(make(name), hands=False), "hand")


def test_coordinates_can_be_left_out() -> None:
    for name in BOARDS:
        assert classes(svg.board(make(name)), "coordinates")
        assert not classes(svg.board(make(name), coordinates=False), "coordinates")


def test_the_winning_shape_is_highlighted() -> None:
    assert classes(svg.board(make("six won")), "winning")
    assert not classes(svg.board(make("six start")), "winning")


def test_the_last_move_is_shown_unless_turned_off() -> None:
    board = hexad.abalone.Board()
    assert not classes(svg.board(board), "last-move")
    board.push("c3d3")
    assert classes(svg.board(board), "last-move")
    assert not classes(svg.board(board, lastmove=None), "last-move")
    assert svg.board(board, lastmove=board.peek()) == svg.board(board)
    assert svg.board(board, lastmove=str(board.peek())) == svg.board(board)


def test_a_move_that_this_board_did_not_play_is_shown_by_its_text() -> None:
    board = hexad.six.Board("BRB@0,0 19 20 r basic 1")
    assert classes(svg.board(board, lastmove="2,0"), "last-move")


def test_size_is_the_width_and_keeps_the_shape() -> None:
    small, large = (ElementTree.fromstring(svg.board(make("six middle"), size=size)) for size in (100, 400))
    assert (small.get("width"), large.get("width")) == ("100", "400")
    assert float(large.get("height", 0)) == pytest.approx(4 * float(small.get("height", 0)), abs=0.1)
    assert small.get("viewBox") == large.get("viewBox")


def test_a_far_table_is_drawn_like_a_near_one() -> None:
    near, far = places(svg.board(make("six start"))), places(svg.board(make("six far")))
    assert sorted(near.values()) == sorted(far.values())
    assert "1000000" in svg.board(make("six far"))
