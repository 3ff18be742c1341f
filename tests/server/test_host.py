"""The host's page: one link opens it, and it shows how the house is."""

from __future__ import annotations

import logging

from saloon.server.http.logs import MOST_FAULTS, Latest
from saloon.server.notices.letters import Letter, Trouble
from saloon.server.store.notices import Channel
from tests.server.served import Served

HOOK = {"kind": "webhook", "address": "https://hooks.example.org/abc"}


class Tray:
    """Takes letters, or does not."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, Letter]] = []
        self.trouble: Trouble | None = None

    async def carry(self, channel: Channel, letter: Letter) -> None:
        if self.trouble is not None:
            raise self.trouble
        self.letters.append((channel.address, letter))


def test_only_the_link_opens_the_hosts_page(served: Served) -> None:
    ann, stranger = served.guest("Ann"), served.stranger()
    for token in ("", "x", ann.person["token"]):
        assert ann.refused("POST", "/host", {"token": token}).status == 404
        wish = {"token": token, "channel": HOOK}
        assert ann.refused("POST", "/host/trial", wish).status == 404
    seen = stranger.post("/host", {"token": served.house.host_key})
    assert seen["guests"] >= 1
    assert seen["kinds"] == ["push", "webhook"]
    assert seen["storage"] > 0


def test_the_host_sees_how_much_of_everything_there_is(stopped: Served) -> None:
    ann = stopped.guest("Ann")
    stopped.stranger().post(
        "/accounts", {"name": "Erna", "password": "correct horse", "token": True}
    )
    ann.post("/me/channels", HOOK)
    ann.table({"kind": "me"}, {"kind": "open"})
    ann.table({"kind": "me"}, {"kind": "beside", "name": "Bo"}, pace={"kind": "days", "days": 3})
    seen = stopped.stranger().post("/host", {"token": stopped.house.host_key})
    assert (seen["accounts"], seen["guests"]) == (1, 1)
    assert seen["tables"] == {"open": 1, "running": 1}
    assert seen["channels"] == {"on": 1}
    assert seen["waits"]["letters"] == 1


def test_the_host_tries_a_channel(served: Served) -> None:
    tray = Tray()
    served.house.mailroom.carriers["webhook"] = tray
    stranger, key = served.stranger(), served.house.host_key
    stranger.post("/host/trial", {"token": key, "channel": HOOK})
    assert [address for address, _ in tray.letters] == [HOOK["address"]]
    tray.trouble = Trouble("refused", gone=True)
    told = stranger.refused("POST", "/host/trial", {"token": key, "channel": HOOK})
    assert told.code == "not-delivered"
    mail = {"kind": "mail", "address": "host@example.org"}
    told = stranger.refused("POST", "/host/trial", {"token": key, "channel": mail})
    assert told.code == "no-mail"


def test_the_last_faults_are_at_hand_and_say_no_more_than_the_log() -> None:
    latest = Latest()
    log = logging.Logger("of its own")
    log.addHandler(latest)
    log.info("all is well")
    for number in range(MOST_FAULTS + 5):
        log.warning("a letter did not arrive", extra={"why": f"mail: {number}", "person": "ann"})
    try:
        raise ValueError("a secret")
    except ValueError:
        log.exception("work failed")
    assert len(latest.faults) == MOST_FAULTS
    last = latest.faults[-1]
    assert (last.level, last.text, last.why) == ("error", "work failed", "ValueError")
    assert "secret" not in str(latest.faults)
    assert "ann" not in str(latest.faults)
