"""Random games of Nocturne, checked at every step."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from noctuary.kernel.game import State
from noctuary.kernel.randomness import Random
from noctuary.nocturne import GAME, Nocturne, Options
from noctuary.nocturne.facts import NORMAL, TOKENS, standard
from noctuary.nocturne.table import EXCHANGING, KEEPING_CONCOCTION, KEEPING_TILE, OVER, STEP_TILE, TWILIGHT
from tests.invariants import check_codes, check_game

FACTS = standard()


def poison(state: State, seat: int, random: Random) -> Nocturne:
    """Change the order of the stack, all concoctions and goals that `seat` cannot know, and who else knows what."""
    assert isinstance(state, Nocturne)
    table = state.clone()
    if table.round == OVER:
        return table
    stack = table.stack[: table.stack_left]
    random.shuffle(stack)
    table.stack = stack
    bit = 1 << seat if seat >= 0 else 0
    hidden = [place for place, card in enumerate(table.deck) if not table.seen[card] & bit]
    others = [other for other in range(table.players) if other != seat]
    drawn = table.about if table.kind == KEEPING_CONCOCTION and table.seat != seat else []
    pool = [table.deck[place] for place in hidden] + drawn
    pool += [card for other in others for card in table.concoctions[other]]
    shown = set(FACTS.brews + FACTS.starters) - set(pool) - {card for card in table.deck if table.seen[card] & bit}
    mine = set(table.concoctions[seat]) if seat >= 0 else set()
    about = set(table.about) if table.kind == KEEPING_CONCOCTION and table.seat == seat else set()
    pool += sorted(shown - mine - about)  # the starters that left the game
    random.shuffle(pool)
    table.seen = [known & bit for known in table.seen]
    for place in hidden:
        table.deck[place] = pool.pop()
    for other in others:
        table.concoctions[other] = [pool.pop() for _ in table.concoctions[other]]
    if drawn:
        table.about = [pool.pop() for _ in drawn]
        table.ask_again()
    if table.round == TWILIGHT:
        table.moonlight_goals = sorted({goal % 12 + 1 for goal in table.moonlight_goals})
    return table


def conserved(state: State) -> None:
    """Tiles, concoctions, tokens and Shadows are neither lost nor made."""
    assert isinstance(state, Nocturne)
    tiles = (
        [tile for tile in state.tiles if tile >= 0] + state.sprite_tiles + state.stack[: state.stack_left] + state.gone
    )
    for won in state.won:
        tiles += won
    if state.kind in (KEEPING_TILE, EXCHANGING):
        tiles += state.about
    tiles += [step >> 12 & 255 for step in state.agenda if step & 15 == STEP_TILE]
    assert [tiles.count(tile) for tile in range(len(FACTS.tile_ids))] == FACTS.tile_count

    cards = state.deck + [card for hand in state.concoctions for card in hand]
    cards += state.about if state.kind == KEEPING_CONCOCTION else []
    assert sorted(card for card in cards if card in FACTS.brews) == FACTS.brews
    assert len(cards) == len(set(cards)) == len(FACTS.brews) + state.players

    on_table = [spell >> 6 for spell in state.casts] + state.sprite + [placed for placed in state.placed if placed >= 0]
    shadows = len(state.shadows)
    for seat in range(state.players):
        own = [placed & 15 for placed in on_table if placed >> 4 == seat]
        own += [token for token in range(TOKENS) for layer in range(3) if state.hand[seat] >> token + 16 * layer & 1]
        assert len(own) == len(FACTS.tokens) - len(FACTS.set_aside[state.players])  # NOC-6.5: the same number always
        shadows += len([token for token in own if token >= NORMAL])
        control = sum(1 << cell for cell, p in enumerate(state.placed) if p >> 4 == seat and p & 15 < NORMAL)
        assert state.control[seat] == control
        symbols = 1 << FACTS.character_symbol[state.character[seat]] if state.character[seat] >= 0 else 0
        for tile in state.won[seat]:
            symbols |= FACTS.tile_symbol_mask[tile]
        assert state.symbols[seat] == symbols
    assert shadows == TOKENS - NORMAL
    assert state.tile_mask == sum(1 << cell for cell, tile in enumerate(state.tiles) if tile >= 0)
    assert state.cast_mask == sum(1 << (spell & 63) for spell in state.casts)
    assert not state.cast_mask & ~state.tile_mask


def test_codes_and_move_lines_round_trip() -> None:
    check_codes(GAME)


@pytest.mark.parametrize("mode", ["standard", "advanced"])
@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=50, deadline=None, suppress_health_check=list(HealthCheck), database=None)
@given(seed=st.integers(0, 2**64 - 1), chosen=st.booleans())
def test_random_games(players: int, mode: str, seed: int, chosen: bool) -> None:
    options = Options(players=players, mode=mode, characters="chosen" if chosen else "dealt")
    check_game(GAME, options, seed, poison, conserved)
