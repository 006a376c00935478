"""The straight code of the tables is what their declarations say."""

from collections.abc import Iterator

import pytest

from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import State
from noctuary.kernel.table.determinizing import UNKNOWN
from noctuary.kernel.table.fields import EVERYBODY, declared, flat
from tests.games.trials import Trial, find
from tests.invariants import everybody, masked, random_move
from tools import make_tables


@pytest.mark.parametrize("name", make_tables.names())
def test_the_tables_are_as_declared(name: str) -> None:
    assert make_tables.path(name).read_text(encoding="utf-8") == make_tables.code(name), (
        "python3 tools/uv.py run --locked python -m tools.make_tables"
    )


def begun(trial: Trial, games: int) -> Iterator[State]:
    """Tables of so many games that have gone on at random for a while."""
    random = Random(5)
    for number in range(games):
        state = trial.game.new(trial.any_options(number), number)
        for _ in range(random.below(80)):
            if state.seat >= 0:
                state.apply(random_move(state, random))
        yield state


@pytest.mark.parametrize("name", make_tables.names())
def test_what_somebody_may_not_see_is_declared(name: str) -> None:
    trial, masks = find(name), set()
    for state in begun(trial, 24):
        full = unknown(state)
        for seat in everybody(state):
            masks |= unknown(masked(state, seat)) - full
    assert masks <= set(trial.secrets)
    assert set(trial.secrets) == {field.name for field in declared(state).fields if field.seen_by != EVERYBODY}


def unknown(table: State) -> set[str]:
    """The fields in which something is unknown."""
    return {field.name for field in declared(table).fields if UNKNOWN in flat(getattr(table, field.name))}


@pytest.mark.parametrize("name", make_tables.names())
def test_what_is_unknown_is_drawn_as_declared(name: str) -> None:
    random, drawn = Random(4), set()
    for number, state in enumerate(begun(find(name), 12)):
        seen = masked(state, random.below(state.options.players + 1) - 1)
        declaration = declared(seen)
        for notation, things in declaration.drawn.items():
            straight, generic, kinds = seen.clone(), seen.clone(), len(notation.values())
            word, counts = things.replace(" ", "_"), [4] * kinds
            getattr(straight, f"draw_{word}")(getattr(straight, f"unseen_{word}")(counts), counts, Random(number))
            declaration.fill(generic, {notation: [kind for kind in range(kinds) for _ in range(4)]}, Random(number))
            for field in declaration.fields:
                if field.of is notation:
                    assert getattr(straight, field.name) == getattr(generic, field.name), field.name
                    if UNKNOWN in flat(getattr(seen, field.name)) and field.seen_by != EVERYBODY:
                        drawn.add(things)
    assert drawn == set(declared(seen).drawn.values())
