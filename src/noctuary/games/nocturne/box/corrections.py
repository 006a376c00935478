"""Checks whether corrected component facts are consistent with each other."""

from typing import Any, Final

from noctuary.games.nocturne.rules.basis.areas import WIDTH, areas
from noctuary.games.nocturne.rules.basis.facts import SYMBOLS, forest_shape
from noctuary.kernel.base.messages import Argument, BadInput

PRINTED_TILES: Final = 80
"""Number of tiles in the box (NOC-1.2)."""
MAX_TILES: Final = 120

Problems = list[BadInput]


def check(source: dict[str, Any], errors: Problems, warnings: Problems) -> None:
    """Check whether corrected facts are consistent with each other (see `Game.check`)."""
    check_tokens(source["tokens"], errors)
    check_forests(source, errors)
    check_tiles(source, errors, warnings)
    check_concoctions(source, errors, warnings)
    check_goals(source, warnings)


def check_tokens(tokens: dict[str, Any], errors: Problems) -> None:
    """Check that there is one star and, whatever is set aside, a token of each value (NOC-1.1, 11.1)."""
    if tokens["values"].count("star") != 1:
        errors.append(BadInput("nocturne-edition-star", {}, "tokens.values"))
    for players, aside in tokens["set_aside"].items():
        for value in range(1, 8):
            if tokens["values"].count(value) <= aside.count(value):
                path = f"tokens.set_aside.{players}" if value in aside else "tokens.values"
                problem = BadInput("nocturne-edition-token", {"number": value}, path)
                if not any(other.message == problem.message and other.where == path for other in errors):
                    errors.append(problem)


def cells_of_forests(source: dict[str, Any]) -> list[tuple[str, int, int]]:
    """All forests: the path of the fact, the number of players, and the cells as a mask."""
    forests = []
    for players in range(1, 5):
        rows, columns = source["forest"]["rows_columns"][str(players)]
        cells = sum(((1 << columns) - 1) << WIDTH * row for row in range(rows))
        forests.append((f"forest.rows_columns.{players}", players, cells))
        forests.append((f"twisted_trees.{players}", players, forest_shape(source["twisted_trees"][str(players)])))
    return forests


def check_forests(source: dict[str, Any], errors: Problems) -> None:
    """Check that each forest is connected and there are enough tokens for it: each tile won keeps one (NOC-2.5)."""
    tokens = source["tokens"]
    for path, players, cells in cells_of_forests(source):
        each = len(tokens["values"]) - len(tokens["set_aside"][str(players)])
        number = each * max(players, 2)  # the solo opponent has its own tokens (NOC-10.1)
        if len(areas(cells)) != 1:
            errors.append(BadInput("nocturne-edition-shape-apart", {}, path))
        if number < cells.bit_count():
            arguments: dict[str, Argument] = {"players": players, "number": number, "cells": cells.bit_count()}
            errors.append(BadInput("nocturne-edition-few-tokens", arguments, path))


def check_tiles(source: dict[str, Any], errors: Problems, warnings: Problems) -> None:
    """Check that the tiles suffice for two rounds; warn of needed symbols that none has (NOC-6.7, 8.7)."""
    number = sum(tile["count"] for tile in source["tiles"])
    spaces = source["forest"]["sprite_spaces"]
    least = max(2 * (cells.bit_count() + spaces[str(players)]) for _, players, cells in cells_of_forests(source))
    if number < least:
        errors.append(BadInput("nocturne-edition-few-tiles", {"number": number, "least": least}, "tiles"))
    elif number > MAX_TILES:
        errors.append(BadInput("nocturne-edition-many-tiles", {"number": number, "most": MAX_TILES}, "tiles"))
    elif number != PRINTED_TILES:
        arguments: dict[str, Argument] = {"number": number, "expected": PRINTED_TILES}
        warnings.append(BadInput("nocturne-edition-tiles", arguments, "tiles"))
    wanted = {symbol for card in source["concoctions"] for symbol in card["level1"] + card.get("level2", [])}
    for symbol in SYMBOLS:
        carried = any(symbol in tile["symbols"] and tile["count"] for tile in source["tiles"])
        if symbol in wanted and not carried:
            warnings.append(BadInput("nocturne-edition-kind", {"symbol": symbol}, "tiles"))


def check_concoctions(source: dict[str, Any], errors: Problems, warnings: Problems) -> None:
    """Check that a second level has symbols and points; warn unless it scores more than the first (NOC-8.7)."""
    for card in source["concoctions"]:
        path = f"concoctions.{card['id']}"
        level2, points2 = card.get("level2", []), card.get("points2", 0)
        if bool(level2) != bool(points2):
            errors.append(BadInput("nocturne-edition-level2", {}, f"{path}.{'points2' if level2 else 'level2'}"))
        elif level2 and points2 <= card["points1"]:
            warnings.append(BadInput("nocturne-edition-lesser", {"number": points2}, f"{path}.points2"))


def check_goals(source: dict[str, Any], warnings: Problems) -> None:
    """Warn if a goal occurs twice."""
    for section in ("twilight_goals", "moonlight_goals"):
        known: dict[str, int] = {}
        for goal in source[section]:
            number = goal["number"]
            first = known.setdefault(goal["goal"], number)
            if first != number:
                arguments: dict[str, Argument] = {"number": first, "number_other": number}
                warnings.append(BadInput("nocturne-edition-same-goal", arguments, f"{section}.{number}.goal"))
