"""Options of a game on the command line."""

from collections.abc import Mapping
from typing import Any

from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.positions import parse, quoted


class Flag:
    """An option of a game on a command line: `--draft quick-start`.

    `name`: its name with the dashes; the option it sets has the same name. `help`: id of the message that explains it.
    `value`: placeholder for its value in the help; without one the flag sets its option to true. `words`: for a flag
    that sets other options instead, the option and value that each possible word stands for.
    """

    def __init__(
        self, name: str, help: str, value: str = "", words: Mapping[str, tuple[str, Any]] | None = None
    ) -> None:
        self.name: str = name
        self.help: str = help
        self.value: str = value
        self.words: dict[str, tuple[str, Any]] = dict(words or {})

    @property
    def key(self) -> str:
        """The name of the flag without dashes, with underscores, as options are named."""
        return self.name.removeprefix("--").replace("-", "_")

    def setting(self, text: str) -> tuple[str, Any]:
        """The option and its value for the flag with this `text` (empty if it takes no value). Raises BadInput."""
        if not self.words:
            try:
                return self.key, read(text) if self.value else True
            except BadInput as refusal:
                raise BadInput("input-flag-value", {"text": text, "option": self.name}) from refusal
        if text not in self.words:
            raise BadInput("input-flag", {"text": text, "option": self.name, "names": ", ".join(self.words)})
        return self.words[text]


def placeholder(usual: object) -> str:
    """The `Flag.value` of an option with this default value: none for a switch, which the flag alone turns on."""
    if isinstance(usual, bool):
        return "false" if usual else ""
    return "N" if isinstance(usual, int) else "WORD"


def read(text: str) -> Any:
    """The value typed on a command line: YAML, with or without brackets around a list. Raises BadInput."""
    try:
        value = parse(text)
    except BadInput:
        if "," not in text:
            raise
        value = text
    return parse(f"[{text}]") if isinstance(value, str) and "," in text else value


def merge(settings: list[tuple[str, Any]]) -> dict[str, Any]:
    """All settings as one mapping. Raises BadInput for two that contradict each other."""
    options: dict[str, Any] = {}
    for key, value in settings:
        if options.setdefault(key, value) != value:
            raise BadInput("input-flags", {"option": key, "text": quoted(options[key]), "found": quoted(value)})
    return options
