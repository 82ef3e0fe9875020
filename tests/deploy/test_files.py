"""The files of deploy/ as data: they name what exists, and they require secrets."""

from __future__ import annotations

import re

import pytest

from hexad.cli.commands.serve import serve

from .compose import MissingVariableError, read_compose
from .conftest import DEPLOY, VARIABLES
from .dockerfile import read_dockerfile, read_ignored


@pytest.mark.parametrize("name", list(VARIABLES))
def test_compose_requires_every_secret(name) -> None:
    with pytest.raises(MissingVariableError, match=name):
        read_compose(DEPLOY / "compose.yaml", {key: value for key, value in VARIABLES.items() if key != name})


def test_commands_are_accepted() -> None:
    """The commands of the compose file, the image and the systemd unit have options that the server knows."""
    stage = read_dockerfile(DEPLOY / "Dockerfile")[-1]
    service = read_compose(DEPLOY / "compose.yaml", VARIABLES)["arena"]
    unit = re.search(r"^ExecStart=\S+/hexad (.*)$", (DEPLOY / "hexad.service").read_text(), re.MULTILINE)
    assert unit
    for words in (stage.last("CMD").words, service["command"], unit[1].split()):
        assert words[0] == "serve"
        serve.make_context("serve", words[1:])


def test_server_is_behind_the_proxy_only() -> None:
    services = read_compose(DEPLOY / "compose.yaml", VARIABLES)
    assert "--behind-proxy" in services["arena"]["command"]
    assert all(port.startswith("127.0.0.1:") for port in services["arena"]["ports"])
    assert "ports" not in services["database"]
    assert "ports" not in services["bus"]


def test_image_contains_the_client_and_no_secrets() -> None:
    ignored = read_ignored(DEPLOY / "Dockerfile.dockerignore")
    for path in (
        ".git",
        ".git/config",
        "deploy/.env",
        ".env",
        "web/node_modules/x",
        "src/hexad/server/client/index.html",
    ):
        assert ignored.match(path), path
    for path in ("src/hexad/server/app.py", "web/src/app/tokens.css", "core/game.h", "pyproject.toml", ".gitignore"):
        assert not ignored.match(path), path
    stages = {stage.name: stage for stage in read_dockerfile(DEPLOY / "Dockerfile")}
    for stage, source in (("client", "core"), ("wheels", "client")):
        copies = [each for each in stages[stage].instructions if each.name == "COPY"]
        assert any(each.flags.get("from") == source for each in copies), stage
