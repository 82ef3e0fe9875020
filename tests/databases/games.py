"""The games of a stored database, one in every state, and the steps that continue each of them."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.asyncio.client import connect

import hexad

from .continuing import wait_for

if TYPE_CHECKING:
    from .people import Person

Step = dict[str, Any]
ALMOST_WON = "5/6/7/8/6SSs/8/7/6/s4 5 5 b 0 1"
LINE = ["2,-1", "0,1", "3,-1", "-1,1", "4,-1", "-1,2", "5,-1", "-2,2", "6,-1", "-3,2", "7,-1"]
BACK_AND_FORTH = ["a1b2", "i9h8", "d4c3", "f6g7", "a1b2", "i9h8", "d4c3", "f6g7"]


class Writer:
    """Sets games up and plays in them. It keeps a board for every game, to choose legal moves."""

    def __init__(self, people: dict[str, Person]) -> None:
        self.people = people
        self.games: list[dict[str, Any]] = []
        self._rng = random.Random(16)
        self._boards: dict[str, Any] = {}
        self._seats: dict[str, list[str]] = {}
        self._ids: Counter[str] = Counter()

    def begin(self, title: str, game: str, *names: str, position: str | None = None, **settings: Any) -> str:
        """A game of these people, clockwise; the first of them sets it up and the others join."""
        chairs = ["me" if name == names[0] else "anyone" for name in names]
        start = {"fen": position} if position else {}
        name = self.people[names[0]].create(game, *chairs, **start, **settings)
        for joining in dict.fromkeys(names[1:]):
            if joining not in (names[0], "open"):
                self.people[joining].join(name)
        created = self.people[names[0]].state(name)["created"]
        self._boards[name] = hexad.GAMES[game].Board(created["fen"], **created["options"])
        self._seats[name] = list(names)
        self.games.append({"title": title, "name": name, "steps": []})
        return name

    def to_move(self, name: str) -> str:
        """Who is to move."""
        seat: int = self._boards[name].seat
        return self._seats[name][seat]

    def play(self, name: str, *moves: str) -> None:
        """Play these moves, each with an id."""
        for move in moves:
            self.people[self.to_move(name)].act(name, "move", move=move, id=self.new_id(name))
            self._boards[name].push(move)

    def new_id(self, name: str) -> str:
        """A new id for an act in a game. It does not depend on the ply, since moves are also taken back."""
        self._ids[name] += 1
        return f"a{self._ids[name]}"

    def note(self, name: str, *moves: str) -> None:
        """Play moves on the board only; they were sent to the server in another way."""
        for move in moves:
            self._boards[name].push(move)

    def play_on(self, name: str, plies: int) -> None:
        """Play legal moves that do not end the game."""
        for _ in range(plies):
            self.play(name, self.quiet_move(name))

    def quiet_move(self, name: str) -> str:
        """A legal move after which the game goes on."""
        board = self._boards[name].copy()
        moves = [str(move) for move in board.legal_moves]
        while True:
            move = self._rng.choice(moves)
            board.push(move)
            if board.outcome() is None:
                return move
            board.pop()

    def take_back(self, name: str) -> None:
        """Take the last move back on the board only."""
        self._boards[name].pop()

    def then(self, *steps: Step) -> None:
        """Add steps that continue the latest game."""
        self.games[-1]["steps"] += steps

    def then_move(self, name: str) -> None:
        """Continue by a move, then send the move before it again with its old id, which has no effect."""
        board, move = self._boards[name], self.quiet_move(name)
        mover = self.to_move(name)
        before = self._seats[name][board.seat - 1]
        again = {"kind": "move", "move": str(board.peek()), "id": f"a{self._ids[name]}"}
        self.then(by(mover, "move", move=move, id=self.new_id(name)), {"by": before, "act": again})


def by(person: str, kind: str, **act: Any) -> Step:
    """A step in which a person acts."""
    return {"by": person, "act": {"kind": kind, **act}}


def write_games(writer: Writer, url: str) -> None:
    """All games but rematches, those with engines and those of the club."""
    _write_open(writer)
    _write_playing(writer)
    _write_offers(writer)
    _write_socket(writer, url)
    _write_over(writer)


def _write_open(writer: Writer) -> None:
    settings: dict[str, Any] = {"options": {"layout": "belgian-daisy"}, "control": "900+10"}
    writer.begin("open, in the lobby", "abalone", "Ada", "open", listed=True, **settings)
    writer.then({"join": "Béla"})
    writer.begin("open, by its link", "six", "Béla", "open", options={"rules": "advanced"})
    writer.then({"join": "Cora"}, by("Béla", "move", move="2,-1"))
    writer.begin("open, a seat of four taken", "six", "Cora", "Dan", "open", "open", options={"players": 4})
    writer.then({"join": "Ada"}, {"join": "Béla"}, by("Cora", "move", move="2,-1"))


def _write_playing(writer: Writer) -> None:
    name = writer.begin(
        "Abalone with a clock and a layout", "abalone", "Ada", "Béla", control="3600+10", options={"layout": "crown"}
    )
    writer.play_on(name, 30)
    writer.people["Béla"].act(name, "time", seconds=15)
    writer.then_move(name)
    name = writer.begin("Six, basic rules, placing", "six", "Cora", "Béla", options={"first_move": "free"})
    writer.play_on(name, 21)
    writer.then_move(name)
    settings: dict[str, Any] = {"options": {"rules": "advanced", "repetition": None}, "control": "3600"}
    name = writer.begin("Six, advanced rules, moving", "six", "Béla", "Dan", **settings)
    writer.play_on(name, 46)
    writer.then_move(name)
    settings = {"options": {"players": 4, "begins": 2}, "control": "600d5"}
    name = writer.begin("Six, four players", "six", "Ada", "Béla", "Cora", "Dan", **settings)
    writer.play_on(name, 10)
    writer.then_move(name)
    name = writer.begin("a shape that was overlooked", "six", "Dan", "Ada", options={"declare": "manual"})
    writer.play(name, *LINE)
    writer.play_on(name, 1)
    writer.then(by("Dan", "declare"))
    name = writer.begin("both seats are one person's", "six", "Ada", "Ada")
    writer.play_on(name, 3)
    writer.then_move(name)
    name = writer.begin("played by programs", "abalone", "Ada by token", "Dan by token", control="3600")
    writer.play_on(name, 5)
    writer.then_move(name)


def _write_offers(writer: Writer) -> None:
    name = writer.begin("a draw is offered", "abalone", "Ada", "Béla", control="3600d5")
    writer.play_on(name, 3)
    writer.people["Ada"].act(name, "draw")
    writer.people["Béla"].act(name, "draw", yes=False)
    writer.people["Ada"].act(name, "draw", id="offer")
    writer.then(by("Béla", "draw"))
    name = writer.begin("a move is asked back", "six", "Cora", "Béla", control="3600")
    writer.play_on(name, 4)
    writer.people["Béla"].act(name, "takeback")
    writer.people["Cora"].act(name, "takeback", yes=False)
    writer.people["Béla"].act(name, "takeback")
    writer.then(by("Cora", "takeback"))
    name = writer.begin("a move was taken back", "abalone", "Dan", "Ada", options={"repetition": 5, "ply_limit": 300})
    writer.play_on(name, 5)
    writer.people["Dan"].act(name, "takeback")
    writer.people["Ada"].act(name, "takeback")
    writer.take_back(name)
    writer.play_on(name, 2)
    writer.then_move(name)
    names = ("Ada", "Béla", "Cora", "Dan")
    name = writer.begin("two of four agreed to a draw", "six", *names, options={"players": 4})
    writer.play_on(name, 2)
    writer.people["Ada"].act(name, "draw")
    writer.people["Cora"].act(name, "draw")
    writer.then(by("Béla", "draw"), by("Dan", "draw"))


def _write_socket(writer: Writer, url: str) -> None:
    """A game over the socket, which compensates for network lag."""
    name = writer.begin("played over the socket", "abalone", "Béla", "Béla", control="3600")
    moves = BACK_AND_FORTH[:6]

    async def play() -> None:
        cookie = {"Cookie": f"hexad={writer.people['Béla'].cookie}"}
        async with connect(url.replace("http", "ws") + "/socket", additional_headers=cookie) as socket:
            for move in moves:
                act = {"type": "move", "move": move, "id": writer.new_id(name)}
                await socket.send(msgspec.json.encode({"type": "act", "game": name, "act": act}).decode())
                while True:
                    message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 20))
                    if message["type"] == "ping":
                        await socket.send('{"type": "pong"}')
                    elif message["type"] == "done":
                        break

    asyncio.run(play())
    writer.note(name, *moves)
    writer.then_move(name)


def _write_over(writer: Writer) -> None:
    again = (by("Béla", "rematch"), by("Ada", "rematch"))
    name = writer.begin("over: six pushed off", "abalone", "Ada", "Béla", position=ALMOST_WON)
    writer.play(name, "e7e8")
    writer.then(*again)
    name = writer.begin("over: a shape", "six", "Ada", "Béla", control="600")
    writer.play(name, *LINE)
    writer.then(*again)
    name = writer.begin("over: an overlooked shape was declared", "six", "Ada", "Béla", options={"declare": "manual"})
    writer.play(name, *LINE)
    writer.play_on(name, 1)
    writer.people["Ada"].act(name, "declare")
    name = writer.begin("over: resigned", "six", "Ada", "Béla", options={"declare": "manual"})
    writer.play_on(name, 2)
    writer.people["Béla"].act(name, "resign")
    name = writer.begin("over: agreed to a draw", "abalone", "Ada", "Béla", control="60+1")
    writer.play_on(name, 4)
    writer.people["Ada"].act(name, "draw")
    writer.people["Béla"].act(name, "draw")
    name = writer.begin("over: repetition", "abalone", "Ada", "Béla")
    writer.play(name, *BACK_AND_FORTH)
    name = writer.begin("over: limit of plies", "six", "Ada", "Béla", options={"ply_limit": 4})
    writer.play(name, *LINE[:4])
    name = writer.begin("over: limit of quiet plies", "abalone", "Ada", "Béla", options={"quiet_limit": 4})
    writer.play(name, *BACK_AND_FORTH[:4])
    writer.begin("called off before it began", "abalone", "Ada", "open")
    writer.people["Ada"].act(writer.games[-1]["name"], "abort")
    name = writer.begin("called off after a move", "six", "Ada", "Béla")
    writer.play_on(name, 1)
    writer.people["Béla"].act(name, "abort")
    writer.then(*again)
    name = writer.begin("over: out of time", "abalone", "Ada", "Béla", control="1")
    while writer.people["Ada"].state(name)["state"]["status"] == "playing":
        time.sleep(0.1)
    writer.then(*again)


def write_rematches(writer: Writer) -> None:
    """Rematches, before other games with a clock of these people: later, none with a clock could begin."""
    first = writer.begin("a rematch was agreed", "six", "Ada", "Béla", control="3600")
    writer.people["Ada"].act(first, "resign")
    writer.people["Béla"].act(first, "rematch")
    writer.people["Ada"].act(first, "rematch")
    second = writer.people["Ada"].state(first)["state"]["next"]
    writer.games.append({"title": "the rematch", "name": second, "steps": [by("Béla", "move", move="2,-1")]})
    third = writer.begin("a rematch is offered", "abalone", "Cora", "Dan")
    writer.people["Dan"].act(third, "resign")
    writer.people["Cora"].act(third, "rematch")
    writer.people["Dan"].act(third, "rematch", yes=False)
    writer.people["Dan"].act(third, "rematch")
    writer.then(by("Cora", "rematch"))


def write_engine_games(person: Person) -> list[dict[str, Any]]:
    """Games with engines: one with the person to move, one resigned, one with the engine still thinking."""
    resigned = person.create("abalone", "1", "me")
    wait_for(person, resigned, 1)
    person.act(resigned, "resign")
    waiting = person.create("six", "me", "1", control="3600")
    person.act(waiting, "move", move="2,-1")
    wait_for(person, waiting, 2)
    thinking = person.create("abalone", "me", "10", control="120")
    person.act(thinking, "move", move="a1b2")
    return [
        {"title": "over: resigned to an engine", "name": resigned, "steps": []},
        {
            "title": "an engine waits",
            "name": waiting,
            "steps": [by("Cora", "takeback"), by("Cora", "move", move="2,0"), {"engine": "Cora", "ply": 2}],
        },
        {"title": "an engine thinks", "name": thinking, "steps": [{"engine": "Cora", "ply": 2}]},
    ]
