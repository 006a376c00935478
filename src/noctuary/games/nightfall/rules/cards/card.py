"""How a card is declared."""

from __future__ import annotations

from collections.abc import Sequence


class Card:
    """The texts of an order as lists of effects (`vocabulary`).

    `chain`: chain text. `your_chain`: counts only if its player started the chain. `kicker`: follows the chain text if
    earned; `kicked`: takes the place of the chain text instead. `in_play`: what its in-play text does, as a mask.
    `kicker_pl`: the kicker of the Polish edition, where that is another one (chapter 11).
    """

    def __init__(
        self,
        id: str,
        chain: Sequence[int] = (),
        your_chain: Sequence[int] = (),
        kicker: Sequence[int] = (),
        kicked: Sequence[int] = (),
        in_play: int = 0,
        kicker_pl: Sequence[int] = (),
    ) -> None:
        self.id: str = id
        self.chain: list[int] = list(chain)
        self.your_chain: list[int] = list(your_chain)
        self.kicker: list[int] = list(kicker)
        self.kicked: list[int] = list(kicked)
        self.in_play: int = in_play
        self.kicker_pl: list[int] = list(kicker_pl)
