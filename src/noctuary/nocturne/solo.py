"""The solo game (chapter 10): what the opponent decides, one card of its deck after another.

It owns tokens like a player and is the second seat of the table, but nobody sits there: its casts, passes and offerings
are steps of the agenda, never decisions.
"""

from __future__ import annotations

from noctuary.kernel.messages import Argument
from noctuary.nocturne.actions import CAST
from noctuary.nocturne.areas import ADJACENT, CELLS, WIDTH, cell_name, cells_of
from noctuary.nocturne.casting import cast, pass_turn
from noctuary.nocturne.facts import ABOVE, AT_LEAST, DIRECTIONS, NORMAL, SOLO_CARDS, TOKENS
from noctuary.nocturne.sprites import higher_or_equal, put
from noctuary.nocturne.table import UNKNOWN, Table, token_mask


def decide(table: Table) -> None:
    """The opponent opens a casting phase, or answers the spell of the player."""
    if table.casts:
        answer(table)
    else:
        open_phase(table)


def turn_card(table: Table) -> int:
    """A new card for a decision; all cards turned so far are shuffled when one is needed and the deck is empty
    (NOC-10.1, 10.10).
    """
    if table.solo_card >= 0:
        table.solo_used.append(table.solo_card)
    if not table.solo_deck:
        # A position typed by hand may have no card at all: then it is a new deck.
        cards = table.solo_used or list(range(SOLO_CARDS))
        assert table.random is not None, "solo tables are set up with a random stream"
        table.random.shuffle(cards)
        table.solo_deck = cards
        table.solo_used = []
        table.tell("solo-reshuffled", table.opponent, {"number": len(cards)})
    table.solo_card = table.solo_deck.pop(0)
    table.revealed += 1
    if table.events is not None:
        table.tell("solo-card", table.opponent, {"solo": card_id(table, table.solo_card)})
    return table.solo_card


def card_id(table: Table, card: int) -> str:
    """`N +1 3 offers`; `?` for one that is not known."""
    return "?" if card == UNKNOWN else table.facts.solo_ids[card]


# Answering (NOC-10.3, 10.4)


def answer(table: Table) -> None:
    """Cast above the spell of the player by the power rule of a new card, or pass."""
    seat = table.opponent
    facts = table.facts
    card = turn_card(table)
    highest = table.casts[-1]
    to_beat = highest >> 6 & 15
    token = answering_token(table, card, facts.value[to_beat])
    if table.events is not None:
        power = ("above", "at-least", "at-most")[facts.solo_power[card]]
        words: dict[str, Argument] = {"token_highest": table.token_id(to_beat)}
        if facts.solo_power[card] != ABOVE:
            words["number"] = facts.solo_number[card]
        two = "" if table.above is facts.above else "-two"  # double competition (NOC-12.3)
        if token < 0:
            table.tell(f"solo-none-{power}{two}", seat, words)
        else:
            table.tell(f"solo-{power}{two}", seat, {"token": table.token_id(token), **words})
    if token < 0:
        pass_turn(table, seat)
        return
    cell = directed(table, card, highest & 63, table.tile_mask & ~table.cast_mask)
    cast(table, seat, CAST + cell * TOKENS + token)


def answering_token(table: Table, card: int, value: int) -> int:
    """The token that a card casts above a spell of this value; -1 for none (NOC-10.3)."""
    facts = table.facts
    tokens = table.hand[table.opponent] & table.above[value]
    number = facts.solo_number[card]
    if facts.solo_power[card] == AT_LEAST:
        tokens &= facts.above[number - 1]
    elif facts.solo_power[card] != ABOVE:
        tokens &= ~facts.above[number]
    return cheapest(table, token_mask(tokens))


def cheapest(table: Table, tokens: int) -> int:
    """The lowest token of a mask; of an equal pair the Shadow (NOC-10.3); -1 of none."""
    ordered = table.facts.tokens_of(tokens)
    if not ordered:
        return -1
    value = table.facts.value
    if len(ordered) > 1 and value[ordered[1]] == value[ordered[0]]:
        return ordered[1]
    return ordered[0]


def directed(table: Table, card: int, origin: int, free: int) -> int:
    """The cell beside `origin` in the direction of the card, else the next one clockwise that is in `free`, which has
    one (NOC-10.4).
    """
    first = table.facts.solo_direction[card]
    for turn in range(len(DIRECTIONS)):
        cell = beside(origin, (first + turn) % len(DIRECTIONS))
        if cell >= 0 and free >> cell & 1:
            break
    if table.events is not None:
        table.tell(
            "solo-turned" if turn else "solo-direction",
            table.opponent,
            {"direction": DIRECTIONS[first], "cell_from": cell_name(origin), "cell": cell_name(cell)},
        )
    return cell


def beside(cell: int, direction: int) -> int:
    """The neighbour of a cell of the grid in a direction; -1 beyond its edge."""
    if direction == 0:
        return cell - WIDTH if cell >= WIDTH else -1
    if direction == 1:
        return cell + 1 if cell % WIDTH < WIDTH - 1 else -1
    if direction == 2:
        return cell + WIDTH if cell + WIDTH < CELLS else -1
    return cell - 1 if cell % WIDTH else -1


# Opening (NOC-10.6, 10.7)


def open_phase(table: Table) -> None:
    """Open a casting phase: with a cornered spell if there can be one, else with the start value of a new card."""
    seat = table.opponent
    hand = token_mask(table.hand[seat])
    card = turn_card(table)
    anywhere = table.open_next_to < 0
    cells = table.tile_mask if anywhere else table.tile_mask & ADJACENT[table.open_next_to]
    corners = [cell for cell in cells_of(cells) if not ADJACENT[cell] & table.tile_mask]
    if corners:
        cell = corners[0]
        token = cheapest(table, hand)
        if table.events is not None:
            table.tell("solo-cornered", seat, {"token": table.token_id(token), "cell": cell_name(cell)})
    else:
        token = starting_token(table, card, hand)
        if not anywhere:
            cell = directed(table, card, table.open_next_to, cells)
        else:
            cell = cells_of(cells)[0]
            table.tell("solo-first-tile", seat, {"cell": cell_name(cell)})
    cast(table, seat, CAST + cell * TOKENS + token)


def starting_token(table: Table, card: int, hand: int) -> int:
    """The token of the start value; lacking it the next lower, then the next higher one (NOC-10.6). The first spell of
    a round is the lowest (NOC-2.2).
    """
    seat = table.opponent
    if table.first_spell:
        token = cheapest(table, hand)
        table.tell("solo-first-spell", seat, {"token": table.token_id(token)})
        return token
    facts = table.facts
    start = facts.solo_start[card]
    # Of an equal pair the Shadow is the last.
    lower = facts.tokens_of(hand & ~facts.above[start])
    token = lower[-1] if lower else cheapest(table, hand)
    if table.events is not None:
        value = facts.value[token]
        id = "solo-start" if value == start else "solo-start-lower" if value < start else "solo-start-higher"
        start_words: dict[str, Argument] = {} if value == start else {"number": start}
        table.tell(id, seat, {"token": table.token_id(token), **start_words})
    return token


# Offering (NOC-10.5)


def offer(table: Table, returned: int) -> None:
    """Offer the highest normal token of the mask `returned`, if the card turned last says so and it fits."""
    seat = table.opponent
    if table.solo_card < 0:
        return
    token = table.facts.tokens_of(returned & ((1 << NORMAL) - 1))[-1]
    solo = card_id(table, table.solo_card)
    if not table.facts.solo_offers[table.solo_card]:
        table.tell("solo-keeps", seat, {"solo": solo})
    elif higher_or_equal(table, token) >= table.spaces:
        table.tell("solo-keeps-full", seat, {"token": table.token_id(token)})
    else:
        table.tell("solo-offers", seat, {"token": table.token_id(token), "solo": solo})
        put(table, seat, token)


def band(table: Table, total: int) -> int:
    """The band of a total: its lower bound, 0 below the first (NOC-10.9)."""
    return max((bound for bound in table.facts.bands if bound <= total), default=0)
