"""The games of games/nightfall: who plays them, and what they show."""

import re
from collections.abc import Callable
from typing import Any

from noctuary.games.nightfall import GAME, Nightfall
from noctuary.games.nightfall.rules.course.cleanup import WoundEffect
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import State
from noctuary.kernel.parts.moves import Decision
from noctuary.kernel.play.match import Match
from tools.games.playing import OFTEN, Chooser, Play, bot, decided_by, events, tables

# What a game shows.


def order_of(record: Match, *ids: str) -> list[str]:
    """The ids of these events, in order, without the name of the game."""
    return [event.id.removeprefix("nightfall-") for event in events(record, *ids)]


def ended_in(record: Match, phase: str) -> bool:
    """Whether the last face-up wound was given in this phase of the last turn."""
    ids = order_of(record, "turn", "strike", "chain-start", "last-wound")
    last = len(ids) - ids[::-1].index("last-wound") - 1 if "last-wound" in ids else -1
    turn = ids[:last][::-1].index("turn") if last >= 0 else 0
    return last >= 0 and ("chain-start" in ids[last - turn : last]) == (phase == "chain")


def longest_chain(record: Match) -> int:
    """The most orders that waited in a chain."""
    return max(len(table.chain) for table in tables(record) if isinstance(table, Nightfall))


def linked_by_all(record: Match) -> bool:
    """Whether everybody added to one chain."""
    return any(
        {link >> 6 & 7 for link in table.chain} == set(range(table.players))
        for table in tables(record)
        if isinstance(table, Nightfall)
    )


def most_minions(record: Match) -> int:
    """The most minions one player had in play."""
    return max(len(minions) for table in tables(record) if isinstance(table, Nightfall) for minions in table.play_area)


def tells(*ids: str) -> Callable[[Match], bool]:
    """Games in which all of these events happen."""
    return lambda record: all(events(record, id) for id in ids)


def wounds_beyond_the_last(record: Match) -> bool:
    """Whether wounds were given after the last face-up one."""
    ids = order_of(record, "wounds", "last-wound")
    return "last-wound" in ids and "wounds" in ids[ids.index("last-wound") + 1 :]


def lost_doubled(record: Match) -> bool:
    """Whether influence was doubled and spent in one turn."""
    return any(table.doubled and table.influence >= 8 for table in tables(record) if isinstance(table, Nightfall))


def claimed_opposing(record: Match) -> bool:
    """Whether somebody claimed from a private archive of somebody else (NF-12.6)."""
    return any(
        move.text.startswith("claim P") and not move.text.startswith(f"claim P{move.seat + 1}/")
        for move in record.moves()
    )


def secret_to_the_end(record: Match) -> bool:
    """Whether an archive is still secret when the game is over."""
    assert isinstance(record.state, Nightfall)
    return bool(record.state.hidden) and bool(events(record, "reveal"))


def series_length(record: Match) -> int:
    """How many games a series had."""
    assert isinstance(record.state, Nightfall)
    return record.state.game_number


def used_before_drawing(record: Match) -> bool:
    """Whether the wound effect was used before drawing up (NF-11.1)."""
    used = [
        table.choice.before
        for table, move in zip(tables(record), record.moves(), strict=True)
        if move.text == "wounds use" and isinstance(table, Nightfall) and isinstance(table.choice, WoundEffect)
    ]
    return True in used and False in used


def moved(pattern: str) -> Callable[[Match], bool]:
    """Games with a move of this pattern."""
    return lambda record: any(re.match(pattern, move.text) for move in record.moves())


SHOWS: dict[str, Callable[[Match], bool]] = {
    "ends-in-combat": lambda record: ended_in(record, "combat"),
    "ends-in-the-chain": lambda record: ended_in(record, "chain"),
    "ends-by-turn-limit": tells("turn-limit"),
    "wounds-beyond-the-last": wounds_beyond_the_last,
    "tie-decided-by-kinds": lambda record: decided_by(record) == "nightfall-reason-kinds",
    "tie-decided-by-seat": lambda record: decided_by(record) == "nightfall-reason-seat",
    "series": lambda record: decided_by(record) == "nightfall-reason-series" and series_length(record) >= 3,
    "series-shared": lambda record: decided_by(record) == "nightfall-reason-series-shared",
    "chain-of-eight": lambda record: longest_chain(record) >= 8,
    "chain-of-all": linked_by_all,
    "no-chain": tells("no-chain"),
    "five-minions": lambda record: most_minions(record) >= 5,
    "blocks": tells("block", "absorb"),
    "two-blockers": moved("absorb (?!bad-smoke|vulko)"),
    "unblockable": lambda record: any(
        event.arguments.get("card") == "alton-hickman" for event in events(record, "strike")
    ),
    "cancelled": tells("mark-cancel", "cancelled"),
    "doubled": tells("mark-twice", "again"),
    "foreign-targets": moved("target discard:"),
    "claimed-without-paying": tells("free"),
    "claimed-from-an-opponent": claimed_opposing,
    "influence-doubled": lost_doubled,
    "influence-lost": tells("influence-lost"),
    "archive-exiled": tells("exile-archive"),
    "awakened": tells("awaken"),
    "set-aside": lambda record: any(table.aside >= 0 for table in tables(record) if isinstance(table, Nightfall)),
    "minion-on-the-deck": tells("to-deck"),
    "returns-to-hand": tells("destroyed-hand"),
    "no-text-block": tells("no-text-block"),
    "healed": tells("heal"),
    "minion-put-from-hand": moved("put "),
    "minion-put-from-discard": moved("put "),
    "wound-effect": tells("wound-effect"),
    "wound-effect-before-drawing": used_before_drawing,
    "nothing-left-to-draw": tells("draw-none"),
    "secret-to-the-end": secret_to_the_end,
    **OFTEN,
}
"""What the last part of a game's name promises, and how to see that the game keeps it."""

# Who plays.


def liking(moves: str) -> Chooser:
    """Somebody who likes moves with a text of this pattern; else any move will do."""

    def choose(state: State, decision: Decision, random: Random) -> int:
        codes = [move.code for move in decision.moves if re.match(moves, move.text)] or decision.codes
        return codes[random.below(len(codes))]

    return choose


PLAYERS: dict[str, tuple[str, Chooser]] = {
    "random": ("random", bot("random")),
    "greedy": ("greedy", bot("greedy")),
    "linker": ("human", liking("chain|block . [^n]")),
    "quiet": ("human", liking("stop|wounds keep")),
    "buyer": ("human", liking("claim")),
    "poor": ("human", liking("done|chain")),
    "healer": ("human", liking("wounds use|chain|draft lisaveta-florescu|claim ../lisaveta-florescu")),
    "meddler": ("human", liking("draft (here|flank|sir-john|ghoul)|claim .*/(here|flank|sir-john|ghoul)|chain")),
    "thief": (
        "human",
        liking("draft (indigo|flank|furious)|claim .*/(indigo|flank|furious)|chain|claim P|target arch"),
    ),
    "undead": (
        "human",
        liking("draft (dark|zombie|marcus|blaine|franz|death)|claim .*/(dark|zombie|marcus|blaine|franz|death)|chain"),
    ),
    "soldier": (
        "human",
        liking("draft (alton|vulko|big|overwatch|grim)|claim .*/(alton|vulko|big|overwatch|grim)|chain"),
    ),
    "ranger": ("human", liking("draft (ivan|shadow|franz)|claim .*/(ivan|shadow|franz)|chain")),
}
"""Kinds of players: what their seat is called in the file, and how they choose."""

OPTIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "normal": {"draft": "normal"},
    "quick": {"draft": "quick-start"},
    "open": {"draft": "open-archives"},
    "common": {"draft": "common-ground"},
    "secret": {"secret_archives": True},
    "promos": {"promos": True},
    "pl": {"edition": "pl", "promos": True},
    "de": {"edition": "de"},
    "de-quick": {"edition": "de", "draft": "quick-start"},
    "series": {"series": True},
    "short": {"turn_limit": 3},
    "pairs": {"draft": "quick-start", "pairs": [6, 1]},
    "secret-open": {"draft": "open-archives", "secret_archives": True, "promos": True},
}
"""What the first word of a game's name stands for."""

WANTED: list[tuple[str, str, str]] = [
    ("plain", "random random", "played"),
    ("plain", "greedy greedy", "played"),
    ("plain", "greedy random", "ends-in-combat"),
    ("plain", "greedy random", "ends-in-the-chain"),
    ("plain", "linker random", "wounds-beyond-the-last"),
    ("plain", "random random", "tie-decided-by-kinds"),
    ("plain", "random random", "tie-decided-by-seat"),
    ("plain", "greedy greedy", "moves-taken-back"),
    ("plain", "random greedy", "resigned"),
    ("plain", "greedy random", "forced-moves-written"),
    ("plain", "quiet random", "no-chain"),
    ("normal", "greedy random", "played"),
    ("quick", "greedy greedy", "played"),
    ("pairs", "random greedy", "played"),
    ("open", "greedy random", "played"),
    ("common", "random greedy", "played"),
    ("secret", "greedy random", "secret-to-the-end"),
    ("promos", "healer linker", "healed"),
    ("promos", "undead undead", "minion-put-from-discard"),
    ("pl", "undead undead", "minion-put-from-hand"),
    ("de", "healer linker", "wound-effect-before-drawing"),
    ("de-quick", "greedy random", "played"),
    ("short", "random random", "ends-by-turn-limit"),
    ("series", "greedy random", "series"),
    ("series", "random random", "series-shared"),
    ("plain", "random random random", "played"),
    ("plain", "greedy greedy greedy", "played"),
    ("plain", "linker linker linker", "chain-of-eight"),
    ("plain", "linker linker linker", "chain-of-all"),
    ("plain", "linker linker linker", "five-minions"),
    ("plain", "linker random linker", "blocks"),
    ("plain", "linker linker soldier", "two-blockers"),
    ("plain", "soldier soldier random", "unblockable"),
    ("plain", "meddler meddler random", "cancelled"),
    ("plain", "meddler meddler meddler", "doubled"),
    ("plain", "meddler meddler meddler", "foreign-targets"),
    ("plain", "thief thief random", "claimed-without-paying"),
    ("plain", "thief thief buyer", "claimed-from-an-opponent"),
    ("plain", "thief thief thief", "influence-doubled"),
    ("plain", "soldier soldier soldier", "influence-lost"),
    ("quick", "random greedy random", "played"),
    ("open", "greedy greedy random", "played"),
    ("common", "greedy random random", "played"),
    ("secret-open", "greedy random thief", "secret-to-the-end"),
    ("de", "healer healer healer", "wound-effect"),
    ("series", "greedy random random", "series"),
    ("plain", "random random random random", "played"),
    ("plain", "greedy greedy random random", "played"),
    ("plain", "random random random random", "tie-decided-by-kinds"),
    ("plain", "thief thief thief thief", "archive-exiled"),
    ("plain", "undead undead undead undead", "awakened"),
    ("plain", "undead meddler undead meddler", "set-aside"),
    ("plain", "ranger ranger ranger ranger", "minion-on-the-deck"),
    ("plain", "undead undead soldier random", "returns-to-hand"),
    ("promos", "ranger ranger greedy random", "played"),
    ("quick", "greedy random greedy random", "played"),
    ("pl", "greedy greedy greedy greedy", "played"),
    ("common", "random random greedy greedy", "played"),
    ("plain", "random random random random random", "played"),
    ("plain", "greedy greedy greedy greedy greedy", "played"),
    ("plain", "soldier soldier soldier soldier soldier", "no-text-block"),
    ("plain", "linker linker linker linker linker", "chain-of-all"),
    ("plain", "random random random random random", "nothing-left-to-draw"),
    ("open", "greedy random random random random", "played"),
    ("common", "greedy random greedy random greedy", "played"),
    ("secret-open", "random random random random greedy", "played"),
    ("de", "random greedy random greedy random", "played"),
    ("short", "greedy greedy greedy greedy greedy", "ends-by-turn-limit"),
]
"""Options, who sits at the table, what the game shows."""


IN_FULL = {
    "nightfall/2-pl-minion-put-from-hand",
    "nightfall/2-plain-ends-in-combat",
    "nightfall/2-plain-ends-in-the-chain",
    "nightfall/2-plain-forced-moves-written",
    "nightfall/2-plain-moves-taken-back",
    "nightfall/2-plain-resigned",
    "nightfall/2-series-series",
    "nightfall/2-short-ends-by-turn-limit",
    "nightfall/3-plain-chain-of-eight",
    "nightfall/5-plain-g-g-g-g-g",
}
"""Games that are kept in full, to be read, and to cover everything that game files can contain."""


def plays() -> list[Play]:
    """All these games."""
    games = []
    for kind, table, shows in WANTED:
        seats = table.split()
        options = {"players": len(seats), **OPTIONS[kind]}
        who = "-".join(name[0] for name in seats) if shows == "played" else shows
        sitting = [(name, *PLAYERS[name]) for name in seats]
        games.append(Play(GAME, f"nightfall/{len(seats)}-{kind}-{who}", options, sitting, shows, SHOWS[shows]))
    return games
