"""Errors of bots."""

from typing import Final

from msgspec import Struct

from noctuary.kernel.base.messages import Message

STAND_IN: Final = "random"
"""The bot that moves in place of a bot that failed, or of people who have resigned."""


class Trouble(Struct, eq=False):
    """A bot's error: `what` went wrong, the end of its error output, and its stand-in ("" if it was asked again)."""

    bot: str
    what: Message
    said: str = ""
    stand_in: str = ""
