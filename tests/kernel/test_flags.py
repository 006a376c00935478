"""Options as people type them."""

from typing import Any

import pytest

from noctuary.kernel.flags import Flag, merge
from noctuary.kernel.messages import BadInput

VARIANT = Flag("--variant", "help", "WORD", {"secret": ("secret_archives", True), "open": ("draft", "open-archives")})


@pytest.mark.parametrize(
    ("flag", "text", "key", "value"),
    [
        (Flag("--promos", "help"), "", "promos", True),
        (Flag("--turn-limit", "help", "N"), "12", "turn_limit", 12),
        (Flag("--draft", "help", "WORD"), "quick-start", "draft", "quick-start"),
        (Flag("--pairs", "help", "PAIR,PAIR"), "1,4", "pairs", [1, 4]),
        (Flag("--pairs", "help", "PAIR,PAIR"), "[1, 4]", "pairs", [1, 4]),
        (Flag("--pairs", "help", "PAIR,PAIR"), "[vulko, grim-siege],2", "pairs", [["vulko", "grim-siege"], 2]),
        (Flag("--pairs", "help", "PAIR,PAIR"), "[a, b],[c, d]", "pairs", [["a", "b"], ["c", "d"]]),
        (VARIANT, "secret", "secret_archives", True),
        (VARIANT, "open", "draft", "open-archives"),
    ],
)
def test_what_a_flag_sets(flag: Flag, text: str, key: str, value: Any) -> None:
    assert flag.setting(text) == (key, value)


def test_words_that_a_flag_does_not_know() -> None:
    with pytest.raises(BadInput, match="choose from secret, open"):
        VARIANT.setting("wild")
    for text in ("[1,2", "{"):
        with pytest.raises(BadInput, match="cannot be understood as a value of --pairs"):
            Flag("--pairs", "help", "PAIR,PAIR").setting(text)


def test_settings_may_repeat_but_not_contradict_each_other() -> None:
    assert merge([("draft", "normal"), ("promos", True), ("draft", "normal")]) == {"draft": "normal", "promos": True}
    with pytest.raises(BadInput, match="cannot be both “normal” and “open-archives”"):
        merge([("draft", "normal"), VARIANT.setting("open")])
