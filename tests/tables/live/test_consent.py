"""Taking back among several people: who may ask when, whose answer counts, and that nobody learns anything from it."""

import random
from contextlib import suppress

import pytest

from noctuary.kernel.base.messages import Message
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.moves import seat_name
from noctuary.kernel.play.match import END, Match
from noctuary.tables.live.moving.consent import AGREE, ASK, DECLINE, Consent
from noctuary.tables.live.sitting.seats import Seats
from noctuary.tables.setup import TableError
from noctuary.tables.store.base.rows import GONE, TakenSeat
from noctuary.tables.wall_clock import now_ms
from tests.breadth import Figures, Seeds
from tests.games.trials import seats_of
from tests.tables.matches import dealt, set_up

PLACES = {0: "ada", 1: "ben", 2: "cleo", 3: "cleo"}


def choosing(match: Match) -> list[int]:
    """The seats with a choice."""
    return [seat for seat in match.waiting if seat not in match.unasked]


@pytest.mark.parametrize("name", catalogue.names())
def test_only_whoever_moved_last_may_ask_and_has_learned_nothing_since(
    name: str, seeds: Seeds, figures: Figures
) -> None:
    game = catalogue.find(name)
    for seed in seeds(2):
        rng = random.Random(seed)
        match = Match(set_up(game, *["human"] * seats_of(game, 3), seed=seed), patient=True)
        refusals = {str(match.request_refusal(seat)) for seat in match.setup.humans}
        assert refusals == {str(Message("table-undo-nothing"))}
        while not match.over and match.revision < 120:
            before = match.state.clone()
            seat = rng.choice(choosing(match) or match.unasked)
            code = rng.choice(match.state.legal(seat))
            forced = seat in match.unasked
            match.add(
                f"{seat_name(seat)} auto"
                if forced
                else before.move(f"{seat_name(seat)} {match.setup.game.actions.format(code)}")
            )
            asking = [one for one in range(match.setup.options.players) if match.request_refusal(one) is None]
            assert asking in ([], [seat])
            if not asking:
                continue
            figures["moves to take back"] += 1
            assert not forced
            # Whatever else is hidden, the same move shows the same to its player.
            other = before.observe(seat).determinize(Random(seed))
            other.patient = True
            other.play(seat, code)
            assert other.observe(seat).position() == match.state.observe(seat).position()


class Requests:
    """A table of four where people ask, agree and decline, and what is expected of their requests."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.match = dealt(*["human"] * 4, hand=4, seed=seed)
        self.before = self.match.state.position()
        taken = [TakenSeat(seat, player, player) for seat, player in PLACES.items()]
        self.there = Seats(self.match, taken, guided=False)
        self.consent = Consent(self.match, self.there)
        self.asker, self.declined, self.missing = "", False, set[str]()
        self.mover: str | None = ""
        """Who moved last, as far as it is known here."""

    def resign(self, seat: int) -> None:
        if seat not in self.match.resigned and self.chance.random() < 0.1:
            self.match.add(f"{seat_name(seat)} resign")
            self.mover, self.asker = None, ""

    def move(self) -> None:
        match = self.match
        seat, position = (match.unasked or match.waiting)[0], match.state.position()
        forced = seat in match.unasked
        match.add(f"{seat_name(seat)} auto" if forced else self.chance.choice(match.state.decision(seat).moves).line)
        if seat not in match.resigned:
            self.before, self.mover, self.asker, self.declined = position, "" if forced else PLACES[seat], "", False
        elif all(map(match.request_refusal, PLACES)):
            # A stand-in knew something when it moved.
            self.mover, self.asker = None, ""

    def ask(self, seat: int) -> None:
        if self.consent.refusal(seat) is None:
            player = PLACES[seat]
            assert self.mover in (player, None)
            assert not (self.asker and self.declined)
            self.consent.hear(self.consent.message(ASK, seat), self.match.touched)
            if not self.asker:
                self.missing = {*self.there.people().values()} - {player}
            self.asker, self.declined = player, False

    def answer(self, what: str, player: str) -> None:
        seats, agree = [seat for seat in PLACES if PLACES[seat] == player], what == AGREE
        if self.asked and (player in self.missing or (player == self.asker and not agree)):
            for seat in self.consent.answer(seats, agree):
                self.consent.hear(self.consent.message(what, seat), self.match.touched)
            self.missing.discard(player)
            self.declined = not agree
        else:
            with pytest.raises(TableError):
                self.consent.answer(seats, agree)

    @property
    def asked(self) -> bool:
        return bool(self.asker) and not self.declined


def test_only_what_everybody_else_agrees_to_is_taken_back(seeds: Seeds, figures: Figures) -> None:
    for seed in seeds(30):
        table = Requests(seed)
        match, consent, chance = table.match, table.consent, table.chance
        for _ in range(80):
            what = chance.choice(["move", ASK, ASK, AGREE, AGREE, AGREE, DECLINE, "resign"])
            seat, player = chance.randrange(4), chance.choice(["ada", "ben", "cleo", "stranger"])
            if match.over:
                break
            if what == "resign":
                table.resign(seat)
            elif what == "move":
                table.move()
            elif what == ASK:
                table.ask(seat)
            else:
                table.answer(what, player)
            consent.settle()
            granted = consent.find_entry()
            assert (granted is not None) == (table.asked and not table.missing)
            if granted:
                match.add(granted)
                consent.settle()
                assert table.mover is None or match.state.position() == table.before
                assert consent.to_wire() is None
                figures["moves taken back"] += 1
                table.mover, table.asker = None, ""


def test_servers_reach_one_result_though_messages_cross_and_come_again(seeds: Seeds, figures: Figures) -> None:
    for seed in seeds(100):
        chance, match = random.Random(seed), dealt(*["human"] * 4, hand=4, seed=seed)
        taken = [TakenSeat(seat, one, one) for seat, one in enumerate(["ada", "ben", "cleo", f"{GONE}1"])]
        servers = [Consent(match, Seats(match, taken, guided=False, moved=now_ms())) for _ in range(2)]
        coming: list[list[str]] = [[], []]
        agreed, repeated = set[tuple[int, int]](), [[list[str]()], [list[str]()]]
        for _ in range(60):
            here = chance.randrange(2)
            consent, seat = servers[here], chance.randrange(3)
            what = chance.choice(["hear", "hear", "hear", "repeat", END, AGREE, AGREE, DECLINE])
            if what == "hear" and coming[here]:
                consent.hear(coming[here].pop(0), 0)
            elif what == "repeat":
                # Anything that was said may be said again, however late.
                repeated[here].append(consent.messages())
                coming[1 - here] += chance.choice(repeated[here])
            elif what in (END, AGREE, DECLINE):
                with suppress(TableError):
                    message = consent.message(what, seat)
                    if what != END:
                        consent.answer([seat], what == AGREE)
                    consent.hear(message, 0)
                    coming[1 - here].append(message)
                    agreed |= {(seat, int(message.split()[2]))} if what != DECLINE else set()
            if consent.find_entry():
                assert {(one, int(consent.messages()[0].split()[2])) for one in range(3)} <= agreed
                figures["ends agreed to"] += 1
                break
        else:
            for here in range(2):
                for message in coming[here]:
                    servers[here].hear(message, 0)
            first, second = (consent.to_wire() for consent in servers)
            assert (first is None) == (second is None)
            if first and second:
                assert (first.waiting, first.declined is None) == (second.waiting, second.declined is None)
