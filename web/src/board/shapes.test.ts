import { describe, expect, test } from "vitest";

import { plan } from "./places";
import { boardWith, business, LOTS, SHOPS } from "../testing/boards";
import { shapeOf, standing } from "./shapes";

const { places } = plan(LOTS, "wide");
const shops = [...SHOPS.modern];

describe("a business", () => {
  test("says how far it is built, at the end of its last row", () => {
    const shape = shapeOf(business(0, "Dim Sum", 5, 63, 64, 65, 67), places, false);
    expect(shape.text).toBe("4/5");
    expect(shape.badge).toBe(67);
    expect(shapeOf(business(0, "Photo", 3, 29, 30), places, false).badge).toBe(30);
  });

  test("has gold trim when it is finished, and only then", () => {
    expect(shapeOf(business(0, "Sea Food", 3, 19, 20, 21), places, false).trim).not.toBe("");
    expect(shapeOf(business(0, "Sea Food", 3, 19, 20), places, false).trim).toBe("");
  });

  test("is one shape, also round a corner", () => {
    const { band } = shapeOf(business(0, "Take Out", 5, 6, 7, 8, 10, 11), places, false);
    expect(band.match(/M/g)).toHaveLength(1);
    expect(band.match(/Q/g)).toHaveLength(6);
  });

  test("has a bolder band when it is the viewer's own", () => {
    const photo = business(0, "Photo", 3, 28);
    expect(shapeOf(photo, places, true).tile).not.toBe(shapeOf(photo, places, false).tile);
  });
});

describe("what stands on the board", () => {
  test("keeps neighbours of one type but two owners apart", () => {
    const board = boardWith(
      { owner: 0, buildings: [28], shop: "Photo" },
      { owner: 1, buildings: [29, 30], shop: "Photo" },
    );
    const businesses = [business(0, "Photo", 3, 28), business(1, "Photo", 3, 29, 30)];
    expect(standing(board, businesses, shops)).toEqual(businesses);
  });

  test("leaves out a business that the board no longer has, and draws its shops singly", () => {
    const board = boardWith({ owner: 1, buildings: [28, 29], shop: "Photo" });
    const shapes = standing(board, [business(0, "Photo", 3, 28, 29)], shops);
    expect(shapes.map(({ owner, buildings, maximum }) => ({ owner, buildings, maximum }))).toEqual([
      { owner: 1, buildings: [28], maximum: 3 },
      { owner: 1, buildings: [29], maximum: 3 },
    ]);
  });
});
