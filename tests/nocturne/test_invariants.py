"""Random games of Nocturne in all its modes, checked at every step."""

from __future__ import annotations

from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from noctuary.kernel.game import State
from noctuary.kernel.moves import seat_number
from noctuary.kernel.randomness import Random
from noctuary.nocturne import GAME, Nocturne, Options
from noctuary.nocturne.aims import held
from noctuary.nocturne.areas import ADJACENT, CELLS, WIDTH, cell_name, cells_of
from noctuary.nocturne.facts import CHEST, NORMAL, RUNESTONE, SOLO_CARDS, TOKENS
from noctuary.nocturne.options import FAMILY, MODIFICATIONS, READY_TO_BREW, SOLO, TWISTED_TREES
from noctuary.nocturne.table import (
    ALL_SPACES,
    EXCHANGING,
    HUNTING,
    KEEPING_CONCOCTION,
    KEEPING_TILE,
    LAST_SPACE,
    OVER,
    STEP_TILE,
    TWILIGHT,
)
from noctuary.tables import asking
from noctuary.tables.course import Course
from noctuary.tables.setup import Seat, Setup
from tests.editions import random_edition
from tests.invariants import check_codes, check_game

SHARE: Final = 20
"""In games of the other modes what all seats see is checked at one of so many steps; at the others what one of them
sees.
"""
PARTS: Final = 5
"""The longest tests come in so many parts, so that all cores have something to do to the end."""
EDITIONS: Final = 50
"""Random component editions that are played, each once."""

games = settings(deadline=None, suppress_health_check=list(HealthCheck), database=None)
seeds = st.integers(0, 2**64 - 1)


def poison(state: State, seat: int, random: Random) -> Nocturne:
    """Change the order of the stack and of the opponent's cards, what chance will bring, all concoctions and goals that
    `seat` cannot know, and who else knows what.
    """
    assert isinstance(state, Nocturne)
    assert isinstance(state.options, Options)
    table = state.clone()
    if table.opponent >= 0:
        table.random = Random(random.next32())
    if table.round == OVER:
        return table
    random.shuffle(table.solo_deck)
    stack = table.stack[: table.stack_left]
    random.shuffle(stack)
    table.stack = stack
    bit = 1 << seat if seat >= 0 else 0
    hidden = [place for place, card in enumerate(table.deck) if not table.seen[card] & bit]
    others = [other for other in range(table.players) if other != seat]
    drawn = table.about if table.kind == KEEPING_CONCOCTION and table.seat != seat else []
    pool = [table.deck[place] for place in hidden] + drawn
    pool += [card for other in others for card in table.concoctions[other]]
    shown = (
        set(state.facts.brews + state.facts.starters)
        - set(pool)
        - {card for card in table.deck if table.seen[card] & bit}
    )
    mine = set(table.concoctions[seat]) if seat >= 0 else set()
    about = set(table.about) if table.kind == KEEPING_CONCOCTION and table.seat == seat else set()
    pool += sorted(shown - mine - about)  # the starters that left the game
    random.shuffle(pool)
    table.seen = [known & bit for known in table.seen]
    table.deck = table.deck[:]
    for place in hidden:
        table.deck[place] = pool.pop()
    for other in others:
        table.concoctions[other] = [pool.pop() for _ in table.concoctions[other]]
    if drawn:
        table.about = [pool.pop() for _ in drawn]
        table.ask_again()
    if table.round == TWILIGHT and not state.options.scenario:  # a scenario names its goals (NOC-12.1)
        table.moonlight_goals = sorted({goal % 12 + 1 for goal in table.moonlight_goals})
    return table


def conserved(state: State) -> None:
    """Tiles, concoctions, tokens and Shadows are neither lost nor made, and nothing is there that the options leave
    out.
    """
    assert isinstance(state, Nocturne)
    options = state.options
    assert isinstance(options, Options)
    runestones = options.runes and not options.modified(READY_TO_BREW)
    box = [
        0 if kind == RUNESTONE and not runestones else count
        for kind, count in zip(state.facts.tile_kind, state.facts.tile_count, strict=True)
    ]
    tiles = all_tiles(state)
    assert [tiles.count(tile) for tile in range(len(state.facts.tile_ids))] == box

    cards = state.deck + [card for hand in state.concoctions for card in hand]
    cards += state.about if state.kind == KEEPING_CONCOCTION else []
    assert sorted(card for card in cards if card in state.facts.brews) == (state.facts.brews if options.runes else [])
    assert len(cards) == len(set(cards)) == (len(state.facts.brews) + options.players if options.runes else 0)

    check_tokens(state, options)
    for seat in range(state.players):
        control = sum(1 << cell for cell, p in enumerate(state.placed) if p >> 4 == seat and p & 15 < NORMAL)
        assert state.control[seat] == control
        assert state.symbols[seat] == symbols(state, seat)
    check_forest(state, options)
    check_opponent(state)
    if options.mode == FAMILY:
        assert not state.twilight_goals + state.moonlight_goals + state.sprite_tiles + state.sprite
    elif options.scenario:
        names = GAME.campaign("en")["scenarios"][options.scenario - 1]
        assert [f"T{goal}" for goal in state.twilight_goals] == names["twilight"]
        assert [f"M{goal}" for goal in state.moonlight_goals] == names["moonlight"]
        assert state.facts.character_ids[state.character[options.challenger]] == names["character"]
    if state.round == TWILIGHT:
        assert not any(state.held)
    elif state.round == OVER:
        assert (state.cornered, [held(state, seat) for seat in range(state.players)]) == deeds(state)


def all_tiles(state: Nocturne) -> list[int]:
    """Every tile, wherever it is; what a decision is about may lie nowhere else, such as a chest hunted with."""
    tiles = state.sprite_tiles + state.stack[: state.stack_left] + state.gone
    tiles += [tile for tile in state.tiles if tile >= 0] + [tile for won in state.won for tile in won]
    if state.kind in (KEEPING_TILE, EXCHANGING, HUNTING):
        tiles += state.about
    if state.kind == HUNTING:
        assert [state.facts.tile_kind[tile] for tile in state.about] == [CHEST]
    return tiles + [step >> 12 & 255 for step in state.agenda if step & 15 == STEP_TILE]


def check_tokens(state: Nocturne, options: Options) -> None:
    """Everybody keeps as many tokens as he began with (NOC-6.5), the opponent of a solo game too (NOC-10.1)."""
    on_table = [spell >> 6 for spell in state.casts] + state.sprite + [placed for placed in state.placed if placed >= 0]
    removed = len(state.facts.set_aside[state.players]) + (2 if options.mode == FAMILY else 0)  # NOC-11.1
    shadows = len(state.shadows)
    for seat in range(state.players):
        own = [placed & 15 for placed in on_table if placed >> 4 == seat]
        own += [token for token in range(TOKENS) for layer in range(3) if state.hand[seat] >> token + 16 * layer & 1]
        assert len(own) == len(state.facts.tokens) - removed
        shadows += len([token for token in own if token >= NORMAL])
    assert shadows == (0 if options.mode == FAMILY else TOKENS - NORMAL)


def symbols(state: Nocturne, seat: int) -> int:
    """The kinds of symbols of a seat; the tiles of the opponent have none (NOC-10.8)."""
    if seat == state.opponent:
        return 0
    mask = 1 << state.facts.character_symbol[state.character[seat]] if state.character[seat] >= 0 else 0
    for tile in state.won[seat]:
        mask |= state.facts.tile_symbol_mask[tile]
    return mask


def check_forest(state: Nocturne, options: Options) -> None:
    """Tiles and spells lie in the forest, which has the shape that the options say (NOC-1.2, 12.4)."""
    number = options.players
    rows, columns = state.facts.rows_columns[number]
    rectangle = sum(1 << cell for cell in range(CELLS) if cell // WIDTH < rows and cell % WIDTH < columns)
    assert state.cells == (state.facts.twisted_trees[number] if options.modified(TWISTED_TREES) else rectangle)
    assert state.tile_mask == sum(1 << cell for cell, tile in enumerate(state.tiles) if tile >= 0)
    assert state.cast_mask == sum(1 << (spell & 63) for spell in state.casts)
    assert not state.cast_mask & ~state.tile_mask
    tokens = sum(1 << cell for cell, placed in enumerate(state.placed) if placed >= 0)
    assert not (state.tile_mask | tokens) & ~state.cells
    assert not state.tile_mask & tokens


def check_opponent(state: Nocturne) -> None:
    """The 24 cards of the opponent are all there, and it never has a decision, a concoction or a character."""
    solo = state.opponent
    cards = state.solo_deck + state.solo_used + ([state.solo_card] if state.solo_card >= 0 else [])
    assert sorted(cards) == (list(range(SOLO_CARDS)) if solo >= 0 else [])
    assert (solo >= 0) == (state.random is not None) == (state.options.players == 1)
    if solo >= 0:
        assert solo not in state.seats()
        assert not state.legal(solo)
        assert not state.concoctions[solo] + state.mirrors[solo]
        assert state.character[solo] < 0
        assert not state.ability[solo]


def deeds(state: Nocturne) -> tuple[list[int], list[int]]:
    """The cornered spells of twilight, and who held which spaces of the Sprite board at its end or that of moonlight,
    from what was told (NOC-12.5).
    """
    cells = {cell_name(cell): cell for cell in cells_of(state.cells)}
    cornered, spaces = [0] * state.players, [0] * state.players
    tiles, rounds = state.cells, 0
    board: list[tuple[int, int]] = []
    for event in state.events or []:
        words: dict[str, Any] = event.arguments
        seat = seat_number(words["seat"], state.players) if "seat" in words else -1
        name = event.id.removeprefix("nocturne-")
        if name == "open" and not rounds and not ADJACENT[cells[words["cell"]]] & tiles:
            cornered[seat] += 1
        elif name == "win":
            tiles &= ~(1 << cells[words["cell"]])
        elif name == "offer":
            value = state.facts.value[state.facts.token_ids.index(words["token"])]
            board.append((value, seat))
            board.sort(key=lambda placed: -placed[0])  # keeps the order of equal ones
        elif name == "pushed-off":
            assert board.pop()[1] == seat
        elif name == "round-end":
            if state.spaces and len(board) == state.spaces:
                spaces[board[-1][1]] |= LAST_SPACE
                spaces[board[0][1]] |= ALL_SPACES if len({owner for _, owner in board}) == 1 else 0
            tiles, rounds, board = state.cells, rounds + 1, []
    return cornered, spaces


def test_codes_and_move_lines_round_trip() -> None:
    check_codes(GAME)


@pytest.mark.parametrize("mode", ["standard", "advanced"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("part", range(PARTS))
@settings(games, max_examples=50 // PARTS)
@given(seed=seeds, chosen=st.booleans())
def test_random_games(players: int, mode: str, part: int, seed: int, chosen: bool) -> None:
    options = Options(players=players, mode=mode, characters="chosen" if chosen else "dealt")
    check_game(GAME, options, seed * PARTS + part, poison, conserved)


@pytest.mark.parametrize("characters", ["dealt", "chosen"])
@pytest.mark.parametrize("advanced", [True, False])
@settings(games, max_examples=75)
@given(seed=seeds)
def test_random_solo_games(advanced: bool, characters: str, seed: int) -> None:
    """Chapter 10."""
    check_game(GAME, Options(1, characters=characters, advanced=advanced), seed, poison, conserved, SHARE)


@pytest.mark.parametrize("runes", [True, False])
@pytest.mark.parametrize("players", [2, 3, 4])
@settings(games, max_examples=50)
@given(seed=seeds, chosen=st.booleans())
def test_random_family_games(players: int, runes: bool, seed: int, chosen: bool) -> None:
    """Chapter 11."""
    options = Options(players, FAMILY, "chosen" if chosen else "dealt", runes=runes)
    check_game(GAME, options, seed, poison, conserved, SHARE)


@pytest.mark.parametrize("modification", [*MODIFICATIONS, "several"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@settings(games, max_examples=13)
@given(seed=seeds, advanced=st.booleans(), several=st.sets(st.sampled_from(MODIFICATIONS), min_size=2))
def test_random_modified_games(players: int, modification: str, seed: int, advanced: bool, several: set[str]) -> None:
    """NOC-12.3: each modified rule alone, and several."""
    modified = sorted(several) if modification == "several" else [modification]
    mode = SOLO if players == 1 else "advanced" if advanced else "standard"
    options = Options(players, mode, advanced=advanced, modifications=modified)
    check_game(GAME, options, seed, poison, conserved, SHARE)


@pytest.mark.parametrize("number", range(1, 21))
def test_random_games_with_scenarios(number: int) -> None:
    """NOC-12.1: alone, and as a challenge for one of several players."""
    players = 2 + number % 3
    check_game(GAME, Options(scenario=number), number, poison, conserved, SHARE)
    options = Options(players, scenario=number, challenger=number // 3 % players)
    check_game(GAME, options, number, poison, conserved, SHARE)


@pytest.mark.parametrize(
    "options",
    [
        Options(1),
        Options(1, advanced=False, modifications=list(MODIFICATIONS)),
        Options(2, "advanced"),
        Options(3, "standard", modifications=["chest-hunt"]),
        Options(4, "advanced", modifications=list(MODIFICATIONS)),
        Options(4, FAMILY),
        Options(3, scenario=20, challenger=2),
    ],
    ids=lambda options: " ".join(map(str, options.mapping().values())),
)
def test_random_games_at_every_step(options: Options) -> None:
    check_game(GAME, options, 7, poison, conserved)


def any_options(seed: int) -> Options:
    """Each mode, each number of players and each modified rule in turn."""
    players = 1 + seed % 4
    modified = [one for place, one in enumerate(MODIFICATIONS) if seed // 8 >> place & 1] if seed % 8 < 4 else []
    if players > 1 and seed % 5 == 0:
        return Options(players, FAMILY)
    return Options(players, advanced=bool(seed % 3), modifications=modified)


@pytest.mark.parametrize("part", range(8))
def test_random_games_with_every_fact_changed(part: int) -> None:
    """Under eight editions in which no fact that can be changed is as printed, 25 games each."""
    edition = random_edition(GAME, Random(part))
    assert set(edition.changes) == set(GAME.editable)
    game = GAME.under(edition)
    check_codes(game)
    for seed in range(part * 25, part * 25 + 25):
        check_game(game, any_options(seed), seed, poison, conserved, SHARE)


@pytest.mark.parametrize("seed", range(EDITIONS))
def test_random_games_under_random_editions(seed: int) -> None:
    game = GAME.under(random_edition(GAME, Random(seed), share=5 + seed))
    check_game(game, any_options(seed), seed, poison, conserved, SHARE)


@pytest.mark.parametrize("modified", [[], list(MODIFICATIONS)], ids=["plain", "modified"])
def test_nothing_tells_of_the_card_to_come(modified: list[str]) -> None:
    """NOC-10.10: what a move is said to lead to is the same whatever card comes next, and nothing before a card can be
    taken back.
    """
    random = Random(len(modified))
    turned = previewed = 0
    for seed in range(6):
        course = Course(Setup(GAME, Options(1, modifications=modified), [Seat("human", "Ada")], seed))
        while not course.over:
            lines = [move.line for decision in course.state.decisions for move in decision.moves]
            line = lines[random.below(len(lines))]
            revision, revealed, cards = course.revision, course.state.revealed_to(0), turned_cards(course)
            previews = []
            for imagined in (1, 2, 3):  # whatever state that looks the same is imagined
                course.revision = imagined
                previews.append(asking.about_line(course, 0, line).preview)
            assert previews[0] == previews[1] == previews[2]
            previewed += len(previews[0])
            course.revision = revision
            course = course.after(line)
            cards = turned_cards(course) - cards
            assert course.state.revealed_to(0) >= revealed + cards
            turned += cards
    assert turned > 100
    assert previewed > 50


def turned_cards(course: Course) -> int:
    """How many cards of the opponent have been turned so far."""
    return len([event for event in course.events if event.id == "nocturne-solo-card"])
