"""What must hold at every step of every game."""

import pickle
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, Final, Protocol, TypeVar

import pytest
from msgspec import convert
from msgspec.json import decode, encode

from hatch_build import ROOT
from noctuary import locale
from noctuary.kernel.base.messages import IllegalMove
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Game, Options, Position, State
from noctuary.kernel.parts.moves import NOBODY, Actions, Move, parse_line
from noctuary.kernel.table.determinizing import UNKNOWN
from noctuary.kernel.table.fields import EVERYBODY, Declaration, declared, flat

Poison = Callable[[Any, int, Random], State]
"""A function that returns a clone in which everything hidden from a seat has been changed."""


class Trial(Protocol):
    """What a game provides for its tests (see tests.games.trials)."""

    @property
    def poison(self) -> Poison: ...

    @property
    def check(self) -> Callable[[Any], None]: ...


Table = TypeVar("Table", bound=State)
SMALL: Final = 2000
"""Action spaces of up to this many codes are tried completely wherever all seats are checked."""
FEW: Final = 8
"""Otherwise, of a verb with more codes than this, only this many random ones are tried at a time."""


def check_codes(game: Game) -> None:
    """Every code of the action space has one text, from which it can be read back, and which names its references."""
    actions = game.actions
    assert len(set(actions.texts)) == actions.size
    for code in range(actions.size):
        assert actions.parse(actions.format(code)) == code
        line = Move(actions, 1, code).line
        assert parse_line(actions, line, 2) == Move(actions, 1, code)
        named = [kind for kind in actions.kinds(code) if kind is not None]
        assert [one.kind for one in actions.references(code)] == named, f"{line}: a reference is no word of it"


def check_words(game: Game, tables: list[Options]) -> None:
    """The game has English words for whatever it says in a random game with each of these options, and for what the
    command line and a table without drawings show of it; the decisions that it calls veiled are asked.
    """
    said = {f"client-{game.name}-{part}" for part in ("title", "tagline")}
    said |= {*game.previews, *game.unforeseen, *(f"{game.name}-flag-{option}" for option in game.choices)}
    asked: set[str] = set()
    for seed, options in enumerate(tables):
        random, state = Random(seed), game.new(options, seed, listen=True)
        state.looked_at = False
        while state.seat >= 0:
            asked |= {decision.kind for decision in state.decisions}
            said |= {decision.prompt.id for decision in state.decisions}
            state.apply(random_move(state, random))
        said |= {id for event in state.events or () for id in (event.id, event.seen_by(NOBODY).id)}
        assert state.result is not None
        said |= {f"{game.name}-row-{row}" for rows in state.result.sheet for row in rows}
    if not (ROOT / "web" / "src" / "games" / game.name).is_dir():
        entries = {item.path[-1] for item in game.states.fields.items} - {"result"}
        said |= {f"{game.name}-table-{entry}" for entry in entries}
        said |= {f"{game.name}-move-{game.actions.verb(code)}" for code in range(game.actions.size)}
    words = locale.bundle("en")
    assert sorted(id for id in said if not words.has_message(id)) == []
    assert sorted(kind for kind in game.veiled - asked if not words.has_message(f"{game.name}-ask-{kind}")) == []


def check_game(game: Game, options: Options, seed: int, trial: Trial, share: int = 1) -> int:
    """Play a random game and check the invariants at every step: for all seats and a watcher at about one of `share`
    steps, for one random seat at the others, where only a sample of the illegal moves is tried. Returns the number of
    steps.
    """
    random = Random(seed)
    state = game.new(options, seed, listen=True)
    position = state.position()
    moves: list[str] = []
    while state.seat >= 0:
        trial.check(state)
        move = random_move(state, random)
        eyes = everybody(state) if not random.below(share) else [random.below(options.players + 1) - 1]
        check_legality(state, random, eyes, thorough=len(eyes) > options.players)
        check_texts(game, options, state, seed, position)
        check_secrets(state, trial.poison, random, eyes)
        after = check_clone(state, move, position)
        state.apply(move)
        position = state.position()
        assert position == after
        moves.append(move.line)
    trial.check(state)
    check_texts(game, options, state, seed, position)
    check_secrets(state, trial.poison, random, everybody(state))
    check_result(state)

    again = game.new(options, seed)
    for line in moves:
        again.apply(line)
    assert again.position() == position, "a replay of the moves leads elsewhere"
    return len(moves)


def masked(state: Table, seat: int) -> Table:
    """The table as a seat sees it."""
    board = state.observe(seat).board
    assert isinstance(board, type(state))
    return board


def poison(state: Table, seat: int, random: Random) -> Table:
    """A clone in which everything that is declared to be hidden from a seat has been drawn anew, from all it could be.
    What a game masks by its own rules, its trial changes.
    """
    table = state.clone()
    table.chance = Random(random.next32())
    if not state.seats():  # When a game is over, nothing need be hidden.
        return table
    fields = declared(table)
    fields.mask(table, seat)
    fields.fill(table, {notation: notation.values() for notation in fields.drawn} | {**table.components}, random)
    return table


def everybody(state: State) -> list[int]:
    """All seats, and -1 for a watcher."""
    return list(range(-1, state.options.players))


def random_move(state: State, random: Random) -> Move:
    """A random move of any seat that must decide."""
    seats = state.seats()
    seat = seats[random.below(len(seats))]
    codes = state.legal(seat)
    return Move(state.game.actions, seat, codes[random.below(len(codes))])


def check_legality(state: State, random: Random, seats: list[int], thorough: bool = True) -> None:
    """`legal` and `verify` agree about every code that is tried (see `tried`), for these seats and those that must
    decide, and every seat that must decide has a choice.
    """
    deciding = state.seats()
    assert deciding
    assert deciding[0] == state.seat
    codes = tried(state.game.actions, random, thorough)
    for seat in range(state.options.players):
        legal = set(state.legal(seat))
        assert len(legal) == len(state.legal(seat))
        assert (len(legal) >= 2) == (seat in deciding)
        if seat not in deciding and seat not in seats:
            continue
        allowed = verified(state, seat, legal.union(codes))
        assert allowed == legal, f"seat {seat}: {[state.game.actions.format(c) for c in allowed ^ legal]}"
    for decision in state.decisions:
        assert decision.prompt.text("en")
        assert decision.rule
        assert [move.code for move in decision.moves] == decision.codes


def verified(state: State, seat: int, codes: set[int]) -> set[int]:
    """Those of `codes` that `seat` may play. This is called so often that it avoids `Game.refusal`."""
    found = set()
    for code in codes:
        try:
            state.verify(seat, code)
        except IllegalMove:
            continue
        found.add(code)
    return found


def tried(actions: Actions, random: Random, thorough: bool) -> list[int]:
    """All codes; or, in a large action space where `thorough` is not set, all codes of small verbs and some of every
    other verb.
    """
    if thorough and actions.size <= SMALL:
        return list(range(actions.size))
    codes: list[int] = []
    for found in by_verb(actions).values():
        codes += found if len(found) <= FEW else [found[random.below(len(found))] for _ in range(FEW)]
    return codes


@cache
def by_verb(actions: Actions) -> dict[str, list[int]]:
    """The codes by verb."""
    found: dict[str, list[int]] = {}
    for code in range(actions.size):
        found.setdefault(actions.verb(code), []).append(code)
    return found


def check_texts(game: Game, options: Options, state: State, seed: int, position: Position) -> None:
    """The position of the state, written and read again, is the same position and offers the same moves."""
    loaded = game.load(position, options, seed)
    assert loaded.position() == position
    assert loaded.seats() == state.seats()
    for seat in state.seats():
        assert sorted(loaded.legal(seat)) == sorted(state.legal(seat))


def check_secrets(state: State, poison: Poison, random: Random, seats: list[int]) -> None:
    """What these seats see has the declared types and does not depend on hidden things; a determinized state looks the
    same; an observation can be sent to a bot.
    """
    for seat in seats:
        observation, other = state.observe(seat), poison(state, seat, random).observe(seat)
        seen = observation.position()
        convert(seen, wire(declared(state)), strict=True)
        view = observation.view()
        assert holds(view, declared_type(state.game.name, "View"))
        assert other.position() == seen
        assert other.view() == view
        guess = other.determinize(random.clone()).position()
        determined = observation.determinize(random)
        hidden = [field.name for field in declared(state).fields if field.seen_by != EVERYBODY]
        assert [name for name in hidden if UNKNOWN in flat(getattr(determined, name))] == []
        assert determined.position() == guess
        assert determined.observe(seat).position() == seen
        assert determined.seats() == state.seats()
        assert determined.legal(seat) == state.legal(seat)
        if seat in state.seats():
            copy = pickle.loads(pickle.dumps(observation))
            assert copy == observation
            assert copy.determinize(random).observe(seat).position() == seen
            decision = copy.decision()
            assert decision is not None
            assert decision.codes == state.legal(seat)


def holds(value: Any, type: Any) -> bool:
    """Whether `value` is as the type says; parts that the type does not know are lost on the way."""
    text = encode(value)
    return bool(decode(encode(decode(text, type=type))) == decode(text))


@cache
def declared_type(name: str, what: str) -> Any:
    """The type that a game declares for clients; Any if it declares none."""
    try:
        module = import_module(f"noctuary.games.{name}.shown.wire")
    except ModuleNotFoundError:
        return Any
    return getattr(module, f"{name.capitalize()}{what}")


@cache
def wire(declaration: Declaration) -> Any:
    """The type that is declared for positions."""
    return declaration.wire("Position")


def check_clone(state: State, move: Move, position: Position) -> Position:
    """Clones of a state (which has this position) are equal and independent, chance included; an illegal move changes
    nothing. Returns the position after the move.
    """
    clone, twin = state.clone(), state.clone()
    assert clone.position() == position
    clone.apply(move)
    others = [seat for seat in range(state.options.players) if seat not in state.seats()]
    if others:
        with pytest.raises(IllegalMove):
            state.apply(Move(state.game.actions, others[-1], move.code))
    assert state.position() == position
    twin.apply(move)
    after = clone.position()
    assert twin.position() == after
    return after


def check_patience(game: Game, options: Options, seed: int, poison: Poison) -> None:
    """A patient game has the same moves, and its forced moves look like chosen ones to other seats."""
    random = Random(seed)
    state, patient = game.new(options, seed, listen=True), game.new(options, seed, listen=True)
    patient.patient = True
    while state.seat >= 0:
        move = random_move(state, random)
        while len(patient.legal(move.seat)) < 2 and patient.unasked():
            waits(patient, poison, random)
        assert patient.clone().patient
        for each in (state, patient):
            each.apply(move)
    while patient.unasked():
        waits(patient, poison, random)
    assert patient.position() == state.position()
    for seat in range(-1, options.players):
        assert told(state, seat) == told(patient, seat)


def told(state: State, seat: int) -> list[str]:
    """All events that `seat` was told. Where several seats decide at the same time they are sorted, since the order is
    not part of the rules.
    """
    messages = [(event.seen_by(seat), event.auto_for(seat)) for event in state.events or []]
    return sorted(f"{message.id} {message.arguments} {auto}" for message, auto in messages)


def waits(patient: State, poison: Poison, random: Random) -> None:
    """Check a forced move that waits, then play it."""
    seat = patient.unasked()[0]
    assert patient.decision(seat).kind in patient.game.veiled
    assert not patient.determinize(seat, random).patient
    check_secrets(patient, poison, random, everybody(patient))
    patient.apply(Move(patient.game.actions, seat, patient.legal(seat)[0]))


def check_result(state: State) -> None:
    """The ranking is in the order of the totals."""
    result = state.result
    assert result is not None
    assert state.seats() == []
    ranked = [seat for place in result.ranking for seat in place]
    assert sorted(ranked) == list(range(state.options.players))
    totals = [result.totals[seat] for seat in ranked]
    assert totals == sorted(totals, reverse=not state.game.fewest_wins)
    assert all(sum(points for row, points in rows.items() if row != "total") == rows["total"] for rows in result.sheet)
    assert [rows["total"] for rows in result.sheet] == result.totals
    assert result.reason.text("en")
