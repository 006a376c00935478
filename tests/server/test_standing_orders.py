"""Standing orders over the wire: nobody but their owner is sent anything about them."""

import json
from collections.abc import Sequence
from random import Random
from time import monotonic

import pytest

from noctuary.games.nightfall.rules.facts import ORDERS
from noctuary.games.nightfall.rules.state import Nightfall
from noctuary.tables.live import orders
from tests.breadth import Figures, Seeds
from tests.server.client import lines
from tests.server.conftest import Inside
from tests.server.test_invitations import invited, secret
from tests.server.test_watchers import watch, watchers_link


def test_only_whoever_gave_an_order_hears_of_it(server: Inside) -> None:
    host, guest = server.browser(), server.browser()
    id, _ = invited(host, guest, game="nocturne")
    watcher = watch(server, watchers_link(host, id))
    order = {"type": "order", "kind": "pass", "values": {"until": ["round"], "cell": ["d4"]}}
    with host.sit(id) as mine, guest.sit(id) as theirs, watcher.sit(id) as chair:
        theirs.greet(), mine.greet(), chair.greet()

        def seen() -> list[str]:
            """Everything that others are sent when they look again, or have been sent before."""
            texts = []
            for one in (mine, chair):
                one.send({"type": "hello"})
                text = one.text()
                while json.loads(text)["type"] != "view" or json.loads(text)["away"]:
                    text = one.text()
                texts.append(text)
            return texts

        seen()
        before = seen()
        theirs.send({"type": "orders", "tag": "f"})
        assert [form["kind"] for form in theirs.next("forms")["forms"]] == ["pass", "cast"]
        for wrong in ({"kind": "pass"}, {"kind": "resign", "values": {}}, {"values": {"until": ["round"]}}):
            theirs.send({"type": "order", "tag": "w", **wrong})
            assert theirs.next("refused", "accepted")["type"] == "refused"
        theirs.tell(**order)
        [told] = theirs.next("standing")["orders"]
        assert told == {"kind": "pass", "values": order["values"], "made": 0, "ended": ""}
        assert seen() == before
        theirs.send({"type": "withdraw", "tag": "w", "kind": "pass"})
        assert theirs.next("standing")["orders"] == []
        chair.send({**order, "tag": "o"})
        assert chair.receive()["error"]["id"] == "table-watching"
    assert b"standing" not in host.get(f"/api/tables/{id}/record").body


def test_nf_13_10_a_pass_that_was_chosen_at_once_waits_like_a_forced_one(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.lobby, "_pause", 0.05)
    monkeypatch.setattr(orders, "draw_delay", lambda: 4.0)
    host, guest = server.browser(), server.browser()
    id = host.table("human", "open", game="nightfall", draft="quick-start", first="P1")
    guest.post("/api/invitations/take", {"secret": secret(host, id), "seat": "P2", "name": "Gwen"})
    with host.sit(id) as mine:
        mine.greet()
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
    monkeypatch.setattr(server.lobby, "_pause", 0.04)
    waits: dict[str, list[float]] = {world: [] for world in ("forced", "ordered", "hasty")}
    for seed in seeds(0):
        for world in Random(seed).sample([*waits], 3):
            waits[world].append(waited(server, world))
            figures[f"{world} passes"] += 1
    for one in waits:
        for other in waits:
            # Two samples of one distribution differ by more than this once in ten thousand times.
            number = min(len(waits[one]), len(waits[other]))
            assert apart(waits[one], waits[other]) <= 2.23 * (2 / number) ** 0.5 if number else True, (one, other)


def waited(server: Inside, world: str) -> float:
    """The time at the other screen from the question to a pass."""
    host, guest = server.browser(), server.browser()
    id = host.table("human", "open", game="nightfall", draft="quick-start", first="P1")
    guest.post("/api/invitations/take", {"secret": secret(host, id), "seat": "P2", "name": "Gwen"})

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
