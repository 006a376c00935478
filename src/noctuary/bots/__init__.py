"""Computer players. They see only what their seat may see, and answer with a legal code."""

from collections.abc import Iterable
from functools import lru_cache

from noctuary.bots.bot import Bot
from noctuary.bots.levels import BOTS, level_of, make
from noctuary.kernel.base.messages import BadInput

_guests: dict[str, Bot] = {}
_made = lru_cache(64)(make)


def names() -> list[str]:
    """The names of all bots that can be chosen at a table: the levels, weakest first, other bots, and external bots."""
    return [*BOTS, *_guests]


def can_sit(name: str) -> bool:
    """Whether this can sit at a table: one of `names()`, a level with a style (`level4-attacker`), or `level3.4`."""
    return name in names() or level_of(name) is not None


def find(name: str) -> Bot:
    """The bot called `name`, possibly with a search budget: `level6@1s`, `search@800` (iterations), `flat@1s`; it may
    be between two levels: `level3.4`; levels may have a style: `level4-attacker`. Raises BadInput with the known names.
    """
    bot = _guests.get(name) or _made(name)
    if bot is None:
        raise BadInput("input-bot", {"text": name, "names": ", ".join(names())})
    return bot


def invite(bots: Iterable[Bot]) -> None:
    """Register external bots in this process. Code that starts processes registers `guests()` there again. Only the
    owner of this computer may register bots, never a request or a file, since they run commands.
    """
    _guests.update((bot.name, bot) for bot in bots)


def guests() -> list[Bot]:
    """The registered external bots."""
    return list(_guests.values())
