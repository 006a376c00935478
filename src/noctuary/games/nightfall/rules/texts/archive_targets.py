"""Effects on archives."""

from typing import ClassVar

from noctuary.games.nightfall.rules.basis.actions import CLAIM, FREE, RESOLVE, TARGET_ARCHIVE, card_in, slot_of
from noctuary.games.nightfall.rules.basis.board import Board
from noctuary.games.nightfall.rules.basis.piles import (
    change_left,
    exile_card,
    in_sight,
    is_private,
    owner_words,
    reveal,
    take_from_archive,
    verify_archive,
)
from noctuary.games.nightfall.rules.texts.targets import Target, Targeting
from noctuary.kernel.base.messages import Argument, IllegalMove
from noctuary.kernel.parts.moves import seat_name

# Archives


class AtArchive(Targeting):
    """Effects on a target archive."""

    codes: ClassVar = range(TARGET_ARCHIVE, CLAIM)

    def targets(self, board: Board, seat: int, chooser: int) -> list[int]:
        base = self.codes.start
        return sorted(
            base + archive
            for archive in board.archives
            if in_sight(board, archive, chooser) and self.suits(board, archive, seat)
        )

    def suits(self, board: Board, archive: int, seat: int) -> bool:
        """Whether the effect applies to an archive."""
        return True

    def verify(self, board: Board, target: Target, chooser: int, code: int) -> None:
        archive = code - self.codes.start
        verify_archive(board, archive, chooser)
        if not self.suits(board, archive, target.seat):
            arguments: dict[str, Argument] = {"card": board.card_id(target.card)}
            raise IllegalMove(target.rule_for(board), "nightfall-refuse-target-grant", arguments)

    def hit(self, board: Board, seat: int, chooser: int, card: int, code: int) -> None:
        archive = code - TARGET_ARCHIVE
        target = board.card_id(card_in(archive))
        if board.events is not None:
            id = "aim-archive" if is_private(archive) else "aim-commons"
            board.tell_of(id, chooser, {"card": board.card_id(card), "card_target": target, **owner_words(archive)})
        reveal(board, archive)
        self.affect(board, seat, archive, {"card": target, **owner_words(archive)})

    def affect(self, board: Board, seat: int, archive: int, words: dict[str, Argument]) -> None:
        """Apply the effect to the archive; `words` are for its event."""
        raise NotImplementedError


class Grant(AtArchive):
    """The active player may claim one more card from an opposing private archive not yet granted (NF-12.6)."""

    name: ClassVar = "grant"

    def suits(self, board: Board, archive: int, seat: int) -> bool:
        return (
            seat == board.active
            and is_private(archive)
            and slot_of(archive) != seat
            and not board.grants >> archive & 1
        )

    def affect(self, board: Board, seat: int, archive: int, words: dict[str, Argument]) -> None:
        board.grants |= 1 << archive
        board.tell_of("grant", seat, words)


class ExileFromArchive(AtArchive):
    """Exile exactly this many cards from an archive, or what is left."""

    name: ClassVar = "exile-from-archive"
    aim: ClassVar = "exile-archive"

    def affect(self, board: Board, seat: int, archive: int, words: dict[str, Argument]) -> None:
        number = min(self.number, board.left[archive])
        change_left(board, archive, -number)
        for _ in range(number):
            exile_card(board, card_in(archive))
        board.tell("exile-archive" if is_private(archive) else "exile-commons", {**words, "number": number})


class FreeClaim(AtArchive):
    """Claim a card without paying; it goes to the player whose text this is (NF-12.16)."""

    name: ClassVar = "free-claim"
    codes: ClassVar = range(FREE, RESOLVE)

    def choice(self, seat: int, card: int) -> Target:
        return Free(self, seat, card)

    def hit(self, board: Board, seat: int, chooser: int, card: int, code: int) -> None:
        card_taken = take_from_archive(board, code - FREE)
        board.discard[seat].append(card_taken)
        board.tell_of("free", seat, {"card": board.card_id(card_taken)})


class Free(Target):
    """Which card to claim without paying."""

    name: ClassVar = "free"
    rule: ClassVar = "NF-12.16"
    answers: ClassVar = (range(FREE, RESOLVE),)

    def question(self, board: Board) -> str:
        return self.name

    def arguments(self, board: Board, seat: int) -> dict[str, Argument]:
        return {"seat": seat_name(seat), "card": board.card_id(self.card)}
