"""Batches are the same games as single ones, only many at a time."""

import json
import math
from collections.abc import Callable
from copy import copy
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

pytest.importorskip("librt", reason="the extra `envs` is not installed")

from noctuary.envs import Batch, rewards
from noctuary.envs.batch import Step
from noctuary.envs.parts import SLOTS
from noctuary.envs.stepping import PURPOSE
from noctuary.games.nightfall.rules.basis.board import new_minion
from noctuary.kernel.base.randomness import derive
from noctuary.kernel.contract.game import State
from noctuary.kernel.contract.tensor import blank, encoded
from tests.envs.playing import EVERY_WAY, GAMES, copies

games = pytest.mark.parametrize("game", GAMES)
pytestmark = pytest.mark.usefixtures("lanterns")
NUMBER = 3


@games
@pytest.mark.parametrize("processes", [1, 2])
def test_a_batch_is_many_games(game: str, processes: int) -> None:
    with Batch(game, NUMBER, seed=5, processes=processes, players=3) as batch:
        tensor, begun, count = batch.tensor, blank(batch.tensor, batch.options), [0] * NUMBER

        def new(place: int) -> State:
            return batch.game.new(batch.options, derive(PURPOSE, 5, place, count[place]))

        def sight(single: State, seat: int) -> bytes:
            return bytes(memoryview(encoded(tensor, single, seat, begun)))

        singles, random = [new(place) for place in range(NUMBER)], np.random.default_rng(1)
        seen, mask, gained, done, seats = batch.reset()
        while sum(count) < 2 * NUMBER:
            values, starts = batch.legal
            actions = []
            for place, single in enumerate(singles):
                assert seats[place] == single.seat
                assert seen[place].tobytes() == sight(single, single.seat)
                legal = values[starts[place] : starts[place + 1]].tolist()
                assert legal == tensor.legal(single, single.seat)
                assert np.flatnonzero(mask[place]).tolist() == sorted(legal)
                actions.append(int(random.choice(legal)))
                single.play(single.seat, tensor.code(single, single.seat, actions[-1]))
            seen, mask, gained, done, seats = batch.step(np.array(actions))
            for place, single in enumerate(singles):
                result = single.result
                assert done[place] == (result is not None)
                assert batch.truncated[place] == (result is not None and result.cut_off)
                ended = [0.0] * 3 if result is None else rewards.final(single, result, rewards.RESULT)
                assert gained[place].tolist() == ended
                last = [bytes(tensor.size) if result is None else sight(single, seat) for seat in range(3)]
                assert [one.tobytes() for one in batch.final_seen[place]] == last
                if result is not None:
                    count[place] += 1
                    singles[place] = new(place)


def lasts(batch: Batch) -> NDArray[np.int32]:
    """The last legal action of each game."""
    values, starts = batch.legal
    return values[starts[1:] - 1]


def told(step: Step, batch: Batch) -> list[bytes]:
    """All numbers of a step."""
    return [array.tobytes() for array in (*step, *batch.legal, batch.truncated, batch.final_seen)]


def after(steps: int, **arguments: Any) -> Batch:
    """A batch after some steps."""
    batch = Batch("nocturne", 5, seed=3, players=2, **arguments)
    batch.reset()
    for _ in range(steps):
        batch.step(lasts(batch))
    return batch


def test_wrong_arguments_are_refused() -> None:
    for wrong, said in (
        ({"reward": "shaped"}, "reward of a batch"),
        ({"number": 2, "processes": 3}, "2 games cannot be divided among 3 processes"),
        ({"number": 0}, "number of games .* at least 1, not 0"),
        ({"number": 2.0}, "not 2.0"),
        ({"number": 10**30}, "Maximum allowed size"),  # At once.
        ({"processes": 1.5}, "processes must be a whole number"),
        ({"seed": 0.5}, "seed must be a whole number, not 0.5"),
    ):
        with pytest.raises(ValueError, match=said):
            Batch("nocturne", **{"number": 3, **wrong})  # type: ignore[arg-type]


def test_numpys_numbers_and_truth_values_are_arguments_like_pythons() -> None:
    batch = Batch("nocturne", np.int64(2), np.uint32(5), processes=np.int8(1), players=np.int16(2), advanced=np.True_)  # type: ignore[arg-type]
    same = Batch("nocturne", 2, 5, players=2, advanced=True)
    assert told(batch.reset(), batch) == told(same.reset(), same)


SPOILED: dict[str, tuple[Callable[[Any], Any], str]] = {
    "illegal": (lambda good: np.where(np.arange(5) == 4, 999, good), "action 999 is not legal in game 4; legal are "),
    "negative": (lambda good: np.where(np.arange(5) == 4, -1, good), "action -1 is not legal in game 4"),
    "too large": (lambda good: good + 10**12 * (np.arange(5) == 4), "action .* is not legal in game 4"),
    "floats": (lambda good: good.astype(float), "whole numbers, not of the type float64"),
    "not a number": (lambda good: [*good[:4], math.nan], "whole numbers, not of the type float64"),
    "truth values": (lambda good: good > 0, "whole numbers, not of the type bool"),
    "texts": (lambda good: [*map(str, good)], "whole numbers, not of the type <U"),
    "objects": (lambda good: [*good[:4], None], "whole numbers, not of the type object"),
    "masked": (lambda good: np.ma.masked_array(good, np.arange(5) == 4), "actions must not be masked"),
    "a column": (lambda good: good.reshape(-1, 1), r"shape \(5, 1\) as actions for 5 games"),
    "too few": (lambda good: good[:4], "4 actions for 5 games"),
    "too many": (lambda good: [*good, 0], "6 actions for 5 games"),
    "none": (lambda good: [], "0 actions for 5 games"),
    "a number": (lambda good: good[0], r"shape \(\) as actions for 5 games"),
}


@pytest.mark.parametrize("processes", [1, 2])
def test_what_is_refused_changes_nothing(processes: int) -> None:
    with after(2, processes=processes) as batch, after(2) as undisturbed:
        before = batch.state()
        for spoil, said in SPOILED.values():
            with pytest.raises(ValueError, match=said):
                batch.step(spoil(lasts(batch)))
            assert batch.state() == before
        actions = lasts(batch)
        assert told(batch.step(actions.astype(np.uint16)), batch) == told(undisturbed.step(list(actions)), undisturbed)


def test_arrays_are_read_only_and_stay_as_they_are() -> None:
    batch = after(0)
    kept = [batch.step(lasts(batch)) for _ in range(3 * SLOTS)]
    again = after(0)
    for step in kept:
        assert [array.tobytes() for array in step] == [array.tobytes() for array in again.step(lasts(again))]
    shown = (*kept[0], *kept[-1], *batch.legal, batch.truncated, batch.final_seen)
    assert not any(array.flags.writeable for array in shown)
    values = batch.legal[0]
    before = values.copy()
    batch.step(lasts(batch))
    assert (values == before).all()


def test_one_step_after_another_uses_the_same_memory() -> None:
    with after(0, processes=2) as batch:  # One process alone takes what memory the system gives.
        places = set()
        for _ in range(3 * SLOTS):
            seen, *_ = batch.step(lasts(batch))
            places.add(seen.ctypes.data)
        assert len(places) < SLOTS


def test_a_batch_says_what_it_cannot_do_now() -> None:
    batch = Batch("nocturne", 2)
    uses: list[Callable[[], object]] = [lambda: batch.step([0, 0]), lambda: batch.legal, lambda: batch.truncated]
    uses += [lambda: batch.final_seen, batch.state]
    for use in uses:
        with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
            use()
    for _ in range(2):
        batch.close()
    for use in (*uses, batch.reset, lambda: copy(batch)):
        with pytest.raises(RuntimeError, match="this batch is closed"):
            use()


def test_a_process_that_died_is_named() -> None:
    with after(1, processes=2) as batch:
        worker = batch._workers[0].process
        worker.kill()
        with pytest.raises(RuntimeError, match=f"process {worker.pid} that plays games 2 to 4 .* exit code -9"):
            batch.step(lasts(batch))
        with pytest.raises(RuntimeError, match="this batch is closed"):
            batch.reset()


def test_a_table_with_too_much_on_it_ends_the_games() -> None:
    batch, same = Batch("nightfall", 2, players=2), Batch("nightfall", 2, players=2)
    batch.reset()
    same.reset()
    state: Any = batch._part.games.states[1]
    state.play_area[1] = [new_minion(0, 1, serial) for serial in range(1, 99)]
    with pytest.raises(ValueError, match="98 in play, but"):
        batch.step(lasts(batch))
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        batch.step([0, 0])
    assert told(batch.reset(), batch) == told(same.reset(), same)


@pytest.mark.parametrize(("way", "processes"), [*((way, 1) for way in EVERY_WAY), ("pickle", 2)])
def test_copies_go_on_alike(way: str, processes: int) -> None:
    fresh = Batch("nocturne", 5, seed=3, players=2, processes=processes, small=True, mode="family")
    (copied,) = copies(way, [fresh])
    with fresh, copied:
        step = fresh.reset()
        assert told(copied.reset(), copied) == told(step, fresh)
        while not step[3].any():
            step = fresh.step(lasts(fresh))
        (twin,) = copies(way, [fresh])
        with twin:
            actions = lasts(fresh)
            assert told((*twin._arrays[:5],), twin) == told(step, fresh)
            expected = [told(fresh.step(lasts(fresh)), fresh) for _ in range(9)]
            assert (lasts(twin) == actions).all()
            assert [told(twin.step(lasts(twin)), twin) for _ in range(9)] == expected


@games
def test_a_saved_state_is_restored_in_any_number_of_processes(game: str) -> None:
    with Batch(game, 3, 7, "margin", 2, players=3) as batch, Batch(game, 3, reward="margin", players=3) as other:
        step = batch.reset()
        assert told(other.restore(batch.state()), other) == told(step, batch)
        for _ in range(40):
            step = batch.step(lasts(batch))
        saved = json.loads(json.dumps(batch.state()))
        assert told(other.restore(saved), other) == told(step, batch)
        assert other.state() == saved
        step = batch.step(lasts(batch))
        assert told(other.step(lasts(other)), other) == told(step, batch)
        assert told(batch.restore(saved), batch) == told(other.restore(saved), other)


@games
def test_moves_of_games_that_ended_are_forgotten(game: str) -> None:
    batch = Batch(game, 3, 7, players=2)
    step = batch.reset()
    games = batch._part.games
    games.room = 1
    made = ended = 0
    while ended < 6:
        step = batch.step(lasts(batch))
        made += 1
        ended += int(step[3].sum())
        if step[3].any():
            with Batch(game, 3, players=2) as other:
                assert told(other.restore(batch.state()), other) == told(step, batch)
    assert len(games.played) < 3 * made


def test_a_state_that_does_not_fit_is_refused() -> None:
    batch = after(3, processes=2)
    saved = batch.state()
    saved["options"].clear()
    saved = batch.state()
    begun, moves = saved["games"][4]
    for changed, said in (
        ({"version": "nocturne_v1, rules 0, facts 0"}, "saved by nocturne_v1, rules 0, facts 0, but here is nocturne"),
        ({"options": {"players": 3}}, r"options \{'players': 3\}, but this batch \{'players': 2\}"),
        ({"reward": "margin"}, "reward margin, but this batch result"),
        ({"games": saved["games"][:2]}, "has 2 games, but this batch 5"),
        ({"games": [*saved["games"][:4], [begun, [-1, *moves]]]}, "move -1 is not legal in game 4"),
        ({"games": [*saved["games"][:4], [begun, [moves[0] + 0.5]]]}, "not the state of a batch: TypeError 'float'"),
        ({"games": 3}, "not the state of a batch"),
        ({"games": [*saved["games"][:4], [0, moves]]}, "begun must be a whole number of at least 1, not 0"),
        ({"seed": None}, "not the state of a batch"),
    ):
        with pytest.raises(ValueError, match=said):
            batch.restore({**saved, **changed})
        assert batch.state() == saved
    with pytest.raises(ValueError, match="not the state of a batch: KeyError 'version'"):
        batch.restore({})
    batch.close()
