"""Mails, sent to a real SMTP server on this machine."""

import asyncio
import logging
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, Envelope, LoginPassword

from noctuary.cli.main import main
from noctuary.server.base.configuration import Configuration
from noctuary.server.base.mail import Mail
from tests.awaiting import awaited


class AnyPort(Controller):
    """A server that finds a free port."""

    def _trigger_server(self) -> None:
        assert isinstance(self.server, asyncio.Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]


class Postbox:
    """An SMTP server that requires the password, and accepts nothing for `nobody@`."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.controller = AnyPort(
            self, "127.0.0.1", 0, server_hostname="localhost", authenticator=self._knows, auth_require_tls=False
        )
        self.controller.start()

    def configuration(self, password: str = "open sesame") -> Configuration:
        return Configuration(
            mail_host="127.0.0.1",
            mail_port=self.controller.port,
            mail_tls="none",
            mail_user="noctuary",
            mail_password=password,
            mail_from="noctuary@example.org",
        )

    def _knows(self, server: Any, session: Any, envelope: Any, mechanism: str, data: LoginPassword) -> AuthResult:
        return AuthResult(success=(data.login, data.password) == (b"noctuary", b"open sesame"), handled=False)

    async def handle_RCPT(self, server: Any, session: Any, envelope: Envelope, address: str, options: Any) -> str:
        if address.startswith("nobody@"):
            return f"550 there is no {address}"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"


@pytest.fixture
def postbox() -> Iterator[Postbox]:
    postbox = Postbox()
    yield postbox
    postbox.controller.stop()


def test_a_mail_arrives_as_it_was_written(postbox: Postbox) -> None:
    mail = Mail(postbox.configuration())
    headers = {"List-Unsubscribe": "<https://play.example.org/x>"}
    assert awaited(mail.send("ada@example.org", "Du bist dran: Größe", "Zażółć\nhttps://play.example.org/", headers))
    [got] = postbox.mails
    assert (got["To"], got["From"]) == ("ada@example.org", "Noctuary <noctuary@example.org>")
    assert (got["Subject"], got["List-Unsubscribe"]) == ("Du bist dran: Größe", headers["List-Unsubscribe"])
    assert got.get_content().splitlines() == ["Zażółć", "https://play.example.org/"]


def test_why_a_mail_was_not_sent_is_told_without_names(postbox: Postbox, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    assert not awaited(Mail(postbox.configuration()).send("nobody@example.org", "x", "x"))
    assert not awaited(Mail(postbox.configuration("secret")).send("ada@example.org", "x", "x"))
    ours = [record.getMessage() for record in caplog.records if record.name.startswith("noctuary")]
    assert ours == ["a mail was not sent: SMTPRecipientsRefused", "a mail was not sent: SMTPAuthenticationError 535"]


def test_a_check_says_whether_mails_can_be_sent(
    postbox: Postbox, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def checked(**values: str) -> tuple[int, str]:
        for key, value in values.items():
            monkeypatch.setenv(f"NOCTUARY_MAIL_{key}", value)
        code = main(["serve", "--check", "--port", "0"])
        said = capsys.readouterr()
        return code, said.out + said.err

    code, said = checked(
        HOST="127.0.0.1", PORT=str(postbox.controller.port), TLS="none", USER="noctuary", PASSWORD="open sesame"
    )
    assert (code, "NOCTUARY_MAIL_FROM" in said) == (1, True)
    code, said = checked(FROM="noctuary@example.org")
    assert (code, "sesame" in said) == (0, False)
    code, said = checked(PASSWORD="guessed")
    assert (code, "SMTPAuthenticationError 535" in said, "guessed" in said) == (1, True, False)
    code, said = checked(HOST="no..host")
    assert (code, "no..host" in said) == (1, True)
