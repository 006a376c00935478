"""Where answers go, and the table that several commands end with."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from noctuary import locale
from noctuary.cli.words import row_name
from noctuary.kernel.game import Game, Result


class Output(Console):
    """Where answers go; leaves it to `main` what to do when nobody reads on."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def result_table(game: Game, result: Result, names: Sequence[str], language: str) -> Table:
    """The full score sheet, best seat first."""
    order = [seat for place in result.ranking for seat in place]
    table = Table(title=locale.text(language, "cli-result"))
    table.add_column("")
    for seat in order:
        table.add_column(names[seat], justify="right")
    for row in result.sheet[order[0]]:
        table.add_row(row_name(game, row, language), *(str(result.sheet[seat].get(row, 0)) for seat in order))
    return table
