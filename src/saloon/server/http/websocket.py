"""A WebSocket without detours: messages go straight to the socket, and straight to whoever listens.

The handshake, pings, closing and everything unusual stay with uvicorn and websockets. What is
spared is the way through queues and tasks that every message would have to take otherwise.

Every frame counts, whatever its kind. A socket is heard frame by frame; what comes together waits
for later turns of the loop, and what is more than one may send waits unread until there is a share
for it. Whoever keeps on sending is sent away.
"""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport
from collections.abc import Callable
from struct import pack
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from saloon.server.house.limits import FRAMES, Bucket, whose
from saloon.server.http.admission import LINGER, Admission

try:
    from websockets.speedups import apply_mask
except ImportError:  # where there is no compiled one
    from websockets.utils import apply_mask

TEXT: Final = 0x81
"""The first byte of a text message in one piece."""
MASKED: Final = 0x80
LONG: Final = 126
HEAD: Final = 2
"""So many bytes a frame has at least."""
LENGTHS: Final = {126: 2, 127: 8}
"""Bytes in which the length follows, where it does not fit into the second one."""
MOST_WAITING: Final = 1 << 20
"""So many bytes may wait for the other end to take them."""
MOST_PIECES: Final = 64
"""So many frames may make up one message."""
BREATH: Final = 0.25
"""Whoever has sent too much is not read for so many seconds."""
PATIENCE: Final = 5.0
"""Whoever has more to send than it may for so many seconds is sent away."""
LAST_WORDS: Final = 1.0
"""Seconds in which a subscriber that is dropped may take in the reason."""
TOO_MUCH: Final = 4429


def framed(message: bytes) -> bytes:
    """Put a text message into the form in which it travels."""
    size = len(message)
    if size < LONG:
        return bytes((TEXT, size)) + message
    if size < 1 << 16:
        return pack("!BBH", TEXT, LONG, size) + message
    return pack("!BBQ", TEXT, LONG + 1, size) + message


class SocketProtocol(WebSocketsSansIOProtocol):
    """The server's end of a WebSocket."""

    heard: Callable[[bytes], None] | None = None
    """Gets every text message, once a stream has taken it over."""
    hung_up: Callable[[], None] | None = None
    outgoing: list[bytes] | None = None
    """What is said in this turn of the loop; it travels together."""
    paused: bool = False
    """Whether nothing is read until what came has been heard."""
    dismissed: bool = False
    """Whether it was sent away for sending too much."""
    late_since: float | None = None
    """When it began to send more than it may."""
    closing_since: float | None = None
    """When this was first found closing."""
    address: str = ""

    def __init__(self, config: Any, *given: Any, **named: Any) -> None:
        super().__init__(config, *given, **named)
        self.admission: Admission = config.admission
        self.unread = bytearray()
        """What has come and was not heard yet."""
        self.share = Bucket(FRAMES, self.loop.time()) if self.admission.limits else None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.address = whose(self.client[0]) if self.client else ""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["state"]["websocket"] = self

    @property
    def owner(self) -> str:
        """The address it comes from, as a proxy may have said."""
        scope: Any = getattr(self, "scope", None)
        return whose(scope["client"][0]) if scope and scope["client"] else self.address

    def take_over(self, heard: Callable[[bytes], None], hung_up: Callable[[], None]) -> None:
        """Hear what comes from now on, and whether the other end hangs up."""
        self.heard = heard
        self.hung_up = hung_up
        if self.disconnected:
            hung_up()

    async def run_asgi(self) -> None:
        """Serve it; at its end, forget whom it served.

        The scope and the subscriber refer back to this. A circle would keep them, and the table
        with them, until rubbish is looked for, which is rarely done.
        """
        await super().run_asgi()
        self.heard = self.hung_up = None
        scope: Any = self.scope
        scope.clear()

    # What comes

    def data_received(self, data: bytes) -> None:
        """Hear the first frame at once; others wait for their turn, and nothing more is read."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self.unread += data
        if self.paused:
            return
        if self.spent():
            self.hold()
        elif self.hear() and self.unread and self.first()[1]:
            self.pause()
            self.admission.turns.queue(self)

    def listen(self, most: int) -> bool:
        """Hear up to so many frames that wait; tell whether there are more for the next turn."""
        for _ in range(most):
            if not self.first()[1]:
                self.late_since = None
                self.resume()
                return False
            if self.spent():
                self.hold()
                return False
            self.hear()
        return True

    def spent(self) -> bool:
        """Count a frame, or a piece of one that comes alone; tell whether that is too many."""
        return self.share is not None and not self.share.take(self.loop.time())

    def first(self) -> tuple[int, int]:
        """Tell where the payload of the first frame that waits begins, and where it ends.

        It ends nowhere if the end has not come yet, and begins nowhere if this is no frame that
        may come; whatever follows then is not looked at.
        """
        data = self.unread
        if len(data) < HEAD:
            return 0, 0
        length = data[1] & 127
        head = HEAD + LENGTHS.get(length, 0)
        if len(data) < head:
            return 0, 0
        if head > HEAD:
            length = int.from_bytes(data[HEAD:head], "big")
        if not data[1] & MASKED or length > self.config.ws_max_size:
            return 0, len(data)
        end = head + 4 + length
        return (head + 4, end) if len(data) >= end else (0, 0)

    def hear(self) -> bool:
        """Hear the first frame that waits, if it is whole.

        A text message in one piece is handed on; everything else is left to websockets, which also
        ends the connection where a frame is too long, not masked or not understood.
        """
        begin, end = self.first()
        if not end:
            return False
        frame = bytes(self.unread[:end])
        del self.unread[:end]
        between = self.conn.current_size is not None
        if begin and frame[0] == TEXT and not (between or self.close_sent):
            if self.heard is not None:
                self.heard(apply_mask(frame[begin:], frame[begin - 4 : begin]))
        else:
            super().data_received(frame)
        if self.dismissed or self.transport.is_closing():
            self.unread.clear()
        return True

    def hold(self) -> None:
        """Read nothing for a while; whoever keeps on sending is sent away."""
        self.pause()
        now = self.loop.time()
        if self.late_since is None:
            self.late_since = now
        if now - self.late_since > PATIENCE:
            self.dismiss()
        else:
            self.loop.call_later(BREATH, self.admission.turns.queue, self)

    def pause(self) -> None:
        if not self.paused and not self.transport.is_closing():
            self.paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self.paused and not (self.dismissed or self.transport.is_closing()):
            self.paused = False
            self.transport.resume_reading()

    def dismiss(self) -> None:
        """Send whoever sends too much away; it has a moment to take that in, and is not heard."""
        self.unread.clear()
        if self.dismissed or self.transport.is_closing():
            return
        self.admission.turn_away("flood")
        self.dismissed = True
        self.pause()
        if self.close_sent or not self.handshake_complete:
            self.transport.abort()
            return
        self.conn.fail(TOO_MUCH, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(LAST_WORDS, self.transport.abort)
        if self.hung_up is not None:
            self.hung_up()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) >= MOST_PIECES:
            self.dismiss()
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping; whoever does not take answers in gets no more."""
        if self.waiting() > MOST_WAITING:
            self.transport.abort()
        else:
            super().handle_ping()

    def send_receive_event_to_app(self) -> None:
        """Hand on a message that came in several pieces, or as bytes."""
        data, self.frames = b"".join(self.frames), []
        if self.heard is not None and not self.close_sent:
            self.heard(data)

    # How it ends

    def connection_lost(self, exc: Exception | None) -> None:
        self.admission.leave(self)
        super().connection_lost(exc)
        self.unread.clear()
        if self.hung_up is not None:
            self.hung_up()

    def handle_close(self, event: Any) -> None:
        super().handle_close(event)
        if self.hung_up is not None:
            self.hung_up()

    def cut(self) -> None:
        """End it at once."""
        self.admission.leave(self)
        self.transport.abort()

    def look_after(self, now: float) -> None:
        """Cut a connection that was closed long ago, and whose other end does not take that in."""
        if self.transport.is_closing():
            self.closing_since = self.closing_since or now
            if now - self.closing_since > LINGER:
                self.cut()

    # What goes

    def write(self, message: bytes) -> None:
        """Send a text message, with all that is sent before the loop comes round."""
        if self.outgoing is None:
            self.outgoing = [framed(message)]
            self.admission.outbox.add(self)
        else:
            self.outgoing.append(framed(message))

    def flush(self) -> None:
        """Hand over what is to be sent."""
        outgoing, self.outgoing = self.outgoing, None
        if outgoing and not (self.close_sent or self.transport.is_closing()):
            self.transport.write(outgoing[0] if len(outgoing) == 1 else b"".join(outgoing))

    def waiting(self) -> int:
        """Tell how many bytes the other end has not taken yet."""
        return self.transport.get_write_buffer_size()

    async def hang_up(self, code: int, why: str, patience: float) -> None:
        """Close with a reason; if the other end does not take it in, cut the connection."""
        self.flush()
        try:
            async with asyncio.timeout(patience):
                await self.send({"type": "websocket.close", "code": code, "reason": why})
        except Exception:  # whatever keeps it from hearing that, it is gone
            self.transport.abort()
