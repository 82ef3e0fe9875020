"""What the club of a stored database did: rated games, correspondence, challenges, messages, relations and puzzles."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from hexad import puzzles
from tests.server.members import run_admin

from .continuing import PATIENCE
from .games import by

if TYPE_CHECKING:
    from tests.server.client import Server

    from .games import Writer
    from .people import Person

CONTROL = "1/259200"
VACATION = "a vacation has stopped the time"
ACCOUNTS = ("Ada", "Cora", "Eve", "Gül")


def write_club_games(writer: Writer) -> None:
    """Rated games, series, claims, correspondence games and challenges, and a game with messages."""
    _write_series(writer)
    _write_claim(writer)
    _write_correspondence(writer)
    _write_challenges(writer)
    _write_messages(writer)
    settings: dict[str, Any] = {"control": "3600", "rated": True, "listed": True, "options": {"players": 4}}
    name = writer.begin("rated, four players", "six", *ACCOUNTS, **settings)
    writer.play_on(name, 5)
    writer.then(by("Eve", "resign"))
    name = writer.begin("over: the winner deleted the account", "six", "Finn", "Ada", control="600", rated=True)
    writer.people["Ada"].act(name, "resign")
    name = writer.begin("the name of a player was hidden", "abalone", "Ada", "Gül", listed=True)
    writer.play_on(name, 3)
    writer.then_move(name)


def write_activity(writer: Writer, server: Server, people: dict[str, dict[str, Any]]) -> None:
    """Relations, a report and attempts at puzzles; then an account is deleted and a name is hidden."""
    seated = writer.people
    guest = people["Béla"]["identity"]["player"]
    seated["Ada"].put("/api/follows/Cora")
    seated["Eve"].put(f"/api/blocks/{guest}")
    seated["Cora"].post("/api/reports", player=guest, category="insult", text="What was said cannot be repeated.")
    for game in puzzles.KINDS:
        puzzle = next(one for one in puzzles.load(game) if one.within == 1)
        wrong = next(str(move) for move in puzzle.board().legal_moves if not puzzle.is_solved_by(str(move)))
        moves = [wrong] if game == "six" else list(puzzle.solution[::2])
        seated["Ada"].post(f"/api/puzzles/{puzzle.id}/try", moves=moves)
    gone = seated["Finn"].http.request("DELETE", "/api/account", json={"password": people.pop("Finn")["password"]})
    gone.raise_for_status()
    code, output = run_admin(server, "hide-name", people["Gül"]["identity"]["player"], "--reason", "as an example")
    assert code == 0, output
    people["Gül"]["identity"] = seated["Gül"].identity
    for title in ("over: the winner deleted the account", "the name of a player was hidden"):
        _wait_for(seated["Ada"], next(game["name"] for game in writer.games if game["title"] == title), "anonymised")


def club_of(people: dict[str, Person], games: list[dict[str, Any]]) -> dict[str, Any]:
    """What the club shows of all this."""
    ada = people["Ada"]
    talk = next(game["name"] for game in games if game["title"] == "its players talk")
    written = ada.get(f"/api/games/{talk}/messages").json()
    histories = [ada.get(f"/api/puzzles/history?game={game}").json()["attempts"] for game in puzzles.KINDS]
    profiles = {name: ada.get(f"/api/players/{people[name].identity['player']}").json() for name in ACCOUNTS}
    exported = people["Cora"].get("/api/account/export").json()
    return {
        "follows": [one["name"] for one in ada.get("/api/follows").json()["players"]],
        "blocks": [one["name"] for one in people["Eve"].get("/api/blocks").json()["players"]],
        "reports": [one["text"] for one in exported["reports"]],
        "chat": written["chat"],
        "messages": [[one["seat"], one.get("phrase") or one["text"]] for one in written["messages"]],
        "puzzles": [[one["puzzle"], one["solved"], one["before"], one["after"]] for (one,) in histories],
        "ratings": {
            name: [[one["game"], one["speed"], one["rating"], one["games"]] for one in profile["ratings"]]
            for name, profile in profiles.items()
        },
    }


def _write_series(writer: Writer) -> None:
    """Before other games with a clock of these people: later, no rematch with a clock could begin."""
    cora, guel = writer.people["Cora"], writer.people["Gül"]
    first = writer.begin("over: rated", "six", "Gül", "Cora", control="600+5", rated=True, listed=True)
    writer.play_on(first, 6)
    cora.act(first, "resign")
    cora.act(first, "rematch")
    guel.act(first, "rematch")
    second = guel.state(first)["state"]["next"]
    steps = [by("Cora", "move", move="2,-1"), by("Gül", "resign")]
    writer.games.append({"title": "the second game of a rated series", "name": second, "steps": steps})


def _write_claim(writer: Writer) -> None:
    name = writer.begin("over: the other side had left", "abalone", "Ada", "Béla", control="600", listed=True)
    writer.play_on(name, 2)
    claim = {"type": "claim", "result": "win"}
    end = time.monotonic() + PATIENCE
    while not (answer := writer.people["Ada"].http.post(f"/api/games/{name}/acts", json=claim)).is_success:
        assert answer.json()["code"] in ("claim-soon", "not-gone"), answer.text
        assert time.monotonic() < end
        time.sleep(0.1)


def _write_correspondence(writer: Writer) -> None:
    ada, eve = writer.people["Ada"], writer.people["Eve"]
    name = writer.begin("by correspondence", "abalone", "Ada", "Cora", control=CONTROL, rated=True, listed=True)
    writer.play(name, "a1b2")
    ada.put(f"/api/games/{name}/conditional", ply=1, lines=[["i9h8", "d4c3"], ["i5h5", "a5b5"]])
    writer.then({**by("Cora", "move", move="i9h8"), "ply": 3})
    name = writer.begin("over: by correspondence", "six", "Cora", "Eve", control=CONTROL, rated=True, listed=True)
    writer.play_on(name, 4)
    eve.act(name, "resign")
    name = writer.begin("called off: with weekends", "six", "Ada", "Cora", control=CONTROL, weekends=True)
    ada.act(name, "abort")
    name = writer.begin(VACATION, "six", "Eve", "Ada", control="1/604800", listed=True)
    eve.post("/api/account/vacation", days=1)
    _wait_for(eve, name, "paused")
    eve.http.delete("/api/account/vacation").raise_for_status()
    _wait_for(eve, name, "resumed")
    eve.post("/api/account/vacation", days=3)
    _wait_for(eve, name, "paused", 2)
    writer.then({"resumed": "Eve"}, by("Eve", "move", move="2,-1"))


def _write_challenges(writer: Writer) -> None:
    ada, cora, eve = (writer.people[name] for name in ("Ada", "Cora", "Eve"))
    name = ada.create("six", "me", "anyone", to="Cora")
    steps = [{"join": "Cora"}, by("Ada", "move", move="2,-1")]
    writer.games.append({"title": "a challenge waits", "name": name, "steps": steps})
    name = cora.create("abalone", "me", "anyone", to="Eve", control="300")
    eve.act(name, "decline")
    writer.games.append({"title": "called off: a challenge was declined", "name": name, "steps": []})


def _write_messages(writer: Writer) -> None:
    ada, cora = writer.people["Ada"], writer.people["Cora"]
    name = writer.begin("its players talk", "abalone", "Ada", "Cora", listed=True)
    writer.play_on(name, 1)
    for person in (ada, cora):
        person.put(f"/api/games/{name}/chat", on=True)
    for number, (person, said) in enumerate(
        [(ada, {"phrase": "hello"}), (cora, {"text": "Merhaba! Jó napot!"}), (ada, {"text": "Guten Tag"})]
    ):
        person.post(f"/api/games/{name}/messages", id=f"m{number}", **said)
    writer.then_move(name)


def _wait_for(person: Person, name: str, kind: str, count: int = 1) -> None:
    """Wait until a game has so many events of a kind."""
    end = time.monotonic() + PATIENCE
    while True:
        events = person.get(f"/api/games/{name}/events").json()["events"]
        if sum(event["type"] == kind for event in events) >= count:
            return
        assert time.monotonic() < end, events
        time.sleep(0.1)
