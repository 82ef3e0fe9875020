"""Games of tournaments: what is not possible in them, players who do not come, and berserk in arenas."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from hexad.server.errors import RefusalError
from hexad.server.game import acts as a
from hexad.server.game import events as e
from hexad.server.game.claims import Absence, claim_results
from hexad.server.game.decisions import decide
from hexad.server.game.game_record import record_of
from hexad.server.game.game_state import GameState
from hexad.server.game.messages import state_of
from hexad.server.game.rated import read_result, with_result
from hexad.server.game.tournament_games import decide_forfeit
from hexad.server.game.transitions import next_snapshot
from hexad.server.rooms.summary import result_rows, summary_of

from .test_acts import SECOND, LocalGame

PATIENCE = 300 * SECOND
MOVES = ("a1b2", "i9h8")


class TournamentGame(LocalGame):
    """A local game that belongs to a tournament."""

    def __init__(self, *chairs: str, round_: int = 1, control: str = "600+5", rated: bool = False, **options) -> None:
        super().__init__(*chairs, control=control, **options)
        tournament = e.TournamentGame("cup", "Spring Cup", 7, round_, berserk=round_ == 0)
        self.state = GameState("table", replace(self.state.created, tournament=tournament, rated=rated))

    def forfeit(self, after: int) -> e.Event | int:
        """What happens to the seat to move after some time."""
        self.now += after
        found = decide_forfeit(self.state, PATIENCE, self.now)
        if not isinstance(found, int):
            self.state.apply(found)
        return found


@pytest.mark.parametrize("act", [a.Takeback(), a.Abort(), a.GiveTime(), a.Claim(result="abort"), a.Rematch()])
def test_a_pairing_has_one_game_with_a_result(act):
    game = TournamentGame()
    assert game.refuses("ann", act) == "not-in-tournament"
    game.play(*MOVES)
    game.do("ann", a.Resign())
    assert game.refuses("ann", a.Rematch()) == "not-in-tournament"


def test_draws_and_claims_are_possible():
    game = TournamentGame()
    game.play(*MOVES)
    assert claim_results(game.state) == ("win", "draw")
    absence = Absence((None, game.now - 600 * SECOND))
    assert isinstance(decide(game.state, a.Claim(result="win"), "ann", game.now, absence=absence), e.Claimed)
    game.do("ann", a.Draw())
    game.do("bob", a.Draw())
    assert game.state.status == "over"


def test_a_player_who_does_not_come_forfeits():
    game = TournamentGame()
    assert game.forfeit(PATIENCE - 1) == game.state.version
    game.do("bob", a.Draw(), after=0)  # an offer is no move of the seat to move
    assert game.forfeit(1) == e.Forfeited(at=PATIENCE, seat=0)
    assert game.state.outcome is not None
    assert (game.state.outcome.result, game.state.outcome.reason) == ("0-1", "no show")
    assert isinstance(decide_forfeit(game.state, PATIENCE, game.now + 2 * PATIENCE), int)


def test_the_second_player_has_as_much_time_after_the_first_move():
    game = TournamentGame()
    game.do("ann", a.Move(move=MOVES[0]), after=PATIENCE - 1)
    assert isinstance(game.forfeit(PATIENCE - 1), int)
    assert game.forfeit(1) == e.Forfeited(at=2 * PATIENCE - 1, seat=1)
    assert game.state.outcome is not None
    assert game.state.outcome.result == "1-0"


def test_each_of_four_players_has_to_come():
    game = TournamentGame("ann", "bob", "cid", "dan", game="six", players=4)
    for _ in range(3):
        game.play(str(next(iter(game.state.board.legal_moves))))
    assert game.forfeit(PATIENCE) == e.Forfeited(at=game.now, seat=3)


def test_nobody_forfeits_after_the_first_moves_or_outside_a_tournament():
    game = TournamentGame()
    game.play(*MOVES)
    assert isinstance(game.forfeit(2 * PATIENCE), int)
    other = LocalGame(control="600")
    assert decide_forfeit(other.state, PATIENCE, 2 * PATIENCE) == other.state.version


def test_a_forfeit_changes_no_rating():
    game = TournamentGame(rated=True)
    event = decide_forfeit(game.state, PATIENCE, PATIENCE)
    assert isinstance(event, e.Forfeited)
    following = next_snapshot(game.state, event)
    assert with_result(game.state.created, event, game.state.snapshot, following) is event
    assert read_result([game.state.created, event]) is None
    rows = result_rows("table", game.state.created, following, summary_of(following, None, "p", 0.0))
    assert [(row["score"], row["rated"]) for row in rows] == [("loss", False), ("win", False)]


def test_berserk_halves_the_time_and_takes_the_increment():
    game = TournamentGame(round_=0)
    assert isinstance(game.do("bob", a.Berserk(id="b")), e.Berserked)
    assert game.left(1) == 300 * SECOND
    assert game.left(0) == 599 * SECOND
    assert state_of(game.state, game.now).berserk == [1]
    assert game.refuses("bob", a.Berserk()) == "late-berserk"
    game.play(*MOVES)
    assert game.left(0) == (600 - 2 + 5) * SECOND
    assert game.left(1) == (300 - 1) * SECOND
    assert game.refuses("ann", a.Berserk()) == "late-berserk"
    assert game.state.done_at("bob", "b") == 2


def test_berserk_is_refused_when_too_little_time_is_left():
    game = TournamentGame(round_=0, control="60")
    assert game.refuses("ann", a.Berserk(), after=30 * SECOND) == "late-berserk"
    assert game.state.snapshot.berserk == frozenset()


def test_berserk_is_for_arenas_that_allow_it():
    assert TournamentGame(round_=3).refuses("ann", a.Berserk()) == "no-berserk"
    assert LocalGame(control="600").refuses("ann", a.Berserk()) == "no-berserk"


def test_events_are_read_as_they_were_written():
    game = TournamentGame(round_=0)
    log: list[e.Event] = [game.state.created, game.do("ann", a.Berserk())]
    forfeit = game.forfeit(PATIENCE)
    assert not isinstance(forfeit, int)
    log.append(forfeit)
    again = GameState.replay("table", [e.decode_event(e.encode_event(event)) for event in log])
    assert again.snapshot == game.state.snapshot
    assert b"tournament" not in e.encode_event(LocalGame().state.created)


def test_the_record_names_tournament_and_round():
    game = TournamentGame(round_=3)
    game.forfeit(PATIENCE)
    text = str(record_of(game.state, "https://example.org"))
    assert '[Event "Spring Cup"]' in text
    assert '[Round "3"]' in text
    assert '[Termination "no show"]' in text
    assert '[Round "-"]' in str(record_of(TournamentGame(round_=0).state, ""))


def test_a_refusal_of_a_move_comes_first_when_the_time_is_up():
    game = TournamentGame(control="10")
    with pytest.raises(RefusalError, match="time is up"):
        game.do("ann", a.Abort(), after=11 * SECOND)
