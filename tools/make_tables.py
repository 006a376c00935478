"""Writes `declared/table.py` of each game from the declaration of its table (`noctuary.kernel.table.fields`): straight
code that the compiled engine can run.

    python -m tools.make_tables
"""

from importlib import import_module
from pathlib import Path
from typing import Final

from noctuary.kernel.table.fields import BY_RULES, EVERYBODY, ITS_SEAT, LIST, LISTS, SHARED, Declaration, Field
from noctuary.kernel.table.notations import BYTE, Bag

GAMES: Final = Path(__file__).resolve().parent.parent / "src" / "noctuary" / "games"

HEAD: Final = '''"""Generated from `{module}` by tools/make_tables.py; do not edit."""

from __future__ import annotations

from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Game, Options, State
from noctuary.kernel.table.determinizing import drawn, without


class TableFields(State):
    """What lies on the table. `Board` adds what follows from it."""

    def __init__(self, game: Game, options: Options, players: int) -> None:
        """An empty table."""
        super().__init__(game, options)
        self.players: int = players
'''


def main() -> None:
    for name in names():
        if not path(name).exists():  # The rules, which the declaration refers to, are built on it.
            path(name).write_text(HEAD.format(module=name))
    for name in names():
        path(name).write_text(code(name), encoding="utf-8")
        print(path(name).relative_to(GAMES.parents[2]))


def names() -> list[str]:
    """The games that declare their table."""
    return sorted(file.parents[1].name for file in GAMES.glob("*/declared/fields.py"))


def path(name: str) -> Path:
    """The file that is written for a game."""
    return GAMES / name / "declared" / "table.py"


def code(name: str) -> str:
    """The module `declared/table.py` of a game."""
    module = f"noctuary.games.{name}.declared.fields"
    return code_of(import_module(module).TABLE, module)


def code_of(table: Declaration, module: str) -> str:
    """The source of the table that the declaration in `module` describes."""
    lines = [HEAD.format(module=module)]
    lines += [attribute(field) for field in table.fields]
    lines += ["", "    def copy_table(self, original: TableFields) -> None:"]
    lines += ['        """Become an independent copy of `original`, with events switched off."""']
    lines += ["        self.begin_copy(original)", "        self.players = original.players"]
    lines += [copied(field) for field in table.fields]
    lines += ["", "    def mask_table(self, seat: int) -> None:"]
    lines += ['        """Replace what the declaration hides from `seat` with -1."""']
    lines += [f"        {line}" for line in masked(table.fields)]
    for notation, things in table.drawn.items():
        name, fields = things.replace(" ", "_"), [field for field in table.fields if field.of is notation]
        lines += ["", f"    def unseen_{name}(self, counts: list[int]) -> list[int]:"]
        lines += [f'        """The {things} that are not known to be on the table, of `counts` of each."""']
        lines += [f"        return without(counts, [{', '.join(piles(fields))}])"]
        lines += ["", f"    def draw_{name}(self, pool: list[int], counts: list[int], random: Random) -> None:"]
        lines += [f'        """Draw the unknown {things} from `pool`, then from `counts` of each."""']
        lines += ["        random.shuffle(pool)", *(f"        {line}" for line in drawn(fields))]
    return "\n".join(lines) + "\n"


def attribute(field: Field) -> str:
    """The line that sets a field of an empty table."""
    kind, start = field.each.type, repr(field.start)
    if field.each is BYTE:
        kind, start = "bytes", f"bytes({field.size})"
    elif field.size:
        kind, start = f"list[{kind}]", f"[{start}] * {field.size}"
    elif field.seats:
        start = "[[] for _ in range(players)]" if kind.startswith("list") else f"[{start}] * players"
        kind = f"list[{kind}]"
    elif kind.startswith("list"):
        start = "[]"
    return f"        self.{field.name}: {kind} = {start}"


def copied(field: Field) -> str:
    """The line that copies a field."""
    how = {LIST: "original.{0}[:]", LISTS: "[one[:] for one in original.{0}]"}.get(field.copied, "original.{0}")
    return f"        self.{field.name} = {how.format(field.name)}"


def masked(fields: list[Field]) -> list[str]:
    """The lines that mask the table in an observation."""
    lines = []
    each = []
    if known := list(dict.fromkeys(field.known for field in fields if field.known)):
        lines.append("bit = 1 << seat if seat >= 0 else 0")
        for name in known:  # Most seats have been shown nothing.
            lines += [f"all_{name} = 0", f"for seats in self.{name}:", f"    all_{name} |= seats"]
    for field in fields:
        name = field.name
        assert not isinstance(field.each, Bag), "straight code sorts nothing"
        listed = field.each.type.startswith("list")
        if field.seen_by in (EVERYBODY, BY_RULES):
            continue
        if not field.seats and field.known and listed:
            lines += [f"if all_{field.known} & bit:", f"    self.{name} = {unknown(field, f'self.{name}', listed)}"]
            lines += ["else:", f"    self.{name} = [-1] * len(self.{name})"]
        elif not field.seats:
            lines.append(f"self.{name} = {unknown(field, f'self.{name}', listed)}")
        elif field.top:
            each.append(f"    {name} = self.{name}[other]")
            each.append(f"    hidden = len({name}) - self.{field.top}[other]")
            each.append("    unknown = [-1] * hidden")
            each.append(f"    self.{name}[other] = unknown + {name}[hidden:] if hidden < len({name}) else unknown")
        elif field.seen_by == ITS_SEAT and field.copied != SHARED:
            each.append("    if other != seat:")
            each.append(f"        self.{name}[other] = {unknown(field, f'self.{name}[other]', listed)}")
        else:
            seen = f"{name} if other == seat else " if field.seen_by == ITS_SEAT else ""
            whole = f"self.{name} = [{seen}{unknown(field, name, listed)} for other, {name} in enumerate(self.{name})]"
            lines += [f"if any(len({name}) > 0 for {name} in self.{name}):", f"    {whole}"] if listed else [whole]
    for name in known:
        hands = [
            f"self.{one.name}[seat]" for one in fields if one.known == name and one.seen_by == ITS_SEAT and one.seats
        ]
        kept = f"[seats & bit for seats in self.{name}]"
        if hands:
            lines.append(f"mine = {' + '.join(hands)} if seat >= 0 else []")
            kept = f"[seats if one in mine else seats & bit for one, seats in enumerate(self.{name})]"
        lines += [f"if all_{name} & ~bit:", f"    self.{name} = {kept}"]
    return lines + (["for other in range(self.players):", *each] if each else []) or ["pass"]


def unknown(field: Field, value: str, listed: bool) -> str:
    """The expression that stands for a hidden value, or for a list of them."""
    if field.known and listed:
        return f"[one if one >= 0 and self.{field.known}[one] & bit else -1 for one in {value}]"
    return f"[-1] * len({value})" if listed else "-1"


def piles(fields: list[Field]) -> list[str]:
    """What these fields hold, as items of a list of lists."""
    parts = []
    for field in fields:
        name, listed = f"self.{field.name}", field.each.type.startswith("list")
        parts.append(f"*{name}" if listed and field.seats else name if listed or field.seats else f"[{name}]")
    return parts


def drawn(fields: list[Field]) -> list[str]:
    """The lines that draw what is unknown in these fields, which share one notation."""
    lines = []
    for field in fields:
        name, listed = f"self.{field.name}", field.each.type.startswith("list")
        if field.seen_by in (EVERYBODY, BY_RULES):
            continue
        assert listed, "straight code draws only lists"
        new = "drawn({}, pool, counts, random)"
        lines.append(
            f"{name} = [{new.format('one')} for one in {name}]" if field.seats else f"{name} = {new.format(name)}"
        )
    return lines


if __name__ == "__main__":
    main()
