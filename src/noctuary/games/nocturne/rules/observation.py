"""What a seat may know (NOC-1.5, 1.6, 1.8), and full tables that it might be in."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from noctuary.games.nocturne.rules.board import KEEPING_CONCOCTION, OVER, STEP_TILE, TWILIGHT, UNKNOWN
from noctuary.games.nocturne.rules.facts import SOLO_CARDS, Facts
from noctuary.games.nocturne.rules.options import Options
from noctuary.games.nocturne.rules.setup import deal_goals, tiles_in_play
from noctuary.games.nocturne.rules.state import Nocturne
from noctuary.games.nocturne.shown import position, terminal, view
from noctuary.kernel.game import Game, Observation, Position
from noctuary.kernel.moves import Decision
from noctuary.kernel.randomness import Random
from noctuary.locale import Namer, as_is


class NocturneObservation(Observation):
    """A table on which everything the seat cannot know is UNKNOWN."""

    def __init__(self, seat: int, board: Nocturne) -> None:
        self.seat: int = seat
        self.board: Nocturne = board

    @property
    def game(self) -> Game:
        return self.board.game

    def position(self) -> Position:
        return position.write(self.board)

    def decision(self) -> Decision | None:
        return self.board.decision(self.seat) if self.seat >= 0 and self.board.legal(self.seat) else None

    def determinize(self, random: Random) -> Nocturne:
        return draw_unknown(self.board.clone(), self.seat, random)

    def view(self) -> dict[str, Any]:
        return view.view(self.board, self.seat)

    def describe(self, language: str, namer: Namer = as_is) -> str:
        return terminal.describe(self.view(), self.board.facts, language, namer)

    def __reduce__(self) -> tuple[object, tuple[int, Position, Options, Facts]]:
        options = self.board.options
        assert isinstance(options, Options)
        return restore, (self.seat, self.position(), options, self.board.facts)


def restore(seat: int, position_: Position, options: Options, facts: Facts) -> NocturneObservation:
    """The observation of `seat` whose position this is."""
    board = position.load(position_, options, facts, 0, seen=True)
    if board.round != OVER and seat >= 0:
        for card in board.deck:
            if card != UNKNOWN:
                board.seen[card] = 1 << seat
    return NocturneObservation(seat, board)


def observe(board: Nocturne, seat: int) -> NocturneObservation:
    """What `seat` may know; -1: somebody who only watches. When the game is over everything lies open."""
    seen = board.clone()
    if board.opponent >= 0:
        seen.random = Random(0)
    if board.round == OVER:
        return NocturneObservation(seat, seen)
    bit = 1 << seat if seat >= 0 else 0
    seen.stack = []
    seen.deck = [card if board.seen[card] & bit else UNKNOWN for card in board.deck]
    seen.seen = [known & bit for known in board.seen]
    for other in range(board.players):
        if other != seat:
            seen.concoctions[other] = [UNKNOWN] * len(board.concoctions[other])
    seen.solo_deck = [UNKNOWN] * len(board.solo_deck)
    assert isinstance(board.options, Options)
    if board.round == TWILIGHT and not board.options.scenario:  # a scenario names its goals (NOC-12.1)
        seen.moonlight_goals = [UNKNOWN] * len(board.moonlight_goals)
    if board.kind == KEEPING_CONCOCTION and board.seat != seat:
        seen.about = [UNKNOWN] * len(board.about)
        seen.codes = []
    return NocturneObservation(seat, seen)


def draw_unknown(board: Nocturne, seat: int, random: Random) -> Nocturne:
    """The table of an observation, in which everything `seat` cannot know has been drawn, its random stream too."""
    if board.opponent >= 0:
        board.random = Random(random.next32() | random.next32() << 32)
    if board.round != OVER:
        fill(board, random)
    return board


def fill(board: Nocturne, random: Random) -> None:
    """Draw everything that is UNKNOWN from the components that are not in sight."""
    facts = board.facts
    if board.opponent >= 0:
        fill_solo_deck(board, random)
    board.stack = draw_some(unseen_tiles(board, facts), board.stack_left, facts, random)
    if UNKNOWN in board.moonlight_goals:
        board.moonlight_goals = deal_goals(random)[: len(board.moonlight_goals)]
    drawn = board.about if board.kind == KEEPING_CONCOCTION else []
    known = cards_of(board.deck) | cards_of(drawn)
    for cards in board.concoctions:
        known |= cards_of(cards)
    starters = [card for card in facts.starters if not known >> card & 1]
    brews = [card for card in facts.brews if not known >> card & 1]
    random.shuffle(starters)
    random.shuffle(brews)
    for cards in board.concoctions:
        # The first card of each player is the starter dealt at setup (NOC-1.5).
        if starters and cards and cards[0] == UNKNOWN:
            cards[0] = starters.pop()
        fill_brews(cards, brews, facts, random)
    board.deck = board.deck[:]
    fill_brews(board.deck, brews, facts, random)
    if UNKNOWN in drawn:
        board.about = drawn[:]
        fill_brews(board.about, brews, facts, random)
        board.ask_again()


def cards_of(cards: list[int]) -> i64:
    """The concoctions of a pile as a mask, without UNKNOWN."""
    mask: i64 = 0
    for card in cards:
        if card != UNKNOWN:
            mask |= 1 << card
    return mask


def fill_brews(cards: list[int], brews: list[int], facts: Facts, random: Random) -> None:
    """Put concoctions of the pool in the place of UNKNOWN ones, any one where a made-up position has used them all."""
    for index in range(len(cards)):
        if cards[index] == UNKNOWN:
            cards[index] = brews.pop() if brews else facts.brews[random.below(len(facts.brews))]


def fill_solo_deck(board: Nocturne, random: Random) -> None:
    """The cards of the opponent that have not been turned, in random order; in a made-up position there may be more or
    fewer of them than there are in the box.
    """
    turned = [*board.solo_used, board.solo_card]
    cards = [card for card in range(SOLO_CARDS) if card not in turned]
    random.shuffle(cards)
    while len(cards) < len(board.solo_deck):
        cards.append(random.below(SOLO_CARDS))
    board.solo_deck = cards[: len(board.solo_deck)]


def unseen_tiles(board: Nocturne, facts: Facts) -> list[int]:
    """The tiles of the box that lie nowhere in sight."""
    options = board.options
    assert isinstance(options, Options)
    counts = tiles_in_play(options, facts)[:]
    take_off(counts, board.tiles)
    take_off(counts, board.sprite_tiles)
    take_off(counts, board.gone)
    for tiles in board.won:
        take_off(counts, tiles)
    if board.kind in position.TILES_ABOUT:
        take_off(counts, board.about)
    for step in board.agenda:
        if step & 15 == STEP_TILE:
            take_off(counts, [step >> 12 & 255])
    pool: list[int] = []
    for tile, count in enumerate(counts):
        for _ in range(count):
            pool.append(tile)
    return pool


def take_off(counts: list[int], tiles: list[int]) -> None:
    """Take tiles off the counts of all; -1 is none, or UNKNOWN."""
    for tile in tiles:
        if tile >= 0:
            counts[tile] = counts[tile] - 1


def draw_some(pool: list[int], number: int, facts: Facts, random: Random) -> list[int]:
    """`number` tiles of the pool in random order; a position that is not from a real game may need more than there are:
    any tiles then.
    """
    random.shuffle(pool)
    while len(pool) < number:
        pool.append(random.below(len(facts.tile_ids)))
    return pool if len(pool) == number else pool[:number]
