"""What a seat may know (NOC-1.5, 1.6, 1.8), and full tables that are consistent with it."""

from __future__ import annotations

from mypy_extensions import i64

from noctuary.games.nocturne.rules.board import TILES, TWILIGHT, UNKNOWN, Board, Choice
from noctuary.games.nocturne.rules.characters import WinTile
from noctuary.games.nocturne.rules.facts import SOLO_CARDS, Facts
from noctuary.games.nocturne.rules.setup import cards_in_play, deal_goals, tiles_in_play
from noctuary.games.nocturne.rules.tiles import KeepConcoction
from noctuary.kernel.randomness import Random


def hide(board: Board, seat: int) -> None:
    """Replace everything that `seat` may not know with UNKNOWN; -1 stands for a watcher."""
    board.stack = []
    board.mask_table(seat)
    if board.round == TWILIGHT and not board.setup.scenario:  # a scenario names its goals (NOC-12.1)
        board.moonlight_goals = [UNKNOWN] * len(board.moonlight_goals)
    choice = board.choice
    if isinstance(choice, KeepConcoction) and board.seat != seat:
        board.choice = KeepConcoction([UNKNOWN] * len(choice.about))
        board.codes = []


def fill(board: Board, random: Random) -> None:
    """Replace everything UNKNOWN with random components that are not in sight."""
    facts = board.facts
    if board.opponent >= 0:
        fill_solo_deck(board, random)
    board.stack = draw_some(unseen_tiles(board, facts), board.stack_left, facts, random)
    if UNKNOWN in board.moonlight_goals:
        board.moonlight_goals = deal_goals(random)[: len(board.moonlight_goals)]
    choice = board.choice
    drawn = choice.about if isinstance(choice, KeepConcoction) else []
    known = cards_of(board.deck) | cards_of(drawn)
    for cards in board.concoctions:
        known |= cards_of(cards)
    options = board.setup
    starters, brews = ([card for card in cards if not known >> card & 1] for cards in cards_in_play(options, facts))
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
        drawn = drawn[:]
        fill_brews(drawn, brews, facts, random)
        board.ask(board.seat, KeepConcoction(drawn))


def cards_of(cards: list[int]) -> i64:
    """The concoctions of a pile as a mask, ignoring UNKNOWN."""
    mask: i64 = 0
    for card in cards:
        if card != UNKNOWN:
            mask |= 1 << card
    return mask


def fill_brews(cards: list[int], brews: list[int], facts: Facts, random: Random) -> None:
    """Replace UNKNOWN concoctions with ones from the pool, or with any when a made-up position has used up the pool."""
    for index in range(len(cards)):
        if cards[index] == UNKNOWN:
            cards[index] = brews.pop() if brews else facts.brews[random.below(len(facts.brews))]


def fill_solo_deck(board: Board, random: Random) -> None:
    """Shuffle the opponent's unturned cards; a made-up position may have more or fewer cards than the box."""
    turned = [*board.solo_used, board.solo_card]
    cards = [card for card in range(SOLO_CARDS) if card not in turned]
    random.shuffle(cards)
    while len(cards) < len(board.solo_deck):
        cards.append(random.below(SOLO_CARDS))
    board.solo_deck = cards[: len(board.solo_deck)]


def unseen_tiles(board: Board, facts: Facts) -> list[int]:
    """The tiles of the box that are not in sight."""
    options = board.setup
    counts = tiles_in_play(options, facts)[:]
    take_off(counts, board.tiles)
    take_off(counts, board.sprite_tiles)
    take_off(counts, board.gone)
    for tiles in board.won:
        take_off(counts, tiles)
    choice = board.choice
    if isinstance(choice, Choice) and choice.things == TILES:
        take_off(counts, choice.about)
    for step in board.agenda:
        if isinstance(step, WinTile):
            take_off(counts, [step.first])
    pool: list[int] = []
    for tile, count in enumerate(counts):
        for _ in range(count):
            pool.append(tile)
    return pool


def take_off(counts: list[int], tiles: list[int]) -> None:
    """Subtract tiles from the counts, ignoring -1 (none, or UNKNOWN)."""
    for tile in tiles:
        if tile >= 0:
            counts[tile] = counts[tile] - 1


def draw_some(pool: list[int], number: int, facts: Facts, random: Random) -> list[int]:
    """`number` tiles of the pool in random order. A made-up position may need more than there are: the rest are then
    any tiles.
    """
    random.shuffle(pool)
    while len(pool) < number:
        pool.append(random.below(len(facts.tile_ids)))
    return pool if len(pool) == number else pool[:number]
