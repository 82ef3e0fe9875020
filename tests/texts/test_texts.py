"""`hexad.texts`: the choice of the language and of the text."""

from __future__ import annotations

import subprocess
import sys

import pytest

from hexad.cli.phrases import Phrases
from hexad.engine import Score
from hexad.engine.levels import LEVELS
from hexad.text import English
from hexad.texts import LANGUAGES, Texts, language_of
from hexad.types import BLACK, RED, WHITE, Outcome


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("de_DE.UTF-8", "de"),
        ("de", "de"),
        ("tr_TR", "tr"),
        ("hu_HU@euro", "hu"),
        ("en_GB.UTF-8", "en"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("fr_FR.UTF-8", "en"),
        ("", "en"),
        (None, "en"),
        ("fr:hu:de", "hu"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr-CH, fr;q=0.9, en;q=0.3, tr;q=0.5, *;q=0.1", "tr"),
        ("hu;q=0, de;q=0.1", "de"),
        ("DE-de", "de"),
        ("de;q=x, hu;q=1.1.1", "en"),
        ("*", "en"),
        ("deutsch", "en"),
        ("de" * 10_000, "en"),
    ],
)
def test_language_of(text, language):
    assert language_of(text) == language


def test_an_unknown_language_is_refused():
    with pytest.raises(ValueError, match=r'there is no language "fr": expected en \(English\), tr .*, de .* or hu'):
        Texts("fr")


def test_an_unknown_text_and_a_missing_value_are_refused():
    with pytest.raises(KeyError, match="there is no text cli-nonsense in Deutsch"):
        Texts("de").say("cli-nonsense")
    with pytest.raises(KeyError, match="there is no text elsewhere-thing"):
        Texts().say("elsewhere-thing")
    with pytest.raises(KeyError, match="cli-wins cannot be said in Magyar"):
        Texts("hu").say("cli-wins", side="Fekete")
    assert Texts("hu").has("cli-wins")
    assert not Texts("hu").has("cli-nonsense")


@pytest.mark.parametrize(
    ("language", "one", "five"),
    [
        ("en", "win in 1", "win in 5"),
        ("de", "Gewinn in einem Halbzug", "Gewinn in 5 Halbzügen"),
        ("tr", "1 hamlede kazanç", "5 hamlede kazanç"),
        ("hu", "győzelem 1 féllépésben", "győzelem 5 féllépésben"),
    ],
)
def test_plural_forms(language, one, five):
    phrases = Phrases(language)
    assert (phrases.score(Score(29_999)), phrases.score(Score(29_995))) == (one, five)
    assert phrases.score(Score(40)) == "+40"
    assert "5" in phrases.score(Score(-29_995))


def test_english_sentences_of_boards_and_levels_match_the_files():
    ours, theirs = Phrases("en"), English()
    for side in (BLACK, WHITE, RED):
        assert (ours.side(side), ours.side(side, 2)) == (theirs.side(side), theirs.side(side, 2))
    for over in (Outcome(RED, "both five or fewer", "S14"), Outcome(None, "six pushed off", "A15")):
        assert ours.ending(over) == theirs.ending(over)
    assert (ours.in_hand(7), ours.pushed_off()) == (theirs.in_hand(7), theirs.pushed_off())
    for number, level in enumerate(LEVELS["six"], 1):
        assert ours.say(f"cli-level-{number}") == level.name


def test_texts_are_loaded_lazily():
    code = "import sys, hexad, hexad.texts; hexad.texts.Texts('de'); assert 'fluent.runtime' not in sys.modules; "
    code += "hexad.texts.Texts('de').say('cli-legal'); assert 'fluent.runtime' in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
    code = "import sys, hexad; assert not [name for name in sys.modules if name.startswith(('hexad.texts', 'fluent'))]"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_languages_use_their_special_letters():
    """Every language is written with its diacritics."""
    own = {"tr": "çğıöşüİ", "de": "äöüß", "hu": "áéíóöőúüű"}
    for language, letters in own.items():
        texts = Texts(language)
        said = " ".join(texts.say(f"rule-{game}{number}") for game in "AS" for number in range(1, 15))
        said += " ".join(texts.say(f"cli-{key}") for key in ("side-white", "play-please", "reason-ring", "help-hint"))
        said += texts.say("verdict-abalone-behind-blocked")
        assert not set(letters) - set(said), language
    assert set(own) | {"en"} == set(LANGUAGES)
