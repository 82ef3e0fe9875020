"""Draws the frames of an animation and encodes them, with Pillow."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image

from hexad import png
from hexad.svg.caption import caption

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from hexad.svg.caption import Caption
    from hexad.svg.series import Area, Series

__all__ = ["Film", "encode"]

# One of the 256 colours of a GIF stands for the pixels that do not change.
_COLOURS = 255
# How many drawings of what stands beside the board are kept.
_MAX_SIDES = 4
_WEBP = {"quality": 80, "method": 2}


class Film(NamedTuple):
    """What an animation shows: positions, the words below each of them, and for how many milliseconds it is shown."""

    series: Series
    captions: Sequence[Caption]
    durations: Sequence[int]


def encode(film: Film, kind: str, on_frame: Callable[[], object]) -> bytes:
    """The film as a GIF or a WebP that loops. Of a GIF, only what changes from frame to frame is stored."""
    drawing = _Drawing(film)
    file = BytesIO()
    frames = _counted(drawing.frames(), on_frame)
    if kind == "webp":
        _LazyImage(frames, len(film.series)).save(
            file, "WEBP", save_all=True, duration=list(film.durations), loop=0, **_WEBP
        )
        return file.getvalue()
    palette = drawing.palette()
    reduced = (frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames)
    first = next(reduced)
    first.save(
        file,
        "GIF",
        save_all=True,
        append_images=reduced,
        duration=list(film.durations),
        loop=0,
        optimize=True,
        disposal=1,
        palette=palette.getpalette(),
    )
    return file.getvalue()


class _Drawing:
    """Draws frames: the ground once, and then what a move changes."""

    def __init__(self, film: Film) -> None:
        self._film = film
        self._series = film.series
        paper = Image.new("RGBA", (self._series.width, self._series.height), self._series.theme.paper)
        self._ground = Image.alpha_composite(paper, _rendered(self._series.ground()))
        self._sides: dict[tuple[object, ...], Image.Image] = {}

    def frames(self) -> Iterator[Image.Image]:
        """All frames, one after the other."""
        cells = self._ground.copy()
        for at in range(len(self._series)):
            for area in self._series.changed(at) if at else [self._series.whole]:
                cells.paste(self._cells(at, area), area)
            yield self._finished(at, cells)

    def palette(self) -> Image.Image:
        """The colours that all frames share: those of the first, the middle and the last."""
        chosen = sorted({0, len(self._series) // 2, len(self._series) - 1})
        frames = [self._finished(at, self._cells(at, self._series.whole)) for at in chosen]
        width, height = frames[0].size
        sample = Image.new("RGB", (width, height * len(frames)))
        for number, frame in enumerate(frames):
            sample.paste(frame, (0, height * number))
        # Extreme colours are found first, since marks are small, and then moved to where most pixels are.
        return sample.quantize(_COLOURS, method=Image.Quantize.MAXCOVERAGE, kmeans=1)

    def _cells(self, at: int, area: Area) -> Image.Image:
        """A part of the board with its pieces."""
        return Image.alpha_composite(self._ground.crop(area), _rendered(self._series.cells(at, area)))

    def _finished(self, at: int, cells: Image.Image) -> Image.Image:
        """A whole frame: the cells, what stands beside them, and the words below."""
        picture = Image.alpha_composite(cells, self._side_layer(at))
        strip = _rendered(caption(self._film.captions[at], self._series.width, self._series.theme))
        frame = Image.new("RGB", (picture.width, picture.height + strip.height))
        frame.paste(picture, (0, 0))
        frame.paste(strip, (0, picture.height))
        return frame

    def _side_layer(self, at: int) -> Image.Image:
        """What stands beside the board. In Abalone it is often the same as two plies before."""
        state = self._series.state_of_sides(at)
        drawn = self._sides.pop(state, None) or _rendered(self._series.sides(at))
        if len(self._sides) == _MAX_SIDES:
            del self._sides[next(iter(self._sides))]
        self._sides[state] = drawn
        return drawn


class _LazyImage(Image.Image):
    """An image whose frames are drawn when they are sought, so that only one of them is in memory."""

    def __init__(self, frames: Iterator[Image.Image], count: int) -> None:
        super().__init__()
        self._frames = frames
        self._at = -1
        self.n_frames = count
        self.seek(0)

    def seek(self, frame: int) -> None:
        """Go to the next frame. The encoder goes back only when it has read all of them."""
        while self._at < frame:
            drawn = next(self._frames)
            self.im, self._mode, self._size = drawn.im, drawn.mode, drawn.size
            self._at += 1

    def tell(self) -> int:
        """The number of the frame."""
        return self._at


def _rendered(picture: str) -> Image.Image:
    return Image.open(BytesIO(png.render(picture))).convert("RGBA")


def _counted(frames: Iterator[Image.Image], on_frame: Callable[[], object]) -> Iterator[Image.Image]:
    for frame in frames:
        on_frame()
        yield frame
