"""The examples for the tests of the table companion agree with the engine, and are not too large."""

from types import ModuleType

import pytest

from tools import make_nightfall_vectors, make_vectors


@pytest.mark.parametrize(("tool", "most"), [(make_vectors, 350_000), (make_nightfall_vectors, 100_000)])
def test_the_examples_are_what_the_engine_says(tool: ModuleType, most: int) -> None:
    assert tool.FILE.read_text(encoding="utf-8") == tool.text(), (
        f"python3 tools/uv.py run --locked python -m {tool.__name__}"
    )
    assert tool.FILE.stat().st_size < most
