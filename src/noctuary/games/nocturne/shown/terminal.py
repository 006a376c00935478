"""The table of Nocturne drawn as text. It uses only `view`, so it shows nothing that the seat cannot know."""

import re
from collections import Counter
from collections.abc import Mapping
from textwrap import wrap
from typing import Any, Final

from noctuary import locale
from noctuary.games.nocturne.rules.basis.facts import Facts
from noctuary.games.nocturne.shown import wire
from noctuary.games.nocturne.words.texts import components
from noctuary.kernel.base.messages import Argument
from noctuary.locale import Namer

WIDTH: Final = 80
"""The most columns the forest may take."""
WIDEST: Final = 20
"""The most columns of a cell, if there is room."""
MARGIN: Final = 3
"""Columns to the left of the first cell, for the row numbers."""
HIGHEST: Final = "▲"
LOWER: Final = "△"
MET: Final = "✓"
OPEN: Final = "·"
JOINT: Final = re.compile(r"(?<=[^\Waeiouyäöücs])(?=[^\Waeiouyäöü])")
"""A place between two consonants where a long word may be broken."""


class Drawing:
    """The text drawing of one table."""

    def __init__(self, view: wire.NocturneView, facts: Facts, language: str, namer: Namer) -> None:
        self.view: wire.NocturneView = view
        self.language: str = language
        self.namer: Namer = namer
        self.components: wire.NocturneComponents = components(facts, language)
        self.cell_width: int = min(WIDEST, (WIDTH + 1 - MARGIN) // view["columns"])

    def text(self) -> str:
        """The whole table: round and goals, forest, Sprite board, players."""
        parts = [self.head(), *self.modifications(), *self.goals(), *self.scenario(), "", *self.forest(), ""]
        # The family game has no Sprite board.
        if self.view["sprite"]["spaces"]:
            parts += [*self.sprite(), ""]
        for seat in self.view["seats"]:
            parts += self.opponent(seat) if seat["opponent"] else self.player(seat)
        return "\n".join(parts)

    def say(self, id: str, **arguments: Argument) -> str:
        """One of the game's messages."""
        return locale.text(self.language, "nocturne-text-" + id, arguments, self.name)

    def name(self, kind: str, id: str) -> str:
        """The name of a thing; components have the same name for everybody."""
        sorts: Mapping[str, Any] = self.components
        entry = sorts.get(kind, {}).get(id)
        return str(entry["name"]) if entry is not None else self.namer(kind, id)

    def head(self) -> str:
        view = self.view
        return self.say("head", round=view["round"], seat=view["opener"], stack=view["stack"], deck=view["deck"])

    def modifications(self) -> list[str]:
        """The modified rules in play, if any."""
        ids = self.view["modifications"]
        return [self.say("modifications", modification=ids)] if ids else []

    def goals(self) -> list[str]:
        lines = []
        for goal in self.view["twilight"]:
            state = goal["state"]
            if goal["seat"] is not None:
                lines.append(self.say("goal-won", goal="T" + goal["goal"], seat=goal["seat"]))
            elif state == "open" and goal["leaders"]:
                lines.append(self.say("goal-leads", goal="T" + goal["goal"], seat=goal["leaders"][0]))
            else:
                lines.append(self.say("goal-" + state, goal="T" + goal["goal"]))
            lines[-1] += f" – {self.components['goal']['T' + goal['goal']]['text']}"
        for one in self.view["moonlight"]:
            if one is not None:
                points = ", ".join(f"{self.name('seat', seat)} ({number})" for seat, number in one["points"].items())
                fact = self.components["goal"]["M" + one["goal"]]
                # In a scenario the goals are known before they score.
                name = f"{fact['name']}: {points}" if points else fact["name"]
                lines.append(f"{name} – {fact['text']}")
        if None in self.view["moonlight"]:
            lines.append(self.say("goals-hidden", number=self.view["moonlight"].count(None)))
        return lines

    def scenario(self) -> list[str]:
        """The aims of the scenario being played, if any, and how far they are met."""
        scenario = self.view["scenario"]
        if scenario is None:
            return []
        number = scenario["number"]
        head = self.say(
            "scenario", number=number, scenario=str(number), difficulty=scenario["difficulty"], seat=scenario["seat"]
        )
        return [head, *(self.aim(aim) for aim in scenario["aims"])]

    def aim(self, aim: wire.AimView) -> str:
        """An aim, whether it is currently met and, if it counts something, how far it has come."""
        words = locale.text(self.language, aim["words"]["id"], aim["words"]["args"], self.name)
        line = f"   {MET if aim['met'] else OPEN} {words}"
        if aim["target"] <= 1:
            return line
        return f"{line} – {'?' if aim['value'] is None else aim['value']}/{aim['target']}"

    def forest(self) -> list[str]:
        view = self.view
        cells = {cell["cell"]: cell for cell in view["cells"]}
        spells = {spell["cell"]: spell for spell in view["casts"]}
        letters = "abcdefghijklmnopqrstuvwxyz"[: view["columns"]]
        lines = [" " * MARGIN + "".join(letter.ljust(self.cell_width) for letter in letters).rstrip()]
        for row in range(1, view["rows"] + 1):
            blocks = [self.cell(cells.get(f"{letter}{row}"), spells.get(f"{letter}{row}")) for letter in letters]
            for index in range(max(len(block) for block in blocks)):
                texts = (block[index] if index < len(block) else "" for block in blocks)
                number = str(row) if index == 0 else ""
                lines.append((number.ljust(MARGIN) + "".join(text.ljust(self.cell_width) for text in texts)).rstrip())
            if row < view["rows"]:
                lines.append("")
        return lines

    def cell(self, cell: wire.CellView | None, spell: wire.CastView | None) -> list[str]:
        """What lies on a cell, line by line."""
        if cell is None:
            return [""]
        width = self.cell_width - 1
        if "token" in cell:
            return fit(f"[{self.name('token', cell['token'])}] {self.name('seat', cell['seat'])}", width)
        if "tile" not in cell:
            return ["·"]
        lines = fit(self.tile(cell["tile"]), width)
        if spell is not None:
            mark = HIGHEST if spell == self.view["casts"][-1] else LOWER
            lines += fit(f"{mark} {self.name('token', spell['token'])} {self.name('seat', spell['seat'])}", width)
        return lines

    def tile(self, id: str) -> str:
        """A tile with its points."""
        points = self.components["tile"][id].get("points")
        return self.name("tile", id) + ("" if points is None else f" {points}")

    def tiles(self, ids: list[str]) -> str:
        """A list of tiles, with equal ones counted."""
        return ", ".join(self.tile(id) + (f" ×{count}" if count > 1 else "") for id, count in Counter(ids).items())

    def sprite(self) -> list[str]:
        board = self.view["sprite"]
        tokens = [f"{self.name('token', one['token'])} {self.name('seat', one['seat'])}" for one in board["tokens"]]
        free = board["spaces"] - len(tokens)
        spaces = " | ".join([*tokens, *["–"] * free])
        return [
            self.say("sprite-tokens", text=spaces),
            self.say("sprite-tiles", text=", ".join(map(self.tile, board["tiles"])) or "–"),
        ]

    def player(self, seat: wire.SeatView) -> list[str]:
        tokens = " ".join(self.name("token", token) for token in seat["tokens"]) or "–"
        passed = seat["seat"] in self.view["passed"]
        line = self.say("player-passed" if passed else "player", seat=seat["seat"], number=seat["sheet"]["total"])
        if seat["character"] is not None:
            line += f" {self.name('character', seat['character'])}"
            if self.view["abilities"] and seat["ability"]:
                line += f" ({self.components['character'][seat['character']]['ability']})"
        lines = [line, "   " + self.say("tokens", text=tokens)]
        if seat["tiles"]:
            lines.append("   " + self.say("tiles", text=self.tiles(seat["tiles"])))
        if seat["concoctions"] is None:
            lines.append("   " + self.say("concoctions-hidden", number=seat["concoctionCount"]))
        else:
            lines += ["   " + self.concoction(card) for card in seat["concoctions"]]
        return lines

    def opponent(self, seat: wire.SeatView) -> list[str]:
        """The opponent of a solo game: its tokens, face-down tiles and cards (chapter 10)."""
        solo = self.view["solo"]
        assert solo is not None
        tokens = " ".join(self.name("token", token) for token in seat["tokens"]) or "–"
        passed = seat["seat"] in self.view["passed"]
        cards = {"deck": solo["deck"], "used": len(solo["used"])}
        lines = [self.say("opponent-passed" if passed else "opponent", seat=seat["seat"], number=seat["faceDown"])]
        lines += ["   " + self.say("tokens", text=tokens), "   " + self.say("solo-cards", **cards)]
        if solo["card"] is not None:
            lines.append("   " + self.say("solo-card", solo=solo["card"]["id"]))
        return lines

    def concoction(self, card: wire.ConcoctionView) -> str:
        """A concoction with the symbols it needs, those present, and what it scores."""
        fact = self.components["concoction"][card["concoction"]]
        levels = []
        for wanted, filled, points in (
            (fact["level1"], card["filled1"], fact["points1"]),
            (fact.get("level2", []), card["filled2"], fact.get("points2")),
        ):
            if wanted:
                symbols = ", ".join(
                    f"{self.name('symbol', id)} {filled.count(id)}/{count}" for id, count in Counter(wanted).items()
                )
                levels.append(f"{symbols} = {points}")
        return self.say("concoction", concoction=card["concoction"], text="; ".join(levels))


def fit(text: str, width: int) -> list[str]:
    """Wrap `text` to lines of the given width; longer words are broken, between consonants where possible."""
    words: list[str] = []
    for word in text.split():
        joints = [match.start() for match in JOINT.finditer(word[:width])] if len(word) > width else []
        words += [word[: joints[-1]] + "-", word[joints[-1] :]] if joints else [word]
    return wrap(" ".join(words), width)
