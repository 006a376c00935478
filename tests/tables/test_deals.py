"""Promised deals, and what is stored and told about the deals of tables."""

import msgspec
import pytest

from examples.lanterns.game import GAME
from noctuary.kernel.base import deals
from noctuary.kernel.base.deals import Deal
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.contract import catalogue
from noctuary.tables.deals import Promises, to_wire
from noctuary.tables.lobby import Lobby
from noctuary.tables.replays.finished import continue_from
from noctuary.tables.setup import Seat, TableError, TableSetup, Terms, restore
from noctuary.tables.wire.tables import AddedToDeal, Header
from noctuary.tables.work import Work
from tests.postgres import on_both_engines
from tests.tables.matches import add, filed, finished, lanterns, set_up

ADDITION = bytes(range(32))
DEAL = Deal(bytes(32), {"player": ADDITION})


@on_both_engines
async def test_a_promise_is_for_one_person_and_one_table(lobby: Lobby) -> None:
    """This holds whichever server has made the promise."""
    promise = await lobby.promises.make("ada")
    promises = Promises(lobby.store, lobby.in_store_thread)
    added = AddedToDeal(promise.id, ADDITION.hex())
    with pytest.raises(TableError, match="Try again"):
        await promises.deal("bea", added)
    with pytest.raises(BadInput, match="64"):
        await promises.deal("ada", AddedToDeal(promise.id, "00"))
    deal = await promises.deal("ada", added)
    assert (deals.commitment(deal.secret), deal.additions) == (promise.commitment, {"player": ADDITION})
    with pytest.raises(TableError):
        await promises.deal("ada", added)


@on_both_engines
async def test_promises_are_forgotten_in_time_and_bounded_in_number(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("noctuary.tables.deals.MAX_PROMISES", 2)
    made = [await lobby.promises.make("ada") for _ in range(3)]
    monkeypatch.setattr("noctuary.tables.deals.LASTING", 0.0)
    made.append(await lobby.promises.make("ada"))
    for one, there in zip(made, (False, True, True, False), strict=True):
        if there:
            await lobby.promises.deal("ada", AddedToDeal(one.id, ADDITION.hex()))
        else:
            with pytest.raises(TableError):
                await lobby.promises.deal("ada", AddedToDeal(one.id, ADDITION.hex()))


def kept(header: Header) -> Header:
    """The deal as it comes back from the store."""
    return msgspec.json.decode(msgspec.json.encode(header), type=Header)


def test_a_table_keeps_its_deal_and_tells_it_at_the_end() -> None:
    setup = lanterns("human", "random", seed=DEAL)
    header = kept(setup.header())
    assert restore(GAME, header).seed == setup.seed
    before, after = to_wire(header, False), to_wire(header, True)
    assert (before.commitment, before.additions) == (after.commitment, {"player": ADDITION.hex()})
    assert (before.secret, before.key) == (None, None)
    assert (after.secret, after.key) == ("00" * 32, f"{setup.seed:064x}")


def test_tables_without_a_commitment_say_why() -> None:
    setup = lanterns("human", "random", seed=7)
    assert to_wire(kept(setup.header()), True).origin == "plain"
    setup.terms = Terms(chosen=True)
    assert to_wire(kept(restore(GAME, kept(setup.header())).header()), False).origin == "chosen"
    old = finished(lanterns("human", "random", seed=DEAL))
    on = continue_from(old, 2, [Seat("human", "Ada"), Seat("random", "Owl")], "", "", Work())
    assert isinstance(on.setup, TableSetup)
    assert to_wire(on.setup.header(), False).origin == "continued"
    assert on.setup.seed == old.setup.seed


async def test_a_deal_goes_through_game_files_into_other_tables(lobby: Lobby) -> None:
    match = filed(finished(set_up(catalogue.find("nocturne"), "human", "random", seed=DEAL)))
    told = await lobby.deal("ada", await add(lobby, "ada", match))
    assert told.secret == "00" * 32
