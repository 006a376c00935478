"""How a card is declared."""

from collections.abc import Sequence

from noctuary.games.nightfall.rules.basis.board import Effect


class Card:
    """The texts of an order as lists of effects (see `board.Texts`).

    `kicker_pl`: the kicker of the Polish edition, if it differs (chapter 11).
    """

    def __init__(
        self,
        id: str,
        chain: Sequence[Effect] = (),
        your_chain: Sequence[Effect] = (),
        kicker: Sequence[Effect] = (),
        kicked: Sequence[Effect] = (),
        in_play: int = 0,
        kicker_pl: Sequence[Effect] = (),
    ) -> None:
        self.id: str = id
        self.chain: list[Effect] = list(chain)
        self.your_chain: list[Effect] = list(your_chain)
        self.kicker: list[Effect] = list(kicker)
        self.kicked: list[Effect] = list(kicked)
        self.in_play: int = in_play
        self.kicker_pl: list[Effect] = list(kicker_pl)
