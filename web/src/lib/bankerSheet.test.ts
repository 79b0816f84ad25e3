import { describe, expect, test } from "vitest";

import served from "../testing/served.json";
import {
  emptySheet,
  fromFragment,
  obstacle,
  painted,
  tilesLeft,
  toFragment,
  withoutPlayer,
  withOwnShops,
  type Sheet,
} from "./bankerSheet";
import type { EditionInfo, Options } from "./protocol";

const { editions, lots } = served as Options;
const [modern, classic] = editions as [EditionInfo, EditionInfo];
const EMPTY = emptySheet("modern", ["Ann", "Bo", "Cy"], lots.length);
const PHOTO = { owner: 1, shop: 0 };

function at(
  sheet: Sheet,
  building: number,
): [number | null | undefined, number | null | undefined] {
  return [sheet.owners[building - 1], sheet.shops[building - 1]];
}

describe("a press on a lot", () => {
  test("puts owner and shop there, then takes the shop, then the building", () => {
    const built = painted(EMPTY, 7, PHOTO);
    expect(at(built, 7)).toEqual([1, 0]);
    const owned = painted(built, 7, PHOTO);
    expect(at(owned, 7)).toEqual([1, null]);
    expect(at(painted(owned, 7, { owner: 1, shop: null }), 7)).toEqual([null, null]);
  });

  test("leaves the shop where only the owner changes", () => {
    const built = painted(EMPTY, 7, PHOTO);
    expect(at(painted(built, 7, { owner: 2, shop: null }), 7)).toEqual([2, 0]);
  });

  test("of nobody frees the lot, whatever shop is chosen", () => {
    expect(at(painted(painted(EMPTY, 7, PHOTO), 7, { owner: null, shop: 3 }), 7)).toEqual([
      null,
      null,
    ]);
  });
});

test("tiles and markers are used up", () => {
  let sheet = EMPTY;
  for (let building = 1; building <= 6; building += 1) sheet = painted(sheet, building, PHOTO);
  expect(tilesLeft(sheet, modern, 0)).toBe(0);
  expect(obstacle(sheet, modern, 7, PHOTO)).toBe("tiles");
  expect(obstacle(sheet, modern, 6, PHOTO)).toBeNull();
  for (let building = 7; building <= 30; building += 1)
    sheet = painted(sheet, building, { owner: 1, shop: null });
  expect(obstacle(sheet, modern, 31, { owner: 1, shop: null })).toBe("markers");
  expect(obstacle(sheet, modern, 31, { owner: 0, shop: null })).toBeNull();
  expect(obstacle(sheet, modern, 30, { owner: null, shop: null })).toBeNull();
});

test("a player who goes leaves the buildings empty, and the others keep theirs", () => {
  const sheet = painted(painted(EMPTY, 7, PHOTO), 8, { owner: 2, shop: 4 });
  const after = withoutPlayer(sheet, 1);
  expect(after.players).toEqual(["Ann", "Cy"]);
  expect([at(after, 7), at(after, 8)]).toEqual([
    [null, null],
    [1, 4],
  ]);
});

test("an own shop type takes the place of the edition's once it has a name", () => {
  const replaces = modern.shops[0]?.name ?? "";
  const named = withOwnShops(modern, [{ replaces, name: " Bakery ", symbol: "🥐" }]);
  expect(named.shops[0]).toMatchObject({ name: "Bakery", symbol: "🥐", size: 3 });
  expect(withOwnShops(modern, [{ replaces, name: "", symbol: "" }])).toEqual(modern);
});

describe("a link", () => {
  const sheet: Sheet = {
    ...painted(painted(EMPTY, 1, PHOTO), 85, { owner: 2, shop: 11 }),
    players: ["Ann & Co=#", "Zoë 🎲", "", "Di", "Ed"],
    ownShops: [{ replaces: modern.shops[0]?.name ?? "", name: "A:B", symbol: "🥐" }],
  };
  const card = {
    ...emptySheet("classic", ["a", "b", "c"], lots.length),
    card: [3, 4],
    pays: "player",
  };

  test.each([
    ["a board", sheet, modern],
    ["an empty board", EMPTY, modern],
    ["an outlook card", card, classic],
    [
      "the highest owner and shop",
      painted({ ...sheet, ownShops: [] }, 40, { owner: 4, shop: 11 }),
      modern,
    ],
  ])("brings back %s", (_, original, edition) => {
    expect(fromFragment(`#${toFragment(original, edition)}`, editions, lots.length)).toEqual(
      original,
    );
  });

  test("is short", () => {
    expect(toFragment(EMPTY, modern)).toBe("e=modern&b=&p=Ann&p=Bo&p=Cy");
  });

  test.each([
    "",
    "#",
    "#nonsense",
    "#e=modern&b=&p=Ann&p=Bo",
    "#e=older&b=&p=a&p=b&p=c",
    "#e=modern&b=*&p=a&p=b&p=c",
    "#e=modern&b=~&p=a&p=b&p=c",
    `#e=modern&b=${"B".repeat(86)}&p=a&p=b&p=c`,
    `#e=modern&b=${"C".repeat(7)}&p=a&p=b&p=c`,
    `#e=modern&b=${"B".repeat(31)}&p=a&p=b&p=c`,
    "#e=modern&b=&c=34&p=a&p=b&p=c",
    "#e=classic&b=&c=33&p=a&p=b&p=c",
    "#e=classic&b=&w=twice&p=a&p=b&p=c",
    "#e=classic&b=&o=0::Bakery&p=a&p=b&p=c",
    `#e=modern&b=&p=a&p=b&p=${"c".repeat(25)}`,
  ])("that holds no position that can be is told: %s", (fragment) => {
    expect(fromFragment(fragment, editions, lots.length)).toBeNull();
  });
});
