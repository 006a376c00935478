"""The reference of both games: complete, consistent, and in three languages, also under editions."""

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from noctuary import locale
from noctuary.kernel.box.texts import folder_of
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.offers import REFERENCE
from noctuary.kernel.parts.wire import GameReference, ReferenceEntry
from tests.games.references import games
from tests.games.trials import having

GAMES = having(REFERENCE)
SOURCES = {"rulebook", "public", "derived", "reconstructed", "edited"}


def things(reference: GameReference) -> Iterator[tuple[str, str, ReferenceEntry]]:
    """All entries of a reference with sort and id."""
    for sort, entries in reference["things"].items():
        for id, thing in entries.items():
            yield sort, id, thing


@pytest.mark.parametrize("name", GAMES)
def test_everything_is_listed_once(name: str) -> None:
    for game in games(name):
        reference = game.reference("en")
        listed = [(section["sort"], id) for section in reference["sections"] for id in section["ids"]]
        assert sorted(listed) == sorted((sort, id) for sort, id, _ in things(reference))
        assert len(listed) == len(set(listed))


@pytest.mark.parametrize("name", GAMES)
def test_rulings_are_rules_and_related_things_exist(name: str) -> None:
    for game in games(name):
        reference, rules = game.reference("en"), game.rules("en")
        for sort, id, thing in things(reference):
            assert thing["rules"], (sort, id)
            assert len(thing["rules"]) == len(set(thing["rules"]))
            assert all(rule in rules and "." in rule for rule in thing["rules"]), (sort, id)
            for group in thing["related"]:
                assert group["things"]
                assert all(other["id"] in reference["things"][other["sort"]] for other in group["things"]), (sort, id)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_reference_says_the_same_in_every_language(name: str, language: str) -> None:
    for game in games(name):
        english, here = game.reference("en"), game.reference(language)
        assert here["sections"] == english["sections"]
        for section in here["sections"]:
            assert locale.text(language, f"{name}-section-{section['section']}")
        for (sort, id, thing), (_, _, other) in zip(things(here), things(english), strict=True):
            assert thing["name"], (sort, id)
            assert [thing["rules"], thing["related"]] == [other["rules"], other["related"]]
            assert len(thing["facts"]) == len(other["facts"])
            for fact in thing["facts"]:
                assert fact["source"] in SOURCES
                assert locale.text(language, fact["words"]["id"], fact["words"]["args"])
            for group in thing["related"]:
                assert locale.text(language, group["words"]["id"], group["words"]["args"])


def in_the_file(box: dict[str, Any], sort: str, id: str, key: str) -> str:
    """The source that the file of facts gives for a fact."""
    section = {"T": "twilight_goals", "M": "moonlight_goals"}[id[0]] if sort == "goal" else f"{sort}s"
    rows, number = box.get(section), id[1:] if sort == "goal" else id
    found = [row for row in rows if number in (row.get("id"), str(row.get("number")))] if isinstance(rows, list) else []
    several = {"card": "wounds", "solo": "solo_deck", "token": "shadow_tokens" if id[1:].isdecimal() else "tokens"}
    entry = found[0] if found else box[several.get(sort, section)]
    if key == "copies":
        entry, key = (box["copies"], entry["set"]) if "set" in entry else (entry, id)
    listed = [source for source in SOURCES if {key, key.split(".")[0]} & {*entry.get(source, ())}]
    return listed[0] if listed else entry.get("source", "rulebook")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_every_fact_shows_the_source_that_the_file_gives(name: str, language: str) -> None:
    box, found = tomllib.loads((folder_of(name) / "box/facts.toml").read_text()), set()
    for sort, id, thing in things(catalogue.find(name).reference(language)):
        for fact in thing["facts"]:
            assert fact["source"] == in_the_file(box, sort, id, fact["key"]), (sort, id, fact["key"])
            found.add(fact["source"])
    assert found == SOURCES - {"edited", "derived" if name == "nightfall" else "public"}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_facts_have_the_sources_of_the_box_and_say_what_an_edition_says(name: str, language: str) -> None:
    built_in, changed, *_ = games(name)
    before, after = built_in.reference(language)["things"], changed.reference(language)["things"]
    found = 0
    for fact in built_in.editable.values():
        if fact.entry not in before.get(fact.sort, {}):
            continue
        was = [one for one in before[fact.sort][fact.entry]["facts"] if one["key"] == fact.key]
        is_now = [one for one in after[fact.sort][fact.entry]["facts"] if one["key"] == fact.key]
        if fact.key.startswith("name.") and fact.key != f"name.{language}":
            assert was == is_now == []
            continue
        assert changed.corrections is not None
        value = changed.corrections.changes[fact.path]
        # A concoction without a second level has no other facts about it, and this one only if it was changed.
        if fact.key in ("level2", "points2") and fact.value in ([], 0):
            assert was == []
        else:
            assert [one["source"] for one in was] == [fact.source], fact.path
        if fact.key == "points2" and value == 0:
            assert is_now == []
            continue
        assert [one["source"] for one in is_now] == ["edited"], fact.path
        assert [one["words"] for one in is_now] != [one["words"] for one in was], fact.path
        found += 1
    assert found > 150


def test_what_is_not_changed_keeps_its_source() -> None:
    for name in GAMES:
        built_in, _, some, _ = games(name)
        assert some.corrections is not None
        before, after = built_in.reference("en")["things"], some.reference("en")["things"]
        changed = {
            (fact.sort, fact.entry, fact.key)
            for path, fact in built_in.editable.items()
            if path in some.corrections.changes
        }
        for sort, entries in before.items():
            for id, thing in entries.items():
                now = {fact["key"]: fact["source"] for fact in after.get(sort, {}).get(id, thing)["facts"]}
                for fact in thing["facts"]:
                    if (sort, id, fact["key"]) not in changed and sort in ("card", "tile", "goal", "character", "solo"):
                        assert now[fact["key"]] != "edited" or fact["key"] == "copies", (sort, id, fact["key"])
