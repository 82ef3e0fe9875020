"""A client for the people who hold seats in a stored database."""

from __future__ import annotations

from typing import Any, Self

import httpx


class Person:
    """An HTTP client with the cookie or the token of one person."""

    def __init__(self, url: str, *, cookie: str = "", token: str = "") -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=url, timeout=60, headers=headers)
        if cookie:
            self.http.cookies.set("hexad", cookie, domain="127.0.0.1")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path).raise_for_status()

    def post(self, path: str, **body: Any) -> Any:
        return self.http.post(path, json=body).raise_for_status().json()

    def put(self, path: str, **body: Any) -> Any:
        return self.http.put(path, json=body).raise_for_status().json()

    @property
    def identity(self) -> dict[str, Any]:
        return dict(self.get("/api/me").json())

    @property
    def cookie(self) -> str:
        return str(self.http.cookies["hexad"])

    def create(self, game: str, *chairs: str, **settings: Any) -> str:
        """Set up a game; chairs are `me`, `anyone` or the level of an engine."""
        seats = [{"who": "engine", "level": int(c)} if c.isdigit() else {"who": c} for c in chairs]
        return str(self.post("/api/games", game=game, chairs=seats, **settings)["game"])

    def join(self, game: str, **wishes: Any) -> None:
        self.post(f"/api/games/{game}/join", **wishes)

    def act(self, game: str, kind: str, **act: Any) -> None:
        self.post(f"/api/games/{game}/acts", type=kind, **act)

    def state(self, game: str) -> dict[str, Any]:
        return dict(self.get(f"/api/games/{game}").json())
