"""The image, the services of the compose file and the proxies; see `make test-deploy`."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest

from .compose import read_compose
from .image import REPOSITORY, Image, build_image
from .isolation import enter_network
from .roots import BUILD, fresh_root, say
from .services import Bus, Container, Database, arena_container, caddy_container, nginx_container

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

DEPLOY = REPOSITORY / "deploy"
# What an operator writes into deploy/.env. Caddy signs certificates for names of this kind itself.
VARIABLES = {"HEXAD_DOMAIN": "arena.localhost", "POSTGRES_PASSWORD": "5f" * 32, "HEXAD_SECRET": "a7" * 32}
NGINX_NAME = "arena.example.org"

# These tests need root and many minutes: `make test` leaves them out.
collect_ignore_glob = [] if os.environ.get("HEXAD_DEPLOY") else ["test_site.py"]


@dataclass
class Site:
    """The running services."""

    services: dict[str, Any]
    arena: Container
    image: Image
    hosts: Path
    folder: Path


@dataclass
class Proxy:
    """A running proxy in front of the site."""

    container: Container
    name: str
    site: Site

    @property
    def url(self) -> str:
        return f"https://{self.name}"


@pytest.fixture(scope="session")
def image() -> Image:
    return build_image()


@pytest.fixture(scope="session")
def site(image: Image, tmp_path_factory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("site")
    # Made while there is a network.
    fresh_root("proxies", BUILD / "proxies" / "caddy")
    services = read_compose(DEPLOY / "compose.yaml", VARIABLES)
    hosts = enter_network(folder, [*services, VARIABLES["HEXAD_DOMAIN"], NGINX_NAME])
    say("starting database and bus")
    with Database(folder / "database", services["database"]) as database, Bus(folder / "bus", services["bus"]):
        database.create()
        with arena_container(image, services["arena"], hosts, folder) as arena:
            arena.wait_for(image.health)
            yield Site(services, arena, image, hosts, folder)


@pytest.fixture(scope="module", params=["caddy", "nginx"])
def proxy(request, site: Site) -> Iterator[Proxy]:
    if request.param == "caddy":
        container = caddy_container(site.services["proxy"], DEPLOY, site.hosts, site.folder)
        name = VARIABLES["HEXAD_DOMAIN"]
    else:
        container = nginx_container(DEPLOY / "nginx.conf", NGINX_NAME, site.hosts, site.folder)
        name = NGINX_NAME
    with container:
        site.arena.wait_for(["python", "-c", f"import socket; socket.create_connection(('{name}', 443), 1)"])
        yield Proxy(container, name, site)
