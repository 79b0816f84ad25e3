"""What alerts are sent to, on this machine: something that is posted to, and a mail server."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP
from tests.server.kit import PATIENCE


@dataclass
class Post:
    """A request that came in."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """Keeps what is posted to it, and answers with a status, which may be changed."""

    url: str = ""
    status: int = 204
    posts: list[Post] = field(default_factory=list)
    came: asyncio.Event = field(default_factory=asyncio.Event)

    async def post(self, number: int = 1) -> Post:
        """Return the post of a number, once it is there."""
        async with asyncio.timeout(PATIENCE):
            while len(self.posts) < number:
                self.came.clear()
                await self.came.wait()
        return self.posts[number - 1]

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {
            name.lower(): value for name, _, value in (line.partition(": ") for line in lines)
        }
        body = await reader.readexactly(int(headers["content-length"]))
        self.posts.append(Post(first.split()[1], headers, body))
        self.came.set()
        where = f"Location: {self.url}/elsewhere\r\n" if self.status == 302 else ""
        answer = f"HTTP/1.1 {self.status} Whatever\r\n{where}Content-Length: 0\r\n\r\n"
        writer.write(answer.encode())
        await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def serving(protocol: Callable[[], asyncio.BaseProtocol]) -> AsyncIterator[int]:
    """Listen on a free port, which is given; in the end no connection is left open."""
    transports: list[asyncio.Transport] = []

    def connected() -> asyncio.BaseProtocol:
        made = protocol()
        began = made.connection_made

        def connection_made(transport: Any) -> None:
            transports.append(transport)
            began(transport)

        made.connection_made = connection_made  # type: ignore[method-assign]
        return made

    server = await asyncio.get_running_loop().create_server(connected, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for transport in transports:
            transport.abort()
        # Connections are closed in the loop's next turn.
        await asyncio.sleep(0)
        await asyncio.sleep(0)


def answering(
    answer: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]],
) -> contextlib.AbstractAsyncContextManager[int]:
    """Listen on a free port, which is given, and answer each connection so."""

    def protocol() -> asyncio.BaseProtocol:
        return asyncio.StreamReaderProtocol(asyncio.StreamReader(), answer)

    return serving(protocol)


@contextlib.asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    """Run a receiver over plain http."""
    receiver = Receiver()
    async with answering(receiver.answer) as port:
        receiver.url = f"http://127.0.0.1:{port}"
        yield receiver


@dataclass
class MailBox:
    """A mail server that keeps all mail; `refuses` is what it says of every recipient, if so."""

    port: int = 0
    refuses: str = ""
    mails: list[EmailMessage] = field(default_factory=list)
    came: asyncio.Event = field(default_factory=asyncio.Event)

    async def mail(self, number: int = 1) -> EmailMessage:
        """Return the mail of a number, once it is there."""
        async with asyncio.timeout(PATIENCE):
            while len(self.mails) < number:
                self.came.clear()
                await self.came.wait()
        return self.mails[number - 1]

    async def handle_RCPT(  # noqa: N802
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if self.refuses:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        assert envelope.rcpt_tos == [mail["To"]]
        self.mails.append(mail)
        self.came.set()
        return "250 OK"


@contextlib.asynccontextmanager
async def mailing() -> AsyncIterator[MailBox]:
    """Run a mail server."""
    box = MailBox()
    async with serving(lambda: SMTP(box, hostname="localhost")) as port:
        box.port = port
        yield box
