"""The words that the texts of cards are made of. An effect is one int, `number << 6 | word`; `effects` carries it out.

"Target" is chosen when the effect is carried out (NF-2.6). "That" is what the text targeted last.
"""

from __future__ import annotations

from typing import Final

# Without a target.
DRAW: Final = 0
GAIN_INFLUENCE: Final = 1
DOUBLE_INFLUENCE: Final = 2
DISCOUNT: Final = 3
EVERY_PLAYER_DRAWS: Final = 4
ENTERS_WITH: Final = 5
DAMAGE_EVERY_MINION: Final = 6
DAMAGE_EVERY_PLAYER: Final = 7
DAMAGE_EVERY_OPPONENT: Final = 8
NEXT_TWICE: Final = 9
EXILE_FROM_HAND: Final = 10
PUT_FROM_DISCARD: Final = 11
PUT_FROM_HAND: Final = 12
ASIDE_TEXT: Final = 13
ASIDE_TO_HAND: Final = 14
ASIDE_ENTERS: Final = 15
# About that which was targeted.
THAT_PLAYER_EXILES: Final = 16
DAMAGE_THAT_OWNER: Final = 17
THAT_TWICE: Final = 18
# Target player.
DAMAGE_PLAYER: Final = 20
DAMAGE_PLAYER_DESTROYING: Final = 21
RECEIVE_WOUNDS: Final = 22
NO_TEXT_BLOCK: Final = 23
LOSE_INFLUENCE: Final = 24
DAMAGE_MINIONS_OF: Final = 25
# Target minion.
DAMAGE_MINION: Final = 30
DESTROY_MINION: Final = 31
EXILE_MINION: Final = 32
DECK_MINION: Final = 33
# Target card in the player's own discard pile.
EXILE_WOUND: Final = 40
DISCARD_TO_DECK: Final = 41
SUMMON: Final = 42
SUMMON_ASIDE: Final = 43
AWAKEN: Final = 44
AWAKEN_ASIDE: Final = 45
# Target archive.
GRANT: Final = 50
EXILE_FROM_ARCHIVE: Final = 51
FREE_CLAIM: Final = 52
# Target order in the chain.
CHOOSE_TARGETS: Final = 55
CANCEL: Final = 56
ORDER_TWICE: Final = 57

# In-play texts.
BLOCKS_DAMAGE: Final = 1
"""blocks damage inflicted on its player (NF-6.1)"""
STAYS: Final = 2
"""stays in play until destroyed"""
EXILED: Final = 4
"""exiled when destroyed or discarded from play (NF-2.4)"""
UNBLOCKABLE: Final = 8
RETURNS: Final = 16
"""returns to its owner's hand when destroyed"""
PROTECTS: Final = 32
"""its player cannot be chosen by texts that target a player"""
HEALS: Final = 64
"""in every cleanup phase minions of its player regain 1 health"""


def draw(number: int) -> int:
    """Draw cards (NF-2.1)."""
    return DRAW | number << 6


def every_player_draws(number: int) -> int:
    """All draw, clockwise from the active player."""
    return EVERY_PLAYER_DRAWS | number << 6


def gain_influence(number: int) -> int:
    """Only the active player gains (NF-7.1)."""
    return GAIN_INFLUENCE | number << 6


def target_player_loses_influence(number: int) -> int:
    """Only the active player can lose (NF-7.1)."""
    return LOSE_INFLUENCE | number << 6


def claims_cost_less(number: int) -> int:
    """This turn, for the player of the card (NF-7.4)."""
    return DISCOUNT | number << 6


def enters_with(health: int) -> int:
    """The minion whose text this is enters play with this health."""
    return ENTERS_WITH | health << 6


def damage_every_minion(number: int) -> int:
    """One after the other, in an order of the player's choice (NF-2.7)."""
    return DAMAGE_EVERY_MINION | number << 6


def damage_every_player(number: int) -> int:
    """The player of the card included."""
    return DAMAGE_EVERY_PLAYER | number << 6


def damage_every_opponent(number: int) -> int:
    """All but the player of the card."""
    return DAMAGE_EVERY_OPPONENT | number << 6


def damage_target_player(number: int) -> int:
    """Damage can be absorbed (NF-6.1)."""
    return DAMAGE_PLAYER | number << 6


def damage_target_player_destroying(number: int) -> int:
    """Every minion that absorbs some of this damage is destroyed (NF-12.22)."""
    return DAMAGE_PLAYER_DESTROYING | number << 6


def target_player_receives_wounds(number: int) -> int:
    """No damage: nothing absorbs it (NF-6.3)."""
    return RECEIVE_WOUNDS | number << 6


def damage_minions_of_target_player(number: int) -> int:
    """Each of them, in an order of the player's choice (NF-2.7)."""
    return DAMAGE_MINIONS_OF | number << 6


def damage_target_minion(number: int) -> int:
    """What goes beyond its health is lost (NF-2.8)."""
    return DAMAGE_MINION | number << 6


def damage_owner_of_that_minion(number: int) -> int:
    """Also if the minion went elsewhere than to the discard pile (NF-12.30)."""
    return DAMAGE_THAT_OWNER | number << 6


def exile_from_target_archive(number: int) -> int:
    """Exactly as many, or what is left."""
    return EXILE_FROM_ARCHIVE | number << 6
