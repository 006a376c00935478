"""Chat: only the people at a table read it, and it appears nowhere else."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.readable import MARKS, is_readable, readable
from noctuary.server.door.limits import Limits, Rate
from noctuary.tables.live.helping import writers
from noctuary.tables.live.helping.writers import NEWCOMER_MINUTES
from noctuary.tables.live.sitting.presence import WATCHER
from noctuary.tables.setup import distinct_name, readable_name
from noctuary.tables.store.base.rows import Said
from noctuary.tables.store.parts.chats import MAX_LINES
from tests.server.client import Browser, Chair
from tests.server.conftest import ANY, Inside
from tests.server.routes.test_invitations import two
from tests.server.routes.test_profile import finish, on_disk
from tests.server.routes.test_replay_links import shared
from tests.server.routes.test_watchers import watch


def say(chair: Chair, text: str = "", **more: Any) -> Any:
    return chair.refusal(type="say", text=text, **more)


def heard(chair: Chair) -> list[Any]:
    return [line["text"] or line["phrase"] for line in chair.next("chat")["lines"]]


def chat_when(chair: Chair, right: Callable[[list[dict[str, Any]]], bool]) -> list[dict[str, Any]]:
    """The whole chat as soon as it is right, of a chair that has heard none of it."""
    lines: list[dict[str, Any]] = []
    while not right(lines):
        told = chair.next("chat")
        lines = [line for line in lines if line["number"] <= told["after"]] + told["lines"]
    return lines


def test_who_sits_there_reads_it(server: Inside) -> None:
    """That nobody else does, and that it is nowhere else, `test_roles` shows."""
    host, guest, id = two(server)
    with host.at(id) as mine, guest.at(id) as theirs:
        assert heard(mine) == heard(theirs) == []
        assert say(mine, "\u200b") == "chat-empty"
        assert say(mine, " Xyzzy\n<b> https://example.org ") is None
        assert heard(theirs) == ["Xyzzy <b> https://example.org"]
        assert say(theirs, phrase="thanks") is None
        line = mine.next("chat", "view")
        while not line.get("lines") or not line["lines"][-1]["phrase"]:
            line = mine.next("chat")
        assert (line["after"], line["lines"][0]["name"], line["lines"][0]["seat"]) == (1, "Gwen", "P2")
        mine.tell(type="resign", seat="P1")
    with guest.at(id) as theirs:
        assert len(heard(theirs)) == 2


def test_the_host_sees_what_is_reported_and_silences_somebody(server: Inside) -> None:
    host, guest, id = two(server)
    with host.at(id) as mine, guest.at(id) as theirs:
        assert (heard(mine), heard(theirs)) == ([], [])
        assert say(theirs, "rude") is None
        assert (heard(mine), heard(theirs)) == (["rude"], ["rude"])
        mine.send({"type": "report", "tag": "r", "number": 1})
        assert [line["reported"] for line in mine.next("chat")["lines"]] == [True]
        assert theirs.refusal(type="silence", seat="P1", silent=True) == "table-not-host"
        mine.send({"type": "silence", "tag": "t", "seat": "P2", "silent": True})
        told = theirs.next("chat")
        assert (told["silent"], told["host"], told["lines"]) == (["P2"], False, [])
        assert say(theirs, "again") == "chat-silenced"
        mine.send({"type": "silence", "tag": "t", "seat": "P2", "silent": False})
        assert theirs.next("chat")["silent"] == []
        assert say(theirs, "sorry") is None
        mine.next("accepted")
        # The lines of a player are deleted with everything else that is theirs.
        guest.request("DELETE", "/api/profile")
        while (last := mine.next("chat"))["after"]:
            pass
        assert last["lines"] == []


def test_watchers_talk_among_themselves_and_players_read_it_after_the_game(server: Inside) -> None:
    """At every door: also for whoever plays and watches at the same time, or takes a seat after watching."""
    host, guest, id = two(server)
    link = host.invitation(id, "watch")
    eve, finn = watch(server, link), watch(server, link)
    # Who plays may have come by the link for watchers, too, and has the table open twice.
    assert guest.post("/api/watchers", {"secret": link}).status == 200
    with host.at(id) as mine, guest.at(id) as theirs, guest.at(id) as second, eve.at(id) as hers, finn.at(id) as his:
        assert [heard(chair) for chair in (mine, theirs, second, hers, his)] == [[]] * 5
        assert (say(hers, "hm", name=" "), say(hers, "Xyzzy", name="gwen")) == ("table-seat-name", None)
        assert say(his, phrase="luck", name="Gwen") is None
        # Nobody can pass for a player or for another watcher.
        lines = chat_when(hers, lambda lines: len(lines) == 2)
        assert [(line["seat"], line["name"]) for line in lines] == [(None, "gwen 2"), (None, "Gwen 3")]
        # Players cannot do anything with a line that they cannot read, and learn nothing from the answer.
        refusals = [chair.refusal(type="report", number=number) for chair in (mine, theirs) for number in (1, 9)]
        assert {*refusals, mine.refusal(type="silence", seat=None, silent=True, line=1)} == {"chat-unread"}
        assert theirs.refusal(type="silence", seat=None, silent=True, line=1) == "table-not-host"
        assert say(theirs, "Hello", name="Eve") is None
        assert hers.refusal(type="report", number=3) == "chat-unread"
        assert his.refusal(type="report", number=1) is None
        # What the host allows newcomers holds for watchers.
        assert mine.refusal(type="silence", seat=None, silent=True) is None
        assert (say(hers, "more", name="Eve"), say(hers, phrase="luck", name="Eve")) == ("chat-newcomer-watching", None)
        assert mine.refusal(type="silence", seat=None, silent=False) is None
        second.send({"type": "ping", "tag": "now"})
        while (told := second.next("chat", "accepted"))["type"] == "chat":
            assert {line["seat"] for line in told["lines"]} <= {"P2"}
        mine.tell(type="resign", seat="P1")
        for chair in (theirs, second, mine):
            lines = chat_when(chair, lambda lines: len(lines) == 4)
            assert [line["seat"] for line in lines] == [None, None, "P2", None]
        assert [line["reported"] for line in lines] == [True, False, False, False]
        assert mine.refusal(type="silence", seat=None, silent=True, line=1) is None
        assert (say(hers, "again", name="Eve"), say(his, "fine", name="Gwen")) == ("chat-silenced", None)
        chat_when(mine, lambda lines: [line["silent"] for line in lines] == [True, False, False, True, False])
        # The lines of a watcher go with everything else that is theirs.
        eve.request("DELETE", "/api/profile")
        chat_when(mine, lambda lines: [line["name"] for line in lines] == ["Gwen 3", "Gwen", "Gwen 3"])


def test_the_host_silences_unread_whom_a_watcher_has_reported(server: Inside) -> None:
    host, guest, id = two(server)
    link = host.invitation(id, "watch")
    eve, finn = watch(server, link), watch(server, link)
    with host.at(id) as mine, guest.at(id) as theirs, eve.at(id) as hers, finn.at(id) as his:
        assert (heard(mine), say(hers, "Xyzzy", name="Eve"), heard(his)) == ([], None, [])
        assert his.refusal(type="report", number=1) is None
        (line,) = chat_when(mine, bool)
        assert (line["reported"], line["seat"], line["name"] + line["text"] + line["phrase"]) == (True, None, "")
        assert mine.refusal(type="silence", seat=None, silent=True, line=1) is None
        assert say(hers, "more", name="Eve") == "chat-silenced"
        # The other player learns nothing of it.
        assert heard(theirs) == []
        theirs.send({"type": "ping", "tag": "now"})
        assert theirs.next("chat", "accepted")["type"] == "accepted"
        mine.tell(type="resign", seat="P1")
    # Nor does she speak at a rematch, until its host lets her.
    again = host.post(f"/api/tables/{id}/rematch").json["id"]
    assert eve.post(f"/api/tables/{again}/watchers").status == 200
    with eve.at(again) as hers:
        assert say(hers, "more", name="Eve") == "chat-silenced"


def test_who_takes_a_seat_reads_no_more_of_what_watchers_say(server: Inside) -> None:
    host, other, eve = (server.browser() for _ in range(3))
    id = host.table("human", "open", "open")
    link = host.invitation(id)
    other.take(link, "P3", "Olga")
    assert eve.post("/api/watchers", {"secret": host.invitation(id, "watch")}).status == 200
    with eve.at(id) as first, eve.at(id) as second:
        assert say(first, "Xyzzy", name="Eve") is None
        assert {text for chair in (first, second) for text in heard(chair) or heard(chair)} == {"Xyzzy"}
        eve.take(link, "P2", "Eve")
        for chair in (first, second):
            assert heard(chair) == []
            # This screen is still that of a watcher.
            assert say(chair, "more", name="Eve") == "table-watching"
    with eve.at(id) as chair:
        assert heard(chair) == []
    # Whoever is removed does not come back even to watch.
    assert host.request("DELETE", f"/api/tables/{id}/seats/P2").status == 200
    with eve.sit(id) as chair:
        assert chair.next("refused")["error"]["id"] == "table-removed"


def test_newcomers_say_phrases_only_where_the_host_wants_that(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    host, guest, id = two(server)

    def hush(chair: Chair, silent: bool = True) -> Any:
        return chair.refusal(type="silence", seat=None, silent=silent)

    with host.at(id) as mine, guest.at(id) as theirs:
        assert say(theirs, "before") is None
        assert hush(theirs) == "table-not-host"
        assert hush(mine) is None
        theirs.send({"type": "say", "tag": "s", "text": "Xyzzy"})
        error = theirs.next("refused")["error"]
        assert (error["id"], error["args"]) == ("chat-newcomer", {"number": NEWCOMER_MINUTES})
        assert say(theirs, phrase="luck") is None
        # The host has made the table, and writes.
        assert say(mine, "welcome") is None
        # Giving up games makes nobody known, but playing them does, and so does time.
        given_up = guest.table("human", "random")
        with guest.at(given_up) as alone:
            alone.tell(type="resign", seat="P1")
        assert say(theirs, "again") == "chat-newcomer"
        with monkeypatch.context() as later:
            then = datetime.now(UTC) + timedelta(minutes=NEWCOMER_MINUTES)
            later.setattr(writers, "timestamp", then.isoformat)
            assert say(theirs, "later") is None
        assert say(theirs, "again") == "chat-newcomer"
        finish(guest, guest.table("human", "random"))
        assert say(theirs, "known") is None
    with host.at(id) as mine:
        assert mine.next("chat")["phrases"] is True
        assert hush(mine, silent=False) is None


def test_comments_on_a_finished_game_obey_the_same_rules(server: Inside) -> None:
    host, guest, id = two(server)
    watcher = watch(server, host.invitation(id, "watch"))

    def comment(browser: Browser, text: str = "Plugh\u202e <b>") -> Any:
        return browser.request("PUT", f"/api/tables/{id}/comments/1", {"text": text}).json.get("error", {}).get("id")

    def said(browser: Browser, **headers: str) -> list[tuple[str, bool]]:
        comments = browser.get(f"/api/tables/{id}/study", headers).json["comments"]
        return [(comment["seat"], comment["mine"]) for comment in comments]

    def silence(seat: str | None, silent: bool = True) -> None:
        mine.tell(type="silence", seat=seat, silent=silent)

    with host.sit(id) as mine, guest.sit(id) as theirs:
        mine.greet(), theirs.greet()
        silence(None)
        theirs.send({"type": "resign", "tag": "r", "seat": "P2"})
        mine.until_over()
        link = {"Noctuary-Replay": shared(host, id)}
        assert (comment(guest), comment(watcher)) == ("chat-newcomer", "table-unknown")
        silence(None, False)
        assert (comment(guest), comment(host)) == (None, None)
        assert host.get(f"/api/tables/{id}/study").json["comments"][1]["text"] == "Plugh <b>"
        both = [("P1", False), ("P2", False)]
        assert said(watcher) == said(server.browser(), **link) == both
        # Whoever is silenced is read by nobody but themselves and the host, who can let them write again.
        silence("P2")
        assert comment(guest) == "chat-silenced"
        assert said(watcher) == said(server.browser(), **link) == both[:1]
        assert (said(guest), said(host)) == ([("P1", False), ("P2", True)], [("P1", True), ("P2", False)])
        silence("P1")
        assert said(server.browser(), **link) == []
        silence("P2", False)
        assert said(watcher) == both[1:]
    # What is said no longer is on no disk, and a profile takes its comments along.
    assert (comment(guest, "Frobozz"), on_disk(server, "Frobozz")) == (None, True)
    assert (comment(guest, ""), on_disk(server, "Frobozz")) == (None, False)
    host.request("DELETE", "/api/profile")
    assert said(guest) == []


def test_who_says_too_much_is_asked_to_wait_and_only_the_latest_is_kept(tmp_path: Path, static: Path) -> None:
    server = Inside(tmp_path, static, Limits(lines_of_person=Rate(2, 0.01), requests_of_person=ANY))
    host, guest, id = two(server)
    with host.at(id) as mine:
        assert [say(mine, "one"), say(mine, "two"), say(mine, "three")] == [None, None, "request-too-many"]
        mine.send({"type": "say", "tag": "s", "text": "x" * 201})
        assert mine.next("refused")["error"]["id"] == "request-malformed"
    for _ in range(MAX_LINES):
        server.store(lambda store: store.add_line(id, Said(0, "ada", 0, "Ada", "hm", "", "")))
    # Watchers, however much they say, drop nothing that players said.
    server.store(lambda store: store.add_line(id, Said(0, "eve", WATCHER, "Eve", "hm", "", "")))
    with guest.at(id) as theirs:
        assert [line["number"] for line in theirs.next("chat")["lines"]] == [*range(3, MAX_LINES + 3)]
        # Each new line is sent alone, although the oldest one goes.
        assert say(theirs, "four") is None
        heard = theirs.next("chat")
        assert (heard["after"], [line["text"] for line in heard["lines"]]) == (MAX_LINES + 2, ["four"])
    server.stop()


def test_what_cannot_be_read_is_left_out() -> None:
    assert readable(" a\t b\u202e\x00c\u200b ") == "a bc"
    assert readable("q" + "\u0301" * 30) == "q" + "\u0301" * MARKS
    assert readable("👨\u200d👩\u200d👧 ❤\ufe0f") == "👨\u200d👩\u200d👧 ❤\ufe0f"
    for right in (
        # A family, a heart, a keycap, a woman who waves, of a certain colour.
        "👨\u200d👩\u200d👧 ❤\ufe0f 1\ufe0f\u20e3 🙋🏽\u200d♀\ufe0f",
        # Persian and Indic names: "Mihan-dukht", "Shri", "Lakshmi" in Malayalam with a chillu as it was written before.
        *("میهن\u200cدخت", "श्\u200dरी", "ക്\u200cഷ", "🏳\ufe0f\u200d🌈"),
    ):
        assert readable(right) == right
    invisible = "\u200d\u200c\u034f\ufe0f\ufe00\U000e0101\u17b4\u180b\u180e\u2060\U00016fe4"
    for hidden in invisible + "\u00ad\ufeff\u061c\U000e0041\U0001d173\u200f":
        assert readable(f"A{hidden}da") == "Ada", ascii(hidden)
        assert readable(f"{hidden}Ada{hidden}") == "Ada", ascii(hidden)
    for nothing in ("", " \n", "\u200b\u2066", "\u3164 \u2800", "\u034f\ufe0f", "\ufffc", "\U0001d159\U00013441"):
        assert readable(nothing) == ""
        with pytest.raises(BadInput):
            readable_name(nothing)
    assert readable_name(" A\u0301da  B\u3164 ") == "\u00c1da B"
    assert readable_name("میهن\u200cدخت") == "میهن\u200cدخت"
    for name in ("میهن\u200cدخت", " Zwei  Wörter", "e\u0301"):
        assert is_readable(name), name
    for name in (" ", "A\u200cda", "A\u2800da", "a\u202eb", "a\nb"):
        assert not is_readable(name), ascii(name)


def test_two_of_the_same_name_are_told_apart() -> None:
    assert distinct_name("Ada", ["Ben"]) == "Ada"
    assert distinct_name("Ada", ["ADA", "Ben"]) == "Ada 2"
    assert distinct_name("Ada", ["Ada", "Ada 2"]) == "Ada 3"
    longest = "x" * 40
    assert distinct_name(longest, [longest]) == "x" * 38 + " 2"
