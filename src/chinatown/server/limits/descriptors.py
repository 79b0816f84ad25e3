"""How many files and sockets this process may have open."""

from __future__ import annotations

import contextlib
from typing import Final

MAX_DESCRIPTORS: Final = 65_536
"""More open files and sockets than this are not asked for."""

RESERVED: Final = 100
"""How many of them are not for connections: the database, files of the client, the listener."""


def raise_descriptor_limit() -> None:
    """Let this process open as many sockets as the system allows.

    Many systems start a process with 256 or 1,024 and allow it far more.
    """
    try:
        import resource
    except ImportError:
        # Windows has no such limit.
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MAX_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def max_connections() -> int:
    """Return how many connections this process may have open, with files left for the rest.

    If connections used every descriptor, the server could neither accept another nor open a file.
    """
    try:
        import resource
    except ImportError:
        return MAX_DESCRIPTORS
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return MAX_DESCRIPTORS
    return max(soft - RESERVED, soft // 2)
