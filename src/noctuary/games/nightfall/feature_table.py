"""The names of the features of Nightfall, and where some of them are."""

from __future__ import annotations

from typing import Final

SIDE: Final = {
    "wounds": "wounds in deck, hand and discard pile together (here called the deck), in tens",
    "size": "cards of the deck, in twenties",
    "wound-share": "wounds among the cards of the deck, as a part of them",
    "starter-share": "starters among them, as a part",
    "worth": "hand-written worth of a card of the deck, on average",
    "damage": "damage of a card's text to players, on average",
    "draw": "cards that a text draws, on average",
    "removal": "worth of what a text does to minions of others, on average, doubled",
    "influence": "worth of what a text adds to the influence, on average, doubled",
    "strength": "strength of a card as a minion, on average",
    "health": "health of a card as a minion, on average, halved",
    "links": "part of all pairs of its orders in which one links to the other (NF-4.2), tripled",
    "kickers": "worth of the kickers earned by such pairs (NF-4.4), on average, times five",
    "growth": "worth of a card times the turns that the wounds left will last, in fives",
    "hand": "cards in hand, in fives",
    "attack": "strength of its minions, in fives; not of those that attack now",
    "defence": "health of its minions, in fives; likewise",
    "blocking": "health of its minions that block damage from texts (NF-6.1), in fives",
    "waiting": "hand-written worth of its cards in the chain and of what is left of the text at work, in threes",
    "answer": "worth of what it could still link to the chain, expected from its deck, in twos",
    "incoming": "damage that attacks, and a text at work, will do to it, in fives",
    "shield": "health of its minions that may still block, in fives",
    "archives": "worth of its private archives, above the average of the draft cards, in twos",
    "next-turn": "turns until it is the active player, as a part of the round",
    "standing": "hand-written worth of all this, in tens",
}
"""The features of a seat: used for oneself, for the strongest opponent (by `standing`), and for the mean of the
opponents.
"""
SIDES: Final = ("own", "rival", "mean")
TABLE: Final = {
    "value": "hand-written value: own standing less the mean of the rival's and of all opponents', in fives",
    "left": "wounds left to give until the end, in tens for each player",
    "turns": "wounds already given, in tens for each player",
    "lead": "wounds of the opponent with the fewest less own ones, in fives",
    "lead-now": "the same over the root of the wounds left, limited to 3",
    "lead-late": "the same over the wounds left, limited to 3",
    "mean-lead": "mean wounds of the opponents less own ones, in fives",
    "first-now": "1 if own place would be the first if the game ended now (NF-9.2), -1 if not",
    "ahead": "part of the opponents who have fewer wounds",
    "gap": "worth of a card of one's own deck, less of the rival's, times the turns left, in threes",
    "size-gap": "cards of one's own deck, less of the mean opponent's, times the wounds left (both in their units)",
    "strength-gap": "strength of a card of one's own deck, less of theirs, times the wounds left",
    "incoming-now": "damage that will be done to them, less to oneself, over the root of the wounds left",
    "blocking-now": "own health that blocks damage from texts, less theirs, over the root of the wounds left",
    "attack-lead": "strength of own minions less theirs, for each opponent",
    "strength-lead": "strength of a card of one's own deck less of theirs, for each opponent",
    "waiting-lead": "worth of what waits in the chain, own less theirs, for each opponent",
    "hand-lead": "cards in hand, own less theirs, for each opponent",
    "standing-lead": "standing, own less theirs, for each opponent",
    "threat": "strength of the minions of all opponents, in tens",
    "next-threat": "strength of the minions of the opponent who attacks next, in fives",
    "unsent": "strength of own minions that still have to attack, less that of others, in fives",
    "sent": "damage that own attacks will do, in fives",
    "may-link": "1 if one may still add to the chain",
    "hand-wounds": "wounds in own hand, in twos",
    "hand-worth": "hand-written worth of the texts in own hand, in fives",
    "hand-colours": "colours in own hand, in threes",
    "chain-worth": "worth of the best chain that own hand can make alone, in fives",
    "chain-cards": "its cards, in threes",
    "chain-damage": "its damage to players, in fives",
    "answer-worth": "worth of the best that own hand can still add to the chain, in threes",
    "buys": "worth of what the active player's influence and hand can buy now, if that is oneself, in fives",
    "other-buys": "the same if it is somebody else, in fives",
    "influence": "influence of the active player, in tens, if that is oneself",
    "commons-left": "cards left in the commons, as a part",
    "archive-links": "part of the pairs of own private archives and commons that link, tripled",
    "my-turn": "1 on one's own turn",
    "draft": "1 during the draft",
    "chain": "1 in the chain phase",
    "claim": "1 in the claim phase",
    "cleanup": "1 in the cleanup phase",
    "three": "1 with three players",
    "four": "1 with four players",
    "five": "1 with five players",
    "hidden": "1 if nobody is told how many wounds are left (NF-11.7)",
    "series-lead": "in a series, wounds of earlier games: those of the opponent with the fewest less own ones, in tens",
}
"""The features of the table as a whole."""
NAMES: Final[tuple[str, ...]] = tuple(f"{side}-{name}" for side in SIDES for name in SIDE) + tuple(TABLE)
FEATURES: Final = dict(zip(NAMES, [*SIDE.values()] * 3 + [*TABLE.values()], strict=True))
"""What each feature means, and its unit."""

NUMBER_OF_SIDE: Final = 25
WOUNDS_AT: Final = 0
SIZE_AT: Final = 1
WORTH_AT: Final = 4
STRENGTH_AT: Final = 9
HAND_AT: Final = 14
ATTACK_AT: Final = 15
BLOCKING_AT: Final = 17
WAITING_AT: Final = 18
INCOMING_AT: Final = 20
STANDING_AT: Final = 24
NUMBER_OF_COLOURS: Final = 6
