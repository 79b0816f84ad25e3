import { describe, expect, test } from "vitest";

import { business, LOTS } from "../../testing/boards";
import { GAP, LOT, PITCH, plan } from "../places";
import { buildingOf, lotAbove, type Building } from "./building";

const { places } = plan(LOTS, "wide");
const build = (maximum: number, ...lots: number[]): Building =>
  buildingOf(business(0, "Sea Food", maximum, ...lots), places);

test("one tile is a house of one storey: a roof, an awning, no floor between", () => {
  const house = build(3, 19);
  expect([house.storeys, house.wings]).toEqual([1, 1]);
  expect(house.roofs).toEqual([{ x: GAP, y: GAP, width: LOT }]);
  expect(house.awnings).toEqual([{ x: GAP, y: GAP + LOT, width: LOT }]);
  expect(house.ledges).toEqual([]);
});

test("a tile beside it is a wing, under one roof and behind one awning", () => {
  const house = build(4, 19, 20, 21);
  expect([house.storeys, house.wings]).toEqual([1, 3]);
  expect(house.roofs).toEqual([{ x: GAP, y: GAP, width: 3 * PITCH - 2 * GAP }]);
  expect(house.awnings).toHaveLength(1);
});

test("a tile above or below it is a storey, with a floor between and one roof on top", () => {
  const house = build(4, 22, 24, 26);
  expect([house.storeys, house.wings]).toEqual([3, 1]);
  expect(house.roofs.map(({ y }) => y)).toEqual([GAP]);
  expect(house.ledges.map(({ y }) => y)).toEqual([PITCH, 2 * PITCH]);
  expect(house.awnings.map(({ y }) => y)).toEqual([2 * PITCH + GAP + LOT]);
});

test("a crooked business has a roof wherever it is open above, an awning wherever it is open below", () => {
  // 18 stands on the right one of 20 and 21.
  const house = build(5, 18, 20, 21);
  expect([house.storeys, house.wings]).toEqual([2, 2]);
  expect(house.roofs).toEqual([
    { x: GAP, y: GAP, width: LOT },
    { x: GAP - PITCH, y: GAP + PITCH, width: LOT },
  ]);
  expect(house.awnings).toEqual([
    { x: GAP - PITCH, y: GAP + PITCH + LOT, width: 2 * PITCH - 2 * GAP },
  ]);
  expect(house.ledges).toEqual([{ x: GAP, y: PITCH, width: LOT }]);
});

test("it does not matter in which order the server names the lots", () => {
  const [first, second] = [build(5, 20, 21, 23), build(5, 20, 23, 21)];
  expect(second.roofs).toEqual(first.roofs);
  expect([second.storeys, second.wings]).toEqual([first.storeys, first.wings]);
});

describe("there is light in its windows", () => {
  test.each([
    [2, 3, false],
    [3, 3, true],
  ])("at size %i of %i: %s", (size, maximum, lit) => {
    expect(build(maximum, ...[19, 20, 21].slice(0, size)).lit).toBe(lit);
  });
});

test("what stands on its roof has room where no shop is on the lot above", () => {
  expect(lotAbove(business(0, "Photo", 3, 21, 20), places)).toBe(17);
  expect(lotAbove(business(0, "Photo", 3, 17, 20), places)).toBeUndefined();
});
