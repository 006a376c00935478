"""Component editions as clients and the store see them."""

from __future__ import annotations

from typing import Any

from noctuary.kernel.corrections import Corrections, made
from noctuary.kernel.game import Game
from noctuary.kernel.messages import BadInput
from noctuary.kernel.wire import Arguments
from noctuary.tables.wire.shapes import Changes, Line, Shape, Word


class Draft(Shape, forbid_unknown_fields=True):
    """An edition as clients, files and tables write it, not checked yet: its name, and new values by the paths of the
    facts.
    """

    name: Line
    changes: Changes

    def corrections(self, game: Game, where: str) -> Corrections:
        """The edition of `game` that is meant. Raises BadInput with the place."""
        try:
            return made(game.name, self.name, self.changes)
        except BadInput as error:
            error.where = f"{where}.name" if error.message.id == "edition-name" else f"{where}.changes"
            raise


class GameDraft(Draft):
    """The same with the game it is for."""

    game: Word


class EditionName(Shape):
    """A component edition as lists of tables name it."""

    name: str
    hash: str


class TableEdition(EditionName):
    """The component edition of a table: facts by their paths, as it has them."""

    changes: Changes


class GameEdition(TableEdition):
    """A component edition with the game it is for."""

    game: str


class Edition(GameEdition, kw_only=True):
    """A component edition that somebody keeps."""

    id: str
    updated: str
    errors: int
    """No table can be made under it as long as there are any."""
    warnings: int


class Problem(Shape):
    """A message about what is wrong with an edition, or questionable, and the fact that it concerns."""

    id: str
    args: Arguments
    where: str


class Checked(Shape):
    """What is found in an edition, and the components as it has them, unless there are errors."""

    edition: GameEdition
    errors: list[Problem]
    warnings: list[Problem]
    components: dict[str, Any] | None
