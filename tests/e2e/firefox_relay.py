"""Starts Firefox for Playwright, and answers in its place the one command that it does not know.

Playwright talks WebDriver BiDi with a Firefox as distributions have it. It insists on setting media
features, such as reduced motion, which Firefox cannot do yet; all the rest is passed on.

Usage: python firefox_relay.py FIREFOX ARGUMENTS...
"""

import asyncio
import json
import re
import sys

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

UNKNOWN = {"emulation.setMediaFeaturesOverride"}
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


async def pass_up(browser: ClientConnection, driver: ServerConnection) -> None:
    """Pass on what the browser says."""
    async for message in browser:
        await driver.send(message)


async def relay(driver: ServerConnection, address: str) -> None:
    """Pass on what Playwright asks, but for what this browser does not know."""
    assert driver.request is not None
    async with connect(address + driver.request.path, max_size=None, compression=None) as browser:
        answers = asyncio.create_task(pass_up(browser, driver))
        async for message in driver:
            command = json.loads(message)
            if command.get("method") in UNKNOWN:
                answer = {"type": "success", "id": command["id"], "result": {}}
                await driver.send(json.dumps(answer))
            else:
                await browser.send(message)
        answers.cancel()


async def main(command: list[str]) -> int:
    """Run Firefox until it ends, and return its exit code."""
    firefox = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
    assert firefox.stderr is not None
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def talk(driver: ServerConnection) -> None:
        await relay(driver, await address)

    async with serve(talk, "127.0.0.1", 0, max_size=None, compression=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async for raw in firefox.stderr:
            line = raw.decode(errors="replace").rstrip()
            if (match := LISTENING.search(line)) and not address.done():
                address.set_result(match[1])
                line = f"WebDriver BiDi listening on ws://127.0.0.1:{port}"
            sys.stderr.write(line + "\n")
            sys.stderr.flush()
        return await firefox.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
