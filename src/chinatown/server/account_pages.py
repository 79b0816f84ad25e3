"""Accounts over HTTP: making one, signing in and out, and what only their owners may do."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from chinatown.server import accounts
from chinatown.server.accounts import SESSION_ID, Entered
from chinatown.server.administration import Administration
from chinatown.server.errors import RequestError
from chinatown.server.http import EXPENSIVE, me_of
from chinatown.server.identity import Identity, new_secret
from chinatown.server.messages.accounts import (
    ChangePassword,
    GivenCode,
    NewAccount,
    Preferences,
    Recover,
    SayPassword,
    SessionInfo,
    Sessions,
    SignIn,
)
from chinatown.server.messages.tables import Me
from chinatown.server.security_events import Change, note_change
from chinatown.server.settings import Settings
from chinatown.server.store.accounts import SignedIn
from chinatown.server.store.rows import token_digest
from chinatown.server.tables.arrangement import Requester
from chinatown.server.visitor import (
    browser_guest,
    charge,
    guest_of,
    is_secure,
    known_guest,
    network,
    remember_session,
    signed_in,
    tables_of,
)

router = APIRouter()


@router.post("/api/account")
async def make_account(body: NewAccount, request: Request, response: Response) -> GivenCode:
    """Make an account of the guest that the visitor is, sign it in, and return its code."""
    settings: Settings = request.app.state.settings
    if settings.accounts == "none":
        raise RequestError("accounts-off")
    by = _stranger(request)
    preferences = body.preferences.model_dump()
    entered = await accounts.make_account(
        tables_of(request), by, body.name, body.password, preferences
    )
    _enter(request, response, entered, "account-made", brought=True)
    return GivenCode(code=entered.code)


@router.post("/api/account/sign-in")
async def sign_in(body: SignIn, request: Request, response: Response) -> Me:
    """Sign the visitor in; return who they are then."""
    by = _stranger(request)
    bringing = _brought(request, bring=body.bring)
    entered = await accounts.sign_in(
        tables_of(request), by, body.name, body.password, bringing=bringing
    )
    _enter(request, response, entered, "signed-in", brought=bool(bringing))
    return await _me_signed_in(request, entered)


@router.post("/api/account/recover")
async def recover(body: Recover, request: Request, response: Response) -> GivenCode:
    """Sign the visitor in by a recovery code, with a new password; return the next code."""
    by = _stranger(request)
    bringing = _brought(request, bring=body.bring)
    entered = await accounts.recover(
        tables_of(request), by, body.name, body.code, body.password, bringing=bringing
    )
    _enter(request, response, entered, "account-recovered", brought=bool(bringing))
    return GivenCode(code=entered.code)


@router.post("/api/account/sign-out")
async def sign_out(request: Request, response: Response) -> Me:
    """Sign the visitor out in this browser, which is the guest again that it was before."""
    tables, known = tables_of(request), signed_in(request)
    if known is not None:
        await tables.store.accounts.end_session(known.account.id, known.session)
        note_change("session-ended", network(request))
    _identity(request).forget_session(response, secure=is_secure(request))
    request.state.signed_in = None
    return await me_of(request, guest_of(request, response))


@router.get("/api/account/sessions")
async def sessions(request: Request) -> Sessions:
    """Return where the visitor is signed in."""
    known = _known(request)
    days = _identity(request).session_days
    rows = await accounts.sessions_of(tables_of(request), known.account, days)
    return Sessions(
        sessions=[
            SessionInfo(
                id=row.digest[:SESSION_ID],
                browser=row.browser,
                since=row.since,
                seen=row.seen,
                here=row.digest == known.session,
            )
            for row in rows
        ]
    )


@router.delete("/api/account/sessions/{session_id}")
async def end_session(session_id: str, request: Request) -> Sessions:
    """Sign another browser of the visitor out; return those that are left."""
    known = _known(request)
    store = tables_of(request).store.accounts
    is_id = len(session_id) == SESSION_ID
    if not is_id or not await store.end_session(known.account.id, session_id):
        raise RequestError("unknown-session")
    note_change("session-ended", network(request))
    return await sessions(request)


@router.post("/api/account/password")
async def change_password(body: ChangePassword, request: Request, response: Response) -> Sessions:
    """Set another password, and sign all other browsers out."""
    known, by = _known(request), _asking(request)
    entered = await accounts.change_password(
        tables_of(request), by, known.account, body.current, body.password
    )
    _enter(request, response, entered, "account-password-changed", brought=False)
    request.state.signed_in = await _signed_in_by(request, entered)
    return await sessions(request)


@router.post("/api/account/recovery-code")
async def renew_code(body: SayPassword, request: Request) -> GivenCode:
    """Return a new recovery code."""
    known, by = _known(request), _asking(request)
    code = await accounts.renew_code(tables_of(request), by, known.account, body.password)
    note_change("recovery-code-renewed", network(request))
    return GivenCode(code=code)


@router.put("/api/account/preferences")
async def set_preferences(body: Preferences, request: Request) -> Preferences:
    """Keep how the visitor wants the game to be shown."""
    account = _known(request).account
    await tables_of(request).store.accounts.set_preferences(account.id, body.model_dump())
    return body


@router.post("/api/forget-me")
async def forget_me(body: SayPassword, request: Request, response: Response) -> Me:
    """Forget the visitor at all tables, with the account if there is one; they are new then.

    Whoever is signed in says the password.
    """
    charge(request, EXPENSIVE)
    tables, known = tables_of(request), signed_in(request)
    by = _asking(request)
    if known is not None:
        await accounts.check_own_password(tables, by, known.account, body.password)
    async with tables.gate.opening.turn(by.network or by.guest):
        await Administration(tables.store, tables.clock).forget_guests({by.guest})
    note_change("person-forgotten", by.network)
    identity, secure = _identity(request), is_secure(request)
    identity.forget_session(response, secure=secure)
    if known is None:
        identity.forget_guest(response, secure=secure)
    request.state.signed_in = None
    return await me_of(request, new_secret())


def _identity(request: Request) -> Identity:
    identity: Identity = request.app.state.identity
    return identity


def _asking(request: Request) -> Requester:
    """Return who asks; no cookie is given that another one would take back."""
    user_agent = request.headers.get("user-agent", "")
    guest = known_guest(request) or new_secret()
    return tables_of(request).requester(guest, user_agent, network(request))


def _stranger(request: Request) -> Requester:
    """Return who asks, who must not be signed in. Raises RequestError `already-signed-in`."""
    if signed_in(request) is not None:
        raise RequestError("already-signed-in")
    return _asking(request)


def _known(request: Request) -> SignedIn:
    """Return who is signed in. Raises RequestError `not-signed-in` or `banned-here`."""
    known = signed_in(request)
    if known is None:
        raise RequestError("not-signed-in")
    tables_of(request).gate.bans.check_guest(known.account.guest)
    return known


def _brought(request: Request, *, bring: bool) -> str:
    """Return the guest whose seats are to go over to an account, empty for nobody."""
    return (browser_guest(request) or "") if bring else ""


def _enter(
    request: Request, response: Response, entered: Entered, change: Change, *, brought: bool
) -> None:
    """Give a browser the cookie of a new session, and take that of a guest that is no more."""
    # Whoever signs in by another's cookie would be signed in with them: tokens are always new.
    remember_session(request, response, entered.token)
    if brought:
        _identity(request).forget_guest(response, secure=is_secure(request))
    note_change(change, network(request))


async def _signed_in_by(request: Request, entered: Entered) -> SignedIn | None:
    digest = token_digest(entered.token)
    return await tables_of(request).store.accounts.of_session(digest, "")


async def _me_signed_in(request: Request, entered: Entered) -> Me:
    request.state.signed_in = await _signed_in_by(request, entered)
    return await me_of(request, entered.guest)
