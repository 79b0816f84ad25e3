"""Telling other processes through Redis, and agreeing with them on who leads which table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Sequence
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from chinatown.server.limits.shared_use import Used, decoded_use, encoded_use
from chinatown.server.peers import scripts
from chinatown.server.peers.messages import Free, PeerMessage, decoded, encoded
from chinatown.server.peers.peers import PeersListener

BEAT_SECONDS: Final = 0.4
"""How often a process shows that it lives."""

DEAD_SECONDS: Final = 1.5
"""How long after its last sign of life a process counts as dead."""

MAX_INHERITED: Final = 20
"""How many tables of a dead process another takes at once, so that the others get some, too."""

_TIMEOUT: Final = 1.0
"""How long to wait for Redis, in seconds."""

_INSIST: Final = 0.5
"""Seconds after which a task that was told to end is told again."""

_RETRY: Final = 0.2
"""How long to wait before Redis is tried again, in seconds."""

_TROUBLE: Final = (RedisError, OSError, TimeoutError)

_log = logging.getLogger("chinatown.server")


def connection(url: str) -> Redis:
    """Return a client of Redis. Raises ValueError for what is no address."""
    # A connection that is made again by itself would hide that something was missed.
    return Redis.from_url(
        url, socket_timeout=_TIMEOUT, socket_connect_timeout=_TIMEOUT, retry=Retry(NoBackoff(), 0)
    )


class _Batch:
    """What is sent to Redis together: channels and messages. `sent` is set whatever came of it."""

    def __init__(self) -> None:
        self.messages: list[tuple[str, bytes]] = []
        self.sent = asyncio.Event()


class RedisPeers:
    """The other processes that use the same database and the same Redis.

    `prefix` is that of all keys and channels, another for each database. While Redis cannot be
    reached everything goes on, but the others learn of it late, from the database.
    """

    shared = True

    def __init__(self, url: str, prefix: str) -> None:
        self.name = secrets.token_hex(8)
        self._own = self.name.encode() + b" "
        self._redis = connection(url)
        self._everyone = f"{prefix}:all"
        self._channel = f"{prefix}:table:"
        self._processes = f"{prefix}:processes"
        self._leads = f"{prefix}:leads"
        self._listener: PeersListener | None = None
        self._joined: set[str] = set()
        self._heard: dict[str, asyncio.Future[None]] = {}
        self._pubsub: PubSub | None = None
        self._waiting = self._latest = _Batch()
        self._wake = asyncio.Event()
        self._lost = False
        self._connected = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self, listener: PeersListener) -> None:
        """Begin to listen. Raises RedisError or OSError if Redis cannot be reached."""
        self._listener = listener
        await self._beat_once()
        self._tasks = {
            asyncio.create_task(self._listen()),
            asyncio.create_task(self._publish()),
            asyncio.create_task(self._beat()),
        }
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._connected.wait(), _TIMEOUT)

    async def close(self) -> None:
        """Let the others take over at once, once all is sent."""
        with contextlib.suppress(*_TROUBLE):
            await self._publish_all()
        running: set[asyncio.Task[None]] = {*self._tasks}
        while running:
            for task in running:
                task.cancel()
            # The client of Redis may take a cancellation for its own time limit, and go on.
            _, running = await asyncio.wait(running, timeout=_INSIST)
        with contextlib.suppress(*_TROUBLE):
            await self._run(scripts.LEAVE, [self._processes], [self.name])
            await self._redis.publish(self._everyone, b"left " + self.name.encode())
        with contextlib.suppress(*_TROUBLE):
            await self._redis.aclose()

    def tell(self, table: str, message: PeerMessage) -> None:
        """Tell the others something of a table, in the order in which it happened."""
        self._put(self._channel + table, encoded(self.name, message))

    def _put(self, channel: str, data: bytes) -> None:
        self._waiting.messages.append((channel, data))
        self._latest = self._waiting
        self._wake.set()

    async def told(self) -> None:
        """Wait until Redis has passed on what was told so far, unless it cannot be reached."""
        if self._latest.messages and not self._lost:
            await self._latest.sent.wait()

    def tell_use(self, used: Used) -> None:
        """Tell the others what visitors use of this process."""
        self._put(self._everyone, b"used %s %s" % (self.name.encode(), encoded_use(used)))

    async def check(self) -> None:
        """Raise RedisError, OSError or TimeoutError while Redis cannot be reached."""
        await self._redis.ping()

    async def _publish(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._publish_all()
            except _TROUBLE:
                # The others will be asked to look in the database.
                self._lost = True

    async def _publish_all(self) -> None:
        batch, self._waiting = self._waiting, _Batch()
        try:
            if batch.messages:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for channel, data in batch.messages:
                        pipeline.publish(channel, data)
                    await pipeline.execute()
        finally:
            batch.sent.set()

    async def join(self, table: str) -> None:
        """Hear what others say of a table from now on."""
        channel = self._channel + table
        self._joined.add(channel)
        if self._pubsub is None:
            # All that is joined is heard as soon as there is a connection.
            return
        heard = self._heard[channel] = asyncio.get_running_loop().create_future()
        with contextlib.suppress(*_TROUBLE):
            await self._pubsub.subscribe(channel)
            await asyncio.wait_for(heard, _TIMEOUT)
        self._heard.pop(channel, None)

    def leave(self, table: str) -> None:
        """Hear no more of a table."""
        channel = self._channel + table
        self._joined.discard(channel)
        if self._pubsub is not None:
            self._in_background(self._pubsub.unsubscribe(channel))

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(self._everyone, *self._joined)
                    self._pubsub = pubsub
                    await self._hear(pubsub)
            except _TROUBLE:
                pass
            except Exception:
                _log.exception("listening to other processes failed")
            self._pubsub = None
            await asyncio.sleep(_RETRY)

    async def _hear(self, pubsub: PubSub) -> None:
        """Take in what comes until the connection breaks; a line without a sign of life is dead."""
        while True:
            async with asyncio.timeout(2 * DEAD_SECONDS):
                while (message := await pubsub.get_message(timeout=DEAD_SECONDS)) is None:
                    pass
            self._take_in(message)

    def _take_in(self, message: dict[str, Any]) -> None:
        assert self._listener is not None, "whoever listens has started"
        channel = message["channel"].decode()
        if message["type"] == "subscribe":
            if channel == self._everyone:
                self._connected.set()
                self._listener.missed()
            elif channel in self._heard and not self._heard[channel].done():
                self._heard[channel].set_result(None)
        elif message["type"] == "message" and channel == self._everyone:
            self._take_in_of_everyone(*message["data"].split(b" ", 2))
        elif message["type"] == "message" and not message["data"].startswith(self._own):
            sender, news = decoded(message["data"])
            self._listener.heard(channel.removeprefix(self._channel), sender, news)

    def _take_in_of_everyone(self, what: bytes, name: bytes, data: bytes = b"") -> None:
        assert self._listener is not None, "whoever listens has started"
        sender = name.decode()
        if sender == self.name:
            return
        if what == b"left":
            self._in_background(self._bury([sender]))
        elif what == b"lost":
            self._listener.missed()
        elif what == b"used":
            self._listener.heard_use(sender, decoded_use(data))

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            with contextlib.suppress(*_TROUBLE):
                await self._beat_once()

    async def _beat_once(self) -> None:
        counted, dead = await self._run(
            scripts.BEAT, [self._processes], [self.name, int(DEAD_SECONDS * 1000)]
        )
        # That this process hears itself shows that its line to Redis lives.
        what = b"lost " if self._lost else b"beat "
        await self._redis.publish(self._everyone, what + self.name.encode())
        self._lost = False
        if not counted and self._tasks and self._listener is not None:
            # The others have taken this process for dead, or Redis has forgotten everything.
            self._listener.missed()
        if dead:
            await self._bury([process.decode() for process in dead])

    async def _bury(self, dead: Sequence[str]) -> None:
        """Take over what dead processes led, each process a part of it."""
        if self._listener is None:
            return
        self._listener.died(dead)
        for process in dead:
            arguments = [self.name, process, int(DEAD_SECONDS * 1000), MAX_INHERITED]
            while inherited := await self._run(scripts.INHERIT, self._keys, arguments):
                self._listener.inherited([table.decode() for table in inherited])

    async def lead(self, tables: Sequence[str]) -> set[str] | None:
        """Lead those tables that no other living process leads; return all that this one leads."""
        if not tables:
            return set()
        arguments = [self.name, int(DEAD_SECONDS * 1000), *tables]
        try:
            led = await self._run(scripts.LEAD, self._keys, arguments)
        except _TROUBLE:
            return None
        return {table.decode() for table in led}

    def free(self, table: str, heir: str = "") -> None:
        """Lead a table no more; the process `heir` is to, or whichever wants."""

        async def freed() -> None:
            await self._run(scripts.FREE, [self._leads], [self.name, table])
            self.tell(table, Free(heir))

        self._in_background(freed())

    @property
    def _keys(self) -> list[str]:
        return [self._processes, self._leads]

    async def _run(self, script: str, keys: list[str], arguments: Sequence[object]) -> Any:
        return await self._redis.eval(script, len(keys), *keys, *map(str, arguments))

    def _in_background(self, work: Awaitable[None]) -> None:
        async def run() -> None:
            with contextlib.suppress(*_TROUBLE):
                await work

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
