"""Runs coroutines in a thread of their own: that of the tests may hold Playwright's event loop."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Value = TypeVar("Value")


def run(work: Coroutine[Any, Any, Value]) -> Value:
    """What comes of it, within a minute."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, asyncio.wait_for(work, 60)).result()
