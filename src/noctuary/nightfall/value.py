"""How good a table is for a seat."""

from noctuary.nightfall.table import Table


def value(table: Table, seat: int) -> float:
    return 0.0
