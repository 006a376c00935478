"""Over a whole game, everybody receives and does only what is theirs: the host and other players, watchers, former
players, strangers, and whoever has the link to the replay. Everything sent to anybody is compared with what they may
know: views with those of the match in the store, and everything else with a list of secrets and of the people who may
be told them. Every route and every message is tried.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
from base64 import b64encode
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from random import Random
from typing import Any, Final, get_args

import pytest

from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.moves import seat_number
from noctuary.kernel.play.gamefile import nothing
from noctuary.kernel.play.match import Match
from noctuary.server.routes.openapi import OPERATIONS
from noctuary.server.routes.replay_links import HEADER
from noctuary.server.wire.messages import ClientMessage
from noctuary.tables.lobby import new_row
from noctuary.tables.setup import Terms
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import Row, TakenSeat
from noctuary.tables.store.base.saved import header_of, summary_of
from noctuary.tables.store.parts.ownership import recount
from noctuary.tables.view import Story, past, view
from noctuary.tables.wire.shapes import to_json
from tests.breadth import Figures, Seeds
from tests.server.client import ADDITION, Answer, Browser, Chair, lines
from tests.server.conftest import Inside
from tests.server.door.costs import LATE, Costs, fits
from tests.server.socket.test_socket import MESSAGES
from tests.tables.matches import finished, set_up, stored

PASSWORD: Final = "correct horse"
PEOPLE: Final = {"ada": "P1", "ben": "P2", "cleo": "P3"}
"""The seats of the players; Ada is the host."""
SHEET: Final = "xyzzy" * 4
SHEETS: Final = {"kind": "paper", "known": {SHEET: 0}}
TABLES: Final = 10_000
LINES: Final = 30
"""How long the log of each is."""
OTHERS: Final = 10_000
KEPT: Final = 400
"""How many more finished games and sheets Ada has, and how many other people there are."""
TRIES: Final = 4
"""What takes long in all of so many games does not do so by chance, as the processor is also busy with other work."""
ROLES: Final = (*PEOPLE, "watcher", "left", "stranger")
BOT: Final = {"kind": "random", "name": "Owl"}
BODIES: Final[dict[str, Any]] = {
    "put rematch": {"addition": ADDITION},
    "continue": {"step": 0, "seats": [BOT] * 3},
    "put 0": {"text": "Well played"},
    "listing": {"language": "en", "wanted": "anybody"},
    "watchers": {"late": 0},
    "P1": BOT,
    "stand-in": BOT,
}
WATCHED: Final = {"deal", "edition", "components", "reference"}
AFTERWARDS: Final = {"record", "replay", "study", "0"}
DYNAMIC: Final = {
    *("seats", "away", "onlookers", "clock", "thinking", "undo", "request", "takenBack", "ratings", "free", "late"),
    *("trouble", "show", "mine", "since"),
}
"""The fields of a view about the people at a table, which are the same for all players."""


class World:
    """A table and its secrets."""

    def __init__(self, server: Inside, late: int) -> None:
        self.server, self.late = server, late
        self.id = ""
        self.talk: set[str] = set()
        """What watchers say, which players hear in the chat once the game is over, and nobody anywhere else."""
        self.secrets: dict[str, tuple[str, ...]] = {"$argon2": ()}
        """Secret texts, and who may be told them."""
        self.asked: set[tuple[str, str]] = set()
        self.said: set[str] = set()
        self.heard: set[tuple[str, str]] = set()
        self.ordered: set[str] = set()
        self._matches: dict[int, Match] = {}

    def check(self, who: str, text: str, chat: bool = False) -> None:
        """Check that a text contains nothing secret to this role."""
        for secret, told in self.secrets.items():
            if secret in text and not (chat and secret in self.talk and who in PEOPLE and self.over):
                assert who in told, (who, secret, text)

    @property
    def over(self) -> bool:
        """Whether the game is over, as it is stored."""
        found: list[Row | None] = []
        self.server.store(lambda store: found.append(store.find(self.id)))
        return any(row and summary_of(row).over for row in found)

    def at(self, revision: int) -> Match:
        """The match after so many entries of the log."""
        if revision not in self._matches:

            def read(store: Store) -> None:
                self._matches[revision] = stored(store, self.id, revision)

            self.server.store(read)
        return self._matches[revision]

    def compare(self, who: str, got: dict[str, Any]) -> None:
        """Check that a view is that of the role's seat, or that of a watcher."""
        mine = [PEOPLE[who]] if who in PEOPLE else []
        assert (got["mine"], got["seat"]) == (mine, mine[0] if mine else None), who
        match, start = self.at(got["revision"]), got["logStart"]
        seat = seat_number(mine[0], 3) if mine else -1
        if mine or not self.late or match.over:
            story = None
            if got["since"]:
                story = Story(seat, got["since"])
                for event in match.events_after(got["since"]):
                    story.tell(event)
            want = json.loads(to_json(view(match, seat, start, [], None, story, mine=[seat] if mine else [])))
        else:
            want = json.loads(to_json(past(match, max(0, match.step - self.late), -1)))
            want |= {"revision": match.revision, "logStart": start, "log": want["log"][start:], "story": got["story"]}
            assert (got["clock"], got["ratings"]) == (None, None)
        public = [{key: value for key, value in one.items() if key not in DYNAMIC} for one in (got, want)]
        assert public[0] == public[1], who
        assert mine or (got["free"], got["request"], got["since"]) == (None, None, None)


class Person(Browser):
    """A client in one of ROLES."""

    def __init__(self, world: World, name: str) -> None:
        super().__init__(world.server.port)
        self.world, self.name, self.asker = world, name, name
        self.last: dict[str, Any] = {"log": [], "revision": 0, "decision": None}
        super().request("GET", "/")
        self.get("/api/games")

    def request(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Answer:
        before = self.cookie
        answer = super().request(method, path, body, headers)
        if self.cookie != before:
            key = self.cookie.partition("=")[2]
            self.world.secrets |= {key: (self.name,), hashlib.sha256(key.encode()).hexdigest(): ()}
        self.world.check(self.name, f"{answer.headers}{answer.body.decode()}", "/polling/" in path)
        self.world.asked.add((next(one for one in OPERATIONS if fits(one, method, path)), method.lower()))
        return answer

    @contextlib.contextmanager
    def sit(self, table: str, headers: dict[str, str] | None = None) -> Iterator[Listener]:
        # One of the players has no WebSockets.
        with super().poll(table) if self.name == "cleo" else super().sit(table, headers) as chair:
            yield Listener(chair, self)


class Listener(Chair):
    """A socket of a person."""

    def __init__(self, chair: Chair, person: Person) -> None:
        super().__init__(chair.socket)
        self.person = person

    def send(self, message: Any) -> None:
        self.person.world.said.add(message["type"])
        super().send(message)

    def receive(self, *more: str) -> dict[str, Any]:
        message = super().receive(*more)
        who, world, kind = self.person.name, self.person.world, message["type"]
        world.check(who, json.dumps(message), kind == "chat")
        world.heard.add((who, kind))
        if kind == "view":
            world.compare(who, message)
            self.person.last = message
        assert who in PEOPLE or kind in ("view", "refused", "accepted", "led", "chat"), message
        assert kind != "standing" or who in world.ordered
        return message

    def until(self, revision: int) -> None:
        """Read on until a view shows an entry."""
        while self.person.last["revision"] < revision:
            self.next("view")


def ending(address: str) -> str:
    """The secret at the end of a link."""
    return address.rpartition("/")[2]


def asked(person: Person, id: str) -> Iterator[tuple[str, str, Answer]]:
    """The answers to every possible request about a table: method, end of the route, and answer."""
    for path, methods in OPERATIONS.items():
        # What goes over sockets is checked by `Listener`, whatever carries them.
        if path.startswith("/api/tables/{id}") and "/polling" not in path and not path.endswith("/socket"):
            where = path.format(id=id, seat="P1", step="0")
            end = where.rpartition("/")[2]
            for method in methods:
                body = BODIES.get(f"{method} {end}") or (BODIES.get(end, {}) if method in ("post", "put") else None)
                yield method, end, person.request(method.upper(), where, body)


def shut(person: Person, id: str, open: set[str], refusal: str = "table-unknown") -> None:
    """Check that all requests about a table are refused, except those whose routes end so."""
    for method, end, answer in asked(person, id):
        if method == "get" and end in open:
            assert answer.status == 200, (person.name, end, answer.body)
        else:
            assert answer.refusal == refusal, (person.name, method, end, answer.body)


def only_host(guest: Person, id: str) -> None:
    """Check that a player can do nothing that only the host may do, and nothing at another player's seat."""
    table = f"/api/tables/{id}"
    for method, path in (
        *(("PUT", end) for end in ("seats/P1", "seats/P2", "seats/P1/stand-in", "listing", "watchers")),
        *(("DELETE", end) for end in ("seats/P1", "listing", "watchers")),
    ):
        answer = guest.request(method, f"{table}/{path}", BODIES.get(path.rpartition("/")[2], BOT))
        assert answer.refused == (403, "table-not-host"), path
    assert guest.post(f"{table}/seats/P1/pass").refusal == "table-not-yours"
    assert guest.request("DELETE", table).refusal == "table-unknown"


def everywhere(person: Person) -> None:
    """Make every request that needs no table."""
    for path, methods in OPERATIONS.items():
        if "get" in methods and "{id}" not in path and "{secret}" not in path:
            assert person.get(path.format(game="nocturne")).status in (200, 409), path


def no_key_fits(stranger: Person, secrets: dict[str, str]) -> None:
    """Check that a secret opens what it is for and nothing else."""
    doors: dict[str, tuple[str, dict[str, Any]]] = {
        "watch": ("/api/watchers", {}),
        "sit": ("/api/invitations/look", {}),
        "take": ("/api/invitations/take", {"seat": "P1", "name": "Eve"}),
        "pass": ("/api/seat-passes/look", {}),
        "pass taken": ("/api/seat-passes/take", {}),
        "join": ("/api/identity/look", {}),
        "joined": ("/api/identity/join", {"bring": False}),
        "recover": ("/api/account/recover", {"new": "battery staple"}),
        "confirmed": ("/api/account/mail/confirm", {}),
        "confirm": ("/api/reminders/confirm", {}),
        "stop": ("/api/reminders/stop", {}),
    }
    own = {"sit": ("sit", "take"), "pass": ("pass", "pass taken"), "join": ("join", "joined")}
    # The page is told what it has sent.
    assert stranger.get("/api/reminders/stop/nothing").status == 303
    for kind, secret in {**secrets, "nothing": "nothing-nothing"}.items():
        for door, (path, more) in doors.items():
            if door not in own.get(kind, (kind,)):
                assert stranger.post(path, {"secret": secret, **more}).status == 404, (kind, path)
        assert stranger.post(f"/api/reminders/stop/{secret}").status == 404


def not_theirs(stranger: Person, edition: str, channel: str) -> None:
    """Check that a person has nothing of another person's, and gets nothing out of nowhere."""
    for method, path, body, status in (
        *((method.upper(), path.format(id=edition), {"name": "Mine", "changes": {}}, 404)
          for path, methods in OPERATIONS.items() if path.startswith("/api/editions/{id}") for method in methods),
        ("DELETE", f"/api/reminders/{channel}", None, 404),
        ("PUT", f"/api/reminders/{channel}", {"silent": ["turn"]}, 404),
        ("POST", f"/api/reminders/{channel}/test", None, 404),
        ("PUT", "/api/account/password", {"password": PASSWORD, "new": "battery staple"}, 403),
        ("PUT", "/api/account/mail", {"password": PASSWORD, "mail": None}, 403),
        ("POST", "/api/account/mail/send", {}, 409),
        ("POST", "/api/account/delete", {"password": PASSWORD}, 403),
        ("POST", "/api/account/sign-in", {"name": "Ada-of-roles", "password": "wrong", "bring": False}, 403),
        ("POST", "/api/account/forgotten", {"name": "Ada-of-roles"}, 409),
        ("POST", "/api/records", "nonsense", 422),
        ("POST", "/api/editions/check", {"game": "nocturne", "name": "Mine", "changes": {}}, 200),
        ("POST", "/api/profile/import", stranger.get("/api/profile/export").body, 200),
        ("POST", "/api/sheets", SHEETS, 200),
        ("PUT", "/api/ratings", {"hidden": True}, 200),
        ("DELETE", "/api/ratings", None, 200),
    ):  # fmt: skip
        assert stranger.request(method, path, body).status == status, (method, path)


@pytest.fixture
def server(tmp_path: Path, static: Path) -> Iterator[Inside]:
    """A server of its own: other tests should not meet thousands of tables and people."""
    with Inside(tmp_path, static) as server:
        yield server


def test_roles_see_and_do_only_what_is_theirs(
    server: Inside, seeds: Seeds, figures: Figures, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And whatever is cheap to ask for is cheap to answer, or weighed, although there are many tables."""
    costs = Costs(monkeypatch)
    for seed in seeds(1):
        for number in range(TRIES):
            # Watchers see late, or at once.
            played(World(server, 3 * (1 - seed % 2)), Random(seed), figures, f"{seed}-{number}")
            if not (dear := costs.dear()):
                break
        assert not dear, "This needs a weight (`heavy`, `WEIGHTS`), or should take less"
        # The log is for whoever runs the server, and for nobody else.
        assert not [one for one in caplog.messages if "Xyzzy" in one or PASSWORD in one or "hooks.example" in one]


def fill(person: Person) -> None:
    """Give a person many tables, half of them others', and the server many people."""
    id, long = person.table("human", "human"), finished(set_up(catalogue.find("nocturne"), "human", "human"))
    match = Match(long.setup, patient=True)
    match.add_all([*long.lines[:LINES], "P2 resign"], nothing)
    people = [f"{id}{number:048x}" for number in range(OTHERS)]

    def create(store: Store) -> None:
        row = store.find(id)
        assert row
        small = new_row(row.owner, match, row.created)
        made = [small._replace(id=f"{id[:10]}{n:06x}", owner=(row.owner, people[n])[n % 2]) for n in range(TABLES)]
        store.take_in(None, [(one, match.lines) for one in made], [])
        rows: dict[str, list[tuple[Any, ...]]] = {
            "places": [(one.id, 1, row.owner, "Ada", small.outcome, None, None, None) for one in made[1::2]],
            "profiles": [(one, "Somebody", None, "{}", "2026-01-01") for one in people],
            "ratings": [
                (one, game, 2, 2, game, 1500.5 + number % 999, 90.0, 0.06, 1)
                for game in catalogue.names()
                for number, one in enumerate(people)
            ],
            "hidden_ratings": [(one,) for one in people[::3]],
            "sheets": [(f"{id}{n:04x}", row.owner, "paper", 1, 0, "[]") for n in range(KEPT)],
            "channels": [(one, one, "webhook", "https://hooks.example", "en", "", one, 1, "") for one in people],
        }
        for table, values in rows.items():
            store.write_all([(f"INSERT INTO {table} VALUES ({', '.join('?' * len(values[0]))})", values)])
        store.write_all(recount("owner", [row.owner]))

    person.world.server.store(create)


def late(person: Person) -> None:
    """Ask everything of a table with many moves and chat lines, before and after its end."""
    id, person = person.table("human"), copy(person)
    setup = set_up(catalogue.find("nightfall"), "human", "human", turn_limit=100_000)
    setup.terms, person.asker = Terms(invitation=person.cookie), "late"
    match = Match(setup, patient=True)
    while match.revision < LATE:
        match.add(match.state.decisions[0].moves[-1])
    row = new_row("", match, "2026-01-01T00:00:00.000+00:00")

    def create(store: Store) -> None:
        (owner,) = {one.owner for one in [store.find(id)] if one}
        said = [(row.id, n, owner, 0, "Ada", "A line", "", row.created, 0) for n in range(1, LATE)]
        store.create(row._replace(owner=owner), match.lines, [TakenSeat(seat, owner, "Ada") for seat in range(2)])
        store.write_all([("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", said)])

    person.world.server.store(create)
    with Browser.sit(person, row.id) as chair:
        view = chair.asked()
        for _ in MESSAGES:
            view = chair.asked(chair.play(lines(view)[-1], view))
        for message in MESSAGES * 3:
            if message["type"] != "end":
                chair.send({**message, "tag": "late"})
        for seat in (None, "P2"):
            if seat:
                chair.tell(type="resign", seat=seat)
            for path, methods in OPERATIONS.items():
                if path.startswith("/api/tables/{id}") and "get" in methods and "polling" not in path:
                    person.get(path.format(id=row.id, step="0"))


def has_everything(world: World, ada: Person, seed: str) -> tuple[str, str, dict[str, str]]:
    """Give the host an account, an edition, a channel for reminders and ways to their identity."""
    account = f"Ada-of-roles-{seed}"
    world.secrets |= {PASSWORD: (), account: ("ada",), "xyzzy@example.org": ("ada",), "/xyzzy-hook": ()}
    made = {"name": account, "password": PASSWORD, "mail": "xyzzy@example.org"}
    assert ada.post("/api/account", made).status == 201
    world.secrets["Xyzzy preference"] = world.secrets["Xyzzy edition"] = ("ada",)
    ada.request("PUT", "/api/profile", {"name": "Ada", "preferences": {"note": "Xyzzy preference"}})
    box = {"game": "nocturne", "name": "Xyzzy edition", "changes": {}}
    edition = ada.post("/api/editions", box).json["edition"]["id"]
    world.secrets["Xyzzy sheet"] = ("ada",)
    sheet = {"id": SHEET, "kind": "paper", "version": 0, "shared": False, "content": "Xyzzy sheet"}
    ada.post("/api/sheets", {**SHEETS, "changed": [sheet]})
    hook = {"kind": "webhook", "language": "en", "url": "https://hooks.example/xyzzy-hook"}
    channel = ada.post("/api/reminders", hook).json["id"]
    links = {"join": ending(ada.post("/api/identity/link").json["address"])}
    words = '","'.join(ada.post("/api/identity/phrase").json["words"])
    world.secrets |= {links["join"]: ("ada",), words: ()}
    return edition, channel, links


def sits_down(world: World, people: dict[str, Person], wanted: dict[str, Any], links: dict[str, str]) -> list[str]:
    """Fill the table; return what must stay hidden until the game's end."""
    ada, ben, cleo, watcher, left, _ = people.values()
    id, table = world.id, f"/api/tables/{world.id}"
    hidden: list[str] = []

    def header(store: Store) -> None:
        row = store.find(id)
        assert row
        kept = header_of(row).deal
        assert kept
        hidden.extend((kept.secret.hex(), b64encode(kept.secret).decode()))
        world.secrets.update(dict.fromkeys(hidden, ()))

    world.server.store(header)
    assert ada.request("PUT", f"{table}/watchers", {"late": world.late}).status == 200
    links |= {kind: ada.invitation(id, kind) for kind in ("sit", "watch")}
    world.secrets[links["sit"].partition("-")[2]] = ("ada", "ben", "cleo", "left")
    world.secrets[links["watch"].partition("-")[2]] = ("ada", "ben", "cleo")
    assert watcher.post("/api/watchers", {"secret": links["watch"]}).status == 200
    assert ben.post("/api/invitations/look", {"secret": links["sit"]}).status == 200
    for person, seat in ((ben, "P2"), (left, "P3")):
        person.take(links["sit"], seat, person.name)
    assert left.request("DELETE", f"{table}/seats/P3").status == 200
    # A listing would tell everybody the way to a free seat, so it is for another table.
    other = ada.post("/api/tables", wanted | {"deal": None}).json["id"]
    for method in ("PUT", "DELETE"):
        assert ada.request(method, f"/api/tables/{other}/listing", BODIES["listing"]).status == 200
    cleo.take(links["sit"], "P3", "cleo")
    # Only now the cards are dealt.
    hidden.append(str(world.at(0).setup.seed))
    world.secrets[hidden[-1]] = ()
    links["pass"] = ending(ada.post(f"{table}/seats/P1/pass").json["address"])
    world.secrets[links["pass"]] = ("ada",)
    return hidden


def plays(
    world: World, people: dict[str, Person], chairs: dict[str, Listener], stack: contextlib.ExitStack, chance: Random
) -> int:
    """Play to the end; everybody sees every move."""
    step = 0
    while not people["ada"].last["over"]:
        asked = [name for name in PEOPLE if people[name].last["decision"]]
        if not asked:
            newest = max(people[one].last["revision"] for one in chairs)
            if all(people[one].last["revision"] == newest for one in chairs):
                newest = chairs["ada"].next("view")["revision"]
            for one in chairs.values():
                one.until(newest)
            continue
        step += 1
        name = chance.choice(asked)
        chair, now = chairs[name], people[name].last
        assert chair.move(chance.choice(lines(now)), now["revision"])["type"] == "accepted"
        for one in chairs.values():
            one.until(now["revision"] + 1)
        if step % 7 == 1:
            beside(world, chairs, people, chance)
        if step % 20 == 1:
            world.secrets[text := f"Xyzzy {step} says a watcher"] = ("watcher",)
            world.talk.add(text)
            chairs["watcher"].tell(type="say", text=text, name="Eve")
        if chance.random() < 0.1:
            # A connection breaks, and its player comes back with what they know.
            name = chance.choice([*chairs])
            chairs[name].socket.close()
            known = people[name].last
            chairs[name] = stack.enter_context(people[name].sit(world.id))
            seen = known["log"][-1]["number"] if known["log"] else 0
            chairs[name].send({"type": "hello", "seen": seen, "revision": known["revision"]})
            chairs[name].next("view")
    return step


def probe(id: str, people: dict[str, Person]) -> None:
    """Nobody finds a way that is not theirs."""
    _, ben, cleo, _, left, stranger = people.values()
    for person in people.values():
        everywhere(person)
    for person in (left, stranger):
        shut(person, id, set())
        for way in (person.sit, person.poll):
            with way(id) as chair:
                assert chair.next("refused")["error"]["id"] == "table-unknown"
        assert person.get(f"/api/tables/{id}/socket").status == 426
    for person in (ben, cleo):
        only_host(person, id)


def played(world: World, chance: Random, figures: Figures, seed: str) -> None:
    people = {name: Person(world, name) for name in ROLES}
    ada, _, _, watcher, _, stranger = people.values()
    fill(ada)
    edition, channel, links = has_everything(world, ada, seed)
    late(ada)
    # A table with a promised deal and turns of days; a player leaves it before it begins.
    deal = {"id": ada.post("/api/deals").json["id"], "addition": "ab" * 32}
    seats = [{"kind": kind, "name": "Free"} for kind in ("human", "open", "open")]
    timing = {"pace": "correspondence", "seconds": 86_400}
    wanted = {"game": "nocturne", "seats": seats, "options": {"mode": "family"}, "deal": deal, "timing": timing}
    world.id = id = ada.post("/api/tables", wanted).json["id"]
    hidden = sits_down(world, people, wanted, links)
    probe(world.id, people)
    shut_but_watched(watcher, id)
    no_key_fits(stranger, links)
    not_theirs(stranger, edition, channel)
    with contextlib.ExitStack() as stack:
        chairs = {name: stack.enter_context(people[name].sit(id)) for name in (*PEOPLE, "watcher")}
        for chair in chairs.values():
            chair.greet()
        watch_only(chairs["watcher"])
        meddle(chairs["ben"])
        figures["moves looked at by everybody"] += plays(world, people, chairs, stack, chance)
        chairs["ben"].send({"type": "lead", "tag": "lead", "step": 1, "take": True})
        assert chairs["ben"].next("accepted", "refused")["type"] == "accepted"
        for name in ("ada", "watcher"):
            assert chairs[name].next("led")["seat"] == "P2"
    # Now players and watchers may know everything that lay on the table.
    world.secrets.update(dict.fromkeys(hidden, (*PEOPLE, "watcher")))
    afterwards(world, people, links)
    for kind in (*PEOPLE, "watcher"):
        assert {(kind, "view"), (kind, "chat")} <= world.heard
    assert {kind for who, kind in world.heard if who in PEOPLE} >= {"chat", "standing", "forms", "answer", "led"}
    unsent = {of.__struct_config__.tag for of in get_args(ClientMessage)} - world.said
    assert not unsent, "Send them in `beside`, and in `meddle` if they name a seat"
    routes = {(path, method) for path, methods in OPERATIONS.items() for method in methods}
    assert routes - world.asked == set()


def shut_but_watched(watcher: Person, id: str) -> None:
    """Check that watchers read what lies on the table, and nothing else while the game runs."""
    for method, end, answer in asked(watcher, id):
        if method == "get" and end in WATCHED | AFTERWARDS:
            assert answer.status == (200 if end in WATCHED else 409), end
        else:
            assert answer.refusal == "table-unknown", (method, end)


def watch_only(chair: Chair) -> None:
    """Check that watchers are refused every message over a socket."""
    for message in [*MESSAGES, {"type": "resign", "seat": "P1"}]:
        if message["type"] not in ("pace", "attend", "ping"):
            chair.send({**message, "tag": "watching"})
            assert chair.next("accepted", "refused", "answer", "forms", "hint")["type"] == "refused", message


def meddle(chair: Chair) -> None:
    """Check that the player at the second seat can do nothing at the first."""
    for message in (
        {"type": "hello", "seat": "P1"},
        {"type": "show", "seat": "P1"},
        {"type": "resign", "seat": "P1"},
        {"type": "move", "line": "P1 pass", "revision": 0},
        {"type": "ask", "line": "P1 pass"},
        {"type": "ask", "seat": "P1"},
        {"type": "silence", "seat": "P1", "silent": True},
        {"type": "hint", "revision": 0},
        {"type": "lead", "step": 0, "take": True},
    ):
        chair.send({**message, "tag": "meddling"})
        assert chair.next("accepted", "refused", "answer")["type"] == "refused", message


def beside(world: World, chairs: dict[str, Listener], people: dict[str, Person], chance: Random) -> None:
    """Send the messages that are not moves."""
    name = chance.choice([*PEOPLE])
    chair, seat = chairs[name], PEOPLE[name]

    def said(answer: str = "accepted", by: Listener = chair, **message: Any) -> dict[str, Any]:
        by.send({"tag": "beside", **message})
        while (found := by.next(answer, "refused")).get("tag") != "beside":
            pass
        return found

    world.secrets[text := f"Xyzzy {len(world.secrets)} says {name}"] = tuple(PEOPLE)
    assert said(type="say", text=text)["type"] == "accepted"
    said(type="report", number=1)
    for on in (True, False):
        assert said(by=chairs["ada"], type="silence", seat="P3", silent=on)["type"] == "accepted"
        said(type="pause", wanted=on)
    said(type="pace", speed="once")
    said(type="attend", here=False)
    assert said(type="ping")["type"] == "accepted"
    said(type="show", seat="P9")
    said("answer", type="ask", line=f"{seat} pass")
    assert said("forms", type="orders")["type"] == "forms"
    # An order of a player whose turn it is would be carried out at once.
    orders = next(other for other, own in PEOPLE.items() if own not in people["ada"].last["waiting"])
    world.ordered.update((name, orders))
    said(by=chairs[orders], type="order", kind="pass", values={"until": ["phase"], "cell": ["d4"]})
    said(by=chairs[orders], type="withdraw", kind="pass")
    said("hint", type="hint", revision=0)
    # Whoever moved last may ask to take the move back; the others agree, or one of them does not.
    asks = next((other for other in PEOPLE if people[other].last["undo"]["allowed"]), None)
    revision = people["ada"].last["revision"]
    if asks and said(by=chairs[asks], type="undo", revision=revision)["type"] == "accepted":
        agree = chance.random() < 0.7
        for other in (name for name in PEOPLE if name != asks):
            said(by=chairs[other], type="consent", agree=agree, revision=revision)
        for chair in chairs.values() if agree else ():
            chair.until(revision + 1)
    else:
        said(type="consent", agree=False, revision=revision)


def afterwards(world: World, people: dict[str, Person], links: dict[str, str]) -> None:
    """The same after the end: the replay, its link, a rematch and a table to play on at."""
    ada, ben, cleo, watcher, left, stranger = people.values()
    id, table = world.id, f"/api/tables/{world.id}"
    for person in (left, stranger):
        shut(person, id, set())
    for person in (ada, ben, cleo, watcher):
        for end in ("record", "replay", "replay/0?seat=P2", "deal"):
            assert person.get(f"{table}/{end}").status == 200
    link = ending(ben.post(f"{table}/replay-link").json["link"]["address"]).partition("-")[2]
    world.secrets[link] = tuple(PEOPLE)
    # Whoever has that link sees the replay, and everything that lay on the table.
    for path, methods in OPERATIONS.items():
        if path.startswith("/api/tables/{id}/") and "get" in methods:
            where = path.format(id=id, step="0")
            shown = path.rpartition("/")[2] in "replay {step} analysis study edition components reference".split()
            assert (stranger.get(where, {HEADER: link}).status == 200) == shown
    assert stranger.get(f"{table}/replay", {HEADER: "wrong"}).status == 404
    assert ada.get(f"{table}/replay-link").status == ada.request("DELETE", f"{table}/replay-link").status == 200
    assert stranger.get(f"{table}/replay", {HEADER: link}).status == 404
    # Tables made from the game have their own secrets; the old ones let nobody in.
    open_seats = [{"kind": "human", "name": "Cleo"}, {"kind": "open", "name": "x"}, BOT]
    continued = cleo.post(f"{table}/continue", {"step": 3, "seats": open_seats})
    rematch = ben.post(f"{table}/rematch", {})
    assert (continued.status, rematch.status) == (201, 201)
    for made, maker in ((continued.json["id"], cleo), (rematch.json["id"], ben)):
        deal = maker.get(f"/api/tables/{made}/deal").json
        assert (deal["secret"], deal["key"]) == (None, None)
        # Without another link for watchers, the address of a new table would be enough to watch it.
        assert maker.request("PUT", f"/api/tables/{made}/watchers", {"late": 0}).status == 200
        for person in (watcher, left, stranger):
            shut(person, made, set())
        for door, kind in (("/api/watchers", "watch"), ("/api/invitations/look", "sit")):
            assert stranger.post(door, {"secret": f"{made}-{links[kind].partition('-')[2]}"}).status == 404
    assert stranger.post("/api/invitations/take", {"secret": links["sit"], "seat": "P1", "name": "Eve"}).status == 409
    for person in (ben, watcher, stranger):
        everywhere(person)
    assert stranger.request("DELETE", "/api/profile").status == 200
    assert left.request("DELETE", "/api/identity").status == 200
