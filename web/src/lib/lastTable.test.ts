import { beforeEach, expect, test } from "vitest";

import { OPTIONS } from "../testing/options";
import { lastTable, rememberTable } from "./lastTable";
import { usualForm, withPlace, withPlayers, type TableForm } from "./newTable";
import { local } from "./storage";

const KEY = "chinatown-last-table";
const usual = (): TableForm => usualForm("Mei", OPTIONS.bots);

const chosen = (): TableForm => ({
  ...withPlace(withPlayers(usual(), 5, OPTIONS.bots), 4, "friend"),
  switches: { "street-access": "on", "trade-clock": "5" },
  ownShops: [{ replaces: "Photo", name: "Kites", symbol: "" }],
  effects: "off",
  pace: { ...usual().pace, takeover: "never", stand_in: "pass" },
});

beforeEach(() => local.remove(KEY));

test("a browser that has made no table begins with the usual one", () => {
  expect(lastTable(OPTIONS, usual())).toEqual(usual());
});

test("the next table is set up as the last one, under the name one has now", () => {
  rememberTable({ ...chosen(), name: "Somebody", password: "sesame" });
  expect(lastTable(OPTIONS, usual())).toEqual(chosen());
  expect(local.get(KEY)).not.toContain("sesame");
});

test("what the server does not offer any more is as usual, and the rest stays", () => {
  rememberTable(chosen());
  const less = { ...OPTIONS, bots: ["random"], switches: OPTIONS.switches.slice(0, 1) };
  expect(lastTable(less, usual())).toEqual({
    ...chosen(),
    seats: usual().seats,
    switches: { "street-access": "on" },
  });
});

test("own shop types stay where the edition has blank tiles for them", () => {
  rememberTable({ ...chosen(), edition: "classic" });
  expect(lastTable(OPTIONS, usual())).toEqual({ ...chosen(), edition: "classic", ownShops: [] });
  rememberTable({ ...chosen(), edition: "gone" });
  expect(lastTable(OPTIONS, usual()).edition).toBe("modern");
});

test.each([
  ["nothing that can be read", "{"],
  ["no form", "7"],
  [
    "parts that are none",
    JSON.stringify({
      seats: 7,
      switches: 7,
      ownShops: [7],
      effects: 7,
      pace: { takeover: "vote" },
    }),
  ],
  [
    "nobody who is me",
    JSON.stringify({ seats: Array(3).fill({ kind: "friend", bot: "", character: "", name: "" }) }),
  ],
  ["too few", JSON.stringify({ seats: [{ kind: "me", bot: "", character: "", name: "" }] })],
  ["seats that are none", JSON.stringify({ seats: [null, 7, { kind: "me", bot: "random" }] })],
])("a storage that holds %s is as good as none", (_, text) => {
  local.set(KEY, text);
  expect(lastTable(OPTIONS, usual())).toEqual(usual());
});
