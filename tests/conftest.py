"""What all tests but those in the browser share."""

import sys
from collections.abc import Generator
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from tests.examples import QUICK

from chinatown.catalogue import catalogue, languages
from chinatown.game import GameError
from chinatown.game.errors import Param

# How long one example takes says more about the machine's load than about the rules.
settings.register_profile("chinatown", deadline=None, print_blob=True)
# Mutation testing runs the tests thousands of times from one process, in the same way for each
# mutant; so methods of test classes run on more than one instance.
settings.register_profile(
    "mutation",
    deadline=None,
    derandomize=True,
    max_examples=10,
    suppress_health_check=[HealthCheck.differing_executors],
)
settings.load_profile("chinatown")
settings.register_profile(QUICK, settings.get_profile("chinatown"), max_examples=20)

_wordless: list[str] = []
"""What the sentences of errors lacked in the test that runs."""


@cache
def _missing(code: str, params: frozenset[str]) -> list[str]:
    """Return what the sentence of an error lacks in any language."""
    arguments = dict.fromkeys(params, "x")
    return [
        f"error-{code} ({language}): {problem}"
        for language in languages()
        for problem in catalogue("errors", language=language).formatted(f"error-{code}", arguments)[
            1
        ]
    ]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest tests, so that none of them is what all wait for in the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(scope="session", autouse=True)
def _nothing_is_remembered_from_another_session() -> None:
    """Empty the caches of the rules, as mutation testing runs many sessions from one process."""
    for name, module in list(sys.modules.items()):
        if name.startswith("chinatown.game."):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


@pytest.fixture(scope="session", autouse=True)
def _errors_are_put_into_words() -> Generator[None]:
    """Look up the sentence of every error that the program makes, with its parameters."""
    make = GameError.__init__

    def noted(error: GameError, code: str, **params: Param) -> None:
        make(error, code, **params)
        # Between here and whoever made the error is the `__init__` of its own kind.
        if sys._getframe(2).f_globals["__name__"].startswith("chinatown."):
            _wordless.extend(_missing(code, frozenset(params)))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(GameError, "__init__", noted)
        yield


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call() -> Generator[None, Any, Any]:
    """Fail a test in which an error was made that cannot be put into words."""
    _wordless.clear()
    result = yield
    assert not _wordless
    return result
