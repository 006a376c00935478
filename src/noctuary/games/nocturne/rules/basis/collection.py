"""The tiles that a seat has won, counted by how they score."""

from typing import Final

from mypy_extensions import i64

from noctuary.games.nocturne.rules.basis.board import Board
from noctuary.games.nocturne.rules.basis.facts import (
    CHEST,
    EGG,
    FEATHER,
    HERB,
    KINDS,
    MIRROR,
    MUSHROOM,
    SKULL,
    TRIPTI,
    WILD,
)

HERB_BITS: Final = 5
"""Width of one field of a packed count of herbs."""


class Collection:
    """How many tiles a seat has of each sort, including those that its mirrors copy (NOC-7.2)."""

    def __init__(self) -> None:
        self.skulls: int = 0
        """Points of the skulls, not their number; `herbs` are points, too, without those of sets."""
        self.feathers: int = 0
        self.tripti: int = 0
        self.duode: int = 0
        self.herbs: int = 0
        self.letters: i64 = 0
        """Number of herbs of each letter, HERB_BITS each, then of wild herbs."""
        self.eggs: int = 0
        self.chests: int = 0
        self.mirrors: int = 0

    def count(self, board: Board, seat: int) -> None:
        """Count the tiles of this seat."""
        facts = board.facts
        kinds = facts.tile_kind
        mirrored = board.mirrors[seat]
        letters: i64 = 0
        skulls = feathers = tripti = duode = herbs = eggs = chests = mirrors = 0
        for again in range(2 if mirrored else 1):
            for tile in mirrored if again else board.won[seat]:
                if tile < 0:
                    continue
                kind = kinds[tile]
                if kind == SKULL:
                    skulls += facts.tile_points[tile]
                elif kind == FEATHER:
                    feathers += 1
                elif kind == MUSHROOM:
                    if facts.tile_species[tile] == TRIPTI:
                        tripti += 1
                    else:
                        duode += 1
                elif kind == HERB:
                    herbs += facts.tile_points[tile]
                    letters += 1 << HERB_BITS * facts.tile_herb[tile]
                elif kind == EGG:
                    eggs += 1
                elif kind == CHEST:
                    chests += 1
                elif kind == MIRROR:
                    mirrors += 1
        self.skulls = skulls
        self.feathers = feathers
        self.tripti = tripti
        self.duode = duode
        self.herbs = herbs
        self.letters = letters
        self.eggs = eggs
        self.chests = chests
        self.mirrors = mirrors

    def letters_and_wilds(self) -> int:
        """The number of different letters of herbs, and of wild herbs."""
        number = self.letters >> HERB_BITS * WILD
        for letter in range(WILD):
            if self.letters >> HERB_BITS * letter & (1 << HERB_BITS) - 1:
                number += 1
        return number


def collection(board: Board, seat: int) -> Collection:
    """The tiles of a seat."""
    counted = Collection()
    counted.count(board, seat)
    return counted


def kind_counts(board: Board, seat: int) -> list[int]:
    """The number of tiles of every kind; an assigned mirror still counts as a mirror (NOC-12.5)."""
    counts = [0] * len(KINDS)
    for tile in board.won[seat]:
        counts[board.facts.tile_kind[tile]] += 1
    return counts
