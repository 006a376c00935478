"""Account routes. Signing in or out gives the browser a new cookie."""

import logging
from typing import Final, cast

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response

from noctuary import locale
from noctuary.kernel.base.messages import Argument
from noctuary.server.base.mail import Mail
from noctuary.server.door.credentials import attempt, page_of
from noctuary.server.door.errors import TooMuch, json_response
from noctuary.server.door.guard import new_key
from noctuary.server.door.limits import address_of
from noctuary.server.door.operation import LANGUAGE, Operation
from noctuary.server.door.params import counts_of, heavy, language_of, player_of, read_body
from noctuary.server.wire import bodies as wire
from noctuary.tables.people.accounts import Accounts, fold_name
from noctuary.tables.people.credentials import MAIL, MAIL_HOURS, RECOVERY, RECOVERY_MINUTES
from noctuary.tables.setup import TableError
from noctuary.tables.store.base.rows import Account, StoreError
from noctuary.tables.wire.people import AccountShown

logger = logging.getLogger(__name__)


async def shown(request: Request) -> Response:
    """The player's account."""
    return json_response(await _accounts(request).shown(player_of(request), _mail(request).configured))


async def make(request: Request) -> Response:
    """Create an account for the player."""
    player, (key, fresh) = player_of(request), new_key()
    async with attempt(request, wire.NewAccount, lambda _: player) as wanted:
        await _accounts(request).make(player, wanted.name, wanted.password, wanted.mail, request.state.key, fresh)
    request.state.fresh = key
    return _confirming(request, player, 201)


async def sign_in(request: Request) -> None:
    """Sign this browser in to an account."""
    player, (key, fresh) = player_of(request), new_key()
    async with attempt(request, wire.SignIn, lambda wanted: fold_name(wanted.name)) as wanted:
        await _accounts(request).sign_in(player, wanted.name, wanted.password, wanted.bring, request.state.key, fresh)
    request.state.fresh = key


async def forgotten(request: Request) -> Response:
    """Email a recovery link for an account, if it exists and has an address. The lookup happens after the response, so
    that nobody learns whether the account exists.
    """
    wanted = await read_body(request, wire.Forgotten)
    language = language_of(request)
    if not _mail(request).configured:
        raise TableError("account-no-mail")
    counts_of(request).outgoing(address_of(request.scope), player_of(request))
    answer = json_response({})
    answer.background = BackgroundTask(_find, request, wanted.name, language)
    return answer


async def _find(request: Request, name: str, language: str) -> None:
    try:
        account = await _accounts(request).named(name)
        if account is not None and account.mail is not None:
            await _write(request, account, language)
    except (StoreError, TooMuch) as error:
        logger.warning("a mail could not be written: %s", error.text("en"))


async def _write(request: Request, account: Account, language: str) -> bool:
    """Mail an account's address the link to set a new password or, until the address is confirmed, the link to confirm
    it; return whether it was sent. The mail contains nothing that a user has chosen, as the address may be a
    stranger's. Raises TooMuch or StoreError.
    """
    counts_of(request).mail(account.mail or "", RECOVERY.opens if account.confirmed else MAIL.opens)
    kind, secret = await _accounts(request).give_mailed(account)
    id, page, number = _MAILED[kind]
    words: dict[str, Argument] = {"address": f"{page_of(request, mailed=True)}#/{page}/{secret}", "number": number}
    subject, text = (locale.text(language, message, words) for message in (id, f"{id}-text"))
    return await _mail(request).send(account.mail or "", subject, text)


_MAILED: Final = {
    RECOVERY: ("account-mail", "recover", RECOVERY_MINUTES),
    MAIL: ("account-confirm", "confirm", MAIL_HOURS),
}
"""For each kind of credential that is mailed: the message, the page to which its link leads, and its lifetime."""


async def recover(request: Request) -> None:
    """Set a new password with the emailed link, and sign all browsers out."""
    async with attempt(request, wire.Recover, lambda wanted: wanted.secret) as wanted:
        await _accounts(request).recover(wanted.secret, wanted.new)


async def change_password(request: Request) -> None:
    """Change the password, and sign all other browsers out."""
    player, (key, fresh) = player_of(request), new_key()
    async with attempt(request, wire.NewPassword, lambda _: player) as wanted:
        await _accounts(request).change_password(player, wanted.password, wanted.new, request.state.key, fresh)
    request.state.fresh = key


async def change_mail(request: Request) -> Response:
    """Change or remove the email address."""
    player = player_of(request)
    async with attempt(request, wire.NewMail, lambda _: player) as wanted:
        await _accounts(request).change_mail(player, wanted.password, wanted.mail)
    return _confirming(request, player)


def _confirming(request: Request, player: str, status: int = 200) -> Response:
    """A response after which the player's address, unless confirmed, is mailed the link to confirm it."""
    answer = json_response({}, status)
    answer.background = BackgroundTask(_ask_to_confirm, request, player, language_of(request))
    return answer


async def _ask_to_confirm(request: Request, player: str, language: str) -> None:
    try:
        account = await _accounts(request).unconfirmed(player)
        if account is not None and _mail(request).configured:
            counts_of(request).outgoing(address_of(request.scope), player)
            await _write(request, account, language)
    except (StoreError, TooMuch) as error:
        # The player sees that the address is not confirmed, and can ask again.
        logger.warning("a mail could not be written: %s", error.text("en"))


async def send_again(request: Request) -> None:
    """Send the player's address another confirmation link."""
    player, language = player_of(request), language_of(request)
    if not _mail(request).configured:
        raise TableError("account-no-mail")
    account = await _accounts(request).unconfirmed(player)
    if account is None:
        raise TableError("account-mail-confirmed")
    counts_of(request).outgoing(address_of(request.scope), player)
    if not await _write(request, account, language):
        raise TableError("reminder-unsent")


async def confirm(request: Request) -> None:
    """Confirm an address with the emailed link."""
    async with attempt(request, wire.Secret) as wanted:
        await _accounts(request).confirm(wanted.secret)


async def delete(request: Request) -> None:
    """Delete the account, and nothing else."""
    player = player_of(request)
    async with attempt(request, wire.PasswordGiven, lambda _: player) as wanted:
        await _accounts(request).delete(player, wanted.password)


def _accounts(request: Request) -> Accounts:
    return cast(Accounts, request.app.state.accounts)


def _mail(request: Request) -> Mail:
    return cast(Mail, request.app.state.mail)


ROUTES: Final = [
    Operation("GET", "/api/account", heavy(shown), AccountShown),
    Operation("POST", "/api/account", make, body=wire.NewAccount, status="201", query=LANGUAGE),
    Operation("POST", "/api/account/sign-in", sign_in, body=wire.SignIn),
    Operation("POST", "/api/account/forgotten", forgotten, body=wire.Forgotten, query=LANGUAGE),
    Operation("POST", "/api/account/recover", recover, body=wire.Recover),
    Operation("PUT", "/api/account/password", change_password, body=wire.NewPassword),
    Operation("PUT", "/api/account/mail", change_mail, body=wire.NewMail, query=LANGUAGE),
    Operation("POST", "/api/account/mail/send", send_again, query=LANGUAGE),
    Operation("POST", "/api/account/mail/confirm", confirm, body=wire.Secret),
    Operation("POST", "/api/account/delete", delete, body=wire.PasswordGiven),
]
