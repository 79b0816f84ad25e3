// What the server lets a table choose, for tests, with a map of six lots in one row, of which the last has
// no street access.

import type { Options } from "../lib/protocol";
import { EDITION } from "./fixtures";

export const OPTIONS: Options = {
  lots: [1, 2, 3, 4, 5, 6].map((building, column) => ({
    building,
    row: 0,
    column,
    district: 0,
    street: building !== 6,
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
  bots: ["newcomer", "shopkeeper", "random"],
  characters: ["any", "hard", "none"],
  min_players: 3,
  max_players: 5,
  rounds: {
    "3": [7, 6, 6, 6, 6, 6].map((dealt, at) => ({ dealt, kept: dealt - 2, drawn: at ? 4 : 7 })),
    "4": [6, 5, 5, 5, 5, 5].map((dealt, at) => ({ dealt, kept: dealt - 2, drawn: at ? 3 : 6 })),
    "5": [5, 5, 5, 4, 4, 4].map((dealt, at) => ({
      dealt,
      kept: dealt - 2,
      drawn: [5, 3, 3, 2, 2, 2][at] ?? 0,
    })),
  },
  public_url: "",
  public_tables: false,
  accounts: true,
  alerts: [],
  network_url: "",
};
