"""Guides in CONTRIBUTING.md lead to the end: what they say is done in a copy, step by step, with made-up things."""

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from hatch_build import ROOT
from tests.packaging.test_docs import FOLDERS

Edits = Mapping[str, tuple[str, str]]
"""By file: a line of it, and what is written above that line."""

TEXTS = {"en": "Hold the most groups", "pl": "Najwięcej grup", "de": "Die meisten Gruppen"}
NOCTURNE = "src/noctuary/games/nocturne"
GOAL: Edits = {
    f"{NOCTURNE}/box/facts.toml": (
        "# Shapes may be turned",
        """twilight_goals = [
    { number = 13, id = "groups", goal = "most groups", source = "reconstructed", why = "goal-chosen" },
]
""",
    ),
    **{
        f"{NOCTURNE}/words/{language}/components.toml": (
            "[moonlight_goals]",
            f'13.name = "Groups {language}"\n13.text = "{text} ({language})."\n',
        )
        for language, text in TEXTS.items()
    },
    **{
        f"{NOCTURNE}/words/{language}/rules.md": (
            f"### {next_part}",
            f"**NOC-5.T13** *Groups {language}.* Areas of two cells.\n\n",
        )
        for language, next_part in {"en": "Moonlight goals", "pl": "Cele blasku", "de": "Mondscheinziele"}.items()
    },
    "cases/nocturne/5-goals.case.yaml": (
        "title: Moonlight goals look at the forest",
        """title: The most areas of at least two cells
rules: [NOC-5.T13]
start:
  forest: P1:1 P1:2 egg P2:3
  twilight_goals: [13]
  players: {P1: {tokens: [4]}}
moves: [P1 cast 4 c1]
expect: {twilight_goals: {13: P1}}
---
""",
    ),
    f"{NOCTURNE}/rules/basis/vocabulary.py": (
        "class Star(Goal):",
        '''class Groups(Goal):
    """Control areas of at least two cells."""

    forms: ClassVar = ("most groups",)

    def count(self, held: Holdings) -> int:
        return held.count_areas() - held.areas_of(1)


''',
    ),
    **{
        f"{NOCTURNE}/words/{language}/goals.ftl": (
            "nocturne-goal-last-star =",
            f"nocturne-goal-most-groups = {text} ({language}).\n",
        )
        for language, text in TEXTS.items()
    },
    "web/src/games/nocturne/goals/goals.ts": (
        "  star: {",
        """  groups: {
    where: 'forest',
    picture: () => grid(['XX..', '....', '..XX', '....'], true),
    count: ({ control }) => areas(control).filter(({ length }) => length > 1).length,
  },
""",
    ),
    "docs/editions.md": ("- `last star`:", "- `most groups`: whoever has the most areas of at least two cells\n"),
    "tests/nocturne/test_vocabulary.py": ('    "most sprite": ["P2"],', '    "most groups": ["P1"],\n'),
}
MESSAGE: Edits = {
    "src/noctuary/server/wire/messages.py": (
        "ServerMessage = (",
        '''class Weather(Shape, tag_field="type", tag="weather"):
    """How the night is, once after the greeting."""

    sky: str


''',
    ),
    "src/noctuary/server/socket/client.py": (
        "    def _of_chat(self)",
        '''    def _of_weather(self) -> list[str]:
        """The weather, once."""
        told, self._told = self._told, True
        return [] if told else [encode(Weather("clear"))]

''',
    ),
    "web/src/server/socket.ts": ("      case 'chat':", "      case 'weather':\n        break;\n"),
    "docs/protocol.md": ("## HTTP", "- `weather`: how the night is\n\n"),
    "tests/server/socket/test_socket.py": (
        "",
        """

def test_the_weather_is_told(browser: Browser) -> None:
    with browser.at(browser.table("human", "random")) as chair:
        assert chair.next("weather")["sky"] == "clear"
""",
    ),
}
WITHIN = {
    "src/noctuary/server/wire/messages.py": [("    | StandingOrders\n)", "    | StandingOrders\n    | Weather\n)")],
    "src/noctuary/server/socket/client.py": [
        ("    StandingOrders,\n    encode", "    StandingOrders,\n    Weather,\n    encode"),
        ("*self._of_orders()]", "*self._of_orders(), *self._of_weather()]"),
        ("        self._led: tuple", "        self._told = False\n        self._led: tuple"),
    ],
    f"{NOCTURNE}/box/facts.toml": [("]\n\ntwilight_goals = [\n    { number = 13", "    { number = 13")],
}
"""What else is changed in files, where adding lines is not enough."""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the tree; packages of the client are those installed here."""
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\n")
    for name in filter(None, files):
        target = tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes((ROOT / name).read_bytes())
    (tmp_path / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    return tmp_path


def section(title: str) -> str:
    """What a guide says."""
    return (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition(f"## {title}\n")[2].partition("\n## ")[0]


def follow(copy: Path, title: str, edits: Edits) -> None:
    """Change the files that a guide names, all of them and no others."""
    named = set()
    for name in re.findall(r"`([\w*./-]+/[\w*.-]+\.\w+)`", section(title)):
        places = [path for folder in FOLDERS for path in (copy / folder).glob(name)]
        named |= {str(path.relative_to(copy)) for path in places if "nightfall" not in path.parts}
    assert named == set(edits)
    for name, (line, addition) in edits.items():
        text = (copy / name).read_text(encoding="utf-8")
        before, found, after = text.partition("\n" + line) if line else (text, "", "")
        assert before != text or not line, (name, line)
        text = before + ("\n" if line else "") + addition + found.removeprefix("\n") + after
        for old, new in WITHIN.get(name, []):
            assert old in text, (name, old)
            text = text.replace(old, new, 1)
        (copy / name).write_text(text, encoding="utf-8")


def run(copy: Path, *command: str) -> None:
    """Run a command of the guide in the copy."""
    environment = os.environ | {"PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}", "NOCTUARY_ENGINE": "pure"}
    done = subprocess.run([sys.executable, *command], cwd=copy, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, (command, done.stdout[-4000:], done.stderr[-4000:])


@pytest.mark.soak
def test_a_goal_of_nocturne_is_added_as_the_guide_says(copy: Path) -> None:
    assert len(GOAL) <= 15
    follow(copy, "Add a goal of Nocturne", GOAL)
    run(copy, "-m", "tools.make_vectors")
    run(copy, "-m", "noctuary", "case", "cases/nocturne/5-goals.case.yaml")
    tests = [
        f"tests/nocturne/test_{name}.py" for name in ("vocabulary", "facts_texts", "setup", "features", "reference")
    ]
    run(copy, "-m", "pytest", "-q", "-x", *tests)
    run(copy, "hatch_build.py", "check")
    run(copy, "hatch_build.py", "test", "src/games/nocturne")


@pytest.mark.soak
def test_a_message_that_the_server_sends_is_added_as_the_guide_says(copy: Path) -> None:
    follow(copy, "Add a message that the server sends", MESSAGE)
    run(copy, "hatch_build.py", "check")
    run(copy, "-m", "pytest", "-q", "tests/server/socket", "tests/server/door/test_silence.py", "tests/server/routes")
