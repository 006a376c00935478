"""The combat phase (chapter 3)."""

from __future__ import annotations

from noctuary.games.nightfall.rules.actions import ABSORB, ATTACK, BLOCK, BLOCK_NONE, NAMES, RESOLVE
from noctuary.games.nightfall.rules.board import (
    ABSORBING,
    ATTACKING,
    BLOCKING,
    RESOLVING,
    STEP_ATTACK,
    STEP_BLOCK,
    STEP_COMBAT_END,
    STEP_STRIKES,
    Board,
    step,
)
from noctuary.games.nightfall.rules.cards.vocabulary import BLOCKS_DAMAGE, EXILED, STAYS, UNBLOCKABLE
from noctuary.games.nightfall.rules.damage import absorb, damage_player
from noctuary.games.nightfall.rules.facts import SEATS
from noctuary.kernel.messages import IllegalMove
from noctuary.kernel.moves import seat_name


def begin_combat(board: Board) -> None:
    """All minions of the active player must attack, then come blocks, then the attacks are resolved (NF-3.1 to 3.3)."""
    fights = bool(board.play_area[board.active])
    board.agenda.append(step(STEP_COMBAT_END, 1 if fights else 0))
    if fights:
        board.agenda.append(step(STEP_STRIKES))
        for offset in range(board.players - 1, 0, -1):
            board.agenda.append(step(STEP_BLOCK, (board.active + offset) % board.players))
        board.agenda.append(step(STEP_ATTACK))


def ask_attack(board: Board) -> None:
    """Let the active player send his next minion to attack (NF-3.1)."""
    seat = board.active
    index = len(board.attackers)
    if index == len(board.play_area[seat]):
        return
    serial = board.play_area[seat][index] >> 12
    base = ATTACK + board.name_of(seat, serial) * SEATS
    codes = [base + (seat + offset) % board.players for offset in range(1, board.players)]
    codes.sort()
    board.agenda.append(step(STEP_ATTACK))
    board.ask(seat, ATTACKING, codes, [serial])


def attack(board: Board, seat: int, code: int) -> None:
    """A minion attacks an opponent."""
    target = (code - ATTACK) % SEATS
    serial = board.about[0]
    board.attackers = board.attackers + [serial]
    board.defenders = board.defenders + [target]
    if board.events is not None:
        card = board.card_in_play(seat, serial)
        board.tell_of("attack", seat, {"card": board.card_id(card), "seat_target": seat_name(target)})


def verify_attack(board: Board, seat: int, code: int) -> None:
    """Raise IllegalMove unless the next minion may attack that player (NF-3.1)."""
    name, target = divmod(code - ATTACK, SEATS)
    if board.serial_of(seat, name) != board.about[0]:
        raise IllegalMove("NF-3.1", "nightfall-refuse-attack-next", {"card": board.card_id(card_of_about(board))})
    if target == seat:
        raise IllegalMove("NF-3.1", "nightfall-refuse-attack-self", {"seat": seat_name(seat)})
    if target >= board.players:
        raise IllegalMove("NF-3.1", "nightfall-refuse-no-seat", {"seat": seat_name(target)})


def card_of_about(board: Board) -> int:
    """The minion that the pending attack or block is about."""
    return board.card_in_play(board.seat, board.about[0])


def blockable(board: Board, seat: int) -> list[int]:
    """The serials of the minions that attack a seat and can be blocked (NF-3.2)."""
    in_play = board.texts.in_play
    return [
        serial
        for index, serial in enumerate(board.attackers)
        if board.defenders[index] == seat and not in_play[board.card_in_play(board.active, serial)] & UNBLOCKABLE
    ]


def ask_block(board: Board, seat: int, after: int) -> None:
    """Let an attacked player block with his next minion (NF-3.2); `after`: serial of the last one asked about."""
    if seat not in board.defenders:
        return
    for minion in board.play_area[seat]:
        if minion >> 12 > after:
            serial = minion >> 12
            name = board.name_of(seat, serial)
            codes = [BLOCK_NONE + name]
            for attacker in blockable(board, seat):
                codes.append(BLOCK + name * NAMES + board.name_of(board.active, attacker))
            board.agenda.append(step(STEP_BLOCK, seat, serial))
            board.ask(seat, BLOCKING, codes, [serial])
            return


def block(board: Board, seat: int, code: int) -> None:
    """A minion blocks an attacker, or none."""
    if code < BLOCK:
        return
    serial = board.about[0]
    attacker = board.serial_of(board.active, (code - BLOCK) % NAMES)
    board.blockers = board.blockers + [serial]
    board.blocked = board.blocked + [attacker]
    if board.events is not None:
        card = board.card_id(board.card_in_play(seat, serial))
        below = board.card_id(board.card_in_play(board.active, attacker))
        board.tell_of("block", seat, {"card": card, "card_attacker": below})


def verify_block(board: Board, seat: int, code: int) -> None:
    """Raise IllegalMove unless the next minion may block that attacker (NF-3.2)."""
    name = code - BLOCK_NONE if code < BLOCK else (code - BLOCK) // NAMES
    if board.serial_of(seat, name) != board.about[0]:
        raise IllegalMove("NF-3.2", "nightfall-refuse-block-next", {"card": board.card_id(card_of_about(board))})
    if code < BLOCK:
        return
    attacker = board.serial_of(board.active, (code - BLOCK) % NAMES)
    if attacker not in board.attackers or board.defenders[board.attackers.index(attacker)] != seat:
        raise IllegalMove("NF-3.2", "nightfall-refuse-block-other", {"seat": seat_name(seat)})
    card = board.card_in_play(board.active, attacker)
    if board.texts.in_play[card] & UNBLOCKABLE:
        raise IllegalMove("NF-3.2", "nightfall-refuse-unblockable", {"card": board.card_id(card)})


def ask_strike(board: Board) -> None:
    """Let the active player choose which attack is resolved next (NF-3.3)."""
    if not board.attackers:
        return
    codes = [RESOLVE + board.name_of(board.active, serial) for serial in board.attackers]
    board.agenda.append(step(STEP_STRIKES))
    board.ask(board.active, RESOLVING, codes, [])


def strike(board: Board, seat: int, code: int) -> None:
    """Resolve an attack: it deals its strength as damage (NF-3.4)."""
    serial = board.serial_of(seat, code - RESOLVE)
    number = strength(board, seat, serial)
    if board.events is not None:
        defender = board.defenders[board.attackers.index(serial)]
        arguments = {"card": board.card_id(board.card_in_play(seat, serial)), "seat_target": seat_name(defender)}
        board.tell_of("strike", seat, {**arguments, "number": number})
    meet_blockers(board, number, serial)


def verify_strike(board: Board, seat: int, code: int) -> None:
    """Raise IllegalMove unless that attack still has to be resolved (NF-3.3)."""
    if board.serial_of(seat, code - RESOLVE) not in board.attackers:
        raise IllegalMove("NF-3.3", "nightfall-refuse-resolve", {"seat": seat_name(seat)})


def strength(board: Board, seat: int, serial: int) -> int:
    """The strength of a minion now (NF-3.4, 12.26)."""
    card = board.card_in_play(seat, serial)
    return len(board.play_area[seat]) if board.facts.counts_minions[card] else board.facts.strength[card]


def blockers_of(board: Board, serial: int) -> list[int]:
    """The serials of the minions still in play that block an attacker."""
    defender = board.defenders[board.attackers.index(serial)]
    return [
        blocker
        for index, blocker in enumerate(board.blockers)
        if board.blocked[index] == serial and board.card_in_play(defender, blocker) >= 0
    ]


def meet_blockers(board: Board, number: int, serial: int) -> None:
    """Blockers absorb one after the other, in an order the defender chooses; then the player is hit (NF-3.4, 3.5)."""
    if number and ask_blocker(board, number, serial):
        return
    index = board.attackers.index(serial)
    defender = board.defenders[index]
    board.attackers = board.attackers[:index] + board.attackers[index + 1 :]
    board.defenders = board.defenders[:index] + board.defenders[index + 1 :]
    damage_player(board, defender, number, 0)


def ask_blocker(board: Board, number: int, serial: int) -> bool:
    """Let the defender choose the blocker that absorbs next; says whether there is one."""
    blockers = blockers_of(board, serial) if serial in board.blocked else []
    if not blockers:
        return False
    defender = board.defenders[board.attackers.index(serial)]
    codes = [ABSORB + board.name_of(defender, blocker) for blocker in blockers]
    codes.sort()
    board.ask(defender, ABSORBING, codes, [number, serial, 0])
    return True


def absorb_attack(board: Board, seat: int, code: int) -> None:
    """A blocker absorbs what it can of an attack."""
    number, serial, _ = board.about
    rest = absorb(board, seat, board.serial_of(seat, code - ABSORB), number, 0)
    meet_blockers(board, rest, serial)


def verify_absorb(board: Board, seat: int, code: int) -> None:
    """Raise IllegalMove unless that minion may absorb next (NF-3.4, 6.1)."""
    serial = board.serial_of(seat, code - ABSORB)
    if board.about[1] >= 0:
        if serial not in blockers_of(board, board.about[1]):
            raise IllegalMove("NF-3.4", "nightfall-refuse-absorb-attack", {"seat": seat_name(seat)})
    elif serial < 0 or not board.texts.in_play[board.card_in_play(seat, serial)] & BLOCKS_DAMAGE:
        raise IllegalMove("NF-6.1", "nightfall-refuse-absorb", {"seat": seat_name(seat)})


def end_combat(board: Board) -> None:
    """The active player's minions are discarded from play; some stay (NF-3.6, 2.4)."""
    seat = board.active
    board.blockers = []
    board.blocked = []
    staying: list[int] = []
    left: list[int] = []
    exiled: list[int] = []
    in_play = board.texts.in_play
    for minion in board.play_area[seat]:
        card = minion & 63
        text = in_play[card]
        if text & STAYS:
            staying.append(minion)
        elif text & EXILED:
            exiled.append(card)
        else:
            left.append(card)
    board.play_area[seat] = staying
    board.discard[seat].extend(left)
    board.exiled = board.exiled + exiled
    if board.events is not None:
        if left:
            board.tell_of("leave", seat, {"card": board.names(left)})
        if exiled:
            board.tell_of("leave-exile", seat, {"card": board.names(exiled)})
