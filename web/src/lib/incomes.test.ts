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

test("shops are grouped anew where a card for each business makes that pay more", () => {
  const edition = editionCalled("classic");
  const standing = [43, 44, 45, 46, 47, 50];
  const everywhere = (value: number): (number | null)[] =>
    lots.map((_, at) => (standing.includes(at + 1) ? value : null));
  const owners = everywhere(0);
  const shops = everywhere(edition.shops.findIndex(({ name }) => name === "Restaurant"));
  const paidFor = (pays: string): unknown =>
    incomes(edition, lots, { owners, shops }, { sizes: [3, 4], pays })[0];
  // Four, one and one pay 8,000 and twice 1,000, and 1,000 more each.
  expect(paidFor("business")).toMatchObject({ total: 13_000, bonus: 3000 });
  expect(paidFor("player")).toMatchObject({ total: 11_000, bonus: 1000 });
});
