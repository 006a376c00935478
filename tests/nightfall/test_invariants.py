"""Random games of Nightfall, checked at every step: that nothing is lost, that all makes sense and that every move
offered is allowed. The dear checks (moves not offered, texts, what every seat sees) are made at every step of a few
games and at a random sample of the steps of all others.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from noctuary.kernel.game import State
from noctuary.kernel.moves import seat_name
from noctuary.kernel.randomness import Random
from noctuary.nightfall import GAME, Nightfall, Options
from noctuary.nightfall.actions import COMMONS
from noctuary.nightfall.draft import COMMON_ARCHIVES, copies
from noctuary.nightfall.effects import AT_DISCARD, CANCELLED, KICKED, aim_of
from noctuary.nightfall.facts import BITE, CARDS, ORDERS, standard
from noctuary.nightfall.options import COMMON_GROUND, NORMAL, OPEN_ARCHIVES, QUICK_START, TWO_PLAYER
from noctuary.nightfall.scoring import count_wounds
from noctuary.nightfall.setup import STARTING_COPIES
from noctuary.nightfall.table import DRAFTING, OVER, PICKING, TARGETING, archive_number
from tests.editions import random_edition
from tests.invariants import (
    check_clone,
    check_codes,
    check_game,
    check_legality,
    check_patience,
    check_result,
    check_secrets,
    check_texts,
    everybody,
    random_move,
)

FACTS = standard()
SHARE: Final = 30
"""In most games what all seats see is checked at one of so many steps; at the others what one of them sees."""
EDITIONS: Final = 50
"""Random component editions that are played, each once."""


def poison(state: State, seat: int, random: Random) -> Nightfall:
    """Change everything `seat` cannot know: hands and decks, discard piles below the top, the wound stack, secret
    archives and picks, what chance will bring. Where nobody may know how many wounds there are, that too (NF-11.7).
    """
    assert isinstance(state, Nightfall)
    table = state.clone()
    table.random = Random(random.next32())
    if table.phase == OVER:
        return table
    if table.hides_wounds:
        table.face_up = [BITE + random.below(3) for _ in range(random.below(40))] + table.face_up[-1:]
    random.shuffle(table.face_down)
    table.face_up = [BITE + (card + 1) % 3 for card in table.face_up[:-1]] + table.face_up[-1:]
    for other in range(table.players):
        poison_piles(table, other, seat, random)
    poison_archives(table, seat, random)
    if table.kind == PICKING:
        table.offers = [
            offer if owner == seat else [(card + 1) % ORDERS for card in offer]
            for owner, offer in enumerate(table.offers)
        ]
        table.picks = [
            made if owner == seat else [(card + 1) % ORDERS for card in made] for owner, made in enumerate(table.picks)
        ]
        table.undealt = [(card + 1) % ORDERS for card in table.undealt]
    if table.seat != seat:
        table.codes = []
    return table


def poison_piles(table: Nightfall, other: int, seat: int, random: Random) -> None:
    """Mix the cards of a player that `seat` cannot see; change them where their number is no public record either."""
    searched = (
        table.kind == TARGETING
        and table.seat == seat
        and table.about[1] == other
        and aim_of(table.about[0] & 63) == AT_DISCARD
    )
    piles = [(table.deck[other], len(table.deck[other]) - table.known[other])]
    if other != seat:
        piles.append((table.hand[other], len(table.hand[other])))
        if not searched:
            piles.append((table.discard[other], max(0, len(table.discard[other]) - 1)))
    cards = [card for pile, hidden in piles for card in pile[:hidden]]
    random.shuffle(cards)
    if table.hides_wounds:
        cards = [random.below(BITE + 3) for _ in cards]
    for pile, hidden in piles:
        pile[:hidden] = cards[:hidden]
        cards = cards[hidden:]


def poison_archives(table: Nightfall, seat: int, random: Random) -> None:
    """Secret archives of others are archives of something else."""
    free = [
        card for card in table.facts.draftable(True) if card not in {archive % ORDERS for archive in table.archives}
    ]
    random.shuffle(free)
    archives = table.archives[:]
    for place, archive in enumerate(archives):
        if table.hidden >> archive & 1 and archive // ORDERS != seat and free:
            other = archive_number(archive // ORDERS, free.pop())
            archives[place] = other
            table.hidden ^= 1 << archive | 1 << other
            table.left[archive], table.left[other] = 0, table.left[archive]
    table.archives = archives


def everything(state: Nightfall) -> list[int]:
    """How many of each card there are, wherever they are."""
    cards = Counter(card for pile in [*state.hand, *state.deck, *state.discard] for card in pile)
    cards.update(state.face_up + state.face_down + state.exiled_wounds + state.exiled)
    cards.update(minion & 63 for minions in state.play_area for minion in minions)
    cards.update(link & 63 for link in state.chain)
    cards.update([state.carried_out & 63] if state.carried_out >= 0 else [])
    cards.update([state.aside] if state.aside >= 0 else [])
    for archive in state.archives:
        cards[archive % ORDERS] += state.left[archive]
    return [cards[card] for card in range(CARDS)]


def conserved(state: State) -> None:
    """Orders and wounds are neither lost nor made, and whatever lies on the table makes sense."""
    assert isinstance(state, Nightfall)
    box = Counter(dict.fromkeys(state.facts.starters, STARTING_COPIES * state.players))
    for archive in state.archives:
        box[archive % ORDERS] += copies(state, archive % ORDERS)
    assert everything(state) == [box[card] for card in range(ORDERS)] + state.facts.wounds
    given = sum(state.facts.wounds) - len(state.face_up) - len(state.face_down)
    assert sum(sum(count_wounds(state, seat)) for seat in range(state.players)) == given - len(state.exiled_wounds)
    for below, link in zip(state.chain, state.chain[1:], strict=False):
        colour = state.facts.colour[below & 63]
        assert state.facts.links[below & 63] >> state.facts.colour[link & 63] & 1
        assert bool(link & KICKED) == (state.facts.kicker_colour[link & 63] == colour)
    assert not state.chain or not state.chain[0] & KICKED
    if state.phase != DRAFTING:
        check_archives(state)
    check_sense(state)


def check_sense(state: Nightfall) -> None:
    """What must hold of every table, made-up ones included."""
    assert state.influence >= 0
    assert not any(link & CANCELLED and link >> 11 for link in state.chain)
    serials = [minion >> 12 for minions in state.play_area for minion in minions]
    assert len(serials) == len(set(serials))
    for seat, minions in enumerate(state.play_area):
        assert minions == sorted(minions)
        assert all(1 <= minion >> 6 & 63 <= state.facts.health[minion & 63] for minion in minions)
        assert 0 <= state.known[seat] <= len(state.deck[seat])
    assert set(state.attackers) <= {minion >> 12 for minion in state.play_area[state.active]}
    for seat in state.seats():
        assert all(state.game.refusal(state, seat, code) is None for code in state.legal(seat))


def check_archives(state: Nightfall) -> None:
    """As many archives as the way of drafting gives (NF-1.3 to 1.5, 10.2, 10.3)."""
    assert isinstance(state.options, Options)
    commons = [archive for archive in state.archives if archive // ORDERS == COMMONS]
    shared = state.options.draft == COMMON_GROUND
    assert len(commons) == (max(COMMON_ARCHIVES, 2 * state.players) if shared else COMMON_ARCHIVES)
    assert len(state.archives) - len(commons) == (0 if shared else 2 * state.players)


def drafts(players: int) -> list[str]:
    """The ways of drafting there are for so many players."""
    return [NORMAL, QUICK_START, OPEN_ARCHIVES, COMMON_GROUND] + ([TWO_PLAYER] if players == 2 else [])


def test_codes_and_move_lines_round_trip() -> None:
    check_codes(GAME)


@pytest.mark.parametrize("edition", ["en", "pl", "de"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@settings(max_examples=42, deadline=None, suppress_health_check=list(HealthCheck), database=None)
@given(seed=st.integers(0, 2**64 - 1), secret=st.booleans(), promos=st.booleans(), data=st.data())
def test_random_games(players: int, edition: str, seed: int, secret: bool, promos: bool, data: st.DataObject) -> None:
    draft = data.draw(st.sampled_from(drafts(players)))
    options = Options(players, draft, secret and draft != COMMON_GROUND, promos, edition)
    check_game(GAME, options, seed, poison, conserved, share=SHARE)


@pytest.mark.parametrize("edition", ["en", "pl", "de"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_at_every_step(players: int, edition: str) -> None:
    options = Options(players, secret_archives=players > 3, promos=True, edition=edition, turn_limit=10)
    check_game(GAME, options, players, poison, conserved)


def any_options(seed: int) -> Options:
    """Each number of players, each way of drafting and each printed edition in turn."""
    players = 2 + seed % 4
    draft = drafts(players)[seed // 4 % len(drafts(players))]
    edition = ("en", "pl", "de")[seed % 3]
    return Options(players, draft, seed % 2 == 0 and draft != COMMON_GROUND, seed % 5 > 0, edition)


@pytest.mark.parametrize("part", range(8))
def test_random_games_with_every_fact_changed(part: int) -> None:
    """Under eight component editions in which no fact that can be changed is as printed, 25 games each."""
    edition = random_edition(GAME, Random(part))
    assert set(edition.changes) == set(GAME.editable)
    game = GAME.under(edition)
    for seed in range(part * 25, part * 25 + 25):
        check_game(game, any_options(seed), seed, poison, conserved, 2 * SHARE)


@pytest.mark.parametrize("seed", range(EDITIONS))
def test_random_games_under_random_editions(seed: int) -> None:
    game = GAME.under(random_edition(GAME, Random(seed), share=5 + seed))
    check_game(game, any_options(seed), seed, poison, conserved, 2 * SHARE)


@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck), database=None)
@given(seed=st.integers(0, 2**64 - 1), edition=st.sampled_from(["en", "pl", "de"]))
def test_a_series_is_a_game(seed: int, edition: str) -> None:
    check_game(GAME, Options(2, QUICK_START, edition=edition, series=True), seed, poison, conserved, share=10 * SHARE)


@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck), database=None)
@given(seed=st.integers(0, 2**64 - 1), players=st.integers(2, 4), edition=st.sampled_from(["en", "pl", "de"]))
def test_patient_games(seed: int, players: int, edition: str) -> None:
    check_patience(GAME, Options(players, promos=True, edition=edition, turn_limit=10), seed, poison)


def some(random: Random, number: int, cards: list[int]) -> list[str]:
    """So many cards, drawn one by one and put back."""
    return [FACTS.card_ids[cards[random.below(len(cards))]] for _ in range(number)]


def made_up(random: Random, players: int) -> dict[str, Any]:
    """A table on which anything lies anywhere: much that a random game hardly ever comes to."""
    anything, wounds, draftable = list(range(CARDS)), list(range(BITE, CARDS)), FACTS.draftable(promos=True)
    position: dict[str, Any] = {
        "phase": ("combat", "chain", "claim", "cleanup")[random.below(4)],
        "active": seat_name(random.below(players)),
        "influence": random.below(6),
        "wounds": {
            "face_up": some(random, 1 + random.below(8 * players), wounds),
            "face_down": some(random, random.below(20), wounds),
            "exiled": some(random, random.below(3), wounds),
        },
        "commons": {card: random.below(8) for card in some(random, 8, draftable)},
        "players": {},
    }
    for seat in range(players):
        minions = [FACTS.minions[random.below(len(FACTS.minions))] for _ in range(random.below(5))]
        private = {card: random.below(8) for card in some(random, 2, draftable)}
        position["players"][seat_name(seat)] = {
            "hand": some(random, random.below(9), anything),
            "deck": some(random, random.below(8), anything),
            "discard": some(random, random.below(8), anything),
            "play": [
                {"card": FACTS.card_ids[minion], "health": 1 + random.below(FACTS.health[minion])} for minion in minions
            ],
            "private": private,
            "hidden": [card for card in private if random.below(2)],
        }
    return position


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), database=None)
@given(seed=st.integers(0, 2**64 - 1), players=st.integers(2, 5), edition=st.sampled_from(["en", "pl", "de"]))
def test_made_up_positions(seed: int, players: int, edition: str) -> None:
    random = Random(seed)
    options = Options(players, secret_archives=True, promos=True, edition=edition, turn_limit=3)
    state = GAME.load(made_up(random, players), options, seed, listen=True)
    cards = everything(state)
    while state.seat >= 0:
        assert everything(state) == cards
        check_sense(state)
        move = random_move(state, random)
        if not random.below(5):
            position = state.position()
            check_legality(state, random, everybody(state))
            check_texts(GAME, options, state, seed, position)
            check_secrets(state, poison, random, everybody(state))
            check_clone(state, move, position)
        state.apply(move)
    assert everything(state) == cards
    check_texts(GAME, options, state, seed, state.position())
    check_result(state)
