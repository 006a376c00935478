"""Efficient calculations of the engine, compared with plain ones."""

from functools import cache
from itertools import combinations, product
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from noctuary.games.nocturne import GAME, Nocturne, Options
from noctuary.games.nocturne.rules.basis.areas import (
    ALL,
    CELLS,
    WIDTH,
    areas,
    cells_of,
    central,
    corners,
    disjoint_copies,
    placements,
    top_row,
)
from noctuary.games.nocturne.rules.basis.board import add_token, new_placed
from noctuary.games.nocturne.rules.basis.facts import NORMAL, SYMBOL_BITS, SYMBOLS, TOKENS, standard
from noctuary.games.nocturne.rules.counting.scoring import best_concoctions, herb_set_points, set_points
from noctuary.games.nocturne.rules.course.rounds import give_shadows, hand_tokens
from noctuary.games.nocturne.rules.course.setup import forest_cells
from noctuary.games.nocturne.rules.turns.goals import sprite_order

FACTS = standard()
CARDS: list[dict[str, Any]] = FACTS.source["concoctions"]
SHAPES = {number: goal.shape for number, goal in enumerate(FACTS.moonlight) if goal.shape}

masks = st.integers(0, ALL)
rows = st.integers(1, WIDTH)
few_cells = st.sets(st.integers(0, CELLS - 1), max_size=10)


def neighbours(cell: int) -> list[int]:
    """The cells that share a side with `cell`."""
    row, column = divmod(cell, WIDTH)
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [r * WIDTH + c for r, c in around if 0 <= r < WIDTH and 0 <= c < WIDTH]


def mask_of(cells: set[int]) -> int:
    return sum(1 << cell for cell in cells)


# Scoring


def plain_set_points(full: list[int], number: int) -> int:
    """The points of sets: one is completed before the next begins, and the last one may be incomplete."""
    points = 0
    while number >= len(full) - 1:
        points += full[-1]
        number -= len(full) - 1
    return points + full[number]


@given(st.integers(0, 40))
def test_set_points(number: int) -> None:
    """NOC-8.2, NOC-8.3."""
    for table in ([0, 2, 4, 8, 13, 18, 24, 32], [0, 0, 9], [0, 3, 0, 13]):
        assert set_points(table, number) == plain_set_points(table, number)


@cache
def plain_herb_points(counts: tuple[int, ...], wilds: int) -> int:
    """The best points, found by trying every possible first set of any kinds with any number of wild herbs."""
    best = 0
    for size, points in ((3, 5), (4, 8), (5, 12)):
        for chosen in combinations(range(5), size):
            for real in product((False, True), repeat=size):
                used = real.count(False)
                taken = [kind for kind, is_real in zip(chosen, real, strict=True) if is_real]
                if used > wilds or any(not counts[kind] for kind in taken):
                    continue
                rest = tuple(count - (kind in taken) for kind, count in enumerate(counts))
                best = max(best, points + plain_herb_points(rest, wilds - used))
    return best


@given(st.tuples(*[st.integers(0, 3)] * 5), st.integers(0, 4))
@settings(max_examples=150)
def test_herb_sets(counts: tuple[int, ...], wilds: int) -> None:
    """NOC-8.4."""
    assert herb_set_points(FACTS, list(counts), wilds) == plain_herb_points(counts, wilds)


def plain_concoctions(supply: list[int], cards: list[int]) -> tuple[int, int]:
    """The best points and the number of complete cards, found by trying every number of levels for every card."""
    best = (0, 0)
    for levels in product((0, 1, 2), repeat=len(cards)):
        needed = dict.fromkeys(SYMBOLS, 0)
        points = complete = 0
        possible = True
        for card, level in zip(cards, levels, strict=True):
            entry = CARDS[card]
            possible = possible and (level < 2 or "level2" in entry)
            for symbol in entry["level1"] if level else []:
                needed[symbol] += 1
            for symbol in entry.get("level2", []) if level == 2 else []:
                needed[symbol] += 1
            points += entry["points2"] if level == 2 and "level2" in entry else entry["points1"] if level else 0
            complete += level == (2 if "level2" in entry else 1)
        if possible and all(needed[symbol] <= count for symbol, count in zip(SYMBOLS, supply, strict=True)):
            best = max(best, (points, complete))
    return best


@given(st.lists(st.integers(0, 6), min_size=5, max_size=5), st.sets(st.integers(0, len(CARDS) - 1), max_size=5))
@settings(max_examples=150)
def test_concoctions(supply: list[int], chosen: set[int]) -> None:
    """NOC-8.7: the most points and, among equal ones, the most complete cards; their symbols are enough."""
    cards = sorted(chosen)
    packed = sum(count << SYMBOL_BITS * symbol for symbol, count in enumerate(supply))
    points, complete, levels = best_concoctions(FACTS, packed, cards)
    assert (points, complete) == plain_concoctions(supply, cards)
    spent = [0] * 5
    worth = 0
    for card, level in zip(cards, levels, strict=True):
        entry = CARDS[card]
        for symbol in (entry["level1"] if level else []) + (entry["level2"] if level == 2 else []):
            spent[SYMBOLS.index(symbol)] += 1
        worth += entry[f"points{level}"] if level else 0
    assert worth == points
    assert all(used <= count for used, count in zip(spent, supply, strict=True))


def test_among_equal_assignments_the_one_that_completes_most_cards_is_taken() -> None:
    """NOC-8.7: 4 points from card 1 alone, or from the first levels of S1 and S2; card 1 is complete then."""
    cards = [FACTS.concoction_ids.index(id) for id in ("S1", "S2", "1")]
    supply = sum(
        count << SYMBOL_BITS * SYMBOLS.index(symbol)
        for symbol, count in (("skull", 3), ("feather", 1), ("mushroom", 1))
    )
    assert best_concoctions(FACTS, supply, cards) == (4, 1, [0, 0, 1])


# Areas and shapes


def plain_areas(cells: set[int]) -> set[frozenset[int]]:
    """The areas, found by walking from every cell as far as possible."""
    found = set()
    for start in cells:
        area = {start}
        waiting = [start]
        while waiting:
            for other in neighbours(waiting.pop()):
                if other in cells and other not in area:
                    area.add(other)
                    waiting.append(other)
        found.add(frozenset(area))
    return found


@given(masks)
def test_areas(mask: int) -> None:
    """NOC-5.1."""
    found = [frozenset(cells_of(area)) for area in areas(mask)]
    assert len(found) == len(set(found))
    assert set(found) == plain_areas(set(cells_of(mask)))


def plain_copies(shape: list[str]) -> set[frozenset[int]]:
    """Every copy of a shape on the grid: turned, mirrored and moved."""
    copies = set()
    for mirrored in (False, True):
        lines = [line[::-1] for line in shape] if mirrored else shape
        for _ in range(4):
            lines = ["".join(column) for column in zip(*reversed(lines), strict=True)]
            for row in range(WIDTH - len(lines) + 1):
                for column in range(WIDTH - len(lines[0]) + 1):
                    copies.add(
                        frozenset(
                            (row + r) * WIDTH + column + c
                            for r, line in enumerate(lines)
                            for c, mark in enumerate(line)
                            if mark == "X"
                        )
                    )
    return copies


ALL_COPIES = {goal: plain_copies(shape) for goal, shape in SHAPES.items()}


def plain_disjoint(copies: list[frozenset[int]]) -> int:
    """The most copies without a common cell, found by taking or leaving each one."""
    if not copies:
        return 0
    first, rest = copies[0], copies[1:]
    return max(plain_disjoint(rest), 1 + plain_disjoint([copy for copy in rest if not copy & first]))


def test_placements_are_all_copies_of_a_shape() -> None:
    """NOC-5.8."""
    for goal, shape in SHAPES.items():
        places = placements(shape)
        found = [frozenset(cells_of(place)) for under in places for place in under]
        assert len(found) == len(set(found))
        assert set(found) == ALL_COPIES[goal]
        assert all(min(cells_of(place)) == cell for cell, under in enumerate(places) for place in under)


@given(st.sampled_from(sorted(SHAPES)), few_cells, st.integers(0, CELLS - WIDTH - 2))
def test_disjoint_copies(goal: int, cells: set[int], corner: int) -> None:
    """NOC-5.8: with random cells, and with cells in a block of four by four."""
    block = {(cell // WIDTH % 4) * WIDTH + cell % WIDTH % 4 for cell in cells | {corner}}
    for some in (cells, block):
        inside = [copy for copy in sorted(ALL_COPIES[goal], key=sorted) if copy <= some]
        assert disjoint_copies(mask_of(some), placements(SHAPES[goal])) == plain_disjoint(inside)


# Places in the forest


def outside(cells: set[int]) -> set[int]:
    """The missing cells that can be reached from outside the grid without crossing the forest."""
    wide = WIDTH + 2
    inside = {(cell // WIDTH + 1) * wide + cell % WIDTH + 1 for cell in cells}
    reached = {0}
    waiting = [0]
    while waiting:
        place = waiting.pop()
        row, column = divmod(place, wide)
        for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            other = r * wide + c
            if 0 <= r < wide and 0 <= c < wide and other not in inside and other not in reached:
                reached.add(other)
                waiting.append(other)
    return reached


@given(masks | st.builds(forest_cells, rows, rows))
def test_central_cells(mask: int) -> None:
    """NOC-5.M7: none of the four sides faces the outside; an enclosed hole does not count as outside."""
    cells = set(cells_of(mask))
    reached = outside(cells)
    wide = WIDTH + 2
    expected = set()
    for cell in cells:
        place = (cell // WIDTH + 1) * wide + cell % WIDTH + 1
        if not {place - 1, place + 1, place - wide, place + wide} & reached:
            expected.add(cell)
    assert set(cells_of(central(mask))) == expected


@given(masks | st.builds(forest_cells, rows, rows))
def test_top_row_and_corners(mask: int) -> None:
    """NOC-5.T8, NOC-5.M8."""
    cells = cells_of(mask)
    lines = {row: [cell for cell in cells if cell // WIDTH == row] for row in sorted({c // WIDTH for c in cells})}
    found = list(lines.values())
    assert cells_of(top_row(mask)) == (found[0] if found else [])
    ends = {line[end] for line in (found[0], found[-1]) for end in (0, -1)} if found else set()
    assert set(cells_of(corners(mask))) == ends


@given(rows, rows)
def test_corners_and_centre_of_a_rectangle(height: int, width: int) -> None:
    """NOC-5.M7, NOC-5.M8."""
    cells = forest_cells(height, width)
    middle = {r * WIDTH + c for r in range(1, height - 1) for c in range(1, width - 1)}
    assert set(cells_of(central(cells))) == middle
    assert set(cells_of(corners(cells))) == {r * WIDTH + c for r in (0, height - 1) for c in (0, width - 1)}


# Orders


@st.composite
def tables(draw: st.DrawFn) -> Nocturne:
    """A table with every normal token in its owner's hand, on the Sprite board, or nowhere."""
    players = draw(st.integers(2, 4))
    spaces = FACTS.sprite_spaces[players]
    sprite: list[tuple[int, int]] = []
    hands: dict[int, list[int]] = {}
    for seat in range(players):
        places = draw(st.lists(st.sampled_from("hsn"), min_size=11, max_size=11))
        tokens = list(zip(sorted(FACTS.tokens), places, strict=True))
        hands[seat] = [token for token, place in tokens if place == "h"]
        sprite += [(seat, token) for token, place in tokens if place == "s" and token < NORMAL - 1]
    order = sorted(draw(st.permutations(sprite))[:spaces], key=lambda placed: -FACTS.value[placed[1]])
    table = GAME.empty(Options(players=players))
    table.sprite = [new_placed(seat, token) for seat, token in order]
    table.designated = draw(st.integers(0, players - 1))
    for seat, tokens_in_hand in hands.items():
        for token in tokens_in_hand:
            table.hand[seat] = add_token(table.hand[seat], token)
    table.shadows = sorted(draw(st.sets(st.integers(NORMAL, TOKENS - 1))))
    return table


def beats(table: Nocturne, seat: int, other: int) -> bool:
    """NOC-5.4, word by word, for two tied players."""
    owners = [placed >> 4 for placed in table.sprite]
    if (seat in owners) != (other in owners):
        return seat in owners
    if seat in owners:
        return owners.index(seat) < owners.index(other)
    clockwise = [(table.designated + step) % table.players for step in range(table.players)]
    return clockwise.index(seat) < clockwise.index(other)


@given(tables())
def test_sprite_order(table: Nocturne) -> None:
    """NOC-5.4."""
    for seat in range(table.players):
        for other in range(table.players):
            if seat != other:
                assert (sprite_order(table, seat) < sprite_order(table, other)) == beats(table, seat, other)


@given(tables())
def test_shadows_go_to_the_highest_tokens(table: Nocturne) -> None:
    """NOC-6.3: repeatedly, the best token left takes the highest Shadow left."""
    left = [(FACTS.value[token], seat) for seat in range(table.players) for token in hand_tokens(table, seat)]
    shadows = sorted(table.shadows)
    expected: list[list[int]] = [[] for _ in range(table.players)]
    while left and shadows:
        highest = max(value for value, _ in left)
        tied = [seat for value, seat in left if value == highest]
        first = next(seat for seat in tied if all(seat == other or beats(table, seat, other) for other in tied))
        left.remove((highest, first))
        expected[first].append(shadows.pop())
    assert give_shadows(table) == expected
    assert table.shadows == shadows
