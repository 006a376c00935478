"""Sends reminders of turns and other notices by push, email or webhook; defines the routes for managing channels."""

import asyncio
import json
import logging
from collections import Counter
from typing import Final, Literal, NamedTuple, cast

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from noctuary import locale
from noctuary.kernel.base.messages import BadInput
from noctuary.server.base import push
from noctuary.server.base.mail import Mail
from noctuary.server.base.outgoing import Outgoing, Unsent, parts
from noctuary.server.door.credentials import attempt, count_attempt, page_of
from noctuary.server.door.errors import json_response
from noctuary.server.door.limits import address_of
from noctuary.server.door.operation import TEXT, Operation
from noctuary.server.door.params import body_of, counts_of, decode_body, player_of, read_body
from noctuary.server.wire import answers, bodies
from noctuary.server.wire.answers import Reminding
from noctuary.server.wire.bodies import LONGEST_BODY, AddMail, AddPush
from noctuary.tables.lobby import Lobby
from noctuary.tables.people.reminders import Reminder, Reminders
from noctuary.tables.setup import TableError
from noctuary.tables.store.base.rows import Channel, StoreError

AT_ONCE: Final = 100
"""Reminders sent at the same time."""
FAREWELL: Final = 2.0
"""Seconds to wait on shutdown for reminders being sent."""
DISCORD: Final = ("discord.com", "discordapp.com")
"""Hosts whose webhooks need a special format; all others accept Slack's format."""

logger = logging.getLogger(__name__)

Sent = Literal["sent", "unclear", "failed"]
"""`unclear`: there was no response, so the message may have arrived."""


class ReminderWords(NamedTuple):
    """The text of a message. `page`: our page to which it links; `topic`: its subject."""

    title: str
    text: str
    page: str
    topic: str
    language: str


class Messenger:
    """Sends reminders and other messages to players' channels."""

    def __init__(self, lobby: Lobby, mail: Mail) -> None:
        self.reminders: Reminders = Reminders(lobby)
        self.mail: Mail = mail
        self.outgoing: Outgoing = Outgoing()
        self._lobby: Lobby = lobby
        self._key: str = ""
        self._sending: set[asyncio.Task[None]] = set()
        self._receiving: Counter[str] = Counter()
        """How many reminders are being sent to each player."""

    async def beat(self) -> None:
        """Send due reminders, unless jobs do that. Raises StoreError."""
        await self.reminders.put_off()
        if self._lobby.shared:
            return
        for reminder in await self.reminders.take(AT_ONCE - len(self._sending), self._receiving):
            task = asyncio.create_task(self._remind(reminder))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def remind(self, id: str) -> int | None:
        """Send the due reminders of a table; return when the next one is due. Raises StoreError."""
        for reminder in await self.reminders.take_at(id, self._receiving):
            await self._remind(reminder)
        return await self.reminders.next_at(id)

    async def close(self) -> None:
        """Wait briefly for messages being sent. Lost ones are not sent again."""
        if self._sending:
            await asyncio.wait(self._sending, timeout=FAREWELL)
        for task in self._sending:
            task.cancel()
        self.outgoing.close()

    async def key(self) -> str:
        """The private key that signs push messages, shared by all servers."""
        if not self._key:
            self._key = await self._lobby.in_store_thread(self._lobby.store.kept_once, "push", push.new_key())
        return self._key

    async def _remind(self, reminder: Reminder) -> None:
        self._receiving[reminder.due.owner] += 1
        try:
            if await self.send(reminder.channel, _words(reminder)) == "failed":
                await self.reminders.note_failure(reminder)
        except StoreError as error:
            logger.warning("a reminder (%s) will not be retried: %s", reminder.channel.kind, error.text("en"))
        except Exception:
            # It was taken, and others are due.
            logger.exception("a reminder (%s) has failed", reminder.channel.kind)
        finally:
            self._receiving[reminder.due.owner] -= 1
            if not self._receiving[reminder.due.owner]:
                del self._receiving[reminder.due.owner]

    async def send(self, channel: Channel, words: ReminderWords) -> Sent:
        """Send a message; return the result. Raises StoreError."""
        try:
            if channel.kind == "mail":
                return await self._by_mail(channel, words)
            by = self._by_push if channel.kind == "push" else self._by_webhook
            status = await by(channel, words)
        except Unsent:
            status = -1
        if channel.kind == "push" and status in (404, 410):
            # The browser has unsubscribed.
            await self.reminders.remove(channel)
            return "sent"
        if 200 <= status < 300:
            return "sent"
        logger.warning("a reminder (%s) was not sent: %s", channel.kind, status if status > 0 else "no answer")
        return "failed" if status else "unclear"

    async def _by_mail(self, channel: Channel, words: ReminderWords) -> Sent:
        if not self.mail.configured:
            return "failed"
        stop = locale.text(words.language, "reminder-stop")
        footer = f"-- \n{stop} {channel.address}#/reminders/stop/{channel.secret}"
        headers = {
            "List-Unsubscribe": f"<{channel.address}api/reminders/stop/{channel.secret}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        text = f"{words.text}\n\n{channel.address}{words.page}\n\n{footer}\n"
        return "sent" if await self.mail.send(channel.target, words.title, text, headers) else "failed"

    async def _by_push(self, channel: Channel, words: ReminderWords) -> int:
        to, key = _pushed.decode(channel.target), push.key_of(await self.key())
        shown = {"title": words.title, "body": words.text, "page": words.page, "tag": words.topic}
        headers = push.headers(key, to.endpoint, channel.address, words.topic)
        return await self.outgoing.post(
            to.endpoint, push.encrypt(json.dumps(shown).encode(), to.p256dh, to.auth), headers
        )

    async def _by_webhook(self, channel: Channel, words: ReminderWords) -> int:
        text, link = words.text, f"{channel.address}{words.page}"
        said: dict[str, object]
        if parts(channel.target).hostname in DISCORD:
            said = {"content": f"{text}\n{link}", "allowed_mentions": {"parse": []}}
        else:
            for sign, name in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")):
                text = text.replace(sign, name)
            said = {"text": f"{text}\n{link}"}
        return await self.outgoing.post(channel.target, json.dumps(said).encode(), {"Content-Type": "application/json"})


_pushed: Final = msgspec.json.Decoder(AddPush)


def _words(reminder: Reminder) -> ReminderWords:
    """The words of a reminder: only the game, since strangers choose names, and nothing of what has happened there."""
    language, game, words = reminder.language, reminder.game, reminder.words
    try:
        game = locale.text(language, f"client-{game}-title")
    except KeyError:
        game = game.capitalize()
    title, text = (locale.text(language, id, {"game": game}) for id in (f"reminder-{words}", f"reminder-{words}-text"))
    return ReminderWords(title, text, f"#/table/{reminder.due.table_id}", reminder.due.table_id, language)


def _said(title: str, text: str, page: str, channel: Channel) -> ReminderWords:
    """A message that is not about a table."""
    language = channel.language
    return ReminderWords(locale.text(language, title), locale.text(language, text), page, title, language)


async def shown(request: Request) -> Response:
    """The player's channels."""
    messenger = messenger_of(request)
    channels = [_shown(channel) for channel in await messenger.reminders.channels(player_of(request))]
    key = push.encode(push.public(push.key_of(await messenger.key())))
    return json_response(Reminding(channels, key, messenger.mail.configured))


def _shown(channel: Channel) -> answers.ChannelShown:
    target = channel.target
    if channel.kind == "push":
        target = _pushed.decode(target).endpoint
    elif channel.kind == "webhook":
        # Anybody with the full URL could post there.
        target = parts(target).hostname or ""
    return answers.ChannelShown(channel.id, channel.kind, target, bool(channel.confirmed), channel.silent.split())


async def add(request: Request) -> Response:
    """Add a channel for the player. An email address must be confirmed first."""
    wanted = decode_body(bodies.add_channel, await body_of(request, LONGEST_BODY))
    messenger, player = messenger_of(request), player_of(request)
    if isinstance(wanted, AddMail):
        kind, target = "mail", wanted.address
        if not messenger.mail.configured:
            raise TableError("reminder-no-mail")
        _count(request)
        counts_of(request).mail(target, "reminder")
    elif isinstance(wanted, AddPush):
        kind, target = "push", msgspec.json.encode(wanted).decode()
        _check(wanted.endpoint)
        try:
            push.encrypt(b"", wanted.p256dh, wanted.auth)
        except ValueError as error:
            raise BadInput("reminder-address") from error
    else:
        kind, target = "webhook", wanted.url
        _check(target)
    channel = await messenger.reminders.add(
        player, kind, target, wanted.language, str(page_of(request, mailed=kind == "mail"))
    )
    if not channel.confirmed:
        page = f"#/reminders/confirm/{channel.secret}"
        if await messenger.send(channel, _said("reminder-confirm", "reminder-confirm-text", page, channel)) != "sent":
            await messenger.reminders.remove(channel)
            raise TableError("reminder-unsent")
    return json_response(_shown(channel), 201)


def _check(url: str) -> None:
    try:
        parts(url)
    except Unsent as error:
        raise BadInput("reminder-address") from error


async def remove(request: Request) -> None:
    """Delete a channel."""
    reminders = messenger_of(request).reminders
    await reminders.remove(await reminders.channel(player_of(request), request.path_params["id"]))


async def silence(request: Request) -> None:
    """Choose what is not sent on a channel."""
    reminders, unwanted = messenger_of(request).reminders, (await read_body(request, bodies.Unwanted)).silent
    channel = await reminders.channel(player_of(request), request.path_params["id"])
    await reminders.silence(channel, sorted({*unwanted}))


async def test(request: Request) -> None:
    """Send a test message."""
    messenger = messenger_of(request)
    channel = await messenger.reminders.channel(player_of(request), request.path_params["id"])
    if not channel.confirmed:
        raise TableError("reminder-unconfirmed")
    _count(request)
    said = _said("reminder-test", "reminder-test-text", "#/profile/reminders", channel)
    if await messenger.send(channel, said) != "sent":
        raise TableError("reminder-unsent")


async def confirm(request: Request) -> None:
    """Confirm a channel with the secret from an email."""
    reminders = messenger_of(request).reminders
    async with attempt(request, bodies.Secret) as wanted:
        await reminders.confirm(wanted.secret)


async def stop(request: Request) -> None:
    """Delete a channel with the secret from an email."""
    await _stop(request, (await read_body(request, bodies.Secret)).secret)


async def stop_at_once(request: Request) -> None:
    """Delete a channel at the request of an email program (RFC 8058)."""
    await _stop(request, request.path_params["secret"])


async def ask_to_stop(request: Request) -> Response:
    """Redirect to the page for unsubscribing. Opening the link must not unsubscribe, as link previews do that, too."""
    # Relative, as a proxy may have cut off the beginning of the path.
    page = f"../../../#/reminders/stop/{request.path_params['secret']}"
    return RedirectResponse(page, 303, {"Content-Type": "text/plain; charset=utf-8"})


async def _stop(request: Request, secret: str) -> None:
    reminders = messenger_of(request).reminders
    with count_attempt(request):
        await reminders.remove(await reminders.by(secret))


def messenger_of(request: Request) -> Messenger:
    """The messenger of this server."""
    return cast(Messenger, request.app.state.messenger)


def _count(request: Request) -> None:
    """Count a message, so that nobody can send others an unlimited number. Raises TooMuch."""
    counts_of(request).outgoing(address_of(request.scope), player_of(request))


ROUTES: Final = [
    Operation("GET", "/api/reminders", shown, Reminding),
    Operation("POST", "/api/reminders", add, answers.ChannelShown, bodies.AddChannel, "201"),
    Operation("POST", "/api/reminders/confirm", confirm, body=bodies.Secret),
    Operation("POST", "/api/reminders/stop", stop, body=bodies.Secret),
    Operation("GET", "/api/reminders/stop/{secret}", ask_to_stop, TEXT, status="303"),
    Operation("POST", "/api/reminders/stop/{secret}", stop_at_once),
    Operation("DELETE", "/api/reminders/{id}", remove),
    Operation("PUT", "/api/reminders/{id}", silence, body=bodies.Unwanted),
    Operation("POST", "/api/reminders/{id}/test", test),
]
