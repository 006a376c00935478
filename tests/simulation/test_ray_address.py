"""Addresses of Ray at which there is none are refused soon, with the reason."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

import pytest

from noctuary.kernel.base.messages import BadInput
from noctuary.simulation import ray_address

SETTINGS = b"\0\0\0\4\0\0\0\0\0"


@contextmanager
def answering(answer: bytes) -> Iterator[str]:
    """The address of something that says `answer` to the first one who comes."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer_once() -> None:
            with server.accept()[0] as connection:
                assert connection.recv(99) == ray_address.PREFACE
                connection.sendall(answer)

        thread = Thread(target=answer_once)
        thread.start()
        yield f"127.0.0.1:{server.getsockname()[1]}"
        thread.join()


def refused(address: str) -> str:
    with pytest.raises(BadInput) as refusal:
        ray_address.check(address)
    assert address in str(refusal.value)
    return refusal.value.message.id


@pytest.mark.parametrize("address", ["nonsense", "host:", ":6379", "host:port", "host:0", "host:65536", "other://host"])
def test_nonsense(address: str) -> None:
    assert refused(address) == "cluster-address"


def test_nobody_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    assert refused("no..host:6379") == "cluster-silent"
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        monkeypatch.setattr(ray_address, "PATIENCE", 0.01)
        assert refused(f"ray://{address}") == "cluster-silent"
    assert refused(address) == "cluster-silent"


def test_something_else_is_there() -> None:
    with answering(b"HTTP/1.1 400 Bad Request\r\n\r\n") as address:
        assert refused(address) == "cluster-foreign"


@pytest.mark.parametrize("answer", [SETTINGS, b"\x15\3\3\0\2\2\x46", b""])
def test_ray_may_be_there(answer: bytes) -> None:
    """TLS answers with an alarm, or hangs up."""
    with answering(answer) as address:
        ray_address.check(address)
    ray_address.check("auto")
