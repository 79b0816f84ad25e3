"""Takes a picture of every screen, in each size, theme and language, to be looked at.

    make pictures
    scripts/pictures FOLDER lobby table
    scripts/pictures FOLDER --few

They go into a folder that is not part of the repository, with a page that shows them side by side.
Names after the folder are those of the scenes that are wanted, instead of all. With `--few`, each
screen is taken in eleven ways of 36: every size in every theme, desk and phone in every language.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import expect, sync_playwright
from scripts.gallery.scenes import SCENES
from scripts.gallery.studio import FEW, LOOKS, Studio
from tests.e2e.browsing import CHROMIUM_ARGUMENTS, chromium
from tests.e2e.serving import Server

PATIENCE = 60_000
"""Milliseconds that anything may take."""


def main(folder: Path, wanted: Iterable[str] = (), *, few: bool = False) -> None:
    """Take the pictures of the scenes that are wanted, or of all."""
    expect.set_options(timeout=PATIENCE)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Server(Path(home))
        server.settings["CHINATOWN_PUBLIC_TABLES"] = "1"
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_ARGUMENTS)
        studio = Studio(browser, server, folder, FEW if few else LOOKS)
        try:
            for name in tuple(wanted) or SCENES:
                SCENES[name](studio)
                studio.leave()
        finally:
            browser.close()
            server.stop()
    studio.write_sheet()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="scripts/pictures")
    parser.add_argument("folder", type=Path)
    parser.add_argument("scenes", nargs="*", metavar="scene")
    parser.add_argument("--few", action="store_true")
    arguments = parser.parse_intermixed_args()
    main(arguments.folder, arguments.scenes, few=arguments.few)
