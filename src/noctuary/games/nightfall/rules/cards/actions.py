"""The twelve actions of the draft (NF-12.13 to 12.23, 12.30)."""

from __future__ import annotations

from typing import Final

from noctuary.games.nightfall.rules.cards.card import Card
from noctuary.games.nightfall.rules.cards.vocabulary import (
    ASIDE_ENTERS,
    ASIDE_TEXT,
    ASIDE_TO_HAND,
    AWAKEN,
    AWAKEN_ASIDE,
    CANCEL,
    CHOOSE_TARGETS,
    DESTROY_MINION,
    FREE_CLAIM,
    SUMMON,
    SUMMON_ASIDE,
    THAT_TWICE,
    damage_every_opponent,
    damage_minions_of_target_player,
    damage_owner_of_that_minion,
    damage_target_minion,
    damage_target_player,
    damage_target_player_destroying,
    draw,
    exile_from_target_archive,
    gain_influence,
    target_player_loses_influence,
    target_player_receives_wounds,
)

ACTIONS: Final = [
    Card("grim-siege", chain=[draw(2)], kicker=[target_player_loses_influence(2)]),
    Card("here-let-me", chain=[CHOOSE_TARGETS], kicker=[THAT_TWICE]),
    Card("furious-melee", chain=[damage_minions_of_target_player(2)], kicker=[exile_from_target_archive(2)]),
    Card("blood-rage", chain=[damage_every_opponent(1)], kicker=[damage_target_minion(2)]),
    Card("dark-awakening", chain=[AWAKEN], kicked=[AWAKEN_ASIDE, ASIDE_TEXT, ASIDE_ENTERS]),
    Card("ghoul-summons", chain=[SUMMON], kicked=[SUMMON_ASIDE, ASIDE_TEXT, ASIDE_TO_HAND]),
    Card("rend-and-tear", chain=[damage_target_player(2)], kicked=[damage_target_player_destroying(2)]),
    Card("team-takedown", chain=[DESTROY_MINION], kicker=[damage_owner_of_that_minion(1)]),
    Card("shock-and-awe", chain=[damage_target_minion(3)], kicker=[damage_target_minion(3)]),
    Card("death-grip", chain=[damage_target_player(3)], kicked=[target_player_receives_wounds(2)]),
    Card("flank-attack", chain=[CANCEL], kicker=[FREE_CLAIM]),
    Card("hypnotic-presence", your_chain=[gain_influence(2)], kicker=[draw(1)]),
]
