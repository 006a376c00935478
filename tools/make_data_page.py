"""Writes docs/data.md, which explains the columns of data sets: python -m tools.make_data_page"""

from pathlib import Path
from typing import Final

from noctuary.simulation.dataset import ABOUT, FIELDS, PART, VERSION

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "data.md"
HEAD: Final = f"""# Data sets

`python -m tools.make_data_page` writes this page from `src/noctuary/simulation/dataset.py`.

```sh
make build
pip install "$(ls dist/*.whl)[data]"
noctuary data make nocturne --seats level4,level4 --games 1000 -o nocturne-level4
noctuary data describe nocturne-level4
```

This writes `games.parquet` and `decisions.parquet`. The same command resumes a run that was stopped, on any number of
processes or on a [cluster](research.md#many-machines). With more `--games` it adds games on further deals. With the
same pyarrow, and without bots limited in seconds, the files are identical, byte for byte. Until the end, `parts` keeps
files of {PART} games, which become the row groups. `setup.json`, and the metadata `{ABOUT.decode()}` of both files, say
what was played. The site made by `make docs` has a thousand games of level 1 in `/data/nightfall` and `/data/nocturne`.

[Observations and actions](tensors.md) are those of the [environments](research.md). A move proven best may be played
although the search gave it few visits. This is version {VERSION} of the columns; data sets of version 1, whose
observations were bytes, only work with the version that made them.

`noctuary data export nocturne-level4 --minari nocturne/level4-v0` writes the games as a data set of
[Minari](https://minari.farama.org) (`pip install minari`, and the extra `envs`): each seat of each game is an episode
of the Gymnasium environment, with its observations, masks and rewards (alone: 1 for a game won). Minari wants one
more observation than actions, so the last one is repeated.

## PyTorch

```python
import torch, pyarrow.parquet

rows = pyarrow.parquet.read_table("nocturne-level4/decisions.parquet", columns=["observation", "action"])
seen = rows["observation"].combine_chunks().flatten().to_numpy().reshape(len(rows), -1)
pairs = torch.from_numpy(seen.copy()), torch.from_numpy(rows["action"].to_numpy().astype("int64"))
loader = torch.utils.data.DataLoader(torch.utils.data.TensorDataset(*pairs), 256, shuffle=True)
```

## Polars

```python
import json, numpy, polars

rows = polars.read_parquet("nocturne-level4/decisions.parquet")
seen = rows["observation"].to_numpy()
about = json.loads(polars.read_parquet_metadata("nocturne-level4/decisions.parquet")["noctuary"])
mask = numpy.zeros((len(rows), about["actions"]), bool)
mask[numpy.repeat(numpy.arange(len(rows)), rows["legal"].list.len()), rows["legal"].explode()] = True
```

## DuckDB

```python
import duckdb, numpy

file = "'nocturne-level4/decisions.parquet'"
found = duckdb.sql(f"SELECT bot, avg(outcome), avg(len(legal)) FROM {{file}} GROUP BY bot").fetchall()
seen = numpy.stack(duckdb.sql(f"SELECT observation FROM {{file}}").fetchnumpy()["observation"])
```

## pandas

```python
import numpy, pandas

rows = pandas.read_parquet("nocturne-level4/decisions.parquet")
seen = numpy.stack(rows["observation"])
```

## Hugging Face datasets

```python
import datasets

rows = datasets.Dataset.from_parquet("nocturne-level4/decisions.parquet").with_format("numpy")
seen = rows[:]["observation"].astype("uint8")  # its arrays are of int64
```
"""


def page() -> str:
    """The whole page."""
    lines = [HEAD]
    for name, fields in FIELDS.items():
        lines += [f"## {name}.parquet\n", "| column | type | unit | meaning |", "|---|---|---|---|"]
        lines += [f"| {field.name} | `{field.type}` | {field.unit} | {field.meaning} |" for field in fields]
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
