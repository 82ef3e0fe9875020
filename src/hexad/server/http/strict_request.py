"""Bodies of requests, read strictly as messages on the socket are: 1 is not true, and "1" is not a number."""

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ClientException

__all__ = ["StrictRequest"]


class StrictRequest(Request[Any, Any, Any]):
    """A request whose JSON is read as what its handler takes. The framework itself would read it generously."""

    async def json(self) -> Any:  # noqa: ANN401 - whatever the handler takes
        """What the body says."""
        field = self.route_handler.parsed_data_field
        try:
            found = _decoder.decode(await self.body())
            return found if field is None else msgspec.convert(found, field.annotation)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ClientException(str(error)) from None


def _number(text: str) -> float | int:
    """In JSON, 2.0 is a whole number."""
    number = float(text)
    return int(number) if number.is_integer() else number


_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(float_hook=_number)
