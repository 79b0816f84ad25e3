import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.e2e.pages import alone
from tests.e2e.table import Table

COVERED = """() =>
  [...document.querySelectorAll("[data-building], [data-testid^=my-tile-], .head button")]
  .filter((it) => it.checkVisibility({ visibilityProperty: true }))
  .filter((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return !it.contains(there);
  })
  .map((it) => it.dataset.testid)"""

BEYOND = """() => {
  const { scrollHeight, scrollWidth } = document.scrollingElement;
  return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}"""


@pytest.mark.parametrize(
    "size", [ViewportSize(width=1280, height=800), ViewportSize(width=1024, height=600)]
)
def test_on_a_desk_the_whole_map_lies_open_and_covers_nothing(
    person: Page, size: ViewportSize
) -> None:
    person.set_viewport_size(size)
    table = alone(person, bots=2)
    check(table)
    # In round 1 three players draw seven tiles each: the longest shelf.
    table.keep()
    table.expect_phase("trade")
    assert len(table.tiles) >= 4
    check(table)
    table.say_done()
    table.expect_phase("build")
    expect(table.build_confirm).to_be_visible()
    check(table)


def check(table: Table) -> None:
    """See that every lot, tile and button can be pointed at."""
    assert table.page.evaluate(COVERED) == []
    assert table.page.evaluate(BEYOND) == [0, 0]
