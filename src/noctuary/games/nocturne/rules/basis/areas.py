"""The forest as a grid, control areas and shapes (chapter 5).

A set of cells is an int mask. Every forest lies in the upper left corner of a grid of 6 x 6 cells, numbered row by row;
cells without a tile or token are simply in no mask, so the same neighbours serve every size and shape.
"""

from typing import Final

from mypy_extensions import i64

WIDTH: Final = 6
CELLS: Final = 36
ALL: Final = (1 << CELLS) - 1
FIRST_COLUMN: Final = sum(1 << cell for cell in range(0, CELLS, WIDTH))
NOT_FIRST: Final = ALL & ~FIRST_COLUMN
NOT_LAST: Final = ALL & ~(FIRST_COLUMN << (WIDTH - 1))
AROUND: Final = ((1 << WIDTH) - 1) | ((1 << WIDTH) - 1) << 5 * WIDTH | FIRST_COLUMN | FIRST_COLUMN << (WIDTH - 1)
"""The cells at the edge of the grid."""
KEPT: Final = 50_000
"""How many results of each kind are cached."""


def cell_name(cell: int) -> str:
    """The name of a cell: column letter and row number, `a1` for the top left corner."""
    return "abcdef"[cell % WIDTH] + str(cell // WIDTH + 1)


def beside(mask: i64) -> i64:
    """The cells of the grid that share a side with a cell of `mask` (the result may include cells of `mask`)."""
    return ((mask & NOT_LAST) << 1 | (mask & NOT_FIRST) >> 1 | mask << WIDTH | mask >> WIDTH) & ALL


ADJACENT: Final = [beside(1 << cell) for cell in range(CELLS)]


def cells_of(mask: int) -> list[int]:
    """The cells of a mask in reading order."""
    cells: list[int] = []
    while mask:
        low = mask & -mask
        cells.append(low.bit_length() - 1)
        mask ^= low
    return cells


def bits(mask: i64) -> int:
    """How many bits of a mask are set."""
    number = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def areas(control: i64) -> list[i64]:
    """The control areas: maximal groups of adjacent cells (NOC-5.1)."""
    masks: list[i64] = []
    while control:
        area = control & -control
        grown = area | beside(area) & control
        while grown != area:
            area = grown
            grown = area | beside(area) & control
        masks.append(area)
        control &= ~area
    return masks


def top_row(cells: i64) -> i64:
    """The topmost row of the forest."""
    row: i64 = (1 << WIDTH) - 1
    while cells and not cells & row:
        row <<= WIDTH
    return row & cells


def bottom_row(cells: i64) -> i64:
    """The bottom row of the forest."""
    row: i64 = (1 << WIDTH) - 1 << CELLS - WIDTH
    while cells and not cells & row:
        row >>= WIDTH
    return row & cells


def corners(cells: i64) -> i64:
    """The first and last cell of the topmost and of the bottom row."""
    top = top_row(cells)
    bottom = bottom_row(cells)
    return top & -top | last_cell(top) | bottom & -bottom | last_cell(bottom)


def last_cell(cells: i64) -> i64:
    """The last of these cells, as a mask."""
    while cells & cells - 1:
        cells &= cells - 1
    return cells


def central(cells: i64) -> i64:
    """The cells of the forest that are not on its edge: none of their sides faces the outside."""
    outside = AROUND & ~cells
    grown = outside | beside(outside) & ~cells
    while grown != outside:
        outside = grown
        grown = outside | beside(outside) & ~cells
    return cells & ~beside(outside) & ~AROUND


def placements(shape: list[str]) -> list[list[int]]:
    """Every place on the grid for `shape` (rows of `X` and `.`) in any position: masks by first cell (NOC-5.8)."""
    cells = [(row, column) for row, line in enumerate(shape) for column, mark in enumerate(line) if mark == "X"]
    forms: set[tuple[tuple[int, int], ...]] = set()
    for _ in range(4):
        cells = [(column, -row) for row, column in cells]
        for form in (cells, [(row, -column) for row, column in cells]):
            top = min(row for row, _ in form)
            left = min(column for _, column in form)
            forms.add(tuple(sorted((row - top, column - left) for row, column in form)))
    by_cell: list[list[int]] = [[] for _ in range(CELLS)]
    for form_cells in sorted(forms):
        for row in range(WIDTH):
            for column in range(WIDTH):
                places = [(row + r, column + c) for r, c in form_cells]
                if all(r < WIDTH and c < WIDTH for r, c in places):
                    mask = sum(1 << r * WIDTH + c for r, c in places)
                    by_cell[(mask & -mask).bit_length() - 1].append(mask)
    return by_cell


def disjoint_copies(control: int, places: list[list[int]], known: dict[int, int] | None = None) -> int:
    """The largest number of placements in `control` that share no cell (NOC-5.8); results are cached in `known`."""
    if known is None:
        known = {}
    elif len(known) > KEPT:
        known.clear()
    known[0] = 0
    return _most_copies(control, places, known)


def _most_copies(mask: int, places: list[list[int]], best: dict[int, int]) -> int:
    known = best.get(mask)
    if known is not None:
        return known
    low = mask & -mask
    most = _most_copies(mask ^ low, places, best)
    for place in places[low.bit_length() - 1]:
        if place & mask == place:
            most = max(most, 1 + _most_copies(mask & ~place, places, best))
    best[mask] = most
    return most
