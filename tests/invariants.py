"""What must hold at every step of every game, whatever the game is."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

from noctuary.kernel.game import Game, Options, State
from noctuary.kernel.messages import IllegalMove
from noctuary.kernel.moves import Move, parse_line
from noctuary.kernel.randomness import Random

Poison = Callable[[State, int, Random], State]
"""Gives a clone in which everything a seat cannot know has been changed."""


def check_codes(game: Game) -> None:
    """Every code of the action space has one text and comes back from it."""
    actions = game.actions
    assert len(set(actions.texts)) == actions.size
    for code in range(actions.size):
        assert actions.parse(actions.format(code)) == code
        line = Move(actions, 1, code).line
        assert parse_line(actions, line, 2) == Move(actions, 1, code)


def check_game(
    game: Game, options: Options, seed: int, poison: Poison, check_state: Callable[[State], None]
) -> list[int]:
    """Play a random game and check the invariants at every step. Returns the totals."""
    random = Random(seed)
    state = game.new(options, seed, listen=True)
    moves: list[str] = []
    while state.seat >= 0:
        check_state(state)
        check_legality(state)
        check_texts(game, options, state, seed)
        check_secrets(state, poison, random)
        codes = state.legal(state.seat)
        move = Move(game.actions, state.seat, codes[random.below(len(codes))])
        check_clone(state, move)
        state.apply(move)
        moves.append(move.line)
    check_state(state)
    check_texts(game, options, state, seed)
    check_secrets(state, poison, random)
    check_result(state)

    again = game.new(options, seed)
    for line in moves:
        again.apply(line)
    assert again.position() == state.position(), "a replay of the moves leads elsewhere"
    assert state.result is not None
    return state.result.totals


def check_legality(state: State) -> None:
    """`legal` and `verify` agree about every code, and a seat that decides has a choice."""
    deciding = state.seats()
    assert deciding
    assert deciding[0] == state.seat
    for seat in range(state.options.players):
        legal = set(state.legal(seat))
        assert len(legal) == len(state.legal(seat))
        assert (len(legal) >= 2) == (seat in deciding)
        allowed = {code for code in range(state.game.actions.size) if state.game.refusal(state, seat, code) is None}
        assert allowed == legal, f"seat {seat}: {[state.game.actions.format(c) for c in allowed ^ legal]}"
    for decision in state.decisions:
        assert decision.prompt.text("en")
        assert decision.rule
        assert [move.code for move in decision.moves] == decision.codes


def check_texts(game: Game, options: Options, state: State, seed: int) -> None:
    """A position that is written and read again is the same position, and offers the same moves."""
    position = state.position()
    loaded = game.load(position, options, seed)
    assert loaded.position() == position
    assert loaded.seats() == state.seats()
    for seat in state.seats():
        assert sorted(loaded.legal(seat)) == sorted(state.legal(seat))


def check_secrets(state: State, poison: Poison, random: Random) -> None:
    """What any seat, or a watcher, sees does not depend on what is hidden; a determinized state looks the same; an
    observation can be sent to a bot.
    """
    for seat in range(-1, state.options.players):
        observation = state.observe(seat)
        seen = observation.position()
        assert poison(state, seat, random).observe(seat).position() == seen
        determined = observation.determinize(random)
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


def check_clone(state: State, move: Move) -> None:
    """A clone is equal and independent, and an illegal move changes nothing."""
    before = state.position()
    clone = state.clone()
    assert clone.position() == before
    clone.apply(move)
    assert state.position() == before
    other = (state.seat + 1) % state.options.players
    if other not in state.seats():
        with pytest.raises(IllegalMove):
            state.apply(Move(state.game.actions, other, move.code))
        assert state.position() == before


def check_result(state: State) -> None:
    """The order of the ranking is the order of the totals."""
    result = state.result
    assert result is not None
    assert state.seats() == []
    ranked = [seat for place in result.ranking for seat in place]
    assert sorted(ranked) == list(range(state.options.players))
    totals = [result.totals[seat] for seat in ranked]
    assert totals == sorted(totals, reverse=True)
    assert all(sum(points for row, points in rows.items() if row != "total") == rows["total"] for rows in result.sheet)
    assert [rows["total"] for rows in result.sheet] == result.totals
    assert result.reason.text("en")
