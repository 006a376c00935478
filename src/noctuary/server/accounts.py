"""Account routes. On signing in or out, the response sets a new cookie."""

from __future__ import annotations

import logging
from typing import Final

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from noctuary import locale
from noctuary.kernel.messages import Argument
from noctuary.server.credentials import attempt, page_of
from noctuary.server.errors import TooMuch, json_response
from noctuary.server.guard import new_key
from noctuary.server.limits import address_of
from noctuary.server.mail import Mail
from noctuary.server.params import counts_of, language_of, player_of, read_body
from noctuary.server.wire import bodies as wire
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
    player, (key, fresh) = player_of(request), new_key()
    async with attempt(request, wire.NewAccount, lambda _: player) as wanted:
        await _accounts(request).make(player, wanted.name, wanted.password, wanted.mail, request.state.key, fresh)
    request.state.fresh = key
    return json_response({}, 201)


async def sign_in(request: Request) -> Response:
    """Sign in this browser to an account."""
    player, (key, fresh) = player_of(request), new_key()
    async with attempt(request, wire.SignIn, lambda wanted: fold_name(wanted.name)) as wanted:
        await _accounts(request).sign_in(player, wanted.name, wanted.password, wanted.bring, request.state.key, fresh)
    request.state.fresh = key
    return json_response({})


async def forgotten(request: Request) -> Response:
    """Email a recovery link for an account, if the account exists and has an address. The lookup happens after the
    response, so that nobody learns whether it does.
    """
    wanted = await read_body(request, wire.Forgotten)
    language = language_of(request)
    if not _mail(request).configured:
        raise TableError("account-no-mail")
    counts_of(request).outgoing(address_of(request.scope), player_of(request))
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
        try:
            counts_of(request).mail(account.mail or "")
        except TooMuch:
            return
        words: dict[str, Argument] = {
            "name": account.name,
            "address": f"{page_of(request, mailed=True)}#/recover/{secret}",
            "number": RECOVERY_MINUTES,
        }
        subject, text = (locale.text(language, id, words) for id in ("account-mail", "account-mail-text"))
        await _mail(request).send(account.mail or "", subject, text)


async def recover(request: Request) -> Response:
    """Change a password by the emailed link; all browsers are signed out."""
    async with attempt(request, wire.Recover, lambda wanted: wanted.secret) as wanted:
        await _accounts(request).recover(wanted.secret, wanted.new)
    return json_response({})


async def change_password(request: Request) -> Response:
    """Change the password; all other browsers are signed out."""
    player, (key, fresh) = player_of(request), new_key()
    async with attempt(request, wire.NewPassword, lambda _: player) as wanted:
        await _accounts(request).change_password(player, wanted.password, wanted.new, request.state.key, fresh)
    request.state.fresh = key
    return json_response({})


async def change_mail(request: Request) -> Response:
    """Change or remove the email address."""
    player = player_of(request)
    async with attempt(request, wire.NewMail, lambda _: player) as wanted:
        await _accounts(request).change_mail(player, wanted.password, wanted.mail)
    return json_response({})


async def delete(request: Request) -> Response:
    """Delete the account, and nothing else."""
    player = player_of(request)
    async with attempt(request, wire.PasswordGiven, lambda _: player) as wanted:
        await _accounts(request).delete(player, wanted.password)
    return json_response({})


def _accounts(request: Request) -> Accounts:
    found: Accounts = request.app.state.accounts
    return found


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
