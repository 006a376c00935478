"""Game files (`*.noct`), the text form of a match: the players, the setup, the seed, and every move.

A file is a YAML header, a line `---`, and then a line for each decision; `undo N` takes back the last N decisions, `P1
resign` hands the seat over to a stand-in, whose moves are recorded like all others, or ends the game if the header says
so and only one player is left; `end` ends it without a result. Text after ` #` is a comment.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from noctuary.kernel.base import deals
from noctuary.kernel.base.deals import Deal
from noctuary.kernel.base.files import lines as lines_of
from noctuary.kernel.base.files import read_text, write_text
from noctuary.kernel.base.messages import BadInput, Refusal
from noctuary.kernel.base.positions import Document, difference, documents, dump, expand
from noctuary.kernel.box.corrections import Corrections, make_corrections
from noctuary.kernel.box.texts import read_earlier
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game
from noctuary.kernel.parts.moves import seat_name
from noctuary.kernel.play.entries import LARGEST_SEED, Moment, Player, Setup
from noctuary.kernel.play.match import AUTO, END, MAX_UNDOS, RESIGN, UNDO, Match

FORMAT: Final = 1
KEYS: Final = ("format", "game", "rules", "edition", "facts", "options", "seed", "seats")
MORE_KEYS: Final = ("corrections", "deal", "resignation_ends", "takebacks", "result")
"""The optional keys of the header."""
LONGEST_HEADER: Final = 60_000
"""Maximum characters of the header; usual are 1,000, with every fact corrected 43,000. YAML is slow to read."""
MAX_LINES: Final = 20_000
"""Maximum number of lines after the header; the longest games have a few thousand decisions."""

_REMARK: Final = re.compile(r"(^|\s)#.*")


def begun_under(game: Game, facts: str) -> Game | None:
    """A game with the facts that have this hash: its own, or those of an earlier version (`box/earlier.toml`) with its
    corrections. None if they are not here any more.
    """
    if facts == game.facts_hash():
        return game
    if game.facts is None:
        return None
    mine = game.corrections
    for hash, earlier in read_earlier(game.name).items():
        if facts == hash and not earlier["changes"]:
            return game
        changes = {**earlier["changes"], **(mine.changes if mine else {})}
        with suppress(BadInput):
            begun = game.under(Corrections(game.name, mine.name if mine else earlier["name"], changes))
            if facts == begun.facts_hash():
                return begun
    return None


def nothing() -> None:
    """Default for `between`: do nothing."""


def dumps(match: Match) -> str:
    """The content of the game file: `dumps(parse(text)) == text`."""
    return write(seated(head(match), match.setup.seats), match.written)


def head(match: Moment) -> list[str]:
    """The header of the game file: what stands before the seats, and what stands after them."""
    setup = match.setup
    game = setup.game
    deal = setup.deal if isinstance(setup.deal, Deal) else None
    before: dict[str, Any] = {
        "format": FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "edition": game.edition,
        "facts": game.facts_hash(),
        **({"corrections": game.corrections.mapping()} if game.corrections else {}),
        "options": setup.options.mapping(),
        "seed": deal.key if deal else setup.seed,
        **({"deal": deal.mapping()} if deal else {}),
    }
    after: dict[str, Any] = {}
    if setup.resignation_ends and (match.resigned or match.state.result is None):
        # Elsewhere it makes no difference, and earlier versions can read the file.
        after["resignation_ends"] = True
    if match.takebacks:
        after["takebacks"] = True
    if match.state.result is not None:
        after["result"] = match.state.result.position()
    return [dump(before), dump(after) if after else ""]


def seated(head: Sequence[str], seats: Sequence[Player]) -> str:
    """The header of the game file with these seats."""
    return dump({"seats": {seat_name(seat): {"name": p.name, "kind": p.kind} for seat, p in enumerate(seats)}}).join(
        head
    )


def write(header: Mapping[str, Any] | str, lines: Sequence[str]) -> str:
    """The content of the game file with this header (which need not name the format) and these lines."""
    head = header if isinstance(header, str) else dump({"format": FORMAT, **header})
    return "\n".join([f"{head}---", *lines]) + "\n"


def save(match: Match, path: Path) -> None:
    """Write the game file. Raises BadInput."""
    write_text(path, dumps(match))


def load(path: Path, patient: bool = False) -> Match:
    """Read and verify a game file. Raises BadInput or IllegalMove with file and line."""
    return parse(read_text(path), str(path), patient)


def parse(text: str, where: str = "", patient: bool = False, between: Callable[[], None] = nothing) -> Match:
    """Replay and verify the text of a game file. `patient`: see Match; forced moves at the end of a finished game are
    then played too. `between` is called before each line and may raise to stop.

    Raises BadInput for content that is invalid or too long, was made with other rules or facts, or has a different
    result, and IllegalMove for moves against the rules, both with the line.
    """
    lines = lines_of(text)
    end = next((number for number, line in enumerate(lines) if line.rstrip() == "---"), -1)
    if end < 0:
        raise BadInput("record-no-moves", {}, f"{where}:{len(lines) or 1}")
    header_text = "\n".join(lines[:end])
    headers = documents(header_text, where) if len(header_text) <= LONGEST_HEADER else []
    if len(headers) != 1 or not isinstance(headers[0].value, Mapping):
        raise BadInput("record-header", {}, f"{where}:1")
    header = _Header(headers[0])
    match = Match(header.setup(), patient)
    for number, line in enumerate(lines[end + 1 :], end + 2):
        between()
        try:
            if number - end - 1 > MAX_LINES:
                raise BadInput("record-lines", {"number": MAX_LINES})
            enter(match, line)
            if match.undos > MAX_UNDOS:
                raise BadInput("record-undos", {"number": MAX_UNDOS})
        except Refusal as refusal:
            refusal.where = f"{where}:{number}"
            raise
    while header.is_of_finished_game and (waiting := match.unasked):
        match.add(seat_name(waiting[0]) + AUTO)
    # Moves made by the table itself are not in the file, but may have revealed something.
    match.takebacks |= header.has_takebacks
    header.check_result(match)
    return match


def enter(match: Match, line: str) -> None:
    """Add any line of a game file. Raises IllegalMove or BadInput, changing nothing."""
    text = " ".join(_REMARK.sub("", line).split())
    before = len(match.written)
    if text.endswith(AUTO):
        match.state.move(text)
    elif text:
        play_forced(match, text)
        match.add(text)
    # Keep comments on their lines.
    match.written[before:] = [line.rstrip()]


def play_forced(match: Match, text: str) -> None:
    """A line may read like a waiting forced move and yet be a legal decision after all waiting moves. It then means
    that decision, as in a match that is not patient; so play the forced move first.
    """
    if not match.unasked or text.split(" ", 1)[0] == UNDO or text.endswith(RESIGN) or text == END:
        return
    move = match.state.move(text)
    if move.seat not in match.unasked or move.code not in match.state.legal(move.seat):
        return
    after = match.state.clone()
    while waiting := after.unasked():
        after.play(waiting[0], after.legal(waiting[0])[0])
    if move.code in after.legal(move.seat):
        match.add(seat_name(move.seat) + AUTO)
        play_forced(match, text)


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

    def setup(self) -> Setup:
        """The setup of the match. Raises BadInput with the line."""
        part = "format"
        try:
            self._expect("format", str(FORMAT), "record-format")
            part = "game"
            game = catalogue.find(str(self._values["game"]))
            if self._values["rules"] not in game.plays_on:
                self._expect("rules", game.rules_version, "record-rules")
            self._expect("edition", game.edition, "record-edition")
            part = "corrections"
            game = self._under_corrections(game)
            if (begun := begun_under(game, str(self._values["facts"]))) is None:
                self._expect("facts", game.facts_hash(), "record-facts")
            game = begun or game
            part = "options"
            options = game.options(self._mapping("options"))
            part = "seats"
            players = self._players(options.players)
            part = "deal"
            deal = deals.read(self._mapping("deal")) if "deal" in self._values else None
            part = "seed"
            ends = self._values.get("resignation_ends") is True
            return Setup(game, options, players, self._seed() if deal is None else self._make_deal(deal), ends)
        except BadInput as refusal:
            if not refusal.where.startswith(f"{self._document.file}:"):
                refusal.where = self._document.place((part, *refusal.where.split(".")))
            raise

    def _seed(self) -> int:
        seed = self._values["seed"]
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise BadInput("record-seed", {"text": str(seed), "last": str(LARGEST_SEED)})
        return seed

    def _make_deal(self, deal: Deal) -> Deal:
        if self._values["seed"] != deal.key:
            raise BadInput("deal-key-wrong", {"text": deal.key})
        return deal

    def _under_corrections(self, game: Game) -> Game:
        """The game with the corrections it was played under."""
        if "corrections" not in self._values:
            return game
        corrections = self._mapping("corrections")
        if set(corrections) != {"name", "changes"}:
            raise BadInput("record-corrections")
        edition = make_corrections(game.name, corrections["name"], expand(corrections["changes"]))
        try:
            return game.under(edition)
        except BadInput as refusal:
            refusal.where = self._document.place(("corrections", "changes", refusal.where))
            raise

    @property
    def is_of_finished_game(self) -> bool:
        """Whether the header states a result."""
        return "result" in self._values

    @property
    def has_takebacks(self) -> bool:
        """Whether the header records a take-back of a move that others had answered."""
        return self._values.get("takebacks") is True

    def check_result(self, match: Match) -> None:
        """Raise BadInput if the header states a result that differs from that of the moves, unless earlier rules may
        have led to another one.
        """
        if not self.is_of_finished_game or self._values["rules"] in match.setup.game.plays_on:
            return
        result = match.state.result
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
        # Compiled modules accept only strings as keys.
        return {str(name): entry for name, entry in value.items()}

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
