"""What the server refuses: each code has a sentence, and errors survive being copied."""

import copy
from collections.abc import AsyncIterator
from pathlib import Path
from typing import get_args

import pytest
from tests.server.kit import Site, running

from chinatown.catalogue import catalogue, languages
from chinatown.game import IllegalAction
from chinatown.server.errors import RequestError, params_of, problem, status_of
from chinatown.server.messages.codes import RequestCode

# What a browser says that it takes when somebody opens an address in it.
OPENED = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"

CODES: tuple[RequestCode, ...] = get_args(RequestCode)
MAX_STATUS = 599


@pytest.mark.parametrize("language", languages())
def test_every_code_has_a_sentence(language: str) -> None:
    sentences = catalogue("errors", language=language)
    assert [code for code in CODES if not sentences.has(f"error-{code}")] == []


def test_every_code_answers_with_an_error_status() -> None:
    for code in CODES:
        assert 400 <= status_of(RequestError(code)) <= MAX_STATUS, code


def test_an_error_of_the_rules_is_a_problem_of_the_same_form() -> None:
    error = IllegalAction("unknown-reason", known=("too-dear", "no-cash"), seats=(0, 2))
    assert problem(error).code == "unknown-reason"
    assert params_of(error) == {"known": ["too-dear", "no-cash"], "seats": [0, 2]}


def test_a_copy_of_an_error_says_the_same() -> None:
    error = RequestError("muted-by", seat=2)
    again = copy.copy(error)
    assert (type(again), again.code, again.params) == (RequestError, "muted-by", {"seat": 2})


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    async with running(tmp_path / "games", static=tmp_path / "nothing-built") as site:
        yield site


@pytest.mark.parametrize(
    ("languages", "language"),
    [("de-CH,de;q=0.9,en;q=0.8", "de"), ("ja, FR;q=0.5", "fr"), ("ja", "en"), ("", "en")],
)
@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/", "client-not-built"),
        ("/assets/gone.js", "unknown-page"),
        ("/a%00b", "unknown-page"),
        ("/api/tables/none", "unknown-table"),
        ("/api/tables", "unknown-page"),
    ],
)
async def test_whoever_opens_an_address_is_refused_in_a_sentence_of_their_own_language(
    site: Site, path: str, code: RequestCode, languages: str, language: str
) -> None:
    visitor = site.person()
    headers = {"Accept": OPENED, "Accept-Language": languages}
    answer = await visitor.http.get(path, headers=headers)
    assert answer.text == catalogue("errors", language=language).text(f"error-{code}")
    assert answer.headers["content-language"] == language
    assert answer.status_code == status_of(RequestError(code))


async def test_a_program_is_refused_with_a_code(site: Site) -> None:
    for path in ("/", "/assets/gone.js", "/api/tables"):
        answer = await site.person().http.get(path, headers={"Accept": "*/*"})
        assert set(answer.json()) == {"code", "params"}


async def test_a_body_that_is_no_text_is_refused_as_one_that_is_no_json(site: Site) -> None:
    visitor = site.person()
    answer = await visitor.http.post(
        "/api/tables", content=b'{"name": "\xff"}', headers={"Content-Type": "application/json"}
    )
    assert answer.json() == {"code": "message-not-json", "params": {}}
