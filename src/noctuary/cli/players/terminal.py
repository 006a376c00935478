"""A table in the terminal: shows what the person to move may see, and accepts moves and commands."""

import re
import shlex
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Final

from rich.columns import Columns
from rich.text import Text

from noctuary import bots, locale
from noctuary.bots.advice import Advice, advise
from noctuary.bots.bot import Bot
from noctuary.bots.trouble import STAND_IN
from noctuary.cli.parts import guests, hinting
from noctuary.cli.parts.output import Output, ink, show_end
from noctuary.cli.parts.parser import PROGRAM
from noctuary.cli.parts.streams import read_line
from noctuary.cli.parts.words import namer, names_of, say, under_edition
from noctuary.cli.players import cards, rules
from noctuary.kernel.base.messages import Argument, BadInput, Refusal
from noctuary.kernel.base.randomness import Random, derive
from noctuary.kernel.contract.game import State, why_illegal
from noctuary.kernel.parts.moves import NOBODY, Decision, Move, seat_name
from noctuary.kernel.parts.standing_orders import SILENT
from noctuary.kernel.play import gamefile
from noctuary.kernel.play.match import AUTO, RESIGN, Match

EXAMPLE = 17
"""Width of an example in the list of commands, in columns."""
SEAT: Final = re.compile(r"\bp\d\b")
DIGITS: Final = 9
"""Maximum number of digits of a typed move number."""


class Quit(Exception):
    """Raised when somebody quits."""


def holds_something(path: Path) -> bool:
    """Whether a file exists and is not empty."""
    return path.is_file() and path.stat().st_size > 0


def check_free(path: Path, own: Path | None) -> None:
    """Raise BadInput for a file that is not empty, unless it is the game's own."""
    if holds_something(path) and not (own is not None and own.exists() and path.samefile(own)):
        raise BadInput("cli-play-save-there", {}, str(path))


class Terminal:
    """One game on one keyboard. Every change is saved to `path`, if there is one."""

    def __init__(self, match: Match, language: str, path: Path | None) -> None:
        self.match: Match = match
        self.language: str = language
        self.path: Path | None = path
        self.names: list[str] = names_of(match.setup)
        self.name: locale.Namer = namer(match.setup.game, language, self.names)
        self.humans: list[int] = match.setup.humans
        self.viewer: int = NOBODY
        """The seat that sees the screen, or -1."""
        self.shown: dict[int, int] = {}
        """Number of events shown to each seat."""
        self.explained: bool = False
        """Whether the symbols of the table have been explained."""
        self.advice: tuple[int, Advice] | None = None
        """The latest hint, with the revision it was for."""
        self.warned: bool = False
        """Whether somebody who wants to quit has been told that the game is not saved."""
        self.bots: dict[int, Bot] = {}
        """The bots that have moved, by seat."""
        self.console: Output = Output()
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help_or_why,
            "board": self.show_board,
            "moves": self.show_moves,
            "hint": self.show_hint,
            "log": self.show_log,
            "rules": self.show_rule,
            "cards": self.show_cards,
            "save": self.save,
            "resign": self.resign,
            "quit": self.quit,
        }

    @property
    def state(self) -> State:
        """The current state of the game."""
        return self.match.state

    def run(self) -> None:
        """Play until the game is over or somebody quits. Raises BadInput if the game cannot be saved at the start."""
        if len(self.humans) == 1:
            self.viewer = self.humans[0]
        if self.path is not None:
            gamefile.save(self.match, self.path)
        self.tell("cli-play-begin")
        try:
            while self.state.seat >= 0 and self.match.ranking is None:
                seat = next((seat for seat in self.state.seats() if self._is_person(seat)), self.state.seat)
                if waiting := self.state.unasked():
                    self._pass_by(waiting[0])
                elif not self._is_person(seat):
                    self._let_bot_play(seat)
                elif (code := self.match.setup.game.indifferent_move(self.state, seat)) == SILENT:
                    self._turn(seat)
                else:
                    self.match.add(Move(self.match.setup.game.actions, seat, code))
                    self.autosave()
        except (EOFError, KeyboardInterrupt) as end:
            self.console.print()
            self.leave()
            if isinstance(end, KeyboardInterrupt):
                raise
            return
        except Quit:
            self.leave()
            return
        if self.state.result is not None:
            for bot in self.bots.values():
                bot.leave(self.state.result)
        self.show_events()
        self.autosave()
        self.console.print()
        show_end(self.console, self.match, self.names, self.language)

    def _is_person(self, seat: int) -> bool:
        """Whether a person plays this seat and has not resigned."""
        return self.match.played_by_person(seat)

    def _let_bot_play(self, seat: int) -> None:
        """Make one move of a bot."""
        setup = self.match.setup
        if seat not in self.bots:
            kind = STAND_IN if setup.seats[seat].human else setup.seats[seat].kind
            self.bots[seat] = bots.find(kind).join(f"{derive('game', setup.seed):016x}")
        bot = self.bots[seat]
        random = Random(derive("bot", setup.seed, len(self.match.entries), seat))
        code = bot.choose(self.state.observe(seat), self.state.decision(seat), random)
        for trouble in bot.troubles():
            self.print(guests.words(trouble, self.language), "red")
            if trouble.stand_in:
                self.tell("bot-stands-in", {"bot": trouble.stand_in})
        self.match.add(Move(setup.game.actions, seat, code))
        self.autosave()

    def _pass_by(self, seat: int) -> None:
        """Play the waiting forced move of a seat; a person there sees it."""
        if self._is_person(seat):
            self._ask(seat)
            line = self.state.decision(seat).moves[0].line
            self._wait("cli-play-no-choice", {"line": line})
        self.match.add(seat_name(seat) + AUTO)

    def _ask(self, seat: int) -> None:
        """Show a person the table and the question."""
        if seat != self.viewer:
            self._hand_over(seat)
        self.show_events()
        self.show_board("")
        decision = self.state.decision(seat)
        self.print(f"{self.names[seat]}: {say(decision.prompt, self.language, self.name)} ({decision.rule})", "bold")

    def _turn(self, seat: int) -> None:
        """Ask a person until a move is made or the person resigns."""
        self._ask(seat)
        decision = self.state.decision(seat)
        self.show_moves("")
        before = self.match.revision
        while self.match.revision == before:
            try:
                self._answer(decision, read_line("> ").strip())
            except Refusal as refusal:
                self.print(refusal.text(self.language, self.name), "red")
            except OSError as error:
                # For example a file name that is too long.
                self.print(locale.text(self.language, "cli-system", {"text": error.strerror or ""}), "red")

    def _hand_over(self, seat: int) -> None:
        """Hide what the previous person saw, and wait for the next person."""
        if self.viewer >= 0:
            self.console.clear()
        self.viewer = seat
        self._wait("cli-play-hand-over", {"seat": seat_name(seat)})

    def _wait(self, id: str, arguments: dict[str, Argument]) -> None:
        """Ask somebody to press Enter. No command but `quit` is carried out: the others might show a hand."""
        told = locale.text(self.language, id, arguments, self.name) + " "
        while (word := read_line(told).strip().partition(" ")[0]) in self.commands or word.startswith("?"):
            if word == "quit":
                self.quit("")
            else:
                self.tell("cli-play-wait")

    def _answer(self, decision: Decision, text: str) -> None:
        """Carry out an input line: a command, a move number or a move. Raises Refusal."""
        word, _, rest = text.partition(" ")
        if not text:
            self.show_moves("")
        elif text.startswith("?"):
            self.help_or_why(text.removeprefix("?").strip())
        elif word in self.commands:
            self.commands[word](rest.strip())
        elif text.isdecimal():
            if len(text) > DIGITS or not 1 <= int(text) <= len(decision.codes):
                raise BadInput("cli-play-number", {"text": text, "last": len(decision.codes)})
            self.play(decision.moves[int(text) - 1])
        else:
            self.play(self._move_of(text))

    def _move_of(self, text: str) -> Move:
        """The move written in a line; the seat may be left out. Raises BadInput."""
        own = seat_name(self.viewer)
        # Nobody should have to mind capitals.
        for typed in (text, SEAT.sub(lambda match: match.group().upper(), text.lower())):
            typed_seat = typed.split(None, 1)[0] in (seat_name(seat) for seat in range(len(self.names)))
            with suppress(BadInput):
                return self.state.move(typed if typed_seat else f"{own} {typed}")
        raise BadInput("cli-play-unknown", {"text": text})

    def play(self, move: Move) -> None:
        """Make a move of the person at the screen. Raises Refusal."""
        if move.seat != self.viewer:
            raise BadInput("cli-play-other-seat", {"seat": seat_name(move.seat)})
        self.match.add(move)
        self.autosave()

    # Commands.

    def help_or_why(self, rest: str) -> None:
        """Without arguments, list the commands, with examples from the decision; with a move (`? cast 4 b3`), say why
        it is not possible; with a component or rule (`? death-grip`), show it.
        """
        if not rest:
            decision = self.state.decision(self.viewer)
            line = decision.moves[0].text
            examples = {"line": line, "text": f"? {line}", "rule": f"rules {decision.rule}"}
            self.tell("cli-play-commands", {key: example.ljust(EXAMPLE) for key, example in examples.items()})
            return
        try:
            move = self._move_of(rest)
        except BadInput as unknown:
            for show in (self.show_cards, self.show_rule):
                with suppress(BadInput):
                    return show(rest)
            raise unknown
        refusal = why_illegal(self.state, move.seat, move.code)
        if refusal is None:
            self.tell("cli-play-legal", {"line": move.line})
        else:
            self.print(refusal.text(self.language, self.name))

    def show_board(self, rest: str) -> None:
        """Print the table as the person may see it, and the edition it is played with."""
        self.console.print()
        if edition := under_edition(self.match.setup.game, self.language):
            self.print(edition, "dim")
        game = self.match.setup.game
        table = self.state.observe(self.viewer).describe(self.language, self.name)
        self.console.print(ink(table, game.inks), soft_wrap=True)
        self.console.print()
        signs = f"{game.name}-text-signs"
        if not self.explained and locale.bundle(self.language).has_message(signs):
            self.tell(signs)
            self.console.print()
        self.explained = True

    @cached_property
    def book(self) -> cards.Book:
        """The reference of the components."""
        return cards.Book(self.match.setup.game, self.language)

    def _show_texts(self, moves: Sequence[Move]) -> None:
        """Print the texts of the components that the moves choose among."""
        keys = self.match.setup.game.telling
        things = [self.book.find_meant(reference) for move in moves for reference in move.references]
        for name, facts in {thing["name"]: thing["facts"] for thing in things if thing}.items():
            told = [fact for fact in facts if fact["key"] in keys and not fact["words"]["id"].endswith("-none")]
            if told:
                self.console.print(Text.assemble((name, "bold"), " – ", self.book.in_a_row(told)), soft_wrap=True)

    def show_moves(self, rest: str) -> None:
        """Print the legal moves with their numbers, after the texts of the components that they choose among."""
        moves = self.state.decision(self.viewer).moves
        self._show_texts(moves)
        entries = [Text(f"{place:>3}  {self._move_text(move)}") for place, move in enumerate(moves, 1)]
        self.console.print(Columns(entries, padding=(0, 3), column_first=True))

    def _move_text(self, move: Move) -> str:
        """A move as it is typed, with the names of its components if they differ from the ids."""
        names = [self.name(reference.kind, reference.id) for reference in move.references]
        more = [name for name, reference in zip(names, move.references, strict=True) if name != reference.id]
        return f"{move.text} ({', '.join(more)})" if more else move.text

    def show_hint(self, rest: str) -> None:
        """Print what to look at; when asked again, the best move and why. Raises BadInput if several play."""
        if sum(map(self._is_person, self.humans)) > 1:
            raise BadInput("table-hint-people")
        decision = self.state.decision(self.viewer)
        told = hinting.Hints(self.match.setup.game, self.language, self.name, self._move_text)
        if self.advice is not None and self.advice[0] == self.match.revision:
            self.print("\n".join(told.whole(self.advice[1], len(self.names) == 1)))
            return
        self.print(locale.text(self.language, "hint-thinking"), "dim")
        random = Random(derive("hint", self.match.setup.seed, self.match.revision))
        advice = advise(self.state.observe(self.viewer), decision, random)
        self.advice = self.match.revision, advice
        self.print(told.light(advice, decision))

    def show_log(self, rest: str) -> None:
        """Print all events as the person may see them."""
        for event in self.match.events:
            self.print(say(event.seen_by(self.viewer), self.language, self.name))

    def show_rule(self, rest: str) -> None:
        """Print a rule, a chapter, the whole book, or all rules with some words."""
        game = self.match.setup.game.name
        rules.show(self.console, rest.split() or [game], [game], self.language)

    def show_cards(self, rest: str) -> None:
        """Print a component, or all that match some words; without words, all of them."""
        cards.show(self.console, rest.split(), [self.match.setup.game], self.language)

    def save(self, rest: str) -> None:
        """Save the game, to another file if one is given."""
        if not rest and self.path is None:
            raise BadInput("cli-play-save-where")
        path = Path(rest) if rest else self.path
        assert path is not None
        if path != self.path:
            check_free(path, self.path)
        gamefile.save(self.match, path)
        self.path = path
        self.tell("cli-play-saved", {"text": str(path)})

    def resign(self, rest: str) -> None:
        """Resign and so lose the game. A bot plays on if more than one player is left."""
        self.match.add(seat_name(self.viewer) + RESIGN)
        self.autosave()
        self.show_events()

    def quit(self, rest: str) -> None:
        """Quit, after saving to a file if one is given. Nobody loses a game by one word."""
        if rest:
            self.save(rest)
        elif self.path is None and self.match.revision and not self.warned:
            self.warned = True
            return self.tell("cli-play-unsaved")
        raise Quit

    # Output.

    def leave(self) -> None:
        """Save the game and print how to continue it."""
        if self.path is None:
            self.tell("cli-play-not-saved")
        else:
            gamefile.save(self.match, self.path)
            self.tell("cli-play-come-back", {"text": shlex.quote(str(self.path)), "command": PROGRAM})

    def autosave(self) -> None:
        """Save the game after a change; after a failure the game goes on, and the next move tries again."""
        if self.path is not None:
            try:
                gamefile.save(self.match, self.path)
            except BadInput as refusal:
                self.print(refusal.text(self.language), "red")

    def show_events(self) -> None:
        """Print the events that the person at the screen has not seen yet."""
        events = self.match.events
        for event in events[self.shown.get(self.viewer, 0) :]:
            self.print(say(event.seen_by(self.viewer), self.language, self.name), "dim")
        self.shown[self.viewer] = len(events)

    def tell(self, id: str, arguments: dict[str, Argument] | None = None) -> None:
        """Print a message."""
        self.print(locale.text(self.language, id, arguments, self.name))

    def print(self, text: str, style: str | None = None) -> None:
        """Print a text without markup."""
        self.console.print(text, style=style, soft_wrap=True)
