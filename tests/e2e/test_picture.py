"""A finished game is shared as a picture."""

from base64 import b64encode
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.browsing import PHONE
from tests.e2e.seating import seat

pytestmark = pytest.mark.only_browser("chromium")

COLOURS = """async picture => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: 1200, height: 630 });
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, 1200, 630);
    const colours = new Set();
    for (let at = 0; at < data.length; at += 4) colours.add(data.slice(at, at + 3).join());
    return colours.size;
}"""
"""How many colours a picture has."""


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_the_picture_of_a_game_is_a_png_of_the_usual_size(
    new_person: Callable[..., Page], tmp_path: Path, screen: str
) -> None:
    person = new_person() if screen == "desktop" else new_person(viewport=PHONE)
    seat(person, bots=3, ended=True)
    button = person.get_by_test_id("share-picture")
    expect(button).to_be_enabled()
    with person.expect_download() as download:
        button.click()
    name = download.value.suggested_filename
    assert name.startswith("chinatown-")
    assert name.endswith(".png")
    saved = tmp_path / name
    download.value.save_as(saved)
    png = saved.read_bytes()
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    assert (int.from_bytes(png[16:20]), int.from_bytes(png[20:24])) == (1200, 630)
    # Seats, shops, streets and paper: an empty picture has one colour, one without the board few.
    assert person.evaluate(COLOURS, b64encode(png).decode()) > 200
