"""What people do with accounts, for tests."""

import pytest
from tests.server.kit import Json, Line, Person
from websockets.exceptions import ConnectionClosed

from chinatown.server.tables.connection import TRY_AGAIN

PASSWORD = "eleven noodles"
OTHER = "twelve dumplings"

KEPT_BY_SCRYPT = (
    "scrypt$14$8$5$572824098001b4469cd758753bdc76ba$"
    "f95faa2f4fac2d44e96fb2b74864b2c790af33e5df1ca57f340fd350c938c3b7"
)
"""What an earlier version kept of PASSWORD."""


async def make_account(person: Person, name: str = "Anna", **more: object) -> str:
    """Make an account and return its recovery code."""
    answer = await person.post("/api/account", {"name": name, "password": PASSWORD, **more})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["code"])


async def sign_in(
    person: Person, name: str = "Anna", password: str = PASSWORD, *, bring: bool = True
) -> Json:
    body = {"name": name, "password": password, "bring": bring}
    answer: Json = (await person.post("/api/account/sign-in", body)).json()
    return answer


async def code_of(person: Person, path: str, **body: object) -> str:
    """Return why a visitor is refused something."""
    return str((await person.post(path, dict(body))).json()["code"])


async def sent_away(line: Line) -> None:
    with pytest.raises(ConnectionClosed):
        await line.until(lambda line: False)
    assert line.socket.close_code == TRY_AGAIN
