"""What all messages share."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from chinatown.game.events import Event

Text = Annotated[str, Field(max_length=40)]
EventMessage = Annotated[Event, Field(discriminator="happened")]


class Message(BaseModel):
    """What all messages share: no unknown fields, no conversions, no changes after creation."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
