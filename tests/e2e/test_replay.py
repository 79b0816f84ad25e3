"""Looking back at a game whose record somebody opens, also once the server is out of reach."""

from pathlib import Path

from playwright.sync_api import Page, expect

from chinatown.game import MODERN, Setup
from chinatown.lab import make_bots, play_game


def test_a_record_is_opened_and_played_again_without_a_server(person: Page, tmp_path: Path) -> None:
    setup = Setup(MODERN, 3, "looking back")
    record = play_game(setup, make_bots(setup, ["shopkeeper"]), ["Ann", "Bo", "Cy"]).record
    file = tmp_path / "game.json"
    file.write_bytes(record.to_json())
    person.goto("/replay")
    person.get_by_test_id("replay-file").set_input_files(file)
    phase, step = person.get_by_test_id("phase"), person.get_by_test_id("replay-step")
    expect(phase).to_have_attribute("data-phase", "deal")
    person.wait_for_load_state("networkidle")
    person.route("**/*", lambda route: route.abort())
    person.keyboard.press("ArrowRight")
    expect(step).to_have_text(f"1 / {len(record.actions)}")
    assert person.url.endswith("/replay#1")
    person.get_by_test_id("replay-eyes").select_option("2")
    assert person.url.endswith("/replay#1.2")
    person.keyboard.press("Tab")
    person.get_by_test_id("replay-next").press("PageDown")
    expect(person.get_by_test_id("round")).to_have_attribute("data-round", "2")
    person.get_by_test_id("replay-next").press("End")
    expect(person.get_by_test_id("ranking")).to_contain_text("Ann")
    person.get_by_test_id("replay-jump").select_option(index=1)
    expect(phase).not_to_have_attribute("data-phase", "over")
