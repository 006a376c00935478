"""The names of the features of Nightfall, and the indices of some of them."""

from typing import Final

SIDE: Final = {
    "wounds": "wounds in deck, hand and discard pile together (here called the deck), in tens",
    "size": "cards of the deck, in twenties",
    "wound-share": "share of wounds among the cards of the deck",
    "starter-share": "share of starters among them",
    "worth": "average hand-written worth of a card of the deck",
    "damage": "average damage to players by a card's text",
    "draw": "average number of cards that a text draws",
    "removal": "average worth of what a text does to opponents' minions, doubled",
    "influence": "average worth of what a text adds to the influence, doubled",
    "strength": "average strength of a card as a minion",
    "health": "average health of a card as a minion, halved",
    "links": "share of the pairs of its orders in which one links to the other (NF-4.2), tripled",
    "kickers": "average worth of the kickers that pairs earn (NF-4.4), times five",
    "growth": "worth of a card times the turns for which the wounds left will last, in fives",
    "hand": "cards in hand, in fives",
    "attack": "strength of its minions, except those that attack now, in fives",
    "defence": "health of the same minions, in fives",
    "blocking": "health of its minions that block damage from texts (NF-6.1), in fives",
    "waiting": "hand-written worth of its cards in the chain and of the rest of the text being carried out, in threes",
    "answer": "expected worth of what it could still link to the chain, judging by its deck, in twos",
    "incoming": "damage that attacks and the text being carried out will do to it, in fives",
    "shield": "health of its minions that may still block, in fives",
    "archives": "worth of its private archives above that of average draft cards, in twos",
    "next-turn": "turns until it is the active player, divided by the number of players",
    "standing": "hand-written worth of all this, in tens",
}
"""The features of a seat: one's own, the strongest opponent's (by `standing`), and the mean of the opponents'."""
SIDES: Final = ("own", "rival", "mean")
TABLE: Final = {
    "value": "hand-written value: own standing less the mean of the rival's and the opponents' average, in fives",
    "left": "wounds left until the game ends, in tens per player",
    "turns": "wounds already given, in tens per player",
    "lead": "wounds of the opponent with the fewest less own ones, in fives",
    "lead-now": "the same divided by the square root of the wounds left, at most 3",
    "lead-late": "the same divided by the wounds left, at most 3",
    "mean-lead": "average wounds of the opponents less own ones, in fives",
    "first-now": "1 if one would win if the game ended now (NF-9.2), -1 if not",
    "ahead": "share of the opponents who have fewer wounds",
    "gap": "worth of a card of one's own deck less that of the rival's, times the turns left, in threes",
    "size-gap": "cards in one's own deck less the opponents' average, times the wounds left (in the units above)",
    "strength-gap": "strength of a card of one's own deck less that of theirs, times the wounds left",
    "incoming-now": "damage coming to them less that coming to oneself, divided by the square root of the wounds left",
    "blocking-now": "own health that blocks text damage less theirs, divided by the square root of the wounds left",
    "attack-lead": "strength of own minions less theirs, per opponent",
    "strength-lead": "strength of a card of one's own deck less that of theirs, per opponent",
    "waiting-lead": "worth of own cards in the chain less theirs, per opponent",
    "hand-lead": "cards in one's own hand less theirs, per opponent",
    "standing-lead": "own standing less theirs, per opponent",
    "threat": "strength of the minions of all opponents, in tens",
    "next-threat": "strength of the minions of the opponent who attacks next, in fives",
    "unsent": "strength of minions still to attack, negative on other players' turns, in fives",
    "sent": "damage that one's own attacks will do, in fives",
    "may-link": "1 if one may still add to the chain, else 0",
    "hand-wounds": "wounds in one's own hand, in twos",
    "hand-worth": "hand-written worth of the texts in one's own hand, in fives",
    "hand-colours": "colours in one's own hand, in threes",
    "chain-worth": "worth of the best chain that one's own hand can make alone, in fives",
    "chain-cards": "number of its cards, in threes",
    "chain-damage": "its damage to players, in fives",
    "answer-worth": "worth of the best that one's own hand can still add to the chain, in threes",
    "buys": "on one's own turn, worth of what influence and hand can buy now, in fives",
    "other-buys": "the same on another player's turn, in fives",
    "influence": "on one's own turn, influence, in tens",
    "commons-left": "share of the cards of the commons that is left",
    "archive-links": "share of the pairs of one's own private archives and the commons that link, tripled",
    "my-turn": "1 on one's own turn",
    "draft": "1 during the draft",
    "chain": "1 in the chain phase",
    "claim": "1 in the claim phase",
    "cleanup": "1 in the cleanup phase",
    "three": "1 with three players",
    "four": "1 with four players",
    "five": "1 with five players",
    "hidden": "1 if nobody is told how many wounds are left (NF-11.7)",
    "series-lead": "in a series, wounds of earlier games: the fewest of an opponent less own ones, in tens",
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
ARCHIVES_AT: Final = 22
STANDING_AT: Final = 24
NUMBER_OF_COLOURS: Final = 6
