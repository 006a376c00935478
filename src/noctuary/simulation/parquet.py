"""Writes Parquet files. Needs pyarrow."""

import io
from collections.abc import Callable, Sequence
from pathlib import Path

import pyarrow
import pyarrow.parquet

from noctuary.kernel.base.files import write_bytes


def write(path: Path, table: pyarrow.Table) -> None:
    """Write a table to a file. Raises BadInput."""
    file = io.BytesIO()
    pyarrow.parquet.write_table(table, file)
    write_bytes(path, file.getvalue())


def begins(columns: Sequence[str]) -> Callable[[Path], bool]:
    """A function that tells whether a file holds a table whose first columns are these."""

    def found(path: Path) -> bool:
        try:
            names = pyarrow.parquet.read_schema(path).names
        except pyarrow.ArrowException:
            return False
        return list(names[: len(columns)]) == list(columns)

    return found
