"""Names of accounts are unique by their look, and nobody may imitate the engine or the staff."""

from __future__ import annotations

import json
import sqlite3
import time
import unicodedata
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexad.server.people.given_names import given_name, replacement_names
from hexad.server.people.names import MAX_SKELETON, skeleton, skeletons
from hexad.server.people.reserved_names import is_reserved

from .answers import me, refused, visitor
from .client import Server

PASSWORD = "correct horse battery"


@pytest.mark.parametrize(
    ("name", "others"),
    [
        (
            "Alice",
            [
                "ALICE",
                "alıce",
                "ALİCE",
                "AIice",
                "A1ice",
                "Аlice",
                "Αlice",
                "ᎪLICE",
                "Ａｌｉｃｅ",
                "𝓐𝓵𝓲𝓬𝓮",
                "al\u200bice",
            ],
        ),
        ("Ian", ["ian", "ıan", "İan", "lan", "1an"]),
        ("Bob", ["B0b", "ВоЬ", "ΒΟΒ"]),
        ("Ada Lovelace", ["ada  lovelace", "ADA\u00a0LOVELACE", "Adа Lоvеlасе"]),
        ("Bernd", ["Bemd"]),
        ("Émile", ["E\u0301mile", "émile", "Е\u0301mile"]),
        ("Нина", ["НИНА", "нина", "Hина"]),
        ("Σοφία", ["ΣΟΦΊΑ", "σοφία"]),
        ("Straße", ["STRASSE", "strasse"]),
    ],
)
def test_names_that_look_alike(name, others):
    assert {other: skeleton(other) for other in others} == dict.fromkeys(others, skeleton(name))


def test_a_name_in_upper_case_may_look_like_another_one():
    # The Greek capital Nu looks like N, the small one like v.
    assert skeleton("NINA") in skeletons("ΝΙΝΑ")
    assert skeleton("ΝΙΝΑ") == skeleton("νινα")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Hanna"), ("Émile", "Emile"), ("Ö", "O"), ("Ali", "Ala"), ("Ada L", "AdaL"), ("李", "李白")],
)
def test_names_that_differ(one, other):
    assert not set(skeletons(one)) & set(skeletons(other))


@given(st.text(min_size=1, max_size=40))
def test_skeletons_fit_and_ignore_case(name):
    assert all(0 <= len(one) <= MAX_SKELETON for one in skeletons(name))
    assert skeleton(unicodedata.normalize("NFD", name)) == skeleton(name)
    assert skeleton(name.casefold()) == skeleton(name)


RESERVED = """
    hexad|HEXAD|Hexad level 5|Hexad Stufe 3|hexad 3. seviye|Hexad 10. szint|Hеxаd|h e x a d
    H-e-x-a-d|★Hexad★|HexadEngine|h3xad5|hexad_2024|Ｈｅｘａｄ|𝓗𝓮𝔁𝓪𝓭|Official Hexad|admin|_admin_|Admin1
    adm1n|4dm1n|ADMİN|admın|ÁDMIN|A.d.m.i.n|admin!|Admin Anna|Anna (Admin)|Anna-Admin|administrator
    Moderator|The Support Team|support|5upport|Server|Staff|System|Computer 3|Engine|engine9
    Administratorin|Moderatorin|Rechner|Verwaltung|Betreiber|offiziell|Maschine|Yönetici|yonetici
    YÖNETİCİ|moderatör|sistem|bilgisayar|sunucu|destek|resmî|yetkili|Adminisztrátor|Rendszergazda
    moderátor|számítógép|Szamitogep|Gép|rendszer|szerver|hivatalos|ügyfélszolgálat
"""
HONEST = """
    Server Tanilli|Stafford|Engineer|Hexadecimal|Engin|Ali|Ada Lovelace|Systema Naturae|Supporter
    Botond|Robotka|Gépész|Motörhead|Aida|Ai Weiwei|Badminton|Radmin|The Player|Player 1|Guest ab12|1
    é|李|👩‍💻|O'Neil & <Sons>|Computerfan|Sistemli|Rendszeres|Bot|Systema|Enginea
"""


def split(text: str) -> list[str]:
    return [name for line in text.split("\n") for name in line.strip().split("|") if name]


@pytest.mark.parametrize("name", split(RESERVED))
def test_names_of_the_engine_and_of_staff_are_reserved(name):
    assert is_reserved(name)


@pytest.mark.parametrize("name", split(HONEST))
def test_other_names_are_not(name):
    assert not is_reserved(name)


def register(client, login: str, status: int = 201, code: str = "") -> None:
    answer = client.post("/api/account", json={"login": login, "password": PASSWORD})
    assert answer.status_code == status, answer.text
    assert answer.json().get("code", "") == code


def rename(client, name: str):
    return client.put("/api/me", json={"name": name})


def test_nobody_takes_the_name_of_an_account(server):
    with visitor(server) as owner, visitor(server) as guest, visitor(server) as early:
        assert rename(early, "Μargaret").status_code == 200
        assert rename(owner, "Margaret").status_code == 200
        register(owner, "margaret")
        refused(rename(guest, "MARGARET"), 409, "name-taken")
        refused(rename(guest, "Маrgаrеt"), 409, "name-taken")
        register(early, "early", 409, "name-taken")
        assert rename(early, "Another").status_code == 200
        register(early, "early")
        refused(rename(early, "margaret"), 409, "name-taken")
        assert rename(owner, "MARGARET").status_code == 200, "one's own name in other letters"
        assert rename(owner, "Peggy").status_code == 200
        assert rename(early, "margaret").status_code == 200, "the name is free again"


def test_reserved_names_are_refused_for_everybody(server):
    with visitor(server) as client:
        known = me(client)
        refused(rename(client, "Hexad level 9"), 422, "reserved-name")
        assert me(client) == known
        register(client, "honest")
        refused(rename(client, "Ｍoderator"), 422, "reserved-name")
        label = client.post("/api/tokens", json={"label": "admin"})
        assert label.status_code == 201, "labels are notes to oneself"


def test_an_account_without_a_chosen_name_gets_a_free_one(server):
    with visitor(server) as first, visitor(server) as second:
        name = me(second)["name"]
        assert rename(first, name.upper()).status_code == 200
        register(first, "first-default")
        register(second, "second-default")
        assert skeleton(me(second)["name"]) != skeleton(name)
        assert me(second)["name"].startswith("Guest ")


def test_existing_logins_ignore_case_in_turkish_too(tmp_path):
    """Of two accounts whose logins become equal, both keep their own spelling."""
    folder = Path(__file__).parents[1] / "databases" / "0001"
    people = json.loads((folder / "manifest.json").read_text())["people"]
    for other in ("cora", "işik"):
        file = tmp_path / other / "arena.sqlite3"
        file.parent.mkdir()
        with closing(sqlite3.connect(file)) as connection:
            connection.executescript((folder / "database.sql").read_text())
            connection.execute("update accounts set login = 'ışık' where login = 'ada'")
            connection.execute("update accounts set login = ? where login = 'cora'", [other])
            connection.commit()
        with Server(tmp_path / other) as server, visitor(server) as client:
            spellings = {"ışık": "Ada", "IŞIK": "Ada" if other == "cora" else "Cora", other.upper(): "Cora"}
            for login, name in spellings.items():
                body = {"login": login, "password": people[name]["password"]}
                assert client.post("/api/session", json=body).json()["name"] == name, login


def test_existing_names_that_look_alike_stay_until_the_next_change(tmp_path):
    folder = Path(__file__).parents[1] / "databases" / "0001"
    file = tmp_path / "data" / "arena.sqlite3"
    file.parent.mkdir()
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((folder / "database.sql").read_text())
        connection.execute("update accounts set name = 'ADА' where login = 'cora'")
        connection.execute("update accounts set created = ? where login = 'cora'", [time.time()])
        connection.commit()
    manifest = json.loads((folder / "manifest.json").read_text())
    people = manifest["people"]
    with (
        Server(tmp_path / "data", env={"HEXAD_SECRET": manifest["secret"]}) as server,
        visitor(server) as ada,
        visitor(server) as cora,
    ):
        for client, name in ((ada, "Ada"), (cora, "Cora")):
            login = {"login": people[name]["login"], "password": people[name]["password"]}
            assert client.post("/api/session", json=login).status_code == 200
        assert me(ada)["name"] == "Ada"
        assert me(cora)["name"] == "ADА"
        refused(rename(cora, "ADA"), 409, "name-taken")
        assert rename(cora, "Cora").status_code == 200
        refused(rename(cora, "ADА"), 409, "name-taken")
        assert rename(ada, "ADA").status_code == 200


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("Guest x7Kp", ("guest", "x7Kp")),
        ("Player x7Kp", ("hidden", "x7Kp")),
        ("Player x7Kpab", ("hidden", "x7Kpab")),
        ("Player x7KpabcdEFGH", ("hidden", "x7KpabcdEFGH")),
        ("Guest x7Kpab", None),
        ("Player One", None),
        ("Player x7Kp2", None),
        ("player x7Kp", None),
        ("Player x7Kp the Third", None),
        ("Ada", None),
        ("", None),
    ],
)
def test_names_that_the_server_gave_can_be_recognised(name, given):
    assert given_name(name) == given


def test_nobody_chooses_the_name_of_a_hidden_player(server):
    with visitor(server) as one:
        player = me(one)["player"]
        refused(one.put("/api/me", json={"name": "Player Mike"}), 422, "given-name")
        for name in (*replacement_names(player), "Player One", "Player Michael"):
            one.put("/api/me", json={"name": name}).raise_for_status()
