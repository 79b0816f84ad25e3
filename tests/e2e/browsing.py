"""The browsers that are used, and the screens that it shows pages on."""

import os
import shlex
import shutil
import sys
from pathlib import Path

from playwright.sync_api import ViewportSize

CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
FIREFOX_SETTINGS = {"ui.prefersReducedMotion": 1}
"""What contexts ask of Chromium, and Firefox only knows as a setting of its own."""

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
ZOOMED: ViewportSize = {"width": 640, "height": 400}
"""A desk at 200%."""
KEYBOARD_UP: ViewportSize = {"width": 390, "height": 420}
SMALLEST: ViewportSize = {"width": 320, "height": 568}


def chromium() -> Path:
    """Return the path of the system's Chromium."""
    return _program("CHINATOWN_CHROMIUM", "chromium", "chromium-browser", "google-chrome")


def firefox_launcher(folder: Path) -> Path:
    """Return a program in a folder that starts the system's Firefox for Playwright."""
    firefox = _program("CHINATOWN_FIREFOX", "firefox-esr", "firefox")
    relay = Path(__file__).with_name("firefox_relay.py")
    command = shlex.join([sys.executable, str(relay), str(firefox)])
    launcher = folder / "firefox"
    launcher.write_text(f'#!/bin/sh\nexec {command} "$@"\n')
    launcher.chmod(0o755)
    return launcher


def _program(variable: str, *names: str) -> Path:
    """Return the path of a program that a variable names, or the first there is of some."""
    wanted = [os.environ.get(variable), *names]
    paths = [path for name in wanted if name and (path := shutil.which(name))]
    assert paths, f"none of {', '.join(names)} on this machine: scripts/browser installs it"
    return Path(paths[0])
