"""The content of Nightfall: the facts of its cards and its rulebook in three languages."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain, permutations
from typing import Any

import pytest

from noctuary.games.nightfall.rules.basis.facts import READINGS, standard
from noctuary.games.nightfall.words.texts import components
from noctuary.kernel.base.positions import expand
from noctuary.kernel.contract import catalogue
from noctuary.locale import LANGUAGES
from tests.games.test_rulebooks import rulebook, rules

FACTS = standard().source

COLOURS = ("white", "red", "green", "blue", "purple", "yellow")
COMPLEMENTARY = {frozenset(pair) for pair in (("white", "blue"), ("red", "green"), ("purple", "yellow"))}
TEXTS = ("chain", "your_chain", "in_play", "kicker")
QUOTES = {"en": "“”", "pl": "„”", "de": "„“"}


def cards(*sets: str) -> list[dict[str, Any]]:
    """The orders of some sets; by default all."""
    return [card for card in FACTS["cards"] if not sets or card["set"] in sets]


def texts() -> Iterator[tuple[str, dict[str, str]]]:
    """Every text in three languages, with a name for messages."""
    yield "wound_effect", FACTS["wound_effect"]
    for table, names in FACTS["names"].items():
        for key, name in names.items():
            yield f"names.{table}.{key}", name
    for card in cards():
        for field in ("name", *TEXTS, "kicker_pl_edition"):
            if field in card:
                yield f"{card['id']} {field}", card[field]


def numbers(text: str) -> list[str]:
    """The numbers in a text in ascending order, without those of rule ids."""
    return sorted(re.findall(r"\d+", re.sub(r"NF-[0-9A-Z.]*[0-9]", "", text)))


# Facts


def test_texts_of_cards_are_short_sentences_with_the_same_numbers() -> None:
    for name, text in texts():
        if name.endswith(TEXTS) or name.endswith("kicker_pl_edition"):
            for language, words in text.items():
                assert words.endswith("."), (name, language)
                assert len(words) <= 130, (name, language)
                assert numbers(words) == numbers(text["en"]), (name, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_unique_and_fit_on_their_cards(language: str) -> None:
    names = [card["name"][language] for card in cards()]
    names += [name[language] for name in FACTS["names"]["wounds"].values()]
    assert Counter(map(str.casefold, names)).most_common(1)[0][1] == 1
    assert max(map(len, names)) <= 28
    assert max(Counter(card["id"] for card in cards()).values()) == 1
    quoted = {card["id"] for card in cards() if card["name"][language].startswith(QUOTES[language][0])}
    assert quoted == {"bad-smoke", "genesis-one", "big-ghost", "indigo-six", "overwatch-two", "shadow-seven"}
    for card in cards():
        assert not set(card["name"][language]) & set("\"“”„'") - set(QUOTES[language]), card["id"]


def test_known_polish_and_german_names_are_kept() -> None:
    names = {card["id"]: (card["name"]["pl"], card["name"]["de"]) for card in cards()}
    assert {
        "bad-smoke": ("„Ciężki Dym”", "„Böser Teufel“"),
        "enraged-wight": ("Wściekły Upiór", "Wütender Kerl"),
        "ivan-radinsky": ("Ivan Radinski", "Ivan Radinsky"),
        "here-let-me": ("Zostawcie mnie!", "Lasst mich!"),
        "rend-and-tear": ("Gryź i rwij", "Reißerische Wut"),
        "shock-and-awe": ("Szok i trwoga", "Furcht & Schrecken"),
        "zombie-horde": ("Horda Zombi", "Zombiehorde"),
    }.items() <= names.items()


def test_every_name_that_the_facts_use_is_known() -> None:
    names = FACTS["names"]
    assert tuple(names["colours"]) == tuple(FACTS["letters"]) == COLOURS
    assert len(set(FACTS["letters"].values())) == len(COLOURS)
    assert {card["kind"] for card in cards()} | {"wound"} == set(names["kinds"])
    assert {card["set"] for card in cards()} == set(names["sets"]) == {*FACTS["copies"]} - {"reconstructed"}
    assert {card["species"] for card in cards() if "species" in card} == set(names["species"])
    assert tuple(names["editions"]) == LANGUAGES
    for card in cards():
        assert {card["colour"], *card["links"]} <= set(COLOURS), card["id"]


def test_what_is_in_the_box() -> None:
    assert Counter(card["set"] for card in cards()) == {"starter": 6, "draft": 24, "promo": 3}
    assert {name: FACTS["copies"][name] for name in FACTS["names"]["sets"]} == {"starter": 10, "draft": 7, "promo": 7}
    assert {id: FACTS["wounds"][id] for id in FACTS["names"]["wounds"]} == {"bite": 20, "burn": 20, "bleed": 20}
    for card in cards("starter", "promo"):
        assert card["kind"] == "minion", card["id"]
    assert {card["colour"] for card in cards("starter")} == set(COLOURS)


def test_minions_have_strength_and_health_and_actions_have_a_chain_text() -> None:
    for card in cards():
        if card["kind"] == "minion":
            assert card["health"] > 0, card["id"]
            assert card["strength"] == "minions" if card["id"] == "zombie-horde" else card["strength"] > 0, card["id"]
        else:
            assert not {"strength", "health", "species", "in_play"} & set(card), card["id"]
            assert "chain" in card or "your_chain" in card, card["id"]


def test_starters_are_free_and_the_others_cost_and_have_kickers() -> None:
    for card in cards():
        starter = card["set"] == "starter"
        assert (card["cost"] == 0) == starter, card["id"]
        assert ("kicker" in card) == ("kicker_colour" in card) == (not starter), card["id"]
        assert len(set(card["links"])) == len(card["links"]) == (1 if starter else 2), card["id"]
    assert all(card["links"] == [card["colour"]] for card in cards("starter"))


def test_each_colour_has_two_minions_and_two_actions_that_share_their_links() -> None:
    kinds: dict[str, Counter[str]] = {colour: Counter() for colour in COLOURS}
    links: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for card in cards("draft"):
        kinds[card["colour"]][card["kind"]] += 1
        links.setdefault((card["colour"], tuple(card["links"])), []).append(card["kind"])
    assert kinds == {colour: {"minion": 2, "action": 2} for colour in COLOURS}
    assert len(links) == 12
    assert all(sorted(pair) == ["action", "minion"] for pair in links.values())


def test_every_colour_is_linked_from_eight_draft_cards_and_complementary_ones_never() -> None:
    assert Counter(chain.from_iterable(card["links"] for card in cards("draft"))) == dict.fromkeys(COLOURS, 8)
    for card in cards():
        for colour in card["links"]:
            assert frozenset((card["colour"], colour)) not in COMPLEMENTARY, card["id"]


def test_every_kicker_can_be_earned() -> None:
    """For every link from one colour to another, exactly one draft card has its kicker."""
    linked = {(card["colour"], link) for card in cards("draft") for link in card["links"]}
    kickers = Counter((card["kicker_colour"], card["colour"]) for card in cards("draft"))
    assert linked == {pair for pair in permutations(COLOURS, 2) if frozenset(pair) not in COMPLEMENTARY}
    assert kickers == dict.fromkeys(linked, 1)
    for card in cards("promo"):
        assert (card["kicker_colour"], card["colour"]) in linked, card["id"]


def test_nf_4_2_the_chains_that_the_printed_rulebooks_picture_are_legal() -> None:
    assert [one["edition"] for one in FACTS["pictured_chains"]] == ["de", "pl"]
    for pictured in FACTS["pictured_chains"]:
        options = {"players": 2, "edition": pictured["edition"]}
        players = {"P1": {"hand": [*pictured["cards"], "bite"]}}
        game = catalogue.find("nightfall")
        state = game.load({"wounds": {"face_up": ["bite"] * 20}, "players": players}, game.options(options), 1)
        for card in pictured["cards"]:
            assert len(expand(state.position()).get("chain", [])) == pictured["cards"].index(card)
            state.apply(f"P1 chain {card}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_with_pictured_colours_say_what_the_picture_shows(language: str) -> None:
    things = catalogue.find("nightfall").reference(language)["things"]["card"]
    pictured = [id for one in FACTS["pictured_chains"] for id in (*one["cards"], *one["settles"])]
    assert len(set(pictured)) == 11
    for id, thing in things.items():
        shown = [
            one
            for one in FACTS["pictured_chains"]
            if all(things[card]["name"] in thing["why"] for card in one["cards"])
        ]
        assert len(shown) == (id in pictured), id


def test_facts_with_a_source_of_their_own_are_facts_of_the_card() -> None:
    facts = {"name.en", "species", "colour", "links", "cost", "strength", "health", "kicker_colour", *TEXTS, *READINGS}
    for card in cards():
        listed = [*card["reconstructed"], *card.get("public", ())]
        assert set(listed) <= facts, card["id"]
        assert len(listed) == len(set(listed)), card["id"]
        for fact in listed:
            # The absence of a text may be reconstructed as well.
            assert fact in card or fact == "name.en" or fact in TEXTS, (card["id"], fact)


def test_what_no_book_prints_is_known_from_descriptions_or_reconstructed() -> None:
    things = catalogue.find("nightfall").reference("en")["things"]["card"]
    public = {(id, fact["key"]) for id, one in things.items() for fact in one["facts"] if fact["source"] == "public"}
    orders = {("genesis-one", "species"), ("indigo-six", "species"), ("shadow-seven", "species")}
    wight = {("enraged-wight", "strength"), ("enraged-wight", "species")}
    assert public == {(card["id"], "links") for card in cards("starter")} | orders | wight


def test_the_pairs_for_the_quick_start_are_draft_cards_without_repetition() -> None:
    draft = {card["id"] for card in cards("draft")}
    first, sixth, german = FACTS["quick_start"][:5], FACTS["quick_start"][5], FACTS["quick_start_de_sixth"]
    assert (len(first), len(sixth), len(german)) == (5, 2, 2)
    for pairs in ([*first, sixth], [*first, german]):
        ids = list(chain.from_iterable(pairs))
        assert len(ids) == len(set(ids)) == 12
        assert set(ids) <= draft


def test_two_kickers_differ_between_the_editions() -> None:
    differing = {card["id"] for card in cards() if "kicker_pl_edition" in card}
    assert differing == {"sir-john-travail", "zombie-horde"}
    assert all(card["kicker_pl_edition"] != card["kicker"] for card in cards() if card["id"] in differing)


# Rulebook


@pytest.mark.parametrize("language", ["pl", "de"])
def test_translations_have_the_same_numbers(language: str) -> None:
    translated = rules("nightfall", language)
    for rule, (_, english) in rules("nightfall", "en").items():
        assert numbers(translated[rule][1]) == numbers(english), rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ruling_of_every_card_names_it(language: str) -> None:
    rulings = rules("nightfall", language)
    for card in cards():
        assert card["rule"].startswith("NF-12."), card["id"]
        assert card["name"][language].rstrip("!") in " ".join(rulings[card["rule"]]), card["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_quotes_the_facts(language: str) -> None:
    text = {rule: words for rule, (_, words) in rules("nightfall", language).items()}
    wounds = [FACTS["wounds"][id] for id in ("bite", "burn", "bleed")]
    assert set(map(str, (sum(wounds), *wounds))) <= set(numbers(text["NF-1.1"]))
    assert str(len(cards("draft"))) in numbers(text["NF-1.3"])
    assert str(len(cards("draft", "promo"))) in numbers(text["NF-1.3"])
    assert str(FACTS["copies"]["draft"]) in numbers(text["NF-1.6"])
    preface = numbers(rulebook("nightfall", language).partition("## ")[0])
    for name in ("starter", "draft"):
        assert str(FACTS["copies"][name] * len(cards(name))) in preface
    names = {card["id"]: card["name"][language] for card in cards()}
    assert all(names[id] in text["NF-11.8"] for pair in FACTS["quick_start"][:5] for id in pair)
    assert all(names[id] in text["NF-11.3"] for id in FACTS["quick_start"][5] + FACTS["quick_start_de_sixth"])


# Texts for people.


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_are_named_and_speak_one_language(language: str) -> None:
    found = components(standard(), language)
    assert list(found["card"]) == [card["id"] for card in cards()] + ["bite", "burn", "bleed"]
    for sort in ("card", "colour", "species", "kind", "set", "edition"):
        assert all(entry["name"] for entry in found[sort].values()), sort
    for card in found["card"].values():
        assert not [key for key, value in card.items() if isinstance(value, dict)], card["id"]
        assert {"kind", "copies", "reconstructed"} <= set(card), card["id"]
    assert found["card"]["vulko"]["kicker"] == {card["id"]: card for card in cards()}["vulko"]["kicker"][language]
    assert found["card"]["bite"]["copies"] == 20
    assert "copies" in found["card"]["zombie-horde"]["reconstructed"]
    assert found["wound_effect"]["text"] == FACTS["wound_effect"][language]


def test_components_hold_the_pairs_of_each_edition() -> None:
    pairs = components(standard(), "en")["quick_start"]
    assert pairs["en"] == pairs["pl"] == FACTS["quick_start"]
    assert pairs["de"] == [*FACTS["quick_start"][:5], FACTS["quick_start_de_sixth"]]
