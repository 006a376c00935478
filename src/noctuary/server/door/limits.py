"""Rate limits and quotas: generous for people, families behind one address and school classes, and far below what would
slow others down. All numbers are here except sizes: of messages and bodies in `server.wire`, of files in `tables.wire`.

Programs on this machine share its address with the owner and with any proxy in front of the server, so per-address
limits do not apply there.
"""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network
from itertools import islice
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from noctuary.server.door.errors import TooMuch, refusal_response
from noctuary.server.door.slots import Slots
from noctuary.server.wire.messages import Refused, encode
from noctuary.tables.turns import Turns
from noctuary.tables.view import message

HERE: Final = ("", "127.0.0.1", "::1")
CLOSED_TOO_MUCH: Final = 4429
AGAIN: Final = 5.0
"""Seconds after which to try again if too much is waiting."""
LIGHT: Final = 2.0
"""The weight of requests that pages make again and again, for example for the steps of a replay."""
CHANGE: Final = 5.0
"""The weight of requests that change something."""
HEAVY: Final = 20.0
"""The weight of requests that take about twenty milliseconds of processor time."""
LONG: Final = 200.0
"""The weight of requests that play many games through."""
REFUSED_AFTER: Final = 1.0
"""Seconds after which a refusal is sent."""
MAX_KEYS: Final = 50_000
"""How many persons or addresses a limit remembers. One is forgotten, and may begin anew, only after as many others."""


@dataclass(frozen=True)
class Rate:
    """The most at once (`burst`), and the long-term rate per second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """All limits of a server. Times are in seconds."""

    connections: int = 4000
    connections_of_address: int = 256
    patience: float = 5.0
    """How long to wait for the rest of a request, for a client to read, and for a socket's first message."""
    sockets: int = 3000
    """Sockets in all; if all are taken, whoever has the most loses one to somebody new."""
    sockets_of_address: int = 512
    sockets_of_person: int = 128
    requests_of_address: Rate = Rate(4000, 400)
    requests_of_person: Rate = Rate(1000, 100)
    messages_of_socket: Rate = Rate(1000, 100)
    """Messages that need a whole view or long computation count as several."""
    messages_of_person: Rate = Rate(5000, 200)
    messages_of_address: Rate = Rate(20_000, 800)
    refusals_of_socket: Rate = Rate(50, 1)
    """A socket with more refusals is closed."""
    lines_of_person: Rate = Rate(10, 0.2)
    """Chat lines and comments."""
    lines_of_address: Rate = Rate(200, 4)
    works: int = 3
    """Pieces of heavy work under way at the same time: long lists, replays, tables being opened."""
    works_of_address: int = 2
    works_of_person: int = 2
    rest: float = 3.0
    """How long an address pauses after heavy work or a long step, as a multiple of the time that it took."""
    long_works: int = 2
    """Pieces of work that take minutes (large files) at a time, in addition to `works`; one per address."""
    works_waiting: int = 200
    """Pieces of an address's heavy work that may wait for their turn."""
    bodies_of_address: int = 64 * 1024 * 1024
    """Bytes of bodies held while their requests are under way or wait for a turn."""
    tables_of_address: Rate = Rate(3000, 3000 / 3600)
    tables_of_person: Rate = Rate(300, 300 / 3600)
    secrets_of_address: Rate = Rate(20, 20 / 600)
    """Attempts with links, recovery phrases and passwords."""
    passwords_of_account: Rate = Rate(10, 10 / 600)
    """Attempts at one account from one address; attempts from elsewhere do not lock the account's owner out."""
    mails_of_receiver: Rate = Rate(3, 3 / 3600)
    """Emails of one kind to an address that is not confirmed, and for recovery, no matter who asks for them."""
    passwords: int = 20
    """Password checks in progress or waiting at the same time: each takes a while."""
    outgoing_of_person: Rate = Rate(10, 10 / 3600)
    """Confirmation emails and test reminders."""
    outgoing_of_address: Rate = Rate(30, 30 / 3600)


LIMITS: Final = Limits()


class Buckets:
    """A token bucket for each key: it holds at most `burst` tokens and is refilled continuously. Each call takes the
    same short time, however many keys there are, and keys whose bucket is full again are forgotten.
    """

    def __init__(self, rate: Rate) -> None:
        self._rate: Rate = rate
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """The number of tokens at a certain time, the longest untouched key first."""

    def wait(self, key: str, count: float = 1.0) -> float:
        """The seconds until the bucket holds `count` tokens, 0 if it does now. Changes nothing."""
        level = self._level(key, time.monotonic())
        return (count - level) / self._rate.per_second if level < count else 0.0

    def spend(self, key: str, count: float = 1.0) -> None:
        """Take tokens that are there, or (with a negative count) put them back."""
        now = time.monotonic()
        self._levels[key] = self._level(key, now) - count, now
        self._levels.move_to_end(key)
        # Up to two keys are forgotten for each new one, so that their number falls while there are any to forget.
        for oldest in list(islice(self._levels, 2)):
            if len(self._levels) <= MAX_KEYS and self._level(oldest, now) < self._rate.burst:
                break
            del self._levels[oldest]

    def take(self, key: str, count: float = 1.0) -> float:
        """Take tokens if there are enough; return the seconds until there are, 0 if they were taken."""
        wait = self.wait(key, count)
        if not wait:
            self.spend(key, count)
        return wait

    def _level(self, key: str, now: float) -> float:
        level, since = self._levels.get(key, (self._rate.burst, now))
        return min(self._rate.burst, level + (now - since) * self._rate.per_second)


class Counts:
    """Present and recent usage, by person and by address."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Limits = limits
        self._requests_of_address: Buckets = Buckets(limits.requests_of_address)
        self._requests_of_person: Buckets = Buckets(limits.requests_of_person)
        self._messages_of_person: Buckets = Buckets(limits.messages_of_person)
        self._messages_of_address: Buckets = Buckets(limits.messages_of_address)
        self._tables_of_address: Buckets = Buckets(limits.tables_of_address)
        self._tables_of_person: Buckets = Buckets(limits.tables_of_person)
        self._secrets_of_address: Buckets = Buckets(limits.secrets_of_address)
        self._passwords_of_account: Buckets = Buckets(limits.passwords_of_account)
        self._outgoing_of_person: Buckets = Buckets(limits.outgoing_of_person)
        self._outgoing_of_address: Buckets = Buckets(limits.outgoing_of_address)
        self._mails_of_receiver: Buckets = Buckets(limits.mails_of_receiver)
        self._lines_of_person: Buckets = Buckets(limits.lines_of_person)
        self._lines_of_address: Buckets = Buckets(limits.lines_of_address)
        self._sockets: Counter[str] = Counter()
        self.slots: Slots = Slots(limits.sockets, limits.patience)
        self._passwords: Counter[str] = Counter()
        self._bodies: Counter[str] = Counter()
        self._works: Turns = Turns(limits.works, limits.works_of_address, limits.works_of_person, limits.rest)
        self._long_works: Turns = Turns(limits.long_works, 1, 1, limits.rest)
        # A socket waits for one step at a time.
        self._steps: Turns = Turns(1, 1, 1, limits.rest)

    def request(self, address: str, person: str, weight: float = 1.0) -> None:
        """Count a request or further work for it; weight 1 is about a millisecond of the processor. Raises TooMuch."""
        _take("request-too-many", self._requests_of_person, self._requests_of_address, address, person, weight)

    def table(self, address: str, person: str) -> None:
        """Count a new table. Raises TooMuch."""
        _take("request-tables", self._tables_of_person, self._tables_of_address, address, person)

    @contextmanager
    def secret(self, address: str) -> Iterator[None]:
        """Count an attempt with a secret, but only if it fails with a Refusal. Raises TooMuch."""
        if address in HERE:
            yield
            return
        if wait := self._secrets_of_address.take(address):
            raise TooMuch("request-too-many", wait)
        yield
        self._secrets_of_address.spend(address, -1.0)

    def outgoing(self, address: str, person: str) -> None:
        """Count an outgoing message. Raises TooMuch."""
        _take("request-too-many", self._outgoing_of_person, self._outgoing_of_address, address, person)

    def mail(self, receiver: str, what: str) -> None:
        """Count an email that its receiver may not have asked for, separately for each purpose. Raises TooMuch."""
        if wait := self._mails_of_receiver.take(f"{what} {mailbox(receiver)}"):
            raise TooMuch("request-too-many", wait)

    @contextmanager
    def password(self, address: str, account: str) -> Iterator[None]:
        """Count a password attempt, and limit how many are in progress. Raises TooMuch."""
        key = f"{account} {address}"
        _take("request-too-many", self._passwords_of_account, self._secrets_of_address, address, key)
        with self._use(self._passwords, {"passwords": self.limits.passwords}, "request-too-many"):
            yield

    def message(self, own: Buckets, address: str, person: str, weight: float) -> None:
        """Count a message over a socket, which has its `own` buckets. Raises TooMuch."""
        wait = max(own.take("", weight), self._messages_of_person.take(person, weight))
        if address not in HERE:
            wait = max(wait, self._messages_of_address.take(address, weight))
        if wait:
            raise TooMuch("request-too-many", wait)

    def line(self, address: str, person: str) -> None:
        """Count a chat line or comment. Raises TooMuch."""
        _take("request-too-many", self._lines_of_person, self._lines_of_address, address, person)

    @contextmanager
    def socket(self, address: str, person: str, leave: Callable[[], None]) -> Iterator[None]:
        """Count a socket while it is open; `leave` is called if it must make room for somebody. Raises TooMuch."""
        most = {person: self.limits.sockets_of_person}
        if address not in HERE:
            most[address] = self.limits.sockets_of_address
        with self._use(self._sockets, most, "request-sockets"), self.slots.slot(address, person, leave):
            yield

    @contextmanager
    def body(self, address: str, person: str) -> Iterator[Callable[[int], None]]:
        """Yield a function that counts bytes of a body, as long as the context lasts. It raises TooMuch."""
        whose, held = person if address in HERE else address, 0

        def hold(size: int) -> None:
            nonlocal held
            if self._bodies[whose] + size > self.limits.bodies_of_address:
                raise TooMuch("request-too-many", self.limits.patience)
            held += size
            self._bodies[whose] += size

        try:
            yield hold
        finally:
            self._bodies[whose] -= held
            if not self._bodies[whose]:
                del self._bodies[whose]

    @asynccontextmanager
    async def work(self, address: str, person: str, weight: float, rests: bool = True) -> AsyncIterator[None]:
        """Count heavy work and wait for its turn, which lasts until the context ends. Raises TooMuch."""
        self.request(address, person, weight)
        turns = self._works if weight < LONG else self._long_works
        async with _turn(turns, self.limits.works_waiting, address, person, rests):
            yield

    def step(self, address: str, person: str) -> AbstractAsyncContextManager[None]:
        """A context for a step of some milliseconds: one at a time, so that others have theirs. Raises TooMuch."""
        return _turn(self._steps, self.limits.sockets, address, person)

    @contextmanager
    def _use(self, used: Counter[str], most: dict[str, int], refusal: str) -> Iterator[None]:
        if any(used[key] >= number for key, number in most.items()):
            raise TooMuch(refusal, self.limits.patience)
        used.update(most.keys())
        try:
            yield
        finally:
            used.subtract(most.keys())
            for key in most:
                if not used[key]:
                    del used[key]


def _turn(
    turns: Turns, longest: int, address: str, person: str, rests: bool = True
) -> AbstractAsyncContextManager[None]:
    """A turn for somebody, unless `longest` others wait at the same address. Raises TooMuch."""
    # On this machine each person counts as an address.
    whose = person if address in HERE else address, person
    if turns.waiting_of[whose[0]] >= longest:
        raise TooMuch("request-too-many", AGAIN)
    return turns.turn(whose, rests)


def _take(refusal: str, of_person: Buckets, of_address: Buckets, address: str, person: str, count: float = 1.0) -> None:
    """Take tokens from both buckets or from neither. A refused person is not remembered, since every request may claim
    to come from another one. Raises TooMuch.
    """
    far = address not in HERE
    if wait := (of_address.wait(address, count) if far else 0.0) or of_person.wait(person, count):
        raise TooMuch(refusal, wait)
    if far:
        of_address.spend(address, count)
    of_person.spend(person, count)


class Limiter:
    """Refuses requests and sockets that exceed the Limits, and says when to try again."""

    def __init__(self, app: ASGIApp, counts: Counts) -> None:
        self._app: ASGIApp = app
        self._counts: Counts = counts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or socket whose player is known."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        address, person = address_of(scope), scope["state"]["player"]
        try:
            reads = scope["type"] != "http" or scope["method"] in ("GET", "HEAD")
            self._counts.request(address, person, 1.0 if reads else CHANGE)
            if scope["type"] == "http":
                with self._counts.body(address, person) as hold:

                    async def receive_counted() -> Message:
                        message = await receive()
                        hold(len(message.get("body", b"")))
                        return message

                    await self._app(scope, receive_counted, send)
                return
            dismissed = scope["state"]["dismissed"] = asyncio.Event()
            with self._counts.socket(address, person, dismissed.set):
                await self._app(scope, receive, send)
        except TooMuch as error:
            # Refusing is work, too: whoever does not stop asking has to wait for each refusal.
            await asyncio.sleep(min(error.wait, REFUSED_AFTER))
            if scope["type"] == "http":
                await refusal_response(error, error.status)(scope, receive, send)
                return
            # Browsers do not tell pages why a socket was not opened, so it is opened first.
            await send({"type": "websocket.accept"})
            text = encode(Refused(None, message(error.message), None, error.wait))
            await send({"type": "websocket.send", "text": text})
            await send({"type": "websocket.close", "code": CLOSED_TOO_MUCH})


def address_of(scope: Scope) -> str:
    """The address that a request comes from."""
    return counted(scope["client"][0]) if scope.get("client") else ""


def mailbox(mail: str) -> str:
    """An email address as it is counted: many providers deliver variants of it to the same person."""
    name, _, host = mail.casefold().rpartition("@")
    return f"{name.partition('+')[0].replace('.', '')}@{host}"


def counted(address: str) -> str:
    """The address used for counting: for IPv6, the network that one customer gets."""
    if ":" not in address or address in HERE:
        return address
    ip = IPv6Address(address)
    return str(ip.ipv4_mapped or IPv6Network((ip, 64), strict=False).network_address)
