"""A WebSocket without detours: messages go straight to the socket, and straight to whoever listens.

The handshake, pings, closing and everything unusual stay with uvicorn and websockets. What is
spared is the way through queues and tasks that every message would have to take otherwise.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # where there is no compiled one
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from websockets.http11 import Request

TEXT: Final = 0x81
"""The first byte of a text message in one piece."""
MASKED: Final = 0x80
LONG: Final = 126
LONGER: Final = 127


def framed(message: bytes) -> bytes:
    """Put a text message into the form in which it travels."""
    size = len(message)
    if size < LONG:
        return bytes((TEXT, size)) + message
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message


class Line(WebSocketsSansIOProtocol):
    """The server's end of a WebSocket."""

    heard: Callable[[bytes], None] | None = None
    """Gets every text message, once a stream has taken the line over."""
    hung_up: Callable[[], None] | None = None
    rest: bytes = b""
    """The beginning of a message whose end has not come yet."""
    outgoing: list[bytes] | None = None
    """What is said in this turn of the loop; it travels together."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["state"]["line"] = self

    def take_over(self, heard: Callable[[bytes], None], hung_up: Callable[[], None]) -> None:
        """Hear what comes from now on, and whether the other end hangs up."""
        self.heard = heard
        self.hung_up = hung_up
        if self.disconnected:
            hung_up()

    def data_received(self, data: bytes) -> None:
        """Hand text messages in one piece on; leave everything else to websockets, frame by frame.

        A frame that is too long, not masked or not understood is left to it with all that follows.
        """
        if self.heard is None:
            super().data_received(data)
            return
        if self.rest:
            data, self.rest = self.rest + data, b""
        while data:
            size = len(data)
            if size < 2:
                break
            length, head = data[1] & 127, 6
            if length == LONG and size >= 4:
                length, head = int.from_bytes(data[2:4], "big"), 8
            if not data[1] & MASKED or data[1] & 127 == LONGER or length > self.config.ws_max_size:
                self.heard = None
                super().data_received(data)
                return
            if size < head + length or (data[1] & 127 == LONG and size < 4):
                break
            frame, data = data[: head + length], data[head + length :]
            if frame[0] != TEXT or self.close_sent:
                super().data_received(frame)
            elif self.heard is not None:
                self.heard(apply_mask(frame[head:], frame[head - 4 : head]))
        self.rest = data

    def send_receive_event_to_app(self) -> None:
        """Hand on a message that came in several pieces, or as bytes."""
        if self.heard is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.heard(data)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.hung_up is not None:
            self.hung_up()

    def handle_close(self, event: Any) -> None:
        super().handle_close(event)
        if self.hung_up is not None:
            self.hung_up()

    def write(self, message: bytes) -> None:
        """Send a text message, with all that is sent before the loop comes round."""
        if self.outgoing is None:
            self.outgoing = [framed(message)]
            self.loop.call_soon(self.flush)
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
        """Close with a reason; if the other end does not take it in, cut the line."""
        self.flush()
        try:
            async with asyncio.timeout(patience):
                await self.send({"type": "websocket.close", "code": code, "reason": why})
        except Exception:  # whatever keeps it from hearing that, it is gone
            self.transport.abort()
