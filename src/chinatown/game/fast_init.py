"""Frozen dataclasses that are made in a third of the time.

A frozen dataclass sets each field through `object.__setattr__`, which looks the field up by name.
Thousands of actions and events are made in a second, and a class with slots has a setter for each
field at hand.
"""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, TypeVar

T = TypeVar("T")


def fast_init(kind: type[T]) -> type[T]:
    """Give a frozen dataclass with slots an `__init__` of the same signature that is quicker.

    Defaults must be plain values, and there may be no `__post_init__`.
    """
    known: dict[str, Any] = {}
    positional, keyword, lines = ["self"], ["*"], []
    for one in fields(kind):  # type: ignore[arg-type]
        assert one.init
        assert one.default_factory is MISSING
        known[f"set_{one.name}"] = getattr(kind, one.name).__set__
        known[f"usual_{one.name}"] = one.default
        usual = "" if one.default is MISSING else f"=usual_{one.name}"
        (keyword if one.kw_only else positional).append(one.name + usual)
        lines.append(f"    set_{one.name}(self, {one.name})")
    parameters = ", ".join(positional + (keyword if len(keyword) > 1 else []))
    # The standard library writes its own in the same way.
    exec(f"def __init__({parameters}):\n" + "\n".join(lines), known)
    init = known["__init__"]
    init.__qualname__ = f"{kind.__qualname__}.__init__"
    init.__annotations__ = dict(kind.__init__.__annotations__)
    kind.__init__ = init  # type: ignore[method-assign]
    return kind
