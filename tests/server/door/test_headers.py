"""What comes in headers may be anything; it is parsed in one place."""

import http.client
import re
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from starlette.datastructures import Headers

from noctuary import server as package
from noctuary.server.base import headers
from noctuary.server.door.limits import counted
from tests.patience import patience
from tests.server.conftest import Inside
from tests.server.socket.line import PROXY

READ = (
    "host origin sec-fetch-site cookie accept-language content-type noctuary-replay sec-websocket-key if-none-match "
    "range if-modified-since if-range upgrade x-forwarded-for x-forwarded-host x-forwarded-prefix x-forwarded-proto"
).split()
"""The headers that this server or its libraries read, except those that frame a message."""
LIKELY = "unix: unknown 2001:db8::zz [2001:db8::7]:80 203.0.113.7:4711 127.0.0.1 [ ] , ; : / % = http:// bytes=0- 99999"
TEXT = st.lists(st.sampled_from(LIKELY.split()), max_size=6).map("".join) | st.text(st.characters(codec="latin-1"))
SENT = st.lists(st.tuples(st.sampled_from(READ), TEXT), max_size=8)


@given(SENT)
def test_nothing_in_a_header_raises(sent: list[tuple[str, str]]) -> None:
    found = Headers(raw=[(name.encode(), value.encode("latin-1")) for name, value in sent])
    for name, value in sent:
        assert headers.value(found, name) is not None
        headers.split_host(value)
        headers.split_origin(value)
        headers.keys(found, value)
    assert headers.language(found) in ("en", "pl", "de")
    for read in (headers.media_type, headers.is_forwarded, headers.forwarded_host, headers.forwarded_prefix):
        read(found)
    assert all(map(counted, headers.forwarded_for(found)))


@given(SENT)
@example([("x-forwarded-for", "unix:")])
@example([("x-forwarded-for", "2001:db8::zz")])
def test_every_page_is_answered_whatever_a_proxy_sends(server: Inside, sent: list[tuple[str, str]]) -> None:
    said = {name: re.sub(r"[\x00-\x1f\x7f]", "", value).strip() for name, value in sent if name != "host"}
    for path in ("/", "/api/health", "/api/profile", "/api/tables/none/socket"):
        line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=patience(), source_address=(PROXY, 0))
        with closing(line):
            line.request("GET", path, headers=said)
            assert line.getresponse().status < 500


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("203.0.113.7:4711", ["203.0.113.7"]),
        ("[2001:DB8::7]:443, 10.0.0.1", ["2001:db8::7", "10.0.0.1"]),
        ("unknown, 203.0.113.7", ["203.0.113.7"]),
        ("203.0.113.7, unix:", []),
        ("", []),
    ],
)
def test_addresses_as_proxies_write_them(said: str, found: list[str]) -> None:
    assert headers.forwarded_for(Headers({"X-Forwarded-For": said})) == found


def test_nothing_else_reads_headers() -> None:
    for file in Path(package.__path__[0]).rglob("*.py"):
        if file.name != "headers.py":
            assert not re.search(r"\.cookies\b|(?<!response\.)headers\.get|in request\.headers", file.read_text()), file
