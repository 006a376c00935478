"""The solo game (chapter 10): how the opponent decides, one card of its deck after another.

The opponent owns tokens like a player and is the second seat of the table, but no player has that seat: its casts,
passes and offerings are steps of the agenda, never decisions.
"""

from noctuary.games.nocturne.rules.basis.actions import CAST
from noctuary.games.nocturne.rules.basis.areas import ADJACENT, CELLS, WIDTH, cell_name, cells_of
from noctuary.games.nocturne.rules.basis.board import UNKNOWN, Board, cast_token, cell_of, token_mask
from noctuary.games.nocturne.rules.basis.facts import ABOVE, AT_LEAST, DIRECTIONS, NORMAL, SOLO_CARDS, TOKENS
from noctuary.games.nocturne.rules.turns.casting import cast, pass_turn
from noctuary.games.nocturne.rules.turns.sprites import higher_or_equal, put
from noctuary.kernel.base.messages import Argument


def decide(board: Board) -> None:
    """Open a casting phase for the opponent, or answer the player's spell."""
    if board.casts:
        answer(board)
    else:
        open_phase(board)


def turn_card(board: Board) -> int:
    """Turn a new card for a decision; if the deck is empty, first shuffle all cards turned so far (NOC-10.1, 10.10)."""
    if board.solo_card >= 0:
        board.solo_used.append(board.solo_card)
    if not board.solo_deck:
        # A made-up position may have no cards at all; it then gets a new deck.
        cards = board.solo_used or list(range(SOLO_CARDS))
        assert board.random is not None, "solo tables are set up with a random stream"
        board.random.shuffle(cards)
        board.solo_deck = cards
        board.solo_used = []
        board.tell_of("solo-reshuffled", board.opponent, {"number": len(cards)})
    board.solo_card = board.solo_deck.pop(0)
    board.revealed += 1
    if board.events is not None:
        board.tell_of("solo-card", board.opponent, {"solo": card_id(board, board.solo_card)})
    return board.solo_card


def card_id(board: Board, card: int) -> str:
    """The id of a card, such as `N +1 3 offers`; `?` for an unknown one."""
    return "?" if card == UNKNOWN else board.facts.solo_ids[card]


# Answering (NOC-10.3, 10.4)


def answer(board: Board) -> None:
    """Cast above the player's spell under the power rule of a new card, or pass."""
    seat = board.opponent
    facts = board.facts
    card = turn_card(board)
    highest = board.casts[-1]
    to_beat = cast_token(highest)
    token = answering_token(board, card, facts.value[to_beat])
    if board.events is not None:
        power = ("above", "at-least", "at-most")[facts.solo_power[card]]
        words: dict[str, Argument] = {"token_highest": board.token_id(to_beat)}
        if facts.solo_power[card] != ABOVE:
            words["number"] = facts.solo_number[card]
        two = "" if board.above == facts.above else "-two"  # double competition (NOC-12.3)
        if token < 0:
            board.tell_of(f"solo-none-{power}{two}", seat, words)
        else:
            board.tell_of(f"solo-{power}{two}", seat, {"token": board.token_id(token), **words})
    if token < 0:
        pass_turn(board, seat)
        return
    cell = next_cell(board, card, cell_of(highest), board.tile_mask & ~board.cast_mask)
    cast(board, seat, CAST + cell * TOKENS + token)


def answering_token(board: Board, card: int, value: int) -> int:
    """The token that a card casts above a spell of this value; -1 if none (NOC-10.3)."""
    facts = board.facts
    tokens = board.hand[board.opponent] & board.above[value]
    number = facts.solo_number[card]
    if facts.solo_power[card] == AT_LEAST:
        tokens &= facts.above[number - 1]
    elif facts.solo_power[card] != ABOVE:
        tokens &= ~facts.above[number]
    return cheapest(board, token_mask(tokens))


def cheapest(board: Board, tokens: int) -> int:
    """The lowest token of a mask; of two equal tokens the Shadow (NOC-10.3); -1 if the mask is empty."""
    ordered = board.facts.tokens_of(tokens)
    if not ordered:
        return -1
    value = board.facts.value
    if len(ordered) > 1 and value[ordered[1]] == value[ordered[0]]:
        return ordered[1]
    return ordered[0]


def next_cell(board: Board, card: int, origin: int, free: int) -> int:
    """The cell next to `origin` in the card's direction, or else the next clockwise in `free` (NOC-10.4)."""
    first = board.facts.solo_direction[card]
    for turn in range(len(DIRECTIONS)):
        cell = beside(origin, (first + turn) % len(DIRECTIONS))
        if cell >= 0 and free >> cell & 1:
            break
    if board.events is not None:
        board.tell_of(
            "solo-turned" if turn else "solo-direction",
            board.opponent,
            {"direction": DIRECTIONS[first], "cell_from": cell_name(origin), "cell": cell_name(cell)},
        )
    return cell


def beside(cell: int, direction: int) -> int:
    """The neighbour of a cell in a direction; -1 outside the grid."""
    if direction == 0:
        return cell - WIDTH if cell >= WIDTH else -1
    if direction == 1:
        return cell + 1 if cell % WIDTH < WIDTH - 1 else -1
    if direction == 2:
        return cell + WIDTH if cell + WIDTH < CELLS else -1
    return cell - 1 if cell % WIDTH else -1


# Opening (NOC-10.6, 10.7)


def open_phase(board: Board) -> None:
    """Open a casting phase: with a cornered spell if one is possible, otherwise with the start value of a new card."""
    seat = board.opponent
    hand = token_mask(board.hand[seat])
    card = turn_card(board)
    anywhere = board.open_next_to < 0
    cells = board.tile_mask if anywhere else board.tile_mask & ADJACENT[board.open_next_to]
    corners = [cell for cell in cells_of(cells) if not ADJACENT[cell] & board.tile_mask]
    if corners:
        cell = corners[0]
        token = cheapest(board, hand)
        if board.events is not None:
            board.tell_of("solo-cornered", seat, {"token": board.token_id(token), "cell": cell_name(cell)})
    else:
        token = starting_token(board, card, hand)
        if not anywhere:
            cell = next_cell(board, card, board.open_next_to, cells)
        else:
            cell = cells_of(cells)[0]
            board.tell_of("solo-first-tile", seat, {"cell": cell_name(cell)})
    cast(board, seat, CAST + cell * TOKENS + token)


def starting_token(board: Board, card: int, hand: int) -> int:
    """The token with the start value; without one the next lower, then the next higher (NOC-10.6). The first spell of a
    round uses the lowest (NOC-2.2).
    """
    seat = board.opponent
    if board.first_spell:
        token = cheapest(board, hand)
        board.tell_of("solo-first-spell", seat, {"token": board.token_id(token)})
        return token
    facts = board.facts
    start = facts.solo_start[card]
    # Of two equal tokens the Shadow comes last.
    lower = facts.tokens_of(hand & ~facts.above[start])
    token = lower[-1] if lower else cheapest(board, hand)
    if board.events is not None:
        value = facts.value[token]
        id = "solo-start" if value == start else "solo-start-lower" if value < start else "solo-start-higher"
        start_words: dict[str, Argument] = {} if value == start else {"number": start}
        board.tell_of(id, seat, {"token": board.token_id(token), **start_words})
    return token


# Offering (NOC-10.5)


def offer(board: Board, returned: int) -> None:
    """Offer the highest normal token of the mask `returned`, if the card turned last says so and the token fits."""
    seat = board.opponent
    if board.solo_card < 0:
        return
    token = board.facts.tokens_of(returned & ((1 << NORMAL) - 1))[-1]
    solo = card_id(board, board.solo_card)
    if not board.facts.solo_offers[board.solo_card]:
        board.tell_of("solo-keeps", seat, {"solo": solo})
    elif higher_or_equal(board, token) >= board.spaces:
        board.tell_of("solo-keeps-full", seat, {"token": board.token_id(token)})
    else:
        board.tell_of("solo-offers", seat, {"token": board.token_id(token), "solo": solo})
        put(board, seat, token)


def band(board: Board, total: int) -> int:
    """The band of a total, given by its lower bound; 0 below the first band (NOC-10.9)."""
    return max((bound for bound in board.facts.bands if bound <= total), default=0)
