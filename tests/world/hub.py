"""What processes tell each other, and who leads which table, as Redis does it for real ones."""

import asyncio
import contextvars
from collections.abc import Collection, Sequence
from random import Random

from chinatown.server.limits.shared_use import Used
from chinatown.server.peers.messages import Free, PeerMessage
from chinatown.server.peers.peers import PeersListener

BEAT = 0.4
DEAD = 1.5
TICK = 1e-6
LATE = 3.0
"""How late a message may come at most, in seconds."""


class Hub:
    """Knows the processes, by `loss` loses messages, and delays the others.

    As of Redis, messages of one process to another keep their order, and whoever lost one is told
    so later.
    """

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.processes: dict[str, HubPeers] = {}
        self.leads: dict[str, str] = {}
        self.seen: dict[str, float] = {}
        self.loss = 0.0
        self.lateness = 0.01
        self._latest: dict[tuple[str, str], float] = {}

    def send(self, sender: str, to: "HubPeers", work: str, *what: object) -> None:
        loop = asyncio.get_running_loop()
        lost = self.chance.random() < self.loss or not to.reachable
        delay = 1 + LATE * self.chance.random() if lost else self.lateness * self.chance.random()
        key = (sender, to.name)
        at = max(loop.time() + delay, self._latest.get(key, 0.0) + TICK)
        if lost:
            loop.call_at(at, to.hear, "missed", context=to.context)
        else:
            self._latest[key] = at
            loop.call_at(at, to.hear, work, *what, context=to.context)

    def lives(self, name: str) -> bool:
        return asyncio.get_running_loop().time() - self.seen.get(name, -DEAD) < DEAD


class HubPeers:
    """The other processes as one of them knows them: the server's `Peers`."""

    shared = True

    def __init__(self, hub: Hub, name: str) -> None:
        self.name = name
        self.reachable = True
        self._hub = hub
        self._joined: set[str] = set()
        self._listener: PeersListener | None = None
        self._beating: asyncio.Task[None] | None = None

    async def start(self, listener: PeersListener) -> None:
        # What it hears it does itself, and not whoever told it.
        self.context = contextvars.copy_context()
        self._listener = listener
        self._hub.processes[self.name] = self
        self._hub.seen[self.name] = asyncio.get_running_loop().time()
        self._beating = asyncio.create_task(self._beat())
        listener.missed()

    async def close(self) -> None:
        self.die()
        self._hub.seen.pop(self.name, None)

    def die(self) -> None:
        """Say and hear nothing any more; the others notice it after a while."""
        self._listener = None
        self._hub.processes.pop(self.name, None)
        if self._beating is not None:
            self._beating.cancel()

    def hear(self, work: str, *what: object) -> None:
        if self._listener is not None:
            table = what[0] if what else ""
            if work != "heard" or table in self._joined:
                getattr(self._listener, work)(*what)

    async def join(self, table: str) -> None:
        await asyncio.sleep(self._hub.lateness * self._hub.chance.random())
        self._joined.add(table)

    def leave(self, table: str) -> None:
        self._joined.discard(table)

    def tell(self, table: str, message: PeerMessage) -> None:
        if self._listener is not None:
            for other in self._others():
                self._hub.send(self.name, other, "heard", table, self.name, message)

    async def told(self) -> None:
        """Wait for nothing: here, what was told may be heard long after the answer."""

    def tell_use(self, used: Used) -> None:
        """Limits are off in this world."""

    async def check(self) -> None:
        if not self.reachable:
            raise ConnectionError("the hub cannot be reached")

    async def lead(self, tables: Sequence[str]) -> set[str] | None:
        await asyncio.sleep(self._hub.lateness * self._hub.chance.random())
        if not self.reachable or self._listener is None:
            return None
        led = set()
        for table in tables:
            leader = self._hub.leads.get(table)
            if leader is None or leader == self.name or not self._hub.lives(leader):
                self._hub.leads[table] = self.name
                led.add(table)
        return led

    def free(self, table: str, heir: str = "") -> None:
        if self.reachable and self._hub.leads.get(table) == self.name:
            del self._hub.leads[table]
            self.tell(table, Free(heir))

    def _others(self) -> list["HubPeers"]:
        if not self.reachable:
            for other in self._hub.processes.values():
                # What could not be told is told as lost once there is a line again.
                if other is not self:
                    loop = asyncio.get_running_loop()
                    loop.call_later(LATE, other.hear, "missed", context=other.context)
            return []
        return [other for other in self._hub.processes.values() if other is not self]

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(BEAT)
            if not self.reachable:
                continue
            counted = self._hub.lives(self.name)
            self._hub.seen[self.name] = loop.time()
            if not counted:
                self.hear("missed")
            dead = [name for name in self._hub.seen if not self._hub.lives(name)]
            if dead:
                self._bury(dead)

    def _bury(self, dead: Collection[str]) -> None:
        self.hear("died", dead)
        for process in dead:
            inherited = [table for table, name in self._hub.leads.items() if name == process]
            for table in inherited:
                self._hub.leads[table] = self.name
            self._hub.seen.pop(process, None)
            if inherited:
                self.hear("inherited", inherited)
