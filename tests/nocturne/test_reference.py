"""The reference says where else things of Nocturne appear; it agrees with the tables of the rules."""

import pytest

from noctuary.games import nocturne
from noctuary.games.nocturne.rules.basis.facts import SYMBOL_BITS, SYMBOLS
from noctuary.kernel.box.corrections import Corrections
from tests.games.references import games, named, things


def test_links_between_symbols_lead_both_ways() -> None:
    for game in games("nocturne"):
        facts = game.facts
        tiles, concoctions, characters = (things(game, sort) for sort in ("tile", "concoction", "character"))
        for number, symbol in enumerate(SYMBOLS):
            with_it = {id for tile, id in enumerate(facts.tile_ids) if facts.tile_symbol_mask[tile] >> number & 1}
            brewed = {
                id
                for card, id in enumerate(facts.concoction_ids)
                if facts.both_levels[card] >> SYMBOL_BITS * number & (1 << SYMBOL_BITS) - 1
            }
            bearing = {id for one, id in enumerate(facts.character_ids) if facts.character_symbol[one] == number}
            for id, tile in tiles.items():
                assert named(tile, "concoctions", symbol=symbol) == (brewed if id in with_it else set())
                assert named(tile, "tiles", symbol=symbol) == (with_it - {id} if id in with_it else set())
                assert named(tile, "characters", symbol=symbol) == (bearing if id in with_it else set())
            for id, card in concoctions.items():
                assert named(card, "tiles", symbol=symbol) == (with_it if id in brewed else set())
            for id, character in characters.items():
                assert named(character, "tiles", symbol=symbol) == (with_it if id in bearing else set())
                assert named(character, "concoctions", symbol=symbol) == (brewed if id in bearing else set())


def test_scenarios_lead_to_their_goals_and_characters_and_back() -> None:
    game = nocturne.GAME
    scenarios, goals, characters = (things(game, sort) for sort in ("scenario", "goal", "character"))
    for number, scenario in scenarios.items():
        for word, there in (("twilight", goals), ("moonlight", goals), ("character", characters)):
            for id, thing in there.items():
                if word == "character" or id.startswith(word[0].upper()):
                    assert (id in named(scenario, word)) == (number in named(thing, "scenarios")), (number, id)
    assert named(scenarios["1"], "twilight") == {"T3", "T5", "T12"}
    assert named(scenarios["1"], "character") == {"redd"}


@pytest.mark.parametrize(
    ("tile", "scenarios", "achievements"),
    [
        ("mirror", {"16", "17", "18"}, {"tiles:mirror>=3"}),
        ("feather", {"8", "10"}, {"points:feathers>=36"}),
        ("herb-wild", {"5", "8", "13", "18"}, {"points:herbs>=25"}),
        ("herb-a-3", {"5", "8", "13"}, {"points:herbs>=25"}),
        ("duode", {"6", "7"}, {"points:mushrooms>=30"}),
        ("runestone-egg", {"9"}, {"tiles:runestone>=5"}),
        ("chest", {"15"}, {"tiles:chest>=3"}),
    ],
)
def test_tiles_lead_to_the_aims_about_them(tile: str, scenarios: set[str], achievements: set[str]) -> None:
    thing = things(nocturne.GAME, "tile")[tile]
    assert named(thing, "scenario-aims") == scenarios
    assert named(thing, "achievements") == achievements
    for id in achievements:
        assert tile in named(things(nocturne.GAME, "achievement")[id], "about")


def test_goals_speak_of_tokens_kinds_and_symbols() -> None:
    tokens, tiles = things(nocturne.GAME, "token"), things(nocturne.GAME, "tile")
    assert [id for id in tokens if named(tokens[id], "goals")] == ["3", "4", "5", "star"]
    assert named(tokens["4"], "goals") == {"T2"}
    assert named(tokens["star"], "goals") == {"T12"}
    assert named(tiles["egg"], "goals") == {"T5", "T10"}
    assert named(tiles["chest"], "goals") == {"T5"}
    assert named(things(nocturne.GAME, "goal")["T2"], "token") == {"4"}


def test_an_edited_goal_is_not_ruled_as_the_printed_one() -> None:
    edition = Corrections("nocturne", "Goals", {"twilight_goals.5.goal": "first token 6"})
    goals = things(nocturne.GAME.under(edition), "goal")
    assert goals["T5"]["rules"] == ["NOC-5.2", "NOC-5.3", "NOC-5.5"]
    assert things(nocturne.GAME, "goal")["T5"]["rules"][:2] == ["NOC-5.T5", "NOC-5.7"]
    assert named(goals["T5"], "token") == {"6"}
    assert named(things(nocturne.GAME.under(edition), "token")["6"], "goals") == {"T5"}


def test_cards_of_the_solo_opponent_lead_to_those_like_them() -> None:
    for game in games("nocturne"):
        cards = game.components("en")["solo_cards"]
        for id, thing in things(game, "solo").items():
            own = cards[int(id) - 1]
            same = {str(card["number"]) for card in cards if card["power"] == own["power"]} - {id}
            there = {str(card["number"]) for card in cards if card["direction"] == own["direction"]} - {id}
            assert named(thing, "power") == same
            assert named(thing, "direction", direction=own["direction"]) == there
