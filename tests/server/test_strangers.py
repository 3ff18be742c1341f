"""Addresses come from strangers: nothing inside is ever connected to, whatever they try."""

from __future__ import annotations

import asyncio
import errno
import socket
import threading

import pytest

from saloon.server.notices.addresses import ASKING, BadAddress, is_public, read_address
from saloon.server.notices.letters import Trouble
from saloon.server.notices.post import Post, judge
from tests.server.strangers import NAME, post_to_loopback, stranger, trusting
from tests.server.test_store import in_a_loop

WAYS = [
    "https://127.0.0.1:{port}/",
    "https://127.1:{port}/",
    "https://2130706433:{port}/",
    "https://0x7f000001:{port}/",
    "https://0177.0.0.1:{port}/",
    "https://0.0.0.0:{port}/",
    "https://localhost:{port}/",
    "https://LOCALHOST.:{port}/",
    "https://[::1]:{port}/",
    "https://[::]:{port}/",
    "https://[::ffff:127.0.0.1]:{port}/",
    "https://[::127.0.0.1]:{port}/",
    "https://[64:ff9b::7f00:1]:{port}/",
    "https://[2002:7f00:1::]:{port}/",
    "https://[fe80::1%25lo]:{port}/",
    "https://stranger.test@127.0.0.1:{port}/",
    "https://stranger.test\\@127.0.0.1:{port}/",
    "https://stranger.test\r\nhost: x:{port}/",
    "https://１２７.0.0.1:{port}/",
    "http://127.0.0.1:{port}/",
    "//127.0.0.1:{port}/",
    "file:///etc/hostname",
    "https://:{port}/",
]
INSIDE = [
    *("127.0.0.1", "10.0.0.8", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
    *("0.0.0.0", "224.0.0.1", "255.255.255.255", "240.0.0.1", "192.0.2.1", "198.18.0.1"),
    *("::1", "::", "fe80::1", "fe80::1%lo", "fc00::1", "fec0::1", "ff02::1", "2001:db8::1"),
    *(
        "::ffff:10.0.0.8",
        "64:ff9b::a00:8",
        "64:ff9b:1::a00:8",
        "168.63.129.16",
        "192.0.0.8",
        "192.88.99.1",
        "3fff::1",
        "2002:a00:8::1",
        "2001:0:a00:8::1",
        "no address",
    ),
]


@pytest.mark.parametrize("way", WAYS)
def test_nothing_on_this_machine_is_reached(way: str) -> None:
    """There is somebody at the port who would count a call."""

    async def tried() -> int:
        async with stranger() as here:
            with pytest.raises(Trouble):
                await Post(tls=trusting()).send(way.format(port=here.port), {}, b"{}")
            return here.calls

    assert in_a_loop(tried()) == 0


@pytest.mark.parametrize("address", INSIDE)
def test_an_address_inside_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "64:ff9b::101:101"])
def test_an_address_outside_is_public(address: str) -> None:
    assert is_public(address)


def test_a_name_that_leads_inside_as_well_is_refused() -> None:
    """Of two addresses the second is the one that is meant."""

    async def both(_host: str, _port: int) -> list[str]:
        return ["1.1.1.1", "10.0.0.8"]

    with pytest.raises(Trouble) as trouble:
        in_a_loop(Post(both, tls=trusting()).send(f"https://{NAME}/", {}, b"{}"))
    assert trouble.value.gone


def test_a_name_is_resolved_once_and_what_was_checked_is_connected_to() -> None:
    """The second answer would be another address."""
    asked: list[str] = []

    async def turning(host: str, _port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"] if len(asked) == 1 else ["127.0.0.2"]

    async def tried() -> int:
        async with stranger() as here:
            post = Post(turning, lambda address: address == "127.0.0.1", trusting())
            assert await post.send(here.url, {}, b"{}") == 200
            return here.calls

    assert in_a_loop(tried()) == 1
    assert asked == [NAME]


def test_a_redirect_is_not_followed() -> None:
    async def tried() -> tuple[int, int]:
        async with stranger() as inside, stranger() as here:
            where = f"https://127.0.0.1:{inside.port}/"
            here.answer = f"HTTP/1.1 307 Go\r\nlocation: {where}\r\n\r\n".encode()
            status = await post_to_loopback().send(here.url, {}, b"{}")
            return status, inside.calls

    status, calls = in_a_loop(tried())
    assert calls == 0
    with pytest.raises(Trouble) as trouble:
        judge(status)
    assert trouble.value.why == "refused"


@pytest.mark.parametrize("status", [307, 400, 401, 403, 413, 429, 500])
def test_only_what_is_not_there_is_gone_at_once(status: int) -> None:
    with pytest.raises(Trouble) as trouble:
        judge(status)
    assert not trouble.value.gone


@pytest.mark.parametrize(
    ("problem", "ours"),
    [
        (TimeoutError(), True),
        (socket.gaierror(socket.EAI_AGAIN, "later"), True),
        (OSError(errno.ENETUNREACH, "no network"), True),
        (socket.gaierror(socket.EAI_NONAME, "no such name"), False),
    ],
)
def test_while_there_is_no_network_no_address_is_to_blame(problem: OSError, ours: bool) -> None:
    """Where somebody else has just answered there is one, and the name is at fault."""

    async def names(host: str, _port: int) -> list[str]:
        if host == NAME:
            return ["127.0.0.1"]
        raise problem

    async def tried() -> list[bool]:
        post = Post(names, lambda _address: True, trusting())
        found = []
        async with stranger() as here:
            for _ in range(2):
                with pytest.raises(Trouble) as trouble:
                    await post.send("https://other.test/", {}, b"{}")
                found.append(trouble.value.ours)
                await post.send(here.url, {}, b"{}")
        return found

    assert in_a_loop(tried()) == [ours, False]


def test_a_name_that_is_long_looked_for_is_given_up() -> None:
    async def never(_host: str, _port: int) -> list[str]:
        await asyncio.Event().wait()
        return []

    with pytest.raises(Trouble) as trouble:
        in_a_loop(Post(never, tls=trusting(), seconds=0.02).send(f"https://{NAME}/", {}, b"{}"))
    assert trouble.value.ours


def test_who_waits_behind_names_that_take_long_is_not_to_blame(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Others have names that are never found, and hold up everybody's way to them."""
    found = threading.Event()
    asked: list[str] = []

    def slow(host: str, *_rest: object, **_more: object) -> list[object]:
        asked.append(host)
        found.wait()
        return []

    async def tried() -> list[bool]:
        post = Post(tls=trusting(), seconds=2)
        post.answered = asyncio.get_running_loop().time()  # there is a network
        names = [f"https://{number}.test/" for number in range(ASKING + 1)]
        work = [post.send(name, {}, b"{}") for name in names]
        troubles = await asyncio.gather(*work, return_exceptions=True)
        found.set()
        return [isinstance(each, Trouble) and each.ours for each in troubles]

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    assert in_a_loop(tried()) == [*[False] * ASKING, True]
    assert len(asked) == ASKING


def test_whoever_does_not_answer_is_left() -> None:
    async def tried() -> None:
        async with stranger(silent=True) as here:
            await post_to_loopback(seconds=0.2).send(here.url, {}, b"{}")

    with pytest.raises(Trouble) as trouble:
        in_a_loop(tried())
    assert not trouble.value.gone


@pytest.mark.parametrize(
    "answer",
    [
        *(b"x" * 1_000_000, b"", b"HTTP/1.1 abc\r\n", b"SSH-2.0 x\r\n"),
        b"HTTP/1.1 103 Early\r\n" + b"link: x\r\n" * 1000 + b"\r\nHTTP/1.1 200 OK\r\n\r\n",
    ],
)
def test_an_answer_that_is_none_is_not_read_on(answer: bytes) -> None:
    async def tried() -> None:
        async with stranger(answer=answer) as here:
            await post_to_loopback().send(here.url, {}, b"{}")

    with pytest.raises(Trouble):
        in_a_loop(tried())


def test_a_certificate_must_be_the_hosts() -> None:
    """Another name leads to the same machine."""

    async def tried() -> None:
        async with stranger() as here:
            url = f"https://elsewhere.test:{here.port}/"
            await post_to_loopback().send(url, {}, b"{}")

    with pytest.raises(Trouble):
        in_a_loop(tried())


def test_what_is_sent_is_a_plain_request() -> None:
    async def tried() -> tuple[str, bytes]:
        async with stranger() as here:
            await post_to_loopback().send(here.url, {"content-type": "x/y"}, b"hello")
            return here.heads[0], here.bodies[0]

    head, body = in_a_loop(tried())
    assert head.startswith("POST /in?box=1 HTTP/1.1\r\nhost: stranger.test:")
    assert "\r\ncontent-type: x/y\r\n" in head
    assert body == b"hello"


@pytest.mark.parametrize("rest", [":22/", ":70000/", ":x/", "/" + "a" * 1000, "/ö", "/a b"])
def test_an_address_that_is_no_web_address_is_refused(rest: str) -> None:
    with pytest.raises(BadAddress):
        read_address("https://example.org" + rest)
