"""What a seat may know (NOC-1.5, 1.6, 1.8), and full tables that are consistent with it."""

from mypy_extensions import i64

from noctuary.games.nocturne.rules.basis.board import TILES, TWILIGHT, UNKNOWN, Board, Choice
from noctuary.games.nocturne.rules.basis.facts import SOLO_CARDS
from noctuary.games.nocturne.rules.course.setup import cards_in_play, deal_goals, tiles_in_play
from noctuary.games.nocturne.rules.turns.characters import WinTile
from noctuary.games.nocturne.rules.turns.tiles import KeepConcoction
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.table.determinizing import drawn, without


def hide(board: Board, seat: int) -> None:
    """Replace everything that `seat` may not know with UNKNOWN; -1 stands for a watcher."""
    board.stack = []
    board.unseen = []
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
        cards = [1] * SOLO_CARDS
        board.draw_solo_cards(board.unseen_solo_cards(cards), cards, random)
    tiles, starters, brews = board.unseen or out_of_sight(board)
    board.unseen = []
    board.stack = draw_stack(board, tiles[:], random)
    if UNKNOWN in board.moonlight_goals:
        board.moonlight_goals = deal_goals(facts.moonlight, random)[: len(board.moonlight_goals)]
    # The first card of each player is the starter dealt at setup (NOC-1.5).
    starters = starters[:]
    random.shuffle(starters)
    for seat, cards in enumerate(board.concoctions):
        if starters and cards and cards[0] == UNKNOWN:
            board.concoctions[seat] = [starters.pop(), *cards[1:]]
    pool = brews[:]
    counts = facts.brew_counts
    choice = board.choice
    if isinstance(choice, KeepConcoction):
        about = choice.about
        if UNKNOWN in about:
            random.shuffle(pool)
            about = drawn(about, pool, counts, random)
            board.ask(board.seat, KeepConcoction(about))
            pool = [card for card in brews if card not in about]
        counts = [0 if card in about else count for card, count in enumerate(counts)]
    board.draw_concoctions(pool, counts, random)


def out_of_sight(board: Board) -> list[list[int]]:
    """What a masked table does not show, in order: tiles, starter concoctions, and the other concoctions."""
    choice = board.choice
    piles = [board.deck, *board.concoctions]
    if isinstance(choice, KeepConcoction):
        piles.append(choice.about)
    seen: i64 = 0
    for pile in piles:
        for card in pile:
            if card != UNKNOWN:
                seen |= 1 << card
    starters, _ = cards_in_play(board.setup, board.facts)
    return [
        tiles_out_of_sight(board),
        [card for card in starters if not seen >> card & 1],
        [card for card in board.facts.brews if not seen >> card & 1],
    ]


def tiles_out_of_sight(board: Board) -> list[int]:
    """The tiles of the box that are out of sight."""
    seen = [board.tiles, board.sprite_tiles, board.gone, *board.won]
    choice = board.choice
    if isinstance(choice, Choice) and choice.things == TILES:
        seen.append(choice.about)
    for step in board.agenda:
        if isinstance(step, WinTile):
            seen.append([step.tile])
    return without(tiles_in_play(board.setup, board.facts), seen)


def draw_stack(board: Board, pool: list[int], random: Random) -> list[int]:
    """The stack, drawn from the tiles out of sight. A made-up position may need more than those."""
    random.shuffle(pool)
    left = board.stack_left
    kinds = len(board.facts.tile_count)
    return pool if len(pool) == left else drawn([UNKNOWN] * left, pool, [1] * kinds, random)
