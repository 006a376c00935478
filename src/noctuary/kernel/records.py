"""Game files (`*.noct`): who played what with which seed, and every move. All else is replayed from them.

A file is a YAML header, a line `---`, and then a line for each decision; `undo N` takes back the last N decisions,
`P1 resign` hands the seat over to a stand-in whose moves follow like all others. Text after ` #` is a remark.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from noctuary.kernel import catalogue
from noctuary.kernel.corrections import made
from noctuary.kernel.files import read_text, write_text
from noctuary.kernel.game import Game, Options, State
from noctuary.kernel.messages import BadInput, IllegalMove, Refusal
from noctuary.kernel.moves import Move, seat_name, seat_number
from noctuary.kernel.positions import Document, difference, documents, dump, expand

FORMAT: Final = 1
KEYS: Final = ("format", "game", "rules", "edition", "facts", "options", "seed", "seats")
MORE_KEYS: Final = ("corrections", "result")
"""Keys of the header that not every game has."""
LARGEST_SEED: Final = 2**63 - 1
LONGEST_HEADER: Final = 60_000
"""Letters; a header of a real game has about a thousand, with every fact corrected up to 43 thousand, and YAML is slow
to read.
"""
MOST_UNDOS: Final = 1000
"""Each undo is a replay, so a file with very many would take very long to read."""

_REMARK: Final = re.compile(r"(^|\s)#.*")
_UNDO: Final = re.compile(r"undo ([1-9][0-9]{0,5})")
_RESIGN: Final = re.compile(r"(\S+) resign")


class Player:
    """Who sits on a seat: the name shown at the table, and `human` or the name of a bot."""

    __slots__ = ("kind", "name")

    def __init__(self, name: str, kind: str) -> None:
        self.name: str = name
        self.kind: str = kind

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and other.name == self.name and other.kind == self.kind

    def __hash__(self) -> int:
        return hash((self.name, self.kind))

    def __repr__(self) -> str:
        return f"Player({self.name!r}, {self.kind!r})"


class Record:
    """A game from its beginning on: the log is the truth, `state` follows from it.

    `lines`: all lines after the header as they stand in the file. `moves`: the decisions in force, after all undoing.
    `resigned`: the seats that have given up. `undos`: how often something was taken back. `state`: where the game
    stands, with the events of everything in force. `patient`: whether that is patient (see `wait` and `go_on`).
    """

    def __init__(self, game: Game, options: Options, seed: int, players: list[Player]) -> None:
        """A new game. Raises BadInput unless there is one player for each seat and the seed is 0 .. LARGEST_SEED."""
        if len(players) != options.players:
            raise BadInput("record-players", {"number": len(players), "expected": options.players})
        if not 0 <= seed <= LARGEST_SEED:
            raise BadInput("record-seed", {"text": str(seed), "last": str(LARGEST_SEED)})
        self.game: Game = game
        self.options: Options = options
        self.seed: int = seed
        self.players: list[Player] = players
        self.lines: list[str] = []
        self.moves: list[Move] = []
        self.resigned: list[int] = []
        self.undos: int = 0
        self.patient: bool = False
        self.state: State = game.new(options, seed, listen=True)

    def add(self, move: Move | str) -> bool:
        """Make a move, or note a forced move that was made already; says whether it was a decision.

        Raises IllegalMove or BadInput, changing nothing.
        """
        made = self.state.move(move)
        decided = self.state.enter(made.line)
        if decided:
            self.moves.append(made)
        self.lines.append(made.line)
        return decided

    def undo(self, count: int = 1) -> None:
        """Take back the last `count` decisions. Raises BadInput if there are not so many, or after MOST_UNDOS."""
        if self.undos == MOST_UNDOS:
            raise BadInput("record-undos", {"number": MOST_UNDOS})
        if not 1 <= count <= len(self.moves):
            raise BadInput("record-undo", {"number": count, "last": len(self.moves)})
        self.undos += 1
        del self.moves[-count:]
        self.lines.append(f"undo {count}")
        self.state = self.replay()

    def resign(self, seat: int) -> None:
        """Give up `seat`: a stand-in plays on. Raises BadInput if that happened already, IllegalMove after the end."""
        if self.state.seat < 0:
            raise IllegalMove(self.game.end_rule, "refuse-game-over", {"seat": seat_name(seat)})
        if seat in self.resigned:
            raise BadInput("record-resigned", {"seat": seat_name(seat)})
        self.resigned.append(seat)
        self.lines.append(f"{seat_name(seat)} resign")

    def replay(self) -> State:
        """The state that seed, options and moves lead to."""
        state = self.game.new(self.options, self.seed, listen=True)
        state.patient = self.patient
        for move in self.moves:
            state.catch_up(move.seat)
            state.play(move.seat, move.code)
        return state

    def wait(self) -> None:
        """From now on let forced moves that must look like chosen ones wait for `go_on`."""
        self.patient = True
        self.state = self.replay()

    def go_on(self) -> None:
        """Play the first of the forced moves that wait. It goes without saying, so there is no line for it."""
        seat = self.state.unasked()[0]
        self.state.play(seat, self.state.legal(seat)[0])

    def enter(self, line: str) -> None:
        """Take any line of a game file. Raises IllegalMove or BadInput, changing nothing."""
        text = " ".join(_REMARK.sub("", line).split())
        if undone := _UNDO.fullmatch(text):
            self.undo(int(undone[1]))
        elif text.split(" ", 1)[0] == "undo":
            raise BadInput("record-undo-line", {"text": text})
        elif resigned := _RESIGN.fullmatch(text):
            self.resign(seat_number(resigned[1], self.options.players))
        elif text:
            self.add(text)
        else:
            self.lines.append("")
        # Remarks stay where they are.
        self.lines[-1] = line.rstrip()

    def dumps(self) -> str:
        """The game file: `parse(record.dumps()) == record`."""
        header: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "edition": self.game.edition,
            "facts": self.game.facts_hash(),
            **({"corrections": self.game.corrections.mapping()} if self.game.corrections else {}),
            "options": self.options.mapping(),
            "seed": self.seed,
            "seats": {seat_name(seat): {"name": p.name, "kind": p.kind} for seat, p in enumerate(self.players)},
        }
        if self.state.result is not None:
            header["result"] = self.state.result.position()
        return "\n".join([dump(header) + "---", *self.lines]) + "\n"

    def save(self, path: Path) -> None:
        """Write the game file. Raises BadInput."""
        write_text(path, self.dumps())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and other.dumps() == self.dumps()

    def __hash__(self) -> int:
        return hash((self.seed, len(self.lines)))


def load(path: Path) -> Record:
    """Read and verify a game file. Raises BadInput or IllegalMove with file and line."""
    return parse(read_text(path), str(path))


def parse(text: str, where: str = "") -> Record:
    """Replay and verify the text of a game file.

    Raises BadInput for what cannot be understood or belongs to other rules, facts or another result, IllegalMove for
    moves against the rules, both with the line.
    """
    lines = text.splitlines()
    end = next((number for number, line in enumerate(lines) if line.rstrip() == "---"), -1)
    if end < 0:
        raise BadInput("record-no-moves", {}, f"{where}:{len(lines) or 1}")
    header_text = "\n".join(lines[:end])
    found = documents(header_text, where) if len(header_text) <= LONGEST_HEADER else []
    if len(found) != 1 or not isinstance(found[0].value, Mapping):
        raise BadInput("record-header", {}, f"{where}:1")
    header = _Header(found[0])
    record = header.record()
    for number, line in enumerate(lines[end + 1 :], end + 2):
        try:
            record.enter(line)
        except Refusal as refusal:
            refusal.where = f"{where}:{number}"
            raise
    header.check_result(record)
    return record


class _Header:
    """The header of a game file."""

    def __init__(self, document: Document) -> None:
        self._document: Document = document
        self._values: Mapping[Any, Any] = document.value
        for key in self._values:
            if key not in KEYS + MORE_KEYS:
                names = ", ".join(KEYS + MORE_KEYS)
                raise BadInput("record-key", {"text": str(key), "names": names}, document.place((key,)))
        for key in KEYS:
            if key not in self._values:
                raise BadInput("record-missing", {"text": key}, document.place())

    def record(self) -> Record:
        """The game before its first move. Raises BadInput with the line."""
        part = "format"
        try:
            self._expect("format", str(FORMAT), "record-format")
            part = "game"
            game = catalogue.find(str(self._values["game"]))
            self._expect("rules", game.rules_version, "record-rules")
            self._expect("edition", game.edition, "record-edition")
            part = "corrections"
            game = self._under_corrections(game)
            self._expect("facts", game.facts_hash(), "record-facts")
            part = "options"
            options = game.options(self._mapping("options"))
            part = "seats"
            players = self._players(options.players)
            part = "seed"
            seed = self._values["seed"]
            if not isinstance(seed, int) or isinstance(seed, bool):
                raise BadInput("record-seed", {"text": str(seed), "last": str(LARGEST_SEED)})
            return Record(game, options, seed, players)
        except BadInput as refusal:
            if not refusal.where.startswith(f"{self._document.file}:"):
                refusal.where = self._document.place((part, *refusal.where.split(".")))
            raise

    def _under_corrections(self, game: Game) -> Game:
        """The game with the component edition it was played under."""
        if "corrections" not in self._values:
            return game
        corrections = self._mapping("corrections")
        if set(corrections) != {"name", "changes"}:
            raise BadInput("record-corrections")
        edition = made(game.name, corrections["name"], expand(corrections["changes"]))
        try:
            return game.under(edition)
        except BadInput as refusal:
            refusal.where = self._document.place(("corrections", "changes", refusal.where))
            raise

    def check_result(self, record: Record) -> None:
        """Raise BadInput if the header tells another result than the moves."""
        if "result" not in self._values:
            return
        result = record.state.result
        differs = difference(self._values["result"], result.position() if result is not None else None)
        if differs is not None:
            id = "record-result" if result is not None else "record-unfinished"
            raise BadInput(id, {"path": differs.arguments["path"]}, self._document.place(("result",)))

    def _expect(self, key: str, expected: str, id: str) -> None:
        if str(self._values[key]) != expected:
            arguments = {"found": str(self._values[key]), "expected": expected}
            raise BadInput(id, dict(arguments), self._document.place((key,)))

    def _mapping(self, key: str) -> Mapping[str, Any]:
        value = self._values[key]
        if not isinstance(value, Mapping):
            raise BadInput("record-mapping", {"text": key})
        return value

    def _players(self, number: int) -> list[Player]:
        seats = self._mapping("seats")
        names = [seat_name(seat) for seat in range(number)]
        if [str(name) for name in seats] != names:
            raise BadInput("record-seats", {"names": ", ".join(names)})
        players = []
        for name in names:
            seat = seats[name]
            if (
                not isinstance(seat, Mapping)
                or set(seat) != {"name", "kind"}
                or any(isinstance(word, Mapping | list) for word in seat.values())
            ):
                raise BadInput("record-seat", {"seat": name}, name)
            players.append(Player(str(seat["name"]), str(seat["kind"])))
        return players
