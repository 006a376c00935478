"""External bots in any language: programs asked for moves over their standard streams (docs/bot-protocol.md)."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import time
from multiprocessing.util import Finalize
from typing import Final

from noctuary import bots
from noctuary.bots.bot import Bot
from noctuary.bots.external.process import Fault, Process, readable
from noctuary.bots.trouble import STAND_IN, Trouble
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Observation, Result
from noctuary.kernel.parts.moves import Decision, seat_name
from noctuary.kernel.play.entries import HUMAN

PROTOCOL: Final = 1
SECONDS: Final = 5.0
"""Default time for a move; less than half of what a table allows a bot (`tables.bot_pool.DEADLINE`)."""
STRIKES: Final = 3
"""Number of moves by a stand-in after which it plays the rest of the game."""
NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9._-]{0,23}")


class External(Bot):
    """A bot that runs a command. Each process that uses it starts its program at the first question, and again after a
    failure. `seconds`: time for a move, including the start of the program.
    """

    def __init__(self, name: str, command: str, seconds: float = SECONDS) -> None:
        """Raises BadInput for an invalid or used name, for a command that cannot be run, and on Windows."""
        if not NAME.fullmatch(name):
            raise BadInput("bot-name", {"text": name})
        if name == HUMAN or bots.can_sit(name):
            raise BadInput("bot-name-taken", {"text": name})
        if os.name != "posix":
            raise BadInput("bot-system", {"bot": name})
        try:
            words = shlex.split(command)
        except ValueError as error:
            raise BadInput("bot-command", {"bot": name, "text": command}) from error
        if not words or shutil.which(words[0]) is None:
            raise BadInput("bot-command", {"bot": name, "text": words[0] if words else command})
        self._set(name, command, seconds)

    def _set(self, name: str, command: str, seconds: float) -> None:
        self.name = name
        self.command: str = command
        self.seconds: float = seconds
        self._process: Process | None = None
        self._owner: int = 0
        """Id of the process that started the program; a forked process starts its own."""
        self._greeted: object = None
        """The game, options and facts that the program has been told."""

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return restore, (self.name, self.command, self.seconds)

    def choose(self, observation: Observation, decision: Decision, random: Random) -> int:
        return self.join("").choose(observation, decision, random)

    def join(self, game: str) -> Seated:
        return Seated(self, game)

    def answer(self, observation: Observation, decision: Decision, seed: int, game: str) -> int:
        """The code that the program chooses. Raises Fault after ending the program."""
        until = time.monotonic() + self.seconds
        process = self._running()
        try:
            self._greet(process, observation, until)
            moves = {move.line: move.code for move in decision.moves}
            message = {
                "type": "decide",
                "game": game,
                "seat": seat_name(decision.seat),
                "kind": decision.kind,
                "prompt": decision.prompt.id,
                "rule": decision.rule,
                "position": observation.position(),
                "moves": [*moves],
                "seed": seed,
                "seconds": round(max(0.0, until - time.monotonic()), 3),
            }
            move = " ".join(str(process.ask(message, until).get("move")).split())
            if move not in moves:
                raise process.fault("bot-illegal", text=readable(move.encode(errors="replace")))
            return moves[move]
        except Fault:
            self.end()
            raise

    def tell_end(self, game: str, seat: int, result: Result) -> None:
        """Tell the program the result of a game, if it is running."""
        if self._process is not None and self._owner == os.getpid():
            message = {"type": "end", "game": game, "seat": seat_name(seat), "result": result.position()}
            try:
                self._process.tell(message, time.monotonic() + self.seconds)
            except Fault:
                self.end()

    def end(self, gently: bool = False) -> None:
        """End the program, if this process started it."""
        process, self._process = self._process, None
        if process is not None and self._owner == os.getpid():
            if gently:
                process.quit()
            else:
                process.kill()

    def _running(self) -> Process:
        """The running program, started if necessary."""
        if self._process is None or self._owner != os.getpid():
            if self._owner != os.getpid():
                # Unlike `atexit`, this also runs at the end of worker processes.
                Finalize(None, self.end, (True,), exitpriority=10)
            self._process = Process(self.name, shlex.split(self.command), self.seconds)
            self._owner, self._greeted = os.getpid(), None
        return self._process

    def _greet(self, process: Process, observation: Observation, until: float) -> None:
        """Tell the program which game is played, unless it has been told. Raises Fault."""
        game, options = observation.game, observation.options.mapping()
        facts = game.facts_hash()
        about = (game.name, str(options), facts)
        if self._greeted == about:
            return
        hello = {"type": "hello", "protocol": PROTOCOL, "game": game.name, "options": options}
        answer = process.ask({**hello, "rules": game.rules_version, "facts": facts}, until)
        if answer.get("protocol") != PROTOCOL:
            raise process.fault(
                "bot-protocol", text=readable(str(answer.get("protocol")).encode(errors="replace")), number=PROTOCOL
            )
        if answer.get("components"):
            process.tell({"type": "components", "components": game.components("en")}, until)
        self._greeted = about


def restore(name: str, command: str, seconds: float) -> External:
    """Recreate the bot in another process."""
    bot = External.__new__(External)
    bot._set(name, command, seconds)
    return bot


class Seated(Bot):
    """An external bot in one game. After a failure a new process is asked; if that fails too, a stand-in moves."""

    def __init__(self, bot: External, game: str) -> None:
        self.name = bot.name
        self._bot: External = bot
        self._game: str = game
        self._seat: int = -1
        self._strikes: int = 0
        self._troubles: list[Trouble] = []

    def choose(self, observation: Observation, decision: Decision, random: Random) -> int:
        self._seat = decision.seat
        seed = (random.below(1 << 15) << 15) + random.below(1 << 15)
        for stand_in in ("", STAND_IN) if self._strikes < STRIKES else ():
            try:
                return self._bot.answer(observation, decision, seed, self._game)
            except Fault as fault:
                self._troubles.append(Trouble(self.name, fault.what, fault.said, stand_in))
        self._strikes += 1
        return bots.find(STAND_IN).choose(observation, decision, random)

    def leave(self, result: Result) -> None:
        if self._seat >= 0 and self._strikes < STRIKES:
            self._bot.tell_end(self._game, self._seat, result)

    def stood_in(self) -> int:
        return self._strikes

    def troubles(self) -> list[Trouble]:
        troubles, self._troubles = self._troubles, []
        return troubles
