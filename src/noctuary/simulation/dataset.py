"""Data sets of games between bots, as two Parquet files. `tools.make_data_page` describes FIELDS in docs/data.md.

Needs the extra `data`.
"""

import json
import shutil
import zlib
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cache, partial
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple

import numpy as np
import pyarrow
import pyarrow.compute
import pyarrow.parquet

from noctuary.bots.options import Option
from noctuary.kernel.base.files import open_locked, read_text, reason
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.positions import quoted
from noctuary.kernel.contract.game import Game, State
from noctuary.kernel.contract.tensor import Tensor, blank, encoded
from noctuary.simulation import parquet
from noctuary.simulation.cluster import ALONE, Cluster
from noctuary.simulation.series import Series
from noctuary.simulation.tournament.play import places

VERSION: Final = 2
"""Changes whenever a column does."""
PART: Final = 100
"""Number of games in each temporary file, and in a row group of the final files."""
GAMES: Final = "games"
DECISIONS: Final = "decisions"
SETUP: Final = "setup.json"
PARTS: Final = "parts"
ABOUT: Final = b"noctuary"
"""The key of the setup in the metadata of a Parquet file."""


# Not a column of bytes: NumPy takes zeros at the end of bytes for no part of them, and so do readers that use it.
BYTES: Final = "fixed_size_list<uint8>[n]"
"""The type of a column whose values all have the same number of bytes, `n`."""


class DataField(NamedTuple):
    """A column: its Arrow type, its unit, and its meaning."""

    name: str
    type: str
    unit: str
    meaning: str


FIELDS: Final = {
    GAMES: [
        DataField("game", "int64", "number from 0", "the game; each deal is played with every rotation of the bots"),
        DataField("seed", "string", "decimal number", "the seed of the deal (`Game.new`), hidden from bots"),
        DataField("bots", "list<string>", "name by seat", "who played"),
        DataField("places", "list<uint8>", "place from 1 by seat", "the result; ties share a place"),
        DataField("totals", "list<int32>", "points by seat", "the last row of the score sheet"),
        DataField("outcomes", "list<float>", "win by seat, 0 to 1", "1 for the winner, shared equally in a tie"),
        DataField("decisions", "int32", "number", "the game's rows in the decisions"),
        DataField("cut_off", "bool", "", "whether a limit ended the game; then nobody wins"),
    ],
    DECISIONS: [
        DataField("game", "int64", "number from 0", "the game"),
        DataField("step", "int32", "number from 0", "the decision, in the order of the game; forced moves count"),
        DataField("seat", "uint8", "number from 0", "who decided"),
        DataField("bot", "string", "name", "the bot on this seat"),
        DataField("observation", BYTES, "an index each", "what the seat knew; null in a game without a tensor"),
        DataField("legal", "list<uint16>", "action", "what the seat might do: where the mask is 1"),
        DataField("action", "uint16", "action", "what it did, one of `legal`"),
        DataField(
            "policy",
            "list<float>",
            "share of visits, 0 to 1",
            "visits by the search, in the order of `legal`; null without one",
        ),
        DataField(
            "value", "float", "win, 0 to 1", "the share that the search expects; null without one and in solo games"
        ),
        DataField("outcome", "float", "win, 0 to 1", "`outcomes` of the game for this seat"),
    ],
}
"""The columns of both files."""

Columns = dict[str, list[Any]]


class Recorded(NamedTuple):
    """A game: its row, the columns of its decisions without the observations, and the observations, compressed."""

    row: dict[str, Any]
    decisions: Columns
    observations: bytes


class DataSet:
    """The games of a series as `games.parquet` and `decisions.parquet`; until all are played, as `parts`."""

    def __init__(self, series: Series, folder: Path) -> None:
        """Raises BadInput if the folder holds anything else, or cannot be used."""
        game = series.played_game
        tensor = tensor_of(game)
        self.series: Final = series
        self.folder: Final = folder
        self.size: int = 0 if tensor is None else tensor.size
        self.setup: dict[str, Any] = {
            "schema": VERSION,
            **series.setup,
            "seed": str(series.seed),
            "rules": game.rules_version,
            "observation": self.size,
            "actions": 0 if tensor is None else tensor.actions,
        }
        self.begin()

    def begin(self) -> None:
        """Create the folder, or check that it belongs to these games. Raises BadInput."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if not (self.folder / SETUP).exists() and any(self.folder.iterdir()):
                raise BadInput("data-foreign", {}, str(self.folder))
            with self.held() as file:
                if not file.read(1):
                    self.describe(file)
            (self.folder / PARTS).mkdir(exist_ok=True)
        except OSError as error:
            raise BadInput("data-folder", {"text": reason(error)}, str(self.folder)) from error
        stored = read_setup(self.folder)
        # More games go on with those that are there.
        games = stored.get("games")
        fewer = {"games": games} if type(games) is int and 0 < games < self.series.games else {}
        for key, value in (self.setup | fewer).items():
            if stored.get(key) != value:
                told = {"found": quoted(stored.get(key))[:60], "expected": quoted(self.setup[key])[:60]}
                raise BadInput("data-differs", {"text": key, **told}, str(self.folder))

    def describe(self, file: BinaryIO) -> None:
        """Write the setup."""
        file.truncate(0)
        file.write((json.dumps(self.setup, indent=2) + "\n").encode())
        file.flush()

    def held(self) -> AbstractContextManager[BinaryIO]:
        """A context in which no other program adds to the folder. Raises BadInput if one does already."""
        return open_locked(self.folder / SETUP)

    def numbers(self, part: int) -> range:
        """The numbers of the games of a part."""
        return range(part * PART, min((part + 1) * PART, self.series.games))

    def path(self, name: str, part: int) -> Path:
        """The file of a part."""
        return self.folder / PARTS / f"{name}-{part:06}.parquet"

    def play(self, cluster: Cluster = ALONE) -> Iterator[int]:
        """Play the missing games and join all files; yield the number of each game when it is done, those of earlier
        runs first. Raises BadInput if another program is writing them.
        """
        with self.held() as file:
            whole = rows(self.folder / f"{GAMES}.parquet") == self.series.games
            if not whole:
                self.divide()
            self.describe(file)
            parts = range(-(-self.series.games // PART))
            if whole:
                yield from range(self.series.games)
            else:
                yield from self._play(cluster, parts)
                for name in (DECISIONS, GAMES):
                    self.join(name, parts)
            shutil.rmtree(self.folder / PARTS)

    def divide(self) -> None:
        """Divide files with fewer games into parts, to which more games are added."""
        for name in (DECISIONS, GAMES) if (self.folder / f"{GAMES}.parquet").exists() else ():
            whole = opened(path := self.folder / f"{name}.parquet")
            for part in range(whole.num_row_groups):
                with reading(path):
                    table = whole.read_row_group(part)
                if rows(self.path(name, part)) < len(table):
                    parquet.write(self.path(name, part), table)

    def _play(self, cluster: Cluster, parts: range) -> Iterator[int]:
        """Play the games that the parts lack; yield the number of each that a part has."""
        left = {part: self.numbers(part)[rows(self.path(GAMES, part)) :] for part in parts}
        yield from (number for part in parts for number in self.numbers(part) if number not in left[part])
        numbers = [number for part in parts for number in left[part]]
        played = cluster.results(partial(play_game, self.series), numbers, len(numbers))
        for part in parts:
            games = []
            for one in islice(played, len(left[part])):
                games.append(one)
                yield one.row["game"]
            # The games are written last: those that a part has are complete.
            for name, table in ((DECISIONS, self.decisions), (GAMES, self.games)):
                if games:
                    earlier = self.earlier(name, part, left[part].start)
                    parquet.write(self.path(name, part), pyarrow.concat_tables([*earlier, table(games)]))

    def earlier(self, name: str, part: int, before: int) -> list[pyarrow.Table]:
        """What a part has of the games before number `before`."""
        path = self.path(name, part)
        if not path.exists() or before == part * PART:
            return []
        with reading(path):
            table = pyarrow.parquet.read_table(path, schema=self.schema(name))
        return [table.filter(pyarrow.compute.less(table["game"], before))]

    def games(self, games: list[Recorded]) -> pyarrow.Table:
        """The table of some games."""
        return pyarrow.Table.from_pylist([game.row for game in games], schema=self.schema(GAMES))

    def decisions(self, games: list[Recorded]) -> pyarrow.Table:
        """The table of the decisions of some games."""
        columns: Columns = {field.name: [] for field in FIELDS[DECISIONS]}
        for game in games:
            for name, values in game.decisions.items():
                columns[name] += values
        schema = self.schema(DECISIONS)
        kind, rows = schema.field("observation").type, len(columns["step"])
        seen = np.frombuffer(b"".join(zlib.decompress(game.observations) for game in games), np.uint8)
        observations = (
            pyarrow.FixedSizeListArray.from_arrays(seen, type=kind) if self.size else pyarrow.nulls(rows, kind)
        )
        return pyarrow.table(columns | {"observation": observations}, schema=schema)

    def join(self, name: str, parts: range) -> None:
        """Make one file of all parts."""
        target = self.folder / f"{name}.parquet"
        new = target.with_suffix(".part")
        with pyarrow.parquet.ParquetWriter(new, self.schema(name), compression="zstd") as writer:
            for part in parts:
                with reading(self.path(name, part)):
                    table = pyarrow.parquet.read_table(self.path(name, part))
                writer.write_table(table)
        new.replace(target)

    def schema(self, name: str) -> pyarrow.Schema:
        """The columns of a file, with the setup in its metadata."""
        fields = [(field.name, arrow(field.type, self.size)) for field in FIELDS[name]]
        return pyarrow.schema(fields, {ABOUT: json.dumps(self.setup)})


def opened(path: Path) -> pyarrow.parquet.ParquetFile:
    """A file of a data set, to read. Raises BadInput if it is damaged or not there, or has other columns."""
    with reading(path):
        file = pyarrow.parquet.ParquetFile(path)
        if file.schema_arrow.names != [field.name for field in FIELDS[path.stem.partition("-")[0]]]:
            raise pyarrow.ArrowInvalid("it has other columns")
    return file


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """A context for reading a file. Raises BadInput if it is damaged or not there."""
    try:
        yield
    except (OSError, pyarrow.ArrowException) as error:
        raise BadInput("data-damaged", {"text": str(error).splitlines()[0].rstrip(".")}, str(path)) from error


def rows(path: Path) -> int:
    """The number of rows of a file; 0 if there is none. Raises BadInput if it is damaged."""
    return int(opened(path).metadata.num_rows) if path.exists() else 0


def arrow(name: str, size: int) -> pyarrow.DataType:
    """The type of a column; an observation has `size` bytes."""
    if name == BYTES:
        return pyarrow.list_(pyarrow.uint8(), size or -1)
    inner = name.removeprefix("list<").removesuffix(">")
    kind = pyarrow.type_for_alias(inner)
    return kind if inner == name else pyarrow.list_(kind)


@cache
def tensor_of(game: Game) -> Tensor | None:
    """How seats see the tables of a game as vectors."""
    return game.tensor()


def play_game(series: Series, number: int) -> Recorded:
    """Play a game of a series and record it."""
    recorder = Recorder(series)
    played = series.play_one(number, recorder)
    outcomes = played.shares
    columns, rows = recorder.columns, len(recorder.columns["seat"])
    columns["game"] = [number] * rows
    columns["step"] = list(range(rows))
    columns["bot"] = [played.bots[seat] for seat in columns["seat"]]
    columns["outcome"] = [outcomes[seat] for seat in columns["seat"]]
    row = {
        "game": number,
        "seed": str(played.seed),
        "bots": played.bots,
        "places": places(played.result),
        "totals": played.result.totals,
        "outcomes": outcomes,
        "decisions": rows,
        "cut_off": played.result.cut_off,
    }
    return Recorded(row, columns, zlib.compress(b"".join(recorder.observations), 1))


class Recorder:
    """Records the decisions of a game: `columns`, except those known only later, and the observations."""

    def __init__(self, series: Series) -> None:
        game = series.played_game
        self.tensor: Final = tensor_of(game)
        self.columns: Columns = {name: [] for name in ("seat", "legal", "action", "policy", "value")}
        self.observations: list[bytes] = []
        if self.tensor is not None:
            self.blank = blank(self.tensor, game.options(series.options))

    def __call__(self, state: State, options: list[Option]) -> None:
        seat, codes, tensor = state.seat, state.legal(state.seat), self.tensor
        code, visits = options[0].code, sum(option.visits for option in options)
        tried = {option.code: option.visits for option in options}
        policy, value = None, None
        if visits:
            policy = [tried.get(code, 0) / visits for code in codes]
            if state.options.players > 1:
                value = sum(option.value * option.visits for option in options) / visits
        self.columns["seat"].append(seat)
        self.columns["legal"].append(codes if tensor is None else tensor.legal(state, seat))
        self.columns["action"].append(code if tensor is None else tensor.action(state, seat, code))
        self.columns["policy"].append(policy)
        self.columns["value"].append(value)
        if tensor is not None:
            self.observations.append(bytes(memoryview(encoded(tensor, state, seat, self.blank))))


def read_setup(folder: Path) -> dict[str, Any]:
    """The setup recorded in a folder of data. Raises BadInput if it is not one."""
    if not (folder / SETUP).is_file():
        raise BadInput("data-none", {}, str(folder))
    # Outside of what is caught: its refusals are ValueErrors.
    text = read_text(folder / SETUP)
    try:
        setup = dict(json.loads(text))
        version = setup["schema"]
    except (ValueError, TypeError, KeyError) as error:
        raise BadInput("data-none", {}, str(folder)) from error
    if version != VERSION:
        raise BadInput("data-version", {"found": quoted(version), "expected": VERSION}, str(folder))
    return setup
