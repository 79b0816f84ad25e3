"""Finding the other processes of a database: through Redis, or none."""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import Final

from chinatown.server.peers.peers import NoPeers, Peers

_PASSWORD: Final = re.compile(r"(?<=//)([^/@\s]*:)?[^/@\s]*(?=@)|(?<=password=)[^&\s]*")


def peers_through(redis_url: str, secret_key: str) -> Peers:
    """Return the other processes that use a database with this key, and the same Redis.

    Without an address there are none. Raises ImportError without the extra `redis`, ValueError for
    what is no address.
    """
    if not redis_url:
        return NoPeers()
    from chinatown.server.peers.redis_peers import RedisPeers

    # Several databases may use one Redis; what is derived from the key does not reveal it.
    name = hmac.new(secret_key.encode(), b"redis", hashlib.sha256).hexdigest()[:16]
    return RedisPeers(redis_url, f"chinatown:{name}")


async def check(redis_url: str) -> None:
    """Raise what keeps Redis from being used: ImportError, ValueError or ConnectionError."""
    from redis.exceptions import RedisError

    from chinatown.server.peers.redis_peers import connection

    try:
        async with connection(redis_url) as redis:
            await redis.ping()
    except RedisError as error:
        raise ConnectionError(str(error)) from error


def shown_redis_url(url: str) -> str:
    """Return the address of a Redis as it may be shown and logged: without name and password.

    >>> shown_redis_url("redis://:secret@localhost:6379/0")
    'redis://***@localhost:6379/0'
    """
    return _PASSWORD.sub("***", url)
