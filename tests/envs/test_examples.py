"""The examples of README and docs/research.md run, with less of everything."""

import re

import pytest

from hatch_build import ROOT

pytest.importorskip("pettingzoo", reason="the extra `envs` is not installed")


@pytest.mark.parametrize("page", ["README.md", "docs/research.md"])
def test_examples(page: str) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert blocks
    for block in blocks:
        if "pyspiel" not in block:
            exec(re.sub(r"\b(256|1000|1024)\b", "3", block), {})
