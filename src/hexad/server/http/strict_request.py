"""Strict decoding of request bodies, as on the WebSocket: 1 is not true, and "1" is not a number."""

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ClientException

__all__ = ["StrictRequest"]


class StrictRequest(Request[Any, Any, Any]):
    """A request that decodes its JSON strictly. Litestar itself would convert strings to numbers."""

    async def json(self) -> Any:  # noqa: ANN401 - the type of the handler's `data`
        """The body, converted to the type of the handler's `data`; raises ClientException."""
        field = self.route_handler.parsed_data_field
        try:
            value = _decoder.decode(await self.body())
            return value if field is None else msgspec.convert(value, field.annotation)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ClientException(str(error)) from None


def _number(text: str) -> float | int:
    """JSON does not distinguish 2.0 from 2."""
    number = float(text)
    return int(number) if number.is_integer() else number


_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(float_hook=_number)
