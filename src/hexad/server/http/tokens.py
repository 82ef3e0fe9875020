"""Tokens for programs."""

import msgspec
from litestar import Controller, delete, get, post

from hexad.server.edge.session import Session
from hexad.server.errors import RefusalError
from hexad.server.http.error_responses import error_responses
from hexad.server.http.request_body import RequestBody, ShortText
from hexad.server.people.credentials import credential_hash, new_token
from hexad.server.people.identity import Identity, clean_name
from hexad.server.services import Services
from hexad.server.store import TokenHolder

__all__ = ["Tokens"]


class TokenLabel(RequestBody, frozen=True):
    """What the token is for, as a note to oneself."""

    label: ShortText


class Token(msgspec.Struct, frozen=True, omit_defaults=True):
    """A token. `token`, the secret itself, is shown only when it is created: the server stores a hash."""

    id: str
    label: str
    created: float
    token: str = ""


class Tokens(Controller):
    """Tokens for programs, which send them as `Authorization: Bearer TOKEN`."""

    path = "/api/tokens"
    tags = ("players",)

    @post("/", summary="Create a token", responses=error_responses(400, 401, 403, 409, 413, 415, 422, 503))
    async def create(self, services: Services, session: Session, data: TokenLabel) -> Token:
        """Create a token, which acts for this player until it is deleted. A new password deletes all tokens."""
        session.require_cookie()
        me, token, max_tokens = session.identity, new_token(), services.settings.limits.tokens_per_player
        holder, label = TokenHolder(me.player, me.name, me.has_account), clean_name(data.label, what="label")
        stored = await services.stores.accounts.add_token(credential_hash(token), holder, label, max_tokens)
        if stored is None:
            raise RefusalError("too-many", f"You can have at most {max_tokens} tokens: delete one first.")
        return Token(*stored, token)

    @get("/", summary="List my tokens", responses=error_responses(401, 503))
    async def show(self, services: Services, identity: Identity) -> list[Token]:
        """The tokens of this player, without the secrets."""
        return [Token(*stored) for stored in await services.stores.accounts.tokens_of(identity.player)]

    @delete("/{token_id:str}", summary="Delete a token", responses=error_responses(400, 401, 404, 503))
    async def remove(self, services: Services, identity: Identity, token_id: str) -> None:
        """Delete a token by its id. It is refused from now on, and its connections are closed."""
        ended = await services.stores.accounts.remove_token(identity.player, token_id)
        if not ended:
            raise RefusalError("no-token", "You have no token with this id.", status=404)
        services.open_sessions.end(ended)
