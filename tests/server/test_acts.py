"""Each thing that a player can do, and each thing that is refused, without a server."""

from __future__ import annotations

import pytest

import hexad
from hexad.server.errors import RefusalError
from hexad.server.game import acts as a
from hexad.server.game import events as e
from hexad.server.game.decisions import decide, decide_for_seat, decide_join
from hexad.server.game.game_state import GameState

SECOND = 100


class Table:
    """A game without a server: acts are decided and happen at once, a second apart."""

    def __init__(self, *chairs: str, game: str = "abalone", control: str = "-", fen: str | None = None, **options):
        board = hexad.GAMES[game].Board(fen, **options)
        seats = tuple(self._seat(chair) for chair in chairs or ("ann", "bob"))
        created = e.Created(
            at=0,
            game=game,
            fen=board.start_fen,
            options=board.options,
            control=control,
            seats=seats,
            by="ann",
            time=0.0,
        )
        self.state = GameState("table", created)
        self.now = 0

    @staticmethod
    def _seat(chair: str) -> e.Seat:
        if chair in ("engine", "open"):
            return e.Seat("engine" if chair == "engine" else "open")
        return e.Seat("player", chair, chair)

    def do(self, player: str, act: a.Act, *, after: int = SECOND, lag: int = 0) -> e.Event:
        self.now += after
        event = decide(self.state, act, player, self.now, lag)
        self.state.apply(event)
        return event

    def engine(self, seat: int, act: a.Act) -> e.Event:
        event = decide_for_seat(self.state, act, seat, self.now)
        self.state.apply(event)
        return event

    def play(self, *moves: str) -> None:
        """Moves of whoever's turn it is."""
        for move in moves:
            assert self.state.turn is not None
            self.do(self.state.seats[self.state.turn].player, a.Move(move=move))

    def refuses(self, player: str, act: a.Act, *, after: int = 0, lag: int = 0) -> str:
        """The code of the refusal."""
        with pytest.raises(RefusalError) as refusal:
            self.do(player, act, after=after, lag=lag)
        return refusal.value.code

    def left(self, seat: int) -> int:
        assert self.state.clock is not None
        left = self.state.clock.remaining(seat, self.now)
        assert left is not None
        return left


def test_resign():
    table = Table()
    assert isinstance(table.do("bob", a.Resign()), e.Resigned)
    assert table.state.status == "over"
    assert table.state.outcome is not None
    assert (table.state.outcome.result, table.state.outcome.reason) == ("1-0", "resignation")
    assert table.state.turn is None
    assert table.refuses("ann", a.Resign()) == "over"
    assert table.refuses("ann", a.Move(move="a1b2")) == "over"
    assert table.refuses("ann", a.Draw()) == "over"


def test_one_resigns_for_two():
    table = Table("ann", "bob", "cid", "dan", game="six", players=4)
    table.do("cid", a.Resign())
    assert table.state.outcome is not None
    assert table.state.outcome.winner == "red"


def test_a_draw_is_agreed():
    table = Table()
    assert isinstance(table.do("ann", a.Draw()), e.DrawOffered)
    assert table.state.status == "playing"
    assert table.refuses("ann", a.Draw()) == "already-offered"
    assert isinstance(table.do("bob", a.Draw()), e.DrawAgreed)
    assert table.state.outcome is not None
    assert (table.state.outcome.winner, table.state.outcome.reason) == (None, "agreement")


def test_a_draw_is_declined_withdrawn_and_passed_over():
    table = Table()
    assert table.refuses("bob", a.Draw(yes=False)) == "nothing-offered"
    table.do("ann", a.Draw())
    assert isinstance(table.do("bob", a.Draw(yes=False)), e.DrawDeclined)
    table.do("ann", a.Draw())
    table.do("ann", a.Draw(yes=False))
    assert not table.state.offers
    table.do("bob", a.Draw())
    table.play("a1b2")
    assert not table.state.offers, "to move is to decline"
    table.do("ann", a.Draw())
    table.do("bob", a.Draw(yes=False))
    table.do("bob", a.Draw())
    table.play("i5h5")
    assert "draw" in table.state.offers, "one's own move leaves one's offer"


def test_four_draw_when_all_agree():
    table = Table("ann", "bob", "cid", "dan", game="six", players=4)
    table.do("ann", a.Draw())
    table.do("bob", a.Draw())
    table.do("cid", a.Draw())
    assert table.state.turn is not None
    table.do("dan", a.Draw())
    assert table.state.status == "over"


def test_a_takeback_by_agreement():
    table = Table(control="10")
    assert table.refuses("ann", a.Takeback()) == "nothing-to-take-back"
    table.play("a1b2", "i5h5")
    assert table.refuses("bob", a.Takeback(yes=False)) == "nothing-offered"
    assert table.do("ann", a.Takeback()) == e.TakebackAsked(at=300, seat=0, plies=2)
    assert table.refuses("ann", a.Takeback()) == "already-offered"
    table.do("bob", a.Takeback())
    assert (table.state.plies, table.state.turn) == (0, 0)
    assert (table.left(0), table.left(1)) == (7 * SECOND, 9 * SECOND), "time that was used stays used"
    table.play("a1b2")
    table.do("ann", a.Takeback())
    table.do("bob", a.Takeback(yes=False))
    assert table.state.plies == 1


def test_an_engine_gives_moves_back_at_once():
    table = Table("ann", "engine", game="six")
    table.play("2,-1")
    table.engine(1, a.Move(move=str(next(iter(table.state.board.legal_moves)))))
    table.do("ann", a.Takeback())
    assert (table.state.plies, table.state.turn) == (0, 0)


def test_abort_before_the_second_move_and_not_after():
    for moves in ((), ("a1b2",)):
        table = Table()
        table.play(*moves)
        table.do("bob", a.Abort())
        assert (table.state.status, table.state.outcome) == ("aborted", None)
        assert table.refuses("bob", a.Abort()) == "over"
    table = Table()
    table.play("a1b2", "i5h5")
    assert table.refuses("ann", a.Abort()) == "too-late"
    waiting = Table("ann", "open")
    waiting.do("ann", a.Abort())
    assert waiting.state.status == "aborted"


def test_time_is_given():
    table = Table(control="10")
    assert table.do("bob", a.GiveTime(seconds=15)) == e.TimeGiven(at=100, seat=1, centiseconds=1_500)
    assert (table.left(0), table.left(1)) == (24 * SECOND, 10 * SECOND)
    assert Table().refuses("bob", a.GiveTime()) == "no-clock"
    rich = Table(control=str(24 * 60 * 60 - 30))
    rich.do("ann", a.GiveTime(seconds=30))
    assert rich.refuses("ann", a.GiveTime(seconds=1)) == "enough-time"
    four = Table("ann", "bob", "cid", "dan", game="six", players=4, control="10")
    four.do("bob", a.GiveTime(seconds=1), after=0)
    assert [four.left(seat) for seat in range(4)] == [11 * SECOND, 10 * SECOND, 11 * SECOND, 10 * SECOND]


def test_the_time_is_up():
    table = Table(control="1")
    assert table.refuses("ann", a.Move(move="a1b2"), after=SECOND) == "time-up"
    # The network's share saves a move, and nothing else.
    assert table.refuses("bob", a.GiveTime(), lag=50) == "time-up"
    assert table.refuses("ann", a.Resign(), lag=50) == "time-up"
    table.do("ann", a.Move(move="a1b2"), after=20, lag=50)
    assert table.left(0) == 30


def test_time_that_goes_back_a_little_takes_no_flag_back():
    table = Table(control="1")
    table.do("bob", a.Draw(), after=99)
    assert table.refuses("ann", a.Move(move="a1b2"), after=20) == "time-up"
    table.now = 80
    table.do("ann", a.Move(move="a1b2"), after=0)
    assert table.left(0) == 1


def test_moves_that_are_refused():
    table = Table()
    assert table.refuses("bob", a.Move(move="i5h5")) == "not-your-turn"
    assert table.refuses("ann", a.Move(move="a1b2", ply=1)) == "other-ply"
    assert table.refuses("ann", a.Move(move="a1b2", seat=1)) == "not-your-seat"
    assert table.refuses("ann", a.Move(move="nonsense")) == "not-a-move"
    assert table.refuses("ann", a.Move(move="#")) == "not-a-move"
    assert table.refuses("ann", a.Declare()) == "not-a-move"
    with pytest.raises(RefusalError) as refusal:
        table.do("ann", a.Move(move="i5h5"))
    assert (refusal.value.status, refusal.value.rule) == (422, "A3")
    assert Table("ann", "open").refuses("ann", a.Move(move="a1b2")) == "not-begun"
    assert table.state.version == 1


def test_a_shape_is_declared():
    table = Table(game="six", declare="manual", fen="BBBBBB/RRRRRR@0,0 15 15 b basic 6")
    assert table.refuses("bob", a.Declare()) == "not-your-turn"
    assert isinstance(table.do("ann", a.Move(move="#")), e.Declared)
    assert table.state.outcome is not None
    assert table.state.outcome.winner == "black"
    assert Table(game="six").refuses("ann", a.Declare()) == "declared-by-itself"
    assert Table(game="six", declare="manual").refuses("ann", a.Declare()) == "no-shape"


def test_spectators_can_do_nothing():
    table = Table()
    acts = (a.Move(move="a1b2"), a.Resign(), a.Draw(), a.Takeback(), a.Abort(), a.GiveTime(), a.Rematch(), a.Declare())
    assert {table.refuses("eve", act) for act in acts} == {"no-seat"}
    assert {table.refuses("", act) for act in acts} == {"no-seat"}, "who is nobody holds no engine's seat"


def test_joining():
    table = Table("ann", "open", "open", "open", game="six", players=4)

    def join(player: str, seat: int | None = None) -> str:
        try:
            table.state.apply(decide_join(table.state, seat, player, player, 0))
        except RefusalError as refusal:
            return refusal.code
        return "joined"

    assert join("ann") == "already-seated"
    assert join("bob", 2) == "joined"
    assert join("cid", 2) == "seat-taken"
    assert join("cid") == "joined"
    assert table.state.turn is None
    assert join("dan") == "joined"
    assert table.state.status == "playing"
    assert join("eve") == "not-open"
    assert [seat.player for seat in table.state.seats] == ["ann", "cid", "bob", "dan"]


def test_both_on_one_device():
    table = Table("ann", "ann")
    table.play("a1b2", "i5h5")
    assert table.refuses("ann", a.Move(move="b2c3", seat=1)) == "not-your-turn"
    table.do("ann", a.Resign(seat=1))
    assert table.state.outcome is not None
    assert table.state.outcome.winner == "black"
    table.do("ann", a.Rematch())
    assert table.state.next, "nobody else is asked"


def test_rematch_words():
    table = Table()
    assert table.refuses("ann", a.Rematch()) == "not-over"
    table.do("ann", a.Resign())
    assert table.refuses("ann", a.Rematch(yes=False)) == "nothing-offered"
    table.do("ann", a.Rematch())
    table.do("bob", a.Rematch(yes=False))
    offered = table.do("bob", a.Rematch())
    assert isinstance(offered, e.RematchOffered)
    table.do("ann", a.Rematch())
    assert table.state.next == offered.next
    assert table.refuses("ann", a.Rematch()) == "next-game"
    never = Table("ann", "open")
    never.do("ann", a.Abort())
    assert never.refuses("ann", a.Rematch()) == "not-begun"
