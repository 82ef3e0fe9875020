"""Rated puzzles over HTTP: what counts, what does not, and what solvers see of it."""

from __future__ import annotations

import asyncio
import datetime
import json

import pytest

from hexad import puzzles
from hexad.puzzles.grade import initial_rating
from hexad.puzzles.themes import theme_links, themes_of_game

from .answers import me, refused, visitor
from .client import Player, Server
from .damage import execute, url_of
from .members import run_admin
from .sessions import PASSWORD

ALL = {puzzle.id: puzzle for game in puzzles.KINDS for puzzle in puzzles.load(game)}
BY_LENGTH = {
    (game, length): [one for one in puzzles.load(game) if len(one.solution) == length]
    for game in puzzles.KINDS
    for length in (1, 3)
}


def some(game: str, length: int, number: int = 0) -> puzzles.Puzzle:
    return BY_LENGTH[game, length][number]


def wrong_move(puzzle: puzzles.Puzzle) -> str:
    return next(str(move) for move in puzzle.board().legal_moves if not puzzle.is_solved_by(str(move)))


@pytest.fixture
def solver(server):
    """A new account."""
    with visitor(server) as client:
        me(client)
        login = f"solver{next(_numbers)}"
        client.post("/api/account", json={"login": login, "password": PASSWORD}).raise_for_status()
        yield client


_numbers = iter(range(1000))


def tried(client, puzzle, *moves, **more):
    return client.post(f"/api/puzzles/{puzzle.id}/try", json={"moves": moves, **more}).raise_for_status().json()


def history(client, game, **more):
    return client.get("/api/puzzles/history", params={"game": game, **more}).raise_for_status().json()


def view(client, puzzle):
    return client.get(f"/api/puzzles/{puzzle.id}").raise_for_status().json()


def test_a_solved_puzzle_counts_as_a_win(solver):
    puzzle = some("abalone", 1)
    shown = view(solver, puzzle)
    assert shown["rated"]
    assert shown["themes"] == list(themes_of_game("abalone")[puzzle.id])
    assert shown["rating"]["mean"] == initial_rating(puzzle.difficulty).mean
    attempt = tried(solver, puzzle, puzzle.solution[0], seconds=12)["attempt"]
    assert (attempt["solved"], attempt["before"], attempt["new"], attempt["provisional"]) == (True, 1500, True, True)
    assert attempt["after"] > 1500
    page = history(solver, "abalone")
    [row] = page["attempts"]
    assert (row["puzzle"], row["solved"], row["seconds"], row["difficulty"]) == (puzzle.id, True, 12, puzzle.difficulty)
    assert (round(row["after"]), page["rating"]["rating"], page["rating"]["games"]) == (attempt["after"],) * 2 + (1,)
    after = view(solver, puzzle)
    assert "rated" not in after
    assert after["rating"]["mean"] < shown["rating"]["mean"]
    assert after["rating"]["attempts"] == 1
    assert history(solver, "six")["attempts"] == []


def test_the_second_attempt_changes_nothing(solver):
    puzzle = some("abalone", 1, 1)
    first = tried(solver, puzzle, wrong_move(puzzle))["attempt"]
    assert (first["solved"], first["new"]) == (False, True)
    rating = view(solver, puzzle)["rating"]["mean"]
    again = tried(solver, puzzle, puzzle.solution[0])["attempt"]
    assert again == {key: value for key, value in first.items() if key != "new"}
    [row] = history(solver, "abalone")["attempts"]
    assert "repeated" not in row, "it belongs to the first attempt"
    assert view(solver, puzzle)["rating"]["mean"] == rating


def test_a_right_move_that_is_not_the_last_decides_nothing(solver):
    puzzle = some("six", 3)
    first, _, last = puzzle.solution
    assert "attempt" not in tried(solver, puzzle, first)
    assert history(solver, "six")["attempts"] == []
    assert tried(solver, puzzle, first, last)["attempt"]["solved"]


@pytest.mark.parametrize("number", [1, 2])
def test_hints_and_giving_up_count_as_a_loss(solver, number):
    """A hint is made of the solution: the client asks for it in both cases."""
    puzzle = some("six", 3, number)
    body = {} if number == 1 else {"json": {"seconds": 30}}
    shown = solver.post(f"/api/puzzles/{puzzle.id}/solution", **body).raise_for_status().json()
    assert [frame["move"] for frame in shown["frames"]] == list(puzzle.solution)
    assert (shown["attempt"]["solved"], shown["attempt"]["new"]) == (False, True)
    assert shown["attempt"]["after"] < 1500
    assert not tried(solver, puzzle, *puzzle.solution[::2])["attempt"]["solved"]
    assert history(solver, "six")["attempts"][0].get("seconds") == (None if number == 1 else 30)


def test_moves_cannot_be_probed(solver):
    """A wrong move before the last is refused; the refusal says that it is wrong, so it counts."""
    puzzle = some("six", 3, 3)
    moves = [wrong_move(puzzle), puzzle.solution[2]]
    refused(solver.post(f"/api/puzzles/{puzzle.id}/try", json={"moves": moves}), 422, "wrong-before")
    [row] = history(solver, "six")["attempts"]
    assert not row["solved"]


def test_an_illegal_move_does_not_count(solver):
    puzzle = some("abalone", 1, 2)
    assert solver.post(f"/api/puzzles/{puzzle.id}/try", json={"moves": ["a1a1"]}).status_code == 422
    assert (
        solver.post(f"/api/puzzles/{puzzle.id}/try", json={"moves": [puzzle.solution[0]], "seconds": -1}).status_code
        == 400
    )
    assert history(solver, "abalone")["attempts"] == []
    assert tried(solver, puzzle, puzzle.solution[0])["attempt"]["solved"]


def test_guests_change_no_rating(server):
    puzzle = some("abalone", 1, 3)
    with visitor(server) as guest:
        me(guest)
        before = view(guest, puzzle)
        assert "rated" not in before
        assert "attempt" not in tried(guest, puzzle, puzzle.solution[0])
        assert "attempt" not in guest.post(f"/api/puzzles/{puzzle.id}/solution").json()
        assert view(guest, puzzle)["rating"]["mean"] == before["rating"]["mean"]
        assert history(guest, "abalone") == {"attempts": []}
    with visitor(server) as nobody:
        assert history(nobody, "abalone") == {"attempts": []}


def test_the_next_puzzle_is_near_the_rating_and_new(solver):
    """A guest states a rating, the server knows that of an account."""
    for rating, difficulties in ((1100, {1}), (1900, {5}), (1500, {3})):
        found = {
            solver.get("/api/puzzles/next", params={"game": "six", "rating": rating}).json()["difficulty"]
            for _ in range(5)
        }
        assert found == difficulties
    # A new solver who solves puzzles gets harder ones; none is repeated.
    seen = []
    for _ in range(8):
        puzzle = ALL[solver.get("/api/puzzles/next", params={"game": "six", "rating": 1100}).json()["id"]]
        seen.append(puzzle)
        tried(solver, puzzle, *puzzle.solution[::2])
    assert len({puzzle.id for puzzle in seen}) == len(seen)
    assert seen[0].difficulty == 1
    assert min(puzzle.difficulty for puzzle in seen[-2:]) >= 4
    assert solver.get("/api/puzzles/next", params={"game": "six", "tried": "any"}).status_code == 200


def test_themes_are_listed_and_chosen(solver):
    for game in puzzles.KINDS:
        listed = solver.get("/api/puzzles/themes", params={"game": game}).raise_for_status().json()
        assert [(one["theme"], one.get("link", "")) for one in listed] == list(theme_links(game).items())
        for one in listed:
            found = solver.get("/api/puzzles/next", params={"game": game, "theme": one["theme"]}).json()
            assert one["theme"] in found["themes"]
            assert one["puzzles"] == sum(one["theme"] in themes for themes in themes_of_game(game).values())
    refused(solver.get("/api/puzzles/next", params={"game": "six", "theme": "fork"}), 400, "not-understood")
    refused(solver.get("/api/puzzles/next", params={"game": "six", "theme": "broadside"}), 404, "no-puzzle-left")


def test_how_many_solved_the_puzzle_of_the_day(server, solver):
    def solvers(client, game):
        return client.get("/api/puzzles/daily", params={"game": game}).raise_for_status().json()["solvers"]

    daily = solver.get("/api/puzzles/daily", params={"game": "six"}).json()
    assert daily["day"] == datetime.datetime.now(datetime.UTC).date().isoformat()
    # The other tests of this file share the server, and one of their puzzles may be today's.
    six, abalone = daily["solvers"], solvers(solver, "abalone")
    puzzle = ALL[daily["id"]]
    tried(solver, puzzle, wrong_move(puzzle))
    assert solvers(solver, "six") == six
    for _ in range(2):
        tried(solver, puzzle, *puzzle.solution[::2])
    with visitor(server) as guest:
        me(guest)
        tried(guest, puzzle, *puzzle.solution[::2])
        assert (solvers(guest, "six"), solvers(guest, "abalone")) == (six + 1, abalone)
        past = guest.get("/api/puzzles/daily", params={"game": "six", "day": "2026-01-02"}).json()
        assert (past["day"], past["solvers"]) == ("2026-01-02", 0)


def test_profiles_show_ratings_and_the_list_is_private(server, solver):
    for number in range(4, 7):
        puzzle = some("abalone", 1, number)
        tried(solver, puzzle, puzzle.solution[0] if number < 6 else wrong_move(puzzle))
    name = me(solver)["name"]
    with visitor(server) as other:
        [rating] = other.get(f"/api/players/{name}/puzzles").raise_for_status().json()["ratings"]
        assert (rating["rating"]["game"], rating["rating"]["games"], rating["solved"]) == ("abalone", 3, 2)
        assert rating["points"][-1]["rating"] == rating["rating"]["rating"]
        assert history(other, "abalone")["attempts"] == []
        refused(other.get("/api/players/nobody-at-all/puzzles"), 404, "no-player")
    pages: list[list[int]] = []
    before = None
    while not pages or before:
        page = history(solver, "abalone", limit=2, **({"before": before} if before else {}))
        pages.append([row["number"] for row in page["attempts"]])
        before = page.get("next")
    assert [number for page in pages for number in page] == [
        row["number"] for row in history(solver, "abalone")["attempts"]
    ]
    assert list(map(len, pages)) == [2, 1]


def test_the_export_has_the_attempts_and_deletion_takes_them_away(server):
    async def story() -> None:
        async with Player(server.url) as owner:
            await owner.http.post("/api/account", json={"login": "puzzled", "password": PASSWORD})
            player = (await owner.http.get("/api/me")).json()["player"]
            puzzle = some("abalone", 1, 7)
            for move in (wrong_move(puzzle), puzzle.solution[0]):
                await owner.http.post(f"/api/puzzles/{puzzle.id}/try", json={"moves": [move]})
            data = json.loads((await owner.http.get("/api/account/export")).content)["puzzles"]
            assert data["attempts"][0]["puzzle"] == puzzle.id
            assert data["ratings"][0]["games"] == 1
            await owner.http.request("DELETE", "/api/account", json={"password": PASSWORD})
        for table in ("puzzle_attempts", "puzzle_repeats", "solver_ratings", "daily_solvers"):
            assert await execute(url_of(server), f"select player from {table} where player = :p", p=player) == []
        assert await execute(url_of(server), "select 1 from puzzle_attempts where puzzle = :p", p=puzzle.id) == [(1,)]

    asyncio.run(story())


def test_rerate_of_the_command_line(tmp_path):
    with Server(tmp_path / "data") as server:
        with visitor(server) as client:
            me(client)
            client.post("/api/account", json={"login": "rerated", "password": PASSWORD}).raise_for_status()
            for number in range(3):
                tried(client, some("six", 1, number), some("six", 1, number).solution[0])
        server.stop()
        asyncio.run(execute(url_of(server), "update solver_ratings set mean = 1700"))
        said = "Rated attempts at puzzles: 3. Ratings that differ: 1; changes by attempts that differ: 0.\n"
        assert run_admin(server, "rerate", "--check") == (1, f"Rated games: 0. All ratings are right.\n{said}")
        code, out = run_admin(server, "rerate")
        assert (code, "Ratings corrected: 1" in out) == (0, True)
        right = "Rated attempts at puzzles: 3. All ratings are right.\n"
        assert run_admin(server, "rerate", "--check") == (0, f"Rated games: 0. All ratings are right.\n{right}")
