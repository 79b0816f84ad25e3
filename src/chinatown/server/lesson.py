"""The first game over HTTP: beginning it or going on with it, and what it asks for."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from chinatown.server.bots import guide
from chinatown.server.messages.lesson import LessonScript, NewLesson
from chinatown.server.messages.tables import Made
from chinatown.server.visitor import requester, tables_of

router = APIRouter(prefix="/api/lessons")


@router.post("")
async def begin(body: NewLesson, request: Request, response: Response) -> Made:
    """Return the table of the visitor's first game, a new one unless one is in progress."""
    table = await tables_of(request).first_game(body.name, requester(request, response))
    return Made(table=table.id)


@router.get("/script")
async def script() -> LessonScript:
    """Return what the learner is to do in a first game; it is the same for everybody."""
    return LessonScript(
        keep=list(guide.CARDS_TO_KEEP[guide.LEARNER]),
        look=guide.CHAIN.transfers[-1].buildings[0],
        answer=guide.ANSWER,
        make=guide.MAKE,
        low=guide.LOW,
        counter=guide.COUNTER,
        chain=guide.CHAIN,
        build=list(guide.BUILD),
    )
