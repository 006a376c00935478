"""A browser is identified by its cookie alone, which must come from this site."""

from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from noctuary.server.door.guard import COOKIE, SECURE_COOKIE, Guard, new_key
from tests.awaiting import awaited
from tests.server.client import Browser
from tests.server.conftest import Inside

MINE, PLANTED = new_key()[0], new_key()[0]


def asked(scheme: str, method: str = "GET", **headers: str) -> tuple[int, list[str], Any]:
    """The status of an answer of the guard, the cookies that it sets, and who somebody is; None if refused."""
    who: list[Any] = []
    sent: list[Message] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        who.append((scope["state"]["known"], scope["state"]["player"]))
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def receive() -> Message:
        return {"type": "http.request", "body": b""}

    async def send(message: Message) -> None:
        sent.append(message)

    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope: dict[str, Any] = {"type": "http", "method": method, "scheme": scheme, "path": "/api/tables"}
    scope |= {"query_string": b"", "server": ("127.0.0.1", 8000), "headers": [(b"host", b"play.example"), *given]}
    awaited(Guard(app, ["play.example"])(scope, receive, send))
    cookies = [value.decode() for name, value in sent[0]["headers"] if name == b"set-cookie"]
    return sent[0]["status"], cookies, who[0] if who else None


def test_over_tls_the_cookie_is_this_hosts_alone() -> None:
    status, [made], (known, _) = asked("https")
    assert (status, known) == (200, False)
    assert made.startswith(f"{SECURE_COOKIE}=")
    assert made.endswith("; Secure")
    assert "Path=/;" in made
    assert "Domain" not in made
    # What a neighbouring site has planted under the old name decides nothing.
    _, cookies, who = asked("https", cookie=f"{COOKIE}={PLANTED}; {SECURE_COOKIE}={MINE}")
    assert (cookies, who) == ([], asked("https", cookie=f"{SECURE_COOKIE}={MINE}")[2])


def test_a_cookie_from_before_goes_on_under_its_new_name() -> None:
    _, [made, gone], who = asked("https", cookie=f"{COOKIE}={MINE}")
    assert made.startswith(f"{SECURE_COOKIE}={MINE};")
    assert gone.startswith(f"{COOKIE}=; ")
    assert who == asked("https", cookie=f"{SECURE_COOKIE}={MINE}")[2]


@pytest.mark.parametrize("order", [(MINE, PLANTED), (PLANTED, MINE)])
def test_of_two_cookies_neither_decides(order: tuple[str, str]) -> None:
    both = "; ".join(f"{COOKIE}={key}" for key in order)
    status, cookies, (known, player) = asked("http", cookie=both)
    assert (status, cookies, known) == (200, [], False)
    assert player not in [asked("http", cookie=f"{COOKIE}={key}")[2][1] for key in order]
    assert asked("http", "POST", cookie=both, sec_fetch_site="same-origin")[0] == 403
    twice = f"{COOKIE}={MINE}; {COOKIE}={MINE}"
    assert asked("http", cookie=twice)[2] == asked("http", cookie=f"{COOKIE}={MINE}")[2]


@pytest.mark.parametrize(
    ("scheme", "origin", "status"),
    [
        ("https", "https://play.example", 200),
        ("https", "http://play.example", 403),
        ("http", "http://play.example", 200),
        # A proxy may not tell that it speaks TLS.
        ("http", "https://play.example", 200),
        ("http", "ftp://play.example", 403),
        ("https", "https://play.example.net", 403),
        ("https", "null", 403),
    ],
)
def test_pages_of_this_site_may_act_by_its_scheme(scheme: str, origin: str, status: int) -> None:
    name = SECURE_COOKIE if scheme == "https" else COOKIE
    assert asked(scheme, "POST", cookie=f"{name}={MINE}", origin=origin)[0] == status


def test_nobody_acts_without_a_cookie(browser: Browser, server: Inside) -> None:
    id = browser.table("human", "open")
    secret = browser.invitation(id)
    stranger = server.browser()
    for path, body in (
        ("/api/tables", {"game": "nocturne", "seats": [{"kind": "human", "name": "Ada"}] * 2}),
        ("/api/invitations/take", {"secret": secret, "seat": "P2", "name": "Ben"}),
    ):
        stranger.cookie = "theme=dark"
        refused = stranger.post(path, body)
        assert refused.refused == (403, "request-cookie")
        assert "cookie" in refused.json["text"]
        assert refused.headers["Set-Cookie"].startswith(f"{COOKIE}=")
    assert browser.get(f"/api/tables/{id}/invitation").status == 200
    server.browser().take(secret)
    stranger.cookie = "theme=dark"
    with stranger.sit(id) as chair:
        assert chair.receive()["error"]["id"] == "request-cookie"


def test_pages_may_use_none_of_the_devices_around(browser: Browser) -> None:
    allowed = browser.get("/").headers["Permissions-Policy"]
    assert {"camera=()", "microphone=()", "geolocation=()"} <= {*allowed.split(", ")}
