"""Writes the tables of docs/tensors.md, which explain every index of an observation: python -m tools.make_tensors"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game
from noctuary.kernel.contract.tensor import ONE, Axis, Layout, Part

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "tensors.md"


def page(names: Iterable[str]) -> str:
    """The whole page, about those of these games that have a tensor."""
    sections = [PAGE.read_text(encoding="utf-8").partition("\n## ")[0]]
    for game in map(catalogue.find, names):
        tensor = game.tensor()
        if tensor is not None and type(game).tensor is not Game.tensor:
            sections.append("\n".join(section(game.name.capitalize(), tensor.layout, tensor.texts)))
    return "\n".join(sections)


def section(name: str, layout: Layout, texts: list[str]) -> Iterator[str]:
    """The section of a game."""
    yield f"## {name}\n"
    yield f"{layout.size} bytes, {len(texts)} actions.\n"
    axes: dict[str, Axis] = {}
    yield from table(layout.parts, axes)
    for at, axis, block in layout.blocks:
        times = len(axis.labels)
        last = at + times * block.size - 1
        yield f"\n{at}–{last}: {times} times {block.size} indices, for {listed(axis.labels)}. Each has:\n"
        yield from table(block.parts, axes)
    yield "\nAxes and values:\n"
    for title, axis in axes.items():
        known = next((other for other in axes.values() if axis.labels[:-1][: len(other.labels)] == other.labels), ONE)
        begin = f"as {known.name}, then " if known is not ONE else ""
        yield f"- {title}: {begin}{listed(axis.labels[len(known.labels) if begin else 0 :])}"
    yield ""


def listed(labels: Iterable[str]) -> str:
    """The labels; of those numbered one after another only the first and the last."""
    rows: list[list[str]] = []
    for label in labels:
        stem, number = re.split(r"(\d*)$", label)[:2]
        if rows and number and rows[-1][-1] == f"{stem}{int(number) - 1}":
            rows[-1].append(label)
        else:
            rows.append([label])
    return ", ".join(f"`{row[0]}` to `{row[-1]}`" if row[1:] else f"`{row[0]}`" for row in rows)


def table(parts: list[Part], axes: dict[str, Axis]) -> Iterator[str]:
    """The parts of a layout; `axes` collects what they refer to."""
    yield "| index | name | meaning | values | rule |"
    yield "|---|---|---|---|---|"
    for part in parts:
        last = part.at + len(part.axis.labels) - 1
        where = f"{part.at}–{last}" if last > part.at else str(part.at)
        values = part.values.name if part.values.labels else f"0–{part.most}"
        values = f"{part.axis.name}: {values}" if part.axis.name else values
        for axis in (part.axis, part.values):
            if axis is not ONE and axis.labels and not all(label.isdigit() for label in axis.labels):
                axes.setdefault(axis.name, axis)
        yield f"| {where} | {part.name} | {part.meaning} | {values} | {part.rule} |"


if __name__ == "__main__":
    PAGE.write_text(page(catalogue.names()), encoding="utf-8")
