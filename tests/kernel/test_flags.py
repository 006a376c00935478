"""Options as people type them."""

from typing import Any

import pytest

from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.parts.flags import Flag, merge, placeholder
from noctuary.kernel.parts.options import choose

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


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("lamps", True, "“true” is not a value of lamps; choose from 1, 2, 3."),
        ("lamps", None, "“null” is not a value of lamps; choose from 1, 2, 3."),
        ("lamps", {"a": [1]}, "“{a: [1]}” is not a value of lamps; choose from 1, 2, 3."),
        ("rain", 1, "“1” is not a value of rain; choose from false, true."),
    ],
)
def test_a_value_that_an_option_does_not_have_is_quoted_as_it_was_typed(key: str, value: Any, said: str) -> None:
    with pytest.raises(BadInput) as refusal:
        choose({key: value}, (2,), {"lamps": (2, 1, 3), "rain": (False, True)})
    assert str(refusal.value) == said


@pytest.mark.parametrize(("usual", "value"), [(False, ""), (True, "false"), (0, "N"), ("storms", "WORD")])
def test_a_flag_says_in_the_help_what_follows_it(usual: object, value: str) -> None:
    assert placeholder(usual) == value


def test_settings_may_repeat_but_not_contradict_each_other() -> None:
    assert merge([("draft", "normal"), ("promos", True), ("draft", "normal")]) == {"draft": "normal", "promos": True}
    with pytest.raises(BadInput, match="cannot be both “normal” and “open-archives”"):
        merge([("draft", "normal"), VARIANT.setting("open")])
