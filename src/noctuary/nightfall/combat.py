"""The combat phase (chapter 3)."""

from __future__ import annotations

from noctuary.kernel.messages import IllegalMove
from noctuary.kernel.moves import seat_name
from noctuary.nightfall.actions import ABSORB, ATTACK, BLOCK, BLOCK_NONE, NAMES, RESOLVE
from noctuary.nightfall.cards.vocabulary import BLOCKS_DAMAGE, EXILED, STAYS, UNBLOCKABLE
from noctuary.nightfall.damage import absorb, damage_player
from noctuary.nightfall.facts import SEATS
from noctuary.nightfall.table import (
    ABSORBING,
    ATTACKING,
    BLOCKING,
    RESOLVING,
    STEP_ATTACK,
    STEP_BLOCK,
    STEP_COMBAT_END,
    STEP_STRIKES,
    Table,
    step,
)


def begin_combat(table: Table) -> None:
    """All minions of the active player must attack, then come blocks, then the attacks are resolved (NF-3.1 to 3.3)."""
    fights = bool(table.play_area[table.active])
    table.agenda.append(step(STEP_COMBAT_END, 1 if fights else 0))
    if fights:
        table.agenda.append(step(STEP_STRIKES))
        for offset in range(table.players - 1, 0, -1):
            table.agenda.append(step(STEP_BLOCK, (table.active + offset) % table.players))
        table.agenda.append(step(STEP_ATTACK))


def ask_attack(table: Table) -> None:
    """Let the active player send his next minion to attack (NF-3.1)."""
    seat = table.active
    index = len(table.attackers)
    if index == len(table.play_area[seat]):
        return
    serial = table.play_area[seat][index] >> 12
    base = ATTACK + table.name_of(seat, serial) * SEATS
    codes = [base + (seat + offset) % table.players for offset in range(1, table.players)]
    codes.sort()
    table.agenda.append(step(STEP_ATTACK))
    table.ask(seat, ATTACKING, codes, [serial])


def attack(table: Table, seat: int, code: int) -> None:
    """A minion attacks an opponent."""
    target = (code - ATTACK) % SEATS
    serial = table.about[0]
    table.attackers = table.attackers + [serial]
    table.defenders = table.defenders + [target]
    if table.events is not None:
        card = table.card_in_play(seat, serial)
        table.tell_of("attack", seat, {"card": table.card_id(card), "seat_target": seat_name(target)})


def verify_attack(table: Table, seat: int, code: int) -> None:
    """Raise IllegalMove unless the next minion may attack that player (NF-3.1)."""
    name, target = divmod(code - ATTACK, SEATS)
    if table.serial_of(seat, name) != table.about[0]:
        raise IllegalMove("NF-3.1", "nightfall-refuse-attack-next", {"card": table.card_id(card_of_about(table))})
    if target == seat:
        raise IllegalMove("NF-3.1", "nightfall-refuse-attack-self", {"seat": seat_name(seat)})
    if target >= table.players:
        raise IllegalMove("NF-3.1", "nightfall-refuse-no-seat", {"seat": seat_name(target)})


def card_of_about(table: Table) -> int:
    """The minion that the pending attack or block is about."""
    return table.card_in_play(table.seat, table.about[0])


def blockable(table: Table, seat: int) -> list[int]:
    """The serials of the minions that attack a seat and can be blocked (NF-3.2)."""
    in_play = table.texts.in_play
    return [
        serial
        for index, serial in enumerate(table.attackers)
        if table.defenders[index] == seat and not in_play[table.card_in_play(table.active, serial)] & UNBLOCKABLE
    ]


def ask_block(table: Table, seat: int, after: int) -> None:
    """Let an attacked player block with his next minion (NF-3.2); `after`: serial of the last one asked about."""
    if seat not in table.defenders:
        return
    for minion in table.play_area[seat]:
        if minion >> 12 > after:
            serial = minion >> 12
            name = table.name_of(seat, serial)
            codes = [BLOCK_NONE + name]
            for attacker in blockable(table, seat):
                codes.append(BLOCK + name * NAMES + table.name_of(table.active, attacker))
            table.agenda.append(step(STEP_BLOCK, seat, serial))
            table.ask(seat, BLOCKING, codes, [serial])
            return


def block(table: Table, seat: int, code: int) -> None:
    """A minion blocks an attacker, or none."""
    if code < BLOCK:
        return
    serial = table.about[0]
    attacker = table.serial_of(table.active, (code - BLOCK) % NAMES)
    table.blockers = table.blockers + [serial]
    table.blocked = table.blocked + [attacker]
    if table.events is not None:
        card = table.card_id(table.card_in_play(seat, serial))
        below = table.card_id(table.card_in_play(table.active, attacker))
        table.tell_of("block", seat, {"card": card, "card_attacker": below})


def verify_block(table: Table, seat: int, code: int) -> None:
    """Raise IllegalMove unless the next minion may block that attacker (NF-3.2)."""
    name = code - BLOCK_NONE if code < BLOCK else (code - BLOCK) // NAMES
    if table.serial_of(seat, name) != table.about[0]:
        raise IllegalMove("NF-3.2", "nightfall-refuse-block-next", {"card": table.card_id(card_of_about(table))})
    if code < BLOCK:
        return
    attacker = table.serial_of(table.active, (code - BLOCK) % NAMES)
    if attacker not in table.attackers or table.defenders[table.attackers.index(attacker)] != seat:
        raise IllegalMove("NF-3.2", "nightfall-refuse-block-other", {"seat": seat_name(seat)})
    card = table.card_in_play(table.active, attacker)
    if table.texts.in_play[card] & UNBLOCKABLE:
        raise IllegalMove("NF-3.2", "nightfall-refuse-unblockable", {"card": table.card_id(card)})


def ask_strike(table: Table) -> None:
    """Let the active player choose which attack is resolved next (NF-3.3)."""
    if not table.attackers:
        return
    codes = [RESOLVE + table.name_of(table.active, serial) for serial in table.attackers]
    table.agenda.append(step(STEP_STRIKES))
    table.ask(table.active, RESOLVING, codes, [])


def strike(table: Table, seat: int, code: int) -> None:
    """Resolve an attack: it deals its strength as damage (NF-3.4)."""
    serial = table.serial_of(seat, code - RESOLVE)
    number = strength(table, seat, serial)
    if table.events is not None:
        defender = table.defenders[table.attackers.index(serial)]
        arguments = {"card": table.card_id(table.card_in_play(seat, serial)), "seat_target": seat_name(defender)}
        table.tell_of("strike", seat, {**arguments, "number": number})
    meet_blockers(table, number, serial)


def verify_strike(table: Table, seat: int, code: int) -> None:
    """Raise IllegalMove unless that attack still has to be resolved (NF-3.3)."""
    if table.serial_of(seat, code - RESOLVE) not in table.attackers:
        raise IllegalMove("NF-3.3", "nightfall-refuse-resolve", {"seat": seat_name(seat)})


def strength(table: Table, seat: int, serial: int) -> int:
    """The strength of a minion now (NF-3.4, 12.26)."""
    card = table.card_in_play(seat, serial)
    return len(table.play_area[seat]) if table.facts.counts_minions[card] else table.facts.strength[card]


def blockers_of(table: Table, serial: int) -> list[int]:
    """The serials of the minions still in play that block an attacker."""
    defender = table.defenders[table.attackers.index(serial)]
    return [
        blocker
        for index, blocker in enumerate(table.blockers)
        if table.blocked[index] == serial and table.card_in_play(defender, blocker) >= 0
    ]


def meet_blockers(table: Table, number: int, serial: int) -> None:
    """Blockers absorb one after the other, in an order the defender chooses; then the player is hit (NF-3.4, 3.5)."""
    if number and ask_blocker(table, number, serial):
        return
    index = table.attackers.index(serial)
    defender = table.defenders[index]
    table.attackers = table.attackers[:index] + table.attackers[index + 1 :]
    table.defenders = table.defenders[:index] + table.defenders[index + 1 :]
    damage_player(table, defender, number, 0)


def ask_blocker(table: Table, number: int, serial: int) -> bool:
    """Let the defender choose the blocker that absorbs next; says whether there is one."""
    blockers = blockers_of(table, serial) if serial in table.blocked else []
    if not blockers:
        return False
    defender = table.defenders[table.attackers.index(serial)]
    codes = [ABSORB + table.name_of(defender, blocker) for blocker in blockers]
    codes.sort()
    table.ask(defender, ABSORBING, codes, [number, serial, 0])
    return True


def absorb_attack(table: Table, seat: int, code: int) -> None:
    """A blocker absorbs what it can of an attack."""
    number, serial, _ = table.about
    rest = absorb(table, seat, table.serial_of(seat, code - ABSORB), number, 0)
    meet_blockers(table, rest, serial)


def verify_absorb(table: Table, seat: int, code: int) -> None:
    """Raise IllegalMove unless that minion may absorb next (NF-3.4, 6.1)."""
    serial = table.serial_of(seat, code - ABSORB)
    if table.about[1] >= 0:
        if serial not in blockers_of(table, table.about[1]):
            raise IllegalMove("NF-3.4", "nightfall-refuse-absorb-attack", {"seat": seat_name(seat)})
    elif serial < 0 or not table.texts.in_play[table.card_in_play(seat, serial)] & BLOCKS_DAMAGE:
        raise IllegalMove("NF-6.1", "nightfall-refuse-absorb", {"seat": seat_name(seat)})


def end_combat(table: Table) -> None:
    """The active player's minions are discarded from play; some stay (NF-3.6, 2.4)."""
    seat = table.active
    table.blockers = []
    table.blocked = []
    staying: list[int] = []
    left: list[int] = []
    exiled: list[int] = []
    in_play = table.texts.in_play
    for minion in table.play_area[seat]:
        card = minion & 63
        text = in_play[card]
        if text & STAYS:
            staying.append(minion)
        elif text & EXILED:
            exiled.append(card)
        else:
            left.append(card)
    table.play_area[seat] = staying
    table.discard[seat].extend(left)
    table.exiled = table.exiled + exiled
    if table.events is not None:
        if left:
            table.tell_of("leave", seat, {"card": table.names(left)})
        if exiled:
            table.tell_of("leave-exile", seat, {"card": table.names(exiled)})
