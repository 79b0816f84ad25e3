"""The database's tables; `engine` opens the database and makes them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

SCHEMA_VERSION: Final = 19
"""The version of these tables, noted in the database itself."""

metadata = MetaData()
"""All tables below."""

notes = Table(
    "notes",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Facts about the database as a whole: version of the tables, and the secret key where it has no
other place."""

games = Table(
    "games",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("created", String(32), nullable=False),
    Column("edition", String(20), nullable=False),
    Column("own_shops", JSON, nullable=False),
    Column("variants", JSON, nullable=False),
    Column("effects", String(20), nullable=False, server_default="mine"),
    Column("pace", JSON, nullable=False, server_default="{}"),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("seed", String(64), nullable=False, default=""),
    Column("start_request", String(64), nullable=False, default=""),
    Column("started", String(32), nullable=False, server_default=""),
    Column("over", Boolean, nullable=False, default=False, index=True),
    Column("host_seat", Integer, nullable=True),
    Column("host_link_digest", String(64), nullable=False, server_default="", index=True),
    Column("host_link_salt", String(64), nullable=False, server_default=""),
    Column("maker", String(64), nullable=False, server_default="", index=True),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("changed", String(32), nullable=False, server_default=""),
    Column("following", String(16), nullable=False, server_default=""),
    Column("password", String(200), nullable=False, server_default=""),
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("shuffle_secret", String(64), nullable=False, server_default=""),
    Column("opening", String(32), nullable=False, server_default=""),
    Index("games_listed", "public", "over", "changed"),
)
"""A table: what is played there. `seed` and `started` are empty until the game starts.

`effects` says whose gain from an offer the table shows: off, mine or everyone; `rules` is the
version of the rules that the game follows to its end. The host is whoever holds `host_seat`; -1 is
the place of a host who only looks on, and `host_link_digest` and `host_link_salt` are its private
link. `maker` is the guest that made the table. `version` counts the changes of a table's row, seats
and holders, and `changed` is when the last happened. `following` is the table at which the same
people play again.
`pace` says how long the table waits for people, and who plays for whoever keeps it waiting.
`password` is what `passwords.hashed` keeps of the table's password, empty where it has none. A
`public` table is listed for everybody. `shuffle_secret` is what the server committed itself to for
the shuffle, and `opening` when players were asked to open their parts of it.
"""


seats = Table(
    "seats",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("bot", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("link_digest", String(64), nullable=False, unique=True),
    Column("link_salt", String(64), nullable=False, server_default=""),
    Column("ready", Boolean, nullable=False, server_default=false()),
    Column("kept_for", String(40), nullable=False, server_default=""),
    Column("commitment", String(64), nullable=False, server_default=""),
    Column("part", String(64), nullable=False, server_default=""),
)
"""Who sits where: `bot` is a bot's kind, empty for a person; `name` is empty for a free seat.

`link_digest` is the SHA-256 of the token in the person's private link, which comes from `link_salt`
and the secret key; `kept_for` names whom a free seat waits for. `commitment` and `part` are what
the seat adds to the shuffle.
"""

holders = Table(
    "seat_holders",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("guest", String(64), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("since", String(32), nullable=False),
    Column("browser", String(80), nullable=False),
    Column("chosen", Boolean, nullable=False),
    Column("lost", String(20), nullable=False),
    Index("seat_holders_by_guest", "guest", "since"),
)
"""Which guests hold which seats. A guest plays the seat that is `chosen`.

The seat -1 is the place of a host who only looks on, which nobody plays.
Where `lost` is not empty the guest held the seat once, and this is why it no longer does.
"""

archives = Table(
    "archives",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("guest", String(64), primary_key=True),
)
"""The tables that a guest has put away."""

admissions = Table(
    "admissions",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("guest", String(64), primary_key=True),
)
"""The guests that have said a table's password, and so may see it."""

bans = Table(
    "bans",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("guest", String(64), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("since", String(32), nullable=False),
)
"""The guests that a table's host has banned; `name` is the one under which they sat there."""

server_bans = Table(
    "server_bans",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("whom", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("since", String(32), nullable=False),
)
"""The guests and networks (`kind`) that may not use the server: all of a person have one id.

`name` is what the person was called, or the network.
"""

arrangements = Table(
    "arrangements",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("guest", String(64), primary_key=True),
    Column("request", String(64), primary_key=True),
)
"""The ids of the commands by which guests have changed a table before its game."""

mutes = Table(
    "mutes",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("muted", Integer, primary_key=True, autoincrement=False),
)
"""Whose talk and offers (`muted`) a seat does not want."""

actions = Table(
    "actions",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("request", String(64), nullable=True),
    Column("action", Text, nullable=False),
    Column("at", String(32), nullable=False),
    UniqueConstraint("game", "seat", "request"),
)
"""The log of a game, numbered from 1; `request` is the id of the command, null for a bot's."""

proceedings = Table(
    "proceedings",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("after", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("request", String(64), nullable=True),
    Column("entry", Text, nullable=False),
    Column("at", String(32), nullable=False),
    UniqueConstraint("game", "seat", "request"),
)
"""What people settled beside the game, numbered from 1; `after` is the number of the last action
before it."""

results = Table(
    "results",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("ended", String(32), nullable=False),
    Column("place", Integer, nullable=False),
    Column("cash", Integer, nullable=False),
    Column("incomes", JSON, nullable=False),
    Column("lots_bought", Integer, nullable=False),
    Column("paid_for_lots", Integer, nullable=False),
    Column("lots_sold", Integer, nullable=False),
    Column("got_for_lots", Integer, nullable=False),
)
"""How finished games came out, as far as somebody has asked; seat -1 is of one that nobody can
replay."""

last_seen = Table(
    "last_seen",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("at", String(32), nullable=False),
)
"""Since when nobody looks on from a seat; no row while somebody does."""

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("key", String(64), nullable=False, unique=True),
    Column("looks", String(200), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("guest", String(64), nullable=False, unique=True),
    Column("password", String(200), nullable=False),
    Column("recovery_digest", String(64), nullable=False),
    Column("preferences", JSON, nullable=False),
    Column("created", String(32), nullable=False),
)
"""People who sign in: `key` is the name by which they do, `looks` what it looks like.

`guest` is who they are at tables; no cookie holds it. `password` is what `passwords.hashed` keeps,
`recovery_digest` the SHA-256 of the code that sets another one.
"""

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("browser", String(80), nullable=False),
    Column("since", String(32), nullable=False),
    Column("seen", String(32), nullable=False),
)
"""The browsers in which people are signed in; `digest` is the SHA-256 of their cookie's token."""

reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("whom", String(64), nullable=False),
    Column("name", String(40), nullable=False),
    Column("reporter", String(64), nullable=False),
    Column("reporter_name", String(40), nullable=False),
    Column("request", String(64), nullable=False),
    Column("reason", String(20), nullable=False),
    Column("remark", Text, nullable=False),
    Column("said", JSON, nullable=False),
    Column("at", String(32), nullable=False),
    Column("closed", String(32), nullable=False),
    UniqueConstraint("game", "reporter", "request"),
)
"""What people have reported about others (`store/reports.py`). The `game` may be gone by now."""

alert_ways = Table(
    "alert_ways",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest", String(64), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("language", String(20), nullable=False),
    Column("created", String(32), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("failures", Integer, nullable=False),
)
"""By which ways guests are alerted. No backup holds them."""

alerted = Table(
    "alerted",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("since", String(32), nullable=False),
)
"""The seats whose people were alerted and have not come since: the table waited `since` then."""
