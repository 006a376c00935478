"""Options may stand before, between and after the arguments of every command."""

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from noctuary.cli.main import COMMANDS, parsers
from noctuary.cli.parts.parser import UsageError
from noctuary.kernel.base.messages import BadInput


def typed(action: argparse.Action) -> list[str]:
    """An option as it may be typed."""
    name = action.option_strings[-1]
    return [name] if action.nargs == 0 else [name, next(iter(action.choices or ["2"]))]


def arguments(parser: argparse.ArgumentParser) -> Iterator[str]:
    """As many arguments as a command takes, two where it takes any number."""
    for action in parser._actions:
        if not action.option_strings:
            yield from [next(iter(action.choices or ["word"]))] * (2 if action.nargs == "*" else 1)


@pytest.mark.parametrize("command", COMMANDS)
def test_options_stand_anywhere(command: str) -> None:
    found = parsers([command], "en")[1].choices[command]
    words = list(arguments(found))
    for option in [typed(action) for action in found._actions if action.option_strings and action.dest != "help"]:
        outcomes = [outcome([command, *words[:place], *option, *words[place:]]) for place in range(len(words) + 1)]
        assert outcomes == [outcomes[0]] * len(outcomes), option


def outcome(line: list[str]) -> tuple[str, object]:
    """What a command line is understood as, or why it is refused; every word is understood."""
    try:
        found, unknown = parsers(line, "en")[0].parse_known_args(line)
    except BadInput as refusal:
        return "refused", str(refusal)
    assert unknown == []
    return "understood", found


def test_what_follows_two_dashes_is_no_option() -> None:
    assert vars(parsers(["case"], "en")[0].parse_args(["case", "--", "-odd.case.yaml"]))["files"] == [
        Path("-odd.case.yaml")
    ]


@pytest.mark.parametrize("command", COMMANDS)
def test_placeholders_are_words_of_the_language(command: str) -> None:
    found = parsers([command], "pl")[1].choices[command]
    english = {word for action in found._actions for word in re.findall("[A-Z]{2,}", str(action.metavar))}
    assert english & set(re.findall(r"\w+", found.format_usage())) <= {"BOT", "FOLDER", "ID"}


def test_a_missing_argument_is_told_in_the_language() -> None:
    with pytest.raises(UsageError, match="Der Wert für DATEI fehlt"):
        parsers(["experiment"], "de")[0].parse_args(["experiment"])
