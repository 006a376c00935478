"""Offerings to the Sprite board (chapter 3) and taking its tiles (NOC-6.2, 7.1)."""

from __future__ import annotations

from noctuary.games.nocturne.rules.actions import OFFER, OFFER_NONE, OFFER_TWO, TAKE, offer_two, offered_two
from noctuary.games.nocturne.rules.board import (
    ALL_SPACES,
    FROM_SPRITE,
    LAST_SPACE,
    OFFERING,
    STEP_GOALS,
    STEP_SPRITE,
    TAKING,
    TWILIGHT,
    Board,
    add_token,
    distinct,
    remove_token,
    step,
)
from noctuary.games.nocturne.rules.characters import use_up
from noctuary.games.nocturne.rules.facts import SAGE, STAR
from noctuary.games.nocturne.rules.tiles import gain
from noctuary.kernel.messages import Argument, IllegalMove
from noctuary.kernel.moves import seat_name


def sprite_order(board: Board, seat: int) -> int:
    """The tie-break rule (NOC-5.4): of two seats the one with the lower number comes first."""
    for place, placed in enumerate(board.sprite):
        if placed >> 4 == seat:
            return place
    return 16 + (seat - board.designated) % board.players


def higher_or_equal(board: Board, token: int) -> int:
    """How many tokens on the board stand before a new `token` (NOC-3.3)."""
    value = board.facts.value
    mine = value[token]
    number = 0
    for placed in board.sprite:
        if value[placed & 15] < mine:
            break
        number += 1
    return number


def ask_offer(board: Board, seat: int, returned: int) -> None:
    """Ask `seat` which of the tokens in the mask `returned` it offers (NOC-3.1); what would fall off is not allowed
    (NOC-3.4).
    """
    spaces = board.spaces
    board.about = [returned]
    codes = [OFFER_NONE]
    for token in range(STAR):
        if returned >> token & 1 and higher_or_equal(board, token) < spaces:
            codes.append(OFFER + token)
    if len(codes) > 2 and board.character[seat] == SAGE and board.ability[seat]:
        fitting = [code - OFFER for code in codes[1:]]
        for index, low in enumerate(fitting):
            if higher_or_equal(board, low) + 1 < spaces:
                for high in fitting[index + 1 :]:
                    codes.append(offer_two(high, low))
    board.ask(seat, OFFERING, codes)


def verify_offer(board: Board, seat: int, code: int) -> None:
    """Raise IllegalMove unless `seat`, who is asked, may offer so."""
    if code == OFFER_NONE:
        return
    returned = board.about[0]
    tokens = [code - OFFER] if code < OFFER_TWO else list(offered_two(code))
    for token in tokens:
        if not returned >> token & 1:
            raise IllegalMove("NOC-3.1", "nocturne-refuse-offer-token", {"token": board.token_id(token)})
    spaces = board.spaces
    for token in tokens:
        if higher_or_equal(board, token) >= spaces:
            raise IllegalMove("NOC-3.4", "nocturne-refuse-offer-falls-off", {"token": board.token_id(token)})
    if len(tokens) == 2:
        if board.character[seat] != SAGE:
            raise IllegalMove("NOC-9.5", "nocturne-refuse-offer-two", {"seat": seat_name(seat)})
        if not board.ability[seat]:
            raise IllegalMove("NOC-9.1", "nocturne-refuse-ability-used", {"seat": seat_name(seat)})
        if higher_or_equal(board, tokens[1]) + 1 >= spaces:
            raise IllegalMove("NOC-9.5", "nocturne-refuse-offer-pair", {"token": board.token_id(tokens[1])})


def offer(board: Board, seat: int, code: int) -> None:
    """Carry out an offering."""
    board.about = []
    if code == OFFER_NONE:
        if board.events is not None:
            board.tell("offer-none", seat, {}, auto=len(board.codes) == 1)
    elif code < OFFER_TWO:
        put(board, seat, code - OFFER)
    else:
        high, low = offered_two(code)
        use_up(board, seat)
        board.tell("sage", seat, {})
        put(board, seat, high)
        put(board, seat, low)


def put(board: Board, seat: int, token: int) -> None:
    """Put a token on the board; what it pushes past the last space goes home (NOC-3.4)."""
    board.hand[seat] = remove_token(board.hand[seat], token)
    board.sprite.insert(higher_or_equal(board, token), seat << 4 | token)
    if board.events is not None:
        board.tell("offer", seat, {"token": board.token_id(token)})
    if len(board.sprite) > board.spaces:
        pushed = board.sprite.pop()
        owner = pushed >> 4
        board.hand[owner] = add_token(board.hand[owner], pushed & 15)
        if board.events is not None:
            board.tell("pushed-off", owner, {"token": board.token_id(pushed & 15)})


def next_sprite(board: Board) -> None:
    """The next token from the left takes a tile, while there are both (NOC-6.2)."""
    if board.turned == len(board.sprite) or not board.sprite_tiles:
        return
    board.agenda.append(STEP_SPRITE)
    owner = board.sprite[board.turned] >> 4
    if owner == board.opponent:
        take(board, owner, board.sprite_tiles[0])  # in reading order (NOC-10.8)
        return
    board.ask(owner, TAKING, [TAKE + tile for tile in distinct(board.sprite_tiles)])


def taking_rule(board: Board) -> str:
    """The rule by which tiles of the board are taken in this round."""
    return "NOC-6.2" if board.round == TWILIGHT else "NOC-7.1"


def verify_take(board: Board, tile: int) -> None:
    """Raise IllegalMove unless `tile` lies on the board."""
    if tile not in board.sprite_tiles:
        raise IllegalMove(taking_rule(board), "nocturne-refuse-no-sprite-tile", {"tile": board.tile_id(tile)})


def take(board: Board, seat: int, tile: int) -> None:
    """Take a tile from the board and turn the token over; effects and goals come before the next token (NOC-6.2)."""
    token = board.sprite[board.turned] & 15
    board.turned += 1
    board.sprite_tiles.remove(tile)
    board.last_taker = seat
    if board.events is not None:
        words: dict[str, Argument] = {"tile": board.tile_id(tile), "token": board.token_id(token)}
        board.tell("take", seat, words, auto=len(board.codes) == 1)
    board.agenda.append(step(STEP_GOALS, seat, token, FROM_SPRITE))
    gain(board, seat, tile)


def spaces_held(board: Board, seat: int) -> int:
    """Whether a seat has its tokens on the last, and on all spaces of the Sprite board: LAST_SPACE, ALL_SPACES
    (NOC-12.5).
    """
    if not board.spaces or len(board.sprite) < board.spaces:
        return 0
    owners = [placed >> 4 for placed in board.sprite]
    return (LAST_SPACE if owners[-1] == seat else 0) | (ALL_SPACES if owners.count(seat) == board.spaces else 0)
