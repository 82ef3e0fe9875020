"""The OpenAPI document: it is complete, and the server conforms to it for arbitrary requests."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.profiles import IS_LONG

DOCS = Path(__file__).parents[2] / "docs" / "API.md"
SCHEMATHESIS = Path(sys.executable).with_name("st")
MAX_SECONDS = 1_800 if IS_LONG else 900

# Streams do not end, and animated images are slow, so they are left out. The game exists and its seats
# belong to the client, so that acts reach the rules.
# What ends sessions has a run of its own: in the first run, the client keeps its seats.
# Requests that fit the document may be refused, but not as malformed, so 400 is not expected. To OPTIONS, Litestar
# answers with only the first method of a path, so Allow is not checked.
CONFIG = """
headers = {{ Cookie = "hexad={cookie}" }}
[generation]
max-examples = {examples}
deterministic = true
with-security-parameters = false
[checks]
positive_data_acceptance.expected-statuses = ["2xx", "401", "403", "404", "409", "422", "429"]
negative_data_rejection.expected-statuses = ["400", "401", "403", "404", "405", "409", "413", "415", "422", "429"]
allow_header_conformance.enabled = false
[[operations]]
include-path-regex = "(stream|animation.gif|animation.webp)$"
enabled = false
[[operations]]
{which} = "^/api/(session|sessions|sessions/.session_id.|account|account/password)$"
enabled = false
[[operations]]
include-path-regex = "^/api/games/.game."
parameters = {{ "path.game" = "{game}" }}
"""


@pytest.fixture(scope="module")
def document(server):
    return httpx.get(f"{server.url}/api/openapi.json").raise_for_status().json()


def operations(document):
    return [
        (method, path, operation)
        for path, item in document["paths"].items()
        for method, operation in item.items()
        if method in ("get", "post", "put", "delete")
    ]


def references(part):
    if isinstance(part, dict):
        yield from ([part["$ref"]] if isinstance(part.get("$ref"), str) else [])
        part = list(part.values())
    if isinstance(part, list):
        for one in part:
            yield from references(one)


def test_every_operation_is_described(document):
    tags = {tag["name"] for tag in document["tags"]}
    for method, path, operation in operations(document):
        assert " " in operation["summary"], (method, path)
        assert operation["description"], (method, path)
        assert set(operation["tags"]) <= tags, (method, path)
    names = [operation["operationId"] for *_, operation in operations(document)]
    assert len(set(names)) == len(names)


def test_every_refusal_is_described(document):
    refused = {"$ref": "#/components/schemas/Refused"}
    for method, path, operation in operations(document):
        for status, answer in operation["responses"].items():
            if int(status) >= 400:
                assert answer["content"]["application/json"]["schema"] == refused, (method, path, status)
        if path.startswith("/api"):
            assert "429" in operation["responses"], (method, path)
        if "requestBody" in operation:
            assert {"400", "413", "415"} <= operation["responses"].keys(), (method, path)


def test_every_reference_resolves(document):
    known = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    assert set(references(document)) <= known


def test_requests_allow_no_unknown_fields(document):
    for method, path, operation in operations(document):
        for reference in references(operation.get("requestBody", {})):
            schema = document["components"]["schemas"][reference.rpartition("/")[2]]
            assert schema["additionalProperties"] is False, (method, path, reference)


def test_the_reference_page_loads_nothing_external(server, document):
    answer = httpx.get(f"{server.url}/api/docs").raise_for_status()
    assert answer.headers["content-type"].startswith("text/html")
    assert not re.search(r"<script|<style|style=|https?:", answer.text)
    for file in re.findall(r'(?:href|src)="(/static/[^"]+)"', answer.text):
        httpx.get(f"{server.url}{file}").raise_for_status()
    for method, path, _ in operations(document):
        assert f">{method.upper()}</span> <code>{path}</code>" in answer.text


def test_the_table_of_the_docs_has_every_operation(document):
    text = DOCS.read_text()
    for method, path, _ in operations(document):
        named = re.sub(r"\{(speed|link)\}", lambda found: found[1].upper(), path)
        named = re.sub(r"\{(token_id|session_id|puzzle|rule)\}", "ID", named)
        named = named.replace("{round_number}", "N")
        named = re.sub(r"\{(game|name)\}", "GAME" if "/leaderboards/" in path else "NAME", named)
        assert re.search(rf"\b{method.upper()}\b.*{named}[`?]", text), (method, path)


@pytest.mark.skipif(shutil.which("curl") is None, reason="the session is one of curl")
def test_the_session_of_the_docs(server, tmp_path):
    (session,) = re.findall(r"```sh\n(.*?)```", DOCS.read_text(), flags=re.DOTALL)
    run = subprocess.run(
        ["bash", "-eu", "-o", "pipefail", "-c", session],
        cwd=tmp_path,
        env={**server.env, "HEXAD": server.url},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert '"legal":false' in run.stdout
    assert '[Result "0-1"]' in run.stdout


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"{", "application/json"),
        (b'"\xff"', "application/json"),
        (b"[" * 5000, "application/json"),
        (b'{"game": "six", "chairs": [{"who": "me"}, {"who": "me"}], "listed": 1}', "application/json"),
        (b'{"game": "six", "chairs": [{"who": "me"}, {"who": "engine", "level": "3"}]}', "application/json"),
        (b"", "application/json"),
        (b"game=six", "application/x-www-form-urlencoded"),
    ],
)
def test_invalid_bodies_are_refused(server, body, kind):
    answer = httpx.post(f"{server.url}/api/games", content=body, headers={"Content-Type": kind})
    assert answer.status_code == (400 if kind == "application/json" else 415)
    assert answer.json()["type"] == "refused"


@pytest.mark.parametrize("which", ["include-path-regex", "exclude-path-regex"])
def test_the_server_does_what_the_document_says(server, tmp_path, which):
    with httpx.Client(base_url=server.url) as me:
        game = me.post("/api/games", json={"game": "six", "chairs": [{"who": "me"}, {"who": "me"}]}).json()["game"]
        config = tmp_path / "schemathesis.toml"
        examples, cookie = 100 if IS_LONG else 12, me.cookies["hexad"]
        config.write_text(CONFIG.format(examples=examples, cookie=cookie, game=game, which=which))
    run = subprocess.run(
        [SCHEMATHESIS, "--config-file", config, "run", f"{server.url}/api/openapi.json"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=MAX_SECONDS,
        check=False,
    )
    assert run.returncode == 0, run.stdout
    assert re.search(r"([0-9]{3,}) generated, \1 passed", run.stdout), run.stdout
    assert "failed" not in server.tail()
