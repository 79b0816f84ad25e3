"""Quickly made values are the frozen dataclasses that they look like."""

import inspect
from dataclasses import FrozenInstanceError, dataclass, field, fields, replace
from typing import Literal

import pytest

from chinatown.game import Done, Offer, Trade, Transfer
from chinatown.game.fast_init import fast_init


@dataclass(frozen=True, slots=True)
class Slow:
    seat: int
    lots: tuple[int, ...] = ()
    do: Literal["slow"] = field(default="slow", kw_only=True)


@fast_init
@dataclass(frozen=True, slots=True)
class Quick:
    seat: int
    lots: tuple[int, ...] = ()
    do: Literal["slow"] = field(default="slow", kw_only=True)


def test_fields_are_set_by_place_by_name_and_by_default() -> None:
    assert (Quick(3).seat, Quick(3).lots, Quick(3).do) == (3, (), "slow")
    assert Quick(3, (1,)) == Quick(lots=(1,), seat=3) == replace(Quick(3), lots=(1,))
    assert [field.name for field in fields(Quick)] == ["seat", "lots", "do"]


def test_the_signature_is_the_same() -> None:
    quick_init, slow_init = inspect.signature(Quick), inspect.signature(Slow)
    assert list(quick_init.parameters.values()) == list(slow_init.parameters.values())


@pytest.mark.parametrize("arguments", [(), (1, (), "slow"), (1, (), 2, 3)])
def test_wrong_arguments_are_refused(arguments: tuple[object, ...]) -> None:
    for kind in (Quick, Slow):
        with pytest.raises(TypeError):
            kind(*arguments)  # type: ignore[arg-type]


def test_nothing_can_be_changed() -> None:
    for value, name in ((Quick(1), "seat"), (Done(1), "do"), (Offer(0, Trade(())), "trade")):
        with pytest.raises(FrozenInstanceError):
            setattr(value, name, 2)


def test_equal_values_are_one_in_a_set() -> None:
    assert len({Transfer(0, 1, (2,)), Transfer(0, 1, buildings=(2,)), Transfer(1, 0, (2,))}) == 2
