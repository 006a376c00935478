"""Account routes. On signing in or out, the response sets a new cookie."""

from __future__ import annotations

import logging
from contextlib import AbstractContextManager
from typing import Final

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from noctuary import locale
from noctuary.kernel.messages import Argument
from noctuary.server.errors import json_response
from noctuary.server.guard import new_key
from noctuary.server.identities import page_of
from noctuary.server.limits import Counts, address_of
from noctuary.server.mail import Mail
from noctuary.server.params import body_of, decode_body, language_of, player_of
from noctuary.server.wire import bodies as wire
from noctuary.server.wire.bodies import LONGEST_BODY
from noctuary.tables.people.accounts import Accounts, fold_name
from noctuary.tables.people.credentials import RECOVERY_MINUTES
from noctuary.tables.setup import TableError
from noctuary.tables.store.rows import StoreError

logger = logging.getLogger(__name__)


async def shown(request: Request) -> Response:
    """Return the player's account."""
    return json_response(await _accounts(request).shown(player_of(request), _mail(request).configured))


async def make(request: Request) -> Response:
    """Create an account for the player."""
    wanted = decode_body(wire.new_account, await body_of(request, LONGEST_BODY))
    player, (key, fresh) = player_of(request), new_key()
    with _count_attempt(request, player):
        await _accounts(request).make(player, wanted.name, wanted.password, wanted.mail, request.state.key, fresh)
    request.state.fresh = key
    return json_response({}, 201)


async def sign_in(request: Request) -> Response:
    """Sign in this browser to an account."""
    wanted = decode_body(wire.sign_in, await body_of(request, LONGEST_BODY))
    player, (key, fresh) = player_of(request), new_key()
    with _count_attempt(request, fold_name(wanted.name)):
        await _accounts(request).sign_in(player, wanted.name, wanted.password, wanted.bring, request.state.key, fresh)
    request.state.fresh = key
    return json_response({})


async def forgotten(request: Request) -> Response:
    """Email a recovery link for an account, if the account exists and has an address. The lookup happens after the
    response, so that nobody learns whether it does.
    """
    wanted = decode_body(wire.forgotten, await body_of(request, LONGEST_BODY))
    language = language_of(request)
    if not _mail(request).configured:
        raise TableError("account-no-mail")
    _counts(request).mail(address_of(request.scope), fold_name(wanted.name))
    answer = json_response({})
    answer.background = BackgroundTask(_write, request, wanted.name, language)
    return answer


async def _write(request: Request, name: str, language: str) -> None:
    try:
        found = await _accounts(request).forgotten(name)
    except StoreError as error:
        logger.warning("a mail was not written: %s", error.text("en"))
        return
    if found is not None:
        account, secret = found
        words: dict[str, Argument] = {
            "name": account.name,
            "address": f"{page_of(request, mailed=True)}#/recover/{secret}",
            "number": RECOVERY_MINUTES,
        }
        subject, text = (locale.text(language, id, words) for id in ("account-mail", "account-mail-text"))
        await _mail(request).send(account.mail or "", subject, text)


async def recover(request: Request) -> Response:
    """Change a password by the emailed link; all browsers are signed out."""
    wanted = decode_body(wire.recover, await body_of(request, LONGEST_BODY))
    with _count_attempt(request, wanted.secret):
        await _accounts(request).recover(wanted.secret, wanted.new)
    return json_response({})


async def change_password(request: Request) -> Response:
    """Change the password; all other browsers are signed out."""
    wanted = decode_body(wire.new_password, await body_of(request, LONGEST_BODY))
    player, (key, fresh) = player_of(request), new_key()
    with _count_attempt(request, player):
        await _accounts(request).change_password(player, wanted.password, wanted.new, request.state.key, fresh)
    request.state.fresh = key
    return json_response({})


async def change_mail(request: Request) -> Response:
    """Change or remove the email address."""
    wanted = decode_body(wire.new_mail, await body_of(request, LONGEST_BODY))
    with _count_attempt(request, player_of(request)):
        await _accounts(request).change_mail(player_of(request), wanted.password, wanted.mail)
    return json_response({})


async def delete(request: Request) -> Response:
    """Delete the account, and nothing else."""
    wanted = decode_body(wire.password_given, await body_of(request, LONGEST_BODY))
    with _count_attempt(request, player_of(request)):
        await _accounts(request).delete(player_of(request), wanted.password)
    return json_response({})


def _accounts(request: Request) -> Accounts:
    found: Accounts = request.app.state.accounts
    return found


def _count_attempt(request: Request, account: str) -> AbstractContextManager[None]:
    """Count a password attempt, to prevent guessing. Raises TooMuch."""
    return _counts(request).password(address_of(request.scope), account)


def _counts(request: Request) -> Counts:
    counts: Counts = request.app.state.counts
    return counts


def _mail(request: Request) -> Mail:
    mail: Mail = request.app.state.mail
    return mail


ROUTES: Final = [
    Route("/api/account", shown),
    Route("/api/account", make, methods=["POST"]),
    Route("/api/account/sign-in", sign_in, methods=["POST"]),
    Route("/api/account/forgotten", forgotten, methods=["POST"]),
    Route("/api/account/recover", recover, methods=["POST"]),
    Route("/api/account/password", change_password, methods=["PUT"]),
    Route("/api/account/mail", change_mail, methods=["PUT"]),
    Route("/api/account/delete", delete, methods=["POST"]),
]
