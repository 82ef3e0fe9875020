"""The command line in four languages, in separate processes."""

from __future__ import annotations

import json
import re
from itertools import chain

import pytest

from hexad.cli.commands.rules import RULES
from hexad.texts import Texts

from .lines import LAST_PUSH, RING, failure, hexad, process
from .terminals import Terminal

LANGUAGES = ("en", "tr", "de", "hu")
TOO_FAR = {
    "en": "illegal  A5  A marble moves by one cell only.\n",
    "tr": "kurala aykırı  A5  Bir top yalnızca bir hücre ilerler.\n",
    "de": "nicht erlaubt  A5  Eine Kugel zieht immer nur ein Feld weit.\n",
    "hu": "szabálytalan  A5  Egy golyó mindig csak egy mezőt léphet.\n",
}
UNSET = {"HEXAD_LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}


def output_of(*args, given="", **environment):
    """The output of a process with these environment variables."""
    return process(*args, given=given.encode(), **{**UNSET, **environment}).stdout.decode()


def play(game, language, *lines, args=()):
    return hexad("play", game, "--language", language, *args, given="\n".join([*lines, ""])).out


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_of_the_system(language):
    code = f"{language}_{language.upper()}.UTF-8"
    assert output_of("explain", "abalone", "c3e3", LANG=code) == TOO_FAR[language]


@pytest.mark.parametrize(
    ("args", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "en"),
        ([], {"LANG": "tr_TR.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}, "de"),
        ([], {"LANG": "tr_TR.UTF-8", "LC_MESSAGES": "de_DE.UTF-8", "LC_ALL": "hu_HU.UTF-8"}, "hu"),
        ([], {"LANG": "de_DE.UTF-8", "HEXAD_LANGUAGE": "tr"}, "tr"),
        (["--language", "hu"], {"LANG": "de_DE.UTF-8", "HEXAD_LANGUAGE": "tr"}, "hu"),
        (["--language", "en"], {"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_an_explicit_language_takes_precedence_over_the_system(args, environment, language):
    assert output_of("explain", "abalone", "c3e3", *args, **environment) == TOO_FAR[language]


@pytest.mark.parametrize(
    "command", [["explain", "abalone", "c3d3"], ["rules"], ["glossary"], ["formations", "six"], ["play", "six"]]
)
def test_an_unknown_language_is_refused_with_the_four(command):
    four = "expected one of en (English), tr (Türkçe), de (Deutsch), hu (Magyar)"
    assert failure(*command, "--language", "fr") == f'--language is "fr": {four}'
    assert failure(*command, "--language", "") == f'--language is "": {four}'


def test_an_unknown_language_of_the_environment_is_refused_too():
    done = process("rules", **{**UNSET, "HEXAD_LANGUAGE": "klingon"})
    assert done.returncode == 2
    assert done.stderr.decode().startswith('hexad: HEXAD_LANGUAGE is "klingon": expected one of en (English), tr ')


def test_data_is_the_same_in_every_language():
    for args in (["explain", "abalone", "c3e3", "--json"], ["formations", "six", "--json"]):
        assert len({output_of(*args, HEXAD_LANGUAGE=language) for language in LANGUAGES}) == 1


def test_explaining_in_german():
    assert hexad("explain", "six", "2,-1", "--language", "de").out == (
        "erlaubt  S3  2,-1  Der erste Stein von Schwarz berührt den roten Startstein und nicht den schwarzen.\n"
    )
    assert failure("explain", "abalone", "zz", "--language", "de").startswith("„zz“ ist kein Zug: ")


@pytest.mark.parametrize(
    ("language", "mark"),
    [
        ("en", "our ruling R9"),
        ("tr", "bizim kararımız: R9"),
        ("de", "unsere Festlegung R9"),
        ("hu", "a mi döntésünk: R9"),
    ],
)
def test_rulings_are_marked(language, mark):
    put_back = ["six", "--fen", "BRRB@0,0 0 0 b basic 30"]
    out = hexad("explain", *put_back, "0,0>0,0", "--language", language).out
    assert out.endswith(f" ({mark})\n")
    assert f"({mark})\n" in play("six", language, "0,0>0,0", "quit", args=put_back[1:])


def test_formations_have_names_and_are_found_by_them():
    sumito = ["formations", "abalone", "--layout", "domination", "--language", "hu", "--kind"]
    out = hexad(*sumito, "szumitó").out
    assert out == hexad(*sumito, "sumito").out
    assert "▸ Fekete  ◉   kilökve  ⋅ ⋅ ⋅ ⋅ ⋅ ⋅\n" in out
    assert re.search(r"szumitó +Fekete +2 +c2 d3 e4 ellöki: f5 \(NE\)", out)
    threat = ["formations", "six", "--moves", " ".join(RING[:8]), "--language", "de"]
    assert re.search(r"Drohung +Schwarz +1 +0,0 0,1 1,-1 1,1 2,-1 fehlt 2,0 \(Ring\)", hexad(*threat).out)
    assert "16 im Vorrat" in hexad(*threat).out
    assert hexad("formations", "six", "--kind", "tehdit", "--language", "tr").out.endswith("bu tahtada yok: tehdit\n")
    assert "„Lanze“" in failure("formations", "six", "--kind", "Lanze", "--language", "de")


def test_rules():
    out = hexad("rules").out
    assert [line.split()[0] for line in out.splitlines() if re.match(r"[ASR]\d", line)] == [*chain(*RULES.values())]
    assert all("  our ruling: " in line for line in out.splitlines() if re.match(r"R\d", line))
    assert not any("our ruling" in line for line in out.splitlines() if re.match(r"[AS]\d", line))
    assert hexad("rules", "s9", "--language", "tr").out.startswith("S9  Temel kurallara göre, ")
    assert hexad("rules", "six", "--language", "de").out.startswith("Six\nLeg sechs deiner Steine")
    data = json.loads(hexad("rules", "r9", "--json", "--language", "hu").out)
    assert [(one["id"], one["ruling"]) for one in data] == [("R9", True)]
    assert failure("rules", "A18").startswith('there is no rule "A18": expected A1 to A17')
    assert failure("rules", "A18", "--language", "hu").startswith("nincs „A18” szabály")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_of_the_shapes_shows_them(language):
    out = hexad("rules", "S5", "--language", language).out
    assert out.endswith(Texts(language).say("booklet-figure-six-shapes") + "\n")
    rule, *shapes, _ = out.split("\n\n")
    assert rule.startswith("S5  ")
    assert [shape.count("B") for shape in shapes] == [6, 6, 6]
    assert [[line.count("B") for line in shape.splitlines() if "B" in line] for shape in shapes] == [
        [1, 2, 3],
        [6],
        [2, 2, 2],
    ]


def test_glossary():
    out = hexad("glossary").out
    assert out.startswith("Abalone\nmarble  ")
    assert "\n\nSix\ntile  " in out
    assert hexad("glossary", "LANCE").out == "lance  A triple in one straight line.\n"
    assert hexad("glossary", "Panzer", "--language", "de").out.startswith("Panzer (shield)  Drei Kugeln")
    assert hexad("glossary", "shield", "--language", "de").out.startswith("Panzer (shield)  Drei Kugeln")
    data = json.loads(hexad("glossary", "six", "--json", "--language", "hu").out)
    assert {"game": "six", "kind": "line", "term": "sor"}.items() <= data[3].items()
    assert failure("glossary", "chess").startswith('there is no term "chess": expected one of marble, single, ')


@pytest.mark.parametrize(
    ("language", "won", "saved"),
    [
        ("en", "Black wins: ring (S5)", "The game is saved in ring.hgn."),
        ("tr", "Siyah kazandı: halka (S5)", "Oyun şuraya kaydedildi: ring.hgn"),
        ("de", "Schwarz gewinnt: Ring (S5)", "Die Partie ist in ring.hgn gespeichert."),
        ("hu", "Fekete nyert: gyűrű (S5)", "A játszma mentve: ring.hgn"),
    ],
)
def test_a_game_of_six_to_its_end(language, won, saved, folder):
    out = output_of("play", "six", "--save", folder / "ring.hgn", "--language", language, given="\n".join(RING))
    assert out.replace(f"{folder}/", "").endswith(f"5. 2,0\n{won}\n{saved}\n")


@pytest.mark.parametrize(("language", "yes", "no"), [("tr", "evet", "h"), ("de", "j", "nein"), ("hu", "igen", "n")])
def test_yes_and_no_in_every_language(language, yes, no, folder):
    declined = play("six", language, "2,-1", "draw", "what", no, "draw", "y", "n").splitlines()
    assert [declined[0], len(declined)] == ["1. 2,-1", 4]
    assert play("six", language, "2,-1", "draw", yes, no).endswith(("anlaşma\n", "Einigung\n", "megegyezés\n"))
    assert list(folder.iterdir()) == []


def test_messages_of_a_game():
    out = play("abalone", "de", "undo", "c3e3", "explain c3d3", "moves e5", "formations pac", "save", "board", "help")
    for said in (
        "Es gibt keinen Zug, den du zurücknehmen könntest.\n",
        "Eine Kugel zieht immer nur ein Feld weit. (A5)\n",
        "Erlaubt: Eine Kugel zieht auf ein leeres Nachbarfeld. (A5)\n",
        "Mit e5 ist kein Zug möglich.\n",
        "Davon ist auf diesem Brett nichts zu finden.\n",
        "Wohin speichern? Nenne eine Datei",
        "▸ Schwarz  ◉   hinausgeschoben",
        "aufgeben               aufgeben\n",
    ):
        assert said in out
    hint = play("abalone", "de", "hint", args=["--fen", LAST_PUSH])
    assert "Der Computer würde a3a4 spielen (Gewinn in einem Halbzug).\n" in hint


def test_a_terminal_in_turkish(tmp_path):
    with Terminal("play", "six", "--clock", "10", "--language", "tr", cwd=tmp_path, NO_COLOR="1") as terminal:
        shown = terminal.until("Siyah › ")
        assert "\x1b[1mSix\x1b[0m · 1. hamle" in shown
        assert "  Kırmızı  R  elde 20 taş" in shown
        terminal.type("resign\r")
        terminal.until("Siyah, pes ediyor musun? [e/h] ")
        terminal.type("e\r")
        rest, code = terminal.end()
    assert "Kırmızı kazandı: rakip pes etti" in rest
    assert code == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [["rules"], ["glossary"]])
def test_long_texts_are_wrapped_between_words(command, language, tmp_path):
    with Terminal(*command, "--language", language, cwd=tmp_path, columns=60, NO_COLOR="1") as terminal:
        shown, code = terminal.end()
    assert code == 0
    lines = re.sub(r"\x1b\[[0-9;]*m", "", shown).splitlines()
    assert sum(line.startswith("    ") for line in lines) > 20
    assert max(map(len, lines)) <= 60


def test_an_ascii_terminal_gets_letters_without_diacritics():
    done = process("explain", "abalone", "c3e3", "--language", "tr", PYTHONIOENCODING="ascii")
    assert done.stdout == b"kurala aykiri  A5  Bir top yalnizca bir hucre ilerler.\n"
