"""Characters, their abilities (chapter 9), and how they are assigned (NOC-1.4)."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from noctuary.games.nocturne.rules.basis.actions import (
    ABILITY_COPY,
    ABILITY_NONE,
    ABILITY_TILE,
    ABILITY_TOKEN,
    CHARACTER,
    EXCHANGE_COPY,
    EXCHANGE_NONE,
)
from noctuary.games.nocturne.rules.basis.areas import cell_name
from noctuary.games.nocturne.rules.basis.board import (
    NOTHING_MORE,
    Board,
    Choice,
    Step,
    add_token,
    new_placed,
    remove_token,
    token_mask,
)
from noctuary.games.nocturne.rules.basis.facts import ABIGAIL, CHARACTERS, NORMAL, REDD
from noctuary.games.nocturne.rules.basis.sprite_board import codes_of, place_of, verify_tile
from noctuary.games.nocturne.rules.turns.tiles import OfTile, add, gain
from noctuary.kernel.base.messages import Argument, IllegalMove
from noctuary.kernel.parts.moves import seat_name

REDD_LIMIT: Final = 6


def can_use(board: Board, seat: int, character: int) -> bool:
    """Whether `seat` has this character and has not used its ability (NOC-9.1)."""
    return board.ability[seat] and board.character[seat] == character


def verify_can_use(board: Board, seat: int, character: int) -> None:
    """Raise IllegalMove unless `can_use` holds."""
    if board.character[seat] != character:
        raise IllegalMove(
            "NOC-9.1", "nocturne-refuse-not-your-ability", {"character": board.facts.character_ids[character]}
        )
    if not board.ability[seat]:
        raise IllegalMove("NOC-9.1", "nocturne-refuse-ability-used", {"seat": seat_name(seat)})


def use_up(board: Board, seat: int) -> None:
    """Mark the ability as used: the card turns to side A (NOC-9.1)."""
    board.ability = board.ability[:]
    board.ability[seat] = False


# Redd (NOC-9.2)


@mypyc_attr(free_list_len=1)
class AskRedd(Step):
    """`seat` won a cell with a token and may leave a lower token there."""

    name: ClassVar = "redd"

    def take(self, board: Board) -> None:
        cell, token = self.first, self.second
        board.ask(self.seat, Leave([cell, token]))


class Leave(Choice):
    """Which lower token to leave in place of the one that won a cell; `about` holds that cell and token. Not asked
    where it would have no effect (NOC-9.1).
    """

    name: ClassVar = "redd"
    rule: ClassVar = "NOC-9.2"
    answers: ClassVar = (range(ABILITY_NONE, ABILITY_TILE),)

    @property
    def token(self) -> int:
        """The token that won the cell."""
        return self.about[1]

    def legal(self, board: Board, seat: int) -> list[int]:
        value = board.facts.value[self.token]
        if not can_use(board, seat, REDD) or value > REDD_LIMIT:
            return []
        lower = token_mask(board.hand[seat]) & ~board.facts.above[value - 1]
        if not lower:
            return []
        return [ABILITY_NONE] + [ABILITY_TOKEN + other for other in board.facts.tokens_of(lower)]

    def verify(self, board: Board, seat: int, code: int) -> None:
        """Check that the token is in hand and lower."""
        if code == ABILITY_NONE:
            return
        other = code - ABILITY_TOKEN
        words: dict[str, Argument] = {"token": board.token_id(other)}
        if not board.hand[seat] >> other & 1:
            raise IllegalMove("NOC-9.2", "nocturne-refuse-token-not-in-hand", words)
        if board.facts.value[other] >= board.facts.value[self.token]:
            words["token_won"] = board.token_id(self.token)
            raise IllegalMove("NOC-9.2", "nocturne-refuse-redd-lower", words)

    def play(self, board: Board, seat: int, code: int) -> None:
        """Exchange the token that won for the lower one. A normal token controls the cell, a Shadow does not."""
        if code == ABILITY_NONE:
            return
        cell, token = self.about
        other = code - ABILITY_TOKEN
        use_up(board, seat)
        board.hand[seat] = add_token(remove_token(board.hand[seat], other), token)
        board.own_forest()
        board.placed[cell] = new_placed(seat, other)
        if other < NORMAL:
            board.control[seat] |= 1 << cell
        else:
            board.control[seat] &= ~(1 << cell)
        words: dict[str, Argument] = {"token_back": board.token_id(token), "cell": cell_name(cell)}
        board.tell_of("redd", seat, {"token": board.token_id(other), **words})

    def arguments(self, board: Board, seat: int) -> dict[str, Argument]:
        return {"seat": seat_name(seat), "token": board.token_id(self.token)}


# Abigail (NOC-9.3)


@mypyc_attr(free_list_len=1)
class WinTile(Step):
    """`seat` takes a forest tile: Abigail may exchange it, then its effect follows."""

    name: ClassVar = "tile"

    @property
    def tile(self) -> int:
        """The tile won."""
        return self.first

    def take(self, board: Board) -> None:
        if not (board.ability[self.seat] and board.ask(self.seat, Exchange([self.tile]))):
            gain(board, self.seat, self.tile)


class Exchange(OfTile):
    """Which tile of the Sprite board to exchange for a forest tile just won."""

    name: ClassVar = "abigail"
    rule: ClassVar = "NOC-9.3"
    answers: ClassVar = (
        range(ABILITY_NONE, ABILITY_TOKEN),
        range(ABILITY_TILE, CHARACTER),
        range(ABILITY_COPY, EXCHANGE_COPY),
    )

    def legal(self, board: Board, seat: int) -> list[int]:
        if not self.about or not can_use(board, seat, ABIGAIL) or not board.sprite_tiles:
            return []
        return [ABILITY_NONE, *codes_of(board, ABILITY_TILE, ABILITY_COPY, self.tile)]

    def verify(self, board: Board, seat: int, code: int) -> None:
        if code != ABILITY_NONE:
            verify_tile(board, code, ABILITY_TILE, ABILITY_COPY, "NOC-9.3", self.tile)

    def play(self, board: Board, seat: int, code: int) -> None:
        if code == ABILITY_NONE:
            gain(board, seat, self.tile)
            return
        place = place_of(board, code, ABILITY_TILE, ABILITY_COPY)
        other = board.sprite_tiles[place]
        use_up(board, seat)
        board.sprite_tiles = [*board.sprite_tiles[:place], self.tile, *board.sprite_tiles[place + 1 :]]
        board.tell_of("abigail", seat, {"tile": board.tile_id(other), "tile_given": board.tile_id(self.tile)})
        if board.facts.swap_without_effect:
            add(board, seat, other)
        else:
            gain(board, seat, other)

    def arguments(self, board: Board, seat: int) -> dict[str, Argument]:
        return {"seat": seat_name(seat), "tile": board.tile_id(self.tile)}


# Choosing characters (NOC-1.4)


class AskCharacter(Step):
    """`seat` chooses among the characters that nobody has."""

    name: ClassVar = "character"

    def take(self, board: Board) -> None:
        board.ask(self.seat, CHOOSING)


class ChooseCharacter(Choice):
    """Which character to play."""

    name: ClassVar = "character"
    rule: ClassVar = "NOC-1.4"
    answers: ClassVar = (range(CHARACTER, EXCHANGE_NONE),)

    def legal(self, board: Board, seat: int) -> list[int]:
        return [CHARACTER + character for character in range(CHARACTERS) if character not in board.character]

    def verify(self, board: Board, seat: int, code: int) -> None:
        character = code - CHARACTER
        if character in board.character:
            words: dict[str, Argument] = {"character": board.facts.character_ids[character]}
            raise IllegalMove("NOC-1.4", "nocturne-refuse-character-taken", words)

    def play(self, board: Board, seat: int, code: int) -> None:
        give_character(board, seat, code - CHARACTER)
        board.tell_of("character", seat, {"character": board.facts.character_ids[code - CHARACTER]})


def give_character(board: Board, seat: int, character: int) -> None:
    """Give `seat` this character: its symbol counts on either side, its ability only in the advanced game (NOC-9.1)."""
    characters = board.character[:]
    characters[seat] = character
    board.character = characters
    board.symbols[seat] |= 1 << board.facts.character_symbol[character]
    board.ability = board.ability[:]
    board.ability[seat] = board.advanced


CHOOSING: Final = ChooseCharacter(NOTHING_MORE)
