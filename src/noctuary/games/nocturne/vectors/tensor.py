"""What a seat sees of a table of Nocturne, as a vector of bytes (`kernel.tensor`). Compact actions are move codes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from noctuary.games.nocturne.rules.basis.actions import actions_of
from noctuary.games.nocturne.rules.basis.areas import CELLS, cell_name
from noctuary.games.nocturne.rules.basis.board import (
    OPEN,
    TWILIGHT,
    Board,
    Choice,
    Step,
    cast_token,
    caster_of,
    cell_of,
    owner_of,
    token_of,
)
from noctuary.games.nocturne.rules.basis.facts import CONCOCTIONS, SOLO_CARDS, SOURCE, TOKENS, Facts, standard
from noctuary.games.nocturne.rules.basis.options import MODES, MODIFICATIONS, Options
from noctuary.games.nocturne.rules.basis.vocabulary import Goal
from noctuary.games.nocturne.rules.course.state import KINDS, STEPS
from noctuary.games.nocturne.rules.turns.tiles import KeepConcoction
from noctuary.kernel.contract import game
from noctuary.kernel.contract.agenda import Nothing
from noctuary.kernel.contract.tensor import SEATS, Axis, CrowdedError, Layout, Table, Tensor, numbers

SPACES: Final = 12
"""The most tokens and tiles on the Sprite board that can be shown."""
WAITING: Final = 12
"""The most steps of the agenda that can be shown."""
ABOUT: Final = 6
"""The most things that a decision can be about."""


def places(number: int) -> tuple[str, ...]:
    """The names of places in a row, counted from 0."""
    return tuple(str(place) for place in range(number))


def goal_axis(goals: list[Goal]) -> Axis:
    """The goals of a round."""
    return Axis("goal", places(len(goals))[1:])


SEAT: Final = Axis("seat", SEATS)
CELL: Final = Axis("cell", tuple(cell_name(cell) for cell in range(CELLS)))
TOKEN: Final = Axis("token", tuple(standard().token_ids))
TILE: Final = Axis("tile", tuple(standard().tile_ids))
CONCOCTION: Final = Axis("concoction", tuple(standard().concoction_ids))
CHARACTER: Final = Axis("character", tuple(standard().character_ids))
SPACE: Final = Axis("space", places(SPACES))
DECISION: Final = Axis("decision", tuple(sorted(KINDS)))
STEP: Final = Axis("step", tuple(sorted(STEPS)))
CARD: Final = Axis("solo card", tuple(str(card) for card in range(1, SOLO_CARDS + 1)))
DECISIONS: Final = numbers(Choice, DECISION.labels, 0)
STEP_NUMBERS: Final = numbers(Step, STEP.labels, 1)

ALL: Final = Layout()
PLAYERS: Final[i64] = ALL.add("players", "number of players", "NOC-1.1", Axis("players", ("1", "2", "3", "4")))
MODE: Final[i64] = ALL.add("mode", "the kind of game", "NOC-1.4", Axis("mode", MODES))
ABILITIES: Final[i64] = ALL.add("abilities", "1: abilities are in play", "NOC-9.1")
RUNES: Final[i64] = ALL.add("runes", "1: Runestones and concoctions are in play", "NOC-11.1")
CHANGED: Final[i64] = ALL.add("modified", "1: this rule is modified", "NOC-12.3", Axis("modification", MODIFICATIONS))
SCENARIO: Final[i64] = ALL.add("scenario", "number of the scenario", "NOC-12.1", most=len(SOURCE["scenarios"]))
CHALLENGER: Final[i64] = ALL.add("challenger", "who plays it", "NOC-12.1", SEAT)
OWN_SEAT: Final[i64] = ALL.add("own-seat", "the observer's number, 0 for P1", "NOC-1.8", most=3)
ROUND: Final[i64] = ALL.add("round", "the round", "NOC-2.12", Axis("round", ("twilight", "moonlight", "over")))
OPENER: Final[i64] = ALL.add("opener", "who opens, or opened, the casting phase", "NOC-2.8", SEAT)
DESIGNATED: Final[i64] = ALL.add("designated", "the designated opener of the round", "NOC-1.8", SEAT)
FIRST_SPELL: Final[i64] = ALL.add("first-spell", "1: the next spell is the first of the round", "NOC-2.2")
NEXT_TO: Final[i64] = ALL.add("open-next-to", "the cell that must be next to the opening spell", "NOC-2.8", CELL)
FOREST: Final[i64] = ALL.add("forest", "1: a cell of the forest", "NOC-1.2", CELL)
AT_TILE: Final[i64] = ALL.add("tile", "the tile on it", "NOC-1.2", CELL, 0, TILE)
LEFT_BY: Final[i64] = ALL.add("left-by", "whose token was left there", "NOC-2.5", CELL, 0, SEAT)
LEFT: Final[i64] = ALL.add("left", "which token that is", "NOC-2.5", CELL, 0, TOKEN)
CAST_BY: Final[i64] = ALL.add("cast-by", "who cast a spell there", "NOC-2.3", CELL, 0, SEAT)
CAST: Final[i64] = ALL.add("cast", "with which token", "NOC-2.3", CELL, 0, TOKEN)
CAST_AS: Final[i64] = ALL.add("cast-as", "which spell of the phase it is, from 1", "NOC-2.3", CELL, CELLS)
SPRITE_BY: Final[i64] = ALL.add("sprite-by", "whose token is on the Sprite board", "NOC-3.1", SPACE, 0, SEAT)
SPRITE: Final[i64] = ALL.add("sprite", "which token that is", "NOC-3.3", SPACE, 0, TOKEN)
SPRITE_TILE: Final[i64] = ALL.add("sprite-tile", "the tiles on the Sprite board", "NOC-1.3", SPACE, 0, TILE)
TURNED: Final[i64] = ALL.add("turned", "tokens turned over on the Sprite board", "NOC-6.2", most=SPACES)
STACK: Final[i64] = ALL.add("stack", "tiles left in the stack", "NOC-1.2", most=250)
GONE: Final[i64] = ALL.add("gone", "tiles that have left the game", "NOC-4.2", TILE, 60)
DECK: Final[i64] = ALL.add("deck", "concoctions left in the deck", "NOC-1.5", most=CONCOCTIONS)
IN_DECK: Final[i64] = ALL.add(
    "in-deck", "concoctions known to be in the deck", "NOC-4.1", Axis("place from the top", places(CONCOCTIONS)), 0,
    CONCOCTION,
)  # fmt: skip
SHADOWS: Final[i64] = ALL.add("shadows", "Shadow tokens left", "NOC-1.7", TOKEN)
TWILIGHT_GOAL: Final[i64] = ALL.add(
    "twilight-goal",
    "the fate of a twilight goal",
    "NOC-5.2",
    goal_axis(standard().twilight),
    0,
    Axis("fate", ("open", "gone", *SEATS)),
)
MOONLIGHT_GOAL: Final[i64] = ALL.add(
    "moonlight-goal", "1: a moonlight goal, once seen", "NOC-6.6", goal_axis(standard().moonlight)
)
HIDDEN_GOALS: Final[i64] = ALL.add(
    "hidden-goals", "face-down moonlight goals", "NOC-1.6", most=len(standard().moonlight) - 1
)
LAST_WINNER: Final[i64] = ALL.add("last-winner", "who won the last forest tile", "NOC-6.8", SEAT)
LAST_STAR: Final[i64] = ALL.add("last-star", "who last won a tile with a star", "NOC-5.2", SEAT)
LAST_TAKER: Final[i64] = ALL.add("last-taker", "who last took a Sprite tile", "NOC-6.8", SEAT)
SOLO_DECK: Final[i64] = ALL.add("solo-deck", "cards in the opponent's deck", "NOC-10.1", most=SOLO_CARDS)
SOLO_CARD: Final[i64] = ALL.add("solo-card", "the card turned last", "NOC-10.3", CARD)
SOLO_USED: Final[i64] = ALL.add("solo-used", "1: a card turned earlier", "NOC-10.3", CARD)
AT_DECISION: Final[i64] = ALL.add("decision", "the kind of decision", "NOC-4.5", DECISION)
DECIDING: Final[i64] = ALL.add("deciding", "who must decide", "NOC-2.3", SEAT)
MIRRORED: Final[i64] = ALL.add("mirrored", "1: a mirror caused the draw", "NOC-7.3")
ABOUT_AT: Final[i64] = ALL.add(
    "about", "2 + the things that the decision concerns: tiles, concoctions, token, cell, set of tokens; 1: unknown",
    "NOC-4.1", Axis("thing", places(ABOUT)), 255,
)  # fmt: skip

STEPPED: Final = Layout()
STEPPED.add("step", "the step to carry out", "NOC-4.5", values=STEP)
STEP_SEAT: Final[i64] = STEPPED.add("seat", "whose step it is", "NOC-4.5", values=Axis("seat or all", (*SEATS, "all")))
STEP_FIRST: Final[i64] = STEPPED.add(
    "first", "1 + its first number: a tile, cell, token or set of tokens", "NOC-4.5", most=255
)
STEP_SECOND: Final[i64] = STEPPED.add("second", "1 + its second number", "NOC-4.5", most=255)
AGENDA: Final[i64] = ALL.repeat(Axis("then", tuple(f"step-{place}" for place in range(WAITING))), STEPPED)
STEP_SIZE: Final[i64] = STEPPED.size

SIDE: Final = Layout()
HAND: Final[i64] = SIDE.add("hand", "tokens in hand", "NOC-1.8", TOKEN, 3)
WON: Final[i64] = SIDE.add("won", "tiles won", "NOC-2.5", TILE, 60)
HOLDS: Final[i64] = SIDE.add("concoctions", "number of concoctions", "NOC-1.5", most=CONCOCTIONS)
BREWS: Final[i64] = SIDE.add("concoction", "which ones, if known", "NOC-1.5", CONCOCTION, CONCOCTIONS)
IS: Final[i64] = SIDE.add("character", "its character", "NOC-1.4", CHARACTER)
ABLE: Final[i64] = SIDE.add("ability", "1: its ability is unused", "NOC-9.1")
MIRRORS: Final[i64] = SIDE.add("mirrors", "tiles that its mirrors copy", "NOC-7.2", TILE, 60)
IDLE: Final[i64] = SIDE.add("idle-mirrors", "mirrors that copy no tile", "NOC-7.2", most=60)
PASSED: Final[i64] = SIDE.add("passed", "1: has passed in this phase", "NOC-2.4")
CORNERED: Final[i64] = SIDE.add("cornered", "cornered spells in twilight", "NOC-12.5", most=60)
HELD: Final[i64] = SIDE.add("held", "1: held the last Sprite space, 2: all of them, 3: both", "NOC-12.5", most=3)
SIDES: Final[i64] = ALL.repeat(Axis("seat", SEATS[:4]), SIDE)
SIDE_SIZE: Final[i64] = SIDE.size


class NocturneTensor(Tensor):
    """How seats see Nocturne."""

    def __init__(self, facts: Facts) -> None:
        self.facts: Facts = facts
        super().__init__(ALL, actions_of(tuple(facts.token_ids)).texts)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return NocturneTensor, (self.facts,)

    def actions_of(self, state: Table, seat: i64, codes: list[int]) -> list[int]:
        return codes

    def code(self, state: Table, seat: i64, action: i64) -> int:
        code = int(action)
        return code if code in state.legal(seat) else -1

    def begin(self, options: game.Options, out: vec[u8], at: i64) -> None:
        assert isinstance(options, Options)
        out[at + PLAYERS + options.players - 1] = 1
        out[at + MODE + MODES.index(options.mode)] = 1
        if options.advanced:
            out[at + ABILITIES] = 1
        if options.runes:
            out[at + RUNES] = 1
        for name in options.modifications:
            out[at + CHANGED + MODIFICATIONS.index(name)] = 1
        out[at + SCENARIO] = options.scenario

    def encode(self, state: Table, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Board)
        write_round(state, seat, out, at)
        write_forest(state, seat, out, at)
        write_sprite(state, seat, out, at)
        write_piles(state, seat, out, at)
        for other in range(state.players):
            write_side(state, seat, other, out, at + SIDES + (other - seat) % state.players * SIDE_SIZE)
        write_pending(state, seat, out, at)


def write_round(board: Board, seat: i64, out: vec[u8], at: i64) -> None:
    """Write how far the game has come, and who did what last."""
    options = board.setup
    if options.scenario:
        out[at + CHALLENGER + (options.challenger - seat) % board.players] = 1
    out[at + OWN_SEAT] = u8(seat)
    out[at + ROUND + board.round] = 1
    mark_seat(board, seat, board.opener, out, at + OPENER)
    mark_seat(board, seat, board.designated, out, at + DESIGNATED)
    mark_seat(board, seat, board.last_winner, out, at + LAST_WINNER)
    mark_seat(board, seat, board.last_star, out, at + LAST_STAR)
    mark_seat(board, seat, board.last_taker, out, at + LAST_TAKER)


def mark_seat(board: Board, seat: i64, other: i64, out: vec[u8], at: i64) -> None:
    """Mark a seat, if there is one."""
    if other >= 0:
        out[at + (other - seat) % board.players] = 1


def write_forest(board: Board, seat: i64, out: vec[u8], at: i64) -> None:
    """Write the forest with what lies in it."""
    players: i64 = board.players
    if board.first_spell:
        out[at + FIRST_SPELL] = 1
    if board.open_next_to >= 0:
        out[at + NEXT_TO + board.open_next_to] = 1
    cells: i64 = board.cells
    tiles = board.tiles
    placed = board.placed
    cell: i64 = 0
    while cells:
        if cells & 1:
            out[at + FOREST + cell] = 1
            tile: i64 = tiles[cell]
            if tile >= 0:
                out[at + AT_TILE + cell] = u8(tile + 1)
            token: i64 = placed[cell]  # as `owner_of` and `token_of`, without the calls
            if token >= 0:
                out[at + LEFT_BY + cell] = u8(((token >> 4) - seat) % players + 1)
                out[at + LEFT + cell] = u8((token & 15) + 1)
        cells >>= 1
        cell += 1
    number: i64 = 1
    for spell in board.casts:
        under: i64 = at + cell_of(spell)
        out[under + CAST_BY] = u8((caster_of(spell) - seat) % players + 1)
        out[under + CAST] = u8(cast_token(spell) + 1)
        out[under + CAST_AS] = u8(number)
        number += 1


def write_sprite(board: Board, seat: i64, out: vec[u8], at: i64) -> None:
    """Write the Sprite board."""
    crowd = max(len(board.sprite), len(board.sprite_tiles))
    if crowd > SPACES:
        raise CrowdedError("the Sprite board", crowd, SPACES)
    place: i64 = at
    for placed in board.sprite:
        out[place + SPRITE_BY] = u8((owner_of(placed) - seat) % board.players + 1)
        out[place + SPRITE] = token_of(placed) + 1
        place += 1
    place = at + SPRITE_TILE
    for tile in board.sprite_tiles:
        out[place] = tile + 1
        place += 1
    out[at + TURNED] = board.turned


def write_piles(board: Board, seat: i64, out: vec[u8], at: i64) -> None:
    """Write what the seat may know of piles and goals."""
    out[at + STACK] = board.stack_left
    for tile in board.gone:
        out[at + GONE + tile] += 1
    deck = board.deck
    out[at + DECK] = len(deck)
    seen = board.seen
    for known in seen:
        if known:
            write_known(deck, seen, seat, out, at + IN_DECK)
            break
    for token in board.shadows:
        out[at + SHADOWS + token] = 1
    winners = board.goal_winner
    for index, goal in enumerate(board.twilight_goals):
        winner: i64 = winners[index]
        fate = (winner - seat) % board.players + 3 if winner >= 0 else 1 if winner == OPEN else 2
        out[at + TWILIGHT_GOAL + goal - 1] = u8(fate)
    options = board.setup
    if board.round == TWILIGHT and not options.scenario:
        out[at + HIDDEN_GOALS] = len(board.moonlight_goals)
    else:
        for goal in board.moonlight_goals:
            out[at + MOONLIGHT_GOAL + goal - 1] = 1
    if board.opponent >= 0:
        out[at + SOLO_DECK] = len(board.solo_deck)
        if board.solo_card >= 0:
            out[at + SOLO_CARD + board.solo_card] = 1
        for card in board.solo_used:
            out[at + SOLO_USED + card] = 1


def write_known(deck: list[int], seen: list[int], seat: i64, out: vec[u8], at: i64) -> None:
    """Write which concoctions the seat knows in the deck."""
    for card in deck:
        if card >= 0 and seen[card] >> seat & 1:
            out[at] = card + 1
        at += 1


def write_side(board: Board, seat: i64, other: int, out: vec[u8], at: i64) -> None:
    """Write what a player has; other players' concoctions are not seen."""
    hand: i64 = board.hand[other]
    token: i64 = 0
    while token < TOKENS:
        if hand & 0x100010001:
            out[at + HAND + token] = u8((hand & 1) + (hand >> 16 & 1) + (hand >> 32 & 1))
        hand >>= 1
        token += 1
    for tile in board.won[other]:
        if tile >= 0:
            out[at + WON + tile] += 1
    cards = board.concoctions[other]
    out[at + HOLDS] = len(cards)
    if other == seat:
        for card in cards:
            out[at + BREWS + card] += 1
    if board.character[other] >= 0:
        out[at + IS + board.character[other]] = 1
        if board.ability[other]:
            out[at + ABLE] = 1
    for tile in board.mirrors[other]:
        if tile >= 0:
            out[at + MIRRORS + tile] += 1
        else:
            out[at + IDLE] += 1
    if board.passed >> other & 1:
        out[at + PASSED] = 1
    out[at + CORNERED] = board.cornered[other]
    out[at + HELD] = board.held[other]


def write_pending(board: Board, seat: i64, out: vec[u8], at: i64) -> None:
    """Write the decision and what follows it."""
    choice = board.choice
    if isinstance(choice, Nothing):
        return
    assert isinstance(choice, Choice)
    out[at + AT_DECISION + DECISIONS[type(choice)]] = 1
    mark_seat(board, seat, board.seat, out, at + DECIDING)
    if board.mirror_draw:
        out[at + MIRRORED] = 1
    about = choice.about
    if len(about) > ABOUT or len(board.agenda) > WAITING:
        raise CrowdedError("the agenda", max(len(about), len(board.agenda)), WAITING)
    hidden = board.seat != seat and isinstance(choice, KeepConcoction)
    index: i64 = at + ABOUT_AT
    for thing in about:
        out[index] = 1 if hidden else thing + 2
        index += 1
    index = at + AGENDA + len(board.agenda) * STEP_SIZE
    for step in board.agenda:
        assert isinstance(step, Step)
        index -= STEP_SIZE
        out[index] = STEP_NUMBERS[type(step)]
        out[index + STEP_SEAT] = u8((step.seat - seat) % board.players + 1) if step.seat < board.players else 6
        out[index + STEP_FIRST] = step.first + 1
        out[index + STEP_SECOND] = step.second + 1
