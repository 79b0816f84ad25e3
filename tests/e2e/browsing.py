"""The browser that is used, and the screens that it shows pages on."""

import os
import shutil

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
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
ZOOMED: ViewportSize = {"width": 640, "height": 400}
"""A desk at 200%."""
KEYBOARD_UP: ViewportSize = {"width": 390, "height": 420}
SMALLEST: ViewportSize = {"width": 320, "height": 568}


def chromium() -> str:
    """Return the path of the system's Chromium."""
    names = [os.environ.get("CHINATOWN_CHROMIUM"), "chromium", "chromium-browser", "google-chrome"]
    paths = [path for name in names if name and (path := shutil.which(name))]
    assert paths, "no Chromium on this machine: scripts/browser installs it"
    return paths[0]
