import { beforeEach, expect, test } from "vitest";

import { TABLE } from "../testing/fixtures";
import type { TableInfo } from "./protocol";
import { partCommitment } from "./shuffle";
import { noteOf } from "./shuffleNotes";
import { ShufflePart, type ShuffleCommand } from "./shufflePart";
import { local } from "./storage";

beforeEach(() => local.remove("chinatown-shuffles"));

/** A lobby in which the seats have committed to something; I sit in the first seat. */
function lobby(
  seats: string[] = ["", "", ""],
  more: { opening?: boolean; commitment?: string; you?: number | null } = {},
): TableInfo {
  const { opening = false, commitment = "c0", you = 0 } = more;
  return { ...TABLE, you, shuffle: { commitment, words: [], seats, opening } };
}

/** A part, and what it has sent. */
function mine(answer: () => Promise<unknown> = () => Promise.resolve()): {
  part: ShufflePart;
  sent: ShuffleCommand[];
} {
  const sent: ShuffleCommand[] = [];
  const part = new ShufflePart((command) => {
    sent.push(command);
    return answer();
  });
  return { part, sent };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
const own = (seat = 0): string => partCommitment(TABLE.id, seat, noteOf(TABLE.id)?.part ?? "");

test("a browser commits once it has a seat, and opens what it committed to when it is asked", async () => {
  const { part, sent } = mine();
  part.follow(lobby(["", "", ""], { you: null }));
  expect(sent).toEqual([]);
  part.follow(lobby());
  expect(sent).toEqual([{ t: "commit", commitment: own() }]);
  await settled();
  part.follow(lobby([own(), "", ""]));
  part.follow(lobby([own(), "other", ""]));
  part.follow(lobby([own(), "other", ""], { opening: true }));
  expect(sent.slice(1)).toEqual([{ t: "open", part: noteOf(TABLE.id)?.part }]);
  expect(noteOf(TABLE.id)?.seats).toEqual([own(), "other", ""]);
});

test("nothing is sent again while it has no answer, and again where it was taken back", async () => {
  const { part, sent } = mine();
  part.follow(lobby());
  part.follow(lobby(["", "other", ""]));
  expect(sent).toHaveLength(1);
  await settled();
  part.follow(lobby([own(), "", ""]));
  part.follow(lobby(["", "", ""]));
  expect(sent).toHaveLength(2);
});

test("another seat gets another commitment to the same part", async () => {
  const { part, sent } = mine();
  part.follow(lobby());
  await settled();
  part.follow(lobby(["", "", ""], { you: 2 }));
  expect(sent.at(-1)).toEqual({ t: "commit", commitment: own(2) });
});

test("of two browsers at one seat the one that came last commits, once", async () => {
  const { part, sent } = mine();
  part.follow(lobby(["first", "", ""]));
  expect(sent).toHaveLength(1);
  await settled();
  part.follow(lobby(["yet another", "", ""]));
  await settled();
  part.follow(lobby(["yet another", "", ""], { opening: true }));
  expect(sent).toHaveLength(1);
});

test("a page that was loaded anew opens what it had committed to", () => {
  mine().part.follow(lobby());
  const { part, sent } = mine();
  part.follow(lobby([own(), "", ""], { opening: true }));
  expect(sent).toEqual([{ t: "open", part: noteOf(TABLE.id)?.part }]);
});

test("what the server committed itself to first stays noted", async () => {
  const { part } = mine();
  part.follow(lobby());
  await settled();
  part.follow(lobby([own(), "", ""], { commitment: "c1" }));
  expect(noteOf(TABLE.id)?.commitment).toBe("c0");
});

test("nothing is noted any more of what others commit to once parts are opened", async () => {
  const { part } = mine();
  part.follow(lobby());
  await settled();
  part.follow(lobby([own(), "", "third"], { opening: true }));
  await settled();
  part.follow(lobby([own(), "late", "another"], { opening: true }));
  part.follow(lobby([own(), "late", "another"]));
  expect(noteOf(TABLE.id)?.seats).toEqual([own(), "", "third"]);
});

test("a server that refuses does no harm, nor does a table without a shuffle", async () => {
  const { part, sent } = mine(() => Promise.reject(new Error("no")));
  part.follow({ ...TABLE, shuffle: null });
  part.follow(lobby());
  await settled();
  expect(sent).toHaveLength(1);
});

test("notes of the latest twenty tables are kept, and others' writing is no trouble", () => {
  for (let number = 0; number < 25; number++) {
    const table = lobby();
    mine().part.follow({ ...table, id: `table ${number}` });
  }
  expect(noteOf("table 4")).toBeNull();
  expect(noteOf("table 5")).not.toBeNull();
  for (const text of ["{", "7", '[7, null, {"table": "abc"}]']) {
    local.set("chinatown-shuffles", text);
    expect(noteOf(TABLE.id)).toBeNull();
  }
});
