import { describe, expect, test } from "vitest";

import { presence } from "../testing/fixtures";
import { awaited, duration, roughDuration, seatText, timeLeft } from "./presence";

const NOON = Date.parse("2026-01-01T12:00:00Z");
const at = (seconds: number): string => new Date(NOON + seconds * 1000).toISOString();
const seat = (changed: object) => presence({}, { 0: changed }).seats[0]!;

describe("times", () => {
  test.each([
    [7.9, "0:07"],
    [192, "3:12"],
    [2 * 3600 + 5 * 60, "2 h 05"],
    [3 * 86_400 + 4 * 3600, "3 d 4 h"],
    [-5, "0:00"],
  ])("%d seconds are %s", (seconds, text) => expect(duration(seconds)).toBe(text));

  test.each([
    [187, "3:07"],
    [2 * 3600 + 5 * 60, "2 h"],
    [3 * 86_400 + 23 * 3600, "3 d"],
  ])("%d seconds are %s where there is little room", (seconds, text) =>
    expect(roughDuration(seconds)).toBe(text),
  );

  test("a seat's time runs, stands still, or does not matter", () => {
    expect(timeLeft(seat({ runs_out: at(30) }), NOON)).toBe(30);
    expect(timeLeft(seat({ seconds_left: 45 }), NOON)).toBe(45);
    expect(timeLeft(seat({}), NOON)).toBeNull();
  });
});

describe("what is said of a seat", () => {
  test("who is away, and since when", () =>
    expect(seatText(seat({ here: false, since: at(-192) }), NOON)).toBe("away 3:12"));

  test("who composes an offer", () =>
    expect(seatText(seat({ composing: true }), NOON)).toBe("composing an offer"));

  test("for whom a bot plays", () => {
    expect(seatText(seat({ here: false, stand_in: "vote" }), NOON)).toBe("away, a bot plays");
    expect(seatText(seat({ stand_in: "time" }), NOON)).toBe("a bot plays");
  });

  test("nothing, as a rule", () => expect(seatText(seat({}), NOON)).toBeNull());
});

describe("whom the table waits for", () => {
  const waiting = presence(
    {},
    { 0: { waited: at(-10) }, 1: { waited: at(-60) }, 2: { waited: at(-90), stand_in: "away" } },
  );

  test("people, longest first, and nobody for whom a bot plays", () =>
    expect(awaited(waiting, () => true).map((it) => it.seat)).toEqual([1, 0]));

  test("no bots, and nobody while the game is paused", () => {
    expect(awaited(waiting, (it) => it === 0).map((it) => it.seat)).toEqual([0]);
    expect(awaited({ ...waiting, paused: 0 }, () => true)).toEqual([]);
  });
});
