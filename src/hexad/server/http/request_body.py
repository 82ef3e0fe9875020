"""What the bodies of requests about players share."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from hexad.server.people.emails import MAX_EMAIL
from hexad.server.people.identity import MAX_NAME, MAX_PASSWORD, MIN_PASSWORD

__all__ = ["EmailText", "Language", "LinkText", "Password", "RequestBody", "ShortText"]

# The handlers check the lengths, so that a refusal has the code, the field and the limits: here they are documented.
ShortText = Annotated[str, Meta(extra_json_schema={"minLength": 1, "maxLength": MAX_NAME})]
Password = Annotated[str, Meta(extra_json_schema={"minLength": MIN_PASSWORD, "maxLength": MAX_PASSWORD})]

EmailText = Annotated[str, Meta(extra_json_schema={"format": "email", "minLength": 3, "maxLength": MAX_EMAIL})]
LinkText = Annotated[str, Meta(max_length=100, description="the part of the link after the last slash")]
Language = Literal["de", "en", "hu", "tr"]


class RequestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body without unknown fields."""
