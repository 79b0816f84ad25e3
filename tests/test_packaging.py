from importlib.metadata import version
from importlib.resources import files

import chinatown


def test_the_installed_version_is_the_one_the_package_names() -> None:
    assert version("chinatown") == chinatown.__version__


def test_the_package_says_that_it_is_typed() -> None:
    assert files(chinatown).joinpath("py.typed").is_file()
