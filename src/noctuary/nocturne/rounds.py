"""The ends of twilight (chapter 6) and moonlight (chapter 7)."""

from __future__ import annotations

from noctuary.kernel.messages import IllegalMove
from noctuary.kernel.moves import seat_name
from noctuary.nocturne.actions import MIRROR, MIRROR_NONE
from noctuary.nocturne.areas import CELLS
from noctuary.nocturne.facts import NORMAL
from noctuary.nocturne.goals import award_round_end, leave_unclaimed
from noctuary.nocturne.setup import deal
from noctuary.nocturne.sprites import spaces_held, sprite_order
from noctuary.nocturne.table import (
    MIRRORING,
    MOONLIGHT,
    OVER,
    STEP_DUSK,
    STEP_FINISH,
    STEP_MIRRORS,
    STEP_OPEN,
    STEP_SPRITE,
    TWILIGHT,
    Table,
    add_token,
    distinct,
    remove_token,
    step,
    token_mask,
)
from noctuary.nocturne.tiles import effect


def end_round(table: Table) -> None:
    """No casting phase is left: round-end goals, then the Sprite board (NOC-6.1, 6.2, 7.1)."""
    table.tell("round-end", table.designated, {"number": table.round + 1})
    table.passed = 0
    table.open_next_to = -1
    if table.round == TWILIGHT:
        award_round_end(table)
        table.agenda.append(STEP_DUSK)
    else:
        table.agenda.append(step(STEP_MIRRORS, table.players))
    table.last_taker = -1
    table.agenda.append(STEP_SPRITE)


def dusk(table: Table) -> None:
    """From twilight to moonlight, after the Sprite board (NOC-5.2, 6.3 to 6.8)."""
    leave_unclaimed(table)
    table.held = [spaces_held(table, seat) for seat in range(table.players)]
    received = give_shadows(table)
    return_tokens(table)
    pay_for_shadows(table, received)
    left = [table.tiles[cell] for cell in range(CELLS) if table.tile_mask >> cell & 1]
    table.gone = table.gone + left + table.sprite_tiles
    table.tiles = [-1] * CELLS
    table.tile_mask = 0
    table.sprite_tiles = []
    table.turned = 0
    opener = 0 if table.opponent >= 0 else last_to_take(table)  # NOC-10.2
    table.round = MOONLIGHT
    table.designated = opener
    table.passed = 0
    table.first_spell = True
    table.last_winner = -1
    table.last_star = -1
    table.last_taker = -1
    deal(table)
    table.revealed += 1
    if table.events is not None:
        goals: list[str] = [f"M{goal}" for goal in table.moonlight_goals]
        table.tell("moonlight" if goals else "moonlight-family", opener, {"goal": goals} if goals else {})
    table.agenda.append(step(STEP_OPEN, opener))


def give_shadows(table: Table) -> list[list[int]]:
    """Shadows go to the highest tokens left in hand, ties by Sprite order (NOC-6.3). Returns what each seat got."""
    value = table.facts.value
    left: list[int] = []  # highest value first, then Sprite order; the last 4 bits are the seat
    for seat in range(table.players):
        order = sprite_order(table, seat)
        for token in hand_tokens(table, seat):
            left.append(15 - value[token] << 12 | order << 4 | seat)
    left.sort()
    shadows = sorted(table.shadows)
    received: list[list[int]] = [[] for _ in range(table.players)]
    for one in left:
        if shadows:
            received[one & 15].append(shadows.pop())
    table.shadows = shadows
    return received


def hand_tokens(table: Table, seat: int) -> list[int]:
    """The tokens in hand, every copy, lowest value first."""
    hand = table.hand[seat]
    tokens: list[int] = []
    for token in table.facts.tokens_of(token_mask(hand)):
        rest = hand >> token
        while rest & 1:
            tokens.append(token)
            rest >>= 16
    return tokens


def return_tokens(table: Table) -> None:
    """Every token in the forest and on the Sprite board goes home (NOC-6.4)."""
    for placed in table.placed + table.sprite:
        if placed >= 0:
            table.hand[placed >> 4] = add_token(table.hand[placed >> 4], placed & 15)
    table.placed = [-1] * CELLS
    table.control = [0] * table.players
    table.sprite = []


def pay_for_shadows(table: Table, received: list[list[int]]) -> None:
    """For each Shadow its owner's lowest normal token leaves the game (NOC-6.5)."""
    for seat in range(table.players):
        if not received[seat]:
            continue
        normal = [token for token in hand_tokens(table, seat) if token < NORMAL]
        removed = normal[: len(received[seat])]
        for token in removed:
            table.hand[seat] = remove_token(table.hand[seat], token)
        for shadow in received[seat]:
            table.hand[seat] = add_token(table.hand[seat], shadow)
        if table.events is not None:
            gained: list[str] = [table.token_id(token) for token in received[seat]]
            lost: list[str] = [table.token_id(token) for token in removed]
            table.tell("shadows", seat, {"token": gained, "token_removed": lost, "number": len(gained)})


def last_to_take(table: Table) -> int:
    """Who last took a Sprite tile in this round, else who won its last forest tile, else its designated opener: opens
    moonlight (NOC-6.8, 11.3), assigns mirrors first (NOC-7.2).
    """
    if table.last_taker >= 0:
        return table.last_taker
    if table.last_winner >= 0:
        return table.last_winner
    return table.designated


def assign_mirrors(table: Table, following: int) -> None:
    """The next mirror to assign: seat by seat, one mirror after another (NOC-7.2); then scoring. `following`: seats not
    yet done.
    """
    if not following:
        table.agenda.append(STEP_FINISH)
        return
    seat = (last_to_take(table) + table.players - following) % table.players
    mirror = table.facts.mirror_tile
    unassigned = -len(table.mirrors[seat])
    for tile in table.won[seat]:
        if tile == mirror:
            unassigned += 1
    if seat == table.opponent or not unassigned:
        table.agenda.append(step(STEP_MIRRORS, following - 1))
        return
    table.agenda.append(step(STEP_MIRRORS, following))
    codes = [MIRROR_NONE]
    for tile in distinct(table.won[seat]):
        if tile != mirror:
            codes.append(MIRROR + tile)
    table.ask(seat, MIRRORING, codes)


def verify_mirror(table: Table, seat: int, tile: int) -> None:
    """Raise IllegalMove unless `tile` is an own tile that is not a mirror."""
    if tile == table.facts.mirror_tile:
        raise IllegalMove("NOC-7.2", "nocturne-refuse-mirror-mirror", {})
    if tile not in table.won[seat]:
        raise IllegalMove(
            "NOC-7.2", "nocturne-refuse-not-your-tile", {"seat": seat_name(seat), "tile": table.tile_id(tile)}
        )


def assign_mirror(table: Table, seat: int, code: int) -> None:
    """Assign one mirror; on a Runestone or a chest it draws like one (NOC-7.3)."""
    auto = len(table.codes) == 1
    tile = code - MIRROR if code != MIRROR_NONE else -1
    table.mirrors = [tiles + [tile] if owner == seat else tiles for owner, tiles in enumerate(table.mirrors)]
    if code == MIRROR_NONE:
        table.tell("mirror-none", seat, {}, auto=auto)
        return
    table.tell("mirror", seat, {"tile": table.tile_id(tile)}, auto=auto)
    effect(table, seat, table.facts.tile_kind[tile], by_mirror=True)


def finish(table: Table) -> None:
    """The game is over (NOC-7.4)."""
    table.round = OVER
    table.seat = -1
