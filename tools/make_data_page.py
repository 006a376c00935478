"""Writes the tables of docs/data.md, which explain the columns of data sets: python -m tools.make_data_page"""

from pathlib import Path
from typing import Final

from noctuary.simulation.dataset import FIELDS

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "data.md"


def page() -> str:
    """The whole page, with the tables as they are now."""
    lines = [PAGE.read_text(encoding="utf-8").partition("\n## games.parquet")[0]]
    for name, fields in FIELDS.items():
        lines += [f"## {name}.parquet\n", "| column | type | unit | meaning |", "|---|---|---|---|"]
        lines += [f"| {field.name} | `{field.type}` | {field.unit} | {field.meaning} |" for field in fields]
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
