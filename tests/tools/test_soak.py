"""`make soak` tries what `make test` leaves out."""

import re

from hatch_build import ROOT
from tests.soak import PARTS


def test_everything_that_is_left_out_is_in_a_part_of_the_soak() -> None:
    marked = {
        path
        for path in (ROOT / "tests").rglob("test_*.py")
        if re.search(r"^@pytest\.mark\.(soak|sampled)|marks=pytest\.mark\.soak", path.read_text(), re.MULTILINE)
    }
    assert marked
    whole = [ROOT / folder for folder in PARTS["browser"]]
    broad = [ROOT / folder for part, folders in PARTS.items() if part != "browser" for folder in folders]
    for path in marked:
        # A part that runs only broad tests finds those that draw seeds.
        inside = {*path.parents, path}
        assert inside & set(whole) or (inside & set(broad) and "seeds: Seeds" in path.read_text()), path
