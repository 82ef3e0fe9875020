"""Each game's descriptor matches its board."""

import inspect
import itertools
import json
import random
import re
from pathlib import Path
from typing import get_args

import pytest

import hexad
from hexad.booklet import book, cover
from hexad.engine import engine, levels, score
from hexad.envs import space
from hexad.games import GameName, game_named
from hexad.options import OptionError, format_value
from hexad.puzzles import rules
from hexad.rulebook import RULES
from hexad.svg import picture
from hexad.text import palette

ROOT = Path(__file__).parents[1]

GAMES = [pytest.param(game, id=name) for name, game in hexad.GAMES.items()]
OPTIONS = [
    pytest.param(game, option, id=f"{name}-{option.name}")
    for name, game in hexad.GAMES.items()
    for option in game.options.values()
]


def other_options(game, option, value):
    """The other options that a board needs to accept this value."""
    return {"players": 4} if (option.name, value) == ("begins", 2) else {}


def random_boards(game, seeds):
    for seed in seeds:
        source = random.Random(seed)
        # Splits, and tiles that hold a group together, occur in the moving phase.
        board = game.Board(ply_limit=60)
        while not board.is_over:
            board.push(source.choice(board.legal_moves))
            yield board


@pytest.mark.parametrize("game", GAMES)
def test_names_and_players_are_those_of_the_board(game):
    board = game.Board()
    assert (board.game, board.PLAYERS, board.players) == (game.name, game.players, game.seats[0])
    assert hexad.GAMES[game.name] is game is game_named(game.name)
    assert len(set(game.players)) == 2


def test_unknown_names_are_not_games():
    with pytest.raises(ValueError, match="'go' is not a game: expected abalone or six"):
        game_named("go")


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_options_is_the_signature_of_the_board(game):
    parameters = inspect.signature(game.Board).parameters
    keywords = [name for name, parameter in parameters.items() if parameter.kind is parameter.KEYWORD_ONLY]
    assert sorted(game.options) == sorted(keywords)
    assert set(game.Board().options) <= set(game.options)


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_a_default_is_what_a_board_has_without_the_option(game, option):
    board, same = game.Board(), game.Board(**{option.name: option.default})
    assert (same.start_fen, same.options) == (board.start_fen, board.options)
    if option.name in board.options:
        assert board.options[option.name] == option.default
    option.check(option.default)


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_a_board_accepts_the_values_of_the_table(game, option):
    for value in option.choices or (None, 1, 2, 1000):
        option.check(value)
        assert option.parse(format_value(value)) == value
        board = game.Board(**{option.name: value}, **other_options(game, option, value))
        if option.name in board.options:
            assert board.options[option.name] == value


@pytest.mark.parametrize(("game", "option"), OPTIONS)
@pytest.mark.parametrize("value", ["nonsense", 0, -1, 3.5, [], 2**32])
def test_a_board_refuses_values_outside_the_table(game, option, value):
    with pytest.raises(OptionError):
        option.check(value)
    with pytest.raises((TypeError, ValueError)):
        game.Board(**{option.name: value})
    with pytest.raises(OptionError):
        option.parse(str(value))


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_the_text_of_a_position_carries_the_listed_options(game, option):
    """An option that the text carries changes the text, and no other option does."""
    values = option.choices or (None, 1, 5)
    texts = {game.Board(**{option.name: value}, **other_options(game, option, value)).fen() for value in values}
    assert (len(texts) > 1) == option.is_in_position


@pytest.mark.parametrize("game", GAMES)
def test_unknown_options_are_refused(game):
    with pytest.raises(OptionError, match=f"{game.title} has no option colour, size") as caught:
        game.check_options({"size": 3, "colour": "red"})
    assert caught.value.code == "wrong-option"


@pytest.mark.parametrize("game", GAMES)
def test_pieces_are_counted_as_at_the_start(game):
    board = game.Board()
    counts = getattr(board, game.off_board.name)
    beside = list(counts.values() if isinstance(counts, dict) else counts)
    assert beside == [game.off_board.at_start] * 2
    on_board = [sum(player is owner for owner in board.pieces.values()) for player in game.players]
    in_hand = game.off_board.at_start if game.off_board.name == "hands" else 0
    assert on_board == [game.pieces_per_player - in_hand] * 2


@pytest.mark.parametrize("game", GAMES)
def test_starts_are_positions_that_begin_a_game(game):
    assert game.Board().start_fen == next(iter(game.starts.values()))
    for fen in game.starts.values():
        board = game.Board(fen)
        assert (board.fen(), board.ply, board.turn) == (fen, 0, game.players[0])
    assert set(game.layouts) == set(getattr(game.options.get("layout"), "choices", ()))


@pytest.mark.parametrize("game", GAMES)
def test_a_position_text_is_composed_from_the_pieces(game):
    board = game.Board()
    counts = " ".join(itertools.repeat(str(game.off_board.at_start), 2))
    assert game.compose_fen(board.pieces, turn=board.turn, counts=counts, rules="basic") == board.fen()
    letters = [letter for letter in board.fen().split()[0] if letter in game.notation.piece_letters]
    assert sorted(letters) == sorted(game.notation.piece_letters * (len(board.pieces) // 2))


@pytest.mark.parametrize("game", GAMES)
def test_cells_are_those_of_the_board(game):
    cells = game.cells or game.Board().pieces
    assert [game.cell_at(*game.axial(cell)) for cell in cells] == list(cells)
    if game.cells:
        board = game.Board()
        assert set(board.pieces) < set(game.cells)
        assert [board[cell] for cell in game.cells if cell in board.pieces] == [
            board.pieces[cell] for cell in game.cells if cell in board.pieces
        ]


@pytest.mark.parametrize("game", GAMES)
def test_examples_of_moves_are_moves(game):
    notation = game.notation
    for text in notation.examples.values():
        assert str(game.Move(text)) == text
        assert notation.looks_like_move(text)
        assert [other.name for other in hexad.GAMES.values() if other.notation.looks_like_move(text)] == [game.name]


@pytest.mark.parametrize("game", GAMES)
def test_every_move_and_position_looks_like_one_of_its_game(game):
    for board in random_boards(game, range(2)):
        fitting = [other.name for other in hexad.GAMES.values() if other.notation.looks_like_position(board.fen())]
        assert fitting == [game.name]
        assert all(game.notation.looks_like_move(str(move)) for move in board.legal_moves)


@pytest.mark.parametrize("game", GAMES)
def test_the_text_of_a_move_shows_its_effect_or_not(game):
    shown = True
    for board in random_boards(game, range(2)):
        for move in board.legal_moves:
            effect = board.effect(move)
            cells = {*effect.placed, *(cell for step in (*effect.moved, *effect.pushed) for cell in step)}
            shown &= all(cell in str(move) for cell in cells)
    assert shown == game.notation.moves_show_effect


@pytest.mark.parametrize("game", GAMES)
def test_lists_of_cells_are_split(game):
    cells = list(game.Board().pieces)[:2]
    for separator in game.notation.cell_separators:
        assert game.notation.split_cells(f" {separator.join(cells)} ") == cells


@pytest.mark.parametrize("game", GAMES)
def test_formations_are_those_that_a_board_finds(game):
    found = {one.kind for board in random_boards(game, range(40)) for one in board.formations()}
    assert found == set(game.formations)
    assert set(game.prominent_formations) <= found


@pytest.mark.parametrize("game", GAMES)
def test_a_gesture_has_the_targets_that_are_listed(game):
    board = game.Board()
    cell = next(iter(board.pieces))
    for target in game.directions or ("3,3", "-1,0"):
        assert isinstance(board.explain([cell], target).code, str)


def test_rules_belong_to_one_game():
    rules = [rule for game in hexad.GAMES.values() for rule in (*game.rules, *game.rulings)]
    assert sorted(rules) == sorted(RULES)
    assert {game.time_rule for game in hexad.GAMES.values()} <= set(rules)
    cited = {option.rule for game in hexad.GAMES.values() for option in game.options.values()}
    assert cited - {None} <= set(rules)


@pytest.mark.parametrize("game", GAMES)
def test_a_descriptor_can_be_written_as_json(game):
    data = game.as_json()
    assert json.loads(json.dumps(data)) == data
    functions = {"Board", "Move", "axial", "cell_at", "compose_fen"}
    assert set(data) - {"title", "has_declaration"} == set(game._fields) - functions


@pytest.mark.parametrize(
    "table",
    [
        pytest.param(table, id=name)
        for name, table in {
            "native engines": engine.NATIVE_ENGINES,
            "levels": levels.LEVELS,
            "chances": score.CURVES,
            "styles": picture.STYLES,
            "plain letters": palette.PLAIN,
            "fine letters": palette.FINE,
            "coloured letters": palette.COLOURED,
            "puzzles": rules.RULES,
            "title pages": cover.BOARDS,
            "sections": book.SECTIONS,
        }.items()
    ],
)
def test_no_table_lacks_a_game(table):
    assert list(table) == list(hexad.GAMES) == list(get_args(GameName))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_space(game):
    assert space(game.name).game == game.name


@pytest.mark.parametrize("game", GAMES)
def test_the_booklet_has_every_rule_of_a_game_in_order(game):
    printed = [rule for rules in book.SECTIONS[game.name].values() for rule in rules]
    assert printed == [*game.rules, *game.rulings]


@pytest.mark.parametrize("game", GAMES)
def test_the_files_of_a_game_are_those_that_contributing_lists(game):
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## A whole game")[2]
    rows = re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)
    paths = [path for row in rows for path in re.findall(r"`([^`]+)`", row)]
    assert len(paths) > 20
    missing = [path for path in paths if not list(ROOT.glob(path.replace("NAME", game.name)))]
    assert missing == []
