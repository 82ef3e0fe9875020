"""Every act of a player and every refusal, without a server."""

from __future__ import annotations

import pytest

import hexad
from hexad.server.errors import RefusalError
from hexad.server.game import acts as a
from hexad.server.game import events as e
from hexad.server.game.decisions import decide, decide_for_seat, decide_join
from hexad.server.game.game_state import GameState
from hexad.server.people.identity import Identity

SECOND = 100


class LocalGame:
    """A game without a server: acts are decided and applied at once, a second apart."""

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
        """Play moves, each for the player to move."""
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
    game = LocalGame()
    assert isinstance(game.do("bob", a.Resign()), e.Resigned)
    assert game.state.status == "over"
    assert game.state.outcome is not None
    assert (game.state.outcome.result, game.state.outcome.reason) == ("1-0", "resignation")
    assert game.state.turn is None
    assert game.refuses("ann", a.Resign()) == "over"
    assert game.refuses("ann", a.Move(move="a1b2")) == "over"
    assert game.refuses("ann", a.Draw()) == "over"


def test_a_resignation_counts_for_both_partners():
    game = LocalGame("ann", "bob", "cid", "dan", game="six", players=4)
    game.do("cid", a.Resign())
    assert game.state.outcome is not None
    assert game.state.outcome.winner == "red"


def test_a_draw_is_agreed():
    game = LocalGame()
    assert isinstance(game.do("ann", a.Draw()), e.DrawOffered)
    assert game.state.status == "playing"
    assert game.refuses("ann", a.Draw()) == "already-offered"
    assert isinstance(game.do("bob", a.Draw()), e.DrawAgreed)
    assert game.state.outcome is not None
    assert (game.state.outcome.winner, game.state.outcome.reason) == (None, "agreement")


def test_a_draw_is_declined_withdrawn_and_ignored():
    game = LocalGame()
    assert game.refuses("bob", a.Draw(yes=False)) == "nothing-offered"
    game.do("ann", a.Draw())
    assert isinstance(game.do("bob", a.Draw(yes=False)), e.DrawDeclined)
    game.do("ann", a.Draw())
    game.do("ann", a.Draw(yes=False))
    assert not game.state.offers
    game.do("bob", a.Draw())
    game.play("a1b2")
    assert not game.state.offers, "a move declines the offer"
    game.do("ann", a.Draw())
    game.do("bob", a.Draw(yes=False))
    game.do("bob", a.Draw())
    game.play("i5h5")
    assert "draw" in game.state.offers, "a player's own move keeps the player's offer"


def test_four_draw_when_all_agree():
    game = LocalGame("ann", "bob", "cid", "dan", game="six", players=4)
    game.do("ann", a.Draw())
    game.do("bob", a.Draw())
    game.do("cid", a.Draw())
    assert game.state.turn is not None
    game.do("dan", a.Draw())
    assert game.state.status == "over"


def test_a_takeback_by_agreement():
    game = LocalGame(control="10")
    assert game.refuses("ann", a.Takeback()) == "nothing-to-take-back"
    game.play("a1b2", "i5h5")
    assert game.refuses("bob", a.Takeback(yes=False)) == "nothing-offered"
    assert game.do("ann", a.Takeback()) == e.TakebackAsked(at=300, seat=0, plies=2)
    assert game.refuses("ann", a.Takeback()) == "already-offered"
    game.do("bob", a.Takeback())
    assert (game.state.plies, game.state.turn) == (0, 0)
    assert (game.left(0), game.left(1)) == (7 * SECOND, 9 * SECOND), "used time is not given back"
    game.play("a1b2")
    game.do("ann", a.Takeback())
    game.do("bob", a.Takeback(yes=False))
    assert game.state.plies == 1


def test_an_engine_gives_moves_back_at_once():
    game = LocalGame("ann", "engine", game="six")
    game.play("2,-1")
    game.engine(1, a.Move(move=str(next(iter(game.state.board.legal_moves)))))
    game.do("ann", a.Takeback())
    assert (game.state.plies, game.state.turn) == (0, 0)


def test_abort_before_the_second_move_and_not_after():
    for moves in ((), ("a1b2",)):
        game = LocalGame()
        game.play(*moves)
        game.do("bob", a.Abort())
        assert (game.state.status, game.state.outcome) == ("aborted", None)
        assert game.refuses("bob", a.Abort()) == "over"
    game = LocalGame()
    game.play("a1b2", "i5h5")
    assert game.refuses("ann", a.Abort()) == "too-late"
    waiting = LocalGame("ann", "open")
    waiting.do("ann", a.Abort())
    assert waiting.state.status == "aborted"


def test_time_is_given():
    game = LocalGame(control="10")
    assert game.do("bob", a.GiveTime(seconds=15)) == e.TimeGiven(at=100, seat=1, centiseconds=1_500)
    assert (game.left(0), game.left(1)) == (24 * SECOND, 10 * SECOND)
    assert LocalGame().refuses("bob", a.GiveTime()) == "no-clock"
    rich = LocalGame(control=str(24 * 60 * 60 - 30))
    rich.do("ann", a.GiveTime(seconds=30))
    assert rich.refuses("ann", a.GiveTime(seconds=1)) == "enough-time"
    four = LocalGame("ann", "bob", "cid", "dan", game="six", players=4, control="10")
    four.do("bob", a.GiveTime(seconds=1), after=0)
    assert [four.left(seat) for seat in range(4)] == [11 * SECOND, 10 * SECOND, 11 * SECOND, 10 * SECOND]


def test_the_time_is_up():
    game = LocalGame(control="1")
    assert game.refuses("ann", a.Move(move="a1b2"), after=SECOND) == "time-up"
    # Lag compensation can save a move, and no other act.
    assert game.refuses("bob", a.GiveTime(), lag=50) == "time-up"
    assert game.refuses("ann", a.Resign(), lag=50) == "time-up"
    game.do("ann", a.Move(move="a1b2"), after=20, lag=50)
    assert game.left(0) == 30


def test_a_small_step_back_in_time_does_not_undo_a_flag():
    game = LocalGame(control="1")
    game.do("bob", a.Draw(), after=99)
    assert game.refuses("ann", a.Move(move="a1b2"), after=20) == "time-up"
    game.now = 80
    game.do("ann", a.Move(move="a1b2"), after=0)
    assert game.left(0) == 1


def test_moves_that_are_refused():
    game = LocalGame()
    assert game.refuses("bob", a.Move(move="i5h5")) == "not-your-turn"
    assert game.refuses("ann", a.Move(move="a1b2", ply=1)) == "other-ply"
    assert game.refuses("ann", a.Move(move="a1b2", seat=1)) == "not-your-seat"
    assert game.refuses("ann", a.Move(move="nonsense")) == "not-a-move"
    assert game.refuses("ann", a.Move(move="#")) == "not-a-move"
    assert game.refuses("ann", a.Declare()) == "not-a-move"
    with pytest.raises(RefusalError) as refusal:
        game.do("ann", a.Move(move="i5h5"))
    assert (refusal.value.status, refusal.value.rule) == (422, "A3")
    assert LocalGame("ann", "open").refuses("ann", a.Move(move="a1b2")) == "not-begun"
    assert game.state.version == 1


def test_a_shape_is_declared():
    game = LocalGame(game="six", declare="manual", fen="BBBBBB/RRRRRR@0,0 15 15 b basic 6")
    assert game.refuses("bob", a.Declare()) == "not-your-turn"
    assert isinstance(game.do("ann", a.Move(move="#")), e.Declared)
    assert game.state.outcome is not None
    assert game.state.outcome.winner == "black"
    assert LocalGame(game="six").refuses("ann", a.Declare()) == "declared-by-itself"
    assert LocalGame(game="six", declare="manual").refuses("ann", a.Declare()) == "no-shape"


def test_spectators_can_do_nothing():
    game = LocalGame()
    acts = (a.Move(move="a1b2"), a.Resign(), a.Draw(), a.Takeback(), a.Abort(), a.GiveTime(), a.Rematch(), a.Declare())
    assert {game.refuses("eve", act) for act in acts} == {"no-seat"}
    assert {game.refuses("", act) for act in acts} == {"no-seat"}, "an anonymous client holds no engine's seat"


def test_joining():
    game = LocalGame("ann", "open", "open", "open", game="six", players=4)

    def join(player: str, seat: int | None = None) -> str:
        try:
            game.state.apply(decide_join(game.state, seat, Identity(player, player), 0))
        except RefusalError as refusal:
            return refusal.code
        return "joined"

    assert join("ann") == "already-seated"
    assert join("bob", 2) == "joined"
    assert join("cid", 2) == "seat-taken"
    assert join("cid") == "joined"
    assert game.state.turn is None
    assert join("dan") == "joined"
    assert game.state.status == "playing"
    assert join("eve") == "not-open"
    assert [seat.player for seat in game.state.seats] == ["ann", "cid", "bob", "dan"]


def test_both_on_one_device():
    game = LocalGame("ann", "ann")
    game.play("a1b2", "i5h5")
    assert game.refuses("ann", a.Move(move="b2c3", seat=1)) == "not-your-turn"
    game.do("ann", a.Resign(seat=1))
    assert game.state.outcome is not None
    assert game.state.outcome.winner == "black"
    game.do("ann", a.Rematch())
    assert game.state.next, "no other player has to agree"


def test_rematch_offers():
    game = LocalGame()
    assert game.refuses("ann", a.Rematch()) == "not-over"
    game.do("ann", a.Resign())
    assert game.refuses("ann", a.Rematch(yes=False)) == "nothing-offered"
    game.do("ann", a.Rematch())
    game.do("bob", a.Rematch(yes=False))
    offered = game.do("bob", a.Rematch())
    assert isinstance(offered, e.RematchOffered)
    game.do("ann", a.Rematch())
    assert game.state.next == offered.next
    assert game.refuses("ann", a.Rematch()) == "next-game"
    never = LocalGame("ann", "open")
    never.do("ann", a.Abort())
    assert never.refuses("ann", a.Rematch()) == "not-begun"
