"""What every seat has and may hope for, counted once for a table: what `features` is made of.

It looks at no concoction of others and at nothing else that the seat it is made for may not know.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from noctuary.games.nocturne.rules import scoring
from noctuary.games.nocturne.rules.areas import ADJACENT, bits, disjoint_copies
from noctuary.games.nocturne.rules.board import (
    MOONLIGHT,
    OPEN,
    OVER,
    TWILIGHT,
    Board,
    cast_token,
    caster_of,
    cell_of,
    owner_of,
)
from noctuary.games.nocturne.rules.characters import Exchange, WinTile
from noctuary.games.nocturne.rules.facts import (
    CHEST,
    EGG,
    FEATHER,
    HERB,
    MIRROR,
    MUSHROOM,
    NORMAL,
    RUNESTONE,
    SKULL,
    STAR,
    SYMBOL_BITS,
    TRIPTI,
    Facts,
)
from noctuary.games.nocturne.rules.goals import region, sprite_order
from noctuary.games.nocturne.rules.modifications import gem_points
from noctuary.games.nocturne.rules.options import FAMILY, Options
from noctuary.games.nocturne.rules.tiles import Hunt, KeepConcoction, KeepTile
from noctuary.games.nocturne.rules.vocabulary import (
    AREA_OF,
    FIRST_AREA,
    FIRST_AREAS,
    FIRST_CONTROL,
    FIRST_CORNERED,
    FIRST_KIND,
    FIRST_SYMBOLS,
    FIRST_TOKEN,
    LAST_STAR,
    MOST_AREAS,
    MOST_CONTROL,
    MOST_KIND,
    MOST_LARGEST,
    MOST_SPRITE,
    MOST_SYMBOLS,
    MOST_TOKENS,
    SHAPE,
)

# Declared with any length: an index into a tuple of known length makes mypyc build it anew.
TOKEN_WORTH: Final[tuple[float, ...]] = (0.0, 0.3, 0.4, 0.5, 0.7, 0.9, 1.2, 1.6, 2.5)
"""What a token in hand can still win, by its value; the star is last."""
WIN_CHANCE: Final[tuple[float, ...]] = (1.0, 0.45, 0.3, 0.2)
"""Chance that the highest spell wins its tile, by the number of players who could still cast above it."""
NEXT_FEATHER: Final[tuple[float, ...]] = (0.6, 1.2, 1.8, 2.0, 2.4, 2.6, 2.6)
"""What 0-6 feathers of a set promise for the ones to come."""
NEXT_TRIPTI: Final[tuple[float, ...]] = (0.0, 0.5, 4.0)
NEXT_DUODE: Final[tuple[float, ...]] = (0.0, 3.0)
LETTERS: Final[tuple[float, ...]] = (0.0, 0.8, 1.6, 1.8, 2.6, 2.6)
"""What so many different herbs promise."""
RUNESTONE_WORTH: Final = 2.5
"""Drawing concoctions, in addition to the symbol."""
CHEST_WORTH: Final = 4.5
"""Drawing tiles."""
MIRROR_WORTH: Final = 4.0
SYMBOL_WORTH: Final = 0.3
NEEDED: Final = 0.8
"""A symbol that a concoction lacks, in addition."""
BREW: Final = 0.5
"""Part of the points of an unfinished concoction that counts when all of its symbols but a few are there."""
BREWED: Final = 2.2
"""What a concoction promises of which only the back is seen, if there are SYMBOLS_EACH symbols for it."""
SYMBOLS_EACH: Final = 3.0
BEHIND: Final[tuple[float, ...]] = (1.0, 0.3, 0.1, 0.03)
"""How likely a seat still gets the most of something, by how much it lacks."""

COLUMN: Final = 1 | 1 << 6 | 1 << 12 | 1 << 18 | 1 << 24 | 1 << 30
GRID: Final = (1 << 36) - 1
NOT_FIRST: Final = GRID ^ COLUMN
NOT_LAST: Final = GRID ^ (COLUMN << 5)
FIELD: Final = (1 << SYMBOL_BITS) - 1
ONES: Final = 1 | 1 << 16 | 1 << 32
"""One bit for each copy of a token in a hand."""


class Standing:
    """What a seat has and may hope for."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.hope: float = 0.0
        self.score: float = 0.0
        self.skulls: float = 0.0
        """Points; so are `mushrooms` and `herbs`."""
        self.feathers: int = 0
        self.feather_points: float = 0.0
        self.next_feather: float = 0.0
        """What one more means."""
        self.tripti: int = 0
        self.next_tripti: float = 0.0
        self.duode: int = 0
        self.next_duode: float = 0.0
        self.mushrooms: float = 0.0
        self.herbs: float = 0.0
        self.letters: i64 = 0
        """Herbs by letter, five bits each, then the wild ones."""
        self.herb_sets: int = 0
        """Points of the best sets."""
        self.herb_kinds: int = 0
        self.eggs: int = 0
        self.rival_eggs: int = 0
        """The most of another seat."""
        self.egg_each: float = 0.0
        self.chests: int = 0
        self.mirrors: int = 0
        """Those not assigned yet."""
        self.copies: float = 0.0
        """What they will copy."""
        self.tiles: int = 0
        self.most_kind: int = 0
        """Tiles of the kind it has most of."""
        self.supply: i64 = 0
        self.symbols: int = 0
        self.kinds: int = 0
        self.lacking: int = 0
        """Mask of the symbols that its concoctions lack, as far as they are known."""
        self.cards: int = 0
        self.brewed: float = 0.0
        """Points of known concoctions."""
        self.brew: float = 0.0
        self.twilight: float = 0.0
        self.goals: float = 0.0
        """What open twilight goals promise."""
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
        """Points of the tokens if all stay in hand."""
        self.coming: float = 0.0
        """Values of the Shadows that would go to this hand."""
        self.placed: int = 0
        """Tokens on the Sprite board that have not been turned over."""
        self.take: float = 0.0
        """What they would take."""
        self.spell: float = 0.0
        self.won: float = 0.0
        self.control: i64 = 0
        self.cells: int = 0
        self.areas: int = 0
        self.largest: int = 0
        self.sizes: i64 = 0
        """The areas by size, five bits each size from 1."""
        self.passed: float = 0.0


def standings(board: Board, seat: int) -> list[Standing]:
    """Every seat's, as far as `seat` knows."""
    facts = board.facts
    found = [Standing(other) for other in range(board.players)]
    over = board.round == OVER
    for one in found:
        if one.seat != board.opponent:
            count_tiles(board, one)
            concoctions(board, one, over or one.seat == seat)
        count_tokens(board, one)
        count_areas(one)
    rank_eggs(board, found)
    if board.goal_winner:
        twilight_goals(board, found)
    if board.round != TWILIGHT:
        for number in board.moonlight_goals:
            word = facts.moonlight[number].word
            if word == MOST_TOKENS:
                each = facts.moonlight_points[number]
                for one in found:
                    one.leftover += each * one.tokens
            else:
                for one in found:
                    one.moonlight += facts.moonlight_points[number] * moonlight_tally(board, number, word, one)
    elif board.shadows:
        shadows_coming(board, found)
    if board.turned < len(board.sprite):
        take_from_sprite(board, found)
    if board.casts:
        spell(board, found)
    won_now(board, found, seat)
    for one in found:
        sum_up(board, one)
    return found


def count_tiles(board: Board, one: Standing) -> None:
    """Tiles, mirrored ones included, and their symbols."""
    facts = board.facts
    kinds = facts.tile_kind
    tiles = board.won[one.seat]
    mirrored = board.mirrors[one.seat]
    supply: i64 = 0
    letters: i64 = 0
    counts: i64 = 0
    feathers = 0
    tripti = 0
    duode = 0
    eggs = 0
    mirrors = 0
    chests = 0
    skulls = 0
    herbs = 0
    for again in range(2 if mirrored else 1):
        for tile in mirrored if again else tiles:
            if tile < 0:
                continue
            kind = kinds[tile]
            if not again:
                supply += facts.tile_symbols[tile]
                counts += 1 << 6 * kind
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
                letters += 1 << 5 * facts.tile_herb[tile]
            elif kind == EGG:
                eggs += 1
            elif kind == CHEST:
                chests += 1
            elif kind == MIRROR:
                mirrors += 1
    most: i64 = 0
    while counts:
        number = counts & 63
        if number > most:
            most = number
        counts >>= 6
    one.most_kind = most
    one.skulls = float(skulls)
    one.feathers = feathers
    one.feather_points = float(scoring.set_points(facts.feathers, feathers))
    one.next_feather = next_of(facts.feathers, feathers, NEXT_FEATHER)
    one.tripti = tripti
    one.next_tripti = next_of(facts.tripti, tripti, NEXT_TRIPTI)
    one.next_duode = next_of(facts.duode, duode, NEXT_DUODE)
    one.duode = duode
    one.mushrooms = float(scoring.set_points(facts.tripti, tripti) + scoring.set_points(facts.duode, duode))
    one.herbs = float(herbs)
    one.letters = letters
    if letters:
        one.herb_sets = scoring.herb_sets(facts, letters)
        while letters:
            if letters & 31:
                one.herb_kinds += 1
            letters >>= 5
    one.eggs = eggs
    one.chests = chests
    one.mirrors = mirrors - len(mirrored)
    one.tiles = len(tiles)
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
    """What concoctions score and promise."""
    cards = board.concoctions[one.seat]
    one.cards = len(cards)
    if not cards:
        return
    if not known:
        one.brew = BREWED * min(float(one.cards), one.symbols / SYMBOLS_EACH)
        return
    facts = board.facts
    supply = one.supply
    lacking = 0
    hope = 0.0
    sure = 0
    for card in cards:
        need: i64 = facts.both_levels[card]
        first: i64 = facts.level1[card]
        wanted: i64 = 0
        missing: i64 = 0
        missing_first: i64 = 0
        field: i64 = 0
        while field < 5 * SYMBOL_BITS:
            here = supply >> field & FIELD
            asked = need >> field & FIELD
            if asked:
                wanted += asked
                if asked > here:
                    missing += asked - here
                    lacking |= 1 << field // SYMBOL_BITS
            asked = first >> field & FIELD
            if asked > here:
                missing_first += asked - here
            field += SYMBOL_BITS
        points = max(facts.points1[card], facts.points2[card])
        if missing:
            hope += BREW * points * float(wanted - missing) / float(wanted)
        if not missing_first:
            sure += 1
    if sure:
        one.brewed = float(scoring.best_concoctions(facts, supply, cards)[0])
    one.brew = hope
    one.lacking = lacking


def count_tokens(board: Board, one: Standing) -> None:
    """Tokens in hand, what they can still win, and control tokens."""
    facts = board.facts
    hand: i64 = board.hand[one.seat]
    strength = 0.0
    tokens = 0
    token = 0
    rest = hand
    while rest & 0xFFFF_FFFF_FFFF:
        here = rest & ONES
        if here:
            copies = 1
            if here & (here - 1):
                copies = 3 if here == ONES else 2
            tokens += copies
            value = facts.value[token]
            strength += copies * TOKEN_WORTH[value]
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
            strength += TOKEN_WORTH[facts.value[cast_token(casts[index])]]
    one.strength = strength
    one.control = board.control[one.seat]
    if board.round != TWILIGHT and one.seat != board.opponent:
        one.leftover = float(facts.leftover_token * tokens)
    if board.passed >> one.seat & 1:
        one.passed = 1.0


def count_areas(one: Standing) -> None:
    """Control areas and their sizes."""
    control = one.control
    one.cells = bits(control)
    while control:
        area = control & -control
        while True:
            beside = (area & NOT_LAST) << 1 | (area & NOT_FIRST) >> 1 | area << 6 | area >> 6
            grown = area | beside & control
            if grown == area:
                break
            area = grown
        control &= ~area
        size = bits(area)
        one.areas += 1
        one.largest = max(one.largest, size)
        if size <= 12:
            one.sizes += 1 << 5 * (size - 1)


def rank_eggs(board: Board, found: list[Standing]) -> None:
    """What the eggs of each seat score (NOC-8.5, 11.2)."""
    facts = board.facts
    options = board.options
    assert isinstance(options, Options)
    family = options.mode == FAMILY
    for one in found:
        rank = 0
        for other in found:
            if other is not one and other.seat != board.opponent:
                one.rival_eggs = max(one.rival_eggs, other.eggs)
                if other.eggs > one.eggs or (
                    other.eggs == one.eggs
                    and one.eggs
                    and sprite_order(board, other.seat) < sprite_order(board, one.seat)
                ):
                    rank += 1
        if family:
            one.egg_each = float(facts.family_eggs[min(one.eggs, len(facts.family_eggs) - 1)])
        else:
            one.egg_each = float(facts.eggs_by_rank[rank])


def tally(board: Board, word: int, one: Standing) -> int:
    """What goals count, as `goals.tally` does."""
    if word == MOST_CONTROL:
        return one.cells
    if word == MOST_KIND:
        return one.most_kind
    if word == MOST_SYMBOLS:
        return one.kinds
    if word == MOST_AREAS:
        return one.areas
    if word == MOST_LARGEST:
        return one.largest
    if word == MOST_SPRITE:
        number = 0
        for placed in board.sprite:
            if owner_of(placed) == one.seat:
                number += 1
        return number
    if word == MOST_TOKENS:
        return one.tokens
    return bits(one.control & region(board.cells, word))


def moonlight_tally(board: Board, number: int, word: int, one: Standing) -> int:
    """How often a moonlight goal scores."""
    if word == AREA_OF:
        return one.sizes >> 5 * (board.facts.moonlight[number].number - 1) & 31
    if word != SHAPE:
        return tally(board, word, one)
    facts = board.facts
    return disjoint_copies(one.control, facts.moonlight_places[number], facts.moonlight_copies[number])


def twilight_goals(board: Board, found: list[Standing]) -> None:
    """The points of twilight goals won, and what the open ones promise: to whoever is ahead most."""
    facts = board.facts
    for index in range(len(board.goal_winner)):
        winner = board.goal_winner[index]
        if winner >= 0:
            found[winner].twilight += facts.twilight_goal
            continue
        if winner != OPEN:
            continue
        goal = facts.twilight[board.twilight_goals[index]]
        word = goal.word
        if word > LAST_STAR:
            most = 0
            for one in found:
                most = max(most, tally(board, word, one))
            total = 0.0
            for one in found:
                total += BEHIND[min(3, most - tally(board, word, one))]
            for one in found:
                one.goals += facts.twilight_goal * BEHIND[min(3, most - tally(board, word, one))] / total
            continue
        total = 0.2
        for one in found:
            total += nearness(board, word, goal.number, one)
        for one in found:
            one.goals += facts.twilight_goal * nearness(board, word, goal.number, one) / total


def nearness(board: Board, word: int, number: int, one: Standing) -> float:
    """How near a seat is to an immediate goal: 0 far, 1 almost there."""
    lacks = 2
    if word == FIRST_TOKEN:
        return 0.3 if board.hand[one.seat] >> (number - 1) & 1 else 0.0
    if word == FIRST_AREAS:
        lacks = number - one.areas
    elif word == FIRST_AREA:
        lacks = number - one.largest
    elif word == FIRST_SYMBOLS:
        lacks = number - one.kinds
    elif word == FIRST_KIND:
        lacks = number - one.most_kind
    elif word == FIRST_CONTROL:
        lacks = number - one.cells
    elif word == FIRST_CORNERED:
        return 0.3
    elif word == LAST_STAR:
        if board.last_star == one.seat:
            return 0.6
        return 0.6 if one.star else 0.0
    return BEHIND[min(3, max(0, lacks - 1))]


def shadows_coming(board: Board, found: list[Standing]) -> None:
    """Which Shadows the tokens left in hand would get now (NOC-6.3); equal tokens share."""
    value = board.facts.value
    shadows = board.shadows
    place = len(shadows)
    token = STAR
    while token >= 0 and place:
        copies = 0
        for one in found:
            copies += bits(board.hand[one.seat] >> token & ONES)
        if copies:
            given = min(copies, place)
            worth = 0.0
            for _ in range(given):
                place -= 1
                worth += value[shadows[place]]
            for one in found:
                one.coming += worth * bits(board.hand[one.seat] >> token & ONES) / copies
        token -= 1


def tile_worth(facts: Facts, one: Standing, tile: int) -> float:
    """What one more tile means to a seat."""
    kind = facts.tile_kind[tile]
    symbols = facts.tile_symbol_mask[tile]
    worth = SYMBOL_WORTH * bits(symbols) + NEEDED * bits(symbols & one.lacking)
    if kind == SKULL:
        return worth + facts.tile_points[tile]
    if kind == FEATHER:
        return worth + one.next_feather
    if kind == MUSHROOM:
        return worth + (one.next_tripti if facts.tile_species[tile] == TRIPTI else one.next_duode)
    if kind == HERB:
        letter = facts.tile_herb[tile]
        letters = one.letters + (1 << 5 * letter)
        worth += facts.tile_points[tile] + scoring.herb_sets(facts, letters) - one.herb_sets
        if not one.letters >> 5 * letter & 31:
            kinds = min(5, one.herb_kinds)
            worth += LETTERS[min(5, kinds + 1)] - LETTERS[kinds]
        return worth
    if kind == EGG:
        return worth + max(2.0, one.egg_each)
    if kind == CHEST:
        return worth + CHEST_WORTH + facts.chest_points
    if kind == RUNESTONE:
        return worth + RUNESTONE_WORTH
    return worth + MIRROR_WORTH


def next_of(points: list[int], number: int, hopes: tuple[float, ...]) -> float:
    """What one more of a collection means: the points it adds, and what it promises more than before."""
    place = number % (len(points) - 1)
    size = len(hopes)
    return points[place + 1] - points[place] + hopes[(place + 1) % size] - hopes[place % size]


def take_from_sprite(board: Board, found: list[Standing]) -> None:
    """The tokens of the Sprite board take its tiles, each the best one that is left."""
    facts = board.facts
    tiles = board.sprite_tiles
    number = len(tiles)
    taken = 0
    for index in range(board.turned, len(board.sprite)):
        one = found[owner_of(board.sprite[index])]
        one.placed += 1
        best = -1
        most = 0.0
        for place in range(number):
            if not taken >> place & 1:
                worth = tile_worth(facts, one, tiles[place])
                if best < 0 or worth > most:
                    best = place
                    most = worth
        if best >= 0:
            taken |= 1 << best
            one.take += most


def beaters(board: Board) -> int:
    """Mask of the seats that could still cast above the highest spell."""
    top = board.casts[-1]
    mask = 0
    if ADJACENT[cell_of(top)] & board.tile_mask & ~board.cast_mask:
        above = board.above[board.facts.value[cast_token(top)]]
        caster = caster_of(top)
        for seat in range(board.players):
            if seat != caster and not board.passed >> seat & 1 and board.hand[seat] & above:
                mask |= 1 << seat
    return mask


def spell(board: Board, found: list[Standing]) -> None:
    """What the highest spell will probably win, or get back."""
    top = board.casts[-1]
    one = found[caster_of(top)]
    chance = WIN_CHANCE[min(3, bits(beaters(board)))]
    token = TOKEN_WORTH[board.facts.value[cast_token(top)]]
    worth = tile_worth(board.facts, one, board.tiles[cell_of(top)])
    one.spell = chance * worth + (1.0 - chance) * (token + 0.5)


def won_now(board: Board, found: list[Standing], seat: int) -> None:
    """What seats have won and not laid before themselves yet, because they are asked something about it."""
    facts = board.facts
    if board.seat >= 0:
        one = found[board.seat]
        choice = board.choice
        if isinstance(choice, (Exchange, Hunt)):
            one.won += tile_worth(facts, one, choice.about[0])
        elif isinstance(choice, KeepConcoction):
            one.won += RUNESTONE_WORTH
        elif isinstance(choice, KeepTile):
            most = 0.0
            for tile in choice.about:
                most = max(most, tile_worth(facts, one, tile))
            one.won += most
    for step in board.agenda:
        if isinstance(step, WinTile):
            one = found[step.seat]
            one.won += tile_worth(facts, one, step.first)


def sum_up(board: Board, one: Standing) -> None:
    """The score now, and the hope."""
    if one.seat == board.opponent:
        one.score = one.twilight
        one.hope = one.twilight
        return
    facts = board.facts
    if one.mirrors:
        one.copies = copies(facts, one)
    one.score = (
        one.skulls
        + one.feather_points
        + one.mushrooms
        + one.herbs
        + one.herb_sets
        + one.eggs * one.egg_each
        + facts.chest_points * one.chests
        + one.brewed
        + one.twilight
        + one.moonlight
        + one.ability
        + one.gems
    )
    hope = one.score
    hope += NEXT_FEATHER[one.feathers % 7] + NEXT_TRIPTI[one.tripti % 3] + NEXT_DUODE[one.duode % 2]
    hope += LETTERS[min(5, one.herb_kinds)]
    hope += max(0.0, one.copies - one.gems) + one.brew + one.goals + one.take + one.spell + one.won
    if board.round == OVER:
        one.score += one.leftover
        hope = one.score
    elif board.round == MOONLIGHT:
        hope += max(one.strength, one.leftover)
    else:
        hope += one.strength
    one.hope = hope


def copies(facts: Facts, one: Standing) -> float:
    """What the unassigned mirrors will copy: each the kind of tile that one more of is worth most."""
    best = MIRROR_WORTH if one.tiles < 12 else 0.0
    if one.feathers:
        full = len(facts.feathers) - 1
        place = one.feathers % full
        best = max(best, float(facts.feathers[place + 1] - facts.feathers[place]))
    if one.tripti:
        place = one.tripti % (len(facts.tripti) - 1)
        best = max(best, float(facts.tripti[place + 1] - facts.tripti[place]))
    if one.duode:
        place = one.duode % (len(facts.duode) - 1)
        best = max(best, float(facts.duode[place + 1] - facts.duode[place]))
    if one.eggs:
        best = max(best, one.egg_each)
    if one.skulls > 0.0:
        best = max(best, 3.0)
    return best * one.mirrors
