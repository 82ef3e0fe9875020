"""Whether an answer in another language has English in it."""

from __future__ import annotations

import re

from tests.texts.files import OTHERS

from .lines import Answer, hexad

# Words of English sentences that are no words of the other languages.
ENGLISH = re.compile(
    r"(?<![\w./-])(the|expected|cannot|which|there|with|from|does|this|that|of|are|and|or|not|has|have|no|by|to)(?![\w./-])"
)
# What is in no language: quotations of what other programs say and of what the user typed, JSON, and command lines.
OTHER_WORDS = re.compile(r"""„.*?[“”]|“.*?”|"[^"\n]*"|hexad (?:admin|puzzles) [a-z]+""")


def english_in(said: str) -> list[str]:
    """The English words in an answer in another language."""
    return ENGLISH.findall(OTHER_WORDS.sub("", said))


def shared_words(english: str, said: str) -> list[str]:
    """Runs of three words that both texts have. Input, names and lists of choices have no such runs."""
    words = r"(?=(?<![\w-])([A-Za-z]+ [A-Za-z]+ [A-Za-z]+)(?![\w-]))"
    return sorted(set(re.findall(words, english)) & set(re.findall(words, OTHER_WORDS.sub("", said))))


def check_languages(*line: object, code: int = 2, given: str = "") -> dict[str, Answer]:
    """Run a command line in every language; the answers in the others have no English in them."""
    english = hexad(*line, "--language", "en", given=given)
    assert english.code == code, english
    answers = {"en": english}
    for language in OTHERS:
        other = answers[language] = hexad(*line, "--language", language, given=given)
        assert other.code == code, other
        assert (other.out, other.err) != (english.out, english.err)
        assert "Traceback" not in other.err
        for text in (other.err, other.out):
            assert not english_in(text), text
            assert not shared_words(english.out + english.err, text), text
    return answers
