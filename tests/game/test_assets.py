"""What a player has on the table: lots, shops and tiles of one owner."""

from tests.game.kit import give, trading, with_lots, with_tiles

from chinatown.game import State, Trade, mask_of, view
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
