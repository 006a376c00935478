"""Standing orders: what somebody wants to be answered in their name for the time being.

A game offers them as forms with blanks to be filled in with words of its own (`Game.standing_orders`), and says what an
order that is filled in answers to a question (`Game.ordered`), from what its seat can see. Who keeps and obeys them is
no business of games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from noctuary.kernel.messages import BadInput

SILENT: Final = -1
"""An order has nothing to say to a question: its person is asked."""
VOID: Final = -2
"""What was ordered cannot be done any more."""
UNTIL: Final = "until"
"""The blank that says for which stretch of the game an order stands (`Game.span`); without it, for all of it."""


class Blank(NamedTuple):
    """What is to be filled in: one of these words, or any number of them if `many`."""

    name: str
    values: tuple[str, ...]
    many: bool = False


class Form(NamedTuple):
    """An order that may be given; a seat has at most one of each kind. `once`: it makes one move."""

    kind: str
    blanks: tuple[Blank, ...]
    once: bool = False


def fill_in(forms: Sequence[Form], kind: str, values: Mapping[str, Sequence[str]]) -> tuple[Form, dict[str, list[str]]]:
    """The form of a kind, and what it is filled in with. Raises BadInput if it cannot be filled in like that."""
    for form in forms:
        if form.kind == kind:
            known = {blank.name: blank for blank in form.blanks}
            if values.keys() <= known.keys() and all(_fits(blank, values.get(blank.name, ())) for blank in form.blanks):
                return form, {name: list(values.get(name, ())) for name in known}
    raise BadInput("order-unknown")


def _fits(blank: Blank, values: Sequence[str]) -> bool:
    within = set(values) <= set(blank.values) and len(set(values)) == len(values)
    return within and (blank.many or len(values) == 1)
