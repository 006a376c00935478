"""A report on how well a network predicts the winner, with curves and tables, based on games it was not trained on."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any, Final

import numpy as np

from noctuary import locale
from noctuary.simulation.intervals import Deals, Interval, mean, rate
from noctuary.simulation.training.data import Array, Data, forward

STYLE: Final = """
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 1rem; max-width: 44rem; font: 1rem/1.5 system-ui, sans-serif; }
svg { display: block; width: 100%; max-width: 30rem; font-size: 11px; fill: currentColor; }
polyline { fill: none; stroke-width: 2; }
table { display: block; overflow-x: auto; border-collapse: collapse; font-size: 0.85rem; }
th, td { padding: 0.2rem 0.6rem; border-bottom: 1px solid #8886; text-align: right; }
th:first-child, td:first-child { text-align: left; }
"""
COLOURS: Final = ("#8a8a8a", "#d17a22", "#3a6fc4", "#2b9348")
WIDE: Final = 420
HIGH: Final = 240
LEFT: Final = 46
BINS: Final = 10
TOLD: Final = 30
"""Number of features in the report."""
TRIED: Final = 4000
"""Maximum number of positions for measuring the importance of features."""

Line = tuple[str, list[tuple[float, float]]]
"""The label of a line in a plot, and its points."""


def losses(data: Data, arrays: dict[str, Array]) -> list[tuple[int, int, list[tuple[float, Interval | None]]]]:
    """For each number of players, and for all (0): the number of held-out positions and the losses of four predictions
    (equal chances, `Game.value`, the linear model, the network) with their 95 % intervals, if there are any.
    """
    standard = (data.features - arrays["mean"]) / arrays["scale"]
    predictions = (
        np.zeros(len(data.won)),
        data.evaluation(),
        (standard @ arrays["linear"])[:, 0],
        forward(arrays, data.features)[:, 0],
    )
    seats = data.seats[data.testing]
    rows = []
    for players in (*np.unique(seats), 0):
        positions = data.testing[(seats == players) | (players == 0)]
        several = [data.loss(prediction, positions) for prediction in predictions]
        games = data.games[positions]
        rows.append((int(players), len(positions), [(float(one.mean()), mean(deals(games, one))) for one in several]))
    return rows


def deals(games: Array, values: Array) -> Deals:
    """Values that belong to these games: all those of a game count as one deal."""
    _, game = np.unique(games, return_inverse=True)
    return np.array([np.bincount(game), np.bincount(game, values)])


def calibration(data: Data, arrays: dict[str, Array]) -> list[tuple[float, float, Interval, int]]:
    """For each tenth of the predicted chance: the mean prediction, the observed win rate with its 95 % interval (all
    positions of a game count as one deal), and the number of seats.
    """
    positions = data.testing
    predicted = data.chances(forward(arrays, data.features)[:, 0], positions)[data.rows[positions] >= 0]
    won = data.won[data.of(positions)]
    games = np.repeat(data.games[positions], data.seats[positions])
    place = np.minimum((predicted * BINS).astype(int), BINS - 1)
    tenths = []
    for number in np.unique(place):
        here = place == number
        interval = rate(deals(games[here], won[here]))
        tenths.append((float(predicted[here].mean()), float(won[here].mean()), interval, int(here.sum())))
    return tenths


def telling(data: Data, arrays: dict[str, Array]) -> list[tuple[str, float, float, float]]:
    """The features, most important first: the increase in loss if a feature is shuffled among the seats (permutation
    importance), and the effect of its standard deviation in the linear model on the win and on the margin.
    """
    positions = data.testing[:TRIED]
    rows = data.of(positions)
    values = data.features[rows]
    logits = np.zeros(len(data.won))
    order = np.random.default_rng(0).permutation(len(rows))

    def loss() -> float:
        logits[rows] = forward(arrays, values)[:, 0]
        return float(data.loss(logits, positions).mean())

    usual = loss()
    told = []
    for index, name in enumerate(arrays["names"]):
        column = values[:, index].copy()
        values[:, index] = column[order]
        win, margin = arrays["linear"][index]
        told.append((str(name), loss() - usual, float(win), float(margin)))
        values[:, index] = column
    return sorted(told, key=lambda row: -row[1])


def page(data: Data, about: dict[str, Any], arrays: dict[str, Array], language: str) -> str:
    """The whole report."""

    def text(id: str) -> str:
        return locale.text(language, f"train-report-{id}")

    title = escape(locale.text(language, "train-report-title", {"text": str(about["game"]).capitalize()}))
    recipe = ((key, value) for key, value in about.items() if key != "history")
    names = [text(id) for id in ("equal", "evaluate", "linear", "network")]
    lost = losses(data, arrays)
    rows = [[str(n or text("all")), str(number), *map(bounded, several)] for n, number, several in lost]
    curves: list[Line] = []
    for name in ("linear", "network"):
        for part, id in enumerate(("trained", "checked")):
            points = [(epoch + 1.0, loss[part]) for epoch, loss in enumerate(about["history"][name])]
            curves.append((f"{text(name)}, {text(id)}", points))
    tenths = calibration(data, arrays)
    diagonal: list[Line] = [("", [(0.0, 0.0), (1.0, 1.0)]), (text("network"), [(x, y) for x, y, *_ in tenths])]
    sections = (
        ("losses", table([text("players"), text("positions"), *names], rows)),
        ("curves", draw(curves)),
        (
            "calibration",
            draw(diagonal)
            + table(
                [text("predicted"), text("observed"), locale.text(language, "balance-interval"), text("seats")],
                [
                    [f"{x:.3f}", f"{y:.3f}", f"{low:.3f} – {high:.3f}", str(number)]
                    for x, y, (low, high), number in tenths
                ],
            ),
        ),
        (
            "features",
            table(
                [text("feature"), text("worse"), text("win"), text("margin")],
                [
                    [name, f"{worse:+.4f}", f"{win:+.3f}", f"{margin:+.3f}"]
                    for name, worse, win, margin in telling(data, arrays)[:TOLD]
                ],
            ),
        ),
    )
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
        + table([text("recipe"), ""], [[key, str(value)] for key, value in recipe])
        + "".join(
            f"<h2>{escape(text(id))}</h2>\n<p>{escape(text(id + '-about'))}</p>\n{content}" for id, content in sections
        )
        + "</body>\n</html>\n"
    )


def bounded(bounds: tuple[float, Interval | None]) -> str:
    """A loss, which is never negative, as text, with its interval in brackets if it has one."""
    value, interval = bounds
    # The word joiner keeps an interval on one line.
    return f"{value:.4f}" + ("" if interval is None else f" ({max(interval[0], 0):.3f}–\u2060{interval[1]:.3f})")


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """An HTML table of texts."""
    lines = [f"<tr>{''.join(f'<th>{escape(head)}</th>' for head in heads)}</tr>"]
    lines += [f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows]
    return "<table>\n" + "\n".join(lines) + "\n</table>\n"


def draw(lines: Sequence[Line]) -> str:
    """Lines as an SVG plot with the limits of its axes and a legend."""
    xs = [x for _, points in lines for x, _ in points]
    ys = [y for _, points in lines for _, y in points]
    left, right, low, high = min(xs), max(xs), min(ys), max(ys)

    def place(x: float, y: float) -> str:
        across = LEFT + (x - left) / ((right - left) or 1.0) * (WIDE - LEFT - 10)
        return f"{across:.1f},{HIGH - 20 - (y - low) / ((high - low) or 1.0) * (HIGH - 30):.1f}"

    parts = [f'<svg viewBox="0 0 {WIDE} {HIGH + 16 * len(lines)}" role="img">']
    parts += [f'<text x="0" y="{y}">{value:.3f}</text>' for y, value in ((14, high), (HIGH - 18, low))]
    parts += [f'<text x="{x}" y="{HIGH - 4}">{value:g}</text>' for x, value in ((LEFT, left), (WIDE - 24, right))]
    for number, (name, points) in enumerate(lines):
        colour = COLOURS[number % len(COLOURS)]
        parts.append(f'<polyline stroke="{colour}" points="{" ".join(place(x, y) for x, y in points)}"/>')
        if name:
            parts.append(f'<text x="{LEFT}" y="{HIGH + 16 * number + 12}" fill="{colour}">{escape(name)}</text>')
    return "\n".join([*parts, "</svg>\n"])
