"""Figures as a Parquet file. Needs pyarrow, which is imported only here."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pyarrow

from noctuary.simulation import parquet
from noctuary.simulation.balance.tallies import PERCENTILES

TEXT = pyarrow.string()
NUMBER = pyarrow.float64()
COUNT = pyarrow.int64()

TYPES = {
    **dict.fromkeys(("game", "options", "bots", "edition"), TEXT),
    **dict.fromkeys(("measure", "kind", "sort", "id", "other", "way"), TEXT),
    **dict.fromkeys(("deals", "number", "facts"), COUNT),
    **dict.fromkeys(("mean", "low", "high", "least", "most", "before", "after"), NUMBER),
    **dict.fromkeys((f"p{percent}" for percent in PERCENTILES), NUMBER),
    **dict.fromkeys(("reconstructed", "edited"), pyarrow.list_(TEXT)),
}
"""The types of all columns (`Figure.columns`, after the columns that experiments add)."""


def write(path: Path, rows: Sequence[Mapping[str, Any]], about: Mapping[str, str]) -> None:
    """Write rows with the same columns; `about`, how they were made, becomes the metadata. Raises BadInput."""
    schema = pyarrow.schema([(name, TYPES[name]) for name in (rows[0] if rows else TYPES)], metadata=dict(about))
    parquet.write(path, pyarrow.Table.from_pylist(rows, schema=schema))
