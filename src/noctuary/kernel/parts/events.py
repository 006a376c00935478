"""What happens at a table, as messages for those who may see them."""

from typing import Any

from mypy_extensions import mypyc_attr

from noctuary.kernel.base.messages import Argument, Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened at the table, as a message with a public and possibly a private part.

    Seats in `insiders` (a bit mask) see message `id` with `arguments` and `secrets` together; all others see message
    `<id>-hidden` with `arguments` alone. An event without secrets looks the same to everybody. `auto` marks a forced
    move made by the engine; only insiders see the mark, to others it looks like a chosen move. `table`: the `State`
    right after the event, if it was kept; matches keep it for their latest events only.
    """

    __slots__ = ("arguments", "auto", "id", "insiders", "secrets", "table")

    def __init__(
        self,
        id: str,
        arguments: dict[str, Argument],
        secrets: dict[str, Argument] | None = None,
        insiders: int = 0,
        auto: bool = False,
    ) -> None:
        self.id: str = id
        self.arguments: dict[str, Argument] = arguments
        self.secrets: dict[str, Argument] | None = secrets
        self.insiders: int = insiders
        self.auto: bool = auto
        self.table: Any = None

    def seen_by(self, seat: int) -> Message:
        """The message that `seat` may see (NOBODY: a watcher)."""
        if self.secrets is None:
            return Message(self.id, self.arguments)
        if self.is_insider(seat):
            return Message(self.id, {**self.arguments, **self.secrets})
        return Message(self.id + "-hidden", self.arguments)

    def auto_for(self, seat: int) -> bool:
        """Whether `seat` may know that this was a forced move."""
        return self.auto and self.is_insider(seat)

    def is_insider(self, seat: int) -> bool:
        """Whether `seat` sees the private part."""
        return seat >= 0 and bool(self.insiders >> seat & 1)
