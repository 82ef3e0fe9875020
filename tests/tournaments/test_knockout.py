"""Knock-out tournaments: seeding, matches and their tie-break, the next games, and the final ranking."""

from __future__ import annotations

import random
from itertools import product

import pytest

from hexad.errors import SettingError
from hexad.tournaments import Pairing, Result
from hexad.tournaments.knockout import Knockout, bracket_order
from hexad.tournaments.knockout_match import Decision, Match, MatchRules

FIRST, DRAW, SECOND = Result.FIRST_WINS, Result.DRAW, Result.SECOND_WINS


def match(*results, games=2, extra_pairs=1, withdrawn=()):
    """A match of 1, the higher seed, against 2, with results from the view of 1."""
    rules = MatchRules(games, extra_pairs)
    played: list[Pairing] = []
    for result in results:
        game = Match(1, 2, tuple(played)).next_game(rules)
        assert game is not None
        pairing = game.pairing
        in_order = result if result is None or pairing.first == 1 else result.reversed
        played.append(pairing._replace(result=in_order))
    return Match(1, 2, tuple(played)).decided(rules, withdrawn)


class TestSeeding:
    @pytest.mark.parametrize(
        ("size", "order"),
        [(1, [1]), (2, [1, 2]), (4, [1, 4, 2, 3]), (8, [1, 8, 4, 5, 2, 7, 3, 6])],
    )
    def test_published_order(self, size, order):
        assert bracket_order(size) == order

    @pytest.mark.parametrize("size", [2, 4, 8, 16, 32, 64])
    def test_the_best_meet_as_late_as_possible(self, size):
        """If the higher seed always wins, round by round only the better half is left, and each pair sums up."""
        left = bracket_order(size)
        while len(left) > 1:
            pairs = list(zip(left[::2], left[1::2], strict=True))
            assert {sum(pair) for pair in pairs} == {len(left) + 1}
            left = [min(pair) for pair in pairs]
            assert sorted(left) == list(range(1, len(left) + 1))

    @pytest.mark.parametrize("size", range(2, 34))
    def test_byes_go_to_the_best_seeds(self, size):
        seeds = list(range(101, 101 + size))
        first = Knockout(seeds).rounds[0]
        byes = {one.higher for one in first if one.decision is Decision.BYE}
        assert byes == set(seeds[: 2 * len(first) - size])
        playing = {number for one in first if one.decision is None for number in (one.higher, one.lower)}
        assert byes | playing == set(seeds)
        assert not byes & playing


class TestMatch:
    def test_sides_alternate_and_the_lower_seed_begins(self):
        played = match(DRAW, DRAW, DRAW, DRAW, games=3)
        assert [game.first for game in played.games] == [2, 1, 2, 1]

    @pytest.mark.parametrize(
        ("results", "games", "winner"),
        [
            ([FIRST, DRAW], 2, 1),
            ([SECOND, DRAW], 2, 2),
            ([FIRST, FIRST], 3, 1),  # the third game is not needed
            ([FIRST], 1, 1),
            ([SECOND, SECOND, SECOND], 4, 2),
            ([Result.FIRST_FORFEITS, Result.FIRST_FORFEITS], 2, 2),
        ],
    )
    def test_decided_by_its_games(self, results, games, winner):
        decided = match(*results, games=games)
        assert (decided.winner, decided.decision) == (winner, Decision.GAMES)
        assert decided.next_game(MatchRules(games)) is None
        assert decided.loser == 3 - winner

    @pytest.mark.parametrize(
        ("results", "games"), [([], 2), ([FIRST], 2), ([FIRST, SECOND], 2), ([DRAW], 1), ([FIRST, DRAW], 4)]
    )
    def test_not_decided(self, results, games):
        assert match(*results, games=games).winner is None

    def test_a_level_match_has_a_pair_of_extra_games(self):
        rules = MatchRules(2, 1)
        level = match(FIRST, SECOND)
        game = level.next_game(rules)
        assert (game.number, game.is_extra, game.pairing.first) == (3, True, 2)
        # Both games of the pair are played, even after a win in the first.
        assert match(FIRST, SECOND, SECOND).winner is None
        decided = match(FIRST, SECOND, SECOND, DRAW)
        assert (decided.winner, decided.decision, decided.score) == (2, Decision.EXTRA_GAMES, (1.5, 2.5))

    def test_after_the_last_pair_the_higher_seed_advances(self):
        results = [DRAW] * 5
        assert match(*results, games=1, extra_pairs=3).winner is None
        decided = match(*results, games=1, extra_pairs=2)
        assert (decided.winner, decided.decision) == (1, Decision.SEED)
        assert match(DRAW, DRAW, games=2, extra_pairs=0).decision is Decision.SEED

    def test_while_a_game_goes_on_nothing_is_decided(self):
        playing = match(FIRST, None)
        assert playing.winner is None
        assert playing.next_game(MatchRules()) is None
        assert match(None, withdrawn=[2]).winner is None

    def test_who_withdraws_loses_unless_the_match_was_over(self):
        assert match(FIRST, withdrawn=[1]).decision is Decision.WITHDRAWAL
        assert match(FIRST, withdrawn=[1]).winner == 2
        assert match(withdrawn=[2]).winner == 1
        assert match(withdrawn=[1, 2]).winner == 2
        assert match(withdrawn=[2, 1]).winner == 1
        assert match(FIRST, FIRST, withdrawn=[1]).winner == 1
        assert match(DRAW, DRAW, extra_pairs=0, withdrawn=[1]).decision is Decision.SEED

    @pytest.mark.parametrize(("games", "extra_pairs"), [(1, 0), (1, 1), (2, 1), (3, 0), (4, 1)])
    def test_every_match_ends(self, games, extra_pairs):
        """Whatever the results are, there is a winner after the last game, and the winner has not fewer points."""
        for results in product((FIRST, DRAW, SECOND), repeat=games + 2 * extra_pairs):
            ends = [
                match(*results[:number], games=games, extra_pairs=extra_pairs) for number in range(len(results) + 1)
            ]
            decided = next(one for one in ends if one.winner is not None)
            higher, lower = decided.score
            if decided.decision is Decision.SEED:
                assert higher == lower
                assert decided.winner == 1
            else:
                assert (decided.winner == 1) == (higher > lower)


def play(tournament_of, result_of):
    """Play all games that can begin, until there are none."""
    games: list[Pairing] = []
    while next_games := tournament_of(games).next_games:
        games += [game.pairing._replace(result=result_of(game.pairing)) for game in next_games]
    return tournament_of(games), games


def higher_seed_wins(pairing):
    return FIRST if pairing.first < pairing.second else SECOND


class TestTournament:
    def test_eight_entrants_and_the_higher_seed_always_wins(self):
        done, games = play(lambda games: Knockout(range(1, 9), MatchRules(1), games), higher_seed_wins)
        assert [{game.first, game.second} for game in games] == [
            *({1, 8}, {4, 5}, {2, 7}, {3, 6}),
            *({1, 4}, {2, 3}),
            {1, 2},
        ]
        assert done.is_over
        assert done.winner == 1
        assert done.ranking == [(1, 1), (2, 2), (3, 3), (3, 4), (5, 5), (5, 6), (5, 7), (5, 8)]

    def test_the_match_for_the_third_place(self):
        done, games = play(
            lambda games: Knockout(range(1, 6), MatchRules(1), games, third_place=True), higher_seed_wins
        )
        assert {games[-1].first, games[-1].second} == {3, 4}
        assert done.third_place_match is not None
        assert done.third_place_match.winner == 3
        assert done.ranking == [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)]

    def test_three_entrants_need_no_match_for_the_third_place(self):
        done, games = play(lambda games: Knockout([1, 2, 3], MatchRules(1), games, third_place=True), higher_seed_wins)
        assert done.third_place_match is None
        assert done.ranking == [(1, 1), (2, 2), (3, 3)]
        assert len(games) == 2

    def test_those_who_are_in_share_the_first_rank(self):
        games = [Pairing(4, 1, FIRST)]
        assert Knockout(range(1, 5), MatchRules(1), games).ranking == [(1, 2), (1, 3), (1, 4), (4, 1)]

    def test_the_next_round_begins_as_soon_as_two_are_known(self):
        games = [Pairing(8, 1, FIRST), Pairing(5, 4, SECOND)]
        tournament = Knockout(range(1, 9), MatchRules(1), games)
        assert [game.pairing for game in tournament.next_games] == [Pairing(7, 2), Pairing(6, 3), Pairing(8, 4)]

    def test_a_withdrawn_entrant_is_out_even_after_a_bye(self):
        done, games = play(lambda games: Knockout([1, 2, 3], MatchRules(1), games, withdrawn=[1]), higher_seed_wins)
        assert len(games) == 1
        assert done.ranking == [(1, 2), (2, 1), (3, 3)]

    @pytest.mark.parametrize("size", [2, 3, 5, 8, 13, 32, 100])
    def test_random_tournaments_have_one_winner_and_every_rank(self, size):
        source = random.Random(size)
        results = [*Result]
        for third_place in (False, True):
            done, _ = play(
                lambda games, third=third_place: Knockout(range(size), MatchRules(2, 1), games, third_place=third),
                lambda pairing: source.choice(results),
            )
            assert done.is_over
            assert done.ranking[0] == (1, done.winner)
            assert sorted(entrant for _, entrant in done.ranking) == list(range(size))
            assert all(rank <= place for place, (rank, _) in enumerate(done.ranking, 1))
            assert [rank for rank, _ in done.ranking[:3]] == ([1, 2, 3] if size > 2 else [1, 2])

    def test_what_is_refused(self):
        with pytest.raises(SettingError, match="not 1"):
            Knockout([1])
        for seeds, rules in (([1, 2], MatchRules(0)), ([1, 2], MatchRules(1, -1)), ([1, 1], MatchRules())):
            with pytest.raises(ValueError, match="not a knock-out"):
                Knockout(seeds, rules)
        with pytest.raises(ValueError, match="in no match"):
            Knockout([1, 2, 3, 4], MatchRules(1), [Pairing(1, 2, FIRST)])
