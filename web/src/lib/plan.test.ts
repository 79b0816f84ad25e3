import { expect, test } from "vitest";

import { couldPlaceMore, legalLots, place, takeBack, tilesLeft } from "./plan";
import type { Preview } from "./types";

const preview: Preview = {
  before: 0,
  after: 10_000,
  businesses: [],
  lots: { Photo: [1, 2], Laundry: [] },
};

test("a tile is placed, moved to nowhere twice, and taken back", () => {
  const first = place([], 1, "Photo");
  const second = place(first, 2, "Laundry");
  expect(second).toEqual([
    { building: 1, shop: "Photo" },
    { building: 2, shop: "Laundry" },
  ]);
  expect(place(second, 1, "Laundry")).toEqual([
    { building: 2, shop: "Laundry" },
    { building: 1, shop: "Laundry" },
  ]);
  expect(takeBack(second, 1)).toEqual([{ building: 2, shop: "Laundry" }]);
});

test("the shelf keeps its order and shows what the plan leaves", () => {
  const tiles = ["Photo", "Laundry", "Photo"];
  expect(tilesLeft(tiles, place([], 1, "Photo"))).toEqual([
    ["Photo", 1],
    ["Laundry", 1],
  ]);
  expect(tilesLeft(tiles, place([], 1, "Laundry"))).toEqual([
    ["Photo", 2],
    ["Laundry", 0],
  ]);
});

test("lots are legal only as the server says, for the tile that was picked", () => {
  expect(legalLots(preview, "Photo")).toEqual(new Set([1, 2]));
  expect(legalLots(preview, "Laundry")).toEqual(new Set());
  expect(legalLots(preview, null)).toEqual(new Set());
  expect(legalLots(null, "Photo")).toEqual(new Set());
});

test("passing is doubtful while a tile could still be placed", () => {
  expect(couldPlaceMore(preview)).toBe(true);
  expect(couldPlaceMore({ ...preview, lots: { Photo: [] } })).toBe(false);
  expect(couldPlaceMore(null)).toBe(false);
});
