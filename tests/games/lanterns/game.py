"""The rules of Lanterns (see the package)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from noctuary import locale
from noctuary.kernel import game
from noctuary.kernel.events import Event
from noctuary.kernel.flags import Flag
from noctuary.kernel.game import Game, Observation, Position, Result
from noctuary.kernel.messages import BadInput, IllegalMove, Message
from noctuary.kernel.moves import Actions, Decision, Move, Reference, seat_name, seat_number
from noctuary.kernel.pickling import plain
from noctuary.kernel.randomness import Random

VALUES = 6
COPIES = 4
KEEP = VALUES
DRAW = 2 * VALUES
STOP = DRAW + 1

CHOOSING, DRAWING, KEEPING, OVER = range(4)
STAGES = ("choose", "draw", "keep", "over")

ACTIONS = Actions(
    [f"choose {value}" for value in range(1, VALUES + 1)]
    + [f"keep {value}" for value in range(1, VALUES + 1)]
    + ["draw", "stop"],
    [[Reference("card", str(value))] for value in range(1, VALUES + 1)] * 2 + [[], []],
)


class Options(game.Options):
    """`players`: 2 to 4; `first`: the seat that begins; `hand`: the number of cards dealt to each player."""

    def __init__(self, players: int, first: int, hand: int) -> None:
        self.players = players
        self.first = first
        self.hand = hand

    def mapping(self) -> dict[str, Any]:
        mapping: dict[str, Any] = {"players": self.players}
        if self.first >= 0:
            mapping["first"] = seat_name(self.first)
        if self.hand != 3:
            mapping["hand"] = self.hand
        return mapping

    def __reduce__(self) -> tuple[object, tuple[dict[str, Any]]]:
        return parse_options, (self.mapping(),)


def parse_options(mapping: Mapping[str, Any]) -> Options:
    mapping = plain(mapping)
    for key in mapping:
        if key not in ("players", "first", "hand"):
            raise BadInput("lanterns-option", {"text": str(key)})
    players, hand = mapping.get("players", 2), mapping.get("hand", 3)
    if players not in (2, 3, 4) or not isinstance(hand, int) or not 1 <= hand <= 4:
        raise BadInput("lanterns-option", {"text": "players"})
    first = seat_number(mapping["first"], players) if "first" in mapping else -1
    return Options(players, first, hand)


class Lanterns(game.State):
    def __init__(self, options: Options, random: Random) -> None:
        self.game = GAME
        self.options: Options = options
        self.random = random
        self.events = None
        self.forced = []
        self.forced_entered = 0
        self.patient = False
        self.revealed = 0
        self.seat = -1
        self.first = 0
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(options.players)]
        self.chosen = [0] * options.players
        self.lanterns = [0] * options.players
        self.stage = CHOOSING
        self.winner = -1
        self.drawn: list[int] = []

    def seats(self) -> list[int]:
        if self.stage == CHOOSING:
            return [seat for seat in range(self.options.players) if self.hands[seat] and not self.chosen[seat]]
        return [] if self.stage == OVER else [self.winner]

    def legal(self, seat: int) -> list[int]:
        if seat not in self.seats():
            return []
        if self.stage == CHOOSING:
            return [value - 1 for value in sorted(set(self.hands[seat]))]
        if self.stage == KEEPING:
            return [KEEP + value - 1 for value in sorted(set(self.drawn))]
        return [DRAW, STOP]

    def play(self, seat: int, code: int) -> None:
        if self.checked:
            self.check(seat, code)
        seat, code = int(seat), int(code)
        self.forced, self.forced_entered = [], 0
        self.carry_out(seat, code, seat in self.unasked())
        self.settle()

    def settle(self) -> None:
        """Play forced moves and show choices until somebody has a real decision."""
        while True:
            seats = self.seats()
            forced = [seat for seat in seats if len(self.legal(seat)) == 1]
            if forced and not self.patient:  # All moves that can be forced are veiled.
                code = self.legal(forced[0])[0]
                if self.events is not None:
                    self.forced.append(Move(ACTIONS, forced[0], code))
                self.carry_out(forced[0], code, True)
            elif not seats and self.stage == CHOOSING and any(self.chosen):
                self.show()
            else:
                if not seats:
                    self.stage = OVER
                self.seat = seats[0] if seats else -1
                return

    def carry_out(self, seat: int, code: int, auto: bool) -> None:
        name = seat_name(seat)
        if code < KEEP:
            self.hands[seat].remove(code + 1)
            self.chosen[seat] = code + 1
            self.tell(Event("lanterns-choose", {"seat": name}, {"card": str(code + 1)}, 1 << seat, auto))
        elif code < DRAW:
            self.hands[seat] = sorted([*self.hands[seat], code - KEEP + 1])
            self.drawn.remove(code - KEEP + 1)
            self.deck += self.drawn
            self.drawn = []
            self.stage = CHOOSING
            self.tell(Event("lanterns-keep", {"seat": name}, {"card": str(code - KEEP + 1)}, 1 << seat, auto))
        elif code == DRAW:
            self.drawn, self.deck = self.deck[:2], self.deck[2:]
            self.revealed += 1
            self.stage = KEEPING
            self.tell(Event("lanterns-draw", {"seat": name}, None, 1 << seat, auto))
        else:
            self.stage = CHOOSING
            self.tell(Event("lanterns-stop", {"seat": name}, None, 1 << seat, auto))

    def show(self) -> None:
        players = self.options.players
        order = [(self.first + turn) % players for turn in range(players)]
        self.winner = max(order, key=lambda seat: self.chosen[seat])
        total = sum(self.chosen)
        self.lanterns[self.winner] += total
        self.chosen = [0] * players
        self.revealed += 1
        self.stage = DRAWING if self.deck else CHOOSING
        self.tell(Event("lanterns-win", {"seat": seat_name(self.winner), "number": total}))

    def tell(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)

    def verify(self, seat: int, code: int) -> None:
        seat, code = int(seat), int(code)
        name = seat_name(seat)
        if code < KEEP:
            if self.stage != CHOOSING or self.chosen[seat]:
                raise IllegalMove("LAN-2", "lanterns-not-now", {"seat": name})
            if code + 1 not in self.hands[seat]:
                raise IllegalMove("LAN-2", "lanterns-not-in-hand", {"card": str(code + 1)})
        elif code < DRAW:
            if self.stage != KEEPING or seat != self.winner or code - KEEP + 1 not in self.drawn:
                raise IllegalMove("LAN-3", "lanterns-not-now", {"seat": name})
        elif self.stage != DRAWING or seat != self.winner:
            raise IllegalMove("LAN-3", "lanterns-not-now", {"seat": name})

    def decision(self, seat: int) -> Decision:
        return asked(int(seat), STAGES[self.stage], self.legal(seat))

    def clone(self) -> Lanterns:
        copy = Lanterns(self.options, self.random.clone())
        copy.seat, copy.first, copy.stage, copy.winner = self.seat, self.first, self.stage, self.winner
        copy.deck, copy.drawn = self.deck[:], self.drawn[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.chosen, copy.lanterns = self.chosen[:], self.lanterns[:]
        copy.patient, copy.revealed, copy.checked = self.patient, self.revealed, self.checked
        return copy

    def observe(self, seat: int) -> Seen:
        seat = int(seat)
        return Seen(self.options, seat, self.position_for(seat), self.legal(seat) if seat >= 0 else [])

    def position(self) -> Position:
        return self.position_for(None)

    def position_for(self, seat: int | None) -> Position:
        """The table as `seat` sees it; None: with everything visible."""
        players: dict[str, Any] = {}
        for other in range(self.options.players):
            open_hand = seat is None or seat == other
            entry: dict[str, Any] = {"hand": self.hands[other][:] if open_hand else len(self.hands[other])}
            if self.chosen[other]:
                entry["chosen"] = self.chosen[other] if open_hand else "?"
            entry["lanterns"] = self.lanterns[other]
            players[seat_name(other)] = entry
        position: Position = {
            "first": seat_name(self.first),
            "stage": STAGES[self.stage],
            "deck": self.deck[:] if seat is None else len(self.deck),
            "row": self.row(),
            "players": players,
        }
        if self.winner >= 0:
            position["winner"] = seat_name(self.winner)
        if self.drawn:
            position["drawn"] = self.drawn[:] if seat in (None, self.winner) else len(self.drawn)
        if self.result is not None:
            position["result"] = self.result.position()
        return position

    def row(self) -> str:
        """Lanterns on the table as a drawing, with a line for each seat."""
        lines = (f"{seat_name(seat)}  {number}" for seat, number in enumerate(self.lanterns))
        return "".join(f"{line}\n" for line in lines)

    @property
    def result(self) -> Result | None:
        if self.stage != OVER:
            return None
        places = sorted(set(self.lanterns), reverse=True)
        ranking = [[seat for seat in range(self.options.players) if self.lanterns[seat] == place] for place in places]
        sheet = [{"lanterns": number, "total": number} for number in self.lanterns]
        return Result(ranking, self.lanterns[:], sheet, Message("lanterns-most"))


def asked(seat: int, stage: str, codes: list[int]) -> Decision:
    rule = "LAN-2" if stage == "choose" else "LAN-3"
    return Decision(ACTIONS, seat, stage, Message("lanterns-ask", {"seat": seat_name(seat)}), rule, codes)


class Seen(Observation):
    options: Options

    def __init__(self, options: Options, seat: int, position: Position, codes: list[int]) -> None:
        self.options = options
        self.seat = seat
        self.seen = position
        self.codes = codes

    def __reduce__(self) -> tuple[object, ...]:
        return Seen, (self.options, self.seat, self.seen, self.codes)

    @property
    def game(self) -> Game:
        return GAME

    def position(self) -> Position:
        return self.seen

    def decision(self) -> Decision | None:
        return asked(self.seat, self.seen["stage"], self.codes) if self.codes else None

    def determinize(self, random: Random) -> Lanterns:
        seen = self.seen
        hidden = [value for value in range(1, VALUES + 1) for _ in range(COPIES)]
        random.shuffle(hidden)
        for player in seen["players"].values():
            known = player["hand"] if isinstance(player["hand"], list) else []
            for value in [*known, *([player["chosen"]] if isinstance(player.get("chosen"), int) else [])]:
                hidden.remove(value)
        full: Position = {**seen, "players": {}}
        for name, player in seen["players"].items():
            copy = dict(player)
            if not isinstance(copy["hand"], list):
                copy["hand"] = sorted(hidden.pop() for _ in range(copy["hand"]))
            if copy.get("chosen") == "?":
                copy["chosen"] = hidden.pop()
            full["players"][name] = copy
        if "drawn" in seen and not isinstance(seen["drawn"], list):
            full["drawn"] = [hidden.pop() for _ in range(seen["drawn"])]
        full["deck"] = [hidden.pop() for _ in range(seen["deck"])]
        state = read(full, self.options, random.next32())
        state.seat = (state.seats() or [-1])[0]
        return state

    def describe(self, language: str, namer: locale.Namer = locale.as_is) -> str:
        lines = [
            f"{namer('seat', name)}: {player['hand']} {player['lanterns']}"
            for name, player in self.seen["players"].items()
        ]
        return "\n".join(lines)


def read(position: Mapping[str, Any], options: Options, seed: int) -> Lanterns:
    state = Lanterns(options, Random(seed))
    state.first = seat_number(position.get("first", "P1"), options.players)
    stage = position.get("stage", "choose")
    if stage not in STAGES:
        raise BadInput("lanterns-option", {"text": str(stage)}, "stage")
    state.stage = STAGES.index(stage)
    state.deck = list(position.get("deck", []))
    state.drawn = list(position.get("drawn", []))
    if "winner" in position:
        state.winner = seat_number(position["winner"], options.players)
    for name, player in position.get("players", {}).items():
        seat = seat_number(name, options.players)
        state.hands[seat] = list(player.get("hand", []))
        state.chosen[seat] = player.get("chosen", 0)
        state.lanterns[seat] = player.get("lanterns", 0)
    return state


class LanternsGame(Game):
    name = "lanterns"
    rules_version = "1"
    edition = "tests"
    actions = ACTIONS
    end_rule = "LAN-4"
    players = (2, 3, 4)
    unordered = frozenset({"players.*.hand"})
    previews = frozenset({"lanterns-choose"})
    veiled = frozenset({"choose", "keep"})
    flags = (Flag("--hand", "lanterns-rule-1", "N"),)

    def options(self, mapping: Mapping[str, Any]) -> Options:
        return parse_options(mapping)

    def new(self, options: game.Options, seed: int, listen: bool = False, checked: bool = False) -> Lanterns:
        assert isinstance(options, Options)
        state = Lanterns(options, Random(seed))
        state.events = [] if listen else None
        state.checked = checked
        state.deck = [value for value in range(1, VALUES + 1) for _ in range(COPIES)]
        state.random.shuffle(state.deck)
        for seat in range(options.players):
            state.hands[seat] = sorted(state.deck.pop() for _ in range(options.hand))
        state.first = options.first if options.first >= 0 else state.random.below(options.players)
        state.settle()
        return state

    def load(
        self, position: Mapping[str, Any], options: game.Options, seed: int, listen: bool = False, checked: bool = False
    ) -> Lanterns:
        assert isinstance(options, Options)
        state = read(position, options, seed)
        state.events = [] if listen else None
        state.checked = checked
        state.settle()
        return state

    def facts_hash(self) -> str:
        return f"{VALUES}x{COPIES}"

    def value(self, state: game.State, seat: int) -> float:
        assert isinstance(state, Lanterns)
        return state.lanterns[seat] + sum(state.hands[seat]) / 4

    def rules(self, language: str) -> dict[str, str]:
        return {f"LAN-{chapter}": locale.text(language, f"lanterns-rule-{chapter}") for chapter in range(1, 5)}

    def components(self, language: str) -> dict[str, Any]:
        return {
            "card": {
                str(value): {"name": locale.text(language, "lanterns-card", {"number": value})} for value in range(1, 7)
            }
        }


GAME = LanternsGame()
