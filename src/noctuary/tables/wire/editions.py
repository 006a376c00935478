"""Component editions as clients and the store see them."""

from collections.abc import Mapping
from typing import Any

from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.readable import is_readable
from noctuary.kernel.box.corrections import LONGEST_NAME, Corrections, make_corrections
from noctuary.kernel.box.editable import LONGEST_TEXT, quote
from noctuary.kernel.contract.game import Game
from noctuary.kernel.parts.wire import Arguments
from noctuary.tables.wire.shapes import Changes, Line, Shape, Word


class Draft(Shape, forbid_unknown_fields=True):
    """An unvalidated edition in clients, files or tables: its name, and new values by the paths of their facts."""

    name: Line
    changes: Changes

    def corrections(self, game: Game, where: str) -> Corrections:
        """The edition of `game` that this describes. Raises BadInput with the place of a mistake."""
        try:
            return make_corrections(game.name, self.name, self.changes)
        except BadInput as error:
            error.where = f"{where}.name" if error.message.id == "edition-name" else f"{where}.changes"
            raise

    def written(self, game: Game, where: str) -> Corrections:
        """The edition as `corrections` does, if its texts are readable, since others will see them. Raises BadInput."""
        corrections = self.corrections(game, where)
        if not is_readable(corrections.name):
            raise BadInput("edition-name", {"text": self.name, "most": LONGEST_NAME}, f"{where}.name")
        for path, value in corrections.changes.items():
            if isinstance(value, str) and value and not is_readable(value):
                raise BadInput("edition-text", {"found": quote(value), "most": LONGEST_TEXT}, f"{where}.changes.{path}")
        return corrections


class GameDraft(Draft):
    """An unvalidated edition with the game it is for."""

    game: Word


class EditionName(Shape):
    """The name and hash of a component edition, for lists of tables."""

    name: str
    hash: str


class TableEdition(EditionName):
    """The component edition of a table: the changed facts by their paths."""

    changes: Changes


class GameEdition(TableEdition):
    """A component edition with the game it is for."""

    game: str


class Edition(GameEdition, kw_only=True):
    """A player's stored component edition."""

    id: str
    updated: str
    errors: int
    """The number of errors; no table can use the edition unless it is 0."""
    warnings: int


class Problem(Shape):
    """A message about an error or a questionable value in an edition, and the fact that it concerns."""

    id: str
    args: Arguments
    where: str


class Checked(Shape):
    """The result of checking an edition, and its components, unless there are errors."""

    edition: GameEdition
    errors: list[Problem]
    warnings: list[Problem]
    components: Mapping[str, Any] | None
