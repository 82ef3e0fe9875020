"""Why something was not done."""

from __future__ import annotations

import math

__all__ = ["RateLimitError", "RefusalError", "UnavailableError"]


class RefusalError(Exception):
    """Something that a client asked for is not done; `code` is for programs, `text` for people, `status` for HTTP."""

    def __init__(self, code: str, text: str, *, rule: str | None = None, status: int = 409) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.rule = rule
        self.status = status


class UnavailableError(RefusalError):
    """The database does not answer, or does not write. What was asked for may be asked again with the same id."""

    def __init__(self, text: str = "The arena can not write at the moment. Nothing is lost: try again soon.") -> None:
        super().__init__("unavailable", text, status=503)


class RateLimitError(RefusalError):
    """More than the limits allow; `wait` is after how many seconds it is worth trying again."""

    def __init__(self, text: str, wait: float) -> None:
        super().__init__("too-fast", text, status=429)
        self.wait = max(1, math.ceil(wait))
