"""The server uses private parts of uvicorn and Litestar. The messages of these tests say what to do if they change."""

from __future__ import annotations

import inspect
from importlib.metadata import version

import pytest
from litestar import Litestar
from litestar.plugins.core import MsgspecDIPlugin
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from hexad.server.ws.protocol import SocketProtocol

UVICORN = (
    "hexad/server/ws/protocol.py subclasses uvicorn's WebSocketsSansIOProtocol, and {part} is not there any more in "
    "uvicorn {version}: read the new class, adapt SocketProtocol, and raise the upper bound in pyproject.toml"
)
LITESTAR = (
    "hexad/server/app.py overrides Litestar._get_default_plugins, which has changed in Litestar {version}: adapt "
    "_Application, or delete it and accept a slower start, and raise the upper bound in pyproject.toml"
)


@pytest.mark.parametrize("part", ["handle_connect", "send", "keepalive_timeout"])
def test_uvicorn_still_calls_what_is_overridden(part):
    assert callable(getattr(WebSocketsSansIOProtocol, part, None)), UVICORN.format(
        part=part, version=version("uvicorn")
    )
    assert part in vars(SocketProtocol)


@pytest.mark.parametrize("part", ["disconnected", "close_sent", "writable", "transport", "response", "scope"])
def test_uvicorn_still_has_the_attributes_that_write_reads(part):
    source = inspect.getsource(WebSocketsSansIOProtocol)
    assert f"self.{part}" in source, UVICORN.format(part=f"self.{part}", version=version("uvicorn"))


def test_litestar_still_asks_for_its_default_plugins():
    method = inspect.getattr_static(Litestar, "_get_default_plugins", None)
    assert isinstance(method, staticmethod), LITESTAR.format(version=version("litestar"))
    assert list(inspect.signature(method).parameters) == ["plugins"], LITESTAR.format(version=version("litestar"))
    assert "_get_default_plugins(" in inspect.getsource(Litestar.__init__), LITESTAR.format(version=version("litestar"))
    assert any(isinstance(plugin, MsgspecDIPlugin) for plugin in Litestar._get_default_plugins([]))
