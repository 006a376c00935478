"""Standing orders: answers that a player gives in advance.

A game offers them as forms with blanks to fill in (`Game.standing_orders`), and computes an order's answer to a
question (`Game.answer_order`) from what its seat can see. Storing and executing orders is left to the tables.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from noctuary.kernel.base.messages import BadInput

SILENT: Final = -1
"""The order does not apply to the question: ask the person."""
VOID: Final = -2
"""The order can no longer be carried out."""
UNTIL: Final = "until"
"""The blank for the stretch in which an order holds (`Game.span`); without it an order holds for the whole game."""


class Blank(NamedTuple):
    """A blank to be filled with one of `values`, or with any number of them if `many`."""

    name: str
    values: tuple[str, ...]
    many: bool = False


class Form(NamedTuple):
    """A kind of order; a seat has at most one of each kind. `once`: the order makes only one move."""

    kind: str
    blanks: tuple[Blank, ...]
    once: bool = False


def fill_in(forms: Sequence[Form], kind: str, values: Mapping[str, Sequence[str]]) -> tuple[Form, dict[str, list[str]]]:
    """The form of a kind, and the values of its blanks. Raises BadInput if the values do not fit."""
    for form in forms:
        if form.kind == kind:
            known = {blank.name: blank for blank in form.blanks}
            if values.keys() <= known.keys() and all(_fits(blank, values.get(blank.name, ())) for blank in form.blanks):
                return form, {name: list(values.get(name, ())) for name in known}
    raise BadInput("order-unknown")


def _fits(blank: Blank, values: Sequence[str]) -> bool:
    within = set(values) <= set(blank.values) and len(set(values)) == len(values)
    return within and (blank.many or len(values) == 1)
