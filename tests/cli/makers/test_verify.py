"""`noctuary verify`."""

import json
from pathlib import Path

from noctuary.kernel.base.deals import Deal
from noctuary.kernel.play.gamefile import dumps
from tests.cli.command import Noctuary
from tests.tables.finished import played
from tests.tables.matches import finished, set_up


def test_a_game_is_verified_and_whatever_was_changed_is_told(noctuary: Noctuary, tmp_path: Path) -> None:
    game = played().setup.game
    match = finished(
        set_up(game, "human", "random", seed=Deal(bytes(32), {"player": bytes(32), "P2": bytes(31) + b"1"}))
    )
    deal = match.setup.deal
    assert isinstance(deal, Deal)
    file, text = tmp_path / "ada.noct", dumps(match)
    file.write_text(text)
    told = noctuary.text("verify", str(file))
    assert f"All {len(match.moves())} decisions" in told
    assert f"The player added {bytes(32).hex()}." in told
    assert f"{match.setup.seats[1].name} added {deal.additions['P2'].hex()}." in told
    assert deal.key in told
    assert deal.commitment in told
    assert json.loads(noctuary.done("verify --json", str(file))) == {
        "verified": True,
        "problem": None,
        "deal": {**deal.mapping(), "key": deal.key},
        "result": match.state.result.position() if match.state.result else None,
    }
    file.write_text(text.replace("secret: 00", "secret: 01"))
    code, out, errors = noctuary("verify", str(file))
    assert (code, out) == (1, "")
    assert "not the deal that was promised" in errors
    code, out, _ = noctuary("verify --json", str(file))
    assert (code, json.loads(out)["verified"]) == (1, False)
    assert "ada.noct:" in json.loads(out)["problem"]


def test_a_deal_without_a_commitment_is_not_verified(noctuary: Noctuary, tmp_path: Path) -> None:
    file = tmp_path / "ada.noct"
    file.write_text(dumps(played()))
    code, out, _ = noctuary("verify", str(file))
    assert code == 1
    assert "no commitment" in out
    assert noctuary("verify")[0] == 2
