"""The straight code of the tables is what their declarations say."""

import pytest

from tools import make_tables


@pytest.mark.parametrize("name", make_tables.names())
def test_the_tables_are_as_declared(name: str) -> None:
    assert make_tables.path(name).read_text(encoding="utf-8") == make_tables.code(name), (
        "python3 tools/uv.py run --locked python -m tools.make_tables"
    )
