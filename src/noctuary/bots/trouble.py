"""What goes wrong with bots."""

from __future__ import annotations

from typing import Final

from noctuary.kernel.messages import Message

STAND_IN: Final = "random"
"""The bot that moves for one that cannot, and plays on for people who have resigned."""


class Trouble:
    """What a bot has done wrong, the last it wrote to its error output, and the bot that moved for it; "": it was asked
    again.
    """

    def __init__(self, bot: str, what: Message, said: str = "", stand_in: str = "") -> None:
        self.bot: str = bot
        self.what: Message = what
        self.said: str = said
        self.stand_in: str = stand_in

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Trouble, (self.bot, self.what, self.said, self.stand_in)
