"""Plots of a report as SVG. Needs matplotlib, which is imported only here and used without any global figure.

Text and axes have the colour of the text around the plot, so that one drawing works in light and dark mode. The colours
of the ways (Okabe and Ito) are safe for colour-blind readers, and each way has its own marker.
"""

import re
from collections.abc import Sequence
from io import BytesIO
from typing import Any, Final

import matplotlib
from matplotlib.axes import Axes
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure as Drawing
from matplotlib.ticker import FuncFormatter, MaxNLocator

from noctuary import locale
from noctuary.kernel.parts.metrics import NUMBER, RATE, SPREAD, Measure
from noctuary.simulation.balance.changes import FigureChange
from noctuary.simulation.balance.figures import Figure
from noctuary.simulation.balance.words import ReportWords

WIDTH: Final = 4.0
"""Width in inches; legible when scaled to the width of a phone."""
ROW: Final = 0.22
LETTERS: Final = 9.5
SMALL: Final = 8.5
INK: Final = "#010203"
"""Placeholder for the text colour of the page."""
PAPER: Final = "#040506"
"""Placeholder for the background colour of the page."""
COLOURS: Final = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9")
MARKS: Final = ("o", "s", "^", "D", "v")
MAP: Final = "cividis"
SORTED_FROM: Final = 5
"""From this many components on, they are sorted by value."""
BINS: Final = 30
"""Approximate maximum number of bars of a histogram."""
SELDOM: Final = 50
"""Line plots omit values that are this many times rarer than the most frequent one."""
STYLE: Final[dict[Any, Any]] = {
    "svg.hashsalt": "noctuary",
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": LETTERS,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "grid.color": INK,
    "grid.alpha": 0.15,
    "grid.linewidth": 0.6,
    "legend.frameon": False,
    "legend.fontsize": SMALL,
}


def plot(measure: Measure, figures: Sequence[Figure], words: ReportWords, name: str) -> str:
    """The figures of a measure as an SVG element with ids beginning with `name`; "" for a single number."""
    with matplotlib.rc_context(STYLE):
        if measure.other:
            drawing = heat(measure, figures, words)
        elif measure.sort == NUMBER:
            drawing = lines(measure, figures, words)
        elif measure.kind == SPREAD and measure.sort:
            drawing = spreads(figures, words)
        elif measure.kind == SPREAD:
            drawing = histogram(figures[0], words)
        elif len(figures) > 1:
            drawing = draw_rows(measure, figures, words)
        else:
            return ""
        return svg(drawing, name, words.title(measure.name))


def canvas(rows: float, columns: int = 1, lines: int = 1) -> tuple[Drawing, list[Axes]]:
    """A figure with room for this many rows of text in each of its axes."""
    drawing = Drawing(figsize=(WIDTH, (0.6 + ROW * rows) * lines), layout="constrained")
    drawing.patch.set_alpha(0)
    axes = drawing.subplots(lines, columns, squeeze=False)
    for axis in axes.flat:
        axis.patch.set_alpha(0)
    return drawing, list(axes.flat)


def svg(drawing: Drawing, name: str, title: str) -> str:
    """A drawing as an SVG element of the page: in the page's colours, as wide as possible, with unique ids."""
    buffer = BytesIO()
    # Not by `savefig`, which draws everything twice.
    canvas: Any = FigureCanvasSVG(drawing)
    canvas.print_svg(buffer, metadata={"Date": None, "Creator": None})
    text = buffer.getvalue().decode()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r'(<svg\b[^>]*?) width="[^"]*"', r"\1", text, count=1)
    text = re.sub(r'(<svg\b[^>]*?) height="[^"]*"', r"\1", text, count=1)
    text = re.sub(r'\bid="', f'id="{name}-', text)
    text = re.sub(r'((?:xlink:)?href="#|url\(#)', rf"\1{name}-", text)
    text = text.replace(INK, "currentColor").replace(PAPER, "var(--paper)")
    label = title.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
    return text.replace("<svg", f'<svg role="img" aria-label="{label}"', 1)


def format_axis(axes: Axes, kind: str, words: ReportWords, which: str = "x") -> None:
    """Format the numbers along an axis for the language."""
    axis = axes.xaxis if which == "x" else axes.yaxis
    scale = 100 if kind == RATE else 1
    unit = locale.PERCENT[words.language] if kind == RATE else ""
    axis.set_major_formatter(
        FuncFormatter(lambda value, _: words.number(scale * value, 3).rstrip("0").rstrip(".,") + unit)
    )


def label(figure: Figure, words: ReportWords) -> str:
    """The label of a thing, with a mark for its sources."""
    name = words.thing(figure.sort, figure.id) if figure.id else words.way(figure.way)
    return f"{name} {mark(figure)}" if figure.facts else name


def mark(figure: Figure) -> str:
    """A symbol for a component's sources: ● nothing reconstructed, ◐ some facts, ○ all; ✎ corrected."""
    if figure.edited:
        return "✎"
    if not figure.reconstructed:
        return "●"
    return "○" if len(figure.reconstructed) == figure.facts else "◐"


def draw_rows(measure: Measure, figures: Sequence[Figure], words: ReportWords) -> Drawing:
    """A row for each thing, with a dot and interval for each way; a dashed line at the mean, or at no change."""
    ids = list(dict.fromkeys(figure.id for figure in figures))
    ways = list(measure.ways) if measure.ways and len(ids) > 1 else [""]
    if len(ids) == 1 and measure.ways:
        rows = [figure for figure in figures if figure.way]
        places = {figure.way: place for place, figure in enumerate(rows)}
    else:
        shown = [figure for figure in figures if figure.way in ways]
        first = {figure.id: figure for figure in reversed(shown)}
        best = {figure.id: figure.mean for figure in reversed(figures)}
        if len(ids) >= SORTED_FROM and first[ids[0]].facts:
            ids.sort(key=lambda id: -best[id])
        rows = [first[id] for id in ids if id in first]
        places = {figure.id: place for place, figure in enumerate(rows)}
    drawing, [axes] = canvas(len(rows) * (1 + 0.25 * (len(ways) - 1)) + (1.5 if len(ways) > 1 else 0))
    for index, way in enumerate(ways):
        drawn = rows if len(ids) == 1 else [figure for figure in figures if figure.way == way]
        nudge = (index - (len(ways) - 1) / 2) * 0.24
        heights = [places[figure.id or figure.way] + nudge for figure in drawn]
        draw_intervals(axes, drawn, heights, index, words.way(way) if len(ways) > 1 else "")
    if len(ids) > 1:
        weighed = [figure for figure in figures if figure.way in ways]
        middle = sum(figure.mean * figure.number for figure in weighed) / sum(figure.number for figure in weighed)
        if isinstance(figures[0], FigureChange):
            middle = 0.0
        axes.axvline(middle, color=INK, linestyle="--", linewidth=0.8, alpha=0.6)
    axes.set_yticks(range(len(rows)), [label(figure, words) for figure in rows], fontsize=SMALL)
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.grid(axis="x")
    format_axis(axes, measure.kind, words)
    if len(ways) > 1:
        drawing.legend(loc="outside upper center", ncols=1 if len(measure.ways) > 2 else 2)
    return drawing


def draw_intervals(axes: Axes, figures: Sequence[Figure], heights: Sequence[float], index: int, label: str) -> None:
    """Draw a dot with its confidence interval for each figure."""
    means = [figure.mean for figure in figures]
    lows = [figure.mean - (figure.mean if figure.low is None else figure.low) for figure in figures]
    highs = [(figure.mean if figure.high is None else figure.high) - figure.mean for figure in figures]
    axes.errorbar(
        means,
        heights,
        xerr=[[max(0.0, low) for low in lows], [max(0.0, high) for high in highs]],
        fmt=MARKS[index],
        color=COLOURS[index],
        markersize=3.5,
        elinewidth=1.2,
        label=label,
    )


def lines(measure: Measure, figures: Sequence[Figure], words: ReportWords) -> Drawing:
    """Values plotted over ordered numbers, with bands for the confidence intervals."""
    most = max(figure.number for figure in figures)
    usual = [figure for figure in figures if figure.number * SELDOM >= most]
    drawing, [axes] = canvas(9)
    ways = measure.ways or ("",)
    for index, way in enumerate(ways):
        drawn = [figure for figure in usual if figure.way == way]
        numbers = [int(figure.id) for figure in drawn]
        axes.plot(
            numbers,
            [figure.mean for figure in drawn],
            color=COLOURS[index],
            marker=MARKS[index],
            markersize=3.5,
            linewidth=1.2,
            label=words.way(way) if way else "",
        )
        bounded = [figure for figure in drawn if figure.low is not None and figure.high is not None]
        axes.fill_between(
            [int(figure.id) for figure in bounded],
            [figure.low or 0.0 for figure in bounded],
            [figure.high or 0.0 for figure in bounded],
            color=COLOURS[index],
            alpha=0.25,
            linewidth=0,
        )
    axes.grid(axis="y")
    if all(figure.mean >= 0 for figure in usual):
        axes.set_ylim(bottom=0)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    format_axis(axes, measure.kind, words, "y")
    format_axis(axes, "", words)
    if measure.ways:
        drawing.legend(loc="outside upper center", ncols=1 if len(measure.ways) > 2 else 2)
    return drawing


def spreads(figures: Sequence[Figure], words: ReportWords) -> Drawing:
    """A row for each thing: 5th to 95th percentile, quartiles, median, and mean."""
    drawing, [axes] = canvas(len(figures))
    for place, figure in enumerate(figures):
        low, quarter, median, three_quarters, high = figure.percentiles
        axes.plot([low, high], [place, place], color=COLOURS[0], linewidth=1.2)
        axes.plot([quarter, three_quarters], [place, place], color=COLOURS[0], linewidth=5, solid_capstyle="butt")
        axes.plot([median], [place], marker="|", color=PAPER, markersize=8, markeredgewidth=1.6)
        axes.plot([figure.mean], [place], marker="D", color=COLOURS[1], markersize=4, linestyle="none")
    axes.set_yticks(range(len(figures)), [label(figure, words) for figure in figures], fontsize=SMALL)
    axes.set_ylim(len(figures) - 0.4, -0.6)
    axes.grid(axis="x")
    format_axis(axes, SPREAD, words)
    return drawing


def histogram(figure: Figure, words: ReportWords) -> Drawing:
    """The frequency of each value, in bins if there are many; outliers are counted in the outermost bins."""
    drawing, [axes] = canvas(8)
    low, high = figure.usual
    shares: dict[float, float] = {}
    for value, count in figure.counts.items():
        shown = min(max(value, low), high)
        shares[shown] = shares.get(shown, 0.0) + count / figure.number
    step = max(1, round((high - low) / BINS))
    edges = [low - 0.5 + step * index for index in range(int((high - low) / step) + 2)]
    axes.hist(list(shares), bins=edges, weights=list(shares.values()), color=COLOURS[0])
    axes.axvline(figure.mean, color=INK, linestyle="--", linewidth=0.8, alpha=0.6)
    axes.grid(axis="y")
    format_axis(axes, SPREAD, words)
    format_axis(axes, RATE, words, "y")
    return drawing


def heat(measure: Measure, figures: Sequence[Figure], words: ReportWords) -> Drawing:
    """Heat maps of things (rows) and others (columns): one for all ways together, then one for each way."""
    ids = list(dict.fromkeys(figure.id for figure in figures))
    names = [words.thing(measure.sort, id) for id in ids]
    panels = [("", figures)] + [(way, [figure for figure in figures if figure.way == way]) for way in measure.ways]
    drawing = Drawing(figsize=(WIDTH, 0.75 * WIDTH * len(panels)), layout="constrained")
    drawing.patch.set_alpha(0)
    for axes, (way, drawn) in zip(drawing.subplots(len(panels), 1, squeeze=False).flat, panels, strict=True):
        cells = [[0.0] * len(ids) for _ in ids]
        for figure in drawn:
            cells[ids.index(figure.id)][ids.index(figure.other)] += figure.mean
        least, most = min(0.0, *map(min, cells)), max(map(max, cells)) or 1.0
        axes.pcolormesh(cells, cmap=MAP, vmin=least, vmax=most, edgecolor="none", rasterized=False)
        for row, values in enumerate(cells):
            for column, value in enumerate(values):
                axes.text(
                    column + 0.5,
                    row + 0.5,
                    words.number(value, 2),
                    ha="center",
                    va="center",
                    fontsize=SMALL,
                    color="#000000" if value > (least + most) / 2 else "#ffffff",
                )
        axes.set_title(words.way(way), fontsize=LETTERS)
        axes.set_xticks([place + 0.5 for place in range(len(ids))], names, fontsize=SMALL)
        axes.set_yticks([place + 0.5 for place in range(len(ids))], names, fontsize=SMALL)
        axes.invert_yaxis()
        axes.tick_params(length=0)
        for spine in axes.spines.values():
            spine.set_visible(False)
    return drawing
