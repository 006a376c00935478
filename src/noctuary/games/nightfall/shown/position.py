"""Positions of Nightfall: reads a whole table from text; `kernel/table/fields` writes it, for every game."""

from collections.abc import Mapping
from typing import Any

from noctuary.games.nightfall.declared.fields import TABLE
from noctuary.games.nightfall.declared.notations import bad
from noctuary.games.nightfall.rules.basis.actions import COPIES, LONGEST_CHAIN
from noctuary.games.nightfall.rules.basis.board import (
    CHAINING,
    CLAIMING,
    CLEANUP,
    COMBAT,
    DRAFTING,
    OVER,
    card_of,
    seat_of,
)
from noctuary.games.nightfall.rules.basis.facts import Facts
from noctuary.games.nightfall.rules.course import cleanup, combat
from noctuary.games.nightfall.rules.course.claim import GO_ON_CLAIMING
from noctuary.games.nightfall.rules.course.draft import Pick
from noctuary.games.nightfall.rules.course.phases import PHASES, linking
from noctuary.games.nightfall.rules.course.scoring import count_wounds
from noctuary.games.nightfall.rules.course.state import KINDS, STEPS, Nightfall
from noctuary.games.nightfall.rules.texts.chain import LINK
from noctuary.kernel.contract.agenda import Nothing
from noctuary.kernel.contract.game import Position
from noctuary.kernel.parts.moves import seat_name
from noctuary.kernel.table.fields import read_agenda
from noctuary.kernel.table.notations import Reader, refusing


def load(source: Mapping[str, Any], board: Nightfall) -> Nightfall:
    """Put what a position describes on an empty table and resolve what the rules settle at once. Raises BadInput."""
    read(source, board, seen=False)
    if "pending" not in source:
        begin_phase(board)
        board.run()
        return board
    with refusing(source["pending"], "pending"):
        board.ask_again()
        fewest = 2 if isinstance(board.choice, Pick) else 1
        if any(len(board.legal(seat)) < fewest for seat in board.seats()):
            raise ValueError(board.choice)
        board.run()
    return board


def load_seen(source: Mapping[str, Any], board: Nightfall, seat: int) -> Nightfall:
    """Put what `seat` sees of a table on an empty table. The position comes from `TABLE.write`, so it may have gaps."""
    if source["phase"] == PHASES[OVER]:
        return load(source, board)
    read(source, board, seen=True)
    if "pending" not in source:
        begin_phase(board)
        if isinstance(board.choice, Nothing):
            board.agenda.pop().take(board)
    elif board.seat == seat:
        board.ask_again()
    if board.seat != seat:
        board.codes = []
    return board


def read(source: Mapping[str, Any], board: Nightfall, seen: bool) -> None:
    """Put what a position says on an empty table, before the next decision is asked."""
    board.masked = seen
    reader = Reader(board, source, seen)
    TABLE.read(reader)
    if board.phase == DRAFTING:
        check_draft(source, board)
    if (board.chain and board.phase != CHAINING and "pending" not in source) or len(board.chain) > LONGEST_CHAIN:
        raise bad("chain", "chain", {"number": LONGEST_CHAIN})
    check_copies(board)
    if "pending" in source:
        read_pending(reader, source["pending"])
    if board.phase == OVER:
        end(source, board)


def read_pending(reader: Reader, pending: Mapping[str, Any]) -> None:
    """Read the decision and the agenda."""
    board = reader.table
    about = str(pending.get("about", ""))
    with refusing(about or pending, "pending.about" if about else "pending"):
        board.choice = KINDS[pending["decision"]].read(board, about.split())
        if isinstance(board.choice, Pick):
            if min(len(pending["offers"]), len(pending["picks"])) < board.players:
                raise ValueError(pending)
            board.seat = [board.picked >> seat & 1 for seat in range(board.players)].index(0)
        elif board.seat < 0:
            raise ValueError(pending)
    read_agenda(reader, STEPS)


def check_draft(source: Mapping[str, Any], board: Nightfall) -> None:
    """Check that a draft is pending and no hands are dealt yet (NF-1.2); the first player is the active one."""
    if "pending" not in source:
        raise bad("draft", "phase")
    for seat, hand in enumerate(board.hand):
        if hand:
            raise bad("draft-hand", f"players.{seat_name(seat)}.hand")
    board.active = board.first


def check_copies(board: Nightfall) -> None:
    """Check that a player's minions, in play or about to enter, can all be named."""
    coming = [(seat_of(link), card_of(link)) for link in [*board.chain, board.carried_out] if link >= 0]
    if board.aside >= 0 and board.carried_out >= 0:
        coming.append((seat_of(board.carried_out), board.aside))
    for seat, card in sorted(set(coming)):
        there = sum(1 for minion in board.play_area[seat] if card_of(minion) == card)
        if board.facts.is_minion[card] and there + coming.count((seat, card)) > COPIES:
            raise bad("copies", "chain", {"card": board.card_id(card), "number": COPIES})


def end(source: Mapping[str, Any], board: Nightfall) -> None:
    """Add what follows from a game being over; in a series, totals left out are those of its last game."""
    board.cut_off |= not board.ending
    if board.setup.series and "totals" not in source.get("series", {}):
        board.totals = [sum(count_wounds(board, seat)) for seat in range(board.players)]


def begin_phase(board: Nightfall) -> None:
    """Continue the game from the position: at the beginning of a phase, or while a chain is being built."""
    if board.phase == COMBAT:
        combat.begin_combat(board)
    elif board.phase == CHAINING:
        board.ask(linking(board), LINK)
    elif board.phase == CLAIMING:
        board.agenda.append(GO_ON_CLAIMING)
    elif board.phase == CLEANUP:
        cleanup.begin_cleanup(board)


def comparable(position: Position, expected: Position, facts: Facts) -> Position:
    """The position with its minions written as in `expected`, where `vulko` alone may stand for one at full health."""
    players = expected.get("players")
    if not isinstance(players, Mapping):
        return position
    changed: Position = {}
    for name, player in position["players"].items():
        wanted = players.get(name)
        wanted = wanted.get("play") if isinstance(wanted, Mapping) else None
        play = player["play"]
        if isinstance(wanted, list) and len(wanted) == len(play):
            play = [
                minion["card"]
                if isinstance(one, str) and minion["health"] == facts.health[facts.index[minion["card"]]]
                else minion
                for one, minion in zip(wanted, play, strict=True)
            ]
        changed[name] = {**player, "play": play}
    return {**position, "players": changed}
