"""The standing orders of Nightfall."""

from noctuary.games.nightfall import GAME
from noctuary.games.nightfall.rules.basis.actions import STOP
from noctuary.games.nightfall.rules.basis.facts import ORDERS


def test_nf_13_10_who_cannot_link_is_passed_by_an_order_like_everybody_else() -> None:
    game = GAME
    state = game.new(game.options({"players": 2, "draft": "quick-start"}), 1)
    state.patient = True
    starter, *_ = state.legal(state.seat)
    state.play(state.seat, starter)
    state.play(state.seat, STOP)
    words = {"until": ["game"], "colour": [], "seat": []}
    answers = {}
    for card in range(ORDERS):
        state.hand[state.seat] = [card]
        state.ask_again()
        answers[len(state.legal(state.seat))] = game.answer_order(state.observe(state.seat), "pass", words)
    assert answers == {1: STOP, 2: STOP}
