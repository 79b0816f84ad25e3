import { describe, expect, test } from "vitest";

import examples from "../testing/incomes.json";
import served from "../testing/served.json";
import { incomes, type Outlook, type Position } from "./incomes";
import type { EditionInfo, Options } from "./protocol";

const { editions, lots } = served as Options;

function editionCalled(name: string): EditionInfo {
  const edition = editions.find((known) => known.name === name);
  if (!edition) throw new Error(name);
  return edition;
}

function paid(edition: EditionInfo, position: Position, outlook: Outlook): unknown {
  return incomes(edition, lots, position, outlook).map(({ total, bonus, businesses }) => ({
    total,
    bonus,
    businesses: businesses.map(({ shop, buildings, pays }) => [shop, buildings, pays]),
  }));
}

describe("what the server's rules pay is paid here too", () => {
  test.each(examples.map((example) => [example.name, example] as const))("%s", (_, example) => {
    const { edition, owners, shops, outlook } = example;
    expect(paid(editionCalled(edition), { owners, shops }, outlook)).toEqual(example.incomes);
  });
});

test("the examples have groups that must be split in both editions", () => {
  const sizes = (edition: string): number[] =>
    examples
      .filter((example) => example.edition === edition)
      .flatMap(({ shops }) =>
        editionCalled(edition).shops.map(
          (shop, at) => shops.filter((standing) => standing === at).length - shop.size,
        ),
      );
  expect(Math.max(...sizes("modern"))).toBe(3);
  expect(Math.max(...sizes("classic"))).toBe(3);
});

test("nobody is paid for an empty board", () => {
  const nothing = Array<null>(lots.length).fill(null);
  const outlook = { sizes: [], pays: "tile" };
  expect(paid(editionCalled("modern"), { owners: nothing, shops: nothing }, outlook)).toEqual([]);
});
