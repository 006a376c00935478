"""The examples by which the table companion checks its rules are what the engine says now."""

from tools.make_nightfall_vectors import FILE, text


def test_the_vectors_of_the_companion_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run `python -m tools.make_nightfall_vectors`"
    assert FILE.stat().st_size < 100_000
