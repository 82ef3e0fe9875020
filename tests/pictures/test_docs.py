"""The pictures of the documentation are up to date."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.skipif(not (DOCS / "pictures").is_dir(), reason="a source package leaves the pictures out")
def test_the_pictures_are_up_to_date() -> None:
    maker = runpy.run_path(str(DOCS / "make_pictures.py"))
    tensors = runpy.run_path(str(DOCS / "make_tensor_pictures.py"))["tensors"]()
    drawn = dict([*maker["heroes"](), *maker["glossary"](), *tensors.items()])
    kept = {path.stem: path.read_text(encoding="utf-8") for path in (DOCS / "pictures").glob("*.svg")}
    # Pictures of training runs and of simulated seasons are drawn at the end of a run.
    kept = {name: picture for name, picture in kept.items() if not name.startswith(("baseline-", "rating-"))}
    assert sorted(kept) == sorted(drawn)
    assert kept == drawn, "run python docs/make_pictures.py and docs/make_tensor_pictures.py"
