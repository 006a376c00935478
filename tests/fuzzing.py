"""Changes positions and messages at random, as somebody might who does not know the format well."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

Path = tuple[str | int, ...]


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """The path of every value inside a position."""
    if path:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from places(item, (*path, key))


def holder(position: Any, path: Path) -> Any:
    """The mapping or list that contains the last key of `path`."""
    for key in path[:-1]:
        position = position[key]
    return position


def change(position: Any, random: Random, values: list[Any], words: list[str]) -> None:
    """Make one random change: remove or repeat something, replace it, or replace a word in a text."""
    found = list(places(position))
    inner = [path for path in found if path[0] == "pending"]
    path = random.choice(inner if inner and random.random() < 0.4 else found)
    parent: Any = holder(position, path)
    key: Any = path[-1]
    way = random.randrange(5)
    if way == 0:
        del parent[key]
    elif way == 1 and isinstance(parent, list):
        parent.insert(random.randrange(len(parent) + 1), deepcopy(parent[key]))
    elif way == 2:
        other = random.choice(found)
        parent[key] = deepcopy(holder(position, other)[other[-1]])
    elif way == 3 and isinstance(parent[key], str):
        text = parent[key].split(" ")
        text[random.randrange(len(text))] = random.choice(words)
        parent[key] = " ".join(text)
    else:
        parent[key] = deepcopy(random.choice(values))
