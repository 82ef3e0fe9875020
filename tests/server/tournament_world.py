"""A tournament without a server: random acts of random people at random times, and what the server does by itself."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, get_args

from msgspec.structs import replace

from hexad.errors import SettingError
from hexad.server.errors import RefusalError
from hexad.server.people.identity import Identity
from hexad.server.tournament import acts as a
from hexad.server.tournament import events as e
from hexad.server.tournament.arenas import decide_arena_pairings
from hexad.server.tournament.decisions import decide, decide_anonymity, decide_creation, require_may_pair
from hexad.server.tournament.facts import Asked, Person
from hexad.server.tournament.organiser_decisions import DRAWN_BY_LOT
from hexad.server.tournament.progress import due_events, games_due
from hexad.server.tournament.rounds import (
    decide_round,
    decide_unpairable,
    next_round_begins,
    swiss_request,
    unpairable,
)
from hexad.server.tournament.settings import ResultName
from hexad.server.tournament.tables import standings_of
from hexad.server.tournament.transitions import first_state, next_state, replayed
from hexad.tournaments.swiss_process import answer, read_answer

if TYPE_CHECKING:
    import random

    from hexad.server.tournament.settings import TournamentSettings
    from hexad.server.tournament.state import TournamentState

NAME = "law"
ORGANISERS = ("o0", "o1")
PLAYERS = tuple(f"p{number}" for number in range(12))
GUEST = "guest"
REASON = "so it was decided"
PEOPLE = {name: Person(name, name, 1000 + 50 * number) for number, name in enumerate((*ORGANISERS, *PLAYERS))}
RESULTS: tuple[ResultName, ...] = get_args(ResultName)
# What only organisers may cause, and what players may cause for themselves.
OF_ORGANISERS = (
    e.Changed,
    e.Announced,
    e.Opened,
    e.OrganiserAdded,
    e.OrganiserRemoved,
    e.Started,
    e.TournamentPaused,
    e.TournamentResumed,
    e.RoundPaired,
    e.RoundRepaired,
    e.Recorded,
    e.Corrected,
    e.Finished,
    e.Cancelled,
)


class World:
    """A tournament, its log and the time: a model of the server's tournaments."""

    def __init__(self, settings: TournamentSettings, rng: random.Random) -> None:
        self.rng = rng
        self.now = 1_000_000.0
        created = decide_creation(settings, self.asked(ORGANISERS[0]))
        self.log: list[e.Event] = [created]
        self.state: TournamentState = first_state(NAME, created)
        self.landed: dict[tuple[str, str], int] = {}
        self.refusals: Counter[str] = Counter()
        self.numbers: dict[int, tuple[int, int]] = {}

    def asked(self, player: str) -> Asked:
        identity = Identity(player, player, has_account=player != GUEST)
        rating = PEOPLE[player].rating if player in PEOPLE else 0
        return Asked(identity, self.now, rating, self.rng.random() < 0.7, PEOPLE)

    def act(self, player: str, act: a.Act) -> bool:
        """Carry out an act; returns whether it was not refused."""
        asked = self.asked(player)
        before = self.state.done_at(player, act.id)
        if before is not None:
            assert self.landed[player, act.id] == before
            return True
        try:
            events = self._events(act, asked)
        except RefusalError as refusal:
            self.refusals[refusal.code] += 1
            return False
        for event in events:
            self.happen(event)
        if act.id:
            self.landed[player, act.id] = self.state.version - len(events) + 1
            assert self.state.done_at(player, act.id) == self.landed[player, act.id]
        return True

    def _events(self, act: a.Act, asked: Asked) -> tuple[e.Event, ...]:
        if not isinstance(act, a.Pair):
            return decide(self.state, act, asked)
        require_may_pair(self.state, asked)
        begins = self.now + 60.0 * act.minutes
        event = self._paired(begins, asked.actor.player)
        if event is None:
            raise unpairable()
        return (replace(event, id=act.id),)

    def _paired(self, begins: float, by: str = "") -> e.RoundPaired | None:
        swiss = None
        if self.state.settings.format == "swiss":
            try:
                swiss = read_answer(answer(swiss_request(self.state)))
            except SettingError:
                return None
        return decide_round(self.state, begins, self.now, by, swiss)

    def serve(self) -> None:
        """Do what the server does once a second, several times: nothing is done twice."""
        for _ in range(50):
            due = due_events(self.state, self.now)
            for event in due:
                self.happen(event)
            if not due:
                break
        else:
            raise AssertionError("the server never has done everything")
        begins = next_round_begins(self.state, self.now)
        if begins is not None:
            paired = self._paired(begins)
            self.happen(decide_unpairable(self.state, self.now) if paired is None else paired)
            assert next_round_begins(self.state, self.now) is None or (paired is not None and not paired.pairings)
        if self.state.settings.format == "arena":
            playing = {player for player in PLAYERS if self.rng.random() < 0.1}
            for event in decide_arena_pairings(self.state, playing, self.now):
                self.happen(event)

    def play(self, share: float = 0.6) -> None:
        """Let some games end: the server takes their results, or finds that one could not begin."""
        for pairing in games_due(self.state, self.now):
            if self.rng.random() < share and pairing.result is None:
                if self.state.settings.format == "arena" and self.rng.random() < 0.1:
                    self.happen(e.Voided(time=self.now, number=pairing.number))
                    continue
                berserk = tuple(number for number in pairing.entrants if self.rng.random() < 0.3)
                result = self.rng.choices(RESULTS, [8, 3, 8, 1, 1, 1])[0]
                is_arena = self.state.settings.format == "arena"
                berserk = berserk if is_arena else ()
                self.happen(e.Recorded(time=self.now, number=pairing.number, result=result, berserk=berserk))

    def anonymise(self, player: str) -> None:
        for event in decide_anonymity(self.state, player, self.now):
            self.happen(event)

    def happen(self, event: e.Event) -> None:
        """Apply an event, check that it can be stored, and check all laws afterwards."""
        event = self._with_own_lot(event)
        assert e.decode_event(e.encode_event(event)) == event
        self._check_author(event)
        self.state = next_state(self.state, event)
        self.log.append(event)
        self.check()
        if isinstance(event, e.RoundPaired | e.RoundRepaired) and self.state.settings.format == "swiss":
            self._check_new_opponents()

    def _with_own_lot(self, event: e.Event) -> e.Event:
        """What the server draws by lot follows from the seed here, so that a failure can be repeated."""
        if not isinstance(event, e.Started):
            return event
        order = sorted(event.order)
        self.rng.shuffle(order)
        is_drawn = self.state.settings.format in DRAWN_BY_LOT
        return replace(event, order=tuple(order) if is_drawn else event.order, is_top_first=self.rng.random() < 0.5)

    def _check_author(self, event: e.Event) -> None:
        if not event.by:
            return
        is_organiser = self.state.is_organiser(event.by)
        assert event.by != GUEST, "a guest caused something"
        assert is_organiser or not isinstance(event, OF_ORGANISERS), "only organisers organise"
        if isinstance(event, e.Withdrawn | e.Returned | e.Confirmed | e.ByeRequested | e.ByeCancelled):
            assert is_organiser or self.state.entrants[event.number].has(event.by), "players act for themselves"
        if isinstance(event, e.Entered) and not is_organiser:
            assert event.members[0].player == event.by, "nobody enters anybody else"

    def check(self) -> None:
        state = self.state
        busy = Counter(number for open_ in state.unfinished for number in state.pairings[open_].entrants)
        assert all(count == 1 for count in busy.values()), "an entrant has two unfinished games"
        assert state.unfinished == {n for n, pairing in state.pairings.items() if pairing.result is None}
        for number, pairing in state.pairings.items():
            assert self.numbers.setdefault(number, pairing.entrants) == pairing.entrants, "a number is used again"
            assert pairing.first != pairing.second
        games = [pairing.game for pairing in state.pairings.values() if pairing.game]
        assert len(set(games)) == len(games), "two pairings have one game"
        players = Counter(
            member.player
            for entrant in state.entrants.values()
            if not entrant.is_withdrawn
            for member in entrant.members
            if member.player and member.player not in entrant.unconfirmed
        )
        assert all(count == 1 for count in players.values()), "a player takes part twice"
        assert state.count() <= state.settings.capacity
        if state.settings.format != "arena":
            self._check_rounds()

    def _check_rounds(self) -> None:
        state = self.state
        for number, round_ in enumerate(state.rounds, 1):
            assert round_.number == number
            pairings = [state.pairings[pairing] for pairing in round_.pairings]
            if state.settings.format != "knockout":
                paired = [entrant for pairing in pairings for entrant in pairing.entrants]
                paired += [absence.entrant for absence in round_.absences]
                assert len(set(paired)) == len(paired), "an entrant is in a round twice"

    def _check_new_opponents(self) -> None:
        """Those who are paired have not played before. A forfeit does not count as played, until it is corrected."""
        *before, last = ([self.state.pairings[pairing] for pairing in round_.pairings] for round_ in self.state.rounds)
        played = (p for round_ in before for p in round_ if p.result is not None and not p.result.is_forfeit)
        met = {frozenset(pairing.entrants) for pairing in played}
        assert met.isdisjoint(frozenset(pairing.entrants) for pairing in last), "two met twice"

    def check_all(self) -> None:
        """What takes longer: the log is the state, and the standings have everybody once."""
        again = replayed(NAME, [e.decode_event(e.encode_event(event)) for event in self.log])
        assert again == self.state, "the log is not the state"
        rows = standings_of(self.state)
        assert len({row.number for row in rows}) == len(rows)
        assert sorted(rows, key=lambda row: row.rank) == rows
        if self.state.status == "finished":
            assert {number for number, _ in self.state.ranks} == {row.number for row in rows}
