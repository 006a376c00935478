"""Courses: every position loads, every answer is a move with the announced result, and every message exists."""

import re
from fnmatch import fnmatchcase

import pytest

from hatch_build import ROOT
from noctuary import bots, locale
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.box.corrections import Corrections
from noctuary.kernel.box.texts import component, read_facts
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.moves import Move, seat_name
from noctuary.kernel.play.cases import parse, run_case
from noctuary.kernel.play.match import AUTO, Match
from noctuary.kernel.teaching import courses, puzzles
from noctuary.kernel.teaching.courses import FIRST, ME, Course, Guide, lines
from noctuary.tables.setup import Seat, set_up_course
from noctuary.tables.view import show_guide

ALL = [(game, name) for game in catalogue.names() for name in courses.courses(game)]
GAMES = sorted({game for game, _ in ALL})
TOUCHED = ("token", "cell", "card")
"""The kinds of things that moves touch."""


def chapter(rule: str) -> int:
    """The chapter of a rule: 2 of NF-2.7."""
    return int(re.split("[-.]", rule)[1])


def met_in(game: str) -> range:
    """The chapters of the rulebook that the first game meets, without that about components and setup."""
    return range(2, 1 + max(chapter(rule) for step in courses.find(game, FIRST).steps for rule in step.rules))


def begun(game: str, name: str) -> tuple[Match, Guide]:
    """A table of the course, and its guide."""
    setup = set_up_course(catalogue.find(game), [Seat("human", "Ada"), Seat("greedy", "Owl")], name)
    assert setup.terms.course
    return Match(setup, patient=True), Guide(setup.terms.course)


def go_on(match: Match, course: Course, random: Random, mine: str | None = None) -> None:
    """Make one more entry: a forced move that waits, the person's move, one that the course fixes, or a bot's."""
    seat = (match.unasked or match.waiting)[0]
    if match.unasked:
        match.add(seat_name(seat) + AUTO)
        return
    line = mine if seat == ME and mine else course.next(lines(match, match.step))
    decision = match.state.decision(seat)
    match.add(
        line
        or Move(match.setup.game.actions, seat, bots.find("greedy").choose(match.state.observe(seat), decision, random))
    )


def to_me(match: Match, course: Course, random: Random) -> None:
    """Go on until the person is asked or the game is over."""
    while not match.over and (ME not in match.waiting or match.unasked):
        go_on(match, course, random)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_course_goes_as_its_case_says(game: str, name: str) -> None:
    course = courses.find(game, name)
    outcome = run_case(course.case)
    assert outcome.passed, outcome.text()
    for language in locale.LANGUAGES:
        messages = locale.bundle(language)
        wanted = [message for step in course.steps for message in step.messages(course.exercise)]
        if course.exercise:
            lesson = f"{game}-lesson-{name.rpartition('-')[0]}"
            wanted += [lesson, lesson + "-text"]
        assert [message for message in wanted if not messages.has_message(message)] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_step_draws_the_pieces_that_it_speaks_of_two_at_a_time(game: str) -> None:
    for course in courses.courses(game).values():
        for step in course.steps:
            assert len(step.pieces) <= 2
            for sort, id in map(str.split, step.pieces):
                assert component(read_facts(game)[f"{sort}s"], id)["kind"] in locale.text("en", step.message).lower()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("key", "refused"), [("ask", "position-word"), ("aks", "position-key")])
def test_a_step_that_could_never_be_shown_is_refused_with_its_place(game: str, key: str, refused: str) -> None:
    text = f"game: {game}\nlearn:\n  course: first\n  steps:\n  - {{name: one}}\n  - {{name: two, {key}: misspelt}}\n"
    with pytest.raises(BadInput) as refusal:
        Course(parse(text, "first.case.yaml")[0])
    assert (refusal.value.message.id, refusal.value.where) == (refused, "first.case.yaml[1]:6")


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, name in ALL if name != FIRST])
def test_an_exercise_is_solved_by_good_answers_alone(game: str, name: str) -> None:
    match, guide = begun(game, name)
    random = Random(1)
    to_me(match, guide.course, random)
    for number, wanted in enumerate(guide.course.steps):
        step = guide.follow(match)
        while step is None and not guide.failed:  # The course says nothing about this decision.
            go_on(match, guide.course, random)
            to_me(match, guide.course, random)
            step = guide.follow(match)
        assert step is wanted
        moves = {move.text: move.line for move in match.state.decision(ME).moves}
        for pattern in [*step.good, *(pattern for bad in step.bad.values() for pattern in bad)]:
            assert any(fnmatchcase(text, pattern) for text in moves), f"{pattern} is no move: {', '.join(moves)}"
        good = {text for text in moves if any(fnmatchcase(text, pattern) for pattern in step.good)}
        assert 0 < len(good) < len(moves)
        for text, line in moves.items():
            match.add(line)
            guide.follow(match)
            assert guide.failed == (text not in good), text
            assert guide.well == (text in good)
            assert match.undo_refusal() is None
            match.add(f"undo {match.undo_count()}")
            assert guide.follow(match) is step
        answer = guide.course.next(lines(match, match.step))
        assert answer in {moves[text] for text in good}, "the case goes on with a good answer"
        match.add(answer)
        guide.follow(match)
        assert guide.solved == (number == len(guide.course.steps) - 1)
        if not guide.solved:
            to_me(match, guide.course, random)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_game_is_told_from_beginning_to_end(game: str) -> None:
    match, guide = begun(game, FIRST)
    random = Random(74)  # Nightfall: in most games no text asks for the order of players or minions.
    met, chapters = set(), set()
    while not match.over:
        step = guide.follow(match)
        if ME in match.waiting:
            decision = match.state.decision(ME)
            met.add(decision.rule)
            chapters.add(show_guide(guide, match).chapter)
            if step and step.path:
                assert {thing for thing in step.show if thing.split()[0] in TOUCHED} <= {
                    f"{thing.kind} {thing.id}" for move in decision.moves for thing in move.references
                }
        go_on(match, guide.course, random)
    last = show_guide(guide, match)
    assert last.say
    assert last.done
    assert last.chapter is None
    asked = {step.ask for step in guide.course.steps}
    assert chapters >= {phase.chapter for phase in match.setup.game.phases if not asked.isdisjoint(phase.steps)}
    told = {step.name for step, _ in guide.told}
    dropped = {step.name for step in guide.course.steps if step.unless in told or step.ask == courses.OVER}
    rare = {"shadow"} if game == "nocturne" else set()  # Nobody had a token left.
    assert told | dropped | rare == {step.name for step in guide.course.steps}
    assert {rule for rule in met if chapter(rule) in met_in(game)} <= {
        rule for step in guide.course.steps for rule in step.rules
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_mistake_in_the_first_game_is_spoken_of_and_can_be_taken_back(game: str) -> None:
    match, guide = begun(game, FIRST)
    random = Random(5)
    spoken = 0
    while guide.course.on_path(lines(match, match.step)) and len(lines(match, match.step)) < len(guide.course.script):
        to_me(match, guide.course, random)
        step = guide.follow(match)
        for name, patterns in step.bad.items() if step else ():
            assert step
            decision = match.state.decision(ME)
            bad = next(move for move in decision.moves if step.about(move.text, False) == f"{step.message}-bad-{name}")
            assert any(fnmatchcase(bad.text, pattern) for pattern in patterns)
            match.add(bad)
            to_me(match, guide.course, random)
            shown = show_guide(guide, match)
            assert shown.about == {"id": f"{step.message}-bad-{name}", "args": decision.prompt.arguments}
            assert not shown.well
            assert match.undo_refusal() is None
            match.add(f"undo {match.undo_count()}")
            assert guide.follow(match) is step
            spoken += 1
        go_on(match, guide.course, random)
    assert spoken > 4


@pytest.mark.parametrize("game", GAMES)
def test_steps_teach_all_rules_but_those_that_docs_leave_to_the_rulebook(game: str) -> None:
    page = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
    part = page.partition(f"## {game.capitalize()}")[2].partition("\n## ")[0]
    rules = {rule for rule in catalogue.find(game).rules("en") if re.fullmatch(r"[A-Z]+-\d+\.\d+", rule)}
    named = {rule for course in courses.courses(game).values() for step in course.steps for rule in step.rules}
    left = set(re.findall(r"[A-Z]+-\d+\.\d+", part.partition("Left to the rulebook")[2]))
    assert named <= rules
    assert {rule for rule in rules if chapter(rule) in met_in(game)} <= named | left
    assert not named & left


def test_an_edition_is_used_where_nothing_corrected_matters() -> None:
    nocturne, puzzle = catalogue.find("nocturne"), puzzles.find("nocturne", "puzzle-0320ceee")
    matters = {"tiles.duode.count": 1, "concoctions.21.points1": 9, "tokens.set_aside.4": []}
    elsewhere = {"tiles.duode.name.en": "A", "concoctions.20.points1": 9, "solo_cards.7.start": 7}
    for path, value in {**matters, **elsewhere}.items():
        mine = nocturne.under(Corrections("nocturne", "Mine", {path: value}))
        assert puzzle.played_as(mine) is (nocturne if path in matters else mine), path
