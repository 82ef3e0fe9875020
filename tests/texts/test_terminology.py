"""Every text uses the term of src/hexad/texts/terminology.toml for a concept, in every language."""

from __future__ import annotations

import re

import pytest

from hexad.cli.commands.glossary import TERMS
from hexad.texts import LANGUAGES

from .terminology import FOLDERS, ROOT, all_texts, concepts, printed, wrong_words

CONCEPTS = concepts()
EVERY = all_texts()


def test_every_concept_has_a_term_in_every_language():
    for concept in CONCEPTS.values():
        assert set(concept.terms) == set(LANGUAGES), concept.name
        assert all(concept.terms.values()), concept.name
        assert set(concept.variants) | set(concept.pending) <= set(LANGUAGES), concept.name


def test_every_term_of_the_glossary_is_a_concept():
    keys = {concept.printed for concept in CONCEPTS.values()}
    assert {f"term-{kind}" for kinds in TERMS.values() for kind in kinds} <= keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_printed_terms_are_those_of_the_file(language):
    said = printed(language)
    for concept in CONCEPTS.values():
        if concept.printed and language not in concept.pending:
            assert said[concept.printed] == concept.terms[language], concept.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_another_word_for_a_concept(language):
    wrong = [
        line
        for concept in CONCEPTS.values()
        if language not in concept.pending
        for line in wrong_words(concept, language, EVERY[language])
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("language", "name", "sentence", "word", "term"),
    [
        ("en", "cannot", "You can not push across a gap.", "can not", "cannot"),
        ("tr", "declaration", "Şekli tamamla ve bildirebilirsin.", "bildirebilirsin", "ilan"),
        ("tr", "partner", "Ortağının taşları da sayılır.", "Ortağının", "takım arkadaşı"),
        ("tr", "advanced-rules", "İleri kurallarda bir taş oynatılabilir.", "İleri kurallarda", "gelişmiş kurallar"),
        ("de", "draw", "Die Partie endet unentschieden.", "unentschieden", "Remis"),
        ("hu", "push", "Kettő eltolja az egyet.", "eltolja", "ellök"),
        ("hu", "push-off", "Told ki, azaz letolod a tábláról.", "letolod", "kilök"),
    ],
)
def test_a_wrong_word_is_reported_with_file_key_and_the_right_term(language, name, sentence, word, term):
    path = FOLDERS[0] / language / "planted.ftl"
    (line,) = wrong_words(CONCEPTS[name], language, {(path, "planted-key"): sentence})
    assert line == f"{path.relative_to(ROOT)}: planted-key: “{word}” is “{term}” ({name})"


@pytest.mark.parametrize(
    ("language", "name", "sentence"),
    [
        ("tr", "cell", "Terminalde yuvarlak taşlar."),
        ("tr", "partner", "Ortada bir siyah taş durur."),
        ("hu", "push", "Az utolsó lépés egy tollal írt tolvaj."),
        ("de", "address", "Sie schiebt nie."),
    ],
)
def test_other_words_with_the_same_letters_are_allowed(language, name, sentence):
    assert not wrong_words(CONCEPTS[name], language, {(FOLDERS[0] / "planted.ftl", "planted-key"): sentence})


def test_every_exception_names_a_key_and_gives_a_reason():
    keys = {key for language in LANGUAGES for _, key in EVERY[language]}
    for concept in CONCEPTS.values():
        for key, reason in concept.allowed.items():
            assert re.sub("^(en|tr|de|hu)/", "", key) in keys, (concept.name, key)
            assert reason.strip(), (concept.name, key)
