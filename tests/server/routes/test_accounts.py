"""Accounts: made, used elsewhere, changed and deleted; what others cannot do with them, and what nobody is told."""

import logging
import queue
import threading
from typing import Any

import pytest
from argon2 import PasswordHasher

from noctuary.server.base.mail import Mail
from noctuary.tables.people import accounts
from noctuary.tables.store import Store
from tests.patience import patience
from tests.server.client import Answer, Browser
from tests.server.conftest import Inside
from tests.server.routes.test_identities import asked_from, guest, join, owner_of_games, secret_of, tables
from tests.server.routes.test_profile import everything, on_disk

PASSWORD = "correct horse"


@pytest.fixture
def name() -> str:
    """The name of an account, another one in each test."""
    names.append(f"Eve-{len(names)}")
    return names[-1]


names: list[str] = []


def made(browser: Browser, name: str, **changed: Any) -> Answer:
    return browser.post("/api/account", {"name": name, "password": PASSWORD, "mail": None, **changed})


def signed_in(browser: Browser, name: str, password: str = PASSWORD, bring: bool = False) -> Answer:
    return browser.post("/api/account/sign-in", {"name": name, "password": password, "bring": bring})


def copy(browser: Browser) -> Browser:
    """A thief with a copy of the cookie."""
    thief = Browser(browser.port)
    thief.cookie = browser.cookie
    return thief


def test_an_account_leads_from_anywhere_to_what_was_played_before(server: Inside, name: str) -> None:
    eve, (other, table), third = owner_of_games(server), guest(server), server.browser()
    before, third_cookie = everything(eve), third.get("/") and third.cookie
    assert made(eve, f" {name} ", mail="eve@example.org").status == 201
    assert everything(eve) == before
    assert eve.get("/api/account").json == {
        "account": {"name": name, "mail": "eve@example.org", "confirmed": False},
        "mine": {"name": "Eve", "tables": 0, "games": 1, "editions": 0, "rated": 0},
        "mails": False,
    }
    # What is left behind is there again afterwards, however the name is written.
    assert signed_in(other, name.upper()).status == 200
    assert everything(other) == before
    assert other.request("DELETE", "/api/identity").status == 200
    assert tables(other) == {table}
    assert signed_in(other, name, bring=True).status == 200
    assert tables(eve) == tables(other) == {table} | tables(eve)
    # After signing out, the browser belongs to nobody in particular.
    other.request("DELETE", "/api/identity")
    assert (tables(other), other.get("/api/account").json["account"]) == (set(), None)
    assert signed_in(third, name).status == 200
    assert third.cookie != third_cookie


@pytest.mark.parametrize("moved", [False, True])
def test_what_was_noted_before_opens_no_account(server: Inside, name: str, moved: bool) -> None:
    eve = owner_of_games(server)
    phrase = " ".join(eve.post("/api/identity/phrase").json["words"])
    link, device, thief = secret_of(eve), server.browser(), server.browser()
    assert join(device, secret_of(eve)).status == 200
    link = secret_of(eve)
    games, nothing = everything(eve), everything(thief)
    if moved:
        assert made(guest(server)[0], name).status == 201
        assert signed_in(eve, name, bring=True).status == 200
    else:
        assert made(eve, name).status == 201
    assert moved or everything(eve) == games
    for secret in (phrase, link):
        assert join(thief, secret).refused == (404, "identity-unknown")
    assert everything(device) == everything(thief) == nothing
    # What is given afterwards is good.
    assert join(device, secret_of(eve)).status == 200
    assert everything(device) == everything(eve)


def test_no_key_is_kept_when_somebody_signs_in_or_out(server: Inside, name: str) -> None:
    eve = owner_of_games(server)
    before, first = everything(eve), copy(eve)
    nothing = everything(server.browser())
    assert made(eve, name).status == 201
    assert everything(first) == nothing != before
    other, _ = guest(server)
    stolen = copy(other)
    assert signed_in(other, name, bring=True).status == 200
    assert everything(stolen) == nothing
    stolen = copy(other)
    assert signed_in(other, name).status == 200
    assert everything(stolen) == nothing
    stolen = copy(other)
    other.request("DELETE", "/api/identity")
    assert everything(stolen) == nothing
    # A wrong password brings no new key.
    cookie = other.cookie
    assert "Set-Cookie" not in signed_in(other, name, "wrong").headers
    assert other.cookie == cookie


def test_another_password_signs_all_others_out(server: Inside, name: str) -> None:
    eve, (other, table), linked = owner_of_games(server), guest(server), server.browser()
    made(eve, name)
    before, nothing = everything(eve), everything(server.browser())
    assert join(linked, secret_of(eve)).status == 200
    assert signed_in(other, name).status == 200
    words = " ".join(eve.post("/api/identity/phrase").json["words"])
    link = secret_of(eve)
    played = eve.table("human", "human")
    before, stolen, hidden = everything(eve), copy(eve), copy(eve)
    # A thief who is another player at that moment must not be Eve again after signing out.
    made(server.browser(), f"{name}-thief")
    assert signed_in(hidden, f"{name}-thief").status == 200
    wrong = eve.request("PUT", "/api/account/password", {"password": "wrong", "new": "battery staple"})
    assert wrong.refused == (403, "account-wrong")
    with linked.at(played) as chair:
        change = {"password": PASSWORD, "new": "battery staple"}
        assert eve.request("PUT", "/api/account/password", change).status == 200
        chair.ended()
    with linked.sit(played) as chair:
        assert chair.next("refused")["error"]["id"] == "table-unknown"
    assert everything(eve) == before
    assert hidden.request("DELETE", "/api/identity").status == 200
    assert everything(linked) == everything(stolen) == everything(hidden) == nothing
    assert tables(other) == {table}
    for secret in (words, link):
        assert join(server.browser(), secret).refused == (404, "identity-unknown")
    assert signed_in(other, name).refused == (403, "account-wrong")
    assert signed_in(other, name, "battery staple").status == 200
    assert everything(other) == before


def test_only_whoever_knows_the_password_changes_or_deletes_an_account(server: Inside, name: str) -> None:
    eve, stranger = owner_of_games(server), server.browser()
    made(eve, name)
    for browser, password in ((eve, "wrong"), (stranger, PASSWORD)):
        for method, path, more in (
            ("PUT", "password", {"new": "battery staple"}),
            ("PUT", "mail", {"mail": "x@example.org"}),
            ("POST", "delete", {}),
        ):
            answer = browser.request(method, f"/api/account/{path}", {"password": password, **more})
            assert answer.refused == (403, "account-wrong")
    address = f"{name}@example.org"
    for mail in (address, None):
        assert eve.request("PUT", "/api/account/mail", {"password": PASSWORD, "mail": mail}).status == 200
        assert eve.get("/api/account").json["account"]["mail"] == mail
    assert not on_disk(server, address)
    other = server.browser()
    signed_in(other, name)
    assert eve.post("/api/account/delete", {"password": PASSWORD}).status == 200
    assert signed_in(server.browser(), name).refused == (403, "account-wrong")
    assert everything(other) == everything(eve) != everything(stranger)
    # Deleting everything includes the account; its name is free again.
    assert made(eve, name).status == 201
    assert eve.request("DELETE", "/api/profile").status == 200
    assert not on_disk(server, name)
    assert made(stranger, name).status == 201


def test_what_cannot_be_an_account(server: Inside, name: str) -> None:
    eve, other = server.browser(), server.browser()
    for changed, id in (
        *(
            ({"name": name}, "account-name")
            for name in ("ab", "a" * 33, "a b c", "abc\u202e", "abc\u034f", "abc\u3164")
        ),
        *(({"password": password}, "account-password") for password in ("1234567", "1" * 201)),
    ):
        assert made(eve, **{"name": name, **changed}).refused == (422, id)
    assert made(eve, name, password="\U0001f989" * 8).status == 201
    assert made(eve, f"{name}x").refused == (409, "account-there")
    assert made(other, name.lower()).refused == (409, "account-taken")
    # An account is not lost when another player is brought along.
    assert made(other, f"{name}x").status == 201
    assert signed_in(eve, f"{name}x", bring=True).refused == (409, "account-both")
    assert join(eve, secret_of(other)).refused == (409, "account-both")
    # It comes along to a player without one.
    third = server.browser()
    assert join(other, secret_of(third)).status == 200
    assert third.get("/api/account").json["account"]["name"] == f"{name}x"


def test_attempts_are_limited_by_account_and_by_address_alike_for_all_names(server: Inside, name: str) -> None:
    made(owner_of_games(server), name)
    for tried in (name, f"{name}-unknown"):
        assert [signed_in(server.browser(), tried, "wrong").status for _ in range(10)] == [403] * 10
        late = signed_in(server.browser(), f" {tried.upper()}")
        assert (late.status, late.refused[1]) == (429, "request-too-many")
        assert 0 < int(late.headers["Retry-After"]) <= 60
        # Nobody is locked out elsewhere.
        body = {"name": tried, "password": "wrong", "bring": False}
        assert asked_from(server, "203.0.113.8", "/api/account/sign-in", body) == 403

    def guess(number: int) -> int:
        body = {"name": f"{name}-{number}", "password": "wrong", "bring": False}
        return asked_from(server, "203.0.113.9", "/api/account/sign-in", body)

    assert [guess(number) for number in range(21)] == [403] * 20 + [429]


def test_as_much_is_worked_for_names_that_nobody_has(
    server: Inside, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same hash function runs as often, away from the event loop and the store."""
    made(owner_of_games(server), name)
    signed_in(server.browser(), name, "wrong")
    worked: list[tuple[str, int]] = []

    class Watched(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # type: ignore[override]
            worked.append((threading.current_thread().name.partition("_")[0], len(hash)))
            return super().verify(hash, password)

    monkeypatch.setattr(accounts, "_hasher", Watched(1, 8, 1))
    answers = [signed_in(server.browser(), tried, "wrong") for tried in (name, f"{name}-unknown")]
    assert answers[0].body == answers[1].body
    assert worked[0] == worked[1]
    assert worked[0][0] == "passwords"


@pytest.fixture
def mails(monkeypatch: pytest.MonkeyPatch) -> queue.Queue[tuple[str, str, str]]:
    """The mails that the server sends: their recipients, subjects and words."""
    sent: queue.Queue[tuple[str, str, str]] = queue.Queue()

    async def send(self: Mail, to: str, subject: str, text: str, headers: Any = None) -> bool:
        sent.put((to, subject, text))
        return True

    monkeypatch.setattr(Mail, "configured", True)
    monkeypatch.setattr(Mail, "send", send)
    return sent


def mailed(mails: queue.Queue[tuple[str, str, str]], to: str, kind: str) -> str:
    """The secret in the link of the next mail, which names nothing that anybody has chosen."""
    receiver, subject, text = mails.get(timeout=patience())
    assert receiver == to
    page, _, secret = text.partition(f"#/{kind}/")
    # The request may pretend to come from the server's own machine.
    assert page.endswith("http://play.example.org/"), text
    assert to.partition("@")[0] not in subject + text
    return secret.split()[0]


def confirm(browser: Browser, secret: str) -> Answer:
    return browser.post("/api/account/mail/confirm", {"secret": secret})


def recovery(browser: Browser, name: str, mails: queue.Queue[tuple[str, str, str]], to: str = "") -> str:
    """The secret in the link of a mail."""
    assert browser.post("/api/account/forgotten?language=de", {"name": name}).json == {}
    return mailed(mails, to or f"{name.casefold()}@example.org", "recover")


def recover(browser: Browser, secret: str) -> Answer:
    return browser.post("/api/account/recover", {"secret": secret, "new": "battery staple"})


def test_a_mail_brings_another_password(
    server: Inside, name: str, mails: queue.Queue[tuple[str, str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    eve, stranger, other = owner_of_games(server), server.browser(), server.browser()
    before, nothing = everything(eve), everything(stranger)
    address = f"{name.casefold()}@example.org"
    made(eve, name, mail=address)
    assert eve.get("/api/account").json["mails"]
    assert confirm(stranger, mailed(mails, address, "confirm")).json == {}
    secret = recovery(stranger, name.upper(), mails)
    assert not on_disk(server, secret)
    assert recover(stranger, f"{secret}x").refused == (404, "account-recovery")
    assert recover(stranger, secret).json == {}
    assert everything(eve) == everything(stranger) == nothing
    assert recover(stranger, secret).refused == (404, "account-recovery")
    assert signed_in(other, name).refused == (403, "account-wrong")
    assert signed_in(other, name, "battery staple").status == 200
    assert everything(other) == before
    # Another address makes links that were sent to the one before worthless.
    secret = recovery(stranger, name, mails)
    address = f"{name.casefold()}-2@example.org"
    change = {"password": "battery staple", "mail": address}
    assert other.request("PUT", "/api/account/mail", change).status == 200
    assert recover(stranger, secret).refused == (404, "account-recovery")
    assert confirm(stranger, mailed(mails, address, "confirm")).json == {}
    # No address is sent more than three an hour, whoever wants them, and nobody learns that.
    for _ in range(3):
        secret = recovery(server.browser(), name, mails, address)
    assert server.browser().post("/api/account/forgotten", {"name": name}).status == 200
    assert server.browser().get("/api/health").status == 200
    assert mails.empty()
    # Nor does the mail that was not sent make the last link worthless.
    assert recover(stranger, secret).json == {}


def test_before_an_address_is_confirmed_nothing_else_is_sent_there(
    server: Inside, name: str, mails: queue.Queue[tuple[str, str, str]]
) -> None:
    eve, stranger, address = owner_of_games(server), server.browser(), f"{name.casefold()}@example.org"
    made(eve, f"{name}-buy-pills", mail=address)

    def confirmed() -> bool:
        return bool(eve.get("/api/account").json["account"]["confirmed"])

    def again(browser: Browser = eve) -> Answer:
        return browser.post("/api/account/mail/send?language=pl", {})

    first = mailed(mails, address, "confirm")
    assert stranger.post("/api/account/forgotten", {"name": f"{name}-buy-pills"}).json == {}
    second = mailed(mails, address, "confirm")
    assert recover(stranger, second).refused == (404, "account-recovery")
    assert again().json == {}
    third = mailed(mails, address, "confirm")
    # An hour has only so many, to whatever spelling of the address.
    assert again().refused == (429, "request-too-many")
    other = f"{name.casefold()}+x@EXAMPLE.org".replace("eve", "e.v.e")
    assert eve.request("PUT", "/api/account/mail", {"password": PASSWORD, "mail": other}).status == 200
    assert again().refused == (429, "request-too-many")
    assert confirm(stranger, third).refused == (404, "account-mail-unknown")
    address = f"{name.casefold()}-new@example.org"
    assert eve.request("PUT", "/api/account/mail", {"password": PASSWORD, "mail": address}).status == 200
    fourth = mailed(mails, address, "confirm")
    for secret in (first, second, "nothing"):
        assert confirm(stranger, secret).refused == (404, "account-mail-unknown")
    assert not confirmed()
    assert not on_disk(server, fourth)
    # It is confirmed wherever its mails are read, once.
    assert confirm(stranger, fourth).json == {}
    assert confirmed()
    assert confirm(stranger, fourth).refused == (404, "account-mail-unknown")
    assert again().refused == again(stranger).refused == (409, "account-mail-confirmed")
    # The same address stays confirmed; another one has to be.
    assert eve.request("PUT", "/api/account/mail", {"password": PASSWORD, "mail": address}).status == 200
    assert confirmed()
    assert mails.empty()


def test_a_mail_tells_nobody_whether_there_is_an_account(
    server: Inside, name: str, mails: queue.Queue[tuple[str, str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    eve, stranger = owner_of_games(server), server.browser()
    made(eve, name)
    answers = [stranger.post("/api/account/forgotten", {"name": one}) for one in (name, f"{name}-unknown")]
    assert [(answer.status, answer.body) for answer in answers] == [(200, b"{}")] * 2
    eve.request("PUT", "/api/account/mail", {"password": PASSWORD, "mail": f"{name}@example.org"})
    assert confirm(eve, mailed(mails, f"{name}@example.org", "confirm")).status == 200
    recovery(stranger, name, mails, f"{name}@example.org")
    assert mails.empty()
    monkeypatch.setattr(Mail, "configured", False)
    assert stranger.post("/api/account/forgotten", {"name": name}).refused == (409, "account-no-mail")


def test_nothing_of_an_account_is_in_a_log_or_an_export(
    server: Inside,
    name: str,
    mails: queue.Queue[tuple[str, str, str]],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    eve, stranger = owner_of_games(server), server.browser()
    told = [made(eve, name, mail=f"{name}@example.org"), signed_in(stranger, name, "wrong password")]
    told += [made(stranger, name), signed_in(stranger, name), eve.get("/api/profile/export"), eve.get("/metrics")]
    told += [confirm(stranger, mailed(mails, f"{name}@example.org", "confirm"))]
    secret = recovery(stranger, name, mails, f"{name}@example.org")

    def broken(*arguments: Any) -> None:
        raise RuntimeError("broken")

    for method in ("use_credential", "change_password", "enter", "open_account", "account_named"):
        monkeypatch.setattr(Store, method, broken)
    change = {"password": PASSWORD, "new": "battery staple"}
    told += [recover(stranger, secret), eve.request("PUT", "/api/account/password", change)]
    told += [made(server.browser(), f"{name}2"), signed_in(stranger, name, "wrong password")]
    told += [stranger.post("/api/account/forgotten", {"name": name})]
    assert [answer.status for answer in told[-5:-1]] == [500] * 4
    assert "broken" in caplog.text
    # The cookie itself is told only to its browser.
    said = [caplog.text, *(answer.body.decode() for answer in told)]
    for private in (PASSWORD, "wrong password", "battery staple", name, secret, "$argon2", eve.cookie.split("=")[1]):
        assert not [text for text in said if private in text], private
