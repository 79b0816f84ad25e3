import { describe, expect, test, vi } from "vitest";

import type { Refusal } from "../lib/errors";
import type { Trade } from "../lib/protocol";
import { looksLikeOffer, speak } from "./words";

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
  const trade: Trade = { transfers: [], promises: [], choices: [] };

  function backend(
    trades: Trade[],
    problem: Refusal | null = null,
    refused: Refusal | null = null,
  ) {
    return {
      draft: vi.fn(() => Promise.resolve({ trades, problem })),
      say: vi.fn(() => Promise.resolve(refused)),
    };
  }

  test("plain talk is said without asking", async () => {
    const chat = backend([]);
    expect(await speak(chat, false, false)).toEqual({ kind: "said" });
    expect(chat.draft).not.toHaveBeenCalled();
  });

  test("trade trade is drafted, and nothing is said", async () => {
    const chat = backend([trade]);
    expect(await speak(chat, true, false)).toEqual({ kind: "draft", trade: trade });
    expect(chat.say).not.toHaveBeenCalled();
  });

  test("several trades are asked back", async () => {
    expect(await speak(backend([trade, trade]), true, false)).toEqual({
      kind: "choices",
      trades: [trade, trade],
    });
  });

  test("what is no offer after all goes out as talk, unless an offer was wanted", async () => {
    const none = { code: "draft-no-offer", params: {} } as const;
    const chat = backend([], none);
    expect(await speak(chat, true, false)).toEqual({ kind: "said" });
    expect(chat.say).toHaveBeenCalledOnce();
    expect(await speak(chat, false, true)).toEqual({ kind: "problem", problem: none });
    expect(chat.say).toHaveBeenCalledOnce();
  });

  test("what is unclear in an offer is told, and nothing is said", async () => {
    const unclear = { code: "draft-whom", params: {} } as const;
    const chat = backend([], unclear);
    expect(await speak(chat, true, false)).toEqual({ kind: "problem", problem: unclear });
    expect(chat.say).not.toHaveBeenCalled();
  });

  test("a limit that strikes is told", async () => {
    const limit = { code: "talking-too-fast", params: { most: 5 } } as const;
    expect(await speak(backend([], null, limit), false, false)).toEqual({
      kind: "problem",
      problem: limit,
    });
  });
});
