"""Accounts: a guest that has a name and a password, and so is the same person in every browser.

Once somebody has an account, no cookie holds their `guest` at tables: browsers hold tokens of
sessions. Passwords and codes are compared in threads, and an unknown name takes as long as any.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from itertools import islice
from typing import Any, Final, TypeVar

from chinatown.game.look_alikes import skeleton
from chinatown.game.names import name_key
from chinatown.server.errors import RequestError
from chinatown.server.identity import ID_LETTERS, new_secret, new_table_id, table_id_of
from chinatown.server.passwords import (
    MIN_OWN_PASSWORD,
    NOBODYS,
    check_password,
    hashed,
    is_outdated,
    is_password,
)
from chinatown.server.store.accounts import AccountRow, SessionRow
from chinatown.server.store.rows import token_digest
from chinatown.server.tables.arrangement import Requester
from chinatown.server.tables.registry import Tables
from chinatown.server.tables.signing_out import show_changed
from chinatown.server.text_validation import cleaned_name
from chinatown.server.times import time_text

CODE_GROUPS: Final = 6
CODE_GROUP: Final = 5
"""A recovery code has six groups of five letters: 148 bits, so a fast digest of it suffices."""

SESSION_ID: Final = 16
"""How many digits of a session's digest name it."""

_MAX_LOOKS: Final = 200
_MAX_KEY: Final = 64
"""How long the forms of a name may be by which it is compared: some letters become several."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Entered:
    """Somebody who is signed in now: the session's `token`, and a recovery `code` if there is one.

    `guest` is who they are at tables.
    """

    token: str
    guest: str
    code: str = ""


async def make_account(
    tables: Tables,
    by: Requester,
    name: str,
    password: str,
    preferences: dict[str, Any],
) -> Entered:
    """Make an account of a guest, who keeps everything, and sign it in.

    Raises RequestError `name-empty`, `name-too-long`, `bad-text`, `password-short`,
    `too-many-new-accounts` or `account-name-taken`.
    """
    name = cleaned_name(name)
    key, looks = name_key(name), skeleton(name)
    if len(key) > _MAX_KEY or len(looks) > _MAX_LOOKS:
        raise RequestError("name-too-long", most=_MAX_KEY)
    check_password(password, MIN_OWN_PASSWORD)
    tables.gate.new_account(by.network)
    code, person, token = new_code(), new_secret(), new_secret()
    account = AccountRow(
        id=new_table_id(),
        key=key,
        looks=looks,
        name=name,
        guest=person,
        password=await _slowly(tables, by, hashed, password),
        recovery_digest=_code_digest(code),
        preferences=preferences,
        created=by.at,
    )
    changed = await tables.store.accounts.add(account, _session(token, by), by.guest)
    if changed is None:
        raise RequestError("account-name-taken")
    await show_changed(tables, changed)
    return Entered(token, person, code)


async def sign_in(
    tables: Tables, by: Requester, name: str, password: str, *, bringing: str
) -> Entered:
    """Sign somebody in by name and password; the guest `bringing` becomes them, unless empty.

    Raises RequestError `too-many-tries`, `sign-in-wrong` or `banned-here`.
    """
    account = await _tried(tables, by, name)
    kept = NOBODYS if account is None else account.password
    right = await _slowly(tables, by, is_password, password, kept)
    if account is None or not right:
        raise RequestError("sign-in-wrong")
    tables.gate.bans.check_guest(account.guest)
    if is_outdated(kept):
        renewed = await _slowly(tables, by, hashed, password)
        await tables.store.accounts.rehash(account.id, kept, renewed)
    token = new_secret()
    changed = await tables.store.accounts.sign_in(account, _session(token, by), bringing)
    await show_changed(tables, changed)
    return Entered(token, account.guest)


async def recover(
    tables: Tables, by: Requester, name: str, code: str, password: str, *, bringing: str
) -> Entered:
    """Sign somebody in by name and recovery code, with a new password and a new code.

    All other browsers are signed out. Raises RequestError `password-short`, `too-many-tries`,
    `recovery-wrong` or `banned-here`.
    """
    check_password(password, MIN_OWN_PASSWORD)
    account = await _tried(tables, by, name)
    # In any case, so that an unknown name and a wrong code take as long as the right ones.
    kept = await _slowly(tables, by, hashed, password)
    known = "" if account is None else account.recovery_digest
    if not hmac.compare_digest(_code_digest(code), known) or account is None:
        raise RequestError("recovery-wrong")
    tables.gate.bans.check_guest(account.guest)
    token, new = new_secret(), new_code()
    store = tables.store.accounts
    session = _session(token, by)
    await store.renew(account.id, session, password=kept, recovery_digest=_code_digest(new))
    if bringing:
        await show_changed(tables, await store.bring(account, bringing))
    return Entered(token, account.guest, new)


async def change_password(
    tables: Tables, by: Requester, account: AccountRow, current: str, password: str
) -> Entered:
    """Set another password and end all sessions but a new one.

    Raises RequestError `password-short`, `too-many-tries` or `own-password-wrong`.
    """
    check_password(password, MIN_OWN_PASSWORD)
    await check_own_password(tables, by, account, current)
    kept = await _slowly(tables, by, hashed, password)
    token = new_secret()
    await tables.store.accounts.renew(account.id, _session(token, by), password=kept)
    return Entered(token, account.guest)


async def renew_code(tables: Tables, by: Requester, account: AccountRow, password: str) -> str:
    """Return a new recovery code. Raises RequestError `too-many-tries`, `own-password-wrong`."""
    await check_own_password(tables, by, account, password)
    code = new_code()
    await tables.store.accounts.set_recovery(account.id, _code_digest(code))
    return code


async def end_other_sessions(tables: Tables, by: Requester, account: AccountRow) -> Entered:
    """Sign somebody out everywhere else, and give this browser another session."""
    token = new_secret()
    await tables.store.accounts.renew(account.id, _session(token, by))
    return Entered(token, account.guest)


async def check_own_password(
    tables: Tables, by: Requester, account: AccountRow, password: str
) -> None:
    """Raise RequestError `too-many-tries`, or `own-password-wrong` unless it is the account's."""
    tables.gate.sign_in_try(by.network, token_digest(account.key))
    if not await _slowly(tables, by, is_password, password, account.password):
        raise RequestError("own-password-wrong")


async def sessions_of(tables: Tables, account: AccountRow, days: float) -> list[SessionRow]:
    """Return the sessions of an account that count for so many days, the latest used first."""
    since = time_text(tables.clock() - timedelta(days=days))
    return await tables.store.accounts.sessions(account.id, since)


def new_code() -> str:
    """Return a recovery code that nobody can guess, such as `k3fq7-…`."""
    letters = (secrets.choice(ID_LETTERS) for _ in range(CODE_GROUPS * CODE_GROUP))
    return "-".join("".join(islice(letters, CODE_GROUP)) for _ in range(CODE_GROUPS))


async def _tried(tables: Tables, by: Requester, name: str) -> AccountRow | None:
    """Return the account with a name, once a try to sign in to it is allowed, as to any name."""
    key = name_key(name)
    tables.gate.sign_in_try(by.network, token_digest(key))
    return await tables.store.accounts.named(key)


async def _slowly(tables: Tables, by: Requester, work: Callable[..., T], *values: str) -> T:
    """Compute in a thread, when it is the visitor's turn."""
    async with tables.gate.opening.turn(by.network or by.guest):
        return await asyncio.to_thread(work, *values)


def _session(token: str, by: Requester) -> SessionRow:
    return SessionRow(token_digest(token), by.browser, by.at, by.at)


def _code_digest(code: str) -> str:
    return token_digest(table_id_of(code))
