"""What a seat may know (NOC-1.5, 1.6, 1.8), and full tables that are consistent with it."""

from __future__ import annotations

from noctuary.games.nocturne.rules.basis.board import TILES, TWILIGHT, UNKNOWN, Board, Choice
from noctuary.games.nocturne.rules.basis.facts import CONCOCTIONS, SOLO_CARDS
from noctuary.games.nocturne.rules.course.setup import cards_in_play, deal_goals, tiles_in_play
from noctuary.games.nocturne.rules.turns.characters import WinTile
from noctuary.games.nocturne.rules.turns.tiles import KeepConcoction
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.table.determinizing import counted, drawn, without


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
        board.draw_solo_cards([1] * SOLO_CARDS, random)
    board.stack = draw_stack(board, random)
    if UNKNOWN in board.moonlight_goals:
        board.moonlight_goals = deal_goals(facts.moonlight, random)[: len(board.moonlight_goals)]
    choice = board.choice
    about = choice.about if isinstance(choice, KeepConcoction) else []
    starters, _ = cards_in_play(board.setup, facts)
    # The first card of each player is the starter dealt at setup (NOC-1.5).
    starters = without(counted(starters, CONCOCTIONS), [about, board.deck, *board.concoctions])
    random.shuffle(starters)
    for cards in board.concoctions:
        if starters and cards and cards[0] == UNKNOWN:
            cards[0] = starters.pop()
    brews = counted(facts.brews, CONCOCTIONS)
    if UNKNOWN in about:
        pool = without(brews, [about, board.deck, *board.concoctions])
        random.shuffle(pool)
        about = drawn(about, pool, brews, random)
        board.ask(board.seat, KeepConcoction(about))
    for card in about:
        brews[card] = brews[card] - 1
    board.draw_concoctions(brews, random)


def draw_stack(board: Board, random: Random) -> list[int]:
    """The stack, drawn from the tiles of the box that are out of sight. A made-up position may need more than those."""
    counts = tiles_in_play(board.setup, board.facts)
    seen = [board.tiles, board.sprite_tiles, board.gone, *board.won]
    choice = board.choice
    if isinstance(choice, Choice) and choice.things == TILES:
        seen.append(choice.about)
    for step in board.agenda:
        if isinstance(step, WinTile):
            seen.append([step.tile])
    pool = without(counts, seen)
    random.shuffle(pool)
    left = board.stack_left
    return pool if len(pool) == left else drawn([UNKNOWN] * left, pool, [1] * len(counts), random)
