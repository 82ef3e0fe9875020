"""Options of UGI programs: they are announced, checked, set, and part of a match's identity."""

from __future__ import annotations

import pytest

import hexad
from hexad.arena import Failure, MatchTimeControl, PlayerSpec
from hexad.arena.time_control import Turn
from hexad.arena.ugi_option import UgiOption

from .matches import hexad_program, opponent, planned, played


class RecordingProgram:
    """A program that records the commands it receives, and sends the given answers."""

    def __init__(self, folder, *, options=(), infos=(), move="none"):
        self._received = folder / "received"
        script = folder / "program.sh"
        says = {"ugi": [*options, "ugiok"], "isready": ["readyok"], "go*": [*infos, f"bestmove {move}"]}
        cases = "\n".join(f"{word}) cat <<.\n{chr(10).join(lines)}\n.\n;;" for word, lines in says.items())
        script.write_text(
            f'while read -r line; do echo "$line" >> {self._received}; case "$line" in\n{cases}\nesac; done\n'
        )
        self.spec = f"ugi:sh {script}"

    def received(self):
        """The commands received since the last call."""
        lines = self._received.read_text().splitlines()
        self._received.unlink()
        return lines


def test_options_are_set_after_the_start_and_before_the_first_game(tmp_path):
    options = (
        "option name Skill Level type spin default 20 min 0 max 20",
        "option name Book type string default <empty>",
        "option name Ponder type check default false",
        "option name Style type combo default Calm var Calm var Very wild",
    )
    program = RecordingProgram(tmp_path, options=options)
    settings = {"skill level": "7", "Book": "my book.bin", "Ponder": "true", "Style": "very wild"}
    played(planned("abalone", "random", program.spec, settings=settings))
    assert program.received()[:6] == [
        "ugi",
        "setoption name Skill Level value 7",
        "setoption name Book value my book.bin",
        "setoption name Ponder value true",
        "setoption name Style value very wild",
        "uginewgame",
    ]


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"Levl": "3"}, "it has no option Levl: expected Hash, Threads, Lines, Level, Repetition, PlyLimit, "),
        ({"Level": "11"}, "its option Level is set to '11': expected a number from 1 to 10"),
        ({"Level": "high"}, "its option Level is set to 'high': expected a number from 1 to 10"),
        ({"Declare": "never"}, "its option Declare is set to 'never': expected auto or manual"),
    ],
    ids=str,
)
def test_a_program_with_invalid_settings_does_not_start(settings, said):
    match = planned("six", "random", hexad_program("six"), pairs=9, settings=settings)
    results = played(match)
    assert (results.games, results.failures(1)) == (1, {Failure.NO_START: 1})
    assert said in results.by_game[0, 0].ending.reason
    assert str(match.stopped(results)).endswith(f"[{'='.join(*settings.items())}] does not start")


def test_a_program_without_options():
    results = played(planned("six", "random", opponent("random_mover", "six"), settings={"Hash": "3"}))
    assert "does not start: it has no option Hash: expected none at all" in results.by_game[0, 0].ending.reason


def test_the_hexad_program_plays_at_a_level():
    results = played(planned("six", "engine:level=8", hexad_program("six"), settings={"Level": "1", "Hash": "1"}))
    # Its deliberate mistakes differ each time, so it wins now and then.
    assert (sum(results.counts()), results.failures(1)) == (2, {})
    assert results.counts()[0] > 0


def test_rules_of_the_match_are_sent_to_programs_with_such_options(tmp_path):
    options = ("option name plylimit type spin default 0 min 0 max 999", "option name Repetition type spin")
    program = RecordingProgram(tmp_path, options=options)
    results = played(planned("abalone", program.spec, "random", ply_limit=50, plies=0))
    assert results.failures(0) == {Failure.UNREADABLE: 2}, "it never has a move"
    rules = ["setoption name Repetition value 3", "setoption name plylimit value 50"]
    commands = program.received()
    assert commands[:6] == ["ugi", "uginewgame", "isready", *rules, "position startpos"]
    assert [line for line in commands if line.startswith("setoption")] == rules, "each is sent once"
    # A setting of the user takes precedence over the rules of the match.
    played(planned("abalone", "random", program.spec, ply_limit=50, settings={"PlyLimit": "9"}))
    assert [line for line in program.received() if "limit" in line] == ["setoption name plylimit value 9"]


def test_other_options_make_another_match(tmp_path):
    path = tmp_path / "match.hgn"

    def match(**settings):
        return planned("six", "random", hexad_program("six"), settings={"Level": "1", **settings})

    played(match(), path)
    assert played(match(), path).games == 2
    with pytest.raises(ValueError, match=r"contains the match .*\[Level=1\].*expected .*\[Level=1 Hash=2\]"):
        played(match(Hash="2"), path)


@pytest.mark.parametrize(
    ("line", "option"),
    [
        ("option name Hash type spin default 16 min 1 max 64", UgiOption("Hash", "spin", 1, 64)),
        ("option name Odd type spin default -3 min -5 max x", UgiOption("Odd", "spin", -5)),
        ("option name Own Book type check default true", UgiOption("Own Book", "check")),
        ("option name S type combo var a b var c default c", UgiOption("S", "combo", choices=("a b", "c"))),
        ("option name S type combo default c var a var c", UgiOption("S", "combo", choices=("a", "c"))),
        ("option Hash", None),
        ("option name Hash", None),
    ],
)
def test_option_lines_of_programs_are_parsed(line, option):
    assert UgiOption.parse(line) == option


def test_values_of_each_option_type():
    assert UgiOption("Path", "string").command("/a b") == "setoption name Path value /a b"
    assert UgiOption("N", "spin").command("-7") == "setoption name N value -7"
    for option, value, said in (
        (UgiOption("N", "spin", least=2), "1", "expected a number from 2"),
        (UgiOption("N", "spin"), "1.5", "expected a number"),
        (UgiOption("C", "check"), "yes", "expected true or false"),
        (UgiOption("Clear", "button"), "now", "expected an option that has a value"),
    ):
        with pytest.raises(ValueError, match=f"its option {option.name} is set to '{value}': {said}$"):
            option.command(value)


def test_the_score_is_that_of_the_best_line(tmp_path):
    infos = ("info depth 3 score cp 70 multipv 1 pv a1b2", "info depth 3 score cp -20 multipv 2 pv a2b3")
    player = PlayerSpec.parse(RecordingProgram(tmp_path, infos=infos, move="a1b2").spec).make("abalone")
    player.begin("1")
    choice = player.choose(hexad.abalone.Board(), Turn(MatchTimeControl(depth=3), None, 0))
    player.close()
    assert choice.score is not None
    assert (choice.move, choice.score.points, choice.depth) == ("a1b2", 70, 3)
