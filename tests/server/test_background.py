"""Background tasks of a server process: a loop that ends is noticed."""

from __future__ import annotations

import asyncio
import logging

import httpx
import pytest
import uvicorn

from hexad.server.app import make_app
from hexad.server.background import BackgroundTasks
from hexad.server.settings import Settings

from .waiting import in_a_loop, until


@in_a_loop
async def test_a_loop_that_raises_is_named_and_logged(caplog):
    async def broken() -> None:
        raise LookupError("no such thing")

    tasks = BackgroundTasks()
    tasks.loop("broken loop", broken())
    await until(lambda: tasks.failed)
    assert tasks.failed == ["broken loop"]
    (record,) = caplog.records
    assert (record.levelno, record.exc_info[0]) == (logging.CRITICAL, LookupError)
    assert "broken loop" in record.getMessage()


@in_a_loop
async def test_a_loop_that_returns_counts_as_failed(caplog):
    tasks = BackgroundTasks()
    tasks.loop("short loop", asyncio.sleep(0))
    await until(lambda: tasks.failed)
    assert "short loop" in caplog.text


@in_a_loop
async def test_a_job_that_raises_is_logged_and_does_no_more_harm(caplog):
    async def broken() -> None:
        raise LookupError("no such thing")

    tasks = BackgroundTasks()
    with pytest.raises(LookupError):
        await tasks.job("a job", broken())
    assert tasks.failed == []
    assert "a job" in caplog.text


@in_a_loop
async def test_stopping_is_not_a_failure():
    tasks = BackgroundTasks()
    task = tasks.loop("for ever", asyncio.sleep(1_000))
    await tasks.stop()
    assert task.cancelled()
    assert tasks.failed == []


# Litestar 3 will require dependencies and bodies to be marked; pyproject.toml keeps Litestar below 3.
@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
@in_a_loop
async def test_health_fails_when_a_loop_of_a_running_server_ends(tmp_path):
    app = make_app(Settings(data=tmp_path, engines=1))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, lifespan="on"))
    serving = asyncio.create_task(server.serve())
    await until(lambda: server.started)
    port = server.servers[0].sockets[0].getsockname()[1]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
        assert (await client.get("/health/live")).json() == {"status": "ok"}
        services = app.state["services"]
        next(task for task in asyncio.all_tasks() if task.get_name() == "housekeeping").cancel()
        await until(lambda: services.tasks.failed)
        answer = await client.get("/health/live")
    assert answer.status_code == 503
    assert answer.json()["code"] == "loop-ended"
    assert "housekeeping" in answer.json()["text"]
    server.should_exit = True
    await serving
