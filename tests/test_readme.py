"""What the README says works."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text()


def test_its_python_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert capsys.readouterr().out == "(50000, None, None, None)\n"


@pytest.mark.parametrize("target", re.findall(r"\]\(([^)]+)\)", README))
def test_what_it_points_to_is_there(target: str) -> None:
    assert (ROOT / target).exists()
