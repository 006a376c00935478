"""Errors of bots."""

from __future__ import annotations

from typing import Final

from noctuary.kernel.base.messages import Message

STAND_IN: Final = "random"
"""The bot that moves in place of a bot that failed, or of people who have resigned."""


class Trouble:
    """An error of a bot: `what` went wrong, the end of its error output, and the stand-in that moved for it, "" if the
    bot was asked again.
    """

    def __init__(self, bot: str, what: Message, said: str = "", stand_in: str = "") -> None:
        self.bot: str = bot
        self.what: Message = what
        self.said: str = said
        self.stand_in: str = stand_in

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Trouble, (self.bot, self.what, self.said, self.stand_in)
