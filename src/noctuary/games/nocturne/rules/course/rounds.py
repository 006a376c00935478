"""The ends of twilight (chapter 6) and moonlight (chapter 7)."""

from typing import ClassVar, Final

from noctuary.games.nocturne.rules.basis.actions import ABILITY, MIRROR, MIRROR_NONE
from noctuary.games.nocturne.rules.basis.areas import CELLS
from noctuary.games.nocturne.rules.basis.board import (
    MOONLIGHT,
    NOTHING_MORE,
    OVER,
    TWILIGHT,
    Board,
    Choice,
    Step,
    add_token,
    distinct,
    owner_of,
    remove_token,
    token_mask,
    token_of,
)
from noctuary.games.nocturne.rules.basis.facts import NORMAL
from noctuary.games.nocturne.rules.course.setup import deal
from noctuary.games.nocturne.rules.turns.casting import Begin
from noctuary.games.nocturne.rules.turns.goals import award_round_end, leave_unclaimed, sprite_order
from noctuary.games.nocturne.rules.turns.sprites import spaces_held
from noctuary.games.nocturne.rules.turns.tiles import effect
from noctuary.kernel.base.messages import Argument, IllegalMove
from noctuary.kernel.parts.moves import seat_name


def end_round(board: Board) -> None:
    """Award the goals of the round's end, now that no casting phase is left (NOC-6.1)."""
    board.tell_of("round-end", board.designated, {"number": board.round + 1})
    board.passed = 0
    board.open_next_to = -1
    if board.round == TWILIGHT:
        award_round_end(board)
    board.last_taker = -1


class Dusk(Step):
    """The rest of the end of twilight, after the Sprite board."""

    name: ClassVar = "dusk"

    def take(self, board: Board) -> None:
        dusk(board)


def dusk(board: Board) -> None:
    """Go from twilight to moonlight, after the Sprite board (NOC-5.2, 6.3 to 6.8)."""
    leave_unclaimed(board)
    board.held = [spaces_held(board, seat) for seat in range(board.players)]
    received = give_shadows(board)
    left_over = [hand_tokens(board, seat) for seat in range(board.players)]
    return_tokens(board)
    pay_for_shadows(board, received, left_over)
    rest = [board.tiles[cell] for cell in range(CELLS) if board.tile_mask >> cell & 1]
    board.gone = board.gone + rest + board.sprite_tiles
    board.tiles = [-1] * CELLS
    board.tile_mask = 0
    board.sprite_tiles = []
    board.turned = 0
    opener = 0 if board.opponent >= 0 else last_to_take(board)  # NOC-10.2
    board.round = MOONLIGHT
    board.designated = opener
    board.passed = 0
    board.first_spell = True
    board.last_winner = -1
    board.last_star = -1
    board.last_taker = -1
    deal(board)
    board.revealed += 1
    if board.events is not None:
        goals: list[str] = [f"M{goal}" for goal in board.moonlight_goals]
        board.tell_of("moonlight" if goals else "moonlight-family", opener, {"goal": goals} if goals else {})
    board.agenda.append(Begin(opener))


def give_shadows(board: Board) -> list[list[int]]:
    """Give Shadows to the highest tokens left in hand, ties by Sprite order (NOC-6.3); return what each seat got."""
    value = board.facts.value
    left: list[tuple[int, int, int]] = []  # highest value first, then Sprite order; then the seat
    for seat in range(board.players):
        order = sprite_order(board, seat)
        for token in hand_tokens(board, seat):
            left.append((-value[token], order, seat))
    left.sort()
    shadows = sorted(board.shadows)
    received: list[list[int]] = [[] for _ in range(board.players)]
    for _, _, seat in left:
        if shadows:
            received[seat].append(shadows.pop())
    board.shadows = shadows
    return received


def hand_tokens(board: Board, seat: int) -> list[int]:
    """The tokens in hand, every copy, lowest value first."""
    hand = board.hand[seat]
    tokens: list[int] = []
    for token in board.facts.tokens_of(token_mask(hand)):
        rest = hand >> token
        while rest & 1:
            tokens.append(token)
            rest >>= 16
    return tokens


def return_tokens(board: Board) -> None:
    """Return every token in the forest and on the Sprite board to its owner (NOC-6.4)."""
    for placed in board.placed + board.sprite:
        if placed >= 0:
            owner = owner_of(placed)
            board.hand[owner] = add_token(board.hand[owner], token_of(placed))
    board.placed = [-1] * CELLS
    board.control = [0] * board.players
    board.sprite = []


def pay_for_shadows(board: Board, received: list[list[int]], left_over: list[list[int]]) -> None:
    """Remove each Shadow owner's lowest normal token (NOC-6.5). `left_over`: the tokens that each had in hand."""
    for seat in range(board.players):
        if not received[seat]:
            continue
        normal = [token for token in hand_tokens(board, seat) if token < NORMAL]
        removed = normal[: len(received[seat])]
        for token in removed:
            board.hand[seat] = remove_token(board.hand[seat], token)
        for shadow in received[seat]:
            board.hand[seat] = add_token(board.hand[seat], shadow)
        if board.events is not None:
            gained: list[str] = [board.token_id(token) for token in received[seat]]
            lost: list[str] = [board.token_id(token) for token in removed]
            ranked: list[str] = [board.token_id(token) for token in left_over[seat][: -len(gained) - 1 : -1]]
            words: dict[str, Argument] = {"token": gained, "token_removed": lost, "token_kept": ranked}
            board.tell_of("shadows", seat, {**words, "number": len(gained)})
            board.look()


def last_to_take(board: Board) -> int:
    """The seat that last took a Sprite tile in this round, else won its last forest tile, else was its designated
    opener. It opens moonlight (NOC-6.8, 11.3) and assigns mirrors first (NOC-7.2).
    """
    if board.last_taker >= 0:
        return board.last_taker
    if board.last_winner >= 0:
        return board.last_winner
    return board.designated


class Mirrors(Step):
    """Assign the next mirror, seat by seat and one by one (NOC-7.2), then score. `seat`: seats not yet done."""

    name: ClassVar = "mirrors"

    def take(self, board: Board) -> None:
        following = self.seat
        if not following:
            board.agenda.append(FINISH)
            return
        seat = (last_to_take(board) + board.players - following) % board.players
        if seat == board.opponent or not count_unassigned(board, seat):
            board.agenda.append(Mirrors(following - 1))
        else:
            board.agenda.append(self)
            board.ask(seat, MIRRORING)


def count_unassigned(board: Board, seat: int) -> int:
    """How many mirrors of a seat are not assigned yet."""
    mirror = board.facts.mirror_tile
    number = -len(board.mirrors[seat])
    for tile in board.won[seat]:
        if tile == mirror:
            number += 1
    return number


class Mirror(Choice):
    """Which tile a mirror is assigned to, if any; one assigned to a Runestone or a chest draws like it (NOC-7.3)."""

    name: ClassVar = "mirror"
    rule: ClassVar = "NOC-7.2"
    answers: ClassVar = (range(MIRROR_NONE, ABILITY),)

    def legal(self, board: Board, seat: int) -> list[int]:
        if not count_unassigned(board, seat):
            return []
        codes = [MIRROR_NONE]
        for tile in distinct(board.won[seat]):
            if tile != board.facts.mirror_tile:
                codes.append(MIRROR + tile)
        return codes

    def verify(self, board: Board, seat: int, code: int) -> None:
        """Check that the tile belongs to the seat and is not a mirror."""
        tile = code - MIRROR
        if code == MIRROR_NONE:
            return
        if tile == board.facts.mirror_tile:
            raise IllegalMove("NOC-7.2", "nocturne-refuse-mirror-mirror", {})
        if tile not in board.won[seat]:
            words = {"seat": seat_name(seat), "tile": board.tile_id(tile)}
            raise IllegalMove("NOC-7.2", "nocturne-refuse-not-your-tile", {**words})

    def play(self, board: Board, seat: int, code: int) -> None:
        auto = len(board.codes) == 1
        tile = code - MIRROR if code != MIRROR_NONE else -1
        board.mirrors = [tiles + [tile] if owner == seat else tiles for owner, tiles in enumerate(board.mirrors)]
        if code == MIRROR_NONE:
            board.tell_of("mirror-none", seat, {}, auto=auto)
            return
        board.tell_of("mirror", seat, {"tile": board.tile_id(tile)}, auto=auto)
        effect(board, seat, board.facts.tile_kind[tile], by_mirror=True)


class Finish(Step):
    """Scoring: the game is over (NOC-7.4)."""

    name: ClassVar = "finish"

    def take(self, board: Board) -> None:
        board.round = OVER
        board.seat = -1


DUSK: Final = Dusk()
MIRRORING: Final = Mirror(NOTHING_MORE)
FINISH: Final = Finish()
