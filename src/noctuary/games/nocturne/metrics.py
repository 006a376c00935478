"""What a balance report measures in Nocturne: score sheets, goals, concoctions, the value of tiles, and tokens."""

from collections import Counter
from typing import Final

from noctuary.games.nocturne.judgement.shapley import Gain, shapley_values
from noctuary.games.nocturne.rules.basis.board import Board
from noctuary.games.nocturne.rules.counting import scoring
from noctuary.games.nocturne.rules.course.rounds import hand_tokens
from noctuary.games.nocturne.rules.turns.goals import moonlight_points
from noctuary.kernel.base.messages import Argument
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.parts.metrics import MEAN, NUMBER, RATE, SPREAD, Measure, Metrics, ids_of
from noctuary.kernel.parts.moves import seat_number

ROUNDS: Final = ("twilight", "moonlight")

ORDERS: Final = 2
"""How many random orders are used to estimate the value of each tile; each is also used in reverse."""

MEASURES: Final = (
    Measure("won-place", RATE, "place"),
    Measure("won-character", RATE, "character"),
    Measure("total", SPREAD, "place"),
    Measure("total-character", MEAN, "character"),
    Measure("points", SPREAD, "row"),
    Measure("phases", SPREAD, "round"),
    Measure("spells", SPREAD, "round"),
    Measure("left", SPREAD, "round"),
    Measure("taken", SPREAD, "round"),
    Measure("goal-won", RATE, "goal"),
    Measure("won-goal", RATE, "goal"),
    Measure("goal-points", SPREAD, "goal"),
    Measure("goal-scored", RATE, "goal"),
    Measure("concoction-kept", RATE, "concoction"),
    Measure("concoction-begun", RATE, "concoction"),
    Measure("concoction-done", RATE, "concoction"),
    Measure("concoction-points", MEAN, "concoction"),
    Measure("tile-worth", MEAN, "tile"),
    Measure("token-cast", MEAN, "token", ways=ROUNDS),
    Measure("token-won", MEAN, "token", ways=ROUNDS),
    Measure("shadow-given", RATE, "token"),
    Measure("shadows", SPREAD, "place"),
    Measure("won-shadows", RATE, NUMBER),
    Measure("ability-used", RATE, "character"),
)


class NocturneMetrics(Metrics[Board]):
    """Measures one game. The solo opponent is not measured."""

    measures = MEASURES
    numbered = frozenset(("goal", "concoction"))
    even = ("won-place", "won-character", "goal-won", "concoction-kept")

    def begin(self, state: Board) -> None:
        self.people: int = state.options.players
        self.first: int = state.designated
        self.round: int = 0
        self.held: list[list[str]] = [token_ids(state, seat) for seat in range(self.people)]
        """The tokens each seat had at the beginning of the round."""
        self.shadows: list[int] = state.shadows[:]
        """The Shadow tokens that can be given out."""
        self.received: list[list[str]] = [[] for _ in range(self.people)]
        """The Shadow tokens each seat got at dusk."""
        self.paid: list[list[str]] = [[] for _ in range(self.people)]
        """The tokens each seat paid for its Shadow tokens."""
        self.cast: list[Counter[str]] = [Counter() for _ in range(self.people)]
        self.won: list[Counter[str]] = [Counter() for _ in range(self.people)]
        """How often each seat has won a tile with each token in this round; `cast` counts how often it was cast."""
        self.dealt: int = state.tile_mask.bit_count()
        """Number of tiles in the forest at the beginning of the round."""
        self.phases: int = 0
        self.spells: int = 0
        self.taken: int = 0
        self.gains: list[list[Gain]] = [[] for _ in range(self.people)]
        self.drawing: list[Gain | None] = [None] * self.people
        """For each seat, the gain that the next things it keeps belong to; None if they come from an ability."""
        self.drawn: list[str] = []

    def see(self, id: str, words: dict[str, Argument], state: Board) -> None:
        what = id.removeprefix("nocturne-")
        if what == "moonlight" or what == "moonlight-family":
            self.close_round()
            self.begin_moonlight(state)
            return
        if "seat" not in words or isinstance(words["seat"], list):
            return
        seat = seat_number(str(words["seat"]), state.players)
        if what == "open" or what == "cast":
            self.spells += 1
        elif what == "win":
            self.phases += 1
        elif what == "take":
            self.taken += 1
        if seat < self.people:
            self.see_seat(what, seat, words, state)

    def see_seat(self, what: str, seat: int, words: dict[str, Argument], state: Board) -> None:
        """Record an event in which a player did or received something."""
        if what == "open" or what == "cast":
            self.cast[seat][str(words["token"])] += 1
        elif what == "win" or what == "take":
            self.won[seat][str(words["token"])] += 1
            gain = Gain(tile_of(state, words))
            self.gains[seat].append(gain)
            self.drawing[seat] = gain
        elif what in ("abigail", "hunt-cell", "hunt-sprite"):
            changed = self.drawing[seat]
            assert changed is not None
            changed.tiles[-1] = tile_of(state, words)
        elif what == "keep-tile":
            opened = self.drawing[seat]
            assert opened is not None
            opened.tiles.append(tile_of(state, words))
        elif what == "flint":
            self.drawing[seat] = None
        elif what == "draw-concoctions":
            self.drawn = ids_of(words["concoction"])
        elif what == "keep-concoction":
            self.keep_concoction(seat, str(words["concoction"]), state)
        elif what == "mirror":
            copying = self.mirror(seat, state)
            copying.copies.append(tile_of(state, words))
            self.drawing[seat] = copying
        elif what == "mirror-none":
            self.mirror(seat, state).copies.append(-1)
        elif what == "shadows":
            self.received[seat] = ids_of(words["token"])
            self.paid[seat] = ids_of(words["token_removed"])

    def keep_concoction(self, seat: int, kept: str, state: Board) -> None:
        """Record that one of the drawn concoctions was kept."""
        for concoction in self.drawn:
            self.note("concoction-kept", concoction == kept, concoction)
        gain = self.drawing[seat]
        if gain is not None:
            gain.concoctions.append(state.facts.concoction_ids.index(kept))

    def mirror(self, seat: int, state: Board) -> Gain:
        """The gain that contains the mirror being assigned: the first mirror not yet assigned."""
        mirror = state.facts.mirror_tile
        return next(gain for gain in self.gains[seat] if gain.tiles.count(mirror) > len(gain.copies))

    def close_round(self) -> None:
        """Record the end of a round."""
        round = ROUNDS[self.round]
        self.note("phases", self.phases, round)
        self.note("spells", self.spells, round)
        self.note("left", self.dealt - self.phases, round)
        self.note("taken", self.taken, round)
        for seat in range(self.people):
            held = self.held[seat]
            for token in dict.fromkeys(held):
                copies = held.count(token)
                self.note("token-cast", self.cast[seat][token] / copies, token, way=round)
                self.note("token-won", self.won[seat][token] / copies, token, way=round)
        self.phases = self.spells = self.taken = 0
        self.cast = [Counter() for _ in range(self.people)]
        self.won = [Counter() for _ in range(self.people)]

    def begin_moonlight(self, state: Board) -> None:
        """Record the beginning of the second round, with the Shadow tokens given out."""
        self.round = 1
        self.dealt = state.tile_mask.bit_count()
        for held, received, paid in zip(self.held, self.received, self.paid, strict=True):
            held += received
            for token in paid:
                held.remove(token)

    def end(self, state: Board) -> None:
        assert state.result is not None
        self.close_round()
        winners = state.result.winners
        for seat in range(self.people):
            place = str((seat - self.first) % self.people + 1)
            rows = scoring.score(state, seat)
            self.note("total", rows[scoring.TOTAL], place)
            for name, points in zip(scoring.ROWS, rows, strict=True):
                self.note("points", points, name)
            self.note("shadows", len(self.received[seat]), place)
            won = seat in winners
            if self.people > 1:
                self.note("won-place", won, place)
                self.note("won-shadows", won, str(len(self.received[seat])))
            if state.character[seat] >= 0:
                character = state.facts.character_ids[state.character[seat]]
                self.note("total-character", rows[scoring.TOTAL], character)
                if self.people > 1:
                    self.note("won-character", won, character)
                if state.advanced:
                    self.note("ability-used", not state.ability[seat], character)
            self.end_goals(state, seat)
            self.end_concoctions(state, seat)
            self.end_tiles(state, seat)
        self.end_shared(state, winners)

    def end_shared(self, state: Board, winners: list[int]) -> None:
        """Record at the end of the game what is common to all seats: twilight goals, Shadow tokens."""
        for number, winner in zip(state.twilight_goals, state.goal_winner, strict=True):
            goal = f"T{number}"
            mine = 0 <= winner < self.people
            self.note("goal-won", mine, goal)
            if mine and self.people > 1:
                self.note("won-goal", winner in winners, goal)
        for token in self.shadows:
            self.note("shadow-given", token not in state.shadows, state.token_id(token))

    def end_goals(self, state: Board, seat: int) -> None:
        """Record what the moonlight goals scored for a seat."""
        for number in state.moonlight_goals:
            points = moonlight_points(state, number, seat)
            self.note("goal-points", points, f"M{number}")
            self.note("goal-scored", points > 0, f"M{number}")

    def end_concoctions(self, state: Board, seat: int) -> None:
        """Record which of a seat's concoctions were completed."""
        facts = state.facts
        held = state.concoctions[seat]
        least = scoring.least_complete_now(state, seat)
        levels = scoring.best_concoctions(facts, scoring.symbol_supply(state, seat), held, least)[2] if held else []
        for card, done in zip(held, levels, strict=True):
            id = facts.concoction_ids[card]
            two = facts.points2[card] > 0
            self.note("concoction-begun", done > 0, id)
            self.note("concoction-done", done == (2 if two else 1), id)
            self.note("concoction-points", (0, facts.points1[card], facts.points2[card])[done], id)

    def end_tiles(self, state: Board, seat: int) -> None:
        """Record what the tiles of a seat were worth."""
        board = state.clone()
        assert isinstance(board, Board)
        gains = self.gains[seat]
        random = Random(sum((index + 1) * tile for index, tile in enumerate(state.stack)) * 4 + seat)
        for gain, worth in zip(gains, shapley_values(board, seat, gains, ORDERS, random), strict=True):
            self.note("tile-worth", worth, state.tile_id(gain.tiles[0]))


def token_ids(state: Board, seat: int) -> list[str]:
    """The tokens in hand, listing every copy."""
    return [state.token_id(token) for token in hand_tokens(state, seat)]


def tile_of(state: Board, words: dict[str, Argument]) -> int:
    """The tile that an event mentions."""
    return state.facts.tile_ids.index(str(words["tile"]))
