"""What is refused, and why."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from noctuary.kernel.base.messages import Refusal


@contextmanager
def refused(id: str, where: str | None = None) -> Iterator[None]:
    """Expect a refusal for this reason, and at this place, if one is given."""
    with pytest.raises(Refusal) as refusal:
        yield
    assert refusal.value.message.id == id
    assert where is None or refusal.value.where == where
