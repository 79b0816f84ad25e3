"""What the server refuses: each code has a sentence, and errors survive being copied."""

import copy
from typing import get_args

import pytest

from chinatown.catalogue import catalogue, languages
from chinatown.game import IllegalAction
from chinatown.server.errors import RequestError, params_of, problem, status_of
from chinatown.server.messages.codes import RequestCode

CODES: tuple[RequestCode, ...] = get_args(RequestCode)
MAX_STATUS = 599


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", CODES)
def test_every_code_has_a_sentence(code: RequestCode, language: str) -> None:
    assert catalogue("errors", language=language).has(f"error-{code}")


@pytest.mark.parametrize("code", CODES)
def test_every_code_answers_with_an_error_status(code: RequestCode) -> None:
    assert 400 <= status_of(RequestError(code)) <= MAX_STATUS


def test_an_error_of_the_rules_is_a_problem_of_the_same_form() -> None:
    error = IllegalAction("unknown-reason", known=("too-dear", "no-cash"), seats=(0, 2))
    assert problem(error).code == "unknown-reason"
    assert params_of(error) == {"known": ["too-dear", "no-cash"], "seats": [0, 2]}


def test_a_copy_of_an_error_says_the_same() -> None:
    error = RequestError("muted-by", seat=2)
    again = copy.copy(error)
    assert (type(again), again.code, again.params) == (RequestError, "muted-by", {"seat": 2})
