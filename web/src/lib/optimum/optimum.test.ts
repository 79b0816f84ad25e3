import { describe, expect, test } from "vitest";

import examples from "../../testing/optima.json";
import served from "../../testing/served.json";
import { incomes } from "../incomes";
import type { EditionInfo, Options } from "../protocol";
import { Solver, type Holding, type Optimum } from "./optimum";

const { editions, lots } = served as Options;

function editionCalled(name: string): EditionInfo {
  const edition = editions.find((known) => known.name === name);
  if (!edition) throw new Error(name);
  return edition;
}

/** What a holding pays once its tiles are placed like this. */
function paid(edition: EditionInfo, { empty, shops }: Holding, { placed }: Optimum): number {
  const all = new Map([...shops, ...placed]);
  const owned = new Set([...empty, ...shops.keys()]);
  const buildings = lots.map((_, at) => at + 1);
  const board = {
    owners: buildings.map((building) => (owned.has(building) ? 0 : null)),
    shops: buildings.map((building) => all.get(building) ?? null),
  };
  const [income] = incomes(edition, lots, board, { sizes: [], pays: "tile" });
  return income?.total ?? 0;
}

const holdings = examples.map(({ edition, empty, shops, tiles, income }) => ({
  edition: editionCalled(edition),
  holding: { empty, shops: new Map(shops.map(([lot = 0, kind = 0]) => [lot, kind])), tiles },
  income,
}));

describe("the most that an owner can earn", () => {
  test("is what the server's analysis has proven", () => {
    const optima = holdings.map(({ edition, holding }) => new Solver(edition, lots).best(holding));
    expect(optima.map(({ income }) => income)).toEqual(holdings.map(({ income }) => income));
  });

  test("is paid where tiles are placed as it says, on own empty lots and no more than there are", () => {
    for (const { edition, holding, income } of holdings) {
      const optimum = new Solver(edition, lots).best(holding);
      expect(paid(edition, holding, optimum)).toBe(income);
      const lotsUsed = [...optimum.placed.keys()];
      expect(holding.empty).toEqual(expect.arrayContaining(lotsUsed));
      holding.tiles.forEach((tiles, kind) => {
        const used = [...optimum.placed.values()].filter((other) => other === kind).length;
        expect(used).toBeLessThanOrEqual(tiles);
      });
    }
  });
});
