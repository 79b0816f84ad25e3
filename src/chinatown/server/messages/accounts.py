"""Accounts: POST /api/account and /api/account/..., and what GET /api/me says of one."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field

from chinatown.protocol.base import Message, Text

MAX_OWN_PASSWORD: Final = 128
"""The longest password of an account, in characters."""

OwnPassword: TypeAlias = Annotated[str, Field(max_length=MAX_OWN_PASSWORD, repr=False)]
"""A password of an account as somebody has typed it."""

RecoveryCode: TypeAlias = Annotated[str, Field(max_length=100, repr=False)]
"""A recovery code as somebody has typed it, in any spelling."""

LanguageTag: TypeAlias = Annotated[str, Field(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$")]
"""A language such as `fr`."""


class Preferences(Message):
    """How a person wants the game to be shown, in all browsers; None where nothing was chosen."""

    language: LanguageTag | None = None
    theme: Literal["light", "dark", "contrast"] | None = None
    plain_board: bool | None = None
    ask_before_loss: bool | None = None
    single_keys: bool | None = None
    log_times: bool | None = None
    sound: bool | None = None


class NewAccount(Message):
    """Make an account of the guest that this browser is; what it has set is kept."""

    name: Text
    password: OwnPassword
    preferences: Preferences = Preferences()


class SignIn(Message):
    """Sign in. With `bring` the seats and tables of this browser's guest go over to the account."""

    name: Text
    password: OwnPassword
    bring: bool = True


class Recover(Message):
    """Sign in by a recovery code, and set a new password."""

    name: Text
    code: RecoveryCode
    password: OwnPassword
    bring: bool = True


class ChangePassword(Message):
    """Set another password; all other browsers are signed out."""

    current: OwnPassword
    password: OwnPassword


class SayPassword(Message):
    """Say one's own password, so that what cannot be undone is done by nobody else.

    A guest has none, and leaves it empty.
    """

    password: OwnPassword = ""


class GivenCode(Message):
    """A recovery code, which is shown this once; it makes the one before it void."""

    code: str


class MyAccount(Message):
    """The account that a visitor is signed in to."""

    name: str
    preferences: Preferences


class SessionInfo(Message):
    """A browser that is signed in: `browser` is its name and system, empty where unknown.

    `here` marks the one that asks; `seen` is when it was last noted to be used.
    """

    id: str
    browser: str
    since: str
    seen: str
    here: bool


class Sessions(Message):
    """The browsers in which the visitor is signed in, the latest used first."""

    sessions: list[SessionInfo]
