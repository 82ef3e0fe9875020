"""Networks whose quotas an operator has raised, such as that of a club whose members share one address."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from hexad.server.edge.client_address import parse_address

if TYPE_CHECKING:
    from collections.abc import Sequence
    from ipaddress import IPv4Network, IPv6Network

__all__ = ["NetworkFactors"]


class NetworkFactors:
    """By how much the limits of an address are raised. The smallest network that contains it counts."""

    def __init__(self, networks: Sequence[tuple[IPv4Network | IPv6Network, float]] = ()) -> None:
        self._networks = sorted(networks, key=lambda entry: entry[0].prefixlen, reverse=True)
        self.of = lru_cache(maxsize=4096)(self._of) if networks else _one

    def _of(self, address: str) -> float:
        parsed = parse_address(address)
        found = (factor for network, factor in self._networks if parsed is not None and parsed in network)
        return next(found, 1.0)


def _one(_: str) -> float:
    return 1.0
