"""Each way of telling somebody, against a real server on the loopback."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from email import message_from_bytes
from email.message import EmailMessage, Message
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP, Envelope
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from saloon.server.notices.hooks import HookCarrier
from saloon.server.notices.letters import Letter, Trouble, Waiting, turn_letter
from saloon.server.notices.mail import MailCarrier
from saloon.server.notices.push import (
    PushCarrier,
    bytes_of,
    new_key,
    private_key,
    public_bytes,
    sealed,
    text_of,
)
from saloon.server.postal import is_mail, read_server
from saloon.server.store.notices import Channel
from saloon.server.wire.notices import Kind
from tests.sample import SAMPLE
from tests.server.served import Guest, HandClock, Served, serving
from tests.server.strangers import post_to_loopback, stranger
from tests.server.test_store import in_a_loop
from tests.waiting import until_so

PASSWORD = "correct horse"
HOME = "https://saloon.example.org/"


def channel(kind: Kind, address: str, **more: Any) -> Channel:
    plain: dict[str, Any] = {
        **dict.fromkeys(("shape", "key", "auth", "trouble", "used")),
        "state": "on",
        **dict.fromkeys(("failures", "rests", "created"), 0),
    }
    return Channel(id="c", person="p", kind=kind, address=address, **{**plain, **more})


def letter(tables: int = 1) -> Letter:
    waiting = [Waiting(f"t{n}", SAMPLE, f"{HOME}#/table/t{n}") for n in range(tables)]
    return turn_letter("en", tuple(waiting), HOME)


# Web Push


def test_a_letter_is_sealed_as_the_standard_shows() -> None:
    """The example of RFC 8291, appendix A."""
    own = private_key(bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    key = bytes_of(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    browser = private_key(bytes_of("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"))
    assert public_bytes(browser) == key
    auth, salt = bytes_of("BTBZMqHH6r4Tts7J_aSIgg"), bytes_of("DGv6ra1nlYgDCS1FRnbzlw")
    made = sealed(b"When I grow up, I want to be a watermelon", key, auth, own, salt)
    assert text_of(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc"
        "InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVW"
        "GNWQexSgSxsj_Qulcy4a-fN"
    )
    assert opened(made, browser, auth) == b"When I grow up, I want to be a watermelon"


def opened(body: bytes, browser: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """Open a letter as a browser does: the receiver's side of RFC 8291, with nothing of ours."""

    def drawn(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

    salt, size, named = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    sender, text = body[21 : 21 + named], body[21 + named :]
    assert len(text) <= size
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = browser.exchange(ec.ECDH(), theirs)
    secret = drawn(auth, shared, b"WebPush: info\x00" + point + sender, 32)
    key = drawn(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = drawn(salt, secret, b"Content-Encoding: nonce\x00", 12)
    said, end, padding = AESGCM(key).decrypt(nonce, text, None).rpartition(b"\x02")
    assert (end, padding.strip(b"\x00")) == (b"\x02", b"")
    return said


def test_a_browser_can_open_its_letter_and_knows_the_sender() -> None:
    browser, auth, clock = ec.generate_private_key(ec.SECP256R1()), b"s" * 16, HandClock()

    async def sent() -> tuple[PushCarrier, str, bytes, str]:
        async with stranger() as service:
            carrier = PushCarrier(post_to_loopback(), clock, new_key(), "mailto:host@example.org")
            keys = {"key": text_of(public_bytes(browser)), "auth": text_of(auth)}
            await carrier.carry(channel("push", service.url, **keys), letter())
            return carrier, service.heads[0], service.bodies[0], service.url

    carrier, head, body, url = in_a_loop(sent())
    said = json.loads(opened(body, browser, auth))
    assert said["url"] == f"{HOME}#/table/t0"
    assert said["title"].startswith("Your turn")
    found = re.search(r"authorization: vapid t=(.+)\.(.+)\.(.+), k=(\S+)\r\n", head)
    assert found is not None
    top, claims, signed, key = found.groups()
    assert key == carrier.known_as
    raw = bytes_of(signed)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
    known.verify(pair, f"{top}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    told = json.loads(bytes_of(claims))
    assert told["aud"] == url.partition("/in")[0]
    assert 0 < told["exp"] - clock.wall() // 1000 <= 86_400


@pytest.mark.parametrize(
    ("status", "gone"),
    [(404, True), (410, True), (401, False), (403, False), (503, False)],
)
def test_a_subscription_that_expired_is_gone(status: int, gone: bool) -> None:
    browser = ec.generate_private_key(ec.SECP256R1())

    async def sent() -> None:
        async with stranger(answer=f"HTTP/1.1 {status} No\r\n\r\n".encode()) as service:
            carrier = PushCarrier(post_to_loopback(), HandClock(), new_key(), HOME)
            keys = {"key": text_of(public_bytes(browser)), "auth": text_of(b"s" * 16)}
            await carrier.carry(channel("push", service.url, **keys), letter())

    with pytest.raises(Trouble) as trouble:
        in_a_loop(sent())
    assert (trouble.value.gone, trouble.value.ours) == (gone, False)


def test_a_letter_names_ten_tables_and_counts_all() -> None:
    long = letter(12)
    assert "12" in long.title
    lines = long.lines()
    assert len(lines) == 11
    assert lines[9].endswith("#/table/t9")
    assert lines[10] == f"… {HOME}"
    assert len(letter(10).lines()) == 10


def test_keys_are_made_at_the_first_start_and_kept(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        key = first.guest("Ann").get("/me/notices")["push_key"]
    with serving(tmp_path) as second:
        assert second.guest("Bo").get("/me/notices")["push_key"] == key
    assert len(bytes_of(key)) == 65


def test_a_browser_tells_of_the_turns_of_one_person(served: Served) -> None:
    browser = ec.generate_private_key(ec.SECP256R1())
    wish = {
        "kind": "push",
        "address": "https://push.example.org/subscription",
        "key": text_of(public_bytes(browser)),
        "auth": text_of(b"s" * 16),
    }
    ann, bo = served.guest("Ann"), served.guest("Bo")
    shown = ann.post("/me/channels", wish)["channels"]
    assert [each["address"] for each in shown] == ["push.example.org"]
    bo.post("/me/channels", wish)
    assert ann.get("/me/notices")["channels"] == []


# Webhooks


@pytest.mark.parametrize("shape", ["plain", "discord", "matrix"])
def test_a_webhook_gets_what_it_understands(shape: str) -> None:
    async def sent() -> Any:
        async with stranger() as hook:
            carrier = HookCarrier(post_to_loopback())
            await carrier.carry(channel("webhook", hook.url, shape=shape), letter(2))
            return json.loads(hook.bodies[0])

    said = in_a_loop(sent())
    field = "content" if shape == "discord" else "text"
    assert said[field].startswith("It’s your turn at 2 tables")
    if shape == "discord":
        assert said["allowed_mentions"] == {"parse": []}
    if shape == "plain":
        assert [each["url"] for each in said["tables"]] == [f"{HOME}#/table/t{n}" for n in (0, 1)]
    else:
        assert f"{HOME}#/table/t1" in said[field]


# E-mail


class Box:
    """Where e-mail arrives."""

    def __init__(self) -> None:
        self.mails: list[Message] = []
        self.raw: list[str] = []
        self.refuse = ""
        self.unwanted = ""
        """What is said to a letter that was read."""

    async def handle_RCPT(  # noqa: N802 - the server's own name for it
        self, _server: object, _session: object, envelope: Envelope, address: str, _options: object
    ) -> str:
        if self.refuse:
            return self.refuse
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802
        self, _server: object, _session: object, envelope: Envelope
    ) -> str:
        assert isinstance(envelope.content, bytes)
        if self.unwanted:
            return self.unwanted
        self.raw.append(envelope.content.decode("ascii", "replace"))
        self.mails.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"

    def last(self) -> EmailMessage:
        mail = self.mails[-1]
        assert isinstance(mail, EmailMessage)
        return mail

    def text(self) -> str:
        return str(self.last().get_content())


@asynccontextmanager
async def receiving(box: Box) -> AsyncIterator[int]:
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, hostname="loopback"), "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


@contextmanager
def mailing(folder: Path, clock: HandClock | None = None) -> Iterator[tuple[Served, Box]]:
    """A house that hands its e-mail to a server in the same loop."""
    box = Box()
    with serving(folder, clock) as plain:
        entered = receiving(box)
        port = plain.run(entered.__aenter__())
        try:
            room = plain.house.mailroom
            server = read_server(f"smtp://127.0.0.1:{port}")
            room.carriers["mail"] = MailCarrier(server, "saloon@example.org", room.key, HOME)
            room.home = HOME
            yield plain, box
        finally:
            plain.run(entered.__aexit__(None, None, None))


def told(served: Served, box: Box, guest: Guest, address: str, password: str = "") -> None:
    """Let somebody give an address, and the link arrive there."""
    before = len(box.mails)
    guest.post("/me/channels", {"kind": "mail", "address": address, "password": password})
    served.run(until_so(lambda: len(box.mails) > before, "the link arrives"))


def confirmed(served: Served, box: Box, guest: Guest, password: str = "") -> str:
    """Let somebody give an address and follow the link; give the channel."""
    told(served, box, guest, "ann@example.org", password)
    served.stranger().post("/channels/confirm", {"token": token(box, "confirm")})
    (only,) = guest.get("/me/notices")["channels"]
    assert only["state"] == "on"
    return str(only["id"])


def token(box: Box, about: str) -> str:
    found = re.search(rf"{re.escape(HOME)}#/{about}/(\S+)", box.text().replace("=\n", ""))
    assert found is not None
    return found[1]


def test_an_address_is_confirmed_by_a_link_that_is_good_once(tmp_path: Path) -> None:
    clock = HandClock()
    with mailing(tmp_path, clock) as (served, box):
        ann = served.guest("Ann")
        ann.post("/me/channels", {"kind": "mail", "address": "ann@example.org"})
        served.run(until_so(lambda: bool(box.mails), "the link arrives"))
        (only,) = ann.get("/me/notices")["channels"]
        assert only["state"] == "unconfirmed"
        assert ann.id not in served.house.people.listening
        assert box.last()["To"] == "ann@example.org"
        good = token(box, "confirm")
        stranger = served.stranger()
        assert stranger.refused("POST", "/channels/confirm", {"token": "x"}).status == 404
        other = {"token": good, "password": PASSWORD}
        assert stranger.refused("POST", "/passwords", other).code == "no-such-ticket"
        stranger.post("/channels/confirm", {"token": good})
        assert ann.id in served.house.people.listening
        assert stranger.refused("POST", "/channels/confirm", {"token": good}).status == 404
        ann.post("/me/channels", {"kind": "mail", "address": "ann2@example.org"})
        served.run(until_so(lambda: len(box.mails) == 2, "the link arrives"))
        late = token(box, "confirm")
        served.pass_time(49 * 3600)
        assert stranger.refused("POST", "/channels/confirm", {"token": late}).status == 404


def test_a_letter_can_be_the_last_one_with_one_click(tmp_path: Path) -> None:
    with mailing(tmp_path) as (served, box):
        ann = served.guest("Ann")
        name = confirmed(served, box, ann)
        ann.post(f"/me/channels/{name}/trial")
        mail = box.last()
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        # Programs read that line; they know of no other letters there, and of no breaks.
        assert f"\r\nList-Unsubscribe: <{HOME}api/farewells/{name}." in box.raw[-1]
        link = str(mail["List-Unsubscribe"]).strip("<>").removeprefix(HOME)
        shown = served.door.get(link, follow_redirects=False)
        assert shown.headers["location"] == HOME + "#/stop/" + link.rpartition("/")[2]
        (only,) = ann.get("/me/notices")["channels"]
        assert only["state"] == "on"
        body = {"List-Unsubscribe": "One-Click"}
        assert served.door.post(link + "0", data=body).status_code == 404
        assert served.door.post(link, data=body).status_code == 204
        (only,) = ann.get("/me/notices")["channels"]
        assert only["state"] == "off"
        assert "stop" in only["trouble"]
        before = len(box.mails)
        ann.post(f"/me/channels/{name}/trial")
        served.run(until_so(lambda: len(box.mails) > before, "the link arrives"))
        (only,) = ann.get("/me/notices")["channels"]
        assert only["state"] == "off"
        served.stranger().post("/channels/confirm", {"token": token(box, "confirm")})
        (only,) = ann.get("/me/notices")["channels"]
        assert only["state"] == "on"


def test_a_good_address_stays_until_the_next_is_confirmed(tmp_path: Path) -> None:
    with mailing(tmp_path) as (served, box):
        ann = served.guest("Ann")
        confirmed(served, box, ann)
        for address in ("typo@example.org", "new@example.org"):
            told(served, box, ann, address)
            shown = ann.get("/me/notices")["channels"]
            kept = {each["address"]: each["state"] for each in shown}
            assert kept == {"ann@example.org": "on", address: "unconfirmed"}
        served.stranger().post("/channels/confirm", {"token": token(box, "confirm")})
        shown = ann.get("/me/notices")["channels"]
        assert [(each["address"], each["state"]) for each in shown] == [("new@example.org", "on")]


def test_the_address_of_a_guest_is_no_key_to_their_account(tmp_path: Path) -> None:
    """Whoever shared the device may have given it."""
    with mailing(tmp_path) as (served, box):
        ann = served.guest("Ann")
        confirmed(served, box, ann)
        told(served, box, ann, "eve@example.org")
        late = token(box, "confirm")
        made = ann.post("/accounts", {"name": "Ann", "password": PASSWORD, "token": True})
        assert made["id"] == ann.id
        assert Guest(served, made).get("/me/notices")["channels"] == []
        assert ann.id not in served.house.people.listening
        stranger = served.stranger()
        assert stranger.refused("POST", "/channels/confirm", {"token": late}).status == 404


def test_who_is_not_known_there_is_gone_and_a_closed_server_is_not(tmp_path: Path) -> None:
    with mailing(tmp_path) as (served, box):
        room = served.house.mailroom
        assert room.mail is not None
        for answer, gone in (("550 5.1.1 nobody", True), ("450 later", False)):
            box.refuse = answer
            with pytest.raises(Trouble) as trouble:
                served.run(room.carry(channel("mail", "eve@example.org"), letter()))
            assert (trouble.value.gone, trouble.value.ours) == (gone, False)
        box.refuse = ""
        for answer, ours in (("554 5.7.1 not this", False), ("451 later", True)):
            box.unwanted = answer
            with pytest.raises(Trouble) as trouble:
                served.run(room.carry(channel("mail", "eve@example.org"), letter()))
            assert (trouble.value.gone, trouble.value.ours) == (False, ours)
        assert not box.mails
        mail = room.mail
    with pytest.raises(Trouble) as trouble:
        in_a_loop(mail.carry(channel("mail", "eve@example.org"), letter()))
    assert (trouble.value.gone, trouble.value.ours) == (False, True)


def test_a_forgotten_password_is_made_anew_by_a_link(tmp_path: Path) -> None:
    clock = HandClock()
    with mailing(tmp_path, clock) as (served, box):
        made = served.stranger().post(
            "/accounts", {"name": "Erna", "password": PASSWORD, "token": True}
        )
        erna, stranger = Guest(served, made), served.stranger()
        stranger.post("/passwords/forgotten", {"name": "Erna"})
        for wrong in ({}, {"password": "a guess"}):
            wish = {"kind": "mail", "address": "eve@example.org", **wrong}
            assert erna.refused("POST", "/me/channels", wish).code == "not-your-password"
        confirmed(served, box, erna, PASSWORD)
        assert len(box.mails) == 1
        for name in ("Nobody", "Erna"):
            assert stranger.post("/passwords/forgotten", {"name": name}) is None
        served.run(until_so(lambda: len(box.mails) == 2, "the link arrives"))
        good = token(box, "password")
        served.pass_time(3500)
        stranger.post("/passwords", {"token": good, "password": "another horse"})
        assert erna.refused("GET", "/me").code == "not-signed-in"
        old = {"name": "Erna", "password": PASSWORD}
        assert stranger.refused("POST", "/sessions", old).code == "wrong-password"
        assert stranger.post("/sessions", {**old, "password": "another horse", "token": True})
        again = {"token": good, "password": PASSWORD}
        assert stranger.refused("POST", "/passwords", again).code == "no-such-ticket"


@pytest.mark.parametrize(
    ("address", "good"),
    [
        ("ann@example.org", True),
        ("a.b+c@mail.example.co.uk", True),
        ("ann@localhost", False),
        ("ann@[127.0.0.1]", False),
        ("ann@example.org\nbcc: eve@example.org", False),
        ("Ann <ann@example.org>", False),
        ("ann@example.org,eve@example.org", False),
        ("@example.org", False),
        ("=?utf-8?q?eve=40example.com=2C?=@example.org", False),
    ],
)
def test_addresses(address: str, good: bool) -> None:
    assert is_mail(address) is good


def test_a_password_for_the_mail_server_never_travels_in_the_open() -> None:
    server = read_server("smtp://ann:p%40ss@mail.example.org")
    assert (server.host, server.port, server.password) == ("mail.example.org", 587, "p@ss")
    assert server.start_tls is True
    assert read_server("smtps://mail.example.org").port == 465
    with pytest.raises(ValueError, match="SMTP"):
        read_server("https://mail.example.org")
