"""Scoring (chapter 8): the score sheet of every player, and the ranking."""

from typing import Final

from noctuary.games.nocturne.rules.basis import family
from noctuary.games.nocturne.rules.basis.board import OVER, TWILIGHT, UNKNOWN, Board, owner_of
from noctuary.games.nocturne.rules.basis.collection import HERB_BITS, collection
from noctuary.games.nocturne.rules.basis.facts import SYMBOL_BITS, WILD, Facts
from noctuary.games.nocturne.rules.basis.modifications import gem_points
from noctuary.games.nocturne.rules.basis.options import FAMILY
from noctuary.games.nocturne.rules.turns import solo
from noctuary.games.nocturne.rules.turns.goals import moonlight_points, sprite_order
from noctuary.kernel.base.messages import Argument, Message
from noctuary.kernel.parts.moves import seat_name

ROWS: Final = (
    "skulls",
    "feathers",
    "mushrooms",
    "herbs",
    "eggs",
    "chests",
    "concoctions",
    "twilight",
    "moonlight",
    "tokens",
    "ability",
    "gems",
    "total",
)
TOTAL: Final = len(ROWS) - 1
BREWED: Final = ROWS.index("concoctions")

SPARE: Final = sum(1 << SYMBOL_BITS * field + SYMBOL_BITS - 1 for field in range(5))
"""The top bit of every field of a packed count of symbols: a subtraction that makes a field negative clears it."""
_herbs_known: dict[int, int] = {}


def set_points(board: list[int], number: int) -> int:
    """Points of `number` tiles: a full set scores the last of `board`, further tiles begin another (NOC-8.2, 8.3)."""
    full = len(board) - 1
    return number // full * board[full] + board[number % full]


def points_of_next(board: list[int], number: int) -> int:
    """Points of one more tile than `number`."""
    place = number % (len(board) - 1)
    return board[place + 1] - board[place]


def herb_set_points(facts: Facts, counts: list[int], wilds: int) -> int:
    """Points of the best herb sets (NOC-8.4). `counts`: tiles of each of the five kinds; face points not included."""
    best = 0
    ordered = sorted(counts, reverse=True)
    key = wilds
    for count in ordered:
        key = key << HERB_BITS | count
    known = _herbs_known.get(key)
    if known is not None:
        return known
    kinds = len([count for count in ordered if count])
    for size in range(3, 6):
        for used in range(max(0, size - kinds), min(wilds, size) + 1):
            # Taking the most frequent kinds is never worse: any other set can be exchanged for it.
            letters = size - used
            rest = [count - 1 if index < letters else count for index, count in enumerate(ordered)]
            best = max(best, facts.herb_set[size] + herb_set_points(facts, rest, wilds - used))
    _herbs_known[key] = best
    return best


def herb_sets(facts: Facts, herbs: int) -> int:
    """`herb_set_points` for a packed count of herbs: HERB_BITS for each kind, the wild ones last."""
    known = _herbs_known.get(herbs)
    if known is None:
        # The same counts in sorted order, since their order does not change the points.
        counts = [herbs >> HERB_BITS * letter & (1 << HERB_BITS) - 1 for letter in range(WILD)]
        known = herb_set_points(facts, counts, herbs >> HERB_BITS * WILD)
        _herbs_known[herbs] = known
    return known


def pays_for(supply: int, cost: int) -> bool:
    """Whether these symbols pay for a level of a concoction."""
    return supply + SPARE - cost & SPARE == SPARE


def least_complete(board: Board, seat: int, others: int) -> int:
    """How many concoctions of a seat must be completed: in a scenario as many as it asks for, if its total can be
    reached with them; else none (NOC-8.7). `others`: the points of all other rows.
    """
    number, total = board.brews_asked(seat)
    if number:
        cards = [card for card in board.concoctions[seat] if card != UNKNOWN]
        points = best_concoctions(board.facts, symbol_supply(board, seat), cards, number)[0]
        # Before the end the total still grows.
        if points < 0 or (board.round == OVER and others + points < total):
            return 0
    return number


def least_complete_now(board: Board, seat: int) -> int:
    """`least_complete` with the other rows as they are now."""
    if not board.brews_asked(seat)[0]:
        return 0
    rows = score(board, seat)
    return least_complete(board, seat, rows[TOTAL] - rows[BREWED])


def best_concoctions(facts: Facts, supply: int, cards: list[int], least: int = 0) -> tuple[int, int, list[int]]:
    """The best way to spend symbols on concoctions (NOC-8.7).

    `supply`: packed count of symbols; `least`: how many cards must be completed with all their levels. Returns the
    points (-1 if so many cannot be completed), the number of cards completed, and for each card how many of its levels
    are done.
    """
    # Together they cannot be affordable unless each is affordable alone.
    order = [index for index in range(len(cards)) if pays_for(supply, facts.level1[cards[index]])]
    if not order:
        return -1 if least else 0, 0, [0] * len(cards)
    order.sort(key=lambda index: -max(facts.points1[cards[index]], facts.points2[cards[index]]))
    search = _Spending(facts, cards, order, least)
    search.spend(supply | SPARE, 0, 0, 0)
    return search.best, search.best_complete, search.best_levels


class _Spending:
    """A search for the best way to spend symbols on `cards`, in this order."""

    def __init__(self, facts: Facts, cards: list[int], order: list[int], least: int) -> None:
        self._facts: Facts = facts
        self._cards: list[int] = cards
        self._order: list[int] = order
        self._least: int = least
        self._levels: list[int] = [0] * len(cards)
        self._left: list[int] = [0] * (len(order) + 1)
        """The most points that the cards from each place on can bring."""
        for place in range(len(order) - 1, -1, -1):
            card = cards[order[place]]
            self._left[place] = self._left[place + 1] + max(facts.points1[card], facts.points2[card])
        self.best: int = -1
        self.best_complete: int = 0
        self.best_levels: list[int] = [0] * len(cards)

    def spend(self, supply: int, place: int, points: int, complete: int) -> None:
        """Try the cards from `place` on, depth first, and keep every improvement."""
        if complete >= self._least and (points > self.best or (points == self.best and complete > self.best_complete)):
            self.best = points
            self.best_complete = complete
            self.best_levels[:] = self._levels
        if place == len(self._order) or points + self._left[place] < self.best:
            return
        index = self._order[place]
        card = self._cards[index]
        two = self._facts.points2[card]
        if two:
            rest = supply - self._facts.both_levels[card]
            if rest & SPARE == SPARE:
                self._levels[index] = 2
                self.spend(rest, place + 1, points + two, complete + 1)
        rest = supply - self._facts.level1[card]
        if rest & SPARE == SPARE:
            self._levels[index] = 1
            self.spend(rest, place + 1, points + self._facts.points1[card], complete + (0 if two else 1))
        self._levels[index] = 0
        self.spend(supply, place + 1, points, complete)


def symbol_supply(board: Board, seat: int) -> int:
    """A seat's symbols as a packed count: tiles, Runestones too, and character (NOC-8.7), no mirrors (NOC-7.2)."""
    facts = board.facts
    symbols = facts.tile_symbols
    supply = 0
    for tile in board.won[seat]:
        supply += symbols[tile]
    if board.character[seat] >= 0:
        supply += 1 << SYMBOL_BITS * facts.character_symbol[board.character[seat]]
    return supply


def egg_points_each(board: Board, seat: int, eggs: list[int]) -> int:
    """What each of a seat's eggs scores, given the eggs of all seats: by the seat's rank or, in the solo game, by its
    number of eggs (NOC-8.5). In the family game tied players share the higher rank, since there is no tie-break
    (NOC-11.2), and so do players without eggs.
    """
    mine = eggs[seat]
    if board.opponent >= 0:
        return solo_egg_points_each(board.facts, mine)
    shared = board.setup.mode == FAMILY or not mine
    rank = 0
    for other in range(board.players):
        if other != seat:
            theirs = eggs[other]
            if theirs > mine or (
                theirs == mine and not shared and sprite_order(board, other) < sprite_order(board, seat)
            ):
                rank += 1
    return board.facts.eggs_by_rank[rank]


def solo_egg_points_each(facts: Facts, number: int) -> int:
    """What each egg scores in the solo game when there are `number` of them (NOC-8.5)."""
    return facts.solo_eggs[min(number, len(facts.solo_eggs) - 1)]


def score(board: Board, seat: int) -> list[int]:
    """The score sheet of a seat in the order of ROWS. When the game is over it is final; before that it shows what
    tiles, goals and control tokens would score now (unknown concoctions score nothing, leftover tokens only at the
    end).
    """
    facts = board.facts
    tiles = collection(board, seat)
    egg_points = 0
    if tiles.eggs:
        eggs = [collection(board, other).eggs for other in range(board.players)]
        egg_points = tiles.eggs * egg_points_each(board, seat, eggs)
    moonlight = 0
    if board.round != TWILIGHT:
        for goal in board.moonlight_goals:
            moonlight += moonlight_points(board, goal, seat)
    rows = [
        tiles.skulls,
        set_points(facts.feathers, tiles.feathers),
        set_points(facts.tripti, tiles.tripti) + set_points(facts.duode, tiles.duode),
        tiles.herbs + herb_sets(facts, tiles.letters) if tiles.letters else 0,
        egg_points,
        tiles.chests * facts.chest_points,
        0,
        facts.twilight_goal * board.goal_winner.count(seat),
        moonlight,
        facts.leftover_token * board.hand[seat].bit_count() if board.round == OVER else 0,
        facts.unused_ability if board.ability[seat] else 0,
        gem_points(board, seat),
    ]
    total = 0
    for row in rows:
        total += row
    cards = [card for card in board.concoctions[seat] if card != UNKNOWN]
    if cards:
        least = least_complete(board, seat, total)
        rows[BREWED] = best_concoctions(facts, symbol_supply(board, seat), cards, least)[0]
    rows.append(total + rows[BREWED])
    return rows


def ranking(board: Board, totals: list[int]) -> list[list[int]]:
    """Seats by their totals; ties by Sprite order (NOC-7.4), in the family game sharing the place (NOC-11.3)."""
    if board.setup.mode == FAMILY:
        return family.ranking(totals)
    seats = sorted(range(len(totals)), key=lambda seat: (-totals[seat], sprite_order(board, seat)))
    return [[seat] for seat in seats]


def reason(board: Board, places: list[list[int]], totals: list[int]) -> Message:
    """How the first place was decided, as a message."""
    first = places[0][0]
    arguments: dict[str, Argument] = {"seat": seat_name(first), "number": totals[first]}
    if board.opponent >= 0:
        band = solo.band(board, totals[first])
        if not band:
            return Message("nocturne-result-solo-no-band", arguments)
        return Message("nocturne-result-solo", {**arguments, "band": band})
    if len(places[0]) > 1:
        return Message("nocturne-result-shared", {**arguments, "seat": [seat_name(seat) for seat in places[0]]})
    ranked = [place[0] for place in places]
    if totals[ranked[1]] < totals[first]:
        return Message("nocturne-result-points", arguments)
    arguments["seat_other"] = [seat_name(seat) for seat in ranked[1:] if totals[seat] == totals[first]]
    if any(owner_of(placed) == first for placed in board.sprite):
        return Message("nocturne-result-sprite", arguments)
    return Message("nocturne-result-opener", arguments)
