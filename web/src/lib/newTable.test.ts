import { describe, expect, test } from "vitest";

import { EDITION, NO_CLOCK } from "../testing/fixtures";
import {
  blanksLeft,
  switchesFor,
  toNewTable,
  usualForm,
  withPlace,
  withPlayers,
  withSeat,
  type TableForm,
} from "./newTable";
import type { EditionInfo, SwitchInfo } from "./protocol";

const BOTS = ["random", "newcomer", "shopkeeper"];
const CLASSIC: EditionInfo = {
  ...EDITION,
  name: "classic",
  outlook: [[3, 4], []],
  placing: "at-once-unless-asked",
  blank_tiles: 0,
};
const SWITCHES: SwitchInfo[] = [
  { name: "street-access", positions: ["on"], default: "", needs_outlook: false },
  {
    name: "outlook-pays",
    positions: ["tile", "business", "player"],
    default: "tile",
    needs_outlook: true,
  },
  {
    name: "placing-tiles",
    positions: ["at-once-unless-asked", "at-once-unless-all-agree", "in-turn", "at-once"],
    default: "",
    needs_outlook: false,
  },
  { name: "first-seat", positions: ["1", "2", "3", "4", "5"], default: "", needs_outlook: false },
  { name: "trade-clock", positions: ["5", "10"], default: "", needs_outlook: false },
];
const form = usualForm("Mei", BOTS);
const kinds = ({ seats }: TableForm): string[] => seats.map(({ kind, bot }) => bot || kind);

describe("who sits where", () => {
  test("one click makes the modern edition with me and three newcomers", () => {
    expect(toNewTable(form, EDITION, SWITCHES)).toEqual({
      name: "Mei",
      edition: "modern",
      seats: [
        { kind: "me", bot: "", character: "", name: "" },
        { kind: "bot", bot: "newcomer", character: "any", name: "" },
        { kind: "bot", bot: "newcomer", character: "any", name: "" },
        { kind: "bot", bot: "newcomer", character: "any", name: "" },
      ],
      variants: [],
      own_shops: [],
      effects: "mine",
      pace: NO_CLOCK,
      password: "",
      public: false,
    });
  });

  test("there is some bot where there are no newcomers", () => {
    expect(kinds(usualForm("Mei", ["random"]))[1]).toBe("random");
  });

  test("a bot of another level keeps its character, and people have none", () => {
    const hard = withSeat(form, 1, { kind: "bot", bot: "newcomer", character: "hard", name: "" });
    const random = withPlace(hard, 1, "bot:random");
    expect(random.seats[1]).toEqual({ kind: "bot", bot: "random", character: "hard", name: "" });
    const friend = withPlace(random, 1, "friend");
    expect(friend.seats[1]).toEqual({ kind: "friend", bot: "", character: "", name: "" });
    expect(withPlace(friend, 1, "bot:random").seats[1]?.character).toBe("any");
  });

  test("I sit in one seat only and change places with who was there", () => {
    const moved = withSeat(form, 2, { kind: "me", bot: "", character: "", name: "" });
    expect(kinds(moved)).toEqual(["newcomer", "newcomer", "me", "newcomer"]);
  });

  test("more players are more bots, and I stay when my seat goes", () => {
    expect(kinds(withPlayers(form, 5, BOTS))).toHaveLength(5);
    const last = withSeat(form, 3, { kind: "me", bot: "", character: "", name: "" });
    expect(kinds(withPlayers(last, 3, BOTS))).toEqual(["me", "newcomer", "newcomer"]);
  });

  test("a table of others alone stays one", () => {
    const alone = withSeat(form, 0, { kind: "bot", bot: "random", character: "any", name: "" });
    expect(kinds(withPlayers(alone, 3, BOTS))).toEqual(["random", "newcomer", "newcomer"]);
  });
});

describe("variants", () => {
  test("are written as the server reads them, and only where they change something", () => {
    const switches = {
      "street-access": "on",
      "placing-tiles": "at-once",
      "trade-clock": "10",
      "outlook-pays": "tile",
    };
    expect(toNewTable({ ...form, switches }, EDITION, SWITCHES).variants).toEqual([
      "street-access",
      "placing-tiles=at-once",
      "trade-clock=10",
    ]);
  });

  test("a classic table places at once unless someone asks, and says so only where it does not", () => {
    const chosen = (position: string): string[] =>
      toNewTable({ ...form, switches: { "placing-tiles": position } }, CLASSIC, SWITCHES).variants;
    expect(chosen("at-once-unless-asked")).toEqual([]);
    expect(chosen("at-once-unless-all-agree")).toEqual(["placing-tiles=at-once-unless-all-agree"]);
    expect(chosen("in-turn")).toEqual(["placing-tiles=in-turn"]);
  });

  test("whoever is to begin must sit at the table", () => {
    const four = { ...form, switches: { "first-seat": "4" } };
    expect(toNewTable(four, EDITION, SWITCHES).variants).toEqual(["first-seat=4"]);
    const three = withPlayers(four, 3, BOTS);
    expect(toNewTable(three, EDITION, SWITCHES).variants).toEqual([]);
  });

  test("about outlook cards are for editions that have some", () => {
    expect(switchesFor(EDITION, SWITCHES).map(({ name }) => name)).not.toContain("outlook-pays");
    const switches = { "outlook-pays": "player" };
    expect(toNewTable({ ...form, switches }, EDITION, SWITCHES).variants).toEqual([]);
    expect(toNewTable({ ...form, switches }, CLASSIC, SWITCHES).variants).toEqual([
      "outlook-pays=player",
    ]);
  });
});

test("whose gains the table shows is the table's to choose", () => {
  expect(toNewTable({ ...form, effects: "everyone" }, EDITION, SWITCHES).effects).toBe("everyone");
});

describe("own shop types", () => {
  const own = { ...form, ownShops: [{ replaces: "Photo", name: " Bakery ", symbol: "🥐" }] };

  test("use up blank tiles", () => {
    expect(blanksLeft(form, EDITION)).toBe(15);
    expect(blanksLeft(own, EDITION)).toBe(9);
  });

  test("are sent without blanks round their names, and not without a name", () => {
    expect(toNewTable(own, EDITION, SWITCHES).own_shops).toEqual([
      { replaces: "Photo", name: "Bakery", symbol: "🥐" },
    ]);
    const nameless = { ...own, ownShops: [{ replaces: "Photo", name: " ", symbol: "" }] };
    expect(toNewTable(nameless, EDITION, SWITCHES).own_shops).toEqual([]);
  });

  test("are left out where there are no blank tiles", () => {
    expect(toNewTable(own, CLASSIC, SWITCHES).own_shops).toEqual([]);
  });
});
