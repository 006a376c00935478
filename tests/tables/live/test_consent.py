"""Taking back among several people: who may ask when, whose answer counts, and that nobody learns anything from it."""

import random

import pytest

from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.moves import seat_name
from noctuary.kernel.play.match import Match
from noctuary.tables.live.moving.consent import AGREE, ASK, DECLINE, Consent
from noctuary.tables.live.sitting.seats import Seats
from noctuary.tables.setup import TableError
from noctuary.tables.store.base.rows import TakenSeat
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


@pytest.mark.usefixtures("lanterns")
def test_only_what_everybody_else_agrees_to_is_taken_back(seeds: Seeds, figures: Figures) -> None:
    for seed in seeds(30):
        rng = random.Random(seed)
        match = dealt(*["human"] * 4, hand=4, seed=seed)
        before = match.state.position()
        there = Seats(match, [TakenSeat(seat, player, player) for seat, player in PLACES.items()], guided=False)
        consent = Consent(match, there)
        asker, declined, missing = "", False, set[str]()
        mover: str | None = ""
        """The seat that moved last, as far as it is known here."""
        for _ in range(80):
            what = rng.choice(["move", ASK, ASK, AGREE, AGREE, AGREE, DECLINE, "resign"])
            seat, player = rng.randrange(4), rng.choice(["ada", "ben", "cleo", "stranger"])
            if match.over:
                break
            if what == "resign":
                if seat not in match.resigned and rng.random() < 0.1:
                    match.add(f"{seat_name(seat)} resign")
                    mover, asker = None, ""
            elif what == "move":
                seat, position = (match.unasked or match.waiting)[0], match.state.position()
                forced = seat in match.unasked
                match.add(f"{seat_name(seat)} auto" if forced else rng.choice(match.state.decision(seat).moves).line)
                if seat not in match.resigned:
                    before, mover, asker, declined = position, "" if forced else PLACES[seat], "", False
                elif all(map(match.request_refusal, PLACES)):
                    # A stand-in knew something when it moved.
                    mover, asker = None, ""
            elif what == ASK:
                if consent.refusal(seat) is None:
                    player = PLACES[seat]
                    assert mover in (player, None)
                    assert not (asker and declined)
                    consent.hear(ASK, seat, match.touched)
                    asker, missing, declined = (
                        player,
                        missing if asker else {*there.people().values()} - {player},
                        False,
                    )
            else:
                seats = [one for one in PLACES if PLACES[one] == player]
                agree, asked = what == AGREE, bool(asker) and not declined
                if asked and (player in missing or (player == asker and not agree)):
                    for one in consent.answer(seats, agree):
                        consent.hear(what, one, match.touched)
                    missing.discard(player)
                    declined = not agree
                else:
                    with pytest.raises(TableError):
                        consent.answer(seats, agree)
            consent.settle()
            granted = consent.find_entry()
            assert (granted is not None) == (asker != "" and not declined and not missing)
            if granted:
                match.add(granted)
                consent.settle()
                assert mover is None or match.state.position() == before
                assert consent.to_wire() is None
                figures["moves taken back"] += 1
                mover, asker = None, ""
