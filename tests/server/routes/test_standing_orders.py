"""Standing orders over the wire: nobody but their owner is sent anything about them."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from time import monotonic

import pytest

from noctuary.games.nightfall.rules.basis.facts import ORDERS
from noctuary.games.nightfall.rules.course.state import Nightfall
from noctuary.tables.live.sitting import standing_orders
from tests.breadth import Figures, Seeds
from tests.server.client import lines
from tests.server.conftest import Inside
from tests.server.routes.test_invitations import two


def test_an_order_is_given_and_withdrawn(server: Inside) -> None:
    """That nobody else hears of it, `test_roles` shows."""
    _, guest, id = two(server, game="nocturne")
    values = {"until": ["round"], "cell": ["d4"]}
    with guest.at(id) as theirs:
        theirs.send({"type": "orders", "tag": "f"})
        assert [form["kind"] for form in theirs.next("forms")["forms"]] == ["pass", "cast"]
        for wrong in ({"kind": "pass"}, {"kind": "resign", "values": {}}, {"values": {"until": ["round"]}}):
            assert theirs.refusal(type="order", **wrong) is not None
        theirs.tell(type="order", kind="pass", values=values)
        assert theirs.next("standing")["orders"] == [{"kind": "pass", "values": values, "made": 0, "ended": ""}]
        theirs.send({"type": "withdraw", "tag": "w", "kind": "pass"})
        assert theirs.next("standing")["orders"] == []


def test_nf_13_10_a_pass_that_was_chosen_at_once_waits_like_a_forced_one(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.lobby, "services", replace(server.lobby.services, pause=0.05))
    monkeypatch.setattr(standing_orders, "draw_delay", lambda: 4.0)
    host, guest = server.browser(), server.browser()
    id = host.table("human", "open", game="nightfall", draft="quick-start", first="P1")
    guest.take(host.invitation(id))
    with host.at(id) as mine:
        # The same message again, as from a client whose connection was lost meanwhile.
        for tag in ("stop", "again"):
            mine.send({"type": "move", "tag": tag, "line": "P1 stop", "revision": 0})
        assert mine.ask(line="P1 stop")["legal"]
        assert [mine.next("accepted", "refused")["type"] for _ in range(2)] == ["accepted", "accepted"]
        assert mine.next("view")["log"][-1]["id"] == "nightfall-no-chain"


def test_nf_13_10_others_cannot_tell_a_forced_an_ordered_and_a_hasty_pass_by_their_waits(
    server: Inside, monkeypatch: pytest.MonkeyPatch, seeds: Seeds, figures: Figures
) -> None:
    # Only in a soak: how long others wait, measured at their screen.
    monkeypatch.setattr(server.lobby, "services", replace(server.lobby.services, pause=0.04))
    waits: dict[str, list[float]] = {world: [] for world in ("forced", "ordered", "hasty")}
    for seed in seeds(0):
        for world in Random(seed).sample([*waits], 3):
            waits[world].append(waited(server, world))
            figures[f"{world} passes"] += 1
    for wait in waits:
        for other in waits:
            # Two samples of one distribution differ by more than this once in ten thousand times.
            number = min(len(waits[wait]), len(waits[other]))
            assert apart(waits[wait], waits[other]) <= 2.23 * (2 / number) ** 0.5 if number else True, (wait, other)


def waited(server: Inside, world: str) -> float:
    """The time at the other screen from the question to a pass."""
    host, guest = server.browser(), server.browser()
    id = host.table("human", "open", game="nightfall", draft="quick-start", first="P1")
    guest.take(host.invitation(id))

    async def hold() -> None:
        state = server.lobby.open_tables[id].match.state
        assert isinstance(state, Nightfall)
        state.hand[1] = [] if world == "forced" else [*range(ORDERS)]

    with host.sit(id) as mine, guest.sit(id) as theirs:
        now = mine.asked()
        theirs.greet()
        server.run(hold())
        if world == "ordered":
            theirs.tell(type="order", kind="pass", values={"until": ["game"]})
        assert mine.move(next(line for line in lines(now) if line != "P1 stop"), 0)["type"] == "accepted"
        mine.send({"type": "move", "tag": "stop", "line": "P1 stop", "revision": 1})
        while mine.next("accepted", "refused").get("tag") != "stop":
            pass
        begun = monotonic()
        if world == "hasty":
            while theirs.next("view")["revision"] < 2:
                pass
            theirs.send({"type": "move", "tag": "p", "line": "P2 stop", "revision": 2})
        while mine.next("view")["revision"] < 3:
            pass
        return monotonic() - begun


def apart(one: Sequence[float], other: Sequence[float]) -> float:
    """The distance between two samples after Kolmogorov and Smirnov."""
    return max(
        abs(sum(a <= at for a in one) / len(one) - sum(b <= at for b in other) / len(other)) for at in (*one, *other)
    )
