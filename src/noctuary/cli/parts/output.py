"""Output to the terminal, and the display of results."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.table import Column, Table
from rich.text import Text

from noctuary import locale
from noctuary.cli.parts.words import namer, row_name, say, to_message
from noctuary.kernel.base.messages import Argument
from noctuary.kernel.contract.game import Game, Result, State
from noctuary.kernel.parts.moves import seat_name
from noctuary.kernel.play.match import Match
from noctuary.locale import visible

MET: Final = "✓"
MISSED: Final = "✗"
LEAST: Final = 40
"""Minimum width in columns, which tables need."""


class Output(Console):
    """The console. Texts are styled only by the program: markup and control characters in them have no effect."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(markup=False, emoji=False, highlight=False, **settings)
        if self.width < LEAST:
            self.width = LEAST

    def render_str(self, text: str, **settings: Any) -> Text:
        """A text with control characters made visible, so that its width is right."""
        return super().render_str(visible(text), **settings)

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterator[Segment]:
        """The segments to print, with control characters made visible even in styled texts."""
        for segment in super().render(renderable, options):
            yield segment if segment.control else Segment(visible(segment.text), segment.style)


def ink(text: str, inks: Sequence[tuple[str, str]]) -> Text:
    """A text with `inks` applied: styles for the parts that match each regular expression."""
    shown = Text(text)
    for sign, style in inks:
        shown.highlight_regex(sign, style)
    return shown


def show_end(console: Console, match: Match, names: Sequence[str], language: str) -> None:
    """Print how a match ended: the result, or the places if it was given up."""
    if match.state.result is not None:
        show_result(console, match.state, names, language)
        return
    lines = [locale.text(language, "cli-given-up")]
    for number, place in enumerate(match.ranking or [], 1):
        lines.append(f"{number}. {', '.join(names[seat] for seat in place)}")
    console.print("\n".join(lines), soft_wrap=True)


def show_result(console: Console, state: State, names: Sequence[str], language: str) -> None:
    """Print the result of a finished game: the score sheet, what decided it, and how a challenge ended."""
    result = state.result
    assert result is not None
    game = state.game
    name = namer(game, language, names)
    console.print(result_table(game, result, names, language))
    lines = [say(result.reason, language, name)]
    for seat in range(len(names)):
        challenge = game.outcome(state, seat).get("challenge")
        if challenge is not None:
            end = "completed" if challenge["completed"] else "missed"
            arguments: dict[str, Argument] = {"seat": seat_name(seat), "number": challenge["number"]}
            lines.append(locale.text(language, f"{game.name}-challenge-{end}", arguments, name))
            lines += [aim_line(aim, language, name) for aim in challenge["aims"]]
    console.print("\n".join(lines), soft_wrap=True)


def aim_line(aim: dict[str, Any], language: str, name: locale.Namer) -> str:
    """One line about an aim: whether it was met and, if it is counted, its value."""
    words = f"  {MET if aim['met'] else MISSED} {say(to_message(aim['words']), language, name)}"
    return f"{words} – {aim['value']}/{aim['target']}" if aim["target"] > 1 else words


def number_table(title: str, first: str, *others: str) -> Table:
    """A table with a title and these columns, of which all but the first hold numbers."""
    return Table(first, *(Column(other, justify="right") for other in others), title=title)


def result_table(game: Game, result: Result, names: Sequence[str], language: str) -> Table:
    """The full score sheet, winner first."""
    order = [seat for place in result.ranking for seat in place]
    table = number_table(locale.text(language, "client-result"), "", *(names[seat] for seat in order))
    for row in result.sheet[order[0]]:
        table.add_row(row_name(game, row, language), *(str(result.sheet[seat].get(row, 0)) for seat in order))
    return table
