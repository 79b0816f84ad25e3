import { describe, expect, test } from "vitest";

import { checkDeal } from "./deal";
import { findings, gameDigest, isWhole, readRecord, type RecordFile } from "./recordCheck";
import {
  fixedPart,
  hashOf,
  partCommitment,
  seedOf,
  serverCommitment,
  type Shuffle,
} from "./shuffle";
import type { Note } from "./shuffleNotes";

const RECORDS = Object.entries(
  import.meta.glob<string>("../../../tests/data/records/format-3/*.json", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const PLAIN = RECORDS[0]?.[1] ?? "";

describe.each(RECORDS)("the game recorded in %s", (_, text) => {
  const file = readRecord(text);
  const holds = file.variants.includes("keep-cards");

  test("is whole, and its cards are those that its seed deals", () => {
    expect(isWhole(file)).toBe(true);
    const { rounds, fair } = checkDeal(file);
    expect(fair).toBe(true);
    expect(rounds).toBe(holds ? 1 : (file.rounds as unknown[]).length);
  });

  test("has other cards with another seed", () => {
    expect(checkDeal({ ...file, seed: `${file.seed}!` }).fair).toBe(false);
  });
});

test("a record that was changed anywhere is not whole", () => {
  const changed = (change: (file: RecordFile & Record<string, unknown>) => void): boolean => {
    const file = readRecord(PLAIN) as RecordFile & Record<string, unknown>;
    change(file);
    return isWhole(file);
  };
  expect(changed(() => undefined)).toBe(true);
  expect(changed((file) => (file.names = ["Eve", ...file.names.slice(1)]))).toBe(false);
  expect(changed((file) => file.actions.pop())).toBe(false);
  expect(changed((file) => file.actions.reverse())).toBe(false);
  expect(changed((file) => (file.digest = ""))).toBe(false);
  expect(changed((file) => delete file.header_digest)).toBe(false);
  expect(changed((file) => (file["extra"] = 1))).toBe(false);
});

test("the digest that players compare leaves out whispers and talk after the end", () => {
  const plain = readRecord(PLAIN);
  const digest = gameDigest(plain);
  const with_ = (more: object[], at = plain.actions.length): string => {
    const actions = [...plain.actions];
    const rows = more.map((action) => ({ number: 0, action: { do: "say", seat: 0, ...action } }));
    actions.splice(at, 0, ...rows);
    return gameDigest({ ...plain, actions });
  };
  // As game_digest says.
  expect(digest).toBe("1326d176b29857f0a2dd730966b8fe3381c35248e3bf1aefae2fe3437370b4a1");
  expect(with_([{ text: "Thanks!", to: [] }])).toBe(digest);
  expect(with_([{ text: "Psst.", to: [1] }], 9)).toBe(digest);
  expect(with_([{ text: "Hello!", to: [] }], 9)).not.toBe(digest);
  expect(findings(plain, null, digest).map(({ good }) => good)).toEqual([true, true, true]);
  const other = findings(plain, null, "0".repeat(64)).map(({ good }) => good);
  expect(other).toEqual([true, true, false]);
});

test("the digest that players compare has remarks about the offers that everyone sees, and no others", () => {
  const plain = readRecord(PLAIN);
  const with_ = (at: number, seat: number, about: string): string => {
    const action = { do: "say", seat, kind: "words", text: "No.", to: [], about };
    return gameDigest({ ...plain, actions: plain.actions.toSpliced(at, 0, { number: 0, action }) });
  };
  // As game_digest says: the offers are the last public one, of the fifth round, and the last secret one.
  expect(with_(200, 1, "14a4af40")).toBe(
    "d8bfca18734e167608bc1dc99663e4949f42cd9b40534c988de1a0f072cb1663",
  );
  expect(with_(202, 0, "410e2867")).toBe(gameDigest(plain));
});

test("the hashes are those of the server", () => {
  const lines = (...text: string[]): string => hashOf(["chinatown shuffle", ...text].join("\n"));
  expect(serverCommitment("t", "s")).toBe(
    "405a122e1c5556fc46379811bd71923a4ee49c73dd737badbf50d8e1535ccd51",
  );
  expect(partCommitment("t", 2, "p")).toBe(lines("part", "t", "2", "p"));
  expect(fixedPart("t", 2, "s")).toBe(lines("fixed", "t", "2", "s"));
  const seats = ["p", "q"].map((part) => ({ commitment: "", part, opened: false }));
  expect(seedOf({ table: "t", commitment: "", secret: "s", seats })).toBe(
    "3748bbd9d1bf59c821be84d831698241f8e80fb596874796280b78f19fa2b776",
  );
});

const TABLE = "kmwqxzab";
const SECRET = "5a".repeat(32);
const PART = "11".repeat(32);
const MINE = partCommitment(TABLE, 0, PART);

const fixed = (seat: number): Shuffle["seats"][number] => ({
  commitment: "",
  part: fixedPart(TABLE, seat, SECRET),
  opened: false,
});
const HONEST: Shuffle = {
  table: TABLE,
  commitment: serverCommitment(TABLE, SECRET),
  secret: SECRET,
  seats: [{ commitment: MINE, part: PART, opened: true }, fixed(1), fixed(2)],
};
const NOTE: Note = {
  table: TABLE,
  part: PART,
  seat: 0,
  commitment: HONEST.commitment,
  seats: [MINE, "", ""],
  final: true,
};

/** What is found to be wrong with a shuffle, by somebody who noted something or nothing before the game. */
function wrong(shuffle: Shuffle, note: Note | null = NOTE, seed = seedOf(shuffle)): string[] {
  const file: RecordFile = {
    ...{ seed, shuffle, names: ["Anna", "Ben", "Chen"], variants: [], actions: [] },
    ...{ rounds: [], result: null },
  };
  const other = findings(file, note).filter(({ what }) => what !== "cards" && what !== "whole");
  return other.filter(({ good }) => !good).map(({ what }) => what);
}

const withSeat = (seat: number, given: Partial<Shuffle["seats"][number]>): Shuffle => ({
  ...HONEST,
  seats: HONEST.seats.map((other, index) => (index === seat ? { ...other, ...given } : other)),
});

describe("the check of a shuffle", () => {
  test("finds nothing wrong with an honest one", () => {
    expect(wrong(HONEST)).toEqual([]);
    expect(wrong(HONEST, null)).toEqual([]);
  });

  test("finds another secret", () => {
    expect(wrong({ ...HONEST, secret: "5b".repeat(32) })).toEqual(["secret", "parts"]);
  });

  test("finds another secret with its commitment by what was noted", () => {
    const secret = "5c".repeat(32);
    const seats = HONEST.seats.map((given, seat) =>
      given.opened ? given : { ...given, part: fixedPart(TABLE, seat, secret) },
    );
    const shuffle = { ...HONEST, secret, commitment: serverCommitment(TABLE, secret), seats };
    expect(wrong(shuffle)).toEqual(["noted"]);
    expect(wrong(shuffle, null)).toEqual([]);
  });

  test("finds parts that nobody committed to, or that were not fixed", () => {
    expect(wrong(withSeat(0, { part: "12".repeat(32) }))).toEqual(["parts", "mine"]);
    expect(wrong(withSeat(1, { part: "12".repeat(32) }))).toEqual(["parts"]);
    expect(wrong(withSeat(1, { opened: true }))).toEqual(["parts"]);
    expect(wrong({ ...HONEST, seats: HONEST.seats.slice(0, 2) })).toEqual(["parts", "noted"]);
  });

  test("finds that my part was put in another's place by what was noted", () => {
    const part = "13".repeat(32);
    const shuffle = withSeat(0, { part, commitment: partCommitment(TABLE, 0, part) });
    expect(wrong(shuffle)).toEqual(["noted", "mine"]);
    expect(wrong(shuffle, null)).toEqual([]);
  });

  test("does not mind what somebody committed to who came after I had left", () => {
    const shuffle = withSeat(1, { commitment: "late" });
    expect(wrong(shuffle)).toEqual(["noted"]);
    expect(wrong(shuffle, { ...NOTE, final: false })).toEqual([]);
  });

  test("finds that my part was dropped", () => {
    const shuffle = withSeat(0, { part: fixedPart(TABLE, 0, SECRET), opened: false });
    expect(wrong(shuffle)).toEqual(["mine"]);
  });

  test("finds a seed that does not follow", () => {
    expect(wrong(HONEST, NOTE, "00".repeat(32))).toEqual(["seed"]);
  });
});
