"""Reminders, received by real servers on this machine: as mails, by webhooks, and as push messages to browsers."""

import asyncio
import json
import re
import socket
import ssl
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Any, cast, get_args

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from noctuary import locale
from noctuary.server.base import push
from noctuary.server.base.mail import Mail
from noctuary.server.base.outgoing import Outgoing, Unsent, is_public
from noctuary.server.routes.reminders import Messenger
from noctuary.server.wire.bodies import Told
from noctuary.tables import wall_clock
from noctuary.tables.live.time.reminders import REMINDED_LATE
from noctuary.tables.people import reminders
from noctuary.tables.people.reminders import Reminder
from noctuary.tables.store.base.rows import Channel, DueReminder, Notice
from tests.awaiting import awaited
from tests.patience import patience, until
from tests.server.client import Browser
from tests.server.conftest import Inside
from tests.server.routes.test_mail import Postbox, postbox

__all__ = ["postbox"]
KEY = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"


class Hook:
    """An HTTPS server that keeps what it receives, and answers with any status."""

    def __init__(self, folder: Path) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        hook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                hook.got.append((self.path, dict(self.headers), body))
                self.send_response(hook.status)
                self.send_header("Location", f"https://localhost:{hook.port}/elsewhere")
                self.end_headers()

            def log_message(self, format: str, *arguments: Any) -> None:
                pass

        key, name, now = ec.generate_private_key(push.CURVE), x509.Name([]), datetime.now(UTC)
        made = x509.CertificateBuilder(name, name, key.public_key(), 1, now - timedelta(1), now + timedelta(1))
        made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=True)
        path = folder / "hook.pem"
        private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        path.write_bytes(private + made.sign(key, SHA256()).public_bytes(Encoding.PEM))
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(path)
        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.port = self.server.server_address[1]
        self.trust = ssl.create_default_context(cafile=str(path))
        self.thread = Thread(target=self.server.serve_forever, args=(0.01,))
        self.thread.start()

    def url(self, path: str) -> str:
        return f"https://localhost:{self.port}/{path}"

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture
def hook(tmp_path: Path) -> Iterator[Hook]:
    hook = Hook(tmp_path)
    yield hook
    hook.close()


@pytest.fixture
def reaching(server: Inside, hook: Hook, postbox: Postbox) -> Iterator[None]:
    """Let the server send to this machine, too."""
    messenger = server.app.state.messenger
    before = messenger.mail, messenger.outgoing
    messenger.mail = Mail(postbox.configuration())
    messenger.outgoing = Outgoing(lambda address: True, hook.trust)
    yield
    messenger.mail, messenger.outgoing = before


def add(browser: Browser, **channel: str) -> dict[str, Any]:
    answer = browser.post("/api/reminders", {"language": "en", **channel})
    assert answer.status == 201, answer.body
    return cast(dict[str, Any], answer.json)


SITE = "http://play.example.org/"
"""The site to which links in mails lead."""


def secret_in(text: str, action: str) -> str:
    found = re.search(rf"{SITE}#/reminders/{action}/(\S+)", text)
    assert found
    return found[1]


def told_of_a_turn(server: Inside, hook: Hook, told: EmailMessage, ada: Browser, stranger: Browser, table: str) -> None:
    got = {path: (headers, body) for path, headers, body in hook.got}
    page = f"#/table/{table}"
    here = f"http://127.0.0.1:{server.port}/"
    said = "It is your turn in Nightfall."
    assert json.loads(got["/slack"][1]) == {"text": f"{said}\n{here}{page}"}
    headers, body = got["/push"]
    shown = {"title": "Your turn in Nightfall", "body": said, "page": page, "tag": table}
    assert json.loads(decrypted(body)) == shown
    assert (headers["Topic"], headers["Content-Encoding"]) == (table, "aes128gcm")
    signed_by(headers["Authorization"], ada.get("/api/reminders").json["key"], hook.url("").rstrip("/"))
    assert (told["To"], told["Subject"]) == ("ada@example.org", "Your turn in Nightfall")
    assert told.get_content().splitlines()[:3] == [said, "", f"{SITE}{page}"]
    # By one click in a mail program, without a cookie, or on the page behind the link.
    place = told["List-Unsubscribe"].strip(" <>").removeprefix(SITE.rstrip("/"))
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert stranger.get(place).headers["Location"].endswith(secret_in(told.get_content(), "stop"))
    for status in (200, 404):
        program = Browser(server.port)
        program.signs, program.cookie = {}, "of=elsewhere"
        assert program.post(place).status == status
    assert sorted(one["kind"] for one in ada.get("/api/reminders").json["channels"]) == ["mail", "push", "webhook"]


def test_a_turn_is_told_in_every_way_that_was_confirmed(
    server: Inside, hook: Hook, postbox: Postbox, reaching: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, stranger = server.browser(), server.browser()
    add(ada, kind="webhook", url=hook.url("slack"))
    add(ada, kind="push", endpoint=hook.url("push"), p256dh=P256DH, auth=AUTH)
    add(ada, kind="mail", address="ada@example.org")
    # The address is asked to confirm before anything else is sent there.
    mail = add(ada, kind="mail", address="other@example.org")
    assert ada.post(f"/api/reminders/{mail['id']}/test").status == 409
    secret = secret_in(postbox.mails[0].get_content(), "confirm")
    assert stranger.post("/api/reminders/confirm", {"secret": secret}).status == 200
    for one in ada.get("/api/reminders").json["channels"]:
        # Each way can be spared each kind.
        assert ada.request("PUT", f"/api/reminders/{one['id']}", {"silent": ["seats"]}).status == 200
        assert stranger.request("PUT", f"/api/reminders/{one['id']}", {"silent": []}).status == 404
    assert {*map(str, (channel["silent"] for channel in ada.get("/api/reminders").json["channels"]))} == {"['seats']"}
    asked = {"game": "nightfall", "seats": [{"kind": "human", "name": "Ada <b>"}, {"kind": "open", "name": "Free"}]}
    table = ada.post("/api/tables", asked).json["id"]
    stranger.take(ada.invitation(table), name="Ben")
    with stranger.sit(table) as chair:
        chair.send({"type": "hello", "tag": None, "seat": "P2", "revision": 0, "seen": 0})
        chair.next("view")
    later = wall_clock.now_ms() + REMINDED_LATE + 1
    monkeypatch.setattr(wall_clock, "now_ms", lambda: later)
    beat = server.app.state.messenger.beat
    for _ in range(2):
        server.run(beat())
        until(lambda: len(hook.got) == 2 and len(postbox.mails) == 3)
    told_of_a_turn(server, hook, postbox.mails[-1], ada, stranger, table)


def test_each_kind_of_notice_is_told_in_every_way_but_those_without_it(
    server: Inside, hook: Hook, postbox: Postbox, reaching: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reminders, "_holds", lambda *_: True)
    monkeypatch.setattr(reminders, "_time_to_tell", lambda *_: 0)
    ada, messenger, lobby = server.browser(), server.app.state.messenger, server.lobby
    add(ada, kind="webhook", url=hook.url("slack"))
    add(ada, kind="push", endpoint=hook.url("push"), p256dh=P256DH, auth=AUTH)
    mail = add(ada, kind="mail", address="ada@example.org")
    ada.post("/api/reminders/confirm", {"secret": secret_in(postbox.mails[0].get_content(), "confirm")})
    for kind in get_args(Told):
        title, said = (locale.text("en", f"reminder-{kind}{end}", {"game": "Nocturne"}) for end in ("", "-text"))
        for silent in ([], [kind]):
            ada.request("PUT", f"/api/reminders/{mail['id']}", {"silent": silent})
            hook.got.clear()
            postbox.mails.clear()
            table = ada.table("human", "random")
            row = lobby.writer.wait_for(lobby.store.find, table)
            assert row
            notice = Notice(table, kind, wall_clock.now_ms() - 1, row.owner)
            lobby.writer.wait_for(lobby.store.notify, [notice])
            for _ in range(3):
                # Nobody gets more than two at a time.
                server.run(messenger.beat())
                until(lambda: not messenger._sending)
            got = {path: body for path, _, body in hook.got}
            assert (len(hook.got), json.loads(decrypted(got["/push"]))["title"]) == (2, title)
            assert said in got["/slack"].decode()
            assert [one["Subject"] for one in postbox.mails] == ([] if silent else [title])


def test_what_a_browser_no_longer_wants_is_forgotten_and_nothing_is_followed(
    server: Inside, hook: Hook, reaching: None, caplog: pytest.LogCaptureFixture
) -> None:
    ada = server.browser()
    channel = add(ada, kind="webhook", url=hook.url("secret"))
    assert channel["target"] == "localhost"
    hook.status = 302
    assert ada.post(f"/api/reminders/{channel['id']}/test").status == 409
    assert [path for path, *_ in hook.got] == ["/secret"]
    assert server.browser().request("DELETE", f"/api/reminders/{channel['id']}").status == 404
    hook.status = 410
    pushed = add(ada, kind="push", endpoint=hook.url("gone"), p256dh=P256DH, auth=AUTH)
    ada.post(f"/api/reminders/{pushed['id']}/test")
    assert ada.get("/api/reminders").json["channels"] == [channel]
    assert ada.request("DELETE", f"/api/reminders/{channel['id']}").status == 200
    assert ada.get("/api/reminders").json["channels"] == []
    assert all(word not in caplog.text for word in ("secret", "gone", "localhost"))


def test_what_fails_while_a_reminder_is_sent_is_told_in_the_log(
    server: Inside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    messenger = Messenger(server.lobby, Mail(server.app.state.configuration))
    monkeypatch.setattr(messenger, "send", lambda channel, words: 1 / 0)
    channel = Channel("c", "ada", "mail", "ada@example.org", "en", SITE, "secret", 1)
    due = DueReminder("t", "c", "turn", "ada", 0)
    awaited(messenger._remind(Reminder(due, 1, channel, "reminder-turn", "en", "nocturne")))
    assert ("a reminder (mail) has failed" in caplog.text, messenger._receiving.total()) == (True, 0)


@pytest.mark.parametrize(
    "wanted",
    [
        {"kind": "webhook", "url": "http://hooks.example/x"},
        {"kind": "webhook", "url": "https://user@hooks.example/x"},
        {"kind": "webhook", "url": "https://hooks.example/x\r\nHost: y"},
        {"kind": "push", "endpoint": "https://push.example/", "p256dh": "AAAA", "auth": AUTH},
        {"kind": "mail", "address": "ada@example.org, ben@example.org"},
        {"kind": "mail", "address": "ada@example.org"},
    ],
)
def test_what_cannot_be_reached_is_refused(browser: Browser, wanted: dict[str, str]) -> None:
    assert browser.post("/api/reminders", {"language": "en", **wanted}).status in (400, 409, 422)


def test_no_request_goes_to_networks_of_ours(hook: Hook) -> None:
    for address in ("127.0.0.1", "10.1.2.3", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "192.168.1.1",
                    "::1", "::ffff:127.0.0.1", "fe80::1", "fd00::1", "64:ff9b::7f00:1", "2002:7f00:1::"):  # fmt: skip
        assert not is_public(address), address
    assert is_public("1.1.1.1")
    assert is_public("2606:4700::1111")
    # The address behind the name counts, and its certificate.
    for outgoing in (Outgoing(trust=hook.trust), Outgoing(lambda address: True)):
        with pytest.raises(Unsent):
            awaited(outgoing.post(hook.url("x"), b"", {}))
    assert hook.got == []


def test_names_that_are_slowly_found_keep_nothing_else_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Event()

    def slow(*arguments: Any, **more: Any) -> Any:
        found.wait()
        raise OSError

    async def asked() -> None:
        outgoing = Outgoing()
        posts = [asyncio.create_task(outgoing.post("https://slow.example/", b"", {})) for _ in range(40)]
        try:
            async with asyncio.timeout(patience()):
                await asyncio.sleep(0)
                await asyncio.to_thread(lambda: None)
        finally:
            found.set()
        assert {type(one) for one in await asyncio.gather(*posts, return_exceptions=True)} == {Unsent}

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    awaited(asked())


def test_messages_are_encrypted_as_the_standard_has_it() -> None:
    plain, salt = b"When I grow up, I want to be a watermelon", push.read("DGv6ra1nlYgDCS1FRnbzlw")
    made = push.encrypt(plain, P256DH, AUTH, push.key_of(KEY), salt)
    assert push.encode(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def decrypted(body: bytes) -> bytes:
    """The message that the browser of RFC 8291 decrypts."""
    salt, theirs, sealed = body[:16], body[21:86], body[86:]
    mine = push.key_of("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
    shared = mine.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, theirs))
    secret = push._derive(shared, push.read(AUTH), b"WebPush: info\0" + push.public(mine) + theirs, 32)
    content = push._derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = push._derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    return AESGCM(content).decrypt(nonce, sealed, None).removesuffix(b"\2")


def signed_by(said: str, key: str, audience: str) -> None:
    """Whether a message is signed by the server that the browser has allowed to send messages (VAPID)."""
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=(\S+)", said)
    assert found
    assert found[4] == key
    signature = push.read(found[3])
    numbers = (int.from_bytes(signature[:32], "big"), int.from_bytes(signature[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, push.read(key))
    point.verify(encode_dss_signature(*numbers), f"{found[1]}.{found[2]}".encode(), ec.ECDSA(SHA256()))
    claims = json.loads(push.read(found[2]))
    assert claims["aud"] == audience
    assert time.time() < claims["exp"] <= time.time() + 86_400
