"""Writes examples of score sheets, forests and solo games, computed by the engine, for testing the table companion.

python -m tools.make_vectors            write the file (after a change of rules or facts)

The companion scores Nocturne and plays its solo opponent in the browser, without a server. Its rules are a second
implementation in TypeScript, so its tests compare them with these examples: random sheets, forests and solo games, with
the built-in facts and with a component edition that has other goals.
"""

import json
from pathlib import Path
from random import Random
from typing import Any, Final

from noctuary.games.nocturne import GAME, Nocturne
from noctuary.games.nocturne.campaign import view_aim, view_aims
from noctuary.games.nocturne.rules.basis.actions import (
    ABILITY_NONE,
    ABILITY_TOKEN,
    CAST,
    OFFER,
    OFFER_NONE,
    OFFER_TWO,
    PASS,
    split_offer,
)
from noctuary.games.nocturne.rules.basis.areas import cell_name, cells_of
from noctuary.games.nocturne.rules.basis.board import GONE, OVER, add_token
from noctuary.games.nocturne.rules.basis.facts import TOKENS
from noctuary.games.nocturne.rules.basis.vocabulary import MOONLIGHT_WORDS, TWILIGHT_WORDS
from noctuary.games.nocturne.rules.counting.scenarios import achievements, scenarios
from noctuary.games.nocturne.rules.counting.scoring import best_concoctions, ranking, reason, score, symbol_supply
from noctuary.games.nocturne.rules.course.rounds import hand_tokens
from noctuary.games.nocturne.rules.turns.casting import Turn
from noctuary.games.nocturne.rules.turns.characters import Leave
from noctuary.games.nocturne.rules.turns.goals import moonlight_points
from noctuary.games.nocturne.rules.turns.sprites import Offer
from noctuary.kernel.box.corrections import make_corrections
from noctuary.kernel.contract.game import Event, Game

FILE: Final = Path(__file__).parent.parent / "web/src/games/nocturne/companion/rules/vectors.json"
SHEETS: Final = 100
LEAST: Final = (2, 3, 4)
"""How many complete concoctions may be asked for (NOC-8.7)."""
AIMS: Final = {aim.text.rstrip("0123456789"): aim for one in scenarios() for aim in [*achievements(), *one.objectives]}
FORESTS: Final = 16
GAMES: Final = 14
"""Number of solo games for each edition."""

EDITION: Final = {
    "twilight_goals.1.goal": "first token 6",
    "twilight_goals.2.goal": "first areas 2",
    "twilight_goals.3.goal": "first control 3",
    "twilight_goals.4.goal": "first shape XX/X.",
    "twilight_goals.5.goal": "most symbols",
    "twilight_goals.6.goal": "most areas",
    "twilight_goals.7.goal": "most largest",
    "twilight_goals.8.goal": "most bottom",
    "twilight_goals.9.goal": "most edge",
    "twilight_goals.10.goal": "first kind 3",
    "twilight_goals.11.goal": "most corners",
    "twilight_goals.12.goal": "most sprite",
    "moonlight_goals.1.goal": "each control",
    "moonlight_goals.2.goal": "each top",
    "moonlight_goals.3.goal": "each bottom",
    "moonlight_goals.4.goal": "each edge",
    "moonlight_goals.5.goal": "each shape XXX/.X.",
    "moonlight_goals.6.goal": "each area 4",
    "moonlight_goals.7.points": 4,
    "tokens.values": [1, 2, 2, 3, 3, 4, 4, 5, 6, 7, "star"],
    "shadow_tokens.values": [1, 2, 3, 4, 5, 7],
    "forest.rows_columns.1": [4, 5],
    "tiles.egg.symbols": ["egg", "herb"],
    "tiles.skull-ram.points": 6,
    "concoctions.1.points1": 9,
    "characters.redd.symbol": "mushroom",
    "solo_cards.1.power": "5 or higher",
    "solo_cards.2.start": 6,
    "solo_cards.3.offers": False,
    "solo_cards.4.direction": "S",
}


def main() -> None:
    FILE.write_text(text(), encoding="utf-8")


def text() -> str:
    """The content of the file."""
    games = [GAME, GAME.under(make_corrections("nocturne", "Vectors", EDITION))]
    boxes = []
    for number, game in enumerate(games):
        rng = Random(number)
        boxes.append(
            {
                "facts": game.facts_hash(),
                "box": box(game),
                "sheets": [sheet(game, rng, index) for index in range(SHEETS)],
                "forests": [forest(game, rng) for _ in range(FORESTS)],
                "games": [solo_game(game, Random(seed), seed) for seed in range(GAMES)],
            }
        )
    forms = ",\n".join(compact(word.form) for word in [*TWILIGHT_WORDS.values(), *MOONLIGHT_WORDS.values()])
    examples = ",\n".join(written(one) for one in boxes)
    return f'{{"forms":[\n{forms}\n],\n"aims":{compact([*map(view_aim, AIMS.values())])},\n"boxes":[{examples}]}}\n'


def written(value: dict[str, Any]) -> str:
    """JSON with one line per example, so that a diff of the file is readable."""
    parts = []
    for key, inner in value.items():
        if isinstance(inner, list):
            inside = ",\n".join(compact(one) for one in inner)
            parts.append(f"{compact(key)}:[\n{inside}\n]")
        else:
            parts.append(f"{compact(key)}:{compact(inner)}")
    return "{" + ",\n".join(parts) + "}"


def compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def box(game: Game) -> dict[str, Any]:
    """The component facts that the rules need, without texts."""
    source = game.components("en")
    wanted: dict[str, Any] = {}
    for sort, keys in {
        "tile": ("kind", "count", "points", "symbols", "species", "herb"),
        "concoction": ("level1", "points1", "level2", "points2"),
        "goal": ("goal", "points"),
        "character": ("symbol",),
    }.items():
        wanted[sort] = {id: {key: entry[key] for key in keys if key in entry} for id, entry in source[sort].items()}
    wanted["solo_cards"] = [
        {key: card[key] for key in ("direction", "power", "start", "offers")} for card in source["solo_cards"]
    ]
    for key in ("tokens", "shadow_tokens", "forest", "twisted_trees", "scoring"):
        wanted[key] = {name: value for name, value in source[key].items() if name not in ("source", "why", "edited")}
    return wanted


# Score sheets


def sheet(game: Game, rng: Random, index: int) -> dict[str, Any]:
    """A made-up finished game: any tiles, mirrors, concoctions, goals and tokens, and what they score."""
    players = index % 4 + 1
    mode = "solo" if players == 1 else rng.choice(["standard", "advanced", "advanced", "family"])
    options: dict[str, Any] = {"players": players, "mode": mode, "first": f"P{rng.randrange(players) + 1}"}
    if mode != "family" and rng.random() < 0.4:
        options["modifications"] = ["precious-gems"]
    table = game.new(game.options(options), index)
    assert isinstance(table, Nocturne)
    facts = table.facts
    table.round = OVER
    # Some sheets use only few sorts of tiles, to get large sets; some are empty, to get ties.
    bare = rng.random() < 0.12
    kinds = set(rng.sample(range(8), rng.choice([1, 2, 3, 8, 8])))
    most = 0 if bare else rng.choice([2, 6, 12, 18])
    stack = [t for t, count in enumerate(facts.tile_count) for _ in range(count) if facts.tile_kind[t] in kinds]
    rng.shuffle(stack)
    cards = rng.sample(range(len(facts.concoction_ids)), len(facts.concoction_ids))
    for seat in range(players):
        number = rng.randrange(most + 1)
        table.won[seat], stack = stack[:number], stack[number:]
        own = [tile for tile in table.won[seat] if tile != facts.mirror_tile]
        table.mirrors[seat] = [
            rng.choice([*own, -1]) if own else -1 for _ in range(table.won[seat].count(facts.mirror_tile))
        ]
        number = 0 if bare else rng.randrange(8)
        table.concoctions[seat], cards = cards[:number], cards[number:]
        table.ability[seat] = table.advanced and not bare and rng.random() < 0.5
        table.hand[seat] = 0
        for token in rng.sample(facts.tokens, 0 if bare else rng.randrange(5)):
            table.hand[seat] = add_token(table.hand[seat], token)
    table.goal_winner = [GONE if bare else rng.choice([*range(players), GONE]) for _ in table.twilight_goals]
    free = cells_of(table.cells)
    table.control = [0] * table.players
    for cell in free:
        owner = rng.randrange(table.players + 1)
        if owner < table.players and not bare:
            table.control[owner] |= 1 << cell
    if table.spaces:
        placed = rng.sample(range(7), rng.randrange(table.spaces + 1))
        table.sprite = [rng.randrange(table.players) << 4 | token for token in sorted(placed, reverse=True)]
    rows = [score(table, seat) for seat in range(players)]
    totals = [row[-1] for row in rows]
    places = ranking(table, totals)
    order = [placed >> 4 for placed in table.sprite if placed >> 4 < players]
    return {
        "family": mode == "family",
        "gems": "modifications" in options,
        "twilight": [winner if winner >= 0 else None for winner in table.goal_winner],
        "moonlight": [f"M{goal}" for goal in table.moonlight_goals],
        "sprite": list(dict.fromkeys(order)),
        "opener": table.designated,
        "players": [
            {
                "tiles": counted([table.tile_id(tile) for tile in table.won[seat]]),
                "mirrors": [table.tile_id(tile) if tile >= 0 else None for tile in table.mirrors[seat]],
                "concoctions": [facts.concoction_ids[card] for card in table.concoctions[seat]],
                "character": facts.character_ids[table.character[seat]],
                "ability": table.ability[seat],
                "moonlight": [moonlight_count(table, goal, seat) for goal in table.moonlight_goals],
                "tokens": table.hand[seat].bit_count(),
            }
            for seat in range(players)
        ],
        "rows": rows,
        "levels": [
            best_concoctions(facts, symbol_supply(table, seat), table.concoctions[seat])[2] for seat in range(players)
        ],
        "least": [
            [
                best_concoctions(facts, symbol_supply(table, seat), table.concoctions[seat], number)[0]
                for number in LEAST
            ]
            for seat in range(players)
        ],
        "aims": [[aim["value"] for aim in view_aims(table, [*AIMS.values()], seat)] for seat in range(players)],
        "ranking": places,
        "reason": reason(table, places, totals).id.removeprefix("nocturne-result-"),
    }


def counted(ids: list[str]) -> dict[str, int]:
    return {id: ids.count(id) for id in dict.fromkeys(ids)}


def moonlight_count(table: Nocturne, goal: int, seat: int) -> int:
    """The count of a moonlight goal for a seat, before multiplying by its points."""
    return moonlight_points(table, goal, seat) // table.facts.moonlight_points[goal]


# Forests


def forest(game: Game, rng: Random) -> dict[str, Any]:
    """Control tokens in a forest, and the count of each moonlight goal."""
    options: dict[str, Any] = {"players": rng.randrange(2, 5)}
    if rng.random() < 0.5:
        options["modifications"] = ["twisted-trees"]
    table = game.new(game.options(options), 0)
    assert isinstance(table, Nocturne)
    table.round = OVER
    dense = rng.random()
    table.control[0] = sum(1 << cell for cell in cells_of(table.cells) if rng.random() < dense)
    return {
        "cells": cells_of(table.cells),
        "control": cells_of(table.control[0]),
        "sprite": 0,
        "tokens": table.hand[0].bit_count(),
        "counts": [moonlight_count(table, goal, 0) for goal in range(1, len(table.facts.moonlight))],
    }


# Solo games


def solo_game(game: Game, rng: Random, seed: int) -> dict[str, Any]:
    """A random solo game: the player's decisions, the cards turned, and everything that followed."""
    character = ["redd", "sage", "abigail", "flint"][seed % 4]
    modifications = [one for one in ("twisted-trees", "double-competition", "chest-hunt") if rng.random() < 0.3]
    options = {"players": 1, "characters": [character], "modifications": modifications}
    table = game.new(game.options(options), seed, listen=True)
    assert isinstance(table, Nocturne)
    assert table.events is not None
    facts = table.facts
    cells = cells_of(table.cells)
    start = [tokens_of(table, seat) for seat in range(2)]
    goals = [f"T{goal}" for goal in table.twilight_goals]
    lines = {id: game.components("en")["goal"][id]["goal"] for id in goals}
    claimed = {id for id in goals if lines[id].startswith(("first symbols", "first kind"))}
    cards: list[int] = []
    answers: list[str] = []
    log: list[str] = []
    bold = rng.random()
    while not table.result:
        codes, choice = table.codes, table.choice
        casts = [code for code in codes if CAST <= code < OFFER_NONE] if isinstance(choice, Turn) else []
        code = rng.choice(casts) if casts and rng.random() < bold else rng.choice(codes)
        if isinstance(choice, Turn) and (code == PASS or code in casts):
            said = f"cast {token_cell(table, code)}" if code in casts else "pass"
            answers.append(f"{said} /{len(casts)}")
        elif isinstance(choice, Offer):
            tokens = [table.token_id(token) for token in offered(code)]
            answers.append(" ".join(["offer", *tokens]) + f" /{len(codes) - 1}")
        elif isinstance(choice, Leave):
            left = [] if code == ABILITY_NONE else [table.token_id(code - ABILITY_TOKEN)]
            answers.append(" ".join(["leave", *left]) + f" /{len(codes) - 1}")
        table.play(table.seat, code)
        for event in table.events:
            goal = event.arguments.get("goal")
            if event.id == "nocturne-solo-card":
                cards.append(facts.solo_ids.index(str(event.arguments["solo"])))
            elif event.id.removeprefix("nocturne-") in WON and goal in claimed:
                answers.append(f"claim {goal}")
            elif told(event):
                log.append(line(event))
        table.events.clear()
    return {
        "setup": {
            "cells": cells,
            "tokens": start,
            "twilight": goals,
            "character": character,
            "double": "double-competition" in modifications,
            "spaces": table.spaces,
        },
        "moonlight": [f"M{goal}" for goal in table.moonlight_goals],
        "cards": cards,
        "answers": answers,
        "log": log,
        "end": {
            "tokens": [tokens_of(table, seat) for seat in range(2)],
            "sprite": [f"P{(placed >> 4) + 1} {table.token_id(placed & 15)}" for placed in table.sprite],
            "goals": ["gone" if winner == GONE else winner for winner in table.goal_winner],
            "counts": [[moonlight_count(table, goal, seat) for goal in table.moonlight_goals] for seat in range(2)],
            "tiles": len(table.won[1]),
        },
    }


def tokens_of(table: Nocturne, seat: int) -> list[str]:
    return [table.token_id(token) for token in hand_tokens(table, seat)]


def token_cell(table: Nocturne, code: int) -> str:
    return f"{table.token_id((code - CAST) % TOKENS)} {cell_name((code - CAST) // TOKENS)}"


def offered(code: int) -> list[int]:
    if code == OFFER_NONE:
        return []
    return [code - OFFER] if code < OFFER_TWO else list(split_offer(code))


TOLD: Final = frozenset(
    "open cast pass win opening-lost offer offer-none pushed-off take goal goal-gone round-end".split()
    + "shadows redd sage".split()
)
SILENT: Final = ("seat", "tile", "solo", "how")
"""Arguments that the companion does not know or that it shows elsewhere."""
WON: Final = ("goal", "goal-most", "goal-tie")
"""The events for a goal that is won; the companion leaves out the reason."""


def told(event: Event) -> bool:
    """Whether the companion reports this event, too."""
    id = event.id.removeprefix("nocturne-")
    return id in TOLD or id in WON or (id.startswith("solo-") and id != "solo-card")


def line(event: Event) -> str:
    """An event as a line: who, what, and the arguments in alphabetical order of their names."""
    words = [str(event.arguments["seat"]), event.id.removeprefix("nocturne-")]
    if words[1] in WON:
        return f"{words[0]} goal {event.arguments['goal']}"
    for key in sorted(event.arguments):
        value = event.arguments[key]
        if key not in SILENT:
            words.append("+".join(map(str, value)) if isinstance(value, list) else str(value))
    return " ".join(words)


if __name__ == "__main__":
    main()
