"""What the rules refuse, as a code with parameters; sentences are in the catalogues."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

from chinatown.game.codes import IllegalCode, SetupCode

Param: TypeAlias = "str | int | tuple[int, ...] | tuple[str, ...]"


class GameError(ValueError):
    """Something that the game does not allow or cannot do.

    `code` is a stable word in kebab case, in each kind of error one of a literal type; `params`
    holds what a sentence about it needs: seats, building numbers, dollars, names of shop types. The
    sentences are in the message catalogues under `error-<code>`.
    """

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: dict[str, Param] = params

    def __reduce__(self) -> tuple[partial[GameError], tuple[()]]:
        # Unpickling an exception passes positional arguments only, which would lose the parameters.
        return partial(type(self), self.code, **self.params), ()

    def __str__(self) -> str:
        if not self.params:
            return self.code
        listed = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code} ({listed})"


class IllegalAction(GameError):  # noqa: N818 - the name says it
    """An action that the rules refuse; the state it was tried on is unchanged."""

    code: IllegalCode

    def __init__(self, code: IllegalCode, **params: Param) -> None:
        super().__init__(code, **params)


class BadSetup(GameError):  # noqa: N818
    """An edition, a number of players, a variant or own shop types that cannot be played."""

    code: SetupCode

    def __init__(self, code: SetupCode, **params: Param) -> None:
        super().__init__(code, **params)
