"""Routes that describe a game as a whole: its static pages and its words."""

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from noctuary import locale
from noctuary.kernel.contract.game import Game
from noctuary.kernel.search.making import index_of
from noctuary.server.door.errors import json_response
from noctuary.server.door.operation import LANGUAGE, TEXT, Operation
from noctuary.server.door.params import game_of, heavy, language_of
from noctuary.server.wire.answers import Rule, Rules

PAGES: Final[dict[str, Callable[[Game, str], Any]]] = {
    "components": lambda game, language: game.components(language),
    "reference": lambda game, language: {"reference": game.reference(language)},
    "facts": lambda game, language: {"facts": [fact.mapping() for fact in game.editable.values()]},
    "rules": lambda game, language: Rules([Rule(id, text) for id, text in game.rules(language).items()]),
    "search": index_of,
    "campaign": lambda game, language: game.campaign(language),
}
"""The static pages of a game: all components in words; their reference; the facts that an edition may change; the
rulebook; the index by which these are searched; the campaign.
"""


async def page(request: Request) -> Response:
    """A page of `PAGES`."""
    name = request.url.path.rpartition("/")[2]
    return await write_page(name, game_of(request), language_of(request))


async def write_page(name: str, game: Game, language: str) -> Response:
    """A page of a game, which may have an edition."""
    # Games with editions are not cached, as there may be many.
    written = _write_reference.__wrapped__ if game.corrections else _write_reference
    return json_response(await asyncio.to_thread(written, name, game, language))


@lru_cache(maxsize=64)
def _write_reference(page: str, game: Game, language: str) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(PAGES[page](game, language)))


async def words(request: Request) -> Response:
    """The messages of a game as Fluent text, for clients built without them. Messages that the language lacks
    are in English: of two with the same id the first one counts.
    """
    return PlainTextResponse(await asyncio.to_thread(_read_words, game_of(request).name, language_of(request)))


@lru_cache(maxsize=64)
def _read_words(game: str, language: str) -> bytes:
    files = dict.fromkeys([*locale.sources_of(game, language), *locale.sources_of(game, "en")])
    return "\n".join(file.read_text(encoding="utf-8") for file in files).encode()


ROUTES: Final = [
    *(
        Operation("GET", f"/api/games/{{game}}/{name}", heavy(page), query=LANGUAGE)
        for name in PAGES
        if name not in ("facts", "rules")
    ),
    Operation("GET", "/api/games/{game}/facts", heavy(page)),
    Operation("GET", "/api/games/{game}/rules", heavy(page), Rules, query=LANGUAGE),
    Operation("GET", "/api/games/{game}/words", words, TEXT, query=LANGUAGE),
]
