"""One player on several devices: a browser can join a player with a link or a recovery phrase, and leave again.

A player is identified by the digest of a cookie, the browser's key. A browser that has joined another player keeps its
own key; the store knows which player that key identifies. Links are valid once, for a few minutes.
"""

import re
from functools import cache
from typing import Final

from mnemonic import Mnemonic

from noctuary.kernel.base.messages import BadInput
from noctuary.tables import leaving
from noctuary.tables.admission import takes
from noctuary.tables.lobby import Lobby
from noctuary.tables.people.credentials import LINK, PHRASE, find, give, redeem
from noctuary.tables.people.reminders import Reminders
from noctuary.tables.results.ratings import find_running, runs
from noctuary.tables.setup import TableError, new_secret
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import Row
from noctuary.tables.store.base.saved import header_of, legible
from noctuary.tables.wire.people import MAX_EDITIONS, MAX_SHEETS, MERGED, Belongings, SignInOffer

PHRASE_BITS: Final = 128
WORDS: Final = 12


class Identities:
    """The identities of all players with tables in `lobby`."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby: Lobby = lobby

    async def owner(self, key: str) -> str:
        """The player whom a key identifies. Raises StoreError."""
        return await self._lobby.read(Store.owner, key)

    async def has_phrase(self, owner: str) -> bool:
        """Whether `owner` has a recovery phrase. Raises StoreError."""
        return await self._lobby.read(Store.has_phrase, owner)

    async def link(self, owner: str) -> str:
        """A new secret for a link to `owner`, replacing an earlier one. Raises StoreError."""
        secret = new_secret()
        await self._lobby.act(owner, give, LINK, secret, owner)
        return secret

    async def phrase(self, owner: str) -> list[str]:
        """The words of a new recovery phrase for `owner`, replacing an earlier one. Raises StoreError."""
        text = _dictionary().generate(PHRASE_BITS)
        await self._lobby.act(owner, give, PHRASE, text, owner)
        return text.split()

    async def look(self, owner: str, secret: str) -> SignInOffer:
        """What `owner` would gain by a link's secret or a phrase. Raises BadInput, TableError or StoreError."""
        return await self._lobby.read(_offer, owner, _understood(secret))

    async def join(self, key: str, secret: str, bring: bool) -> None:
        """Let a key identify the player who gave the secret. With `bring`, all data, keys and phrases of its former
        player are transferred, and running rated games are lost; without it, the data is available again once the key
        leaves. Raises BadInput, TableError or StoreError.
        """
        owner = await self.owner(key)
        if bring:
            # Before anything is lost, it must be certain that the secret is good.
            await self._lobby.read(_check, owner, _understood(secret))
            await leaving.give_up(self._lobby, owner)
        seats = await self._lobby.in_store_thread(_join, self._lobby.store, key, _understood(secret), bring)
        self._lobby.signed_in.change(owner)
        await follow(self._lobby, await self.owner(key), *seats)

    async def leave(self, key: str, fresh: str) -> None:
        """Give a browser a new key that identifies its former player or, if they left nothing behind, a new one. The
        old key then identifies nobody. Raises StoreError.
        """
        owner = await self.owner(key)
        await self._lobby.in_store_thread(self._lobby.store.leave, key, fresh)
        self._lobby.signed_in.change(owner)


@cache
def _dictionary() -> Mnemonic:
    """The English word list of BIP-39, whose words differ in their first four letters."""
    return Mnemonic("english")


SEPARATOR: Final = re.compile(r"[\s,;]")
LETTERS: Final = re.compile(r"[^\W\d_]+")


def _understood(secret: str) -> str:
    """A link's secret, or a recovery phrase as it was given. Raises BadInput unless it can be one."""
    if not SEPARATOR.search(secret.strip()):
        return secret.strip()
    # People number the words, or put commas between them.
    words = LETTERS.findall(secret.lower())
    if len(words) != WORDS:
        raise BadInput("identity-words", {"number": len(words), "count": WORDS})
    for word in words:
        if word not in _dictionary().wordlist:
            raise BadInput("identity-word", {"text": word})
    phrase = " ".join(words)
    if not _dictionary().check(phrase):
        raise BadInput("identity-order")
    return phrase


async def follow(lobby: Lobby, owner: str, brought: list[str], freed: set[str]) -> None:
    """Do what follows at tables where `owner` has got another's seats, or seats are freed. Raises StoreError."""
    for id in brought:
        await lobby.reload_seats(id)
    for id in freed:
        await lobby.settle_seats(id)
    if brought:
        await Reminders(lobby).reach(owner)


# These run in the store's thread, so that nothing happens between reading and writing.


def _offer(store: Store, owner: str, secret: str) -> SignInOffer:
    theirs = find(store, LINK.opens, secret).owner
    return SignInOffer(belongings(store, theirs), belongings(store, owner), theirs == owner)


def belongings(store: Store, owner: str) -> Belongings:
    """What belongs to a player; runs in the store's thread."""
    profile = store.profile(owner)
    rated = sum(bool(seats) for _, seats in find_running(store, owner))
    return Belongings(profile.name if profile else None, *store.counts(owner), rated)


def _check(store: Store, mine: str, secret: str) -> None:
    """Raise TableError unless all of `mine`'s data can be transferred to the player who gave the secret."""
    credential = find(store, LINK.opens, secret)
    if credential.owner == mine:
        raise TableError("identity-same")
    to_bring(store, mine, credential.owner)


def _join(store: Store, key: str, secret: str, bring: bool) -> tuple[list[str], set[str]]:
    """Join another player, and return the tables whose seats changed their owner, and those where seats are free."""
    credential, mine = find(store, LINK.opens, secret), store.owner(key)
    if credential.owner == mine:
        raise TableError("identity-same")
    with store.acting(mine, credential.owner):
        seats = bring_along(store, mine, credential.owner) if bring else ([], set())
        redeem(store, credential, store.joining(key, mine, credential.owner, bring))
        return seats


def bring_along(store: Store, mine: str, theirs: str) -> tuple[list[str], set[str]]:
    """Prepare the transfer of all of `mine`'s data in the transaction that makes it; return the tables whose seats will
    change hands, and those where seats become free. Raises TableError if an account would be lost.
    """
    store.hold_tables(mine, theirs)
    return to_bring(store, mine, theirs), stand_up(store, mine, theirs)


def to_bring(store: Store, mine: str, theirs: str) -> list[str]:
    """The tables whose seats will change hands if all of `mine`'s data is transferred; runs in the store's thread.
    Raises TableError if an account would be lost, or there would be more than a profile's file may have.
    """
    if store.account(mine) and store.account(theirs):
        raise TableError("account-both")
    for count, most, refusal in (
        (lambda owner: len(store.editions(owner)), MERGED * MAX_EDITIONS, "table-edition-most"),
        (store.count_sheets, MERGED * MAX_SHEETS, "table-sheets-most"),
    ):
        if count(mine) and count(mine) + count(theirs) > most:
            raise TableError(refusal, {"number": most})
    return [*store.seats_of(mine)]


def stand_up(store: Store, mine: str, theirs: str) -> set[str]:
    """Let two players who are merged give up the seats that one person may not have; return the tables with free seats.
    They leave tables from which one of them was removed. At a rated table `mine` leaves the seats to `theirs` before
    the game. In a running game `mine` leaves them, with the rating, to an unknown player, so that the game counts as
    before and nobody escapes the loss.
    """
    free: set[str] = set()
    lost: list[Row] = []
    people, seats, others = {mine, theirs}, store.seats_of(mine).keys(), store.seats_of(theirs).keys()
    removed = store.removed_from(mine) | store.removed_from(theirs)
    for id in (seats & others) | (removed & (seats | others)):
        row = store.find(id)
        if row is None or not legible(row) or not takes(row):
            continue
        twice = id in seats & others and header_of(row).rated and not store.is_rated(id)
        if runs(store, row):
            if twice:
                store.leave_rated(mine, row)
                lost.append(row)
            continue
        leaving = people if id in removed and row.owner not in people else {mine} if twice else set()
        for place in store.places(id):
            if place.owner in leaving:
                store.stand_up(id, place.seat)
                free.add(id)
    for row in lost:
        store.drop_ratings(mine, row)
    return free
