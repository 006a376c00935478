"""What a move brought about, in the words of a friend: from the events after it, and from what all can see."""

from typing import Final

from noctuary.games.nocturne.judgement.evaluation import aims_worth
from noctuary.games.nocturne.judgement.objective_value import OBJECTIVE
from noctuary.games.nocturne.judgement.prospects import beaters, standings, tile_worth
from noctuary.games.nocturne.judgement.standing import lacking
from noctuary.games.nocturne.judgement.worths import TOKEN_WORTH
from noctuary.games.nocturne.rules.basis import actions
from noctuary.games.nocturne.rules.basis.board import MOONLIGHT, cast_token, caster_of, token_mask
from noctuary.games.nocturne.rules.basis.facts import CHEST, EGG, KINDS, MIRROR, RUNESTONE, STAR
from noctuary.games.nocturne.rules.counting import scoring
from noctuary.games.nocturne.rules.counting.objectives import is_reached
from noctuary.games.nocturne.rules.counting.scenarios import challenger, scenario_of
from noctuary.games.nocturne.rules.course.state import Nocturne
from noctuary.games.nocturne.rules.turns.characters import Leave
from noctuary.games.nocturne.rules.turns.goals import moonlight_points
from noctuary.games.nocturne.rules.turns.sprites import higher_or_equal
from noctuary.kernel.base.messages import Argument
from noctuary.kernel.parts.causes import Cause, Causes
from noctuary.kernel.parts.events import Event
from noctuary.kernel.parts.moves import seat_name, seat_number

GAINS: Final = frozenset("win take keep-tile abigail hunt-cell hunt-sprite mirror".split())
"""The events with which a seat gets a tile."""
NAMED_BY: Final = {"take": "take ", "keep-tile": "keep "}
"""How a move that names the tile of such an event begins."""
UNANSWERED: Final = frozenset("star enclosed cornered unbeatable".split())
"""Why a spell wins at once (NOC-2.6)."""
ANSWERS_TOLD: Final = 2
"""The most tokens that are named as possible answers to a spell."""


def causes(before: Nocturne, state: Nocturne, seat: int, code: int) -> list[Cause]:
    """What a move of a seat brought about (see `Game.causes`)."""
    causes_of = NocturneCauses(before, seat, code)
    causes_of.own_move()
    causes_of.hear_all(state.events or [])
    if before.round == MOONLIGHT:
        for number in before.moonlight_goals:
            points = moonlight_points(state, number, seat) - moonlight_points(before, number, seat)
            causes_of.add("moonlight", float(points), {"goal": f"M{number}"}, float(points))
    scenario = scenario_of(before)
    if scenario is not None and challenger(before) == seat:
        was, now = (sum(is_reached(board, aim, seat) for aim in scenario.objectives) for board in (before, state))
        if now != was:
            causes_of.add("aims", OBJECTIVE * (now - was), {}, float(now - was), scored=False)
        else:
            causes_of.add("aims-nearer", aims_worth(state, seat) - aims_worth(before, seat), scored=False)
    return causes_of.found


class NocturneCauses(Causes):
    """Turns the events after a move of `seat` into causes. `before`: the table on which it was made."""

    def __init__(self, before: Nocturne, seat: int, code: int) -> None:
        super().__init__("nocturne", seat, code)
        self.before: Final = before
        self.offers: Final = actions.OFFER_NONE <= code < actions.KEEP_CONCOCTION
        self.facts: Final = before.facts
        self.standings: Final = standings(before, seat)
        self.line: Final = before.game.actions.format(code).partition("#")[0]
        self.share: float = 1.0 / max(1, before.players - 1)
        """What a point of another seat counts."""

    # What follows from the move itself.

    def own_move(self) -> None:
        """Add what all can see of a move, or the seat alone of its own concoctions."""
        board, code = self.before, self.code
        if actions.OFFER <= code < actions.OFFER_TWO:
            self.offering(code - actions.OFFER)
        elif actions.KEEP_CONCOCTION <= code < actions.KEEP_TILE:
            self.concoction(code - actions.KEEP_CONCOCTION)
        elif code == actions.ABILITY and board.choice.name in ("open", "cast"):
            self.add("flint", 2.0)
        elif code == actions.ABILITY_NONE:
            points = self.facts.unused_ability
            self.add("ability-kept", float(points), {"points": points})
        elif actions.ABILITY_TOKEN <= code < actions.ABILITY_TILE and isinstance(board.choice, Leave):
            won = board.token_id(board.choice.token)
            worth = self.token_worth(won) - self.token_worth(board.token_id(code - actions.ABILITY_TOKEN))
            self.add("redd", worth, {"token": won})

    def answers(self) -> None:
        """Add the only seat, with few tokens, that could have answered a spell that won: hands are open (NOC-1.8)."""
        after = self.before.clone()
        after.play(self.seat, self.code)
        if not after.casts or caster_of(after.casts[-1]) != self.seat:
            return
        able = [other for other in range(after.players) if beaters(after) >> other & 1]
        if len(able) == 1:
            top = cast_token(after.casts[-1])
            tokens = self.facts.tokens_of(token_mask(after.hand[able[0]]) & after.above[self.facts.value[top]])
            if len(tokens) <= ANSWERS_TOLD:
                ids: list[str] = [after.token_id(token) for token in tokens]
                self.add("answers", 0.6, {"seat": seat_name(able[0]), "token": ids})

    def offering(self, token: int) -> None:
        """Add the place on the Sprite board that an offered token takes."""
        ahead = higher_or_equal(self.before, token)
        self.add("sprite", 0.3 + 0.5 * max(0, self.before.spaces - ahead), {"place": ahead + 1})

    def concoction(self, card: int) -> None:
        """Add what a concoction would score with the others, and how many of its symbols are missing."""
        facts, supply = self.facts, scoring.symbol_supply(self.before, self.seat)
        id, cards = facts.concoction_ids[card], self.before.concoctions[self.seat]
        alone, among = (lacking(sum(facts.both_levels[one] for one in own), supply) for own in ([card], [*cards, card]))
        now, later = (scoring.best_concoctions(facts, supply, own)[0] for own in (cards, [*cards, card]))
        points, missing, done = later - now, alone, "first" if alone else "all"
        if not points:
            # It lacks symbols, if only since the others use them, too.
            points, missing, done = max(facts.points1[card], facts.points2[card]), alone or among, "none"
        worth = 0.5 * points / max(1, missing) if done == "none" else float(points)
        if points > 0 and (missing or done == "all"):
            # What is sure and what is only promised are two kinds of reason.
            kind = "lacks" if done == "none" else "brew"
            self.add(kind, worth, {"concoction": id, "points": points, "missing": missing, "done": done})

    # What happened.

    def hear(self, event: Event) -> None:
        """Add what an event means to the seat."""
        id = event.id.removeprefix("nocturne-")
        told = event.arguments
        who = seat_number(str(told["seat"]), self.before.game.players[-1]) if isinstance(told.get("seat"), str) else -1
        mine = who == self.seat
        if id in GAINS:
            self.gained(id, who, told)
        elif id in ("goal", "goal-most", "goal-tie"):
            points = float(self.facts.twilight_goal)
            if mine:
                self.add("goal", points + 0.5, {"goal": told["goal"], "points": int(points)})
            else:
                self.add("goal-other", -points * self.share, {"goal": told["goal"], "seat": told["seat"]})
        elif id == "pushed-off" and not mine and self.offers:
            self.add("pushed-off", 1.0, {"seat": told["seat"], "token": told["token"]})
        elif id == "offer" and mine and self.offers:
            self.add("held", -self.token_worth(told["token"]), {"token": told["token"]})
        elif id == "shadows" and mine:
            self.add("shadows", 1.0)

    def token_worth(self, id: Argument) -> float:
        """The value of a token in hand, in points."""
        token = self.facts.token_ids.index(str(id))
        return TOKEN_WORTH[self.facts.value[token]] if token <= STAR else 0.5

    def gained(self, id: str, who: int, told: dict[str, Argument]) -> None:
        """Add what it means that a seat gets a tile."""
        facts, tile = self.facts, self.facts.tile_ids.index(str(told["tile"]))
        worth = tile_worth(facts, self.standings[who], tile)
        if id == "mirror" and (who != self.seat or self.line != f"mirror {told['tile']}"):
            return
        if id == "take" and not self.line.startswith(("take", "offer")):
            # What the end of the round brings is hardly this move's doing.
            return
        if who != self.seat:
            if id == "win":
                # Whoever passes makes nobody spend anything.
                if self.code != actions.PASS:
                    self.spent(told)
                if self.comes_back():
                    self.add("offered", 1.0)
            what = "tile-other" if who != self.before.opponent else "tile-opponent"
            self.add(what, -worth * self.share, {"seat": told["seat"], "tile": told["tile"]})
            return
        points, purpose = self.purpose(tile)
        words: dict[str, Argument] = {"tile": told["tile"], "for": purpose, "points": points}
        worth = max(worth, float(points))
        verb = NAMED_BY.get(id, "")
        named = self.line.removeprefix(verb)
        if verb and self.line.startswith(verb) and named != told["tile"]:
            # Not the tile that the move names, but one of a later move.
            if not actions.KEEP_TILE <= self.code < actions.TAKE:
                self.add("also", worth, words)
            else:
                # What is in a chest is what the chest is worth.
                chest = facts.tile_ids.index(named)
                worth -= tile_worth(facts, self.standings[who], chest)
                self.add("tile", worth, {"tile": named, "for": KINDS[CHEST], "points": 0})
            return
        if id != "win":
            self.add(id if id in ("mirror", "take") else "tile", worth, words)
            return
        words["token"] = told["token"]
        line = f"cast {told['token']} {told['cell']}"
        if self.line != line:
            self.add("win-later", worth, words)
        elif told["how"] in UNANSWERED:
            self.add("unanswered", worth + 0.3, {**words, "how": told["how"]})
        else:
            self.add("win", worth, words)
            self.answers()
        self.add("kept", -self.token_worth(told["token"]), {"token": told["token"]})

    def spent(self, told: dict[str, Argument]) -> None:
        """Add that another seat uses up a high token."""
        worth = self.token_worth(told["token"])
        if worth > 1.0:
            self.add("spent", worth * self.share, {"seat": told["seat"], "token": told["token"]})

    def comes_back(self) -> bool:
        """Whether the seat has cast a token that it may offer once another seat has won (NOC-3.1)."""
        mine = [cast_token(cast) for cast in self.before.casts if caster_of(cast) == self.seat]
        if self.line.startswith("cast"):
            mine.append(self.facts.token_ids.index(self.line.split()[1]))
        return self.before.spaces > 0 and any(token <= STAR for token in mine)

    def purpose(self, tile: int) -> tuple[int, str]:
        """What a tile is good for to the seat: its points in the row of the score sheet in which it brings the most,
        and this row, or its symbol if a concoction lacks that.
        """
        board, facts, one = self.before, self.facts, self.standings[self.seat]
        after = board.clone()
        after.won[self.seat] = [*after.won[self.seat], tile]
        pairs = zip(scoring.ROWS[:-1], scoring.score(board, self.seat), scoring.score(after, self.seat), strict=False)
        points, row = max((later - now, row) for row, now, later in pairs)
        kind = facts.tile_kind[tile]
        lacking = facts.tile_symbol_mask[tile] & one.lacking
        if points <= 0 and lacking:
            row = "symbol"
        elif points <= 0 or kind in (CHEST, RUNESTONE, MIRROR):
            row = KINDS[kind]
        elif kind == EGG and one.eggs >= one.rival_eggs:
            row = "most-eggs"
        return max(0, points), row
