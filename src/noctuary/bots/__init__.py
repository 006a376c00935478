"""Players that are programs. They see what their seat may see and answer with a legal code."""

from __future__ import annotations

from collections.abc import Iterable

from noctuary.bots.bot import Bot
from noctuary.bots.greedy import Greedy, LearnedBot
from noctuary.bots.random import RandomBot
from noctuary.kernel.messages import BadInput

_BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), Greedy(), LearnedBot())}
_guests: dict[str, Bot] = {}


def names() -> list[str]:
    """The names of all bots, weakest first, then those from outside."""
    return [*_BOTS, *_guests]


def find(name: str) -> Bot:
    """The bot called `name`. Raises BadInput with the known names."""
    bot = _guests.get(name) or _BOTS.get(name)
    if bot is None:
        raise BadInput("input-bot", {"text": name, "names": ", ".join(names())})
    return bot


def invite(bots: Iterable[Bot]) -> None:
    """Let bots from outside of this program be found in this process. Whoever starts processes invites `guests()`
    there. Only the owner of this computer may ask for that, never a request or a file: they run commands.
    """
    _guests.update((bot.name, bot) for bot in bots)


def guests() -> list[Bot]:
    """The bots that were invited."""
    return list(_guests.values())
