"""Positions of Nocturne: reads a whole table from text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from noctuary.games.nocturne.rules.areas import CELLS, WIDTH, cell_name
from noctuary.games.nocturne.rules.board import (
    ALL_SPACES,
    CONCOCTIONS_DRAWN,
    GONE,
    LAST_SPACE,
    MOONLIGHT,
    OPEN,
    OVER,
    TILES,
    TWILIGHT,
    UNKNOWN,
    Choice,
    add_token,
    as_placed,
    caster_of,
    new_placed,
    new_spell,
    owner_of,
    token_of,
)
from noctuary.games.nocturne.rules.casting import answer, begin_phase
from noctuary.games.nocturne.rules.facts import NORMAL, STAR, Facts
from noctuary.games.nocturne.rules.options import TWISTED_TREES, Options
from noctuary.games.nocturne.rules.rounds import FINISH, hand_tokens
from noctuary.games.nocturne.rules.setup import forest_cells, forest_of
from noctuary.games.nocturne.rules.state import KINDS, STEPS, Nocturne
from noctuary.games.nocturne.shown.writing import ROUNDS, SCORING, usually_turned
from noctuary.kernel import positions
from noctuary.kernel.messages import BadInput
from noctuary.kernel.moves import seat_name
from noctuary.kernel.randomness import Random

KEYS: Final = (
    "round opener first_spell open_next_to forest cast passed sprite stack concoctions known twilight_goals "
    "designated_opener last gone moonlight_goals shadows players pending result solo deeds"
).split()
SPRITE_KEYS: Final = ("tokens", "tiles", "turned")
LAST_KEYS: Final = ("winner", "star", "taker")
PENDING_KEYS: Final = ("decision", "seat", "about", "agenda", "mirror")
SOLO_KEYS: Final = ("deck", "card", "used", "tiles")
TRACKED_KEYS: Final = ("cornered", "last_space", "all_spaces")
PLAYER_KEYS: Final = "tokens shadows tiles concoctions character side mirrors".split()


# Reading


class Reader(positions.Reader):
    """Reads one position; every error names the place in it. `seen`: the position shows what one seat sees, with `?`
    and numbers for what is hidden from that seat.
    """

    def __init__(self, source: Mapping[str, Any], board: Nocturne, seed: int, seen: bool) -> None:
        super().__init__(board.players)
        self.source: Mapping[str, Any] = source
        self.seed: int = seed
        self.seen: bool = seen
        self.facts: Facts = board.facts
        self.solo_read: list[int] = []
        self.board: Nocturne = board

    def bad(self, place: str, text: object) -> BadInput:
        """The error for an invalid `text` at `place`."""
        return BadInput("nocturne-position-value", {"text": str(text)}, place)

    def words(self, value: object, place: str) -> list[str]:
        """A list of words."""
        return [str(item) for item in self.items(value, place)]

    def index(self, word: str, ids: list[str], place: str) -> int:
        """The number of the component with this id."""
        try:
            return ids.index(word)
        except ValueError:
            raise self.bad(place, word) from None

    def tiles(self, value: object, place: str) -> list[int]:
        """A list of tiles."""
        return [self.index(word, self.facts.tile_ids, place) for word in self.words(value, place)]

    def cards(self, value: object, place: str) -> list[int]:
        """A list of concoctions."""
        if self.seen and isinstance(value, int):
            return [UNKNOWN] * value
        ids = self.facts.concoction_ids
        return [
            UNKNOWN if self.seen and word == "?" else self.index(word, ids, place) for word in self.words(value, place)
        ]

    def cell(self, value: object, place: str) -> int:
        """A cell of the forest."""
        word = str(value)
        for cell in range(CELLS):
            if cell_name(cell) == word and self.board.cells >> cell & 1:
                return cell
        raise self.bad(place, value)

    def read_placed(self, word: str, place: str) -> int:
        """A token on the table: `P1:4`, `P1:s4`."""
        seat, _, token = word.partition(":")
        return new_placed(self.seat(seat, place), self.index(token, self.facts.token_ids, place))

    def goals(self, value: object, place: str) -> list[int]:
        """A list of goal numbers."""
        if self.seen and isinstance(value, list) and "?" in value:
            return [UNKNOWN] * len(value)
        numbers = [self.index(word, [str(number) for number in range(13)], place) for word in self.words(value, place)]
        if 0 in numbers:
            raise self.bad(place, 0)
        return numbers

    def read(self) -> Nocturne:
        """The table at the point the position describes, before anything is resolved."""
        source = self.mapping(self.source, "", KEYS)
        board = self.board
        round_name = str(source.get("round", ROUNDS[TWILIGHT]))
        if round_name != SCORING:
            board.round = self.index(round_name, list(ROUNDS), "round")
        else:
            board.round = MOONLIGHT
        self.read_forest()
        opener = source.get("opener", source.get("designated_opener", "P1"))
        board.opener = self.seat(opener, "opener")
        board.designated = self.seat(source.get("designated_opener", opener), "designated_opener")
        board.first_spell = self.truth(source.get("first_spell", False), "first_spell")
        if source.get("open_next_to") is not None:
            board.open_next_to = self.cell(source["open_next_to"], "open_next_to")
        self.read_casts()
        for word in self.words(source.get("passed", []), "passed"):
            board.passed |= 1 << self.seat(word, "passed")
        sprite = self.mapping(source.get("sprite", {}), "sprite", SPRITE_KEYS)
        board.sprite = [
            self.read_placed(word, "sprite.tokens") for word in self.words(sprite.get("tokens", []), "sprite.tokens")
        ]
        values = [self.facts.value[token_of(placed)] for placed in board.sprite]
        spaces = board.spaces
        if (
            values != sorted(values, reverse=True)
            or len(values) > spaces
            or any(token_of(p) >= STAR for p in board.sprite)
        ):
            raise BadInput("nocturne-position-sprite", {"number": spaces})
        board.sprite_tiles = self.tiles(sprite.get("tiles", []), "sprite.tiles")
        turned = sprite.get("turned", len(values) if round_name == SCORING else usually_turned(board))
        board.turned = self.number(turned, "sprite.turned", 0, len(values))
        stack = source.get("stack", [])
        if self.seen and isinstance(stack, int):
            board.stack_left = stack
        else:
            board.stack = list(reversed(self.tiles(stack, "stack")))
            board.stack_left = len(board.stack)
        board.deck = self.cards(source.get("concoctions", []), "concoctions")
        for seat, cards in self.mapping(source.get("known", {}), "known").items():
            for card in self.cards(cards, "known"):
                board.seen[card] |= 1 << self.seat(seat, "known")
        self.read_goals()
        last = self.mapping(source.get("last", {}), "last", LAST_KEYS)
        seats = [self.seat(last[key], f"last.{key}") if key in last else -1 for key in LAST_KEYS]
        board.last_winner, board.last_star, board.last_taker = seats
        board.gone = self.tiles(source.get("gone", []), "gone")
        shadow_ids = self.facts.token_ids[NORMAL:]
        board.shadows = sorted(
            NORMAL + self.index("s" + word, shadow_ids, "shadows")
            for word in self.words(source.get("shadows", []), "shadows")
        )
        for name, player in self.mapping(source.get("players", {}), "players").items():
            place = f"players.{name}"
            self.read_player(self.seat(name, place), self.mapping(player, place, PLAYER_KEYS), place)
        self.check_tokens()
        for name, tracked in self.mapping(source.get("deeds", {}), "deeds").items():
            place = f"deeds.{name}"
            self.read_tracked(self.seat(name, place), self.mapping(tracked, place, TRACKED_KEYS), place)
        if board.opponent >= 0:
            self.read_solo(self.mapping(source.get("solo", {}), "solo", SOLO_KEYS))
        elif "solo" in source:
            raise self.bad("solo", source["solo"])
        if "pending" in source:
            self.read_pending(self.mapping(source["pending"], "pending", PENDING_KEYS))
        elif round_name == SCORING:
            board.agenda = [FINISH]
        return board

    def read_forest(self) -> None:
        """Read the forest: a tile, a token or nothing in each cell. If left out, an empty forest of the usual size."""
        board = self.board
        lines = [line.split() for line in str(self.source.get("forest", "")).split("\n") if line.strip()]
        options = board.options
        assert isinstance(options, Options)
        board.cells = forest_of(options, self.facts)
        if lines:
            rows, columns = len(lines), len(lines[0])
            if rows > WIDTH or columns > WIDTH or any(len(line) != columns for line in lines):
                raise BadInput("nocturne-position-forest", {"number": WIDTH})
            # A rectangle may differ from the usual size; twisted trees must have the shape given in the facts.
            if not options.is_modified(TWISTED_TREES):
                board.cells = forest_cells(rows, columns)
        for row, line in enumerate(lines):
            for column, word in enumerate(line):
                cell = row * WIDTH + column
                if word != "-" and not board.cells >> cell & 1:
                    raise self.bad("forest", word)
                if ":" in word:
                    placed = self.read_placed(word, "forest")
                    board.placed[cell] = placed
                    if token_of(placed) < NORMAL:
                        board.control[owner_of(placed)] |= 1 << cell
                elif word != "-":
                    board.tiles[cell] = self.index(word, self.facts.tile_ids, "forest")
                    board.tile_mask |= 1 << cell

    def read_casts(self) -> None:
        """Read the spells of the current casting phase: each on a tile, each higher than the one before."""
        board = self.board
        value = 0
        for entry in self.words(self.source.get("cast", []), "cast"):
            words = entry.split()
            if len(words) != 3:
                raise self.bad("cast", entry)
            token = self.index(words[1], self.facts.token_ids, "cast")
            cell = self.cell(words[2], "cast")
            if not board.tile_mask >> cell & 1 or board.cast_mask >> cell & 1 or self.facts.value[token] <= value:
                raise self.bad("cast", entry)
            value = self.facts.value[token]
            board.casts.append(new_spell(self.seat(words[0], "cast"), token, cell))
            board.cast_mask |= 1 << cell

    def read_goals(self) -> None:
        """Read the goals of both rounds."""
        board = self.board
        twilight = self.source.get("twilight_goals", [])
        if isinstance(twilight, Mapping):
            board.twilight_goals = self.goals(list(twilight), "twilight_goals")
            for word in twilight.values():
                state = {"open": OPEN, "gone": GONE}.get(str(word))
                board.goal_winner.append(self.seat(word, "twilight_goals") if state is None else state)
        else:
            board.twilight_goals = self.goals(twilight, "twilight_goals")
            board.goal_winner = [OPEN] * len(board.twilight_goals)
        board.moonlight_goals = self.goals(self.source.get("moonlight_goals", []), "moonlight_goals")

    def read_player(self, seat: int, player: dict[str, Any], place: str) -> None:
        """Read what a player has."""
        board = self.board
        for key, prefix in (("tokens", ""), ("shadows", "s")):
            for word in self.words(player.get(key, []), f"{place}.{key}"):
                token = self.index(prefix + word, self.facts.token_ids, f"{place}.{key}")
                if (token >= NORMAL) != (key == "shadows"):
                    raise self.bad(f"{place}.{key}", word)
                board.hand[seat] = add_token(board.hand[seat], token)
        if seat == board.opponent:
            board.won[seat] = [
                UNKNOWN if word == "?" else self.index(word, self.facts.tile_ids, f"{place}.tiles")
                for word in self.words(player.get("tiles", []), f"{place}.tiles")
            ]
        else:
            for tile in self.tiles(player.get("tiles", []), f"{place}.tiles"):
                board.won[seat].append(tile)
                board.symbols[seat] |= self.facts.tile_symbol_mask[tile]
        board.concoctions[seat] = self.cards(player.get("concoctions", []), f"{place}.concoctions")
        if player.get("character") is not None:
            character = self.index(str(player["character"]), self.facts.character_ids, f"{place}.character")
            side = str(player.get("side", "B" if board.advanced else "A"))
            self.index(side, ["A", "B"], f"{place}.side")
            characters = board.character[:]
            characters[seat] = character
            board.character = characters
            board.symbols[seat] |= 1 << self.facts.character_symbol[character]
            board.ability[seat] = side == "B"
        for word in self.words(player.get("mirrors", []), f"{place}.mirrors"):
            board.mirrors[seat].append(
                -1 if word == "none" else self.index(word, self.facts.tile_ids, f"{place}.mirrors")
            )

    def read_tracked(self, seat: int, tracked: dict[str, Any], place: str) -> None:
        """Read what a seat has done that the table no longer shows."""
        self.board.cornered[seat] = self.number(tracked.get("cornered", 0), f"{place}.cornered", 0)
        for key, bit in (("last_space", LAST_SPACE), ("all_spaces", ALL_SPACES)):
            if self.truth(tracked.get(key, False), f"{place}.{key}"):
                self.board.held[seat] |= bit

    def read_solo(self, solo: dict[str, Any]) -> None:
        """Read the deck of the opponent. If only the number of its tiles is given, they are unknown."""
        board = self.board
        board.random = Random(self.seed)
        deck = solo.get("deck", [])
        if self.seen and isinstance(deck, int):
            board.solo_deck = [UNKNOWN] * deck
        else:
            board.solo_deck = self.solo_cards(deck, "solo.deck")
        board.solo_used = self.solo_cards(solo.get("used", []), "solo.used")
        if solo.get("card") is not None:
            board.solo_card = self.solo_cards([solo["card"]], "solo.card")[0]
        tiles = board.won[board.opponent]
        number = self.number(
            solo.get("tiles", len(tiles)), "solo.tiles", len(tiles), len(tiles) or positions.MAX_NUMBER
        )
        board.won[board.opponent] = tiles or [UNKNOWN] * number

    def solo_cards(self, value: object, place: str) -> list[int]:
        """A list of the opponent's cards, such as `N +1 3 offers`."""
        ids = self.facts.solo_ids
        cards = []
        for word in self.words(value, place):
            first = self.index(word, ids, place)
            # Equal cards are taken one by one, as long as any are left.
            equal = [card for card, id in enumerate(ids) if id == word and card not in self.solo_read]
            cards.append(equal[0] if equal else first)
            self.solo_read.append(cards[-1])
        return cards

    def check_tokens(self) -> None:
        """Check that no seat has more copies of a token than the box holds."""
        board = self.board
        shadows: list[str] = [board.token_id(token) for token in board.shadows]
        on_table = [as_placed(spell) for spell in board.casts] + board.sprite + [p for p in board.placed if p >= 0]
        for seat in range(self.players):
            tokens = hand_tokens(board, seat) + [token_of(placed) for placed in on_table if owner_of(placed) == seat]
            for token in set(tokens):
                if token < NORMAL and tokens.count(token) > self.facts.tokens.count(token):
                    raise BadInput("nocturne-position-token", {"seat": seat_name(seat), "token": board.token_id(token)})
            shadows += [board.token_id(token) for token in tokens if token >= NORMAL]
        for id in shadows:
            if shadows.count(id) > 1:
                raise BadInput("nocturne-position-shadow", {"token": id})

    def read_pending(self, pending: dict[str, Any]) -> None:
        """Read a decision in progress, as `write_pending` wrote it: the step before the decision is put back on the
        agenda by `resume`.
        """
        board = self.board
        kind = KINDS[str(pending.get("decision"))]
        board.seat = self.seat(pending.get("seat"), "pending.seat")
        words = self.words(pending.get("about", []), "pending.about")
        if kind.things == CONCOCTIONS_DRAWN:
            about = self.cards(words, "pending.about")
        elif kind.things == TILES:
            about = self.tiles(words, "pending.about")
        else:
            about = [int(word) for word in words]
        board.choice = kind(about)
        board.mirror_draw = pending.get("mirror") is True
        for entry in self.words(pending.get("agenda", []), "pending.agenda"):
            name, *numbers = entry.split()
            if name not in STEPS or len(numbers) != 3 or not all(number.isdigit() for number in numbers):
                raise self.bad("pending.agenda", entry)
            board.agenda.append(STEPS[name].read(board, numbers))


def load(source: Mapping[str, Any], board: Nocturne, seed: int, seen: bool = False) -> Nocturne:
    """Put what a position describes on an empty table and resolve what the rules settle at once. `seed`: for the
    remaining chance in the game (NOC-10.10). `seen`: the position shows what one seat sees, so it has gaps. Raises
    BadInput.
    """
    try:
        Reader(source, board, seed, seen).read()
        settle(board)
    except (ValueError, LookupError, TypeError) as error:
        if isinstance(error, BadInput) or "pending" not in source:
            raise
        # What is pending is in the engine's own notation, and the engine failed to read it.
        raise BadInput("nocturne-position-value", {"text": str(source["pending"])}, "pending") from error
    return board


def load_seen(source: Mapping[str, Any], board: Nocturne, seat: int) -> Nocturne:
    """Put what `seat` sees of a table on an empty table."""
    load(source, board, 0, seen=True)
    if board.round != OVER and seat >= 0:
        for card in board.deck:
            if card != UNKNOWN:
                board.seen[card] = 1 << seat
    return board


def settle(board: Nocturne) -> None:
    """Continue the game from the position up to the next decision."""
    choice = board.choice
    if isinstance(choice, Choice):
        board.ask_again()
        if not board.codes and UNKNOWN not in choice.about:
            raise LookupError("what is pending leaves no move")
    elif board.round == OVER or board.agenda:
        pass
    elif board.casts:
        answer(board, caster_of(board.casts[-1]))
    else:
        begin_phase(board, board.opener, board.open_next_to)
    board.run()
