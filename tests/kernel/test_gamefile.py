"""Game files, with games of Lanterns."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noctuary.kernel.base.messages import BadInput, IllegalMove
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game
from noctuary.kernel.play import gamefile
from noctuary.kernel.play.entries import Player, Setup
from noctuary.kernel.play.gamefile import dumps, parse, save
from noctuary.kernel.play.match import MAX_UNDOS, Match
from tests.refusals import refused

pytestmark = pytest.mark.usefixtures("lanterns")


def new(seed: int = 7, players: int = 2, hand: int = 3) -> Match:
    game = catalogue.find("lanterns")
    options = game.options({"players": players, "hand": hand})
    return Match(Setup(game, options, [Player(f"Player {seat}", "human") for seat in range(players)], seed))


def add_random(record: Match, random: Random) -> None:
    decisions = record.state.decisions
    moves = decisions[random.below(len(decisions))].moves
    record.add(moves[random.below(len(moves))])


def finished(seed: int = 7) -> Match:
    record, random = new(seed), Random(seed)
    while record.state.seat >= 0:
        add_random(record, random)
    return record


@given(st.integers(0, 2**63 - 1), st.integers(2, 4), st.integers(1, 4), st.lists(st.integers(0, 9), max_size=60))
def test_game_files_round_trip(seed: int, players: int, hand: int, actions: list[int]) -> None:
    record, random = new(seed, players, hand), Random(seed)
    for action in actions:
        if record.state.seat < 0:
            break
        if action == 0 and record.moves():
            record.add(f"undo {1 + random.below(len(record.moves()))}")
        elif action == 1 and len(record.resigned) < players:
            record.add(f"P{1 + min(set(range(players)) - set(record.resigned))} resign")
        elif action == 2:
            gamefile.enter(record, "# a remark")
        else:
            add_random(record, random)
    text = dumps(record)
    again = parse(text)
    assert dumps(again) == text
    assert again.moves() == record.moves()
    assert again.resigned == record.resigned
    assert again.setup.seats == record.setup.seats
    assert again.state.position() == record.state.position() == record.at(len(record.entries)).state.position()
    assert [event.id for event in again.events] == [event.id for event in record.events]


@given(st.text(max_size=30), st.text(max_size=10))
def test_any_name_survives(name: str, kind: str) -> None:
    game = catalogue.find("lanterns")
    record = Match(Setup(game, game.options({}), [Player(name, kind), Player('Ada: #1 "x"', "human")], 1))
    assert parse(dumps(record)).setup.seats == record.setup.seats


def test_the_file_is_as_people_expect_it() -> None:
    record = finished()
    head, _, moves = dumps(record).partition("\n---\n")
    origin = 'format: 1\ngame: lanterns\nrules: "1"\nedition: "1"\nfacts: none\n'
    assert head.startswith(origin + "options: {players: 2}\nseed: 7\nseats:")
    assert "result:\n  totals: {P1:" in head
    assert moves.splitlines() == [move.line for move in record.moves()]


def test_undo_is_a_replay_of_the_shorter_log() -> None:
    record, random = new(), Random(3)
    positions = [record.state.position()]
    while record.state.seat >= 0:
        add_random(record, random)
        positions.append(record.state.position())
    record.add(f"undo {2}")
    assert record.state.position() == positions[-3]
    record.add(f"undo {len(record.moves())}")
    assert record.state.position() == positions[0]
    assert record.written[-1] == f"undo {len(positions) - 3}"
    with pytest.raises(BadInput, match="cannot be taken back"):
        record.add(f"undo {1}")


@pytest.mark.parametrize("line", ["undo", "undo 0", "undo x", "undo 1 2", "undo -1", "undo 1.0"])
def test_an_undo_line_says_how_many(line: str) -> None:
    record = finished()
    with refused("record-undo-line"):
        gamefile.enter(record, line)


def test_a_file_of_endless_work_is_refused_with_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    record = new(hand=2)
    begin = len(dumps(record).splitlines())
    line = record.state.decisions[0].moves[0].line
    text = dumps(record) + f"{line}\nundo 1\n" * (MAX_UNDOS + 1)
    with refused("record-undos", f"ada.noct:{begin + 2 * (MAX_UNDOS + 1)}"):
        parse(text, "ada.noct")
    # Nobody gets that far.
    record.add(line)
    assert [record.request_refusal(seat) for seat in range(2)].count(None) == 1
    record.undos = MAX_UNDOS
    assert {refusal and refusal.id for refusal in map(record.request_refusal, range(2))} == {"record-undos"}
    with refused("record-lines", f"ada.noct:{begin + gamefile.MAX_LINES + 1}"):
        parse(dumps(record) + "\n" * (gamefile.MAX_LINES + 1), "ada.noct")


def test_forced_moves_may_be_written_out() -> None:
    # The last card of a hand is forced.
    record = new(hand=1)
    forced = [move.line for move in record.state.forced]
    assert forced == ["P1 choose " + forced[0][-1], "P2 choose " + forced[1][-1]]
    for line in forced:
        assert not record.add(line).counts
    assert record.moves() == []
    assert dumps(parse(dumps(record))) == dumps(record)
    with pytest.raises(IllegalMove):
        record.add(forced[0])


def test_a_refused_move_changes_nothing() -> None:
    record = new()
    before, position = dumps(record), record.state.position()
    with pytest.raises(IllegalMove):
        record.add("P1 draw")
    with pytest.raises(BadInput):
        record.add("P1 dance")
    assert dumps(record) == before
    assert record.state.position() == position


def test_resigning_is_a_line() -> None:
    record = new()
    record.add("P2 resign")
    assert record.written == ["P2 resign"]
    with pytest.raises(BadInput, match="already"):
        record.add("P2 resign")
    over = finished()
    with pytest.raises(IllegalMove, match="over"):
        over.add("P1 resign")


def test_several_resign_at_the_same_moment_in_one_line() -> None:
    record = new()
    record.setup.resignation_ends = True
    for line, problem in (("P1 P1 resign", "already"), ("P1  resign", "seat"), ("P1 P9 resign", "seat")):
        with pytest.raises(BadInput, match=problem):
            record.add(line)
    record.add("P2 P1 resign")
    again = gamefile.parse(gamefile.dumps(record))
    assert again.written == record.written == ["P1 P2 resign"]
    assert (again.given_up, again.at(1).given_up, again.over, again.ranking) == ([[0, 1]], [[0, 1]], True, None)
    assert [event.id for event in again.events[-2:]] == ["table-resigned"] * 2


def test_remarks_and_empty_lines_are_kept() -> None:
    record = new()
    line = record.state.decisions[0].moves[0].line
    text = dumps(record) + f"# first\n\n  {line}   # good?\n"
    again = parse(text)
    assert again.written == ["# first", "", f"  {line}   # good?"]
    assert len(again.moves()) == 1
    assert dumps(again) == text


def test_a_game_played_under_earlier_rules_may_have_another_result(monkeypatch: pytest.MonkeyPatch) -> None:
    text = dumps(finished()).replace("totals: {P1: ", "totals: {P1: 1")
    with refused("record-result"):
        parse(text)
    monkeypatch.setattr(catalogue.find("lanterns"), "rules_version", "2")
    monkeypatch.setattr(catalogue.find("lanterns"), "plays_on", ("1",))
    assert parse(text).over


@pytest.mark.parametrize(
    ("right", "wrong", "line", "id"),
    [
        ("format: 1", "format: 2", 1, "record-format"),
        ("game: lanterns", "game: chess", 2, "input-game"),
        ('rules: "1"', 'rules: "0"', 3, "record-rules"),
        ('edition: "1"', "edition: en", 4, "record-edition"),
        ("facts: none", "facts: 6x5", 5, "record-facts"),
        ("options: {players: 2}", "options: {players: 9}", 6, "input-flag"),
        ("options: {players: 2}", "options: 2", 6, "record-mapping"),
        ("options: {players: 2}", "options: {7: 2}", 6, "option-unknown"),
        ("options: {players: 2}", "options: {players: 3}", 8, "record-seats"),
        ("seed: 7", "seed: -7", 7, "record-seed"),
        ("seed: 7", "seed: seven", 7, "record-seed"),
        ("seed: 7", "seed: true", 7, "record-seed"),
        ("seed: 7", "sead: 7", 7, "record-key"),
        ("seed: 7\n", "", 1, "record-missing"),
        ("  P2: {name: Player 1, kind: human}", "  P2: {name: Player 1}", 10, "record-seat"),
        ("  P2: {name: Player 1,", "  P2: {name: [Player, 1],", 10, "record-seat"),
        ("format: 1", "format: 1 #" + "#" * gamefile.LONGEST_HEADER, 1, "record-header"),
        ("totals: {P1: ", "totals: {P1: 1", 11, "record-result"),
        ("format: 1", "format: [1", 2, "file-no-yaml"),
        ("\n---\n", "\n", None, "record-no-moves"),
    ],
)
def test_a_damaged_header_is_refused_with_its_line(right: str, wrong: str, line: int | None, id: str) -> None:
    text = dumps(finished()).replace(
        "seats: {P1: {name: Player 0, kind: human}, P2: {name: Player 1, kind: human}}",
        "seats:\n  P1: {name: Player 0, kind: human}\n  P2: {name: Player 1, kind: human}",
    )
    assert right in text
    with refused(id, f"ada.noct:{line if line is not None else len(text.splitlines()) - 1}"):
        parse(text.replace(right, wrong, 1), "ada.noct")


def test_a_wrong_move_is_refused_with_line_and_rule() -> None:
    lines = dumps(finished()).splitlines()
    first = lines.index("---") + 1
    for wrong, rule in (("P1 draw", "LAN-3.1"), ("P1 stop", "LAN-3.1"), ("P2 keep 1", "LAN-3.1")):
        with pytest.raises(IllegalMove) as refusal:
            parse("\n".join([*lines[:first], wrong, *lines[first:]]), "ada.noct")
        assert refusal.value.rule == rule
        assert str(refusal.value).startswith(f"ada.noct:{first + 1}: ")
        assert str(refusal.value).endswith(f"({rule})")
    with pytest.raises(BadInput) as bad:
        parse("\n".join([*lines[:first], "P1 dance", *lines[first:]]), "ada.noct")
    assert bad.value.where == f"ada.noct:{first + 1}"


def test_moves_after_the_end_and_missing_moves_are_refused() -> None:
    record = finished()
    text = dumps(record)
    with pytest.raises(IllegalMove) as late:
        parse(text + record.moves()[-1].line + "\n")
    assert late.value.rule == "LAN-4.1"
    with refused("record-unfinished"):
        parse(text[: text.rstrip("\n").rindex("\n") + 1])


def test_another_seed_is_refused() -> None:
    text = dumps(finished(7))
    refused = 0
    for seed in range(8, 30):
        try:
            parse(text.replace("seed: 7", f"seed: {seed}"))
        except (IllegalMove, BadInput):
            refused += 1
    assert refused == 22


def test_players_must_fit_the_seats() -> None:
    game = catalogue.find("lanterns")
    with pytest.raises(BadInput, match="2 seats, but one player is given"):
        Setup(game, game.options({}), [Player("Ada", "human")], 1)


def test_saved_files_are_written_whole_or_not_at_all(tmp_path: Path, lanterns: Game) -> None:
    record = finished()
    path = tmp_path / "ada.noct"
    save(record, path)
    assert dumps(gamefile.load(path)) == dumps(record)
    assert [file.name for file in tmp_path.iterdir()] == ["ada.noct"]
    with pytest.raises(BadInput, match="cannot be written"):
        save(record, tmp_path / "nowhere" / "ada.noct")
    with pytest.raises(BadInput, match="cannot be read"):
        gamefile.load(tmp_path / "bea.noct")
