"""Safe by default: origins, cookies, headers, sizes, limits, and nothing of the inside shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from saloon.server.clock import RealClock
from saloon.server.house.house import House
from saloon.server.house.limits import LIMITS, Buckets
from saloon.server.http.guards import preferred
from saloon.server.http.routes import tables
from saloon.server.http.serve import address
from saloon.server.settings import Settings
from saloon.server.wire.errors import STATUSES, ApiError
from saloon.words import LANGUAGES, words
from tests.server.served import HandClock, Served, serving

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def browser(served: Served) -> Iterator[httpx.Client]:
    """Somebody in a browser, with a cookie."""
    with httpx.Client(base_url=served.url, headers={"origin": served.url}) as client:
        client.post("/api/guests", json={"name": "Ann"})
        yield client


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1", "", "http://localhost:1"]
)
def test_another_sites_page_can_do_nothing(browser: httpx.Client, origin: str) -> None:
    body = {"game": "katzenjammer", "seats": [ME, BOT]}
    answer = browser.post("/api/tables", json=body, headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert browser.delete("/api/me", headers={"origin": origin}).status_code == 403
    assert browser.get("/api/me").status_code == 200


def test_a_cookie_without_an_origin_changes_nothing(browser: httpx.Client) -> None:
    del browser.headers["origin"]
    answer = browser.post("/api/tables", json={"game": "katzenjammer", "seats": [ME, BOT]})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


def test_a_form_cannot_speak_for_a_person(browser: httpx.Client) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        answer = browser.post(
            "/api/tables", content=b'{"game":"katzenjammer"}', headers={"content-type": kind}
        )
        assert (answer.status_code, answer.json()["code"]) == (415, "not-json")


def test_pages_and_answers_carry_the_headers_of_safety(browser: httpx.Client) -> None:
    for path in ("/", "/api/games", "/nothing", "/api/openapi.json"):
        headers = browser.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy.replace("style-src-attr 'unsafe-inline'", "")
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    assert browser.get("/api/me").headers["cache-control"] == "no-store"
    page = browser.get("/").text
    assert re.search(r"<script(?![^>]*\bsrc=)", page) is None
    assert "Saloon" in page


def test_errors_of_every_kind_are_told_in_one_form(browser: httpx.Client) -> None:
    assert browser.get("/nothing").json()["code"] == "no-such-page"
    assert browser.get("/api/tables/" + "x" * 300).json()["code"] in ("malformed", "no-such-table")
    wrong = browser.put("/api/games")
    assert (wrong.status_code, wrong.json()["code"]) == (405, "wrong-method")
    broken = browser.post("/api/tables", content=b"{", headers={"content-type": "application/json"})
    assert (broken.status_code, broken.json()["code"]) == (400, "malformed")
    large = browser.post("/api/guests", json={"name": "x" * 30_000})
    assert (large.status_code, large.json()["code"]) == (413, "too-large")


def test_a_fault_inside_stays_inside(browser: httpx.Client) -> None:
    async def broken(_house: House) -> None:
        raise RuntimeError("the hand of seat 2 is 1 2 3")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "public_tables", broken)
        answer = browser.get("/api/tables")
    assert answer.status_code == 500
    assert answer.json()["code"] == "internal"
    assert "hand" not in answer.text
    assert "Traceback" not in answer.text


def test_buckets_fill_again_with_time() -> None:
    clock = HandClock()
    buckets = Buckets(clock, on=True)
    for _ in range(LIMITS["sign-in"].burst):
        buckets.take("sign-in", "1.2.3.4")
    with pytest.raises(ApiError) as refused:
        buckets.take("sign-in", "1.2.3.4")
    assert refused.value.code == "too-many"
    buckets.take("sign-in", "5.6.7.8")
    clock.now += refused.value.wait
    buckets.take("sign-in", "1.2.3.4")


def test_guessing_passwords_is_slowed_down(tmp_path: Path) -> None:
    with (
        serving(tmp_path, HandClock(), limits=True) as served,
        httpx.Client(base_url=served.url) as client,
    ):
        body = {"name": "Ann", "password": "guess"}
        statuses = [client.post("/api/sessions", json=body).status_code for _ in range(12)]
        late = client.post("/api/sessions", json=body)
    assert set(statuses[:10]) == {401}
    assert (late.status_code, late.json()["code"]) == (429, "too-many")
    assert int(late.headers["retry-after"]) >= 1


def test_behind_a_proxy_with_tls_and_a_path(tmp_path: Path) -> None:
    public = "https://games.example/saloon"
    with (
        serving(tmp_path, public_url=public) as served,
        httpx.Client(base_url=served.url) as client,
    ):
        origin = {"origin": "https://games.example"}
        for path in ("/api/guests", "/saloon/api/guests"):
            made = client.post(path, json={"name": "Ann"}, headers=origin)
            assert made.status_code == 201
            cookie = made.headers["set-cookie"].lower()
            assert "secure" in cookie
            assert "path=/saloon" in cookie
            assert "max-age=31536000" in made.headers["strict-transport-security"]
        assert client.get("/saloon").status_code == 200
        described = client.get("/saloon/api/openapi.json").json()
        assert described["servers"] == [{"url": "/saloon"}]
        foreign = client.post(
            "/api/guests", json={"name": "A"}, headers={"origin": "https://other.example"}
        )
        assert foreign.status_code == 403
    assert address(Settings(public_url=public), 8080) == public + "/"


def test_the_address_to_share() -> None:
    assert address(Settings(), 8080) == "http://127.0.0.1:8080/"
    assert address(Settings(host="::1"), 80) == "http://[::1]:80/"
    assert re.fullmatch(r"http://[\d.]+:8080/", address(Settings(host="0.0.0.0"), 8080))


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("es, fr;q=0.5, nl;q=0.7", "nl"),
        ("*", "en"),
        ("", "en"),
        ("it;q=x, ,,;;", "en"),
    ],
)
def test_the_browsers_language_is_heard(header: str, lang: str) -> None:
    assert preferred(header) == lang


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_a_sentence_in_every_language(lang: str) -> None:
    needed = {
        "malformed": {"detail": "x"},
        "no-such-seat": {"number": 3},
        "no-such-step": {"step": 3, "last": 2},
        "name-taken": {"name": "Ann"},
        "no-such-game": {"game": "x", "known": "y"},
        "no-such-bot": {"bot": "x", "known": "y"},
        "too-many": {"seconds": 3},
        "foreign-host": {"host": "x"},
        "no-such-order": {"order": "x"},
        "not-delivered": {"why": "x."},
    }
    for code in STATUSES:
        told = ApiError(code, needed.get(code)).told(words(lang))  # type: ignore[arg-type]  # samples
        assert told.message.endswith(".")


def test_the_real_clock_is_the_machines() -> None:
    clock = RealClock()
    assert clock.wall() > 1_700_000_000_000
    assert clock.steady() <= clock.steady()
