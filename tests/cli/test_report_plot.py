"""Plots of a report: a line for each player, with names that stand apart."""

from itertools import pairwise
from xml.etree.ElementTree import Element

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chinatown.cli.report.plot import line_plot

NAMES = ("Mei", "Jonas", "Ada", "Kofi", "Somebody with a long name")
LINE = 16
AMOUNTS = st.lists(st.integers(0, 300).map(lambda units: units * 10_000), min_size=5, max_size=5)


def plot(values: list[list[int]]) -> Element:
    figure = line_plot("Cash", NAMES, [str(1965 + place) for place in range(len(values))], values)
    (drawing,) = figure
    return drawing


def words(drawing: Element, kind: str | None) -> list[Element]:
    return [text for text in drawing.iter("text") if text.get("class") == kind]


def height_of_names(drawing: Element) -> list[float]:
    return [float(str(text.get("y"))) for text in words(drawing, None)]


@given(st.lists(AMOUNTS, min_size=1, max_size=7))
def test_names_stand_within_the_drawing_and_not_on_each_other(values: list[list[int]]) -> None:
    drawing = plot(values)
    heights = sorted(height_of_names(drawing))
    assert len(heights) == len(NAMES)
    assert all(below - above >= LINE - 1 for above, below in pairwise(heights))
    assert heights[0] > 0
    assert heights[-1] < 270


@given(st.lists(AMOUNTS, min_size=1, max_size=7))
def test_the_scale_begins_with_nothing_and_reaches_the_highest_amount(
    values: list[list[int]],
) -> None:
    drawing = plot(values)
    lines = [line for line in drawing.iter("line") if line.get("class") == "grid"]
    assert 2 <= len(lines) <= 6
    bottom, *_, top = (float(str(line.get("y1"))) for line in lines)
    for mark in drawing.iter("path"):
        height = float(str(mark.get("transform")).split()[1].split(")")[0])
        assert top <= height <= bottom


def test_higher_amounts_are_named_above_lower_ones() -> None:
    heights = height_of_names(plot([[50, 40, 30, 20, 10]]))
    assert heights == sorted(heights)


def test_each_point_says_its_figure() -> None:
    drawing = plot([[10_000, 20_000, 0, 0, 0], [30_000, 20_000, 0, 0, 0]])
    titles = [title.text for title in drawing.iter("title")]
    assert titles[:3] == ["Cash", "Mei, 1965: $10,000", "Mei, 1966: $30,000"]


@pytest.mark.parametrize(
    ("highest", "labels"),
    [
        (0, ["$0", "$1"]),
        (940_000, ["$0", "$200,000", "$400,000", "$600,000", "$800,000", "$1,000,000"]),
        (50_000, ["$0", "$10,000", "$20,000", "$30,000", "$40,000", "$50,000"]),
    ],
)
def test_the_lines_of_the_scale_are_at_round_amounts(highest: int, labels: list[str]) -> None:
    axis = [text.text for text in words(plot([[highest, 0, 0, 0, 0]]), "axis")]
    assert axis[:-1] == labels


def test_long_names_that_begin_alike_are_cut_in_the_middle() -> None:
    names = ("shopkeeper 1", "shopkeeper 2", "Ann")
    (drawing,) = line_plot("Cash", names, ["1965"], [[10_000, 20_000, 30_000]])
    assert [name.text for name in words(drawing, None)] == ["shopk…per 1", "shopk…per 2", "Ann"]
