"""The casting phase (chapter 2)."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from noctuary.games.nocturne.rules.basis.actions import ABILITY, ABILITY_NONE, CAST, OFFER_NONE, PASS
from noctuary.games.nocturne.rules.basis.areas import ADJACENT, cell_name
from noctuary.games.nocturne.rules.basis.board import (
    NOTHING_MORE,
    TWILIGHT,
    Board,
    Choice,
    Step,
    add_token,
    cast_token,
    caster_of,
    cell_of,
    new_placed,
    new_spell,
    remove_token,
    token_mask,
)
from noctuary.games.nocturne.rules.basis.facts import FLINT, NORMAL, STAR, TOKENS
from noctuary.games.nocturne.rules.basis.vocabulary import CORNERED, PLAIN
from noctuary.games.nocturne.rules.turns.characters import AskRedd, WinTile, can_use, use_up, verify_can_use
from noctuary.games.nocturne.rules.turns.goals import CheckGoals, check_goals
from noctuary.games.nocturne.rules.turns.spells import cast_codes, is_cornered, lowest_tokens, why_it_wins
from noctuary.games.nocturne.rules.turns.sprites import MayOffer
from noctuary.games.nocturne.rules.turns.tiles import draw_concoctions, gain
from noctuary.kernel.base.messages import Argument, IllegalMove
from noctuary.kernel.contract.agenda import NOTHING
from noctuary.kernel.parts.moves import seat_name


def begin_phase(board: Board, opener: int, open_next_to: int) -> None:
    """Begin a casting phase; seats without tokens pass (NOC-2.10). If nobody can open, the round ends (NOC-2.12)."""
    for seat in range(board.players):
        if not board.hand[seat]:
            board.passed |= 1 << seat
    if not board.tile_mask or board.passed == (1 << board.players) - 1:
        board.agenda.append(ROUND_END)
        return
    board.opener = opener
    board.open_next_to = open_next_to
    if board.passed >> opener & 1:
        board.opener = next_seat(board, opener)
        board.open_next_to = -1
    elif open_next_to >= 0 and not ADJACENT[open_next_to] & board.tile_mask:
        lose_opening(board)
    let_open(board)


def lose_opening(board: Board) -> None:
    """Let the next player open anywhere, as no tile is beside the one just won (NOC-2.9). This is not passing."""
    if board.events is not None:
        board.tell_of("opening-lost", board.opener, {"cell": cell_name(board.open_next_to)})
    board.opener = next_seat(board, board.opener)
    board.open_next_to = -1


def next_seat(board: Board, seat: int) -> int:
    """The next seat clockwise that has not passed; `seat` itself if all others have."""
    passed = board.passed
    other = seat + 1
    while True:
        if other >= board.players:
            other = 0
        if not passed >> other & 1 or other == seat:
            return other
        other += 1


def let_open(board: Board) -> None:
    """Ask the opener for an opening spell."""
    if board.opener == board.opponent:
        board.agenda.append(OPPONENT)
    else:
        board.ask(board.opener, OPENING)


def may_pass(board: Board) -> bool:
    """Whether the player who is to cast may pass; not before the first spell of a round in a solo game (NOC-10.2)."""
    return board.opponent < 0 or not board.first_spell


class Turn(Choice):
    """Cast, pass, or use Flint's ability first."""

    answers: ClassVar = (range(PASS, CAST), range(CAST, OFFER_NONE), range(ABILITY, ABILITY_NONE))

    def verify_seat(self, board: Board, seat: int) -> None:
        """Raise IllegalMove unless it is the turn of `seat` to cast or pass (NOC-2.3, 2.4)."""
        if seat != board.seat:
            if board.passed >> seat & 1:
                raise IllegalMove("NOC-2.4", "nocturne-refuse-passed", {"seat": seat_name(seat)})
            raise IllegalMove("NOC-2.3", "nocturne-refuse-turn", {"seat": seat_name(board.seat)})

    def turn_rule(self, board: Board) -> str:
        return self.rule

    def verify(self, board: Board, seat: int, code: int) -> None:
        if code == PASS:
            if not may_pass(board):
                raise IllegalMove("NOC-10.2", "nocturne-refuse-solo-pass", {})
        elif code == ABILITY:
            verify_can_use(board, seat, FLINT)
            if board.facts.draw_to_open and board.casts:
                raise IllegalMove("NOC-9.4", "nocturne-refuse-draw-to-open", {})
            if not board.deck:
                raise IllegalMove("NOC-9.1", "nocturne-refuse-deck-empty", {})
        else:
            verify_cast(board, seat, (code - CAST) % TOKENS, (code - CAST) // TOKENS)

    def play(self, board: Board, seat: int, code: int) -> None:
        if code == PASS:
            pass_turn(board, seat)
        elif code == ABILITY:
            draw_with_flint(board, seat)
        else:
            cast(board, seat, code)


class Open(Turn):
    """The opening spell of a casting phase (NOC-2.1, 2.2, 2.8)."""

    name: ClassVar = "open"
    rule: ClassVar = "NOC-2.1"

    def legal(self, board: Board, seat: int) -> list[int]:
        if seat != board.opener or seat == board.opponent or board.casts:
            return []
        tokens = lowest_tokens(board, seat) if board.first_spell else token_mask(board.hand[seat])
        codes = cast_codes(board, tokens, board.tile_mask, board.open_next_to)
        if not may_pass(board):
            codes = codes[:-1]
        return [*codes, ABILITY] if flint_may(board, seat) else codes

    def question(self, board: Board) -> str:
        if board.first_spell:
            return "open-first" if may_pass(board) else "open-first-solo"
        return "open-next" if board.open_next_to >= 0 else "open"

    def arguments(self, board: Board, seat: int) -> dict[str, Argument]:
        arguments: dict[str, Argument] = {"seat": seat_name(seat)}
        if not board.first_spell and board.open_next_to >= 0:
            arguments["cell"] = cell_name(board.open_next_to)
        return arguments

    def rule_for(self, board: Board) -> str:
        if board.first_spell:
            return "NOC-2.2"
        return "NOC-2.8" if board.open_next_to >= 0 else self.rule


class Cast(Turn):
    """A spell above the highest one (NOC-2.3)."""

    name: ClassVar = "cast"
    rule: ClassVar = "NOC-2.3"

    def legal(self, board: Board, seat: int) -> list[int]:
        if not board.casts or seat == board.opponent:
            return []
        top = board.casts[-1]
        tokens = board.hand[seat] & board.above[board.facts.value[cast_token(top)]]
        codes = cast_codes(board, tokens, board.tile_mask & ~board.cast_mask, cell_of(top))
        return [*codes, ABILITY] if flint_may(board, seat) else codes

    def question(self, board: Board) -> str:
        return "cast" if board.above == board.facts.above else "cast-two-higher"

    def arguments(self, board: Board, seat: int) -> dict[str, Argument]:
        top = board.casts[-1]
        return {"seat": seat_name(seat), "token": board.token_id(cast_token(top)), "cell": cell_name(cell_of(top))}


def verify_cast(board: Board, seat: int, token: int, cell: int) -> None:
    """Raise IllegalMove unless `seat`, whose turn it is, may cast `token` on `cell`."""
    facts = board.facts
    words = {"token": board.token_id(token), "cell": cell_name(cell)}
    if not board.hand[seat] >> token & 1:
        raise IllegalMove("NOC-2.3", "nocturne-refuse-token-not-in-hand", {"token": words["token"]})
    opening = not board.casts
    if not board.tile_mask >> cell & 1:
        raise IllegalMove("NOC-2.1" if opening else "NOC-2.3", "nocturne-refuse-no-tile", {"cell": words["cell"]})
    if opening:
        if board.first_spell and not lowest_tokens(board, seat) >> token & 1:
            lowest = board.token_id(facts.tokens_of(token_mask(board.hand[seat]))[0])
            raise IllegalMove(
                "NOC-2.2", "nocturne-refuse-not-lowest", {"token": words["token"], "token_lowest": lowest}
            )
        if board.open_next_to >= 0 and not ADJACENT[board.open_next_to] >> cell & 1:
            raise IllegalMove(
                "NOC-2.8",
                "nocturne-refuse-open-next-to",
                {"cell": words["cell"], "cell_won": cell_name(board.open_next_to)},
            )
        return
    highest = cell_of(board.casts[-1])
    if board.cast_mask >> cell & 1:
        raise IllegalMove("NOC-2.3", "nocturne-refuse-taken", {"cell": words["cell"]})
    if not ADJACENT[highest] >> cell & 1:
        raise IllegalMove(
            "NOC-2.3", "nocturne-refuse-not-adjacent", {"cell": words["cell"], "cell_highest": cell_name(highest)}
        )
    top = cast_token(board.casts[-1])
    if facts.value[token] <= facts.value[top]:
        raise IllegalMove(
            "NOC-2.3", "nocturne-refuse-not-higher", {"token": words["token"], "token_highest": board.token_id(top)}
        )
    if not board.above[facts.value[top]] >> token & 1:
        raise IllegalMove(
            "NOC-12.3",
            "nocturne-refuse-not-two-higher",
            {"token": words["token"], "token_highest": board.token_id(top)},
        )


def cast(board: Board, seat: int, code: int) -> None:
    """Cast a spell; if nobody can answer it wins at once (NOC-2.6)."""
    cell = (code - CAST) // TOKENS
    token = (code - CAST) % TOKENS
    board.hand[seat] = remove_token(board.hand[seat], token)
    board.casts.append(new_spell(seat, token, cell))
    board.cast_mask |= 1 << cell
    board.first_spell = False
    if board.events is not None:
        board.tell_of(
            "open" if len(board.casts) == 1 else "cast",
            seat,
            {"token": board.token_id(token), "cell": cell_name(cell), "tile": board.tile_id(board.tiles[cell])},
        )
        board.look()
    answer(board, seat)


def pass_turn(board: Board, seat: int) -> None:
    """Pass and be out until the next casting phase (NOC-2.4)."""
    board.passed |= 1 << seat
    if board.events is not None:
        board.tell_of("pass", seat, {})
        board.look()
    if board.casts:
        answer(board, seat)
    else:
        pass_opening(board)


def pass_opening(board: Board) -> None:
    """The opener has passed: the next player opens on any tile (NOC-2.10), or the round is over (NOC-2.12)."""
    if board.passed == (1 << board.players) - 1:
        board.agenda.append(ROUND_END)
        return
    board.opener = next_seat(board, board.opener)
    board.open_next_to = -1
    let_open(board)


def answer(board: Board, last: int) -> None:
    """Go on after `last` has cast or passed: the highest spell wins if nobody can cast above it (NOC-2.5, 2.6);
    otherwise the next player is asked.
    """
    top = board.casts[-1]
    caster = caster_of(top)
    above = board.above[board.facts.value[cast_token(top)]]
    passed = board.passed
    can_answer = False
    if ADJACENT[cell_of(top)] & board.tile_mask & ~board.cast_mask:
        for seat in range(board.players):
            if seat != caster and board.hand[seat] & above and not passed >> seat & 1:
                can_answer = True
                break
    if not can_answer:
        win(board)
        return
    seat = last
    while True:
        seat += 1
        if seat == board.players:
            seat = 0
        if not board.passed >> seat & 1:
            if board.hand[seat] & above or flint_may(board, seat):
                let_answer(board, seat)
                return
            board.passed |= 1 << seat  # a player who cannot cast must pass (NOC-2.3)
            if board.events is not None:
                board.note_forced(seat, PASS)
                board.tell_of("pass", seat, {}, auto=True)
                board.look()


def let_answer(board: Board, seat: int) -> None:
    """Ask a player for a spell above the highest one."""
    if seat == board.opponent:
        board.agenda.append(OPPONENT)
    else:
        board.ask(seat, CASTING)


def win(board: Board) -> None:
    """Let the highest spell win its tile and stay as a control token while all others return (NOC-2.5); put what
    follows on the agenda in the order of NOC-4.5.
    """
    casts = board.casts
    top = casts[-1]
    winner = caster_of(top)
    token = cast_token(top)
    cell = cell_of(top)
    tile = board.tiles[cell]
    how = CORNERED if is_cornered(board) else PLAIN
    why = why_it_wins(board) if board.events is not None else ""
    board.own_forest()
    board.tiles[cell] = -1
    board.tile_mask &= ~(1 << cell)
    board.placed[cell] = new_placed(winner, token)
    if token < NORMAL:
        board.control[winner] = board.control[winner] | 1 << cell
    board.last_winner = winner
    if how == CORNERED and board.round == TWILIGHT:
        board.cornered = board.cornered[:]
        board.cornered[winner] += 1
    if token == STAR:
        board.last_star = winner
    if board.events is not None:
        words: dict[str, Argument] = {"tile": board.tile_id(tile), "token": board.token_id(token)}
        board.tell_of("win", winner, {**words, "cell": cell_name(cell), "how": why})
    agenda = board.agenda
    agenda.append(NextPhase(winner, cell))
    if len(casts) > 1:
        take_back(board, winner)
    board.casts = []
    board.cast_mask = 0
    board.passed = 0
    board.open_next_to = -1
    if board.ability[winner]:
        agenda.append(CheckGoals(winner, token, how))
        agenda.append(WinTile(winner, tile))
        agenda.append(AskRedd(winner, cell, token))
        return
    gain(board, winner, tile)
    if board.choice is not NOTHING:
        agenda.append(CheckGoals(winner, token, how))
    else:
        check_goals(board, winner, token, how)


def take_back(board: Board, winner: int) -> None:
    """Return all spells but the winning one to hand (NOC-2.5); players who did not win may then offer (NOC-3.1)."""
    casts = board.casts
    losing = len(casts) - 1
    returned: i64 = 0  # the returned normal tokens of each seat, 8 bits per seat
    for index in range(losing):
        seat = caster_of(casts[index])
        back = cast_token(casts[index])
        board.hand[seat] = add_token(board.hand[seat], back)
        if seat != winner and back < NORMAL:
            returned |= 1 << 8 * seat + back
    if not board.spaces or not returned:  # the family game has no Sprite board (NOC-11.1)
        return
    seen = 0
    order: i64 = 0  # seats, 4 bits each: whoever cast last offers first (NOC-3.2)
    for index in range(losing - 1, -1, -1):
        seat = caster_of(casts[index])
        if not seen >> seat & 1:
            seen |= 1 << seat
            order = order << 4 | seat + 1
    while order:
        seat = (order & 15) - 1
        normal = returned >> 8 * seat & 0xFF
        if normal:
            board.agenda.append(MayOffer(seat, normal))
        order >>= 4


# Flint (NOC-9.4)


def flint_may(board: Board, seat: int) -> bool:
    """Whether `seat` may use Flint's ability on its turn; with an empty deck it would have no effect (NOC-9.1)."""
    if board.facts.draw_to_open and board.casts:
        return False
    return can_use(board, seat, FLINT) and len(board.deck) > 0


def draw_with_flint(board: Board, seat: int) -> None:
    """Let Flint draw 3 concoctions and keep 1, then cast or pass."""
    use_up(board, seat)
    board.tell_of("flint", seat, {})
    board.agenda.append(GoOn(seat))
    draw_concoctions(board, seat)


# Steps


class Begin(Step):
    """The first casting phase of a round begins: `seat` opens anywhere."""

    name: ClassVar = "open"

    def take(self, board: Board) -> None:
        begin_phase(board, self.seat, -1)


@mypyc_attr(free_list_len=1)
class NextPhase(Step):
    """The next casting phase begins, after `seat` won a cell."""

    name: ClassVar = "phase"

    def take(self, board: Board) -> None:
        cell = self.first
        begin_phase(board, self.seat, cell)


class GoOn(Step):
    """`seat` continues its turn after Flint's ability."""

    name: ClassVar = "turn"

    def take(self, board: Board) -> None:
        if board.casts:
            let_answer(board, self.seat)
        else:
            let_open(board)


class RoundEnd(Step):
    """No casting phase is left: the round ends with its goals and the Sprite board."""

    name: ClassVar = "round-end"

    def take(self, board: Board) -> None:
        board.end_round()


class Opponent(Step):
    """The opponent of a solo game opens or answers."""

    name: ClassVar = "opponent"

    def take(self, board: Board) -> None:
        board.decide_for_opponent()


OPENING: Final = Open(NOTHING_MORE)
CASTING: Final = Cast(NOTHING_MORE)
ROUND_END: Final = RoundEnd()
OPPONENT: Final = Opponent()
