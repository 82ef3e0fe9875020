"""Requests to a Hexad server and its streams of lines (docs/API.md), as a guest with an own cookie."""

from __future__ import annotations

import json
import socket
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from time import monotonic
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from http.client import HTTPResponse

__all__ = ["ApiConnection", "ApiError", "LineStream"]

_SECONDS = 20.0
_MAX_BODY = 1 << 20


class ApiError(Exception):
    """A request that failed: a sentence, and the status of the answer, 0 if none came."""

    def __init__(self, text: str, status: int = 0) -> None:
        super().__init__(text)
        self.status = status

    @property
    def is_temporary(self) -> bool:
        """Whether the server asks to try again: too many requests, or no database."""
        return self.status in (429, 503)


class ApiConnection:
    """A guest of a server. Each request has a connection of its own: a tournament has pauses of any length."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._is_secure = parts.scheme == "https"
        self._host = parts.netloc
        self._cookies: dict[str, str] = {}

    def ask(self, path: str, data: object = None) -> dict[str, Any]:
        """The answer to a request, a POST if there are data; raises ApiError."""
        connection, response = self._open(path, data)
        try:
            answer = json.loads(response.read(_MAX_BODY) or b"{}")
        except (OSError, HTTPException, ValueError) as error:
            raise ApiError(f"the server's answer cannot be read: {type(error).__name__}") from error
        finally:
            connection.close()
        answer = answer if isinstance(answer, dict) else {}
        if response.status >= 400:
            raise ApiError(_plain(answer.get("text", response.reason)), response.status)
        return answer

    def stream(self, path: str) -> LineStream:
        """The lines of a stream; raises ApiError."""
        connection, response = self._open(path, None)
        if response.status != 200:
            connection.close()
            raise ApiError(_plain(response.reason), response.status)
        return LineStream(connection, response)

    def _open(self, path: str, data: object) -> tuple[HTTPConnection, HTTPResponse]:
        connection = (HTTPSConnection if self._is_secure else HTTPConnection)(self._host, timeout=_SECONDS)
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self._cookies.items())}
        try:
            body = None if data is None else json.dumps(data)
            connection.request(
                "GET" if body is None else "POST", path, body, {**headers, "Content-Type": "application/json"}
            )
            response = connection.getresponse()
        except (OSError, HTTPException, ValueError) as error:
            connection.close()
            raise ApiError(f"{self._host} cannot be reached: {_plain(error)}") from error
        for cookie in response.headers.get_all("Set-Cookie") or ():
            name, _, value = cookie.partition(";")[0].partition("=")
            self._cookies[name.strip()] = value.strip()
        return connection, response


class LineStream:
    """A stream that sends a JSON object for each line, and empty lines in between."""

    def __init__(self, connection: HTTPConnection, response: HTTPResponse) -> None:
        self._connection = connection
        self._response = response
        self._socket = connection.sock

    def read(self, deadline: float) -> dict[str, Any]:
        """The next object; raises TimeoutError at `deadline`, a time of `monotonic()`, and ApiError at the end."""
        while True:
            self._socket.settimeout(max(0.001, deadline - monotonic()))
            try:
                line = self._response.readline(_MAX_BODY)
            except TimeoutError:
                raise
            except (OSError, HTTPException, ValueError, AttributeError) as error:
                raise ApiError("the stream of the server broke off") from error
            if not line:
                raise ApiError("the stream of the server ended")
            if line.strip():
                with suppress(ValueError):
                    found = json.loads(line)
                    if isinstance(found, dict):
                        return found
            elif monotonic() >= deadline:
                raise TimeoutError

    def abort(self) -> None:
        """End a wait for a line on another thread."""
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Close the stream."""
        self._response.close()
        self._connection.close()


def _plain(said: object) -> str:
    """A text of the server, which is not trusted, as a short printable line."""
    return "".join(filter(str.isprintable, str(said)))[:200]
