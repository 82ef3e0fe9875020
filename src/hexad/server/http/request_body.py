"""What the bodies of requests about players share."""

from typing import Annotated

import msgspec
from msgspec import Meta

__all__ = ["Password", "RequestBody", "ShortText"]

ShortText = Annotated[str, Meta(min_length=1, max_length=100)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class RequestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body without unknown fields."""
