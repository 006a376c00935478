"""Games survive updates. The stores in `begun` were made by released versions, by their own code: both games in many
forms, played to some random point or to their end; in later ones also with separate screens and with a seat that is
still free.
"""

import lzma
from pathlib import Path
from typing import Final

import pytest

from examples.lanterns.game import LanternsGame
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.parts.moves import Move
from noctuary.kernel.play import gamefile
from noctuary.kernel.play.match import AUTO
from noctuary.tables import begun
from noctuary.tables.lobby import Lobby
from noctuary.tables.people.profiles import Profiles
from noctuary.tables.replays.finished import FinishedGames
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import Row
from noctuary.tables.store.base.saved import counted_of, header_of, summary_of
from tests.refusals import refused
from tests.tables.matches import at_new, lanterns

CLOSED: Final[set[tuple[str, str]]] = set()
"""Games and earlier versions of their rules whose tables do not go on."""


@pytest.fixture(
    params=sorted((Path(__file__).parent / "begun").iterdir()), ids=lambda path: path.name.partition(".")[0]
)
def stored(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The store of an earlier version."""
    path = tmp_path / "tables.sqlite3"
    path.write_bytes(lzma.decompress(request.param.read_bytes()))
    return path


async def check_replay(lobby: Lobby, row: Row) -> None:
    """Check that a finished game is replayed and exported, and that whoever sees another result there is told why."""
    games = FinishedGames(lobby)
    last = (await games.replay("ada", row.id)).steps[-1]
    result = (await games.view("ada", row.id, str(last.step), None)).result
    assert result is not None
    then = counted_of(row).totals if row.outcome else result.totals
    assert (result.counted is not None) == (then != result.totals)
    if result.counted is not None:
        assert result.counted["args"] == {"text": " : ".join(map(str, then.values()))}
    assert gamefile.parse(await games.record("ada", row.id)).over
    listed = await Profiles(lobby).games("ada")
    assert [one.totals for one in listed.games if one.id == row.id] == [then] * (row.outcome is not None)


async def test_every_game_of_a_released_version_goes_on(stored: Path) -> None:
    lobby = Lobby(stored, 0.0)
    try:
        rows = await lobby.read(Store.of_owner, "ada", 100)
        assert len(rows) >= 16
        for row in rows:
            if header_of(row).waits:
                async with lobby.sitting("ada", row.id) as table:
                    assert table.waits
                continue
            header = header_of(row)
            if (row.game, header.rules) in CLOSED:
                with refused("table-rules-changed"):
                    await lobby.match_of(row)
                continue
            match = await lobby.match_of(row)
            setup, lines = match.setup, await lobby.read(Store.lines, row.id)
            assert (match.lines, match.over) == (lines, summary_of(row).over)
            if row.game == "nightfall":
                # Under the colours with which it began.
                assert setup.game.facts_hash() == header.facts
            random = Random(7)
            while not match.over:
                seat = (match.unasked or match.waiting)[0]
                codes = match.state.legal(seat)
                match.add(Move(setup.game.actions, seat, codes[random.below(len(codes))]))
            # Also as a file, as that version wrote it.
            file = gamefile.parse(begun.game_file(row, lines))
            assert file.setup.game.facts_hash() == setup.game.facts_hash()
            assert file.written == [line for line in lines if not line.endswith(AUTO)]
            if summary_of(row).over:
                await check_replay(lobby, row)
    finally:
        await lobby.close()


async def test_a_game_that_cannot_go_on_is_closed_for_good(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    games = FinishedGames(lobby)

    async def stored(id: str) -> Row:
        return await lobby.row("ada", id)

    async with at_new(lobby, lanterns("human", "human")) as table:
        await table.move(table.match.state.decisions[0].moves[0], 0)
        lines = table.match.lines
    monkeypatch.setattr(LanternsGame, "rules_version", "2")
    with refused("table-running"):
        await games.record("ada", table.id)
    with refused("table-rules-changed"):
        await lobby.setup("ada", table.id)
    with refused("table-rules-changed"):
        await lobby.match_of(await stored(table.id))
    row = await stored(table.id)
    assert (summary_of(row).over, summary_of(row).turn, row.outcome) == (True, [], None)
    file = await games.record("ada", table.id)
    assert file.endswith("\n".join(lines) + "\n")
    # Whoever has seen the file knows all that was hidden, so the game does not go on even where it could.
    monkeypatch.setattr(LanternsGame, "rules_version", "1")
    assert gamefile.parse(file).lines == lines
    with refused("table-rules-changed"):
        await lobby.match_of(await stored(table.id))
    [listed] = await lobby.tables("ada")
    assert (listed.over, listed.end) == (True, "delete")


async def test_rules_that_play_an_earlier_game_s_moves_go_on_with_it(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await lobby.create("ada", lanterns("human", "human"))
    row = await lobby.row("ada", id)
    monkeypatch.setattr(LanternsGame, "rules_version", "2")
    monkeypatch.setattr(LanternsGame, "plays_on", ("1",))
    assert (await lobby.match_of(row)).waiting
    # Under facts that are not here any more, the log decides.
    assert (await lobby.match_of(row._replace(header=row.header.replace('"facts":"none"', '"facts":"0"')))).waiting
    # Unless its log leads elsewhere.
    with refused("table-rules-changed"):
        await lobby.match_of(row._replace(summary=row.summary.replace('"turn":["P1"', '"turn":["P2"')))
