"""Positions of Nocturne: reads a whole table from text; `kernel/table/fields` writes it, for every game."""

from collections.abc import Mapping
from contextlib import nullcontext
from typing import Any

from noctuary.games.nocturne.declared.fields import TABLE
from noctuary.games.nocturne.declared.notations import SCORING, SPELL, THINGS, bad
from noctuary.games.nocturne.rules.basis.areas import cell_name
from noctuary.games.nocturne.rules.basis.board import (
    OVER,
    UNKNOWN,
    Choice,
    as_placed,
    cast_token,
    caster_of,
    cell_of,
    owner_of,
    token_of,
)
from noctuary.games.nocturne.rules.basis.facts import NORMAL, STAR
from noctuary.games.nocturne.rules.course.rounds import FINISH, hand_tokens
from noctuary.games.nocturne.rules.course.setup import forest_of
from noctuary.games.nocturne.rules.course.state import KINDS, STEPS, Nocturne
from noctuary.games.nocturne.rules.turns.casting import answer, begin_phase
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.parts.moves import seat_name
from noctuary.kernel.table.fields import read_agenda
from noctuary.kernel.table.notations import Reader, refusing


def load(source: Mapping[str, Any], board: Nocturne, seed: int, seen: bool = False) -> Nocturne:
    """Put what a position describes on an empty table and resolve what the rules settle at once. `seed`: for the
    remaining chance in the game (NOC-10.10). `seen`: the position shows what one seat sees, so it has gaps. Raises
    BadInput.
    """
    read(Reader(board, source, seen), board, seed)
    with refusing(source["pending"], "pending") if "pending" in source else nullcontext():
        settle(board)
    return board


def load_seen(source: Mapping[str, Any], board: Nocturne, seat: int) -> Nocturne:
    """Put what `seat` sees of a table on an empty table."""
    load(source, board, 0, seen=True)
    if board.round != OVER and seat >= 0:
        for card in board.deck:
            if card != UNKNOWN:
                board.seen[card] = 1 << seat
    return board


def read(reader: Reader, board: Nocturne, seed: int) -> None:
    """Put what a position says on an empty table, before anything is resolved."""
    source = reader.source
    options = board.setup
    board.cells = forest_of(options, board.facts)
    if board.opponent >= 0:
        board.random = Random(seed)
    TABLE.read(reader)
    if board.opponent < 0 and "solo" in source:
        raise bad("solo", source["solo"])
    if board.open_next_to >= 0 and not board.cells >> board.open_next_to & 1:
        raise bad("open_next_to", cell_name(board.open_next_to))
    lay_spells(board)
    board.shadows.sort()
    count_symbols(board)
    check_sprite(board)
    check_tokens(board)
    if "pending" in source:
        with refusing(source["pending"], "pending"):
            kind = KINDS[source["pending"]["decision"]]
            about = source["pending"].get("about", [])
            board.choice = kind(THINGS[kind.things].read(reader, about, "pending.about"))
            if board.seat < 0:
                raise ValueError(source["pending"])
        read_agenda(reader, STEPS)
    elif source.get("round") == SCORING:
        board.agenda = [FINISH]


def lay_spells(board: Nocturne) -> None:
    """Record where spells were cast. Raises BadInput unless each is on a tile and higher than the one before."""
    highest = 0
    for spell in board.casts:
        value = board.facts.value[cast_token(spell)]
        if not (board.tile_mask & ~board.cast_mask) >> cell_of(spell) & 1 or value <= highest:
            raise bad("cast", SPELL.write(board, spell))
        highest = value
        board.cast_mask |= 1 << cell_of(spell)


def count_symbols(board: Nocturne) -> None:
    """Count the symbols of every player; the opponent has none (NOC-10.8)."""
    facts = board.facts
    for seat in range(board.options.players):
        for tile in board.won[seat]:
            board.symbols[seat] |= facts.tile_symbol_mask[tile]
        if board.character[seat] >= 0:
            board.symbols[seat] |= 1 << facts.character_symbol[board.character[seat]]


def check_sprite(board: Nocturne) -> None:
    """Check that the tokens on the Sprite board are normal ones, from high to low, and have room."""
    tokens = [token_of(placed) for placed in board.sprite]
    values = [board.facts.value[token] for token in tokens]
    if values != sorted(values, reverse=True) or len(values) > board.spaces or any(token >= STAR for token in tokens):
        raise BadInput("nocturne-position-sprite", {"number": board.spaces}, "sprite.tokens")


def check_tokens(board: Nocturne) -> None:
    """Check that no seat has more copies of a token than the box holds."""
    facts = board.facts
    shadows: list[str] = [board.token_id(token) for token in board.shadows]
    on_table = [as_placed(spell) for spell in board.casts] + board.sprite + [p for p in board.placed if p >= 0]
    for seat in range(board.players):
        tokens = hand_tokens(board, seat) + [token_of(placed) for placed in on_table if owner_of(placed) == seat]
        for token in set(tokens):
            if token < NORMAL and tokens.count(token) > facts.tokens.count(token):
                raise BadInput("nocturne-position-token", {"seat": seat_name(seat), "token": board.token_id(token)})
        shadows += [board.token_id(token) for token in tokens if token >= NORMAL]
    for id in shadows:
        if shadows.count(id) > 1:
            raise BadInput("nocturne-position-shadow", {"token": id})


def settle(board: Nocturne) -> None:
    """Continue the game from the position up to the next decision."""
    choice = board.choice
    if isinstance(choice, Choice):
        board.ask_again()
        if not board.codes and UNKNOWN not in choice.about:
            raise LookupError("what is pending leaves no move")
    elif board.round == OVER or board.agenda:
        pass
    elif board.casts:
        answer(board, caster_of(board.casts[-1]))
    else:
        begin_phase(board, board.opener, board.open_next_to)
    board.run()
