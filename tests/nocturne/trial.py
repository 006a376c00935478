"""The trial of Nocturne (see tests.games.trials)."""

from collections.abc import Sequence
from itertools import product
from typing import Any, Final

from noctuary.games.nocturne import GAME, Nocturne, Options
from noctuary.games.nocturne.judgement.moves import tile_of
from noctuary.games.nocturne.judgement.prospects import standings, tile_worth
from noctuary.games.nocturne.rules.basis import actions as at
from noctuary.games.nocturne.rules.basis.areas import ADJACENT, CELLS, WIDTH, cell_name, cells_of
from noctuary.games.nocturne.rules.basis.board import ALL_SPACES, LAST_SPACE, OVER, TWILIGHT, owner_of, token_of
from noctuary.games.nocturne.rules.basis.facts import CHEST, CONCOCTIONS, NORMAL, RUNESTONE, SOLO_CARDS, TOKENS
from noctuary.games.nocturne.rules.basis.options import (
    ADVANCED,
    FAMILY,
    MODIFICATIONS,
    READY_TO_BREW,
    SOLO,
    STANDARD,
    TWISTED_TREES,
)
from noctuary.games.nocturne.rules.counting.objectives import spaces_held_yet
from noctuary.games.nocturne.rules.counting.scenarios import scenarios
from noctuary.games.nocturne.rules.turns.characters import Exchange, WinTile
from noctuary.games.nocturne.rules.turns.tiles import Hunt, KeepConcoction, KeepTile
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import game
from noctuary.kernel.parts.moves import seat_number
from noctuary.simulation.series import Played
from tests import invariants
from tests.games.trials import Strength, Trial, first, mixed

SCENARIOS: Final = [scenario.number for scenario in scenarios()]


def poison(state: Nocturne, seat: int, random: Random) -> Nocturne:
    """Change what is hidden from `seat`, the order of the stack, what others have drawn, and the random stream."""
    if state.round == OVER:
        return state.clone()
    table = invariants.poison(state, seat, random)
    if table.opponent >= 0:
        table.random = Random(random.next32())
    table.stack = table.stack[: table.stack_left]
    random.shuffle(table.stack)
    if isinstance(table.choice, KeepConcoction) and table.seat != seat:
        table.ask(table.seat, KeepConcoction([random.below(CONCOCTIONS) for _ in table.choice.about]))
    if table.round == TWILIGHT and not state.setup.scenario:  # A scenario names its goals (NOC-12.1).
        table.moonlight_goals = sorted({goal % (len(table.facts.moonlight) - 1) + 1 for goal in table.moonlight_goals})
    return table


def conserved(state: Nocturne) -> None:
    """Check that no tile, concoction, token or Shadow is lost or made, and that nothing is there that the options
    exclude.
    """
    options = state.setup
    runestones = options.runes and not options.is_modified(READY_TO_BREW)
    box = [
        0 if kind == RUNESTONE and not runestones else count
        for kind, count in zip(state.facts.tile_kind, state.facts.tile_count, strict=True)
    ]
    tiles = all_tiles(state)
    assert [tiles.count(tile) for tile in range(len(state.facts.tile_ids))] == box

    cards = state.deck + [card for hand in state.concoctions for card in hand]
    cards += state.choice.about if isinstance(state.choice, KeepConcoction) else []
    assert sorted(card for card in cards if card in state.facts.brews) == (state.facts.brews if options.runes else [])
    assert len(cards) == len(set(cards)) == (len(state.facts.brews) + options.players if options.runes else 0)

    check_tokens(state, options)
    for seat in range(state.players):
        control = sum(
            1 << cell for cell, p in enumerate(state.placed) if p >= 0 and owner_of(p) == seat and token_of(p) < NORMAL
        )
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
    elif state.round == OVER and state.events is not None:
        assert (state.cornered, [spaces_held_yet(state, seat) for seat in range(state.players)]) == tracked(state)


def all_tiles(state: Nocturne) -> list[int]:
    """Every tile, wherever it is; some are only in a decision, such as a chest used for a hunt."""
    tiles = state.sprite_tiles + state.stack[: state.stack_left] + state.gone
    tiles += [tile for tile in state.tiles if tile >= 0] + [tile for won in state.won for tile in won]
    if isinstance(state.choice, KeepTile | Exchange | Hunt):
        tiles += state.choice.about
    if isinstance(state.choice, Hunt):
        assert [state.facts.tile_kind[tile] for tile in state.choice.about] == [CHEST]
    return tiles + [step.first for step in state.agenda if isinstance(step, WinTile)]


def check_tokens(state: Nocturne, options: Options) -> None:
    """Check that everybody keeps as many tokens as at the beginning (NOC-6.5), also the solo opponent (NOC-10.1)."""
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
    """The kinds of symbols of a seat; the opponent's tiles have none (NOC-10.8)."""
    if seat == state.opponent:
        return 0
    mask = 1 << state.facts.character_symbol[state.character[seat]] if state.character[seat] >= 0 else 0
    for tile in state.won[seat]:
        mask |= state.facts.tile_symbol_mask[tile]
    return mask


def check_forest(state: Nocturne, options: Options) -> None:
    """Check that tiles and spells lie in the forest, which has the shape of the options (NOC-1.2, 12.4)."""
    number = options.players
    rows, columns = state.facts.rows_columns[number]
    rectangle = sum(1 << cell for cell in range(CELLS) if cell // WIDTH < rows and cell % WIDTH < columns)
    assert state.cells == (state.facts.twisted_trees[number] if options.is_modified(TWISTED_TREES) else rectangle)
    assert state.tile_mask == sum(1 << cell for cell, tile in enumerate(state.tiles) if tile >= 0)
    assert state.cast_mask == sum(1 << (spell & 63) for spell in state.casts)
    assert not state.cast_mask & ~state.tile_mask
    tokens = sum(1 << cell for cell, placed in enumerate(state.placed) if placed >= 0)
    assert not (state.tile_mask | tokens) & ~state.cells
    assert not state.tile_mask & tokens


def check_opponent(state: Nocturne) -> None:
    """Check that the opponent has all its cards, and never a decision, a concoction or a character."""
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


def tracked(state: Nocturne) -> tuple[list[int], list[int]]:
    """The cornered spells of twilight, and who held which spaces of the Sprite board at the end of twilight or
    moonlight, according to the messages (NOC-12.5).
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
            board.sort(key=lambda placed: -placed[0])  # Equal ones keep their order.
        elif name == "pushed-off":
            assert board.pop()[1] == seat
        elif name == "round-end":
            if state.spaces and len(board) == state.spaces:
                spaces[board[-1][1]] |= LAST_SPACE
                spaces[board[0][1]] |= ALL_SPACES if len({owner for _, owner in board}) == 1 else 0
            tiles, rounds, board = state.cells, rounds + 1, []
    return cornered, spaces


VALUES: list[Any] = [
    *(None, True, False, -1, 0, 1, 2, 7, 13, 24, 36, 64, 256, 999, 10**9, 1.5),
    *("", "?", "egg", "chest", "egg x3", "egg x0", "star", "S4", "P1", "P2", "P9", "P1:4", "P2:s4", "b2"),
    *("open", "gone"),
    *("N +1 3 offers", "W <=4 2 keeps", "N +1 3 offers x9", "twilight", "moonlight", "moonlight-scoring", "over"),
    *([], {}, ["egg"], ["chest"], [[]], [None], ["N +1 3 offers"], {"P1": 1}, {"cornered": 1}, {"deck": 3}),
]
WORDS = [
    *("P1", "P2", "P3", "egg", "chest", "4", "star", "s6", "a1", "f6", "0", "99", "N", ">=4", "-", "text", "hunt", "")
]


def modes() -> dict[str, list[dict[str, Any]]]:
    """All modes, and each modified rule and scenario."""
    dealt = ("dealt", "chosen")
    several = [["twisted-trees", "chest-hunt"], ["double-competition", "precious-gems", "ready-to-brew"]]
    modified = [*([modification] for modification in MODIFICATIONS), *several, list(MODIFICATIONS)]
    alone: list[dict[str, Any]] = [{"players": 1, "mode": SOLO, "advanced": advanced} for advanced in (True, False)]
    found: dict[str, list[dict[str, Any]]] = {
        SOLO: [table | {"characters": way} for table in alone for way in dealt],
        FAMILY: [
            {"players": players, "mode": FAMILY, "characters": way, "runes": runes}
            for players, way, runes in product((2, 3, 4), dealt, (True, False))
        ],
        "modified-solo": [table | {"modifications": rules} for table in alone for rules in modified],
        "scenario": [{"players": 1, "scenario": number} for number in SCENARIOS],
        "challenge": [
            {"players": players, "scenario": number, "challenger": f"P{1 + (number + players) % players}"}
            for number in SCENARIOS
            for players in (2, 3, 4)
        ],
    }
    for mode, players in product((STANDARD, ADVANCED), (2, 3, 4)):
        tables = [{"players": players, "mode": mode, "characters": way} for way in dealt]
        found.setdefault(mode, []).extend(tables)
        found.setdefault(f"modified-{mode}", []).extend(tables[0] | {"modifications": rules} for rules in modified)
    return {mode: mixed(tables) for mode, tables in found.items()}


def band_80(played: Played, seat: int) -> bool:
    return (played.outcomes[seat]["band"] or 0) >= 80


def completed(played: Played, seat: int) -> bool | None:
    """Whether the first seat has completed its scenario; None: there was none."""
    challenge = played.outcomes[seat]["challenge"]
    return None if challenge is None else bool(challenge["completed"])


def goes_for_top_tile(state: Nocturne, code: int) -> bool:
    """Whether a move is about the tile that is worth most to its seat of all that it can choose."""
    own, tiles = standings(state, state.seat)[state.seat], []
    for one in (code, *state.legal(state.seat)):
        is_cast = at.CAST <= one < at.OFFER_NONE
        tiles.append(state.tiles[(one - at.CAST) // TOKENS] if is_cast else tile_of(state, one))
    return tiles[0] >= 0 and all(
        tile_worth(state.facts, own, tile) <= tile_worth(state.facts, own, tiles[0]) + 1e-6
        for tile in tiles
        if tile >= 0
    )


SERIES: dict[str, Sequence[game.Options]] = {
    "standard": [Options(2 + seed % 3, "advanced" if seed % 2 else "standard") for seed in range(30)],
    "solo": [Options(1, advanced=seed % 3 > 0) for seed in range(30)],
    "family": [Options(2 + seed % 3, FAMILY, runes=seed % 2 > 0) for seed in range(30)],
    "modified": [Options(1 + seed % 4, modifications=[MODIFICATIONS[seed % 5]]) for seed in range(20)],
    "altogether": [Options(1 + seed % 4, modifications=list(MODIFICATIONS)) for seed in range(12)],
    "scenarios": [Options(1 + number % 4, scenario=number) for number in SCENARIOS],
}
CHECKSUMS = {
    "standard": "f6bad99bdfeb32e49ac81c3c266c2081d33dc0584c98b49737b1ed127645cf98",
    "solo": "3d3daf5e1bc083801718488ac745661b561a141aa6ddb62a4ea945c511fe0716",
    "family": "2d0fec8665788d970a6fc93d81be81c087fabfe1d0ed5f0357cbe4bc7923b869",
    "modified": "7a5276a53ad515a6d286a0f40f29d2a3f9c3cda85407a4c0760a853ae955bfaa",
    "altogether": "4c78e05697667e5ecc1c127ff152b9d33fa68f775fca19b22e5be3156150f4b0",
    "scenarios": "fb4875ed0109890ed51c5180f6caeda196498e8cef8e01e097cd3950e686180a",
}

TRIAL: Final = Trial(
    "nocturne",
    modes(),
    poison,
    conserved,
    secrets="stack deck moonlight_goals concoctions solo_deck".split(),
    values=VALUES,
    words=WORDS,
    checksums_of="2",
    checksums={name: (options, CHECKSUMS[name]) for name, options in SERIES.items()},
    features="1adc9691de12b8c5",
    reasons={"nocturne-why-top-tile": goes_for_top_tile},
    gone={"pl": [r"żeton\w* Cieni", r"mikstur\w* początkow\w*", r"stracić otwarcie"]},
    limits=frozenset({"client-nocturne-profile-solo-chart", "nocturne-aim-points", "nocturne-aim-total"}),
    strengths={
        "standard": Strength({}, 1, first, 0.98, 20),
        "advanced": Strength({"mode": "advanced"}, 1, first, 0.97, 20),
        "alone": Strength({"mode": "solo"}, 0, band_80, 0.97, 40),
        "scenario": Strength({"scenario": 7}, 0, completed, 0.42, 30),
        "challenge": Strength({"scenario": 1, "challenger": "P1"}, 1, completed, 0.85, 20),
    },
    rivals=[("search@30", "greedy", 8, 6), ("greedy", "level1", 10, 7)],
    blunder=7,
    decisions="""
        1.2 1.4 1.5 2.2 2.2 2.6 2.9 2.11 3.2 3.4 4.1 4.1 4.2 4.5 5.1 5.2 5.4 5.5 5.8 6.2 6.3 6.7 6.7 6.8 7.2 7.2
        7.2 7.3 8.9 9.1 9.1 9.2 9.2 10.2 10.3 10.3 10.5 10.5 10.6 10.7 10.8 10.10 11.1 11.2 11.2 11.2 11.3 12.1 12.2
        12.3 12.3 12.3 12.4 12.5
    """,
    changes={"tiles.egg.count": 6, "concoctions.21.points1": 7, "twilight_goals.3.goal": "first symbols 5"},
    terms={
        "tile": {"en": "tile", "pl": "płytka kafelek", "de": "Plättchen"},
        "spell": {"en": "spell", "pl": "zaklęcie czaru", "de": "Zauber"},
        "cornered": {"en": "cornered", "pl": "ujarzmione odcięty", "de": "isoliert abgeschnitten"},
    },
)
