"""What a player has on the table: lots, shops and tiles of one owner."""

import pytest
from tests.game.kit import give, trading, with_lots, with_tiles

from chinatown.game import MODERN, State, Trade, mask_of, view
from chinatown.game.assets import Assets, assets_after, assets_of, no_assets, whole_table

ME, YOU = 0, 1


def table() -> State:
    """I own 28 and 29, with a shop on 28, and a loose tile; you own 60."""
    state = with_tiles(with_lots(trading(), {ME: [28, 29], YOU: [60]}), {ME: ["Laundry"]})
    kind = state.edition.index["Laundry"]
    shops = [0] * len(state.edition.shops)
    shops[kind] = mask_of([28])
    return state._replace(shops=tuple(shops))


def test_lots_with_a_shop_are_not_empty() -> None:
    state = table()
    assets = assets_of(state, ME)
    assert assets.empty == mask_of([29])
    assert assets.owned == mask_of([28, 29])
    assert assets.size == 3


def test_a_sold_building_takes_its_shop_along() -> None:
    state = table()
    kind = state.edition.index["Laundry"]
    trade = Trade((give(ME, YOU, buildings=(28,), tiles=("Laundry",)),))
    seen = view(state, ME)
    assert assets_after(seen, trade, ME) == assets_of(state, ME).minus(
        no_assets(12).with_lots(mask_of([28])).with_shops(kind, mask_of([28]))
    )._replace(tiles=(0,) * 12)
    yours = assets_after(seen, trade, YOU)
    assert yours.shops[kind] == mask_of([28])
    assert yours.tiles[kind] == 1


def test_a_tile_that_is_built_is_no_longer_loose() -> None:
    state = table()
    kind = state.edition.index["Laundry"]
    built = assets_of(state, ME).with_shops(kind, mask_of([29]))
    assert built.shops[kind] == mask_of([28, 29])
    assert built.tiles[kind] == 0
    assert built.empty == 0
    assert built.cleared() == Assets(
        mask_of([28, 29]), (0,) * 12, tuple(2 if type_ == kind else 0 for type_ in range(12))
    )


def test_the_whole_table_is_one_owner() -> None:
    state = table()
    together = whole_table(state)
    assert together.owned == mask_of([28, 29, 60])
    assert together.tiles == state.tiles[ME]


MINE = Assets(mask_of([1, 2]), (mask_of([3]), 0, mask_of([4])), (2, 0, 1))
YOURS = Assets(mask_of([5]), (mask_of([6]), mask_of([7]), 0), (1, 1, 0))


def test_what_two_owners_have_adds_up() -> None:
    together = Assets(mask_of([1, 2, 5]), tuple(map(mask_of, [[3, 6], [7], [4]])), (3, 1, 1))
    assert MINE.plus(YOURS) == together
    assert together.size == 7 + 5
    assert together.minus(YOURS) == MINE


def test_taking_away_more_than_there_is_leaves_nothing() -> None:
    less = Assets(mask_of([2, 9]), (mask_of([3]), mask_of([8]), 0), (1, 3, 1))
    assert MINE.minus(less) == Assets(mask_of([1]), (0, 0, mask_of([4])), (1, 0, 0))


def test_nothing_is_no_lots_no_shops_and_no_tiles() -> None:
    assert no_assets(2) == Assets(0, (0, 0), (0, 0))
    assert MINE.plus(no_assets(3)) == MINE
    assert MINE.minus(no_assets(3)) == MINE


def test_lots_are_gained_empty() -> None:
    assert MINE.with_lots(mask_of([2, 8])) == MINE._replace(empty=mask_of([1, 2, 8]))


def test_tiles_of_several_types_are_placed_together() -> None:
    placed = MINE.with_all_shops((mask_of([1]), 0, mask_of([2])))
    assert placed == Assets(0, tuple(map(mask_of, [[1, 3], [], [2, 4]])), (1, 0, 0))


def test_cleared_shops_are_tiles_on_no_lot() -> None:
    assert MINE.cleared() == Assets(mask_of([1, 2, 3, 4]), (0, 0, 0), (3, 0, 2))


@pytest.mark.parametrize("other", [Assets(0, (0, 0), (0,) * 3), Assets(0, (0,) * 3, (0, 0))])
def test_assets_of_tables_with_other_types_do_not_mix(other: Assets) -> None:
    for mix in (MINE.plus, MINE.minus):
        with pytest.raises(ValueError, match="argument"):
            mix(other)
    with pytest.raises(ValueError, match="argument"):
        Assets(0, (0, 0, 0), (0, 0)).cleared()


class TestAfterATrade:
    """I own 28 with a Laundry, 29, 30 and three Laundries; you own 60 with a Photo, 61."""

    laundry, photo = MODERN.index["Laundry"], MODERN.index["Photo"]

    def position(self) -> State:
        state = with_lots(trading(), {ME: [28, 29, 30], YOU: [60, 61], 2: [70]})
        state = with_tiles(state, {ME: ["Laundry"] * 3, YOU: ["Photo"] * 2})
        shops = [0] * 12
        shops[self.laundry], shops[self.photo] = mask_of([28]), mask_of([60])
        return state._replace(shops=tuple(shops))

    def trade(self) -> Trade:
        return Trade(
            (
                give(ME, YOU, buildings=(28,), tiles=("Laundry",)),
                give(ME, 2, buildings=(29,)),
                give(YOU, ME, buildings=(60,), tiles=("Photo", "Photo")),
                give(2, YOU, buildings=(70,)),
                give(YOU, ME, buildings=(61,)),
            )
        )

    def test_i_have_what_i_kept_and_what_i_got(self) -> None:
        after = assets_after(view(self.position(), ME), self.trade(), ME)
        tiles, shops = [0] * 12, [0] * 12
        tiles[self.laundry], tiles[self.photo] = 2, 2
        shops[self.photo] = mask_of([60])
        assert after == Assets(mask_of([30, 61]), tuple(shops), tuple(tiles))

    def test_you_have_what_you_got_and_no_tile_that_you_gave(self) -> None:
        after = assets_after(view(self.position(), ME), self.trade(), YOU)
        tiles, shops = [0] * 12, [0] * 12
        tiles[self.laundry] = 1
        shops[self.laundry] = mask_of([28])
        assert after == Assets(mask_of([70]), tuple(shops), tuple(tiles))

    def test_of_a_tile_that_one_is_not_known_to_have_none_are_left(self) -> None:
        gift = Trade((give(YOU, ME, tiles=("Photo",) * 3),))
        after = assets_after(view(self.position(), ME), gift, YOU)
        assert after.tiles[self.photo] == 0


def test_the_whole_table_has_all_tiles_and_the_lots_without_a_shop() -> None:
    state = with_tiles(table(), {ME: ["Laundry"], YOU: ["Laundry", "Photo"]})
    together = whole_table(state)
    assert together.empty == mask_of([29, 60])
    assert together.shops == state.shops
    tiles = [0] * 12
    tiles[MODERN.index["Laundry"]], tiles[MODERN.index["Photo"]] = 2, 1
    assert together.tiles == tuple(tiles)
