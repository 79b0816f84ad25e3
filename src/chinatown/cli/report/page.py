"""The report of one game as a page that needs neither a server nor scripts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final
from xml.etree.ElementTree import Element

import chinatown
from chinatown.analysis.efficiency import RoundFigures
from chinatown.analysis.finished_game import BestBusiness
from chinatown.analysis.stories import Story
from chinatown.cli.numbers import change, dollars, percent
from chinatown.cli.report.game import Game
from chinatown.cli.report.markup import DASH, Content, add, document, element, scrolling, table
from chinatown.cli.report.plot import line_plot, sign
from chinatown.cli.report.trade_words import trade_text
from chinatown.cli.words import isolated_list, printable, shop_name, text
from chinatown.game.types import Dollars, Seat

MAX_BYTES: Final = 200_000
"""How large a page may be; trades that changed least are left out of a larger one."""


def page_of(game: Game) -> str:
    """Return the page of a game, of at most `MAX_BYTES` in UTF-8."""
    shown = len(game.figures.stories.trades)
    while True:
        page = _page(game, shown)
        size = len(page.encode("utf-8"))
        if size <= MAX_BYTES or not shown:
            return page
        shown = min(shown - 1, shown * MAX_BYTES // size)


def _page(game: Game, shown: int) -> str:
    title = text("report-of", names=isolated_list(game.names))
    edition = game.record.setup.edition.name
    body = [
        element(
            "header",
            element("h1", title),
            element("p", text("report-edition", edition=edition), class_="about"),
        ),
        element(
            "main",
            _result(game),
            _cash(game),
            _income(game),
            _best(game),
            _efficiency(game),
            _gains(game),
            _trades(game, shown),
            _sums(game),
        ),
        _footer(game),
    ]
    return document(title, body)


def _section(message: str, *content: Content, about: str = "") -> Element:
    heading = element("h2", text(message))
    words = element("p", text(about or f"{message}-about"), class_="about")
    return element("section", heading, words, *content)


def _player(game: Game, seat: Seat) -> Element:
    return element("span", sign(seat), game.names[seat])


def _result(game: Game) -> Element:
    most = max(1, game.best_cash)
    rows = [
        (
            str(standing.place),
            _player(game, standing.seat),
            _with_bar(dollars(standing.cash), standing.cash / most),
            str(standing.tiles),
        )
        for standing in game.figures.ranking
    ]
    headings = [text(f"report-{heading}") for heading in ("place", "player", "money", "tiles")]
    about = "report-result-early" if game.early else "report-result-about"
    return _section(
        "report-result",
        element("p", element("strong", _verdict(game))),
        table(text("report-result"), headings, rows, words=2),
        element("p", text("report-sources")),
        element("ul", *(element("li", _sources(game, row.seat)) for row in game.figures.ranking)),
        about=about,
    )


def _verdict(game: Game) -> str:
    """Return who won, and by what."""
    first, second = game.figures.ranking[:2]
    if second.place == first.place:
        return text("report-won-shared", names=isolated_list(game.winners))
    names = {"name": game.names[first.seat], "other": game.names[second.seat]}
    if second.cash == first.cash:
        return text("report-won-tiles", **names)
    return text("report-won", **names, money=dollars(first.cash - second.cash))


def _sources(game: Game, seat: Seat) -> str:
    """Return where the cash of a player came from."""
    start, end = game.figures.cash[0][seat], game.figures.cash[-1][seat]
    income = sum(paid[seat] for paid in game.figures.income)
    return text(
        "report-source",
        name=game.names[seat],
        start=dollars(start),
        income=dollars(income),
        change=change(end - start - income),
    )


def _with_bar(words: str, share: float) -> Element:
    width = f"width:{max(0.0, min(share, 1.0)) * 100:.1f}%"
    bar = element("span", class_="bar", style=width)
    track = element("span", bar, class_="track", aria_hidden="true")
    return element("span", words, track)


def _cash(game: Game) -> Element:
    cash = game.figures.cash
    points = [text("report-start"), *game.years]
    if len(points) < len(cash):
        points.append(text("report-end"))
    return _over_rounds("report-cash", game, points, cash)


def _income(game: Game) -> Element:
    income = game.figures.income
    if not income:
        return _section("report-income", element("p", text("report-efficiency-none")))
    total = tuple(map(sum, zip(*income, strict=True)))
    return _over_rounds("report-income", game, game.years, income, total)


def _over_rounds(
    message: str,
    game: Game,
    points: Sequence[str],
    values: Sequence[Sequence[Dollars]],
    total: Sequence[Dollars] = (),
) -> Element:
    rows = [*zip(points, values, strict=True), *([(text("report-total"), total)] if total else [])]
    players = [_player(game, seat) for seat in range(len(game.names))]
    headings: list[Content] = [text("report-round"), *players]
    cells = [(point, *map(dollars, row)) for point, row in rows]
    return _section(
        message,
        line_plot(text(message), game.names, points, values),
        table(text(message), headings, cells),
    )


def _best(game: Game) -> Element:
    rows: list[tuple[Content, ...]] = []
    for seat, best in enumerate(game.figures.best):
        if best is None:
            rows.append((_player(game, seat), text("report-best-none"), "", ""))
            continue
        years = (game.years[best.first - 1], game.years[best.last - 1])
        rows.append(
            (
                _player(game, seat),
                _business(best),
                DASH.join(dict.fromkeys(years)),
                dollars(best.paid),
            )
        )
    headings = [text(f"report-{heading}") for heading in ("player", "shop", "rounds", "paid")]
    return _section("report-best", table(text("report-best"), headings, rows, words=3))


def _business(best: BestBusiness) -> Element:
    lots = ", ".join(map(str, best.buildings))
    finished = f"; {text('report-finished')}" if best.finished else ""
    return element("span", shop_name(best.shop), element("small", f" ({lots}{finished})"))


def _efficiency(game: Game) -> Element:
    figures = game.figures
    if figures.efficiency is None or figures.trading_efficiency is None:
        return _section("report-efficiency", element("p", text("report-efficiency-none")))
    paid = sum(played.paid for played in figures.rounds)
    potentials = [played.potential for played in figures.rounds]
    line = text(
        "report-efficiency-line",
        paid=dollars(paid),
        most=dollars(sum(possible.free for possible in potentials)),
        share=percent(figures.efficiency),
    )
    trading = text(
        "report-trading-line",
        traded=dollars(sum(possible.traded for possible in potentials)),
        most=dollars(sum(possible.fixed for possible in potentials)),
        share=percent(figures.trading_efficiency),
    )
    rows = [
        (
            year,
            dollars(played.paid),
            dollars(possible.traded),
            dollars(possible.free),
            _share(played),
        )
        for year, played, possible in zip(game.years, figures.rounds, potentials, strict=True)
    ]
    headings = [
        text(f"report-{heading}") for heading in ("round", "paid", "traded", "most", "share")
    ]
    street = game.record.setup.variants.street_access
    return _section(
        "report-efficiency",
        *([element("p", text("report-efficiency-street"), class_="about")] if street else []),
        element("p", element("strong", line)),
        table(text("report-efficiency"), headings, rows),
        element("p", trading),
    )


def _share(played: RoundFigures) -> Element:
    share = played.paid / played.potential.free
    return _with_bar(percent(share), share)


def _gains(game: Game) -> Element:
    seats = range(len(game.names))
    rows = [
        (
            _player(game, seat),
            *(DASH if other == seat else _change(gains[other]) for other in seats),
        )
        for seat, gains in enumerate(game.figures.gains)
    ]
    headings = [
        text("report-gains-of"),
        *(text("report-gains-with", name=game.names[seat]) for seat in seats),
    ]
    lines = [element("li", text("report-gains-line", **words)) for words in _greatest_help(game)]
    return _section(
        "report-gains",
        *([element("ul", *lines)] if lines else []),
        table(text("report-gains"), headings, rows),
    )


def _greatest_help(game: Game) -> Iterator[dict[str, str]]:
    """Yield, for each player whom somebody helped, who helped most and by how much."""
    for seat, gains in enumerate(game.figures.gains):
        most = max(gains)
        for helper, worth in enumerate(gains):
            if worth == most > 0:
                yield {
                    "name": game.names[helper],
                    "other": game.names[seat],
                    "money": dollars(most),
                }


def _change(amount: Dollars) -> Element:
    kind = "good" if amount > 0 else "bad" if amount < 0 else ""
    return element("span", change(amount), **({"class_": kind} if kind else {}))


def _trades(game: Game, shown: int) -> Element:
    trades = game.figures.stories.trades
    if not trades:
        return _section("report-trades", element("p", text("report-trades-none")))
    by_effect = sorted(range(len(trades)), key=lambda place: _effect(trades[place]), reverse=True)
    kept = sorted(by_effect[:shown])
    columns = ("player", "then", "in-the-end")
    head = element(
        "tr",
        *(
            element(
                "th", text(f"report-{name}"), scope="col", **({"class_": "number"} if place else {})
            )
            for place, name in enumerate(columns)
        ),
    )
    label = text("report-trades")
    whole = element("table", element("caption", label, class_="hidden"), element("thead", head))
    add(whole, *(_trade(game, trades[place]) for place in kept))
    section = _section("report-trades", scrolling(label, whole))
    if left_out := len(trades) - len(kept):
        add(section, element("p", text("report-trades-cut", count=left_out), class_="about"))
    return section


def _effect(story: Story) -> Dollars:
    return sum(map(abs, story.worth.values()))


def _trade(game: Game, story: Story) -> Element:
    year = game.record.setup.edition.years[story.round - 1]
    words = trade_text(story.trade, game.names, story.shops)
    head = element("th", element("strong", f"{year} "), words, colspan="3", scope="rowgroup")
    rows = [
        element(
            "tr",
            element("th", _player(game, seat), scope="row"),
            element("td", _change(story.round_worth[seat]), class_="number"),
            element("td", _change(worth), class_="number"),
        )
        for seat, worth in story.worth.items()
    ]
    return element("tbody", element("tr", head), *rows, class_="trade")


def _sums(game: Game) -> Element:
    figures = game.figures
    rows = [
        (
            _player(game, seat),
            _change(sum(figures.gains[seat])),
            dollars(rest),
            dollars(figures.cash[-1][seat]),
        )
        for seat, rest in enumerate(figures.stories.rest)
    ]
    headings = [
        text(f"report-{heading}") for heading in ("player", "sum-trades", "sum-rest", "money")
    ]
    return _section("report-sums", table(text("report-sums"), headings, rows))


def _footer(game: Game) -> Element:
    seed = printable(game.record.setup.seed)
    words = text("report-made", version=chinatown.__version__, seed=seed[:200])
    return element("footer", element("p", words))
