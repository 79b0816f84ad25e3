"""Errors as values: what is wrong, as a code with parameters, never as a sentence."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

Param: TypeAlias = "str | int | tuple[int, ...] | tuple[str, ...]"


class GameError(ValueError):
    """Something asked of the rules that they do not allow.

    `code` is a stable kebab-case word, `params` what a sentence about it needs: seats, building
    numbers, dollars, shop type names. Sentences are in the message catalogues: `error-<code>`.
    """

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: dict[str, Param] = params

    def __reduce__(self) -> tuple[partial[GameError], tuple[()]]:
        # Exceptions are made again from what was given by position, which leaves parameters out.
        return partial(type(self), self.code, **self.params), ()

    def __str__(self) -> str:
        if not self.params:
            return self.code
        told = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code} ({told})"


class IllegalAction(GameError):  # noqa: N818 - the name says it
    """An action that the rules refuse; the state it was tried on is unchanged."""


class BadSetup(GameError):  # noqa: N818
    """An edition, a number of players, a variant or own shop types that cannot be played."""
