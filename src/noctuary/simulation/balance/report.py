"""A report as one self-contained HTML page: readable on a phone, in light or dark mode."""

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Any, Final

from noctuary.kernel.parts.metrics import RATE, SPREAD, Measure
from noctuary.simulation.balance.changes import FigureChange, clear, compared
from noctuary.simulation.balance.figures import Figure
from noctuary.simulation.balance.plots import plot
from noctuary.simulation.balance.words import ReportWords

STYLE: Final = """
:root { color-scheme: light dark;
  --paper: #fbfaf7; --ink: #1c1b22; --faint: #5d5a68; --line: #d9d5cc; --link: #24408e; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #16151b; --ink: #ecebf0; --faint: #a9a6b5; --line: #3a3844; --link: #a9bcff; }
}
body { margin: 0 auto; padding: 1rem; max-width: 42rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
a { color: var(--link); }
h1 { font-size: 1.6rem; line-height: 1.2; }
h2, h3 { font-size: 1.2rem; margin: 2.5rem 0 0.25rem; }
h3 { font-size: 1.05rem; }
p { margin: 0.25rem 0 0.75rem; }
p, dd, li { overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.1rem 1rem; }
dt { color: var(--faint); }
dd { margin: 0; }
nav ul { columns: 15rem; padding-left: 1.2rem; }
figure { margin: 0.75rem 0; }
svg { display: block; width: 100%; max-width: 36rem; height: auto; }
summary { cursor: pointer; padding: 0.3rem 0; color: var(--link); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.85rem; }
th, td { padding: 0.2rem 0.6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
td.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
"""


CHANGED: Final = ("thing", "before", "after", "change", "interval")
"""The columns of the table of clear changes."""
NUMBER: Final = ' class="number"'
"""The attribute of the cells of numbers."""


class ReportPart:
    """Figures of the same games, either all changes or none of them, in the language of `words`, under `heading`.
    `about`: what was played, as pairs of a term and its value. `name`: the beginning of its ids, different in each
    part.
    """

    def __init__(
        self,
        figures: Sequence[Figure],
        words: ReportWords,
        measures: Iterable[Measure],
        heading: str = "",
        about: Iterable[tuple[str, str]] = (),
        name: str = "",
    ) -> None:
        self.about, self.words, self.heading, self.name = about, words, heading, name
        by_measure: dict[str, list[Figure]] = {}
        for figure in figures:
            by_measure.setdefault(figure.measure, []).append(figure)
        self.compares = any(isinstance(figure, FigureChange) for figure in figures)
        shown = (measure for measure in measures if measure.name in by_measure)
        self.measures = [(compared(one) if self.compares else one, by_measure[one.name]) for one in shown]


def page(title: str, parts: Sequence[ReportPart], about: Iterable[tuple[str, str]]) -> str:
    """The whole report. `about`: what applies to all parts, as pairs of a term and its value."""
    words = parts[0].words
    title = escape(title)
    notes = ["method", *(["method-changes"] if any(part.compares for part in parts) else []), "marks"]
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<header>\n<h1>{title}</h1>\n"
        + terms(about)
        + "".join(clear_changes(part) for part in parts if not part.heading)
        + "".join(f"<p>{escape(words.text(note))}</p>\n" for note in notes)
        + f'</header>\n<nav aria-label="{escape(words.text("contents"))}">{"".join(map(contents, parts))}</nav>\n'
        + f"<main>\n{''.join(write_part(part) for part in parts)}</main>\n</body>\n</html>\n"
    )


def terms(about: Iterable[tuple[str, str]]) -> str:
    """A list of terms and their values."""
    return "<dl>" + "".join(f"<dt>{escape(term)}</dt><dd>{escape(value)}</dd>" for term, value in about) + "</dl>\n"


def contents(part: ReportPart) -> str:
    """Links to all measures of a part."""
    links = "".join(
        f'<li><a href="#{part.name}{measure.name}">{escape(part.words.title(measure.name))}</a></li>'
        for measure, _ in part.measures
    )
    return (f"<p>{escape(part.heading)}</p>" if part.heading else "") + f"<ul>{links}</ul>"


def write_part(part: ReportPart) -> str:
    """A part, under its heading if it has one."""
    head = f"<h2>{escape(part.heading)}</h2>\n{terms(part.about)}{clear_changes(part)}" if part.heading else ""
    level = "h3" if part.heading else "h2"
    return head + "".join(section(part, measure, figures, level) for measure, figures in part.measures)


def clear_changes(part: ReportPart) -> str:
    """The clear changes, clearest first, with links to the figures; "" if nothing is compared."""
    if not part.compares:
        return ""
    words, measures = part.words, {measure.name: measure for measure, _ in part.measures}
    all_figures = [figure for _, figures in part.measures for figure in figures]
    clearest = clear(all_figures)
    heads = "".join(f'<th scope="col">{escape(words.text(head))}</th>' for head in CHANGED)
    rows = ""
    for one in clearest:
        link = f'<a href="#{part.name}{one.measure}">{escape(words.figure(one, measures[one.measure]))}</a>'
        values = [words.value(one.kind, value) for value in (one.before, one.after, one.mean)]
        numbers = "".join(f"<td{NUMBER}>{escape(cell)}</td>" for cell in [*values, words.interval(one)])
        rows += f"<tr><td>{link}</td>{numbers}</tr>"
    text = escape(words.clear(all_figures))
    table = f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    region = f'<div class="wide" tabindex="0" role="region" aria-label="{text}">{table}</div>\n'
    return f"<p>{text}</p>\n" + (region if rows else "")


def section(part: ReportPart, measure: Measure, figures: Sequence[Figure], level: str) -> str:
    """The section of a measure: explanation, plot and numbers."""
    words, name = part.words, part.name + measure.name
    title = escape(words.title(measure.name))
    drawing = plot(measure, figures, words, name)
    if drawing:
        drawing = f"<figure>{drawing}</figure>\n"
    if len(figures) == 1 and not part.compares:
        numbers = f"<p>{escape(alone(figures[0], words))}</p>"
    else:
        numbers = (
            f"<details><summary>{escape(words.text('numbers'))}</summary>"
            f'<div class="wide" tabindex="0" role="region" aria-label="{title}">{table(measure, figures, words)}</div>'
            "</details>"
        )
    return (
        f'<section id="{name}">\n<{level}>{title}</{level}>\n<p>{escape(words.about(measure.name))}</p>\n'
        f"{drawing}{numbers}\n</section>\n"
    )


def alone(figure: Figure, words: ReportWords) -> str:
    """A single number with its confidence interval, as text."""
    value = words.value(figure.kind, figure.mean)
    return words.text("alone", {"value": value, "interval": words.interval(figure), "number": str(figure.number)})


def table(measure: Measure, figures: Sequence[Figure], words: ReportWords) -> str:
    """The table of all figures of a measure, with the sources of the facts of each thing."""
    compared = isinstance(figures[0], FigureChange)
    mean = "change" if compared else "rate" if measure.kind == RATE else "mean"
    columns: list[tuple[object, str, str, Callable[[Any], str]]] = [
        (measure.sort, "thing", "", lambda figure: words.thing(measure.sort, figure.id)),
        (measure.other, "other", "", lambda figure: words.thing(measure.other, figure.other)),
        (measure.ways, "way", "", lambda figure: words.way(figure.way)),
        (compared, "before", NUMBER, lambda figure: words.value(figure.kind, figure.before)),
        (compared, "after", NUMBER, lambda figure: words.value(figure.kind, figure.after)),
        (True, mean, NUMBER, lambda figure: words.value(figure.kind, figure.mean)),
        (True, "interval", NUMBER, words.interval),
        (True, "number", NUMBER, lambda figure: str(figure.number)),
        (measure.kind == SPREAD, "percentiles", NUMBER, words.percentiles),
        (any(figure.facts for figure in figures), "source", "", words.source),
    ]
    shown = [(head, style, text) for is_there, head, style, text in columns if is_there]
    heads = "".join(f'<th scope="col">{escape(words.text(head))}</th>' for head, _, _ in shown)
    rows = ""
    for figure in figures:
        rows += "<tr>" + "".join(f"<td{style}>{escape(text(figure))}</td>" for _, style, text in shown) + "</tr>"
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
