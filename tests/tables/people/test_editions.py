"""Component editions: stored by their owners, played at tables, named wherever a table is shown, exported."""

import asyncio
import json
from typing import Any

import pytest
from msgspec.json import decode, encode
from msgspec.structs import replace

from examples.lanterns.game import GAME
from noctuary.kernel.base.messages import BadInput, Refusal
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.box.corrections import Corrections, make_corrections
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.moves import Move
from noctuary.kernel.parts.offers import CORRECTIONS
from noctuary.kernel.play.match import AUTO, Match
from noctuary.tables.lobby import Lobby
from noctuary.tables.people.editions import Editions
from noctuary.tables.people.profiles import Profiles
from noctuary.tables.people.transfer import checksum, written
from noctuary.tables.results.outcomes import outcome
from noctuary.tables.setup import RulesChanged, TableError, is_played, restore
from noctuary.tables.view import summary, view
from noctuary.tables.wire.editions import Draft, EditionName
from noctuary.tables.wire.people import MAX_EDITIONS, Taken
from noctuary.tables.wire.tables import Header
from tests.games.trials import find, having
from tests.refusals import refused
from tests.tables.matches import add, filed, finished, played_through, replayed, set_up

NIGHTFALL = catalogue.find("nightfall")


def edition(game: str = "nightfall", name: str = "My box", **more: Any) -> Corrections:
    return make_corrections(game, name, {**find(game).changes, **more})


# Storing.


async def test_there_are_only_so_many(profiles: Profiles, editions: Editions) -> None:
    # This also holds if they all come at once.
    came = [editions.add("ada", edition(name=f"Box {number}")) for number in range(MAX_EDITIONS + 5)]
    found = await asyncio.gather(*came, return_exceptions=True)
    refused = [one for one in found if isinstance(one, TableError)]
    assert [one.message.id for one in refused] == ["table-edition-most"] * 5
    assert len(await editions.editions("ada")) == MAX_EDITIONS
    await editions.add("bob", edition())
    text = written(None, [], [(edition(name="One more"), "2026-01-01T00:00:00Z")])
    with pytest.raises(TableError):
        await profiles.take_in("ada", text)
    # A stored edition needs no further room.
    assert await profiles.take_in("ada", await profiles.written("ada")) == Taken(0, 0, 0, MAX_EDITIONS)
    await editions.delete("ada", (await editions.editions("ada"))[0].id)
    assert await profiles.take_in("ada", text) == Taken(0, 0, 1, 0)


# Playing.


@pytest.mark.parametrize("name", having(CORRECTIONS))
def test_a_table_keeps_its_edition(name: str) -> None:
    built_in = catalogue.find(name)
    game = built_in.under(edition(name))
    match = finished(made_for := set_up(game, "human", "human"))
    header = made_for.header()
    assert header.corrections == Draft("My box", find(name).changes)
    assert decode(encode(header), type=Header) == header
    again = restore(built_in, header)
    assert again.game.corrections == edition(name)
    assert again.game.facts_hash() == game.facts_hash() != built_in.facts_hash()
    assert is_played(built_in, header)
    lines = [*match.log()]
    assert played_through(again, lines).state.position() == match.state.position()
    # Game files.
    uploaded = filed(match)
    assert uploaded.setup.game.corrections == edition(name)
    assert uploaded.state.position() == match.state.position()
    # Wherever the table is shown.
    short = EditionName("My box", edition(name).hash)
    assert summary(match).edition == short
    assert view(match, 0, 0, [], None).edition == short
    assert replayed(match.setup, lines).index().edition == short
    assert replayed(match.setup, lines).after("3", -1).edition == short


def test_a_game_that_goes_on_by_itself_after_the_last_decision_comes_back_whole() -> None:
    """Forced moves that had to wait at the table are in no game file, not even those at its end."""
    waited = 0
    for seed in range(60):
        match, random = Match(set_up(NIGHTFALL, "human", "human", seed=seed), patient=True), Random(seed)
        while not match.over:
            seat = (match.unasked or match.waiting)[0]
            codes = match.state.legal(seat)
            match.add(Move(NIGHTFALL.actions, seat, codes[random.below(len(codes))]))
        waited += match.log()[-1].endswith(AUTO)
        again = filed(match)
        assert again.over
        assert again.log()[-1] == match.log()[-1]
        assert again.state.position() == match.state.position()
    assert waited


def test_tables_of_built_in_facts_have_no_edition() -> None:
    match = Match(made_for := set_up(NIGHTFALL, "human", "human"), patient=True)
    assert "corrections" not in decode(encode(made_for.header()))
    assert summary(match).edition is None
    assert view(match, 0, 0, [], None).edition is None
    assert replayed(match.setup, []).index().edition is None


def test_an_edition_that_has_become_impossible_makes_no_table() -> None:
    header = set_up(NIGHTFALL.under(edition()), "human", "human").header()
    impossible = replace(header, corrections=Draft("My box", {"cards.vulko.cost": 50}))
    with pytest.raises(RulesChanged):
        restore(NIGHTFALL, impossible)
    with pytest.raises(BadInput) as wrong:
        is_played(NIGHTFALL, impossible)
    assert wrong.value.where == "cards.vulko.cost"


def test_a_table_keeps_names_that_nobody_could_write_today() -> None:
    draft = Draft("B\ufe0fox", {"cards.vulko.name.en": "Vul\u180bko"})
    header = set_up(NIGHTFALL.under(draft.corrections(NIGHTFALL, "")), "human", "human").header()
    assert header.corrections == draft
    assert restore(NIGHTFALL, header).game.corrections == draft.corrections(NIGHTFALL, "")
    with pytest.raises(BadInput):
        draft.written(NIGHTFALL, "$")


def test_games_without_such_facts_have_no_editions() -> None:
    assert GAME.corrections is None
    assert GAME.editable == {}
    with pytest.raises(BadInput):
        GAME.under(make_corrections(GAME.name, "My box", {"card": 1}))


async def test_an_impossible_table_says_so_and_the_others_go_on(lobby: Lobby) -> None:
    game = NIGHTFALL.under(edition())
    good = await lobby.create("ada", set_up(game, "human", "human"))
    bad = await lobby.create("ada", set_up(game, "human", "human"))

    def spoil() -> None:
        header = (lobby.store._read("SELECT header FROM tables WHERE id = ?", bad))[0][0]
        spoiled = header.replace('"cards.vulko.cost":6', '"cards.vulko.cost":60')
        assert spoiled != header
        lobby.store._write(("UPDATE tables SET header = ? WHERE id = ?", [(spoiled, bad)]))

    await lobby.in_store_thread(spoil)
    with refused("table-rules-changed"):
        await lobby.setup("ada", bad)
    assert (await lobby.setup("ada", good)).game.corrections == edition()
    assert [table.edition for table in await lobby.tables("ada")] == [EditionName("My box", edition().hash)] * 2


def test_games_under_an_edition_are_on_no_track() -> None:
    nocturne = catalogue.find("nocturne")
    tracks = []
    for game in (nocturne, nocturne.under(edition("nocturne"))):
        found = outcome(finished(set_up(game, "human", scenario=7)))
        assert found is not None
        tracks.append(found.outcome["track"])
    assert tracks == ["scenario", None]


# Export and import.


async def test_editions_and_games_under_them_come_along(lobby: Lobby, profiles: Profiles, editions: Editions) -> None:
    await add(lobby, "ada", finished(set_up(NIGHTFALL.under(edition()), "human", "random")))
    of_all = [edition(name) for name in having(CORRECTIONS)]
    for new in (*of_all, make_corrections("nightfall", "Draft", {"cards.vulko.cost": 99})):
        await editions.add("ada", new)
    text = await profiles.written("ada")
    # Those of the same millisecond come in any order.
    assert sorted(one["name"] for one in json.loads(text)["editions"]) == ["Draft", *["My box"] * len(of_all)]
    assert await profiles.take_in("ada", text) == Taken(0, 1, 0, 1 + len(of_all))
    await editions.add("bob", edition())
    assert await profiles.take_in("bob", text) == Taken(1, 0, len(of_all), 1)
    mine, his = await editions.editions("ada"), await editions.editions("bob")
    assert len(his) == 1 + len(of_all)
    kept = {one.hash: replace(one, id="") for one in mine}
    for one in his:
        # The edition that was there already is unchanged.
        if one.game != "nightfall" or one.name == "Draft":
            assert replace(one, id="") == kept[one.hash]
    game = (await profiles.games("bob")).games[0]
    assert game.edition == EditionName("My box", edition().hash)
    assert game.current
    # Editions differ by their names as well as by their changes.
    other = written(None, [], [(edition(name="Yours"), "2026-01-01T00:00:00Z")] * 2)
    assert await profiles.take_in("bob", other) == Taken(0, 0, 1, 1)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("change", "id", "where"),
    [
        ({"game": "chess"}, "input-game", "$.editions[1].game"),
        ({"name": " "}, "edition-name", "$.editions[1].name"),
        ({"name": 7}, "profile-file-malformed", "$.editions[1].name"),
        ({"changes": []}, "profile-file-malformed", "$.editions[1].changes"),
        ({"changes": {"cards.vulko.cost": None}}, "profile-file-malformed", "$.editions[1].changes[...]"),
        ({"changes": {"cards": {"vulko": {"cost": 5}}}}, "profile-file-malformed", "$.editions[1].changes[...]"),
        ({"updated": "yesterday"}, "profile-file-malformed", "$.editions[1].updated"),
        ({"updated": "1999-01-01T00:00:00Z"}, "profile-edition-date", "$.editions[1].updated"),
    ],
)
async def test_a_file_with_a_bad_edition_changes_nothing(
    profiles: Profiles, editions: Editions, change: dict[str, Any], id: str, where: str
) -> None:
    dated = [(edition(), "2026-01-01T00:00:00Z"), (edition(name="Other"), "2026-01-01T00:00:00Z")]
    contents = json.loads(written(None, [], dated))
    del contents["checksum"]
    contents["editions"][1] |= change
    text = json.dumps({**contents, "checksum": checksum(contents)}).encode()
    with pytest.raises(Refusal) as refused:
        await profiles.take_in("ada", text)
    assert (refused.value.message.id, refused.value.where) == (id, where)
    for language in ("en", "pl", "de"):
        assert refused.value.text(language)
    assert await editions.editions("ada") == []
