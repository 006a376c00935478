"""Decisions for people: their kinds, the rules they come from, and the questions."""

from __future__ import annotations

from typing import Final

from noctuary.games.nightfall.rules import draft
from noctuary.games.nightfall.rules.actions import (
    ABSORB,
    ACTIONS,
    ATTACK,
    BLOCK_NONE,
    CHAIN,
    CLAIM,
    DISCARD,
    DONE,
    DRAFT,
    EXILE,
    FREE,
    ORDER_PLAY,
    ORDER_SEAT,
    PUT,
    RESOLVE,
    STOP,
    TARGET_CHAIN,
    TARGET_PLAY,
    TARGET_SEAT,
    WOUNDS_KEEP,
)
from noctuary.games.nightfall.rules.board import (
    ABSORBING,
    ATTACKING,
    BLOCKING,
    EXILING,
    FREEING,
    HEALING,
    LINKING,
    NOTHING,
    ORDERING,
    PICKING,
    PUTTING,
    RESOLVING,
    SPENDING,
    TARGETING,
    Board,
)
from noctuary.games.nightfall.rules.cards import vocabulary as words
from noctuary.games.nightfall.rules.facts import COLOURS, ORDERS
from noctuary.kernel.messages import Argument, Message
from noctuary.kernel.moves import Decision, seat_name

KINDS: Final = (
    "nothing",
    "draft",
    "attack",
    "block",
    "resolve",
    "absorb",
    "chain",
    "target",
    "order",
    "exile",
    "put",
    "claim",
    "free",
    "wounds",
)
"""Kinds of decision, in the order of the constants in `board`."""

PHASES: Final = ("draft", "combat", "chain", "claim", "cleanup", "over")
"""Names of the phases, in the order of the constants in `board`."""

RULES: Final = (
    "NF-9.1",
    "NF-1.3",
    "NF-3.1",
    "NF-3.2",
    "NF-3.3",
    "NF-3.4",
    "NF-4.3",
    "NF-2.6",
    "NF-2.7",
    "NF-12.4",
    "NF-12.26",
    "NF-7.2",
    "NF-12.16",
    "NF-8.2",
)
"""The rule named when somebody makes such a move at the wrong time."""

AIMS: Final = {
    words.DAMAGE_PLAYER: "damage-player",
    words.DAMAGE_PLAYER_DESTROYING: "damage-player",
    words.RECEIVE_WOUNDS: "receive-wounds",
    words.NO_TEXT_BLOCK: "no-text-block",
    words.LOSE_INFLUENCE: "lose-influence",
    words.DAMAGE_MINIONS_OF: "damage-minions",
    words.DAMAGE_MINION: "damage-minion",
    words.DESTROY_MINION: "destroy-minion",
    words.EXILE_MINION: "exile-minion",
    words.DECK_MINION: "deck-minion",
    words.EXILE_WOUND: "wound",
    words.DISCARD_TO_DECK: "discard-to-deck",
    words.SUMMON: "summon",
    words.SUMMON_ASIDE: "summon",
    words.AWAKEN: "awaken",
    words.AWAKEN_ASIDE: "awaken",
    words.GRANT: "grant",
    words.EXILE_FROM_ARCHIVE: "exile-archive",
    words.CHOOSE_TARGETS: "chooser",
    words.CANCEL: "cancel",
    words.ORDER_TWICE: "twice",
}
"""What the target of an effect is asked for."""


def kind_of(code: int) -> int:
    """The kind of decision that a move answers."""
    if code == STOP or CHAIN <= code < DISCARD:
        return LINKING
    if code == DONE or DISCARD <= code < EXILE or CLAIM <= code < FREE:
        return SPENDING
    if code <= WOUNDS_KEEP:
        return HEALING
    if code >= BLOCK_NONE:
        return BLOCKING
    if code >= ATTACK:
        return ATTACKING
    if code >= ORDER_PLAY or ORDER_SEAT <= code < TARGET_CHAIN:
        return ORDERING
    if code < PUT:
        return EXILING
    if code < DRAFT:
        return PUTTING
    if code < TARGET_SEAT:
        return PICKING
    if code < FREE or code >= TARGET_PLAY:
        return TARGETING
    if code < RESOLVE:
        return FREEING
    return RESOLVING if code < ABSORB else ABSORBING


def decision(board: Board, seat: int, codes: list[int]) -> Decision:
    """What a seat that must decide now is asked."""
    kind = board.kind
    about = board.about
    name = KINDS[kind]
    rule = RULES[kind]
    arguments: dict[str, Argument] = {"seat": seat_name(seat)}
    if kind == PICKING:
        name, rule = pick_question(board)
    elif kind == ATTACKING or kind == BLOCKING:
        arguments["card"] = board.card_id(board.card_in_play(seat, about[0]))
    elif kind == ABSORBING:
        arguments["number"] = about[0]
        if about[1] >= 0:
            arguments["card"] = board.card_id(board.card_in_play(board.active, about[1]))
        else:
            name = "absorb-text"
            rule = "NF-6.1"
    elif kind == LINKING:
        name = "chain-link" if board.chain else "chain-start"
        rule = "NF-4.2" if board.chain else "NF-4.1"
        if board.chain:
            below = board.chain[-1] & 63
            arguments["card"] = board.card_id(below)
            links = board.facts.links[below]
            arguments["colour"] = [colour for index, colour in enumerate(COLOURS) if links >> index & 1]
    elif kind == SPENDING:
        arguments["number"] = board.influence
    elif kind == HEALING:
        arguments["number"] = sum(1 for card in board.hand[seat] if card >= ORDERS)
        if about[0]:
            name = "wounds-before"
            rule = "NF-11.1"
    elif kind != RESOLVING and kind != NOTHING:
        arguments["card"] = board.card_id(about[2])
        rule = str(board.facts.source["cards"][about[2]]["rule"])
        if kind == TARGETING:
            name = "target-" + AIMS[about[0] & 63]
            arguments["number"] = about[0] >> 6
        elif kind == ORDERING:
            name = "order-players" if board.affected[0] < 16 else "order-minions"
            arguments["number"] = about[0]
            rule = "NF-2.7"
        elif kind == EXILING:
            name = "exile-order" if about[0] == words.THAT_PLAYER_EXILES else "exile-card"
    return Decision(ACTIONS, seat, KINDS[kind], Message("nightfall-ask-" + name, arguments), rule, codes)


def pick_question(board: Board) -> tuple[str, str]:
    """The question of a round of picks, and its rule."""
    made = min(len(picks) for picks in board.picks)
    fate = draft.rounds(board)[made]
    name = "draft-out" if fate == draft.OUT else "draft-commons" if fate == draft.SHARED else "draft"
    return name, draft.rule(board)
