"""Alerts over HTTP: choosing how one is alerted, trying it out, and stopping mails."""

from __future__ import annotations

import asyncio
from html import escape
from typing import Final

from fastapi import APIRouter, Request, Response
from starlette.responses import HTMLResponse

from chinatown.catalogue import catalogue
from chinatown.server.alerts.alerts import AlertService
from chinatown.server.messages.alerts import (
    AddedWebhook,
    Alerts,
    ConfirmMail,
    NewMail,
    NewPush,
    NewWebhook,
)
from chinatown.server.refusal_answers import language_of
from chinatown.server.visitor import known_guest, requester

router = APIRouter()

_PAGE: Final = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<h1>{title}</h1>
{content}
</html>
"""


@router.get("/api/alerts")
async def alerts(request: Request) -> Alerts:
    """Return how the visitor is alerted, and what else there is to choose."""
    return await _service(request).of_guest(known_guest(request))


@router.post("/api/alerts/webhook")
async def add_webhook(body: NewWebhook, request: Request, response: Response) -> AddedWebhook:
    """Alert the visitor by a POST to an address."""
    by = requester(request, response)
    secret = await _service(request).add_webhook(body, by)
    return AddedWebhook(alerts=await _service(request).of_guest(by.guest), secret=secret)


@router.post("/api/alerts/mail")
async def add_mail(body: NewMail, request: Request, response: Response) -> Alerts:
    """Send a code to an e-mail address."""
    by = requester(request, response)
    await _service(request).add_mail(body, by)
    return await _service(request).of_guest(by.guest)


@router.post("/api/alerts/push")
async def add_push(body: NewPush, request: Request, response: Response) -> Alerts:
    """Alert the visitor in the browser that asks."""
    by = requester(request, response)
    await _service(request).add_push(body, by)
    return await _service(request).of_guest(by.guest)


@router.post("/api/alerts/test")
async def try_out(request: Request, response: Response) -> Alerts:
    """Send the visitor an alert by every way; those that did not work are then `failing`."""
    by = requester(request, response)
    await _service(request).try_out(by)
    return await _service(request).of_guest(by.guest)


@router.get("/api/alerts/stop/{token}")
async def ask_to_stop(token: str, request: Request) -> Response:
    """Return a page with a button that stops mails.

    Opening the address stops nothing, as programs that look for harm in mails open all of them.
    """
    _service(request).stopped_by(token)
    return await _page(request, "alert-stop", button="alert-stop-sure")


@router.post("/api/alerts/stop/{token}")
async def stop(token: str, request: Request) -> Response:
    """Stop mails to an address, as that button and the mail programs' own do (RFC 8058)."""
    await _service(request).stop(token)
    return await _page(request, "alert-stopped")


@router.post("/api/alerts/{way_id}/confirm")
async def confirm(way_id: str, body: ConfirmMail, request: Request, response: Response) -> Alerts:
    """Use an e-mail address from now on, as its code is there."""
    by = requester(request, response)
    await _service(request).confirm_mail(way_id, body.code, by)
    return await _service(request).of_guest(by.guest)


@router.delete("/api/alerts/{way_id}")
async def remove(way_id: str, request: Request, response: Response) -> Alerts:
    """Alert the visitor by a way no more."""
    by = requester(request, response)
    await _service(request).remove(way_id, by.guest)
    return await _service(request).of_guest(by.guest)


def _service(request: Request) -> AlertService:
    service: AlertService = request.app.state.alerts
    return service


async def _page(request: Request, text: str, button: str = "") -> Response:
    language = language_of(request.headers)
    # In a thread, as the first text of a language is read from its files.
    content = await asyncio.to_thread(_content, text, button, language)
    headers = {
        "Content-Language": language,
        "Vary": "Accept-Language",
        # Without a referrer browsers do not say either whose page the button is on.
        "Referrer-Policy": "same-origin",
    }
    return HTMLResponse(content, headers=headers)


def _content(text: str, button: str, language: str) -> str:
    texts = catalogue("alerts", language=language)
    content = f"<p>{escape(texts.text(text))}</p>"
    if button:
        content += f'<form method="post"><button>{escape(texts.text(button))}</button></form>'
    title = escape(texts.text("alert-stop-title"))
    return _PAGE.format(language=language, title=title, content=content)
