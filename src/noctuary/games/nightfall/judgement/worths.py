"""What cards are worth in each edition, in wounds, computed from their texts without naming any card."""

from functools import lru_cache
from typing import Final

from noctuary.games.nightfall.rules.basis.board import Effect
from noctuary.games.nightfall.rules.basis.facts import COLOURS, CORRECTIONS_KEPT, EDITIONS, ORDERS, STARTER, Facts
from noctuary.games.nightfall.rules.texts.cards import texts_of

CARD: Final = 0.35
"""Value of one more card in hand."""
INFLUENCE: Final = 0.3
STRENGTH: Final = 0.55
"""Expected wounds that each point of a minion's strength will inflict."""
HEALTH: Final = 0.15
"""Expected wounds that each point of a minion's health will absorb."""
TURNS: Final = 2.0
"""Average number of wounds given per turn, used to estimate how long the game will last."""
STARTER_WORTH: Final = 0.45
"""The fraction of a starter's texts that counts, since a starter leaves the game after one use."""

WORTH: Final = {
    "draw": CARD,
    "gain-influence": INFLUENCE,
    "double-influence": 1.0,
    "discount": 0.6,
    "next-twice": 0.7,
    "order-twice": 0.7,
    "exile-from-hand": 0.7,
    "put-from-discard": 1.2,
    "put-from-hand": 0.9,
    "that-player-exiles": 0.4,
    "damage-that-owner": 0.9,
    "damage-player": 0.9,
    "damage-player-destroying": 1.0,
    "receive-wounds": 1.0,
    "lose-influence": 0.1,
    "damage-minions-of": 0.4,
    "damage-minion": 0.3,
    "destroy-minion": 0.9,
    "exile-minion": 1.0,
    "deck-minion": 0.7,
    "exile-wound": 0.9,
    "discard-to-deck": 0.3,
    "summon": 0.5,
    "summon-aside": 0.9,
    "awaken": 1.0,
    "awaken-aside": 1.3,
    "grant": 0.2,
    "exile-from-archive": 0.1,
    "choose-targets": 0.3,
    "cancel": 0.7,
    "free-claim": 0.9,
    "damage-every-opponent": 1.0,
    "damage-every-minion": 0.2,
    "damage-every-player": 0.1,
}
"""Value of an effect to its player, for each point of its number, regardless of the table."""

TO_PLAYERS: Final = {
    "damage-player": 1.0,
    "damage-player-destroying": 1.0,
    "receive-wounds": 1.0,
    "damage-that-owner": 0.7,
    "damage-every-opponent": 1.0,
}
"""Effects that damage players, and how much a point of each counts."""
TO_MINIONS: Final = frozenset(
    "damage-minions-of damage-minion destroy-minion exile-minion deck-minion damage-every-minion".split()
)
TO_INFLUENCE: Final = frozenset("gain-influence double-influence discount free-claim".split())


class Worths:
    """The values of the orders in one edition: of their texts, of parts of these, and of each order in a deck."""

    def __init__(self, facts: Facts, edition: int) -> None:
        texts = texts_of(edition)
        self.text: list[float] = []
        """Value of chain text, your-chain text, and the minion that enters play."""
        self.kicker: list[float] = []
        """Value that the kicker adds."""
        self.card: list[float] = []
        """Value as a card in a deck."""
        self.damage: list[float] = []
        self.kicker_damage: list[float] = []
        self.draw: list[float] = []
        self.removal: list[float] = []
        self.influence: list[float] = []
        self.strength: list[float] = []
        self.health: list[float] = []
        self.linked: list[list[int]] = []
        """For each card, the colours that may be linked to it."""
        self.average: float = 0.0
        """Average value of all draft cards."""
        for card in range(ORDERS):
            chain = texts.chain[card]
            own = texts.your_chain[card]
            strength = facts.strength[card] + (2 if facts.counts_minions[card] else 0)
            text = worth_of(chain) + worth_of(own) + minion_worth(strength, facts.health[card])
            kicker = worth_of(texts.kicker[card])
            kicker_damage = to_players(texts.kicked[card] or texts.kicker[card])
            if texts.kicked[card]:
                kicker = worth_of(texts.kicked[card]) - worth_of(chain)
                kicker_damage -= to_players(chain + own)
            whole = text + 0.35 * kicker
            self.text.append(text)
            self.kicker.append(kicker)
            self.card.append(STARTER_WORTH * whole if facts.set[card] == STARTER else whole)
            self.damage.append(to_players(chain + own))
            self.kicker_damage.append(kicker_damage)
            self.draw.append(float(sum(effect.number for effect in chain + own if effect.name == "draw")))
            self.removal.append(part_of(chain + own, TO_MINIONS))
            self.influence.append(part_of(chain + own, TO_INFLUENCE))
            self.strength.append(float(strength))
            self.health.append(float(facts.health[card]))
            self.linked.append([colour for colour in range(len(COLOURS)) if facts.links[card] >> colour & 1])
        drafted = facts.draftable(False)
        for card in drafted:
            self.average += self.card[card] / len(drafted)


def worth_of(effects: list[Effect]) -> float:
    """The value of a text to its player."""
    return sum(WORTH.get(effect.name, 0.0) * max(1, effect.number) for effect in effects)


def to_players(effects: list[Effect]) -> float:
    """The damage that a text does to players."""
    return sum(TO_PLAYERS.get(effect.name, 0.0) * max(1, effect.number) for effect in effects)


def part_of(effects: list[Effect], names: frozenset[str]) -> float:
    """The value of those effects of a text whose names are in `names`."""
    return worth_of([effect for effect in effects if effect.name in names])


def minion_worth(strength: int, health: int) -> float:
    """The value of a minion in play."""
    return STRENGTH * strength + HEALTH * health


@lru_cache(len(EDITIONS) * CORRECTIONS_KEPT)
def worths(facts: Facts, edition: int) -> Worths:
    """The values for a printed edition with these component facts."""
    return Worths(facts, edition)
