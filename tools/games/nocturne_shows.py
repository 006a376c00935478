"""What the games of games/nocturne show, and how one sees it."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise

from noctuary.games.nocturne import Nocturne, Options
from noctuary.games.nocturne.rules.basis.board import MOONLIGHT
from noctuary.games.nocturne.rules.basis.facts import EGG, standard
from noctuary.games.nocturne.rules.basis.options import MODIFICATIONS
from noctuary.games.nocturne.rules.turns.goals import moonlight_points
from noctuary.kernel.contract.game import Event
from noctuary.kernel.play.match import Match
from tools.games.playing import OFTEN, decided_by, events, tables

OPPONENT = "P2"
"""Of a solo game."""

SCENARIOS = range(1, 21)
"""Each is completed in some game."""
MISSED = (4, 7, 12, 18, 20)
"""Those that are missed in another."""

WON = ("goal", "goal-most", "goal-tie")


def tiles_left(record: Match) -> list[int]:
    """How many tiles were left in the forest at the end of twilight and at the end of moonlight."""
    left = []
    tiles = cells(record)
    for event in events(record, "win", "round-end"):
        tiles -= 1
        if event.id == "nocturne-round-end":
            left.append(tiles + 1)
            tiles = cells(record)
    return left


def cells(record: Match) -> int:
    """The tiles of a whole forest; the stack has as many left for moonlight, as all chests draw 15 at most."""
    return {1: 16, 2: 16, 3: 20, 4: 25}[record.setup.options.players]


def goals(record: Match) -> set[str]:
    """The twilight goals that were won."""
    return {str(event.arguments["goal"]) for event in events(record, *WON)}


def won_at_once(record: Match, goal: str) -> bool:
    """Whether a twilight goal was won before the round ended."""
    early = events(record, *WON, "round-end")
    ends = next(index for index, event in enumerate(early) if event.id == "nocturne-round-end")
    return any(event.arguments.get("goal") == goal for event in early[:ends])


def mirrored(record: Match, kind: str) -> bool:
    """Whether a mirror was assigned to a tile of this kind."""
    return any(str(event.arguments["tile"]).startswith(kind) for event in events(record, "mirror"))


def opened_by_the_second(record: Match) -> bool:
    """Whether the designated opener of twilight left the first spell to somebody else."""
    return events(record, "pass", "open")[0].id == "nocturne-pass"


def somebody_without_tokens(record: Match) -> bool:
    """Whether somebody had no token in hand at the beginning of a casting phase."""
    return any(
        not hand for table in tables(record) if isinstance(table, Nocturne) and not table.casts for hand in table.hand
    )


def scores(record: Match, goal: int) -> bool:
    """Whether a moonlight goal was in the game and brought somebody points."""
    table = record.state
    assert isinstance(table, Nocturne)
    return goal in table.moonlight_goals and any(
        moonlight_points(table, goal, seat) for seat in range(table.options.players)
    )


# Solo


def opponent(record: Match, *ids: str) -> list[Event]:
    """What the opponent did of that."""
    return [event for event in events(record, *ids) if event.arguments["seat"] == OPPONENT]


def in_band(record: Match, bound: int) -> bool:
    """Whether the total reaches the band from `bound` on and no better one; 0: none."""
    assert record.state.result is not None
    return (record.state.result.more["band"] or 0) == bound


def opponent_without_tokens(record: Match) -> bool:
    """Whether the opponent had no token left when a casting phase began."""
    return any(
        not table.hand[table.opponent] and not table.casts for table in tables(record) if isinstance(table, Nocturne)
    )


def last_card_decides(record: Match) -> bool:
    """Whether the player won at once, so that the card the opponent last cast by decided on offering (NOC-10.5)."""
    told = opponent(record, "cast", "pass", "solo-offers")
    return any(before.id == "nocturne-cast" and event.id == "nocturne-solo-offers" for before, event in pairwise(told))


def spends_shadows(record: Match) -> bool:
    """Whether the opponent cast a Shadow."""
    return any(str(event.arguments["token"]).startswith("s") for event in opponent(record, "open", "cast"))


# Family, modified rules, scenarios


def shared(record: Match) -> int:
    """How many share the first place."""
    assert record.state.result is not None
    return len(record.state.result.winners)


def eggs(record: Match) -> int:
    """The most eggs that anybody has."""
    table = record.state
    assert isinstance(table, Nocturne)
    return max(len([tile for tile in won if table.facts.tile_kind[tile] == EGG]) for won in table.won)


def modified(record: Match) -> list[str]:
    """The modified rules in play."""
    assert isinstance(record.setup.options, Options)
    return record.setup.options.modifications


def twisted(record: Match) -> bool:
    """Whether the forest was a twisted one."""
    assert isinstance(record.state, Nocturne)
    return record.state.cells == standard().twisted_trees[record.setup.options.players]


def star_follows(record: Match) -> bool:
    """Whether a star was cast on a 7: that is one more, and more than one is asked of all other spells."""
    told = events(record, "open", "cast")
    return any(
        str(before.arguments["token"]).endswith("7") and event.arguments["token"] == "star"
        for before, event in pairwise(told)
        if event.id == "nocturne-cast"
    )


def hunted(record: Match, after: str) -> bool:
    """Whether a chest that was won in this way was exchanged."""
    told = record.events
    return any(
        before.id == f"nocturne-{after}" and event.id in ("nocturne-hunt-cell", "nocturne-hunt-sprite")
        for before, event in pairwise(told)
    )


def sheet(record: Match, row: str) -> int:
    """The most points in a row of the score sheet."""
    assert record.state.result is not None
    return max(rows[row] for rows in record.state.result.sheet)


def brewed(record: Match) -> bool:
    """Whether everybody has four concoctions from the beginning."""
    state = record.setup.game.new(record.setup.options, record.setup.seed)
    assert isinstance(state, Nocturne)
    players = record.setup.options.players
    return [len(cards) for cards in state.concoctions[:players]] == [4] * players


def short_stack(record: Match) -> bool:
    """Whether the stack was too short for a whole forest and Sprite board when moonlight was dealt (NOC-6.7)."""
    night = next(table for table in tables(record) if isinstance(table, Nocturne) and table.round == MOONLIGHT)
    return night.tile_mask.bit_count() + len(night.sprite_tiles) < cells(record) + night.spaces


def scenario_shown(record: Match, number: int, completed: bool) -> bool:
    """Whether this scenario was completed, or missed."""
    assert isinstance(record.setup.options, Options)
    assert record.state.result is not None
    met = all(record.state.result.more.get("aims", {"": False}).values())
    return record.setup.options.scenario == number and met == completed


SHOWS: dict[str, Callable[[Match], bool]] = {
    "every-tile-won": lambda record: tiles_left(record) == [0, 0],
    "tiles-left": lambda record: min(tiles_left(record)) > 0,
    "no-tile-won-in-twilight": lambda record: tiles_left(record)[0] == cells(record),
    "no-tile-won-in-moonlight": lambda record: tiles_left(record)[1] == cells(record),
    "tie-decided-by-sprite-board": lambda record: decided_by(record) == "nocturne-result-sprite",
    "tie-decided-by-opener": lambda record: decided_by(record) == "nocturne-result-opener",
    "characters-chosen": lambda record: record.setup.options.mapping().get("characters") == "chosen",
    "redd": lambda record: bool(events(record, "redd")),
    "abigail": lambda record: bool(events(record, "abigail")),
    "flint": lambda record: bool(events(record, "flint")),
    "sage": lambda record: bool(events(record, "sage")),
    "all-abilities-used": lambda record: all(events(record, name) for name in ("redd", "abigail", "flint", "sage")),
    "every-star-won": lambda record: won_at_once(record, "T12"),
    "last-star-at-round-end": lambda record: "T12" in goals(record) and not won_at_once(record, "T12"),
    "cornered": lambda record: "T11" in goals(record),
    "three-goals-to-one-player": lambda record: (
        record.state.result is not None and any(rows["twilight"] == 9 for rows in record.state.result.sheet)
    ),
    "goals-leave-the-game": lambda record: len(events(record, "goal-gone")) == 3,
    "pushed-off-the-sprite-board": lambda record: len(events(record, "pushed-off")) >= 5,
    "empty-sprite-board": lambda record: not events(record, "offer", "take"),
    "opening-lost": lambda record: len(events(record, "opening-lost")) >= 5,
    "opener-passes-the-first-spell": opened_by_the_second,
    "somebody-without-tokens": somebody_without_tokens,
    "empty-stack": lambda record: bool(events(record, "draw-nothing")),
    "mirror-on-chest": lambda record: mirrored(record, "chest"),
    "mirror-on-runestone": lambda record: mirrored(record, "runestone"),
    "redd-leaves-a-shadow": lambda record: any(
        str(e.arguments["token"]).startswith("s") for e in events(record, "redd")
    ),
    "goal-m3-scores": lambda record: scores(record, 3),
    "side-a": lambda record: record.setup.options.mapping().get("advanced") is False,
    **{f"band-{bound}": partial(in_band, bound=bound) for bound in [0, *standard().bands]},
    "opponent-without-tokens": opponent_without_tokens,
    "opponent-wins-a-goal": lambda record: bool(opponent(record, "goal")),
    "opponent-in-the-corner": lambda record: bool(opponent(record, "solo-cornered")),
    "opponent-opens-anywhere": lambda record: bool(opponent(record, "solo-first-tile")),
    "opponent-keeps-what-falls-off": lambda record: bool(opponent(record, "solo-keeps-full")),
    "opponent-spends-shadows": spends_shadows,
    "opponent-takes-sprite-tiles": lambda record: len(opponent(record, "take")) >= 3,
    "deck-reshuffled": lambda record: bool(events(record, "solo-reshuffled")),
    "last-card-decides": last_card_decides,
    "turned-aside": lambda record: len(events(record, "solo-turned")) >= 10,
    "shared-victory": lambda record: shared(record) > 1,
    "without-runes": lambda record: record.setup.options.mapping().get("runes") is False,
    "five-eggs": lambda record: eggs(record) >= 5,
    "twisted-trees": twisted,
    "star-follows": lambda record: modified(record) == ["double-competition"] and star_follows(record),
    "ready-to-brew": brewed,
    "short-stack": short_stack,
    "chest-hunt-in-the-forest": lambda record: hunted(record, "win"),
    "chest-hunt-on-the-sprite-board": lambda record: hunted(record, "take"),
    "chest-hunt-with-a-chest-drawn": lambda record: hunted(record, "keep-tile"),
    "chest-for-a-sprite-tile": lambda record: bool(events(record, "hunt-sprite")),
    "precious-gems": lambda record: sheet(record, "gems") >= 10,
    "all-modifications": lambda record: (
        modified(record) == list(MODIFICATIONS)
        and bool(events(record, "hunt-cell", "hunt-sprite"))
        and sheet(record, "gems") > 0
    ),
    **{f"scenario-{number}-completed": partial(scenario_shown, number=number, completed=True) for number in SCENARIOS},
    **{f"scenario-{number}-missed": partial(scenario_shown, number=number, completed=False) for number in MISSED},
    **OFTEN,
}
"""What the last part of a game's name promises, and how to see that the game keeps it."""
