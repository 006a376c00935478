"""Every message has its handler and is explained in the protocol."""

import inspect
from pathlib import Path
from typing import get_args, get_origin, get_type_hints

from noctuary.server.socket.session import HANDLERS, WEIGHTS
from noctuary.server.wire.messages import ClientMessage, ServerMessage


def test_each_message_is_answered_by_a_function_that_takes_it() -> None:
    assert set(HANDLERS) == set(get_args(ClientMessage)) >= set(WEIGHTS)
    for type, handler in HANDLERS.items():
        [_, request] = inspect.signature(handler).parameters
        assert get_type_hints(handler)[request] is type, handler


def test_the_protocol_explains_each_message() -> None:
    text = (Path(__file__).resolve().parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
    classes = [get_origin(of) or of for of in (*get_args(ClientMessage), *get_args(ServerMessage))]
    assert [of.__name__ for of in classes if f"`{of.__name__}`" not in text] == []
