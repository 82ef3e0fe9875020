"""Visitors, checks of answers, and a way to send malformed requests."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING, Any

import httpx

if TYPE_CHECKING:
    from .client import Server

PATIENCE = 60.0
JSON = {"Content-Type": "application/json"}


def refused(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    body = answer.json()
    assert (answer.status_code, body["type"], body["code"]) == (status, "refused", code)
    assert body["text"]
    return dict(body)


def exchange(server: Server, request: bytes) -> bytes:
    """The bytes that the server sends until it closes the connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as wire:
        wire.sendall(request)
        parts = []
        while part := wire.recv(65_536):
            parts.append(part)
    return b"".join(parts)


def visitor(server: Server, token: str = "") -> httpx.Client:
    """A new visitor, or a program with a token."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return httpx.Client(base_url=server.url, timeout=60, headers=headers)


def me(client: httpx.Client) -> dict[str, Any]:
    answer = client.get("/api/me")
    assert answer.status_code == 200
    return dict(answer.json())
