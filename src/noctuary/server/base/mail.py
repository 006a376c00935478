"""Plain-text email over the configured SMTP server."""

import asyncio
import logging
from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formataddr, formatdate, make_msgid
from typing import Final

from aiosmtplib import SMTP, SMTPException, SMTPResponseException

from noctuary.kernel.base.messages import Refusal
from noctuary.server.base.configuration import Configuration

PATIENCE: Final = 20.0
"""Seconds that the SMTP server may take for each reply, and for a whole email."""
PORTS: Final = {"starttls": 587, "tls": 465, "none": 25}

logger = logging.getLogger(__name__)


class Mail:
    """Sends email, if that is configured."""

    def __init__(self, configuration: Configuration) -> None:
        self._configuration: Configuration = configuration

    @property
    def configured(self) -> bool:
        """Whether email can be sent."""
        return bool(self._configuration.mail_host and self._configuration.mail_from)

    async def send(self, to: str, subject: str, text: str, headers: Mapping[str, str] | None = None) -> bool:
        """Send an email; return whether the server has accepted it. Failures are logged without naming anybody."""
        sender = self._configuration.mail_from
        assert sender is not None
        mail = EmailMessage()
        mail["From"] = formataddr(("Noctuary", sender))
        mail["To"] = to
        mail["Subject"] = subject
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        for name, value in (headers or {}).items():
            mail[name] = value
        mail.set_content(text)
        try:
            async with asyncio.timeout(PATIENCE), self._server() as server:
                await server.send_message(mail)
        except (SMTPException, OSError, UnicodeError) as error:
            logger.warning("a mail was not sent: %s", _describe(error))
            return False
        return True

    async def check(self) -> Refusal | None:
        """What prevents email from being sent, if anything."""
        settings = self._configuration
        if not self.configured:
            return Refusal("serve-check-mail-half") if settings.mail_host or settings.mail_from else None
        try:
            async with asyncio.timeout(PATIENCE), self._server():
                return None
        except (SMTPException, OSError, UnicodeError) as error:
            return Refusal("serve-check-mail", {"host": settings.mail_host or "", "text": _describe(error)})

    def _server(self) -> SMTP:
        settings = self._configuration
        return SMTP(
            hostname=settings.mail_host,
            port=settings.mail_port or PORTS[settings.mail_tls],
            username=settings.mail_user,
            password=settings.mail_password,
            use_tls=settings.mail_tls == "tls",
            start_tls=settings.mail_tls == "starttls",
            timeout=PATIENCE,
        )


def _describe(error: Exception) -> str:
    """A description of the error. Server messages may name the recipient; their codes do not."""
    code = f" {error.code}" if isinstance(error, SMTPResponseException) else ""
    return f"{type(error).__name__}{code}"
