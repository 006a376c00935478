"""Players that are programs. They see what their seat may see and answer with a legal code."""

from __future__ import annotations

from noctuary.bots.bot import Bot
from noctuary.bots.greedy import Greedy
from noctuary.bots.random import RandomBot
from noctuary.kernel.messages import BadInput

_BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), Greedy())}


def names() -> list[str]:
    """The names of all bots, weakest first."""
    return list(_BOTS)


def find(name: str) -> Bot:
    """The bot called `name`. Raises BadInput with the known names."""
    if name not in _BOTS:
        raise BadInput("input-bot", {"text": name, "names": ", ".join(names())})
    return _BOTS[name]
