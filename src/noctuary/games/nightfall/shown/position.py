"""Positions of Nightfall: the whole table as text, and back. Decisions in progress are in `pending`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from noctuary.games.nightfall.rules import cleanup, combat
from noctuary.games.nightfall.rules.actions import COMMONS, COPIES, LONGEST_CHAIN, slot_name
from noctuary.games.nightfall.rules.board import (
    BASE_INFLUENCE,
    CHAINING,
    CLAIMING,
    CLEANUP,
    COMBAT,
    DRAFTING,
    OVER,
    PHASES,
    UNKNOWN,
    Board,
    archive_number,
    card_of,
    health_of,
    new_minion,
    seat_of,
)
from noctuary.games.nightfall.rules.chain import LINK, Link
from noctuary.games.nightfall.rules.claim import GO_ON_CLAIMING, Spend
from noctuary.games.nightfall.rules.draft import Pick
from noctuary.games.nightfall.rules.facts import ORDERS, STARTER, Facts
from noctuary.games.nightfall.rules.options import MAX_TURNS, Options
from noctuary.games.nightfall.rules.scoring import count_wounds
from noctuary.games.nightfall.rules.state import Nightfall
from noctuary.games.nightfall.shown import pending
from noctuary.games.nightfall.shown.reader import Reader
from noctuary.kernel.agenda import Nothing
from noctuary.kernel.game import Position
from noctuary.kernel.moves import seat_name

KEYS: Final = (
    "phase active first turn influence doubled wounds exiled commons chain players effects series pending result"
).split()
WOUND_KEYS: Final = ("face_up", "face_down", "exiled")
LINK_KEYS: Final = ("card", "seat", "kicked", "cancelled", "twice", "chooser")
PLAYER_KEYS: Final = "hand deck known discard play private hidden wounds".split()
SEEN_KEYS: Final = [*PLAYER_KEYS, "owns", "buried"]
MINION_KEYS: Final = ("card", "health")
EFFECT_KEYS: Final = ("discount", "grants", "no_text_block")
SERIES_KEYS: Final = ("game", "totals", "cut_off")


# Writing


def write(board: Nightfall) -> Position:
    """The table in text form; `?` stands for a card hidden from the observing seat, a number for a pile of them."""
    options = board.options
    assert isinstance(options, Options)
    position: Position = {
        "phase": PHASES[board.phase],
    }
    if board.first >= 0:
        position["active"] = seat_name(board.active)
        position["first"] = seat_name(board.first)
    position["turn"] = board.turn
    position["influence"] = board.influence
    position["doubled"] = board.doubled
    position["wounds"] = {
        "face_up": write_face_up(board),
        "face_down": write_pile(board, board.face_down),
        "exiled": board.names(board.exiled_wounds),
    }
    if board.exiled:
        position["exiled"] = board.names(board.exiled)
    position["commons"] = write_archives(board, COMMONS)
    position["chain"] = [pending.write_link(board, link) for link in board.chain]
    position["players"] = {seat_name(seat): write_player(board, seat) for seat in range(board.players)}
    position["effects"] = {
        "discount": {seat_name(seat): less for seat, less in enumerate(board.discount) if less},
        "grants": [archive_id(board, archive) for archive in board.archives if board.grants >> archive & 1],
        "no_text_block": [seat_name(seat) for seat in range(board.players) if board.no_text_block >> seat & 1],
    }
    if options.series:
        totals = {seat_name(seat): total for seat, total in enumerate(board.totals)}
        position["series"] = {"game": board.game_number, "totals": totals}
        if board.cut_off:
            position["series"]["cut_off"] = True
    if not is_plain(board):
        position["pending"] = pending.write(board)
    result = board.result
    if result is not None:
        position["result"] = result.position()
    return position


def is_plain(board: Board) -> bool:
    """Whether the pending decision follows from the rest of the position."""
    if board.agenda:
        return False
    if isinstance(board.choice, Link):
        return board.seat == linking(board)
    return isinstance(board.choice, (Nothing, Spend))


def linking(board: Board) -> int:
    """Who may add to the chain: the seat that did so last (NF-4.3)."""
    return seat_of(board.chain[-1]) if board.chain else board.active


def write_pile(board: Board, cards: list[int]) -> list[str] | int:
    """A pile from top to bottom; only the number of cards if all are unknown."""
    if cards and all(card == UNKNOWN for card in cards):
        return len(cards)
    return ["?" if card == UNKNOWN else board.card_id(card) for card in reversed(cards)]


def write_face_up(board: Board) -> list[str | int]:
    """The face-up wounds; for a seat only the top one and their number, unless that is hidden (NF-11.2)."""
    if not board.masked or not board.face_up:
        return [board.card_id(card) for card in reversed(board.face_up)]
    return [board.card_id(board.face_up[-1]), "?" if board.hides_wounds else len(board.face_up)]


def write_archives(board: Board, slot: int) -> dict[str, int]:
    """The archives in a slot, and how many cards are left in each."""
    return {
        board.card_id(archive % ORDERS): board.left[archive] for archive in board.archives if archive // ORDERS == slot
    }


def archive_id(board: Board, archive: int) -> str:
    """An archive as text, such as `P2/vulko`."""
    return f"{slot_name(archive // ORDERS)}/{board.card_id(archive % ORDERS)}"


def write_player(board: Board, seat: int) -> dict[str, Any]:
    """What a player has."""
    hand = board.hand[seat]
    player: dict[str, Any] = {
        "hand": len(hand) if UNKNOWN in hand else board.names(hand),
        "deck": write_pile(board, board.deck[seat]),
    }
    if board.known[seat]:
        player["known"] = board.known[seat]
    player["discard"] = write_pile(board, board.discard[seat])
    player["play"] = [
        {"card": board.card_id(card_of(minion)), "health": health_of(minion)} for minion in board.play_area[seat]
    ]
    player["private"] = write_archives(board, seat)
    hidden = [
        board.card_id(archive % ORDERS)
        for archive in board.archives
        if archive // ORDERS == seat and board.hidden >> archive & 1
    ] + ["?"] * board.secrets[seat]
    if hidden:
        player["hidden"] = hidden
    if not board.masked:
        player["wounds"] = sum(count_wounds(board, seat))
    elif board.owns:
        owns = board.owns[seat]
        player["wounds"] = sum(owns[ORDERS:])
        player["owns"] = {board.card_id(card): number for card, number in enumerate(owns) if number}
        if board.buried[seat]:
            player["buried"] = board.names(board.buried[seat])
    return player


# Reading


class PositionReader(Reader):
    """Reads a whole position."""

    def read(self) -> Nightfall:
        """The table at the point the position describes, before the next decision is put."""
        source = self.mapping(self.source, "", KEYS)
        board = self.board
        phase = str(source.get("phase", PHASES[CHAINING if source.get("chain") else COMBAT]))
        if phase not in PHASES:
            raise self.bad("phase", "phase", {"text": phase, "names": ", ".join(PHASES)})
        board.phase = PHASES.index(phase)
        if board.phase == DRAFTING and "pending" not in source:
            raise self.bad("draft", "phase")
        self.read_turn()
        board.influence = self.number(source.get("influence", BASE_INFLUENCE), "influence", 0)
        board.doubled = self.truth(source.get("doubled", False), "doubled")
        self.read_wounds()
        board.exiled = [self.order(item, "exiled") for item in self.items(source.get("exiled", []), "exiled")]
        self.read_archives(COMMONS, source.get("commons", {}), "commons")
        board.archives.sort()
        links = self.items(source.get("chain", []), "chain")
        if (links and ("pending" not in source and board.phase != CHAINING)) or len(links) > LONGEST_CHAIN:
            raise self.bad("chain", "chain", {"number": LONGEST_CHAIN})
        board.chain = [self.link(entry, f"chain.{index}", LINK_KEYS) for index, entry in enumerate(links)]
        players = self.mapping(source.get("players", {}), "players")
        for name in sorted(players):
            place = f"players.{name}"
            keys = SEEN_KEYS if self.seen else PLAYER_KEYS
            self.read_player(self.seat(name, place), self.mapping(players[name], place, keys), place)
        self.read_effects()
        self.read_series()
        if "pending" in source:
            pending.read(self, source["pending"])
        self.check_copies()
        return board

    def check_copies(self) -> None:
        """Check that a player's minions, in play or about to enter, can all be named."""
        board = self.board
        coming = [(seat_of(link), card_of(link)) for link in [*board.chain, board.carried_out] if link >= 0]
        if board.aside >= 0 and board.carried_out >= 0:
            coming.append((seat_of(board.carried_out), board.aside))
        for seat, card in sorted(set(coming)):
            there = sum(1 for minion in board.play_area[seat] if card_of(minion) == card)
            if self.facts.is_minion[card] and there + coming.count((seat, card)) > COPIES:
                raise self.bad("copies", "chain", {"card": self.facts.card_ids[card], "number": COPIES})

    def read_turn(self) -> None:
        """Read whose turn it is and who is the first player; in a draft the latter is unknown unless given (NF-1.2)."""
        source = self.source
        board = self.board
        board.turn = self.number(source.get("turn", 1), "turn", 1, MAX_TURNS * self.players)
        if board.phase == DRAFTING:
            assert isinstance(board.options, Options)
            board.first = self.seat(source["first"], "first") if "first" in source else board.options.first
            board.active = board.first
            return
        board.active = self.seat(source.get("active", "P1"), "active")
        board.first = self.seat(source.get("first", seat_name(board.active)), "first")

    def read_wounds(self) -> None:
        """Read the wound stack."""
        board = self.board
        wounds = self.mapping(self.source.get("wounds", {}), "wounds", WOUND_KEYS)
        face_up = wounds.get("face_up", [])
        if self.seen and face_up:
            top = self.wound(face_up[0], "wounds.face_up")
            board.face_up = [top] if face_up[1] == "?" else [UNKNOWN] * (face_up[1] - 1) + [top]
        else:
            board.face_up = self.wounds(face_up, "wounds.face_up")
        board.face_down = self.wounds(wounds.get("face_down", []), "wounds.face_down")
        exiled = self.items(wounds.get("exiled", []), "wounds.exiled")
        board.exiled_wounds = [self.wound(item, "wounds.exiled") for item in exiled]

    def read_archives(self, slot: int, value: object, place: str) -> None:
        """Read the archives in a slot."""
        board = self.board
        for id, left in self.mapping(value, place).items():
            card = self.order(id, f"{place}.{id}")
            if self.facts.set[card] == STARTER:
                raise self.bad("archive", f"{place}.{id}", {"card": id})
            archive = archive_number(slot, card)
            board.archives.append(archive)
            board.left[archive] = self.number(left, f"{place}.{id}", 0)

    def read_player(self, seat: int, player: dict[str, Any], place: str) -> None:
        """Read what a player has."""
        board = self.board
        hand = player.get("hand", [])
        if self.seen and isinstance(hand, int):
            board.hand[seat] = [UNKNOWN] * hand
        else:
            board.hand[seat] = [self.card(item, f"{place}.hand") for item in self.items(hand, f"{place}.hand")]
        if board.phase == DRAFTING and board.hand[seat]:
            raise self.bad("draft-hand", f"{place}.hand")
        board.deck[seat] = self.pile(player.get("deck", []), f"{place}.deck")
        board.known[seat] = self.number(player.get("known", 0), f"{place}.known", 0, len(board.deck[seat]))
        board.discard[seat] = self.pile(player.get("discard", []), f"{place}.discard")
        for index, entry in enumerate(self.items(player.get("play", []), f"{place}.play")):
            self.read_minion(seat, entry, f"{place}.play.{index}")
        self.read_archives(seat, player.get("private", {}), f"{place}.private")
        for id in self.items(player.get("hidden", []), f"{place}.hidden"):
            if self.seen and id == "?":
                secrets = board.secrets[:]
                secrets[seat] += 1
                board.secrets = secrets
                continue
            archive = archive_number(seat, self.order(id, f"{place}.hidden"))
            if archive not in board.archives:
                raise self.bad("hidden", f"{place}.hidden", {"card": id})
            board.hidden |= 1 << archive
        if self.seen:
            if "owns" in player:
                owns = player["owns"]
                board.owns = [*board.owns, [owns.get(id, 0) for id in self.facts.card_ids]]
                buried = self.items(player.get("buried", []), f"{place}.buried")
                board.buried = [*board.buried, [self.card(item, f"{place}.buried") for item in buried]]
        elif "wounds" in player and player["wounds"] != sum(count_wounds(board, seat)):
            found = sum(count_wounds(board, seat))
            raise self.bad("wounds", f"{place}.wounds", {"text": str(player["wounds"]), "number": found})

    def read_minion(self, seat: int, value: object, place: str) -> None:
        """A minion in play: its card, or the card with its health."""
        board = self.board
        entry = self.mapping(value, place, MINION_KEYS) if isinstance(value, Mapping) else {"card": value}
        card = self.card(entry.get("card"), place)
        id = self.facts.card_ids[card]
        if not self.facts.is_minion[card]:
            raise self.bad("minion", place, {"card": id})
        if sum(1 for minion in board.play_area[seat] if card_of(minion) == card) == COPIES:
            raise self.bad("copies", place, {"card": id, "number": COPIES})
        full = self.facts.health[card]
        health = self.number(entry.get("health", full), f"{place}.health", 1, full)
        board.serial += 1
        board.play_area[seat].append(new_minion(card, health, board.serial))

    def read_effects(self) -> None:
        """Read the effects that last until the end of the turn."""
        board = self.board
        effects = self.mapping(self.source.get("effects", {}), "effects", EFFECT_KEYS)
        place = "effects.discount"
        for name, less in self.mapping(effects.get("discount", {}), place).items():
            board.discount[self.seat(name, place)] = self.number(less, place, 0)
        place = "effects.grants"
        known = {archive_id(board, archive): archive for archive in board.archives if archive // ORDERS != COMMONS}
        for id in self.items(effects.get("grants", []), place):
            if str(id) not in known:
                raise self.bad("grant", place, {"text": str(id)})
            board.grants |= 1 << known[str(id)]
        place = "effects.no_text_block"
        for name in self.items(effects.get("no_text_block", []), place):
            board.no_text_block |= 1 << self.seat(name, place)

    def read_series(self) -> None:
        """Read the earlier games of a series; when the series is over, the last game is included."""
        board = self.board
        series = self.mapping(self.source.get("series", {}), "series", SERIES_KEYS)
        board.game_number = self.number(series.get("game", 1), "series.game", 1)
        board.cut_off = series.get("cut_off") is True
        for name, total in self.mapping(series.get("totals", {}), "series.totals").items():
            board.totals[self.seat(name, "series.totals")] = self.number(total, f"series.totals.{name}", 0)
        assert isinstance(board.options, Options)
        if board.phase != OVER:
            return
        board.cut_off |= not board.ending
        if board.options.series and "totals" not in series:
            board.totals = [sum(count_wounds(board, seat)) for seat in range(self.players)]


def load(source: Mapping[str, Any], board: Nightfall) -> Nightfall:
    """Put what a position describes on an empty table and resolve what the rules settle at once. Raises BadInput."""
    PositionReader(source, board, seen=False).read()
    if "pending" not in source:
        begin_phase(board)
        board.run()
        return board
    try:
        board.ask_again()
        if not board.codes and not isinstance(board.choice, Pick):
            raise ValueError(board.choice)
        board.run()
    except (ValueError, LookupError, TypeError, AssertionError) as error:
        raise pending.senseless(source["pending"]) from error
    return board


def load_seen(source: Mapping[str, Any], board: Nightfall, seat: int) -> Nightfall:
    """Put what `seat` sees of a table on an empty table. The position comes from `write`, so it may have gaps."""
    if source["phase"] == PHASES[OVER]:
        return load(source, board)
    PositionReader(source, board, seen=True).read()
    if "pending" not in source:
        begin_phase(board)
        if isinstance(board.choice, Nothing):
            board.agenda.pop().take(board)
    elif board.seat == seat:
        board.ask_again()
    if board.seat != seat:
        board.codes = []
    return board


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
    """The position with its minions written as in `expected`, where `vulko` may stand for one in full health."""
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
