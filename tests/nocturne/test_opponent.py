"""The opponent of the solo game, compared with a plain calculation from the position by the rules."""

from collections import Counter
from typing import Any, Final

import pytest

from noctuary.games.nocturne import GAME, Nocturne, Options
from noctuary.games.nocturne.rules.basis.options import MODIFICATIONS
from noctuary.games.nocturne.rules.turns.casting import Opponent
from noctuary.games.nocturne.rules.turns.sprites import MayOffer
from noctuary.kernel.base.messages import IllegalMove
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.agenda import NOTHING
from noctuary.kernel.play.match import Match
from noctuary.tables.live.helping import explain
from noctuary.tables.setup import Seat, TableSetup
from tests.breadth import Seeds
from tests.tables.matches import after

STAR: Final = 8
Token = tuple[int, int]
"""The value, and 0 for a Shadow, 1 for a normal token: of equal ones the Shadow comes first (NOC-10.3)."""


def tiles_of(position: dict[str, Any]) -> dict[str, str]:
    """The cells of the forest with a tile, in reading order."""
    found = {}
    for row, line in enumerate(position["forest"].splitlines(), start=1):
        for column, word in zip("abcdef", line.split(), strict=False):
            if word != "-" and ":" not in word:
                found[f"{column}{row}"] = word
    return found


def beside(cell: str, direction: str) -> str:
    """The name of the next cell in a direction; outside the grid, it is the name of no cell."""
    column, row = ord(cell[0]), int(cell[1:])
    across, down = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[direction]
    return f"{chr(column + across)}{row + down}"


def directed(origin: str, direction: str, free: set[str]) -> str:
    """NOC-10.4: the cell in this direction, otherwise the next free one clockwise."""
    turned = "NESW" * 2
    return next(
        cell
        for way in turned[turned.index(direction) : turned.index(direction) + 4]
        if (cell := beside(origin, way)) in free
    )


def in_hand(position: dict[str, Any]) -> list[Token]:
    """The tokens of the opponent, the lowest first."""
    player = position["players"]["P2"]
    normal = [(STAR if word == "star" else word, 1) for word in player["tokens"]]
    return sorted(normal + [(word, 0) for word in player["shadows"]])


def token_name(token: Token) -> str:
    value, normal = token
    return "star" if value == STAR else str(value) if normal else f"s{value}"


def value_of(name: str) -> int:
    return STAR if name == "star" else int(name.removeprefix("s"))


def answer(position: dict[str, Any], card: str, step: int) -> str:
    """The answer by NOC-10.3 and 10.4. `step`: how much higher a spell must be."""
    direction, power, _, _ = card.split()
    _, highest, origin = position["cast"][-1].split()
    beaten = value_of(highest)
    tokens = [token for token in in_hand(position) if token[0] >= beaten + step or token[0] == STAR > beaten]
    if power.startswith(">="):
        tokens = [token for token in tokens if token[0] >= int(power[2:])]
    elif power.startswith("<="):
        tokens = [token for token in tokens if token[0] <= int(power[2:])]
    if not tokens:
        return "pass"
    free = set(tiles_of(position)) - {spell.split()[2] for spell in position["cast"]}
    return f"cast {token_name(tokens[0])} {directed(origin, direction, free)}"


def opening(position: dict[str, Any], card: str) -> str:
    """NOC-10.6, 10.7."""
    direction, _, start, _ = card.split()
    tiles = list(tiles_of(position))
    won = position.get("open_next_to")
    allowed = [cell for cell in tiles if won is None or cell in [beside(won, way) for way in "NESW"]]
    tokens = in_hand(position)
    for cell in allowed:
        if not any(beside(cell, way) in tiles for way in "NESW"):
            return f"open {token_name(tokens[0])} {cell}"
    equal_or_lower = [token for token in tokens if token[0] <= int(start)]
    value = equal_or_lower[-1][0] if equal_or_lower else tokens[0][0]
    token = next(token for token in tokens if token[0] == value)
    return f"open {token_name(token)} {directed(won, direction, set(allowed)) if won else allowed[0]}"


def offered(position: dict[str, Any], card: str, returned: list[str]) -> list[str]:
    """The tokens on the Sprite board after the opponent's decision about offering (NOC-10.5, 3.3, 3.4)."""
    board: list[str] = position["sprite"]["tokens"]
    token = max((name for name in returned if not name.startswith("s")), key=value_of)
    before = [placed for placed in board if value_of(placed.split(":")[1]) >= value_of(token)]
    if card.endswith("keeps") or len(before) == 4:
        return board
    return [*before, f"P2:{token}", *board[len(before) :]][:4]


def decided(state: Nocturne, before: int) -> str:
    """The opponent's first spell or pass after so many events."""
    for event in (state.events or [])[before:]:
        name = event.id.removeprefix("nocturne-")
        if name == "pass":
            return name
        if name in ("open", "cast"):
            return f"{name} {event.arguments['token']} {event.arguments['cell']}"
    return ""


def carry_out(state: Nocturne, code: int) -> None:
    """Make a move without carrying out what follows."""
    choice = state.choice
    state.choice = NOTHING
    choice.play(state, state.seat, code)


def go_on(state: Nocturne, higher: int, seen: Counter[str]) -> None:
    """Carry out steps until the player has a choice, and check all decisions of the opponent."""
    ids = state.facts.solo_ids
    while state.agenda or state.choice is not NOTHING:
        if state.choice is not NOTHING:
            if len(state.codes) > 1:
                return
            carry_out(state, state.codes[0])
            continue
        step = state.agenda.pop()
        position, told = state.position(), len(state.events or [])
        step.take(state)
        if isinstance(step, Opponent):
            card = ids[state.solo_card]
            expected = answer(position, card, higher) if position["cast"] else opening(position, card)
            assert decided(state, told) == expected, (position, card)
            seen[expected.split()[0]] += 1
        elif isinstance(step, MayOffer) and step.seat == state.opponent:
            returned = [id for token, id in enumerate(state.facts.token_ids) if step.first & 1 << token]
            board = offered(position, ids[state.solo_card], returned)
            assert state.position()["sprite"]["tokens"] == board, (position, ids[state.solo_card])
            seen["keep" if board == position["sprite"]["tokens"] else "offer"] += 1


@pytest.mark.parametrize("modified", [[], ["double-competition"], ["twisted-trees", "chest-hunt"]])
def test_the_opponent_decides_as_its_cards_say(modified: list[str], seeds: Seeds) -> None:
    """NOC-10.3 to NOC-10.7."""
    seen: Counter[str] = Counter()
    for seed in seeds(30):
        random = Random(seed)
        state = GAME.new(Options(1, modifications=modified), seed, listen=True)
        while state.seat >= 0 and state.choice is not NOTHING:
            codes = state.legal(0)
            carry_out(state, codes[random.below(len(codes))])
            go_on(state, 2 if "double-competition" in modified else 1, seen)
        assert state.result is not None
    assert min(seen[what] for what in ("open", "cast", "pass", "offer", "keep")) > 60


@pytest.mark.parametrize("modified", [[], list(MODIFICATIONS)], ids=["plain", "modified"])
def test_nothing_tells_of_the_card_to_come(modified: list[str]) -> None:
    """NOC-10.10: the preview of a move is the same whatever card comes next, and nothing before a card can be taken
    back.
    """
    random = Random(len(modified))
    turned = previewed = 0
    for seed in range(6):
        match = Match(TableSetup(GAME, Options(1, modifications=modified), [Seat("human", "Ada")], seed))
        while not match.over:
            lines = [move.line for decision in match.state.decisions for move in decision.moves]
            line = lines[random.below(len(lines))]
            revision, revealed, cards = match.revision, match.state.revealed_to(0), turned_cards(match)
            previews = []
            for imagined in (1, 2, 3):  # Every state that looks the same is possible.
                match.revision = imagined
                previews.append(explain.about_line(match, 0, line).preview)
            assert previews[0] == previews[1] == previews[2]
            previewed += len(previews[0])
            match.revision = revision
            match = after(match, line)
            cards = turned_cards(match) - cards
            assert match.state.revealed_to(0) >= revealed + cards
            turned += cards
    assert turned > 100
    assert previewed > 50


def turned_cards(match: Match) -> int:
    """The number of the opponent's cards turned so far."""
    return len([event for event in match.events if event.id == "nocturne-solo-card"])


def futures(state: Nocturne) -> object:
    """All that the player can come to have from the Sprite board, decision by decision."""
    if state.choice.name != "take":
        return sorted(state.won[0])
    found = set()
    for code in state.legal(0):
        after = state.clone()
        after.play(0, code)
        found.add((state.game.actions.format(code).split("#")[0], repr(futures(after))))
    return sorted(found)


def test_noc_6_2_equal_sprite_tiles_are_told_apart_where_their_place_can_matter_and_nowhere_else() -> None:
    random = Random(6)
    told_apart = 0
    for _ in range(400):
        tiles = [("egg", "feather", "skull-ram", "tripti")[random.below(3 + random.below(2))] for _ in range(4)]
        owners = ["P1", *(f"P{1 + random.below(2)}" for _ in range(1 + random.below(3)))]
        tokens = [f"{owner}:{value}" for owner, value in zip(owners, (6, 5, 4, 3), strict=False)]

        def with_tiles(tiles: list[str], tokens: list[str] = tokens) -> Nocturne:
            players = {"P1": {"tokens": [7]}, "P2": {"tokens": [2]}}
            sprite = {"tokens": tokens, "tiles": tiles}
            start = {"forest": "feather -", "sprite": sprite, "solo": {"deck": ["E +1 3 offers"]}, "players": players}
            state = GAME.load(start, GAME.options({"mode": "solo"}), 1)
            state.apply(state.decisions[0].moves[0])
            return state

        state = with_tiles(tiles)
        lines = [GAME.actions.format(code) for code in state.legal(0)]
        for tile in {one for one in tiles if tiles.count(one) > 1 and lines}:
            # The leftmost is taken: what follows if another is taken shows when that one lies leftmost.
            places = [place for place, one in enumerate(tiles) if one == tile]
            apart = set()
            for place in places:
                first = with_tiles([tile, *tiles[:place], *tiles[place + 1 :]])
                first.play(0, GAME.actions.parse(f"take {tile}"))
                apart.add(repr(futures(first)))
            offered = [line for line in lines if line.split("#")[0] == f"take {tile}"]
            assert len(offered) == len(apart), (tiles, tokens, lines)
            told_apart += len(offered) > 1
            with pytest.raises(IllegalMove) as refusal:  # The missing copy is named.
                state.apply(f"P1 take {tile}#{len(places) + 1}")
            assert refusal.value.message.arguments == {"tile": f"{tile}#{len(places) + 1}"}
    assert told_apart > 20
