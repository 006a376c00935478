"""Figures as a Parquet file. Needs pyarrow, which is imported only here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pyarrow

from noctuary.simulation import parquet
from noctuary.simulation.balance.figures import Figure
from noctuary.simulation.balance.tallies import PERCENTILES

TEXT = pyarrow.string()
NUMBER = pyarrow.float64()
COUNT = pyarrow.int64()

SCHEMA = pyarrow.schema(
    [(name, TEXT) for name in ("measure", "kind", "sort", "id", "other", "way")]
    + [(name, COUNT) for name in ("deals", "number")]
    + [(name, NUMBER) for name in ("mean", "low", "high", "least")]
    + [(f"p{percent}", NUMBER) for percent in PERCENTILES]
    + [("most", NUMBER), ("facts", COUNT), ("reconstructed", pyarrow.list_(TEXT)), ("edited", pyarrow.list_(TEXT))]
)


def write(path: Path, figures: Sequence[Figure], about: Mapping[str, str]) -> None:
    """Write the figures; `about` describes how they were obtained and becomes the metadata of the file. Raises
    BadInput.
    """
    schema = SCHEMA.with_metadata(dict(about))
    table = pyarrow.Table.from_pylist([figure.columns() for figure in figures], schema=schema)
    parquet.write(path, table)
