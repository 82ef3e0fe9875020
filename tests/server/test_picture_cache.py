"""Pictures of link previews: drawn once, kept, and no more than a process can draw."""

from __future__ import annotations

import asyncio

import pytest

from hexad.server.edge import picture_cache
from hexad.server.edge.picture_cache import PictureCache
from hexad.server.errors import RefusalError
from hexad.server.png_worker import PngWorker


class Worker(PngWorker):
    """Draws nothing, when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn: list[str] = []
        self.may_draw = asyncio.Event()
        self.may_draw.set()
        self.fails = False

    async def png(self, svg: str, width: int) -> bytes:
        self.drawn.append(svg)
        await self.may_draw.wait()
        if self.fails:
            raise RuntimeError("drawing failed")
        return svg.encode() * 10


class Charges:
    def __init__(self) -> None:
        self.count = 0

    async def __call__(self) -> None:
        self.count += 1


def test_a_picture_is_drawn_and_charged_once():
    async def story() -> None:
        worker, charges = Worker(), Charges()
        cache = PictureCache(worker, 1_000)
        assert await cache.png("a", "<a/>", 1200, charges) == b"<a/>" * 10
        assert await cache.png("a", "<a/>", 1200, charges) == b"<a/>" * 10
        await cache.png("b", "<b/>", 1200, charges)
        assert (worker.drawn, charges.count) == (["<a/>", "<b/>"], 2)

    asyncio.run(story())


def test_clients_that_ask_at_the_same_time_share_a_drawing():
    async def story() -> None:
        worker, charges = Worker(), Charges()
        worker.may_draw.clear()
        cache = PictureCache(worker, 1_000)
        asking = [asyncio.create_task(cache.png("a", "<a/>", 1200, charges)) for _ in range(20)]
        await asyncio.sleep(0)
        gone = asking.pop(0)
        gone.cancel()
        worker.may_draw.set()
        assert set(await asyncio.gather(*asking)) == {b"<a/>" * 10}
        assert worker.drawn == ["<a/>"]
        assert gone.cancelled()

    asyncio.run(story())


def test_what_was_not_used_for_long_is_dropped(monkeypatch):
    monkeypatch.setattr(picture_cache, "MAX_BYTES", 100)

    async def story() -> None:
        worker, charges = Worker(), Charges()
        cache = PictureCache(worker, 1_000)
        for key in ("a", "b", "a", "c", "a", "b"):
            await cache.png(key, f"<{key}/>", 1200, charges)
        assert worker.drawn == ["<a/>", "<b/>", "<c/>", "<b/>"]

    asyncio.run(story())


def test_crawlers_cannot_exhaust_the_drawing_process():
    async def story() -> None:
        worker, charges = Worker(), Charges()
        cache = PictureCache(worker, 0.001)
        for number in range(picture_cache.BURST):
            await cache.png(str(number), "<a/>", 1200, charges)
        with pytest.raises(RefusalError) as refused:
            await cache.png("more", "<a/>", 1200, charges)
        assert (refused.value.code, refused.value.status) == ("busy", 503)
        assert await cache.png("0", "<a/>", 1200, charges), "what was drawn is still there"

    asyncio.run(story())


def test_a_client_without_quota_is_refused_before_anything_is_drawn():
    async def story() -> None:
        worker = Worker()

        async def refuse() -> None:
            raise RefusalError("quota-pictures", "Enough.", status=429)

        with pytest.raises(RefusalError, match="Enough"):
            await PictureCache(worker, 1_000).png("a", "<a/>", 1200, refuse)
        assert worker.drawn == []

    asyncio.run(story())


def test_a_failed_drawing_is_tried_again():
    async def story() -> None:
        worker, charges = Worker(), Charges()
        cache = PictureCache(worker, 1_000)
        worker.fails = True
        with pytest.raises(RuntimeError):
            await cache.png("a", "<a/>", 1200, charges)
        worker.fails = False
        assert await cache.png("a", "<a/>", 1200, charges)

    asyncio.run(story())
