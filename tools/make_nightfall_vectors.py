"""Writes examples of drafts, wounds and series of Nightfall, computed by the engine, for testing the table companion.

python -m tools.make_nightfall_vectors    write the file (after a change of rules or facts)

The companion deals and counts in the browser, without a server. Its rules are a second implementation in TypeScript, so
its tests compare them with these examples.
"""

import json
from pathlib import Path
from random import Random
from typing import Any, Final

from noctuary.games.nightfall import GAME, Nightfall, Options
from noctuary.games.nightfall.rules.basis.actions import COMMONS, DRAFT, card_in, slot_of
from noctuary.games.nightfall.rules.basis.facts import BITE, EDITIONS, WOUNDS
from noctuary.games.nightfall.rules.basis.options import DRAFTS, QUICK_START
from noctuary.games.nightfall.rules.course import draft, scoring
from noctuary.kernel.base.messages import BadInput

FILE: Final = Path(__file__).parent.parent / "web/src/games/nightfall/companion/rules/vectors.json"
PLAYERS: Final = (2, 3, 4, 5)
RANKINGS: Final = 120
SERIES: Final = 16


def main() -> None:
    FILE.write_text(text(), encoding="utf-8")


def text() -> str:
    """The content of the file."""
    rng = Random(2011)
    parts = {
        "together": [
            together(players, way, secret) for players in PLAYERS for way in DRAFTS for secret in (False, True)
        ],
        "drafts": [
            drafted(Options(players, way, promos=promos), rng)
            for way in DRAFTS
            if way != QUICK_START
            for players in PLAYERS
            for promos in (False, True)
            if fits(players, way, False)
        ],
        "quick_starts": [
            quick_start(Options(players, QUICK_START, promos=players > 3, edition=edition), rng)
            for edition in EDITIONS
            for players in PLAYERS
        ],
        "rankings": [ranked(rng, index) for index in range(RANKINGS)],
        "series": [series(rng, PLAYERS[index % len(PLAYERS)]) for index in range(SERIES)],
    }
    lines = [f"{json.dumps(name)}: [\n" + ",\n".join(map(written, part)) + "\n]" for name, part in parts.items()]
    return "{" + ",\n".join(lines) + "}\n"


def written(one: dict[str, Any]) -> str:
    return json.dumps(one, separators=(",", ":"))


def fits(players: int, way: str, secret: bool) -> bool:
    """Whether the engine allows this combination of options (NF-10.5)."""
    try:
        Options(players, way, secret_archives=secret)
    except BadInput:
        return False
    return True


def together(players: int, way: str, secret: bool) -> dict[str, Any]:
    return {"players": players, "draft": way, "secret": secret, "fits": fits(players, way, secret)}


def archives(table: Nightfall) -> dict[str, Any]:
    """The archives on the table: the commons in the order of the facts, the private ones in the order picked."""
    slots = [(slot_of(number), table.card_id(card_in(number))) for number in table.archives]
    return {
        "commons": [card for slot, card in slots if slot == COMMONS],
        "private": [[card for slot, card in slots if slot == seat] for seat in range(table.players)],
    }


def drafted(options: Options, rng: Random) -> dict[str, Any]:
    """A whole draft: the shuffled cards, what each seat could pick in each round, what it picked, and the archives."""
    table = GAME.new(options, rng.getrandbits(32))
    # Dealt from the end: first the open commons, then to each player in turn.
    dealt = [*opened(table), *(card for offer in table.offers for card in offer)]
    shuffled = table.names([*table.undealt, *reversed(dealt)])
    offers, picks = [], []
    for _ in draft.rounds(table):
        offers.append([table.names(offer) for offer in table.offers])
        round_picks = [rng.choice(offer) for offer in table.offers]
        picks.append(table.names(round_picks))
        for seat, card in enumerate(round_picks):
            table.play(seat, DRAFT + card)
    vector = {"draft": options.draft, "players": options.players, "promos": options.promos, "shuffled": shuffled}
    return {**vector, "offers": offers, "picks": picks, **archives(table)}


def opened(table: Nightfall) -> list[int]:
    """The commons that are on the table before the draft. The order in which they were dealt does not matter."""
    return [card_in(number) for number in table.archives]


def quick_start(options: Options, rng: Random) -> dict[str, Any]:
    """A quick start with pairs given by number, dealt from these shuffled cards."""
    pairs = rng.sample(range(1, 7), options.players)
    options = Options(options.players, QUICK_START, promos=options.promos, edition=options.edition, pairs=list(pairs))
    table = GAME.new(options, 0)
    printed = [table.names(pair) for pair in table.facts.pairs[table.edition]]
    cards = table.facts.draftable(options.promos)
    rng.shuffle(cards)
    table.archives = []
    draft.deal_pairs(table, options, cards)
    vector = {"edition": options.edition, "pairs": pairs, "printed": printed, "shuffled": table.names(cards)}
    return {**vector, **archives(table)}


def ranked(rng: Random, index: int) -> dict[str, Any]:
    """Wounds of all players and their ranking; most of them tie."""
    players = rng.choice(PLAYERS)
    first = rng.randrange(players)
    most = rng.choice((1, 2, 3, 20))
    counts = [[rng.randint(0, most) for _ in WOUNDS] for _ in range(players)]
    if index % 3:
        # The same numbers with the kinds in another order, or with one wound moved from kind to kind.
        counts = [rng.sample(counts[0], len(WOUNDS)) for _ in range(players)]
        for count in counts[:: rng.choice((2, 3))]:
            if count[0] > 0:
                count[0] -= 1
                count[1] += 1
    table = GAME.new(Options(players, first=first), 0)
    give(table, counts)
    return {"first": first, "wounds": counts, "ranking": scoring.ranking(table)}


def give(table: Nightfall, counts: list[list[int]]) -> None:
    """Make these wounds the only cards in everybody's piles."""
    for seat, wounds in enumerate(counts):
        table.hand[seat] = []
        table.discard[seat] = []
        table.deck[seat] = [BITE + kind for kind, count in enumerate(wounds) for _ in range(count)]


def series(rng: Random, players: int) -> dict[str, Any]:
    """The games of a series until its end: who began each, all wounds, the totals, and who won."""
    first = rng.randrange(players)
    table = GAME.new(Options(players, series=True, first=first), 0)
    most = rng.choice((12, 30, 45))
    games, totals, began = [], [], []
    result = None
    while result is None:
        began.append(table.first)
        # Few different numbers, so that totals tie.
        games.append([rng.choice((0, most // 2, most)) for _ in range(players)])
        give(table, [[count, 0, 0] for count in games[-1]])
        scoring.finish(table)
        totals.append(table.totals[:])
        result = scoring.result(table)
    return {
        "players": players,
        "first": first,
        "games": games,
        "totals": totals,
        "began": began,
        "won": sorted(result.ranking[0]),
    }


if __name__ == "__main__":
    main()
