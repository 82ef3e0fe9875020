"""Cards: a board with words beside it. The words may be anything."""

from __future__ import annotations

import struct
import xml.etree.ElementTree as ET
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from hexad import png, svg
from hexad.svg.card import Card, card
from hexad.svg.words import shortened, width, wrapped

from .boards import make

SVG = "{http://www.w3.org/2000/svg}"
BOARD = svg.board(make("abalone start"))
HOSTILE = [
    "</text></svg><script>alert(1)</script>",
    '"><image href="http://192.0.2.1/x.png"/>',
    "&lt;b&gt; &amp; &#x3c;",
    "<![CDATA[ x ]]><!-- -->",
    "W" * 40,
    "\u0301" * 40,
    "a" + "\u0338\u20dd" * 19,
    "漢字かな交じり文" * 5,
    "\u200d\u2060\u202eabc",
    "😀👩‍👩‍👧‍👦" * 5,
]


def texts(picture: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(picture).iter(f"{SVG}text")]


def test_a_card_has_the_size_that_sites_expect():
    image = png.render(card(Card(BOARD, "Abalone", players=(("Ada", "#000000"), ("Béla", "#ffffff")), text="Over")))
    assert struct.unpack(">II", image[16:24]) == (1200, 630)


def test_the_words_of_a_card():
    said = card(Card(BOARD, "Abalone", players=(("Ada", "#000000"), ("Béla", "#ffffff")), text="Black wins"))
    assert texts(said) == ["Hexad", "Abalone", "Ada", "Béla", "Black wins"]
    assert texts(card(Card(BOARD, "", title="The rules", text="One by one"))) == ["Hexad", "The rules", "One by one"]
    assert card(Card(BOARD, "", title="A"), "dark") != card(Card(BOARD, "", title="A"))


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_words_are_words(text):
    """They stay text, and they stay in their column: the board is the same as beside other words."""
    shown = card(Card(BOARD, text, players=((text, "#000000"), ("Béla", "#ffffff")), title=text, text=text))
    names = {element.tag for element in ET.fromstring(shown).iter()}
    assert names <= {f"{SVG}{name}" for name in ("svg", "rect", "g", "path", "circle", "text", "title", "desc", "defs",
        "use", "stop", "ellipse", "linearGradient", "radialGradient")}  # fmt: skip
    plain = card(Card(BOARD, "x", players=(("x", "#000000"), ("Béla", "#ffffff")), title="x", text="x"))
    one, other = (
        Image.open(BytesIO(png.render(picture, width=600))).crop((0, 0, 370, 315)) for picture in (shown, plain)
    )
    assert ImageChops.difference(one, other).getbbox() is None


def test_long_texts_are_cut_to_size():
    assert shortened("Ada", 20, 200) == "Ada"
    cut = shortened("Wolfgang Amadeus", 20, 100)
    assert cut.endswith("…")
    assert width(cut, 20) <= 100
    assert wrapped("one two three four", 20, 100, 9) == ["one two", "three", "four"]
    lines = wrapped("one two three four five six seven", 20, 100, 2)
    assert lines == ["one two", "three …"]
    assert wrapped("", 20, 100, 2) == [""]
    assert len(wrapped("x" * 500, 20, 100, 2)) == 1


def test_widths_are_estimated_from_above():
    """Each text is drawn, and the ink of none is wider than the estimate."""
    for text in ("Hamburgefonstiv", "ILLIJ.,:;!", "MWmw@%", "ÁÉŐŰ ğİşç", "0123456789", "Ж漢字"):
        drawn = svg.words.words(text, (10, 40), 30, "#000000", weight=700)
        across = 20 + width(text, 30)
        picture = f'<svg xmlns="http://www.w3.org/2000/svg" width="{across + 200:.0f}" height="60">{drawn}</svg>'
        box = Image.open(BytesIO(png.render(picture))).getchannel("A").getbbox()
        assert box is not None
        assert box[2] <= across, text
