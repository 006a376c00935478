"""Offerings to the Sprite board (chapter 3) and taking its tiles (NOC-6.2, 7.1)."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from noctuary.games.nocturne.rules.basis.actions import (
    ABILITY_COPY,
    KEEP_CONCOCTION,
    MIRROR_NONE,
    OFFER,
    OFFER_NONE,
    OFFER_TWO,
    TAKE,
    TAKE_COPY,
    offer_two,
    split_offer,
)
from noctuary.games.nocturne.rules.basis.board import (
    ALL_SPACES,
    LAST_SPACE,
    NOTHING_MORE,
    TWILIGHT,
    Board,
    Choice,
    Step,
    add_token,
    new_placed,
    owner_of,
    remove_token,
    token_mask,
    token_of,
)
from noctuary.games.nocturne.rules.basis.facts import SAGE, STAR
from noctuary.games.nocturne.rules.basis.sprite_board import codes_of, place_of, verify_tile
from noctuary.games.nocturne.rules.basis.vocabulary import FROM_SPRITE
from noctuary.games.nocturne.rules.turns.characters import use_up
from noctuary.games.nocturne.rules.turns.goals import CheckGoals
from noctuary.games.nocturne.rules.turns.tiles import gain
from noctuary.kernel.base.messages import Argument, IllegalMove
from noctuary.kernel.parts.moves import seat_name


def higher_or_equal(board: Board, token: int) -> int:
    """How many tokens on the board come before a new `token` (NOC-3.3)."""
    value = board.facts.value
    mine = value[token]
    number = 0
    for placed in board.sprite:
        if value[token_of(placed)] < mine:
            break
        number += 1
    return number


@mypyc_attr(free_list_len=1)
class MayOffer(Step):
    """`seat`, who took back normal tokens, may offer."""

    name: ClassVar = "offer"

    def take(self, board: Board) -> None:
        returned = self.first
        if self.seat == board.opponent:
            board.offer_for_opponent(returned)
        else:
            board.ask(self.seat, Offer([returned]))


@mypyc_attr(free_list_len=1)
class Offer(Choice):
    """Which of the tokens taken back to offer (NOC-3.1). A token that would fall off is not allowed (NOC-3.4)."""

    name: ClassVar = "offer"
    rule: ClassVar = "NOC-3.1"
    answers: ClassVar = (range(OFFER_NONE, KEEP_CONCOCTION),)

    @property
    def returned(self) -> int:
        """The tokens taken back, as a mask."""
        return self.about[0]

    def legal(self, board: Board, seat: int) -> list[int]:
        spaces = board.spaces
        returned = self.returned
        codes = [OFFER_NONE]
        for token in range(STAR):
            if returned >> token & 1 and higher_or_equal(board, token) < spaces:
                codes.append(OFFER + token)
        if board.character[seat] == SAGE and board.ability[seat]:
            pool = token_mask(board.hand[seat]) if board.facts.two_from_hand else returned
            fitting = [token for token in range(STAR) if pool >> token & 1 and higher_or_equal(board, token) < spaces]
            for index, low in enumerate(fitting):
                if higher_or_equal(board, low) + 1 < spaces:
                    for high in fitting[index + 1 :]:
                        codes.append(offer_two(high, low))
        return codes

    def verify_seat(self, board: Board, seat: int) -> None:
        if seat != board.seat:
            raise IllegalMove("NOC-3.2", "nocturne-refuse-turn", {"seat": seat_name(board.seat)})

    def verify(self, board: Board, seat: int, code: int) -> None:
        if code == OFFER_NONE:
            return
        tokens = [code - OFFER] if code < OFFER_TWO else list(split_offer(code))
        from_hand = len(tokens) == 2 and board.facts.two_from_hand
        offered = token_mask(board.hand[seat]) if from_hand else self.returned
        for token in tokens:
            if not offered >> token & 1:
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

    def play(self, board: Board, seat: int, code: int) -> None:
        if code == OFFER_NONE:
            if board.events is not None:
                board.tell_of("offer-none", seat, {}, auto=len(board.codes) == 1)
        elif code < OFFER_TWO:
            put(board, seat, code - OFFER)
        else:
            high, low = split_offer(code)
            use_up(board, seat)
            board.tell_of("sage", seat, {})
            put(board, seat, high)
            put(board, seat, low)

    def question(self, board: Board) -> str:
        if max(board.codes) < OFFER_TWO:
            return "offer"
        return "offer-hand" if board.facts.two_from_hand else "offer-two"


def put(board: Board, seat: int, token: int) -> None:
    """Put a token on the board; a token pushed past the last space returns to its owner (NOC-3.4)."""
    board.hand[seat] = remove_token(board.hand[seat], token)
    place = higher_or_equal(board, token)
    board.sprite = [*board.sprite[:place], new_placed(seat, token), *board.sprite[place:]]
    if board.events is not None:
        board.tell_of("offer", seat, {"token": board.token_id(token)})
        board.look()
    if len(board.sprite) > board.spaces:
        pushed = board.sprite[-1]
        board.sprite = board.sprite[:-1]
        owner = owner_of(pushed)
        board.hand[owner] = add_token(board.hand[owner], token_of(pushed))
        if board.events is not None:
            board.tell_of("pushed-off", owner, {"token": board.token_id(token_of(pushed))})


class TakeTiles(Step):
    """The next token from the left on the Sprite board takes a tile, as long as tiles are left (NOC-6.2)."""

    name: ClassVar = "sprite"

    def take(self, board: Board) -> None:
        if board.turned == len(board.sprite) or not board.sprite_tiles:
            return
        board.agenda.append(self)
        owner = owner_of(board.sprite[board.turned])
        if owner == board.opponent:
            take(board, owner, 0)  # in reading order (NOC-10.8)
        else:
            board.ask(owner, TAKING)


class Take(Choice):
    """Which tile of the Sprite board to take."""

    name: ClassVar = "take"
    rule: ClassVar = "NOC-6.2"
    answers: ClassVar = (range(TAKE, MIRROR_NONE), range(TAKE_COPY, ABILITY_COPY))

    def legal(self, board: Board, seat: int) -> list[int]:
        if board.turned == len(board.sprite) or owner_of(board.sprite[board.turned]) != seat:
            return []
        return codes_of(board, TAKE, TAKE_COPY)

    def verify(self, board: Board, seat: int, code: int) -> None:
        verify_tile(board, code, TAKE, TAKE_COPY, self.rule_for(board))

    def play(self, board: Board, seat: int, code: int) -> None:
        take(board, seat, place_of(board, code, TAKE, TAKE_COPY))

    def arguments(self, board: Board, seat: int) -> dict[str, Argument]:
        return {"seat": seat_name(seat), "token": board.token_id(token_of(board.sprite[board.turned]))}

    def rule_for(self, board: Board) -> str:
        return self.rule if board.round == TWILIGHT else "NOC-7.1"


def take(board: Board, seat: int, place: int) -> None:
    """Take the tile at a place and turn the token over; effects and goals come before the next token (NOC-6.2)."""
    token = token_of(board.sprite[board.turned])
    board.turned += 1
    tile = board.sprite_tiles[place]
    board.sprite_tiles = board.sprite_tiles[:place] + board.sprite_tiles[place + 1 :]
    board.last_taker = seat
    if board.events is not None:
        words: dict[str, Argument] = {"tile": board.tile_id(tile), "token": board.token_id(token)}
        board.tell_of("take", seat, words, auto=len(board.codes) == 1)
    board.agenda.append(CheckGoals(seat, token, FROM_SPRITE))
    gain(board, seat, tile)


def spaces_held(board: Board, seat: int) -> int:
    """Whether a seat holds the last Sprite board space or all: bits LAST_SPACE and ALL_SPACES (NOC-12.5)."""
    if not board.spaces or len(board.sprite) < board.spaces:
        return 0
    owners = [owner_of(placed) for placed in board.sprite]
    return (LAST_SPACE if owners[-1] == seat else 0) | (ALL_SPACES if owners.count(seat) == board.spaces else 0)


TAKE_TILES: Final = TakeTiles()
TAKING: Final = Take(NOTHING_MORE)
