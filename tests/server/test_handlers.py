"""Every message that clients send has its handler."""

from __future__ import annotations

import inspect
from typing import get_args, get_type_hints

from noctuary.server.socket.handlers import HANDLERS, WEIGHTS
from noctuary.server.wire.messages import ClientMessage


def test_each_message_is_answered_by_a_function_that_takes_it() -> None:
    assert set(HANDLERS) == set(get_args(ClientMessage)) >= set(WEIGHTS)
    for type, handler in HANDLERS.items():
        [_, request] = inspect.signature(handler).parameters
        assert get_type_hints(handler)[request] is type, handler
