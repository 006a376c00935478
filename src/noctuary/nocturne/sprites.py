"""Offerings to the Sprite board (chapter 3) and taking its tiles (NOC-6.2, 7.1)."""

from __future__ import annotations

from noctuary.kernel.messages import Argument, IllegalMove
from noctuary.kernel.moves import seat_name
from noctuary.nocturne.actions import OFFER, OFFER_NONE, OFFER_TWO, TAKE, offer_two, offered_two
from noctuary.nocturne.characters import use_up
from noctuary.nocturne.facts import SAGE, STAR
from noctuary.nocturne.table import (
    ALL_SPACES,
    FROM_SPRITE,
    LAST_SPACE,
    OFFERING,
    STEP_GOALS,
    STEP_SPRITE,
    TAKING,
    TWILIGHT,
    Table,
    add_token,
    distinct,
    remove_token,
    step,
)
from noctuary.nocturne.tiles import gain


def sprite_order(table: Table, seat: int) -> int:
    """The tie-break rule (NOC-5.4): of two seats the one with the lower number comes first."""
    for place, placed in enumerate(table.sprite):
        if placed >> 4 == seat:
            return place
    return 16 + (seat - table.designated) % table.players


def higher_or_equal(table: Table, token: int) -> int:
    """How many tokens on the board stand before a new `token` (NOC-3.3)."""
    value = table.facts.value
    mine = value[token]
    number = 0
    for placed in table.sprite:
        if value[placed & 15] < mine:
            break
        number += 1
    return number


def ask_offer(table: Table, seat: int, returned: int) -> None:
    """Ask `seat` which of the tokens in the mask `returned` it offers (NOC-3.1); what would fall off is not allowed
    (NOC-3.4).
    """
    spaces = table.spaces
    table.about = [returned]
    codes = [OFFER_NONE]
    for token in range(STAR):
        if returned >> token & 1 and higher_or_equal(table, token) < spaces:
            codes.append(OFFER + token)
    if len(codes) > 2 and table.character[seat] == SAGE and table.ability[seat]:
        fitting = [code - OFFER for code in codes[1:]]
        for index, low in enumerate(fitting):
            if higher_or_equal(table, low) + 1 < spaces:
                for high in fitting[index + 1 :]:
                    codes.append(offer_two(high, low))
    table.ask(seat, OFFERING, codes)


def verify_offer(table: Table, seat: int, code: int) -> None:
    """Raise IllegalMove unless `seat`, who is asked, may offer so."""
    if code == OFFER_NONE:
        return
    returned = table.about[0]
    tokens = [code - OFFER] if code < OFFER_TWO else list(offered_two(code))
    for token in tokens:
        if not returned >> token & 1:
            raise IllegalMove("NOC-3.1", "nocturne-refuse-offer-token", {"token": table.token_id(token)})
    spaces = table.spaces
    for token in tokens:
        if higher_or_equal(table, token) >= spaces:
            raise IllegalMove("NOC-3.4", "nocturne-refuse-offer-falls-off", {"token": table.token_id(token)})
    if len(tokens) == 2:
        if table.character[seat] != SAGE:
            raise IllegalMove("NOC-9.5", "nocturne-refuse-offer-two", {"seat": seat_name(seat)})
        if not table.ability[seat]:
            raise IllegalMove("NOC-9.1", "nocturne-refuse-ability-used", {"seat": seat_name(seat)})
        if higher_or_equal(table, tokens[1]) + 1 >= spaces:
            raise IllegalMove("NOC-9.5", "nocturne-refuse-offer-pair", {"token": table.token_id(tokens[1])})


def offer(table: Table, seat: int, code: int) -> None:
    """Carry out an offering."""
    table.about = []
    if code == OFFER_NONE:
        if table.events is not None:
            table.tell("offer-none", seat, {}, auto=len(table.codes) == 1)
    elif code < OFFER_TWO:
        put(table, seat, code - OFFER)
    else:
        high, low = offered_two(code)
        use_up(table, seat)
        table.tell("sage", seat, {})
        put(table, seat, high)
        put(table, seat, low)


def put(table: Table, seat: int, token: int) -> None:
    """Put a token on the board; what it pushes past the last space goes home (NOC-3.4)."""
    table.hand[seat] = remove_token(table.hand[seat], token)
    table.sprite.insert(higher_or_equal(table, token), seat << 4 | token)
    if table.events is not None:
        table.tell("offer", seat, {"token": table.token_id(token)})
    if len(table.sprite) > table.spaces:
        pushed = table.sprite.pop()
        owner = pushed >> 4
        table.hand[owner] = add_token(table.hand[owner], pushed & 15)
        if table.events is not None:
            table.tell("pushed-off", owner, {"token": table.token_id(pushed & 15)})


def next_sprite(table: Table) -> None:
    """The next token from the left takes a tile, while there are both (NOC-6.2)."""
    if table.turned == len(table.sprite) or not table.sprite_tiles:
        return
    table.agenda.append(STEP_SPRITE)
    owner = table.sprite[table.turned] >> 4
    if owner == table.opponent:
        take(table, owner, table.sprite_tiles[0])  # in reading order (NOC-10.8)
        return
    table.ask(owner, TAKING, [TAKE + tile for tile in distinct(table.sprite_tiles)])


def taking_rule(table: Table) -> str:
    """The rule by which tiles of the board are taken in this round."""
    return "NOC-6.2" if table.round == TWILIGHT else "NOC-7.1"


def verify_take(table: Table, tile: int) -> None:
    """Raise IllegalMove unless `tile` lies on the board."""
    if tile not in table.sprite_tiles:
        raise IllegalMove(taking_rule(table), "nocturne-refuse-no-sprite-tile", {"tile": table.tile_id(tile)})


def take(table: Table, seat: int, tile: int) -> None:
    """Take a tile from the board and turn the token over; effects and goals come before the next token (NOC-6.2)."""
    token = table.sprite[table.turned] & 15
    table.turned += 1
    table.sprite_tiles.remove(tile)
    table.last_taker = seat
    if table.events is not None:
        words: dict[str, Argument] = {"tile": table.tile_id(tile), "token": table.token_id(token)}
        table.tell("take", seat, words, auto=len(table.codes) == 1)
    table.agenda.append(step(STEP_GOALS, seat, token, FROM_SPRITE))
    gain(table, seat, tile)


def spaces_held(table: Table, seat: int) -> int:
    """Whether a seat has its tokens on the last, and on all spaces of the Sprite board: LAST_SPACE, ALL_SPACES
    (NOC-12.5).
    """
    if not table.spaces or len(table.sprite) < table.spaces:
        return 0
    owners = [placed >> 4 for placed in table.sprite]
    return (LAST_SPACE if owners[-1] == seat else 0) | (ALL_SPACES if owners.count(seat) == table.spaces else 0)
