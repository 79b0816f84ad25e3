import { describe, expect, test, vi } from "vitest";

import type { Trade } from "../lib/protocol";
import { looksLikeOffer, speak, type Refusal } from "./words";

const SHOPS = ["Dim Sum", "Tea House", "Herboristería"];

describe("a line looks like an offer", () => {
  test.each([
    "my 20 and 10k for your 2 dim sum",
    "give yellow #20, get tea house",
    "mon 20 pour ton 22",
    "moje 20 za twoje 22",
    "meine 20 für deine 22",
    "20 -> Anna",
    "herboristeria for your smile",
  ])("%s", (text) => expect(looksLikeOffer(text, SHOPS)).toBe(true));

  test.each([
    "good morning",
    "for the win",
    "see you at 20",
    "I have 3 tiles left",
    "give me a break",
  ])("and this does not: %s", (text) => expect(looksLikeOffer(text, SHOPS)).toBe(false));
});

describe("what becomes of a line", () => {
  const one: Trade = { transfers: [], promises: [] };

  function ears(trades: Trade[], problem: Refusal | null = null, refused: Refusal | null = null) {
    return {
      draft: vi.fn(async () => ({ trades, problem })),
      say: vi.fn(async () => refused),
    };
  }

  test("plain talk is said without asking", async () => {
    const heard = ears([]);
    expect(await speak(heard, false, false)).toEqual({ kind: "said" });
    expect(heard.draft).not.toHaveBeenCalled();
  });

  test("one trade is drafted, and nothing is said", async () => {
    const heard = ears([one]);
    expect(await speak(heard, true, false)).toEqual({ kind: "draft", trade: one });
    expect(heard.say).not.toHaveBeenCalled();
  });

  test("several trades are asked back", async () => {
    expect(await speak(ears([one, one]), true, false)).toEqual({
      kind: "choices",
      trades: [one, one],
    });
  });

  test("what is no offer after all goes out as talk, unless an offer was wanted", async () => {
    const none = { code: "speech-no-offer", params: {} };
    const heard = ears([], none);
    expect(await speak(heard, true, false)).toEqual({ kind: "said" });
    expect(heard.say).toHaveBeenCalledOnce();
    expect(await speak(heard, false, true)).toEqual({ kind: "problem", problem: none });
    expect(heard.say).toHaveBeenCalledOnce();
  });

  test("what is unclear in an offer is told, and nothing is said", async () => {
    const unclear = { code: "speech-which-player", params: {} };
    const heard = ears([], unclear);
    expect(await speak(heard, true, false)).toEqual({ kind: "problem", problem: unclear });
    expect(heard.say).not.toHaveBeenCalled();
  });

  test("a limit that strikes is told", async () => {
    const limit = { code: "too-much-talk", params: { most: 5 } };
    expect(await speak(ears([], null, limit), false, false)).toEqual({
      kind: "problem",
      problem: limit,
    });
  });
});
