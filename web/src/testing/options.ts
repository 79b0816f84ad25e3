// What the server lets a table choose, for tests, with a map of six lots in one row.

import type { Options } from "../lib/protocol";
import { EDITION } from "./fixtures";

export const OPTIONS: Options = {
  lots: [1, 2, 3, 4, 5, 6].map((building, column) => ({
    building,
    row: 0,
    column,
    district: 0,
    street: true,
  })),
  editions: [
    EDITION,
    {
      ...EDITION,
      name: "classic",
      outlook: [[3, 4], []],
      placing: "at-once-unless-asked",
      blank_tiles: 0,
    },
  ],
  switches: [
    { name: "street-access", positions: ["on"], default: "", needs_outlook: false },
    { name: "early-outlook", positions: ["on"], default: "", needs_outlook: true },
    { name: "trade-clock", positions: ["5", "10"], default: "", needs_outlook: false },
  ],
  bots: ["shopkeeper", "random"],
  characters: ["any", "hard", "none"],
  min_players: 3,
  max_players: 5,
  public_url: "",
  network_url: "",
};
