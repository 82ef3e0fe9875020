"""What the players of a game write to each other. Sockets receive it by `watch` with `messages`."""

from typing import Annotated

import msgspec
from litestar import Controller, get, post, put
from litestar.params import QueryParameter
from msgspec import Meta

from hexad.server.edge.session import Session
from hexad.server.errors import RefusalError
from hexad.server.game.chat import PhraseCode
from hexad.server.http.error_responses import error_responses
from hexad.server.http.games import PathGameId
from hexad.server.http.request_body import RequestBody
from hexad.server.people.message_text import MAX_MESSAGE, clean_text
from hexad.server.rooms.room_messages import PlayerMessages
from hexad.server.services import Services

__all__ = ["Messages"]

MessageText = Annotated[str, Meta(extra_json_schema={"maxLength": MAX_MESSAGE})]


class NewMessage(RequestBody, frozen=True, omit_defaults=True):
    """A message: the code of a phrase, or else a text. Sent again with the same id, it is stored once."""

    id: Annotated[str, Meta(min_length=1, max_length=40, description="the client's own name for this message")]
    phrase: PhraseCode | None = None
    text: MessageText = ""


class Said(msgspec.Struct, frozen=True):
    """The message with this id is stored, and this is its place among the messages of the game."""

    game: str
    number: int
    id: str


class ChatChoice(RequestBody, frozen=True):
    """Whether the player agrees to free texts in this game."""

    on: bool


class Messages(Controller):
    """What players write to each other."""

    path = "/api/games/{game:str}"
    tags = ("games",)

    @get("/messages", summary="List the messages of a game", responses=error_responses(400, 401, 403, 404, 409, 503))
    async def messages(
        self,
        services: Services,
        viewer: Session,
        game: PathGameId,
        after: Annotated[int, QueryParameter(ge=0, le=1_000_000, description="the last number that is known")] = 0,
    ) -> PlayerMessages:
        """What the players of a game wrote to each other, for these players alone."""
        return await services.room_messages.read(game, viewer.identity.player, after)

    @post(
        "/messages",
        status_code=200,
        summary="Write to the other players",
        responses=error_responses(400, 401, 403, 404, 409, 413, 415, 422, 503),
    )
    async def say(self, services: Services, session: Session, game: PathGameId, data: NewMessage) -> Said:
        """Send a phrase, or a text if all players of the game agree to texts.

        Only players of the game see it, spectators do not. In a game with partners nothing can be written between the
        first move and the end (S10), and before it greetings alone.
        """
        if (data.phrase is None) == (not data.text):
            text = "A message has either a phrase or a text."
            raise RefusalError("bad-message", text, status=422, field="text", params={"max": MAX_MESSAGE})
        player = session.identity.player
        text = clean_text(data.text, code="bad-message", most=MAX_MESSAGE) if data.phrase is None else ""
        await services.message_limits.take(player, game)
        number = await services.room_messages.say(game, player, data.id, phrase=data.phrase, text=text)
        return Said(game, number, data.id)

    @put("/chat", summary="Agree to free texts", responses=error_responses(400, 401, 403, 404, 409, 413, 415, 503))
    async def choose_chat(self, services: Services, session: Session, game: PathGameId, data: ChatChoice) -> ChatChoice:
        """Agree to free texts in this game, or not any more. They are possible while all its players agree."""
        await services.message_limits.take(session.identity.player, game)
        await services.room_messages.choose_chat(game, session.identity.player, on=data.on)
        return data
