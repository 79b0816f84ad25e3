"""What is wrong with how a command was called, as a sentence of the catalogue."""

from __future__ import annotations

import re
from typing import Final

from typer import TyperException

from chinatown.cli.words import printable, text

_EXTRA: Final = re.compile(r"^Got unexpected extra argument\S* \((.*)\)$")


def usage_sentence(error: TyperException) -> str:
    """Return what is wrong with a call, and where to look for help."""
    problem = _problem(error).rstrip(".")
    command = getattr(getattr(error, "ctx", None), "command_path", "chinatown")
    return text("usage-error", problem=problem, command=command)


def _problem(error: TyperException) -> str:
    said = " ".join(error.format_message().split())
    option = printable(str(getattr(error, "option_name", "")))
    match type(error).__name__:
        case "NoSuchOption":
            near = ", ".join(sorted(getattr(error, "possibilities", None) or ()))
            return text("wrong-option", option=option, near=near, count=len(near))
        case "MissingParameter":
            return text("wrong-missing", name=_name(error))
        case "BadParameter":
            range_ = _range(error)
            ranged = "yes" if range_ else "no"
            return text("wrong-number", name=_name(error), ranged=ranged, range=range_)
        case "BadOptionUsage":
            takes = "no" if said.endswith("does not take a value.") else "yes"
            return text("wrong-value", option=option, takes=takes)
        case "UsageError" if match := _EXTRA.search(said):
            return text("wrong-extra", words=printable(match[1]))
    return said


def _name(error: TyperException) -> str:
    param = getattr(error, "param", None)
    return param.get_error_hint().replace("'", "") if param is not None else ""


def _range(error: TyperException) -> str:
    """Return which numbers an option takes; every option that can be wrong takes numbers."""
    param = getattr(error, "param", None)
    least, most = getattr(param, "min", None), getattr(param, "max", None)
    match least, most:
        case None, None:
            return ""
        case _, None:
            return f"≥ {least}"
        case None, _:
            return f"≤ {most}"
    return f"{least}-{most}"
