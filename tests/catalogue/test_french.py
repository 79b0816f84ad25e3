"""French texts keep the spaces before signs that no line may break at."""

import re

import pytest

from chinatown.catalogue import FOLDER

LOOSE = re.compile(r" [;:!?»]|« ")
"""A space that breaks where French has a no-break one."""


@pytest.mark.parametrize("area", sorted(path.name for path in (FOLDER / "fr").glob("*.ftl")))
def test_no_line_breaks_before_a_sign(area: str) -> None:
    lines = (FOLDER / "fr" / area).read_text(encoding="utf-8").splitlines()
    texts = [line for line in lines if not line.startswith("#")]
    assert [text for text in texts if LOOSE.search(text)] == []
    assert [text for text in texts if re.search(r"\w'\w", text)] == []
