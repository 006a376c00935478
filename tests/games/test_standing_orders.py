"""The standing orders of every game: their answers are legal, and follow from what the seat can see."""

from random import Random

import pytest

from noctuary.kernel.base import randomness
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.parts.offers import STANDING_ORDERS
from noctuary.kernel.parts.standing_orders import SILENT, VOID, Blank, Form, fill_in
from tests.breadth import Figures, Seeds
from tests.games.trials import BUILT_IN, offering


def any_words(form: Form, chance: Random) -> dict[str, list[str]]:
    """A randomly filled-in form."""
    return {
        blank.name: chance.sample(blank.values, chance.randint(0, min(3, len(blank.values))) if blank.many else 1)
        for blank in form.blanks
    }


@pytest.mark.parametrize("name", BUILT_IN)
def test_orders_make_legal_moves_and_know_what_their_seat_can_see(name: str, seeds: Seeds, figures: Figures) -> None:
    trial = offering(name, STANDING_ORDERS)
    game = trial.game
    for seed in seeds(4):
        chance = Random(seed)
        state = game.new(trial.options(sorted(trial.modes)[seed % len(trial.modes)], seed, **trial.short), seed)
        state.patient = True
        orders: dict[tuple[int, str], dict[str, list[str]]] = {}
        while state.seat >= 0:
            seat, codes = state.seat, state.legal(state.seat)
            seen = state.observe(seat)
            forms = game.standing_orders(seen)
            for form in forms:
                if chance.random() < 0.1:
                    orders[seat, form.kind] = any_words(form, chance)
            code = chance.choice(codes)
            for form in forms:
                if (values := orders.get((seat, form.kind))) is None:
                    continue
                answer = game.answer_order(seen, form.kind, values)
                assert answer in (SILENT, VOID, *codes)
                another = state.determinize(seat, randomness.Random(chance.randrange(1 << 32))).observe(seat)
                assert game.answer_order(another, form.kind, values) == answer
                figures[f"answers to {form.kind}"] += answer >= 0
                code = answer if answer >= 0 else code
            state.play(seat, code)


def test_forms_are_filled_in_with_their_own_words() -> None:
    forms = [Form("pass", (Blank("until", ("turn", "game")), Blank("colour", ("red", "blue"), many=True)))]
    form, words = fill_in(forms, "pass", {"until": ["turn"]})
    assert (form.kind, words) == ("pass", {"until": ["turn"], "colour": []})
    for kind, values in (
        ("block", {"until": ["turn"]}),
        ("pass", {}),
        ("pass", {"until": ["turn", "game"]}),
        ("pass", {"until": ["never"]}),
        ("pass", {"until": ["turn"], "colour": ["red", "red"]}),
        ("pass", {"until": ["turn"], "seat": ["P2"]}),
    ):
        with pytest.raises(BadInput):
            fill_in(forms, kind, values)
