"""A line between a client and a server that can die without closing, as lines do."""

import asyncio
import contextlib
from collections.abc import Coroutine

READ = 65_536
"""Bytes that are passed on at once."""


class Proxy:
    """Listens on a free port and passes everything on to a port of the same machine.

    While it swallows, nothing arrives on either side and nothing closes; a connection that lost
    something stays dead for good, and one that is opened meanwhile never comes to life. While it
    holds, everything waits and arrives later.
    """

    def __init__(self, port: int, delay: float = 0) -> None:
        """Pass on to a port, so many seconds later either way."""
        self._target = port
        self._delay = delay
        self._swallowing = False
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []
        self.port = 0
        self.opened = 0
        """How many connections were opened so far."""

    async def start(self) -> None:
        """Begin to listen."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """End all connections."""
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for writer in self._writers:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    def swallow(self) -> None:
        """Let everything vanish from now on."""
        self._swallowing = True

    def hold(self) -> None:
        """Let everything wait from now on."""
        self._flowing.clear()

    def recover(self) -> None:
        """Be a good line again: for new connections, and for what was held."""
        self._swallowing = False
        self._flowing.set()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.opened += 1
        self._writers.append(writer)
        if self._swallowing:
            self._run(self._discard(reader))
            return
        there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self._target)
        self._writers.append(there_writer)
        self._run(self._pass_on(reader, there_writer))
        self._run(self._pass_on(there_reader, writer))

    def _run(self, pumping: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(pumping)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(READ):
                await asyncio.sleep(self._delay)
                await self._flowing.wait()
                if self._swallowing:
                    await self._discard(reader)
                writer.write(data)
                await writer.drain()
            if self._swallowing:
                await asyncio.Event().wait()
        writer.close()

    async def _discard(self, reader: asyncio.StreamReader) -> None:
        with contextlib.suppress(ConnectionError):
            while await reader.read(READ):
                pass
        await asyncio.Event().wait()
