// The examples that the rules draw on the board. Seat 0 is the reader.

import type { EditionInfo } from "../lib/protocol";
import type { Mark } from "../lib/types";
import type { Picture } from "./rules";

interface Owned {
  owner: number;
  buildings: readonly number[];
  shop?: string;
}

export interface Example {
  /** Buildings of the districts to draw. */
  shown: readonly number[];
  /** Who owns what; the buildings with a shop are one business. */
  owned: readonly Owned[];
  marks: Readonly<Record<number, Mark>>;
}

/** Return the example of a picture, with shop types that an edition has. */
export function exampleOf(picture: Picture, { shops }: EditionInfo): Example {
  const ofSize = (size: number, nth = 0): string =>
    shops.filter((shop) => shop.size === size)[nth]?.name ?? shops[0]?.name ?? "";
  const [small, other, large] = [ofSize(3), ofSize(3, 1), ofSize(5)];
  switch (picture) {
    case "neighbours":
      return {
        shown: [20],
        owned: [],
        marks: { 20: "picked", 17: "legal", 19: "legal", 21: "legal", 23: "legal" },
      };
    case "chain":
      return {
        shown: [34, 43],
        owned: [
          { owner: 0, buildings: [34, 47, 51] },
          { owner: 1, buildings: [35, 36, 49] },
          { owner: 2, buildings: [43, 45] },
        ],
        marks: { 34: "offered", 49: "wanted", 43: "wanted" },
      };
    case "street":
      return {
        shown: [1],
        owned: [
          { owner: 0, buildings: [6, 7], shop: large },
          { owner: 0, buildings: [12] },
        ],
        marks: {},
      };
    case "business":
      return {
        shown: [16],
        owned: [
          { owner: 0, buildings: [16, 17, 19], shop: large },
          { owner: 1, buildings: [20], shop: large },
          { owner: 0, buildings: [27], shop: large },
          { owner: 1, buildings: [24, 26], shop: other },
        ],
        marks: {},
      };
    case "finished":
      return {
        shown: [71],
        owned: [
          { owner: 0, buildings: [71, 72, 76], shop: small },
          { owner: 1, buildings: [79, 83], shop: small },
        ],
        marks: {},
      };
    case "larger":
      return {
        shown: [71],
        owned: [
          { owner: 0, buildings: [71, 72, 73], shop: small },
          { owner: 0, buildings: [74], shop: small },
        ],
        marks: {},
      };
  }
}
