"""Writes plots to files. Needs Matplotlib."""

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from noctuary.kernel.base.files import write_bytes


@contextmanager
def picture(path: Path, width: float, height: float) -> Iterator[Axes]:
    """Axes to draw on; afterwards the plot is written to a file, always with the same bytes. The file suffix determines
    the format. `width`, `height`: inches. Raises BadInput.
    """
    with matplotlib.rc_context({"svg.hashsalt": "noctuary", "svg.fonttype": "none"}):
        figure = Figure(figsize=(width, height), layout="constrained")
        axes = figure.subplots()
        yield axes
        axes.spines[["top", "right"]].set_visible(False)
        file = BytesIO()
        date = {"Date": None} if path.suffix == ".svg" else None
        figure.savefig(file, dpi=160, format=path.suffix.removeprefix("."), metadata=date)
    write_bytes(path, file.getvalue())
