"""The trial of Nightfall (see tests.games.trials), and random made-up tables."""

from collections import Counter
from itertools import product
from typing import Any, Final

from noctuary.games.nightfall import GAME, Nightfall, Options
from noctuary.games.nightfall.rules.basis import actions as at
from noctuary.games.nightfall.rules.basis.actions import COMMONS, archive_number, card_in, slot_of
from noctuary.games.nightfall.rules.basis.board import CANCELLED, DRAFTING, KICKED, OVER, card_of, health_of, serial_of
from noctuary.games.nightfall.rules.basis.facts import BITE, CARDS, ORDERS, standard
from noctuary.games.nightfall.rules.basis.options import COMMON_GROUND, NORMAL, OPEN_ARCHIVES, QUICK_START, TWO_PLAYER
from noctuary.games.nightfall.rules.basis.piles import change_left
from noctuary.games.nightfall.rules.course.claim import cost_of
from noctuary.games.nightfall.rules.course.combat import blockers_of, strength
from noctuary.games.nightfall.rules.course.draft import COMMON_ARCHIVES, copies
from noctuary.games.nightfall.rules.course.scoring import count_wounds
from noctuary.games.nightfall.rules.course.setup import STARTING_COPIES
from noctuary.games.nightfall.rules.texts.targets import Target
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import why_illegal
from noctuary.kernel.parts.moves import seat_name
from tests import invariants
from tests.games.trials import Strength, Trial, first, mixed
from tests.invariants import (
    check_clone,
    check_legality,
    check_result,
    check_secrets,
    check_texts,
    everybody,
    random_move,
)

FACTS = standard()


def poison(state: Nightfall, seat: int, random: Random) -> Nightfall:
    """Change what is hidden from `seat`: hands, decks and picks; discard piles below the top, the wound stack, secret
    archives and the random stream. Where somebody may know how many wounds there are, each player keeps the same cards.
    """
    if state.phase == OVER:
        table = state.clone()
        table.random = Random(random.next32())
        return table
    table = invariants.poison(state, seat, random)
    table.random = Random(random.next32())
    if table.hides_wounds:  # NF-11.7
        table.face_up = [BITE + random.below(3) for _ in range(random.below(40))] + table.face_up[-1:]
    table.face_up = [BITE + (card + 1) % 3 for card in table.face_up[:-1]] + table.face_up[-1:]
    for other in range(table.players):
        searched = isinstance(table.choice, Target) and table.seat == seat and table.choice.searches(other)
        if other != seat and not searched:
            below = table.discard[other][:-1]
            random.shuffle(below)
            table.discard[other][:-1] = [random.below(BITE + 3) for _ in below] if table.hides_wounds else below
        if not table.hides_wounds:
            keep_cards(table, state, other, seat, random)
    poison_archives(table, seat, random)
    if table.seat != seat:
        table.codes = []
    return table


def keep_cards(table: Nightfall, state: Nightfall, other: int, seat: int, random: Random) -> None:
    """Give a player the hidden cards of `state` again, in another order."""
    hidden = len(state.deck[other]) - state.known[other]
    cards = state.deck[other][:hidden] + (state.hand[other] if other != seat else [])
    random.shuffle(cards)
    table.deck[other] = cards[:hidden] + table.deck[other][hidden:]
    if other != seat:
        table.hand[other] = cards[hidden:]


def poison_archives(table: Nightfall, seat: int, random: Random) -> None:
    """Replace the cards of other players' secret archives."""
    free = [
        card for card in table.facts.draftable(True) if card not in {card_in(archive) for archive in table.archives}
    ]
    random.shuffle(free)
    archives = table.archives[:]
    for place, archive in enumerate(archives):
        if table.hidden >> archive & 1 and slot_of(archive) != seat and free:
            other = archive_number(slot_of(archive), free.pop())
            archives[place] = other
            table.hidden ^= 1 << archive | 1 << other
            number = table.left[archive]
            change_left(table, archive, -number)
            change_left(table, other, number - table.left[other])
    table.archives = archives


def everything(state: Nightfall) -> list[int]:
    """The number of each card, wherever the copies are."""
    cards = Counter(card for pile in [*state.hand, *state.deck, *state.discard] for card in pile)
    cards.update(state.face_up + state.face_down + state.exiled_wounds + state.exiled)
    cards.update(card_of(minion) for minions in state.play_area for minion in minions)
    cards.update(card_of(link) for link in state.chain)
    cards.update([card_of(state.carried_out)] if state.carried_out >= 0 else [])
    cards.update([state.aside] if state.aside >= 0 else [])
    for archive in state.archives:
        cards[card_in(archive)] += state.left[archive]
    return [cards[card] for card in range(CARDS)]


def conserved(state: Nightfall) -> None:
    """Check that no order or wound is lost or made, and that the table makes sense."""
    box = Counter(dict.fromkeys(state.facts.starters, STARTING_COPIES * state.players))
    for archive in state.archives:
        box[card_in(archive)] += copies(state, card_in(archive))
    assert everything(state) == [box[card] for card in range(ORDERS)] + state.facts.wounds
    given = sum(state.facts.wounds) - len(state.face_up) - len(state.face_down)
    assert sum(sum(count_wounds(state, seat)) for seat in range(state.players)) == given - len(state.exiled_wounds)
    for below, link in zip(state.chain, state.chain[1:], strict=False):
        colour = state.facts.colour[card_of(below)]
        assert state.facts.links[card_of(below)] >> state.facts.colour[card_of(link)] & 1
        assert bool(link & KICKED) == (state.facts.kicker_colour[card_of(link)] == colour)
    assert not state.chain or not state.chain[0] & KICKED
    if state.phase != DRAFTING:
        check_archives(state)
    check_sense(state)


def check_sense(state: Nightfall) -> None:
    """Check what holds for every table, including made-up ones."""
    assert state.influence >= 0
    assert not any(link & CANCELLED and link >> 11 for link in state.chain)
    serials = [serial_of(minion) for minions in state.play_area for minion in minions]
    assert len(serials) == len(set(serials))
    for seat, minions in enumerate(state.play_area):
        assert minions == sorted(minions)
        assert all(1 <= health_of(minion) <= state.facts.health[card_of(minion)] for minion in minions)
        assert 0 <= state.known[seat] <= len(state.deck[seat])
    assert set(state.attackers) <= {serial_of(minion) for minion in state.play_area[state.active]}
    for seat in state.seats():
        assert all(why_illegal(state, seat, code) is None for code in state.legal(seat))


def check_archives(state: Nightfall) -> None:
    """Check that there are as many archives as the draft gives (NF-1.3 to 1.5, 10.2, 10.3)."""
    commons = [archive for archive in state.archives if slot_of(archive) == COMMONS]
    shared = state.setup.draft == COMMON_GROUND
    assert len(commons) == (max(COMMON_ARCHIVES, 2 * state.players) if shared else COMMON_ARCHIVES)
    assert len(state.archives) - len(commons) == (0 if shared else 2 * state.players)


def drafts(players: int) -> list[str]:
    """The drafts for so many players."""
    return [NORMAL, QUICK_START, OPEN_ARCHIVES, COMMON_GROUND] + ([TWO_PLAYER] if players == 2 else [])


def some(random: Random, number: int, cards: list[int]) -> list[str]:
    """So many random cards; a card may be drawn several times."""
    return [FACTS.card_ids[cards[random.below(len(cards))]] for _ in range(number)]


def made_up(random: Random, players: int) -> dict[str, Any]:
    """A table with anything anywhere, including much that a random game hardly ever reaches."""
    anything, wounds, draftable = list(range(CARDS)), list(range(BITE, CARDS)), FACTS.draftable(promos=True)
    position: dict[str, Any] = {
        "phase": ("combat", "chain", "claim", "cleanup")[random.below(4)],
        "active": seat_name(random.below(players)),
        "influence": random.below(6),
        "wounds": {
            "face_up": some(random, 1 + random.below(8 * players), wounds),
            "face_down": some(random, random.below(20), wounds),
            "exiled": some(random, random.below(3), wounds),
        },
        "commons": {card: random.below(8) for card in some(random, 8, draftable)},
        "players": {},
    }
    for seat in range(players):
        minions = [FACTS.minions[random.below(len(FACTS.minions))] for _ in range(random.below(5))]
        private = {card: random.below(8) for card in some(random, 2, draftable)}
        position["players"][seat_name(seat)] = {
            "hand": some(random, random.below(9), anything),
            "deck": some(random, random.below(8), anything),
            "discard": some(random, random.below(8), anything),
            "play": [
                {"card": FACTS.card_ids[minion], "health": 1 + random.below(FACTS.health[minion])} for minion in minions
            ],
            "private": private,
            "hidden": [card for card in private if random.below(2)],
        }
    return position


def play_made_up(seed: int) -> None:
    """Play from a made-up table to the end and check it: nothing is lost, and everything makes sense."""
    random = Random(seed)
    players, edition = 2 + seed % 4, ("en", "pl", "de")[seed % 3]
    options = Options(players, secret_archives=True, promos=True, edition=edition, turn_limit=3)
    state = GAME.load(made_up(random, players), options, seed, listen=True)
    cards = everything(state)
    while state.seat >= 0:
        assert everything(state) == cards
        check_sense(state)
        move = random_move(state, random)
        if not random.below(5):
            position = state.position()
            check_legality(state, random, everybody(state))
            check_texts(GAME, options, state, seed, position)
            check_secrets(state, poison, random, everybody(state))
            check_clone(state, move, position)
        state.apply(move)
    assert everything(state) == cards
    check_texts(GAME, options, state, seed, state.position())
    check_result(state)


VALUES: list[Any] = [
    *(None, True, False, -1, 0, 1, 2, 64, 256, 999, 1000, 10**9, 1.5),
    *("", "?", "vulko", "bite", "vulko x3", "vulko x0", "P1", "P9", "P1/vulko", "P2/bad-smoke#2", "commons"),
    *("chain", "claim", "cleanup", "combat", "over", "draft"),
    *([], {}, ["vulko"], ["bite"], [[]], [None], {"card": "vulko"}, {"P1": 1}),
]
WORDS = [
    *("P1", "P3", "vulko", "vulko#2", "0", "99", "text", "chain", "strike", "effect", "damage-player", "#", "a/b", "")
]


def modes() -> dict[str, list[dict[str, Any]]]:
    """All drafts, and series."""
    found: dict[str, list[dict[str, Any]]] = {}
    for players, edition, promos in product((2, 3, 4, 5), ("en", "pl", "de"), (False, True)):
        table = {"players": players, "edition": edition, "promos": promos}
        for draft in drafts(players):
            found.setdefault(draft, []).append(table | {"draft": draft})
            if draft != COMMON_GROUND:
                found[draft].append(table | {"draft": draft, "secret_archives": True})
        if players == 2:
            found.setdefault("series", []).append(table | {"draft": QUICK_START, "series": True})
    return {mode: mixed(tables) for mode, tables in found.items()}


def of_all_sorts(seed: int) -> Options:
    """Options with every draft and edition in turn."""
    players = 2 + seed % 4
    draft = drafts(players)[seed % len(drafts(players))]
    secret = seed % 3 == 0 and draft != COMMON_GROUND
    return Options(players, draft, secret, seed % 2 == 0, ("en", "pl", "de")[seed % 3])


def survives(state: Nightfall, code: int) -> bool:
    """Whether a blocker has more health than what the minions already blocking the attacker do not absorb."""
    if code < at.BLOCK:
        return False
    attacker = state.find_minion(state.active, (code - at.BLOCK) % at.NAMES)
    health = {serial_of(one): health_of(one) for one in state.play_area[state.seat]}
    absorbed = sum(health[serial] for serial in blockers_of(state, attacker))
    return (
        strength(state, state.active, attacker) - absorbed
        < health[state.find_minion(state.seat, (code - at.BLOCK) // at.NAMES)]
    )


def spends_all(state: Nightfall, code: int) -> bool:
    """Whether no influence is left after a claim, or at the end of claiming."""
    is_claim = at.CLAIM <= code < at.FREE
    paid = cost_of(state, state.seat, card_in(code - at.CLAIM)) if is_claim else 0
    return (is_claim or code == at.DONE) and state.influence == paid


CHECKSUM = "0f43d425ef300693cfff5b3d73db1d9193b32405c6a6a5cc6910714ee5b7e8a5"

TRIAL: Final = Trial(
    "nightfall",
    modes(),
    poison,
    conserved,
    secrets="face_up face_down archives left hand deck discard hidden offers picks undealt".split(),
    long="series",
    short={"turn_limit": 10},
    values=VALUES,
    words=WORDS,
    unplaced="position-key",
    checksums_of="2",
    checksums={"all": ([of_all_sorts(seed) for seed in range(30)], CHECKSUM)},
    only_asked=frozenset({"NF-11.1"}),
    features="859a9b5e0048bad7",
    reasons={"nightfall-why-survives": survives, "nightfall-why-all-spent": spends_all},
    gone={
        "pl": [r"kolor\w* połącze\w+", r"rozkaz\w* początkow\w*", r"rozkaz\w* z draftu", r"Cel: \w+\."],
        "de": [r"Zuglimits?", r"Züge je Spiel"],
    },
    # These are not the names of the variants; this is the verb.
    still={"pl": r"\b(?:tajn|jawn)\w+\b(?! archiw)", "de": r"\bkosten\b|\bBiss-wunde\b"},
    limits=frozenset(f"nightfall-{id}" for id in ("position-chain", "position-copies", "refuse-copies"))
    | {"client-nightfall-moment-series"},
    strengths={"duel": Strength({}, 1, first, 0.99, 20), "four": Strength({}, 3, first, 0.92, 10)},
    rivals=[("search@15", "random", 6, 6), ("greedy", "level1", 20, 13)],
    blunder=6,
    decisions="""
        1.1 1.3 1.5 1.6 2.1 2.3 2.7 3.2 5.2 5.2 6.1 6.4 7.1 7.2 7.5 10.1 10.4 10.6 11.3 11.4 11.6 11.6 12.1 12.2
        12.3 12.6 12.7 12.10 12.10 12.10 12.14 12.16 12.17 12.18 12.20 12.20 12.20 12.24 12.26 13.2 13.6
    """,
    changes={"cards.vulko.cost": 6, "cards.bad-smoke.links": ["red", "blue"], "cards.vulko.name.en": "Wulko"},
    terms={
        "kicker": {"en": "kicker kickers", "pl": "dopalacz bonus", "de": "Kick Bonus"},
        "minion": {"en": "minion", "pl": "sługus sługa słudzy", "de": "Kreatur Scherge"},
        "claim": {"en": "claim", "pl": "nabyć pozyskać", "de": "kaufen erwerben"},
        "draft": {"en": "draft", "pl": "draft", "de": "Auswahl Auswählen Draft"},
        "cleanup": {"en": "cleanup", "pl": "sprzątania porządkowa", "de": "Abschlussphase Aufräumphase"},
    },
)
