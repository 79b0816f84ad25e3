"""Quickly made values are the frozen dataclasses that they look like."""

import inspect
from dataclasses import FrozenInstanceError, dataclass, field, fields, replace
from typing import Any, Literal

import pytest

from chinatown.game import Done, Offer, Trade, Transfer
from chinatown.game.fast_init import fast_init


def slow() -> Any:
    """Return a new frozen dataclass with slots."""

    @dataclass(frozen=True, slots=True)
    class Shop:
        seat: int
        lots: tuple[int, ...] = ()
        do: Literal["slow"] = field(default="slow", kw_only=True)

    return Shop


def quick() -> Any:
    """Return the same, made quickly."""
    return fast_init(slow())


def test_fields_are_set_by_place_by_name_and_by_default() -> None:
    kind = quick()
    assert (kind(3).seat, kind(3).lots, kind(3).do) == (3, (), "slow")
    assert kind(3, (1,)) == kind(lots=(1,), seat=3) == replace(kind(3), lots=(1,))
    assert kind(3, do="other").do == "other"
    assert [field.name for field in fields(kind)] == ["seat", "lots", "do"]


def test_the_signature_is_the_same() -> None:
    quick_init, slow_init = inspect.signature(quick()), inspect.signature(slow())
    assert list(quick_init.parameters.values()) == list(slow_init.parameters.values())


def test_the_name_and_the_annotations_of_the_init_are_the_same() -> None:
    quick_init, slow_init = quick().__init__, slow().__init__
    assert quick_init.__name__ == slow_init.__name__ == "__init__"
    assert quick_init.__qualname__ == slow_init.__qualname__ == "slow.<locals>.Shop.__init__"
    assert quick_init.__annotations__ == slow_init.__annotations__


def test_a_class_stays_itself() -> None:
    kind = slow()
    before = kind.__init__
    assert fast_init(kind) is kind
    assert kind.__init__ is not before


def test_fields_need_not_be_by_name_only() -> None:
    @fast_init
    @dataclass(frozen=True, slots=True)
    class Pair:
        first: int
        second: int = 2

    assert (Pair(1).first, Pair(1).second, Pair(1, 3).second) == (1, 2, 3)
    assert list(inspect.signature(Pair).parameters) == ["first", "second"]


def test_what_is_no_plain_field_is_refused() -> None:
    @dataclass(frozen=True, slots=True)
    class Made:
        lots: list[int] = field(default_factory=list)

    @dataclass(frozen=True, slots=True)
    class Hidden:
        seat: int = field(default=1, init=False)

    for kind in (Made, Hidden):
        with pytest.raises(AssertionError):
            fast_init(kind)


@pytest.mark.parametrize("arguments", [(), (1, (), "slow"), (1, (), 2, 3)])
def test_wrong_arguments_are_refused(arguments: tuple[object, ...]) -> None:
    for kind in (quick(), slow()):
        with pytest.raises(TypeError):
            kind(*arguments)


def test_nothing_can_be_changed() -> None:
    for value, name in ((quick()(1), "seat"), (Done(1), "do"), (Offer(0, Trade(())), "trade")):
        with pytest.raises(FrozenInstanceError):
            setattr(value, name, 2)


def test_equal_values_are_one_in_a_set() -> None:
    assert len({Transfer(0, 1, (2,)), Transfer(0, 1, buildings=(2,)), Transfer(1, 0, (2,))}) == 2
