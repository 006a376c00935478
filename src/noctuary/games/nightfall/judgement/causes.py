"""What a move brought about, in the words of a friend: from the events after it, and from what all can see."""

from typing import Final

from noctuary.games.nightfall.judgement.flow import seats_to_link, wounds_in
from noctuary.games.nightfall.judgement.worths import CARD, INFLUENCE, minion_worth, worths
from noctuary.games.nightfall.rules.basis import actions as at
from noctuary.games.nightfall.rules.basis.board import COMBAT, card_of, health_of, seat_of
from noctuary.games.nightfall.rules.basis.facts import COLOURS, ORDERS, SEATS
from noctuary.games.nightfall.rules.course.combat import Attack, strength
from noctuary.games.nightfall.rules.course.draft import OUT, PRIVATE, rounds
from noctuary.games.nightfall.rules.course.observation import count_cards
from noctuary.games.nightfall.rules.course.state import Nightfall
from noctuary.kernel.base.messages import Argument
from noctuary.kernel.parts.causes import Cause, Causes
from noctuary.kernel.parts.events import Event
from noctuary.kernel.parts.moves import seat_name, seat_number

DESTROYED: Final = frozenset("destroyed destroyed-exile destroyed-hand exile-minion".split())
ENTERED: Final = frozenset(("enter", "awaken"))
MANY: Final = 3
"""If somebody has at least this many cards of a colour, showing it to them is named."""
OF_LINK: Final = 0.12
"""What each card that links to a card, or to which it links, is worth."""
WEAK: Final = 0.6
"""A card worth less than this part of an average one weakens a deck."""
TELLING: Final = 0.3
"""What a card does is named if it is worth at least this many wounds."""
SPENT: Final = 0.35
"""The part of a card's text that is lost if it is discarded for influence."""


def causes(before: Nightfall, state: Nightfall, seat: int, code: int) -> list[Cause]:
    """What a move of a seat brought about (see `Game.causes`)."""
    causes_of = NightfallCauses(before, seat, code)
    causes_of.own_move()
    causes_of.hear_all(state.events or [])
    return causes_of.found


class NightfallCauses(Causes):
    """Turns the events after a move of `seat` into causes. `before`: the table on which it was made."""

    def __init__(self, before: Nightfall, seat: int, code: int) -> None:
        super().__init__("nightfall", seat, code)
        self.before: Final = before
        self.facts: Final = before.facts
        self.known: Final = worths(before.facts, before.edition)
        self.share: Final = 1.0 / (before.players - 1)
        """What a wound of another seat counts."""
        self.active: int = before.active
        self.fighting: bool = before.phase == COMBAT
        self.is_quiet: Final = (
            at.STOP < code < at.CHAIN or at.DISCARD <= code < at.EXILE or at.CLAIM <= code < at.RESOLVE
        )
        """Whether the move changes only the seat's own cards, so that fights later in the stretch are not its doing."""
        self.defends: Final = code >= at.BLOCK_NONE or at.ABSORB <= code < at.TARGET_PLAY
        self.fights: Final = self.defends or at.ATTACK <= code < at.BLOCK_NONE or at.RESOLVE <= code < at.ABSORB
        """Whether the move changes only what comes of this fight and, if it `defends`, only the seat's own losses."""
        self.aims: Final = at.TARGET_SEAT <= code < at.CLAIM or at.TARGET_PLAY <= code < at.ATTACK
        """Whether the move chooses a target of a text."""
        self.pays: bool = at.DISCARD <= code < at.EXILE
        """Whether the move brought influence."""
        self.draws: bool = False
        """Whether a text of the seat may draw cards now."""
        self.owned: Final = [set(map(card_of, area)) for area in before.play_area]
        """The cards of each seat in play or in the chain, which it may lose."""
        for link in before.chain:
            self.owned[seat_of(link)].add(card_of(link))
        self.target: int = -1
        """The seat that the move attacks; -1 without one."""
        self.damage: float = 0.0
        """What is left of the damage of that attack."""

    # What follows from the move itself.

    def own_move(self) -> None:
        """Add what the seat can see of its move."""
        code = self.code
        if code == at.STOP and self.seat == self.before.active and not self.before.chain:
            self.add("no-chain", 0.3)
        elif at.CHAIN <= code < at.DISCARD:
            self.played(code - at.CHAIN)
        elif at.DISCARD <= code < at.EXILE:
            card = code - at.DISCARD
            if card < ORDERS:
                self.add("held", -SPENT * self.known.text[card], {"card": self.facts.card_ids[card]})
            else:
                self.add("wound-spent", 0.3)
        elif at.DRAFT <= code < at.TARGET_SEAT:
            self.taken(code - at.DRAFT)
        elif at.CLAIM <= code < at.RESOLVE:
            self.taken(at.card_in(code - (at.CLAIM if code < at.FREE else at.FREE)))
        elif at.ATTACK <= code < at.BLOCK_NONE:
            self.attacked((code - at.ATTACK) % SEATS)
        elif code == at.WOUNDS_KEEP:
            self.add("wounds-kept", 0.2)

    def played(self, card: int) -> None:
        """Add what a card shows to the seats that may still link to it, by what all know of their cards."""
        board, facts = self.before, self.facts
        if self.seat != board.active:
            self.add("kept", -CARD, {"card": facts.card_ids[card]})
        linking = seats_to_link(board) & ~(1 << self.seat)
        for other in range(board.players):
            if not linking >> other & 1:
                continue
            owned = count_cards(board, other)
            for colour, name in enumerate(COLOURS):
                if facts.links[card] >> colour & 1:
                    many = sum(owned[one] for one in range(ORDERS) if facts.colour[one] == colour)
                    if many >= MANY:
                        words: dict[str, Argument] = {"seat": seat_name(other), "colour": name, "cards": many}
                        self.add("shows", -OF_LINK * many, words)

    def taken(self, card: int) -> None:
        """Add what a claimed or drafted card does, and how many of the seat's cards link with it."""
        board, facts, known = self.before, self.facts, self.known
        picks = board.picks[self.seat] if board.picks else []
        fate = rounds(board)[len(picks)] if self.code < at.TARGET_SEAT else PRIVATE
        weak = known.card[card] < WEAK * known.average
        owned = count_cards(board, self.seat)
        own = [one for one in range(ORDERS) for _ in range(owned[one])] + picks
        number = sum(
            bool(facts.links[one] >> facts.colour[card] & 1 or facts.links[card] >> facts.colour[one] & 1)
            for one in own
            if one != card
        )
        id = facts.card_ids[card]
        if number and fate == PRIVATE and not weak:
            self.add("links", 0.5 * OF_LINK * number, {}, float(number))
        does = {
            "damage": known.damage[card],
            "draw": CARD * known.draw[card],
            "removal": known.removal[card],
            "influence": known.influence[card],
            "minion": minion_worth(int(known.strength[card]), int(known.health[card]))
            if facts.is_minion[card]
            else 0.0,
        }
        what = max(does, key=does.__getitem__)
        where = "own" if fate == PRIVATE else "out" if fate == OUT else "commons"
        if weak:
            if fate == PRIVATE:
                self.add("weak", -0.5, {"card": id})
        elif does[what] >= TELLING:
            amount = {"damage": known.damage, "draw": known.draw, "minion": known.strength}.get(what, known.card)[card]
            also = max((one for one in does if one != "minion"), key=does.__getitem__)
            words: dict[str, Argument] = {"where": where, "what": what, "amount": round(amount)}
            self.add("text", known.card[card], {**words, "also": also if does[also] >= TELLING else "none"})
        elif known.card[card] >= known.average:
            self.add("text", known.card[card], {"where": where, "what": "other", "amount": 0, "also": "none"})

    def attacked(self, target: int) -> None:
        """Add whether an attacked seat can block, and whether it leads."""
        board = self.before
        assert isinstance(board.choice, Attack)
        self.target, self.damage = target, float(strength(board, self.seat, board.choice.serial))
        words: dict[str, Argument] = {"seat": seat_name(target)}
        if not board.play_area[target]:
            self.add("open", 0.3, words)
        wounds = [wounds_in(count_cards(board, other)) for other in range(board.players)]
        if all(wounds[target] < count for other, count in enumerate(wounds) if other not in (self.seat, target)):
            self.add("leader", 0.3, words)

    # What happened.

    def hear(self, event: Event) -> None:
        """Add what an event means to the seat."""
        id = event.id.removeprefix("nightfall-")
        told = event.arguments
        seat, count = told.get("seat"), told.get("number")
        who = seat_number(seat, self.before.players) if isinstance(seat, str) else -1
        number = float(count) if isinstance(count, int) else 0.0
        mine = who == self.seat
        if id == "turn":
            self.active, self.fighting, self.draws = who, True, False
        elif id in ("chain-start", "no-chain"):
            self.fighting = False
        elif id in ("discard", "claim"):
            self.draws = False
        if self.fights and (self.active, self.fighting) != (self.before.active, self.before.phase == COMBAT):
            return
        if self.defends and not mine:
            return
        if mine and not self.fights:
            self.done(id, told, number)
        if self.is_quiet or (not mine and self.is_apart(who)):
            return
        if id == "wounds":
            words: dict[str, Argument] = {} if mine else {"seat": told["seat"]}
            if self.target >= 0:
                number = min(number, self.damage)
                self.damage -= number
            self.add("wounds" if mine else "wounds-other", -number if mine else number * self.share, words, number)
        elif id in DESTROYED:
            self.destroyed(told, mine)
        elif mine:
            return
        elif id == "to-deck":
            self.add("to-deck", self.share, {"seat": told["seat"], "card": told["card"]})
        elif id == "cancelled":
            self.add("cancels", 0.7, {"seat": told["seat"], "card": told["card"]})
        elif id == "influence-lost":
            self.add("influence-lost", 0.3, {"seat": told["seat"]})

    def is_apart(self, who: int) -> bool:
        """Whether another seat's losses come from another attack, or from a later fight, unless a card led to it."""
        if self.target >= 0:
            return who != self.target
        return self.fighting and not self.fights and (self.active != self.seat or self.aims)

    def destroyed(self, told: dict[str, Argument], mine: bool) -> None:
        """Add the loss of a minion, unless it would leave play after its attack anyway."""
        if self.fighting and told["seat"] == seat_name(self.active):
            return
        card = self.card(told)
        worth = minion_worth(max(1, self.facts.strength[card]), self.facts.health[card])
        if self.target >= 0:
            # One attack destroys no more minions than its damage allows.
            if self.damage <= 0.0:
                return
            area = self.before.play_area[self.target]
            self.damage -= min((health_of(one) for one in area if card_of(one) == card), default=1)
        if card not in self.owned[seat_number(str(told["seat"]), self.before.players)]:
            return
        if mine:
            self.add("alive", -worth, {"card": told["card"]})
        else:
            self.add("destroys", worth * self.share + 0.2, {"seat": told["seat"], "card": told["card"]})

    def done(self, id: str, told: dict[str, Argument], number: float) -> None:
        """Add what the seat itself has done."""
        card = self.card(told)
        words: dict[str, Argument] = {"card": told.get("card", "")}
        if id in ("resolve", "resolve-kicker"):
            text = self.before.texts
            effects = [*text.chain[card], *text.your_chain[card], *text.kicker[card], *text.kicked[card]]
            self.draws = any(effect.name in ("draw", "every-player-draws") for effect in effects)
        elif id == "draw" and self.draws:
            self.add("draws", CARD * number, {}, number)
            self.draws = False
        elif id == "wound-effect" and self.code == at.WOUNDS_USE:
            self.add("wound-effect", 0.7 * number, {"wounds": int(number), "cards": 2 * int(number)})
        elif id == "link-kicker":
            self.add("kicker", 0.2 + 0.5 * self.known.kicker[card], words)
        elif id in ENTERED:
            self.add("enters", minion_worth(self.facts.strength[card], self.facts.health[card]), words)
        elif id == "influence":
            self.pays = True
            self.add("influence", INFLUENCE * number, {}, number)
        elif id in ("doubled", "discount"):
            self.pays = True
            self.add("cheaper", 0.5)
        elif id in ("claim", "free") and self.pays:
            self.add("claims", 0.6 * max(0.2, self.known.card[card]), words)
        elif id in ("exile-hand", "exile-discard") and card >= ORDERS:
            self.add("exiles", 0.9, {}, 1.0)
        elif id == "to-hand":
            self.add("returns", 0.5, words)

    def card(self, told: dict[str, Argument]) -> int:
        """The card that an event names; -1 without a single one."""
        id = told.get("card")
        return self.facts.card_ids.index(id) if isinstance(id, str) else -1
