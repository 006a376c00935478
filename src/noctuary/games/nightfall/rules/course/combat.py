"""The combat phase (chapter 3)."""

from __future__ import annotations

from typing import ClassVar, Final

from noctuary.games.nightfall.rules.basis.actions import ABSORB, ATTACK, BLOCK, BLOCK_NONE, NAMES, RESOLVE, SIZE
from noctuary.games.nightfall.rules.basis.board import COMBAT, Board, Choice, Step, card_of, health_of, serial_of
from noctuary.games.nightfall.rules.basis.facts import SEATS
from noctuary.games.nightfall.rules.basis.in_play import BLOCKS_DAMAGE, EXILED, STAYS, UNBLOCKABLE
from noctuary.games.nightfall.rules.basis.notation import read_minion, read_seat
from noctuary.games.nightfall.rules.texts.damage import Absorb, absorb, damage_player, damage_text, read_damage
from noctuary.kernel.base.messages import Argument, IllegalMove
from noctuary.kernel.parts.moves import seat_name


class Turn(Step):
    """A turn begins."""

    name: ClassVar = "turn"

    def take(self, board: Board) -> None:
        board.phase = COMBAT
        if board.events is not None:
            board.tell_of("turn", board.active, {"number": board.turn})
        begin_combat(board)


def begin_combat(board: Board) -> None:
    """Let all minions of the active player attack, then ask for blocks, then resolve the attacks (NF-3.1 to 3.3)."""
    fights = bool(board.play_area[board.active])
    board.agenda.append(FOUGHT if fights else NOT_FOUGHT)
    if fights:
        board.agenda.append(STRIKES)
        for offset in range(board.players - 1, 0, -1):
            board.agenda.append(NextBlock((board.active + offset) % board.players, 0))
        board.agenda.append(NEXT_ATTACK)


# Attacks (NF-3.1)


def next_attacker(board: Board) -> int:
    """The serial of the next minion to attack; -1 if there is none left."""
    index = len(board.attackers)
    minions = board.play_area[board.active]
    return serial_of(minions[index]) if index < len(minions) else -1


class NextAttack(Step):
    """The next minion of the active player is sent to attack."""

    name: ClassVar = "attack"

    def take(self, board: Board) -> None:
        serial = next_attacker(board)
        if serial >= 0:
            board.agenda.append(self)
            board.ask(board.active, Attack(serial))


class OfMinion(Choice):
    """A decision about one minion."""

    def __init__(self, serial: int) -> None:
        self.serial: Final = serial

    def arguments(self, board: Board, seat: int) -> dict[str, Argument]:
        return {"seat": seat_name(seat), "card": board.card_id(board.card_in_play(seat, self.serial))}

    def text(self, board: Board) -> str:
        return board.minion_id(board.seat, self.serial)

    @classmethod
    def read(cls, board: Board, words: list[str]) -> OfMinion:
        return cls(read_minion(board, board.seat, words[0]))


class Attack(OfMinion):
    """Whom the next minion attacks."""

    name: ClassVar = "attack"
    rule: ClassVar = "NF-3.1"
    answers: ClassVar = (range(ATTACK, BLOCK_NONE),)

    def legal(self, board: Board, seat: int) -> list[int]:
        if seat != board.active or self.serial != next_attacker(board):
            return []
        base = ATTACK + board.name_of(seat, self.serial) * SEATS
        codes = [base + (seat + offset) % board.players for offset in range(1, board.players)]
        codes.sort()
        return codes

    def verify(self, board: Board, seat: int, code: int) -> None:
        name, target = divmod(code - ATTACK, SEATS)
        if board.find_minion(seat, name) != self.serial:
            raise IllegalMove("NF-3.1", "nightfall-refuse-attack-next", {"card": self.arguments(board, seat)["card"]})
        if target == seat:
            raise IllegalMove("NF-3.1", "nightfall-refuse-attack-self", {"seat": seat_name(seat)})
        if target >= board.players:
            raise IllegalMove("NF-3.1", "nightfall-refuse-no-seat", {"seat": seat_name(target)})

    def play(self, board: Board, seat: int, code: int) -> None:
        target = (code - ATTACK) % SEATS
        board.attackers = board.attackers + [self.serial]
        board.defenders = board.defenders + [target]
        if board.events is not None:
            card = board.card_in_play(seat, self.serial)
            board.tell_of("attack", seat, {"card": board.card_id(card), "seat_target": seat_name(target)})


# Blocks (NF-3.2)


class NextBlock(Step):
    """An attacked player may block with the next minion; `after`: the serial of the last minion asked about."""

    name: ClassVar = "block"

    def __init__(self, seat: int, after: int) -> None:
        self.seat: Final = seat
        self.after: Final = after

    def take(self, board: Board) -> None:
        seat = self.seat
        if seat not in board.defenders:
            return
        for minion in board.play_area[seat]:
            serial = serial_of(minion)
            if serial > self.after:
                board.agenda.append(NextBlock(seat, serial))
                board.ask(seat, Block(serial))
                return

    def text(self, board: Board) -> str:
        return seat_name(self.seat) + (f" {board.minion_id(self.seat, self.after)}" if self.after else "")

    @classmethod
    def read(cls, board: Board, words: list[str]) -> NextBlock:
        seat = read_seat(board, words[0])
        return cls(seat, read_minion(board, seat, words[1]) if len(words) > 1 else 0)


class Block(OfMinion):
    """Which attacker the next minion blocks, if any."""

    name: ClassVar = "block"
    rule: ClassVar = "NF-3.2"
    answers: ClassVar = (range(BLOCK_NONE, SIZE),)

    def legal(self, board: Board, seat: int) -> list[int]:
        if seat not in board.defenders:
            return []
        name = board.name_of(seat, self.serial)
        in_play = board.texts.in_play
        codes = [BLOCK_NONE + name]
        for index, attacker in enumerate(board.attackers):
            if board.defenders[index] == seat and not in_play[board.card_in_play(board.active, attacker)] & UNBLOCKABLE:
                codes.append(BLOCK + name * NAMES + board.name_of(board.active, attacker))
        return codes

    def verify(self, board: Board, seat: int, code: int) -> None:
        name = code - BLOCK_NONE if code < BLOCK else (code - BLOCK) // NAMES
        if board.find_minion(seat, name) != self.serial:
            raise IllegalMove("NF-3.2", "nightfall-refuse-block-next", {"card": self.arguments(board, seat)["card"]})
        if code < BLOCK:
            return
        attacker = board.find_minion(board.active, (code - BLOCK) % NAMES)
        if attacker not in board.attackers or board.defenders[board.attackers.index(attacker)] != seat:
            raise IllegalMove("NF-3.2", "nightfall-refuse-block-other", {"seat": seat_name(seat)})
        card = board.card_in_play(board.active, attacker)
        if board.texts.in_play[card] & UNBLOCKABLE:
            raise IllegalMove("NF-3.2", "nightfall-refuse-unblockable", {"card": board.card_id(card)})

    def play(self, board: Board, seat: int, code: int) -> None:
        if code < BLOCK:
            return
        attacker = board.find_minion(board.active, (code - BLOCK) % NAMES)
        board.blockers = board.blockers + [self.serial]
        board.blocked = board.blocked + [attacker]
        if board.events is not None:
            card = board.card_id(board.card_in_play(seat, self.serial))
            below = board.card_id(board.card_in_play(board.active, attacker))
            board.tell_of("block", seat, {"card": card, "card_attacker": below})


# Damage (NF-3.3 to 3.5)


class Strikes(Step):
    """The next attack is chosen."""

    name: ClassVar = "strikes"

    def take(self, board: Board) -> None:
        if board.attackers:
            board.agenda.append(self)
            board.ask(board.active, RESOLVE_ATTACK)


class Resolve(Choice):
    """Which attack is resolved next (NF-3.3)."""

    name: ClassVar = "resolve"
    rule: ClassVar = "NF-3.3"
    answers: ClassVar = (range(RESOLVE, ABSORB),)

    def legal(self, board: Board, seat: int) -> list[int]:
        return [RESOLVE + board.name_of(seat, serial) for serial in board.attackers] if seat == board.active else []

    def verify(self, board: Board, seat: int, code: int) -> None:
        if board.find_minion(seat, code - RESOLVE) not in board.attackers:
            raise IllegalMove("NF-3.3", "nightfall-refuse-resolve", {"seat": seat_name(seat)})

    def play(self, board: Board, seat: int, code: int) -> None:
        """Let the attack deal damage equal to its strength (NF-3.4)."""
        serial = board.find_minion(seat, code - RESOLVE)
        number = strength(board, seat, serial)
        if board.events is not None:
            defender = board.defenders[board.attackers.index(serial)]
            arguments = {"card": board.card_id(board.card_in_play(seat, serial)), "seat_target": seat_name(defender)}
            board.tell_of("strike", seat, {**arguments, "number": number})
        meet_blockers(board, number, serial)


def strength(board: Board, seat: int, serial: int) -> int:
    """The current strength of a minion (NF-3.4, 12.26)."""
    return strength_in_play(board, seat, board.card_in_play(seat, serial))


def strength_in_play(board: Board, seat: int, card: int) -> int:
    """The strength that a card has as a minion of this seat (NF-12.26)."""
    return len(board.play_area[seat]) if board.facts.counts_minions[card] else board.facts.strength[card]


def blockers_of(board: Board, serial: int) -> list[int]:
    """The serials of the minions still in play that block an attacker."""
    if serial not in board.blocked:
        return []
    defender = board.defenders[board.attackers.index(serial)]
    return [
        blocker
        for index, blocker in enumerate(board.blockers)
        if board.blocked[index] == serial and board.card_in_play(defender, blocker) >= 0
    ]


def meet_blockers(board: Board, number: int, serial: int) -> None:
    """Let blockers absorb damage in the defender's order, and the player take the rest (NF-3.4, 3.5)."""
    index = board.attackers.index(serial)
    defender = board.defenders[index]
    if number and serial in board.blocked and board.ask(defender, AbsorbAttack(number, serial)):
        return
    board.attackers = board.attackers[:index] + board.attackers[index + 1 :]
    board.defenders = board.defenders[:index] + board.defenders[index + 1 :]
    damage_player(board, defender, number, 0)


class AbsorbAttack(Absorb):
    """Which blocker absorbs an attack next (NF-3.4)."""

    name: ClassVar = "absorb"
    rule: ClassVar = "NF-3.4"

    def __init__(self, number: int, serial: int) -> None:
        super().__init__(number, 0)
        self.serial: Final = serial
        """Serial of the attacker."""

    def legal(self, board: Board, seat: int) -> list[int]:
        if seat != board.defenders[board.attackers.index(self.serial)]:
            return []
        codes = [ABSORB + board.name_of(seat, blocker) for blocker in blockers_of(board, self.serial)]
        codes.sort()
        return codes

    def verify(self, board: Board, seat: int, code: int) -> None:
        if board.find_minion(seat, code - ABSORB) not in blockers_of(board, self.serial):
            raise IllegalMove("NF-3.4", "nightfall-refuse-absorb-attack", {"seat": seat_name(seat)})

    def play(self, board: Board, seat: int, code: int) -> None:
        rest = absorb(board, seat, board.find_minion(seat, code - ABSORB), self.number, 0)
        meet_blockers(board, rest, self.serial)

    def question(self, board: Board) -> str:
        return self.name

    def arguments(self, board: Board, seat: int) -> dict[str, Argument]:
        card = board.card_id(board.card_in_play(board.active, self.serial))
        return {"seat": seat_name(seat), "number": self.number, "card": card}

    def text(self, board: Board) -> str:
        return f"{damage_text(self.number, 0)} {board.minion_id(board.active, self.serial)}"

    @classmethod
    def read(cls, board: Board, words: list[str]) -> Absorb:
        """Read a choice of blockers or, if it names no attacker, of minions that absorb damage to their player."""
        number, flags, rest = read_damage(words)
        return cls(number, read_minion(board, board.active, rest[0])) if rest else Absorb(number, flags)


# Previews in views of the table


def due(board: Board, seat: int, serial: int) -> str:
    """The decision still to come about a minion in this combat: `attack`, `block`, or nothing."""
    choice = board.choice
    if isinstance(choice, OfMinion) and choice.serial == serial:
        return choice.name
    for step in board.agenda:
        if seat == board.active:
            if isinstance(step, NextAttack):
                return "" if serial in board.attackers else step.name
        elif isinstance(step, NextBlock) and step.seat == seat and serial > step.after:
            return step.name
    return ""


def foresee(board: Board, blocker: int = -1, blocked: int = -1) -> list[tuple[list[tuple[int, int, int]], int]]:
    """A preview of each attack: for each minion that absorbs it, its serial, the damage it takes and its remaining
    health; then the wounds that get through. Attacks and blockers are taken in the order announced. `blocker`: a minion
    that is assumed to block `blocked` as well.
    """
    in_play = board.texts.in_play
    health = {serial_of(minion): health_of(minion) for minions in board.play_area for minion in minions}
    foreseen: list[tuple[list[tuple[int, int, int]], int]] = []
    for index, serial in enumerate(board.attackers):
        defender = board.defenders[index]
        choice = board.choice
        struck = isinstance(choice, AbsorbAttack) and choice.serial == serial
        number = choice.number if isinstance(choice, AbsorbAttack) and struck else strength(board, board.active, serial)
        meeting = blockers_of(board, serial) + ([blocker] if serial == blocked else [])
        meeting += [
            serial_of(minion) for minion in board.play_area[defender] if in_play[card_of(minion)] & BLOCKS_DAMAGE
        ]
        absorbed: list[tuple[int, int, int]] = []
        for minion in meeting:
            taken = min(number, health[minion])
            if taken:
                number -= taken
                health[minion] -= taken
                absorbed.append((minion, taken, health[minion]))
        foreseen.append((absorbed, number))
    return foreseen


# The end (NF-3.6)


class CombatEnd(Step):
    """Combat is over; without minions there was no combat (NF-3.7)."""

    name: ClassVar = "combat-end"

    def __init__(self, fought: bool) -> None:
        self.fought: Final = fought

    def take(self, board: Board) -> None:
        end_combat(board)
        # A decided game ends with the phase in which it was decided (NF-9.1).
        if board.ending and self.fought:
            board.finish()
        else:
            board.next_phase()

    def text(self, board: Board) -> str:
        return "fought" if self.fought else ""

    @classmethod
    def read(cls, board: Board, words: list[str]) -> CombatEnd:
        return cls(len(words) > 0)


def end_combat(board: Board) -> None:
    """Discard the active player's minions from play; some stay (NF-3.6, 2.4)."""
    seat = board.active
    board.blockers = []
    board.blocked = []
    staying: list[int] = []
    left: list[int] = []
    exiled: list[int] = []
    in_play = board.texts.in_play
    for minion in board.play_area[seat]:
        card = card_of(minion)
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


TURN: Final = Turn()
NEXT_ATTACK: Final = NextAttack()
STRIKES: Final = Strikes()
RESOLVE_ATTACK: Final = Resolve()
FOUGHT: Final = CombatEnd(True)
NOT_FOUGHT: Final = CombatEnd(False)
