"""The server uses private parts of libraries. The messages of these tests say what to do if they change."""

from __future__ import annotations

import inspect
from importlib.metadata import version

import pytest
from litestar import Litestar
from litestar.plugins.core import MsgspecDIPlugin
from prometheus_client import CollectorRegistry, Histogram
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
from websockets.server import ServerProtocol

from hexad.server.edge.client_connection import ClientConnection
from hexad.server.edge.http_protocol import HttpProtocol
from hexad.server.metrics import _SECONDS, Metrics
from hexad.server.ws.protocol import SocketProtocol

UVICORN = (
    "{ours} subclasses uvicorn's {theirs}, and {part} is not there any more in uvicorn {version}: read the new class, "
    "adapt {ours}, and raise the upper bound in pyproject.toml"
)
LITESTAR = (
    "hexad/server/app.py overrides Litestar._get_default_plugins, which has changed in Litestar {version}: adapt "
    "_Application, or delete it and accept a slower start, and raise the upper bound in pyproject.toml"
)

PROMETHEUS = (
    "hexad/server/metrics.py adds many values to a histogram at once, by its private parts, which have changed in "
    "prometheus-client {version}: adapt _BulkHistogram.add_up"
)


def theirs(ours: type) -> type:
    """The class of uvicorn that one of ours subclasses; the first base is `ClientConnection`."""
    return ours.__bases__[1]


def gone(ours: type, part: str) -> str:
    return UVICORN.format(ours=ours.__name__, theirs=theirs(ours).__name__, part=part, version=version("uvicorn"))


OVERRIDDEN = {
    SocketProtocol: (
        "connection_made connection_lost data_received handle_connect handle_ping pause_writing resume_writing send "
        "keepalive_timeout"
    ),
    HttpProtocol: (
        "connection_made connection_lost data_received handle_websocket_upgrade on_message_begin on_url on_header "
        "on_headers_complete on_body on_message_complete on_response_complete pause_writing resume_writing"
    ),
}
ATTRIBUTES = {
    SocketProtocol: (
        "disconnected close_sent writable transport response scope queue conn handshake_complete client "
        "handle_parser_exception handle_events"
    ),
    HttpProtocol: (
        "parser cycle pipeline flow transport scope client url headers _should_upgrade _unset_keepalive_if_required"
    ),
}


def each(parts: dict[type, str]) -> list[tuple[type, str]]:
    return [(ours, part) for ours, names in parts.items() for part in names.split()]


@pytest.mark.parametrize(("ours", "part"), each(OVERRIDDEN))
def test_uvicorn_still_calls_what_is_overridden(ours, part):
    assert callable(getattr(theirs(ours), part, None)), gone(ours, part)
    assert part in vars(ours) or part in vars(ClientConnection)


@pytest.mark.parametrize(("ours", "part"), each(ATTRIBUTES))
def test_uvicorn_still_has_the_attributes_that_are_used(ours, part):
    assert f"self.{part}" in inspect.getsource(theirs(ours)), gone(ours, f"self.{part}")


@pytest.mark.parametrize(
    "part", ["response_complete", "response_started", "disconnected", "message_event", "keep_alive"]
)
def test_uvicorn_still_has_the_attributes_of_a_response(part):
    assert f"self.{part} =" in inspect.getsource(RequestResponseCycle), gone(
        HttpProtocol, f"RequestResponseCycle.{part}"
    )


def test_websockets_still_lists_the_events_of_received_data():
    connection = ServerProtocol()
    connection.receive_data(b"GET / HTTP/1.1\r\n\r\n")
    assert len(connection.events) == 1, "SocketProtocol.data_received counts the frames in ServerProtocol.events"
    assert connection.events_received()
    assert not connection.events


def test_litestar_still_asks_for_its_default_plugins():
    method = inspect.getattr_static(Litestar, "_get_default_plugins", None)
    assert isinstance(method, staticmethod), LITESTAR.format(version=version("litestar"))
    assert list(inspect.signature(method).parameters) == ["plugins"], LITESTAR.format(version=version("litestar"))
    assert "_get_default_plugins(" in inspect.getsource(Litestar.__init__), LITESTAR.format(version=version("litestar"))
    assert any(isinstance(plugin, MsgspecDIPlugin) for plugin in Litestar._get_default_plugins([]))


def test_prometheus_counts_values_in_bulk_as_it_does_one_by_one():
    def samples(registry: CollectorRegistry) -> dict[tuple[str, str], float]:
        found = (sample for metric in registry.collect() for sample in metric.samples)
        return {(name, labels.get("le", "")): value for name, labels, value, *_ in found if "act_seconds" in name}

    metrics, registry = Metrics(), CollectorRegistry()
    one_by_one = Histogram("hexad_act_seconds", "one by one", registry=registry, buckets=_SECONDS)
    for value in (0.0, 0.001, 0.0015, 0.02, 0.02, 4.5, 5.0, 77.0):
        metrics.act.observe(value)
        one_by_one.observe(value)
    for _ in range(2):
        metrics.text()
        assert samples(metrics.registry) == pytest.approx(samples(registry)), PROMETHEUS.format(
            version=version("prometheus-client")
        )
