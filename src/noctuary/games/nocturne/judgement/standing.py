"""What every seat has, counted once per table, for `prospects` and whatever reads it."""

from typing import Final

from mypy_extensions import i64

from noctuary.games.nocturne.judgement import worths
from noctuary.games.nocturne.rules.basis.areas import areas, bits
from noctuary.games.nocturne.rules.basis.board import TWILIGHT, UNKNOWN, Board, cast_token, caster_of
from noctuary.games.nocturne.rules.basis.collection import HERB_BITS, Collection
from noctuary.games.nocturne.rules.basis.facts import NORMAL, STAR, SYMBOL_BITS, Facts
from noctuary.games.nocturne.rules.basis.modifications import gem_points
from noctuary.games.nocturne.rules.basis.vocabulary import Holdings
from noctuary.games.nocturne.rules.counting import scoring
from noctuary.games.nocturne.rules.turns.goals import sprite_tokens

FIELD: Final = (1 << SYMBOL_BITS) - 1
"""Bit mask of one field of a packed count of symbols."""
ONES: Final = 1 | 1 << 16 | 1 << 32
"""One bit for each copy of a token in a hand."""


class Standing(Collection, Holdings):
    """What a seat has and can expect."""

    def __init__(self, board: Board, seat: int) -> None:
        super().__init__()
        self.board: Board = board
        self.seat: int = seat
        self.control = board.control[seat]
        self.forest = board.cells
        self.hand = board.hand[seat]
        self.hope: float = 0.0
        self.score: float = 0.0
        self.feather_points: float = 0.0
        self.next_feather: float = 0.0
        """Expected points of one more feather; `next_tripti` and `next_duode` likewise."""
        self.next_tripti: float = 0.0
        self.next_duode: float = 0.0
        self.mushrooms: float = 0.0
        self.herb_sets: int = 0
        """Points of the best herb sets."""
        self.herb_kinds: int = 0
        self.rival_eggs: int = 0
        """The highest number of eggs that another seat has."""
        self.egg_each: float = 0.0
        self.egg_gain: float = 0.0
        """Points of one more egg; `next_egg` is its expected value."""
        self.next_egg: float = 0.0
        self.copies: float = 0.0
        """Expected points of what the mirrors that are not assigned yet (`mirrors`) will copy."""
        self.tiles: int = 0
        self.most_kind: int = 0
        """The number of tiles of the kind the seat has most of."""
        self.supply: i64 = 0
        self.symbols: int = 0
        self.kinds: int = 0
        self.lacking: int = 0
        """Mask of the symbols that the seat's known concoctions lack."""
        self.cards: int = 0
        self.brewed: float = 0.0
        """Points of known concoctions."""
        self.brew: float = 0.0
        self.twilight: float = 0.0
        self.goals: float = 0.0
        """Expected points of open twilight goals."""
        self.moonlight: float = 0.0
        self.ability: float = 0.0
        self.gems: float = 0.0
        self.tokens: int = 0
        self.low: int = 0
        self.middle: int = 0
        self.high: int = 0
        self.star: int = 0
        self.shadows: int = 0
        self.strength: float = 0.0
        self.leftover: float = 0.0
        """Points of the tokens in hand if all of them stay there."""
        self.coming: float = 0.0
        """Total value of the Shadows that this hand would receive now."""
        self.placed: int = 0
        """Tokens on the Sprite board that have not been turned over."""
        self.take: float = 0.0
        """Expected points of the tiles that those tokens will take."""
        self.spell: float = 0.0
        self.won: float = 0.0
        self.cells: int = 0
        self.areas: int = 0
        self.largest: int = 0
        self.sizes: i64 = 0
        """The number of areas of each size, five bits per size, from size 1."""
        self.passed: float = 0.0

    def count_areas(self) -> int:
        return self.areas

    def largest_area(self) -> int:
        return self.largest

    def areas_of(self, size: int) -> int:
        return self.sizes >> 5 * (size - 1) & 31

    def most_tiles(self) -> int:
        return self.most_kind

    def symbol_kinds(self) -> int:
        return self.kinds

    def sprite_tokens(self) -> int:
        return sprite_tokens(self.board, self.seat)

    def has_star(self) -> bool:
        return self.star > 0

    def was_last_star(self) -> bool:
        return self.board.last_star == self.seat


def count_tiles(board: Board, one: Standing) -> None:
    """Count tiles, including mirrored ones, and their symbols."""
    facts = board.facts
    tiles = board.won[one.seat]
    one.count(board, one.seat)
    one.mirrors -= len(board.mirrors[one.seat])
    one.tiles = len(tiles)
    counts: i64 = 0
    supply: i64 = 0
    for tile in tiles:
        counts += 1 << 6 * facts.tile_kind[tile]
        supply += facts.tile_symbols[tile]
    most: i64 = 0
    while counts:
        number = counts & 63
        if number > most:
            most = number
        counts >>= 6
    one.most_kind = most
    one.feather_points = float(scoring.set_points(facts.feathers, one.feathers))
    one.next_feather = next_of(facts.feathers, one.feathers, worths.NEXT_FEATHER)
    one.next_tripti = next_of(facts.tripti, one.tripti, worths.NEXT_TRIPTI)
    one.next_duode = next_of(facts.duode, one.duode, worths.NEXT_DUODE)
    one.mushrooms = float(scoring.set_points(facts.tripti, one.tripti) + scoring.set_points(facts.duode, one.duode))
    letters = one.letters
    if letters:
        one.herb_sets = scoring.herb_sets(facts, letters)
        while letters:
            if letters & (1 << HERB_BITS) - 1:
                one.herb_kinds += 1
            letters >>= HERB_BITS
    character = board.character[one.seat]
    if character >= 0:
        supply += 1 << SYMBOL_BITS * facts.character_symbol[character]
    one.supply = supply
    symbols = 0
    while supply:
        number = supply & FIELD
        if number:
            symbols += number
            one.kinds += 1
        supply >>= SYMBOL_BITS
    one.symbols = symbols
    if board.ability[one.seat]:
        one.ability = float(facts.unused_ability)
    one.gems = float(gem_points(board, one.seat))


def concoctions(board: Board, one: Standing, known: bool) -> None:
    """Compute what concoctions score and can still be expected to score."""
    cards = board.concoctions[one.seat]
    one.cards = len(cards)
    one.brew = one.brewed = 0.0
    one.lacking = 0
    if not cards:
        return
    if not known or UNKNOWN in cards:
        one.brew = worths.BREWED * min(float(one.cards), one.symbols / worths.SYMBOLS_EACH)
        return
    facts = board.facts
    supply = one.supply
    lacking = 0
    hope = 0.0
    sure = False
    for card in cards:
        need: i64 = facts.both_levels[card]
        wanted: i64 = 0
        missing: i64 = 0
        field: i64 = 0
        while field < 5 * SYMBOL_BITS:
            asked = need >> field & FIELD
            if asked:
                wanted += asked
                here = supply >> field & FIELD
                if asked > here:
                    missing += asked - here
                    lacking |= 1 << field // SYMBOL_BITS
            field += SYMBOL_BITS
        points = max(facts.points1[card], facts.points2[card])
        if missing:
            hope += worths.BREW * points * float(wanted - missing) / float(wanted)
        sure = sure or scoring.pays_for(supply, facts.level1[card])
    if sure:
        least = scoring.least_complete_now(board, one.seat)
        one.brewed = float(scoring.best_concoctions(facts, supply, cards, least)[0])
    one.brew = hope
    one.lacking = lacking


def lacking(need: int, supply: int) -> int:
    """How many of these packed symbols a supply lacks."""
    missing = 0
    while need:
        missing += max(0, (need & FIELD) - (supply & FIELD))
        need >>= SYMBOL_BITS
        supply >>= SYMBOL_BITS
    return missing


def count_tokens(board: Board, one: Standing) -> None:
    """Count tokens in hand, what they can be expected to win, and control tokens."""
    facts = board.facts
    strength = 0.0
    tokens = 0
    token = 0
    rest = one.hand
    while rest & 0xFFFF_FFFF_FFFF:
        here = rest & ONES
        if here:
            copies = 1
            if here & (here - 1):
                copies = 3 if here == ONES else 2
            tokens += copies
            value = facts.value[token]
            strength += copies * worths.TOKEN_WORTH[value]
            if token >= NORMAL:
                one.shadows += copies
            elif token == STAR:
                one.star = copies
            elif value <= 3:
                one.low += copies
            elif value <= 5:
                one.middle += copies
            else:
                one.high += copies
        rest = rest >> 1 & ~0x8000_8000_8000
        token += 1
    one.tokens = tokens
    casts = board.casts
    for index in range(len(casts) - 1):
        if caster_of(casts[index]) == one.seat:
            strength += worths.TOKEN_WORTH[facts.value[cast_token(casts[index])]]
    one.strength = strength
    if board.round != TWILIGHT and one.seat != board.opponent:
        one.leftover = float(facts.leftover_token * tokens)
    if board.passed >> one.seat & 1:
        one.passed = 1.0


def count_areas(one: Standing) -> None:
    """Count control areas and their sizes."""
    one.cells = bits(one.control)
    for area in areas(one.control):
        size = bits(area)
        one.areas += 1
        one.largest = max(one.largest, size)
        if size <= 12:
            one.sizes += 1 << 5 * (size - 1)


def rank_eggs(board: Board, standings: list[Standing]) -> None:
    """Compute what the eggs of each seat score (NOC-8.5, 11.2)."""
    facts = board.facts
    if board.opponent >= 0:
        count_eggs_alone(facts, standings[0])
        return
    eggs = [standing.eggs for standing in standings]
    for one in standings:
        for other in standings:
            if other is not one:
                one.rival_eggs = max(one.rival_eggs, other.eggs)
        one.egg_each = float(scoring.egg_points_each(board, one.seat, eggs))
        one.egg_gain = one.egg_each
        one.next_egg = max(2.0, one.egg_each)


def count_eggs_alone(facts: Facts, one: Standing) -> None:
    """Compute what the eggs of a solo player score, and what one more would be worth (NOC-8.5)."""
    more = one.eggs + 1
    last = len(worths.NEXT_EGG) - 1
    one.egg_each = float(scoring.solo_egg_points_each(facts, one.eggs))
    one.egg_gain = more * scoring.solo_egg_points_each(facts, more) - one.eggs * one.egg_each
    one.next_egg = one.egg_gain + worths.NEXT_EGG[min(more, last)] - worths.NEXT_EGG[min(one.eggs, last)]


def next_of(points: list[int], number: int, hopes: tuple[float, ...]) -> float:
    """Expected value of one more tile of a collection: its points, and what it adds to the promise."""
    place = number % (len(points) - 1)
    size = len(hopes)
    return scoring.points_of_next(points, number) + hopes[(place + 1) % size] - hopes[place % size]
