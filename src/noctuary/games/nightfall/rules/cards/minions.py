"""The twelve minions of the draft (NF-12.1 to 12.12, 12.28)."""

from __future__ import annotations

from typing import Final

from noctuary.games.nightfall.rules.cards.card import Card
from noctuary.games.nightfall.rules.cards.vocabulary import (
    BLOCKS_DAMAGE,
    DECK_MINION,
    DESTROY_MINION,
    DISCARD_TO_DECK,
    DOUBLE_INFLUENCE,
    EXILE_FROM_HAND,
    EXILE_WOUND,
    GRANT,
    NEXT_TWICE,
    NO_TEXT_BLOCK,
    ORDER_TWICE,
    RETURNS,
    THAT_PLAYER_EXILES,
    UNBLOCKABLE,
    claims_cost_less,
    damage_every_minion,
    damage_every_player,
    damage_target_minion,
    damage_target_player,
    draw,
    enters_with,
    every_player_draws,
)

MINIONS: Final = [
    Card("alton-hickman", kicker=[DISCARD_TO_DECK], in_play=UNBLOCKABLE),
    Card("ivan-radinsky", chain=[DECK_MINION], kicker=[EXILE_FROM_HAND]),
    Card("vulko", kicker=[damage_every_minion(1)], in_play=BLOCKS_DAMAGE),
    Card("big-ghost", kicker=[damage_every_player(1)]),
    Card("blaine-cordell", chain=[EXILE_WOUND, enters_with(2)], kicker=[enters_with(4)]),
    Card("indigo-six", chain=[GRANT], kicker=[DOUBLE_INFLUENCE]),
    Card("marcus-toth", kicker=[draw(1)], in_play=RETURNS),
    Card("overwatch-two", chain=[draw(1)], kicker=[NO_TEXT_BLOCK]),
    Card("franz-orlok", chain=[damage_target_player(2)], kicker=[THAT_PLAYER_EXILES]),
    Card("lilith-lawrence", chain=[damage_target_player(1)], kicker=[every_player_draws(1)]),
    Card("zacharias-sands", chain=[damage_target_minion(2)], kicked=[DESTROY_MINION]),
    Card("sir-john-travail", chain=[claims_cost_less(1)], kicker=[NEXT_TWICE], kicker_pl=[ORDER_TWICE]),
]
