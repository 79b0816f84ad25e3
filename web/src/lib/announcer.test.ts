import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Announcer, MAX_SENTENCES, type Sentence } from "./announcer.svelte";

const minor = (...texts: string[]): Sentence[] => texts.map((text) => ({ text, matters: false }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what happens at about the same time is read together, and once", () => {
  const announcer = new Announcer();
  announcer.add(minor("Anna has chosen."));
  vi.advanceTimersByTime(300);
  announcer.add(minor("Chen has chosen."));
  expect(announcer.text).toBe("");
  vi.advanceTimersByTime(700);
  expect(announcer.text).toBe("Anna has chosen. Chen has chosen.");
  announcer.add(minor("Trading begins."));
  vi.advanceTimersByTime(700);
  expect(announcer.text).toBe("Trading begins.");
  expect(announcer.last).toEqual(["Trading begins."]);
});

test("what never rests is read all the same", () => {
  const announcer = new Announcer();
  for (let at = 0; at < 6; at++) {
    announcer.add(minor(`${at}`));
    vi.advanceTimersByTime(500);
  }
  expect(announcer.text).toContain("0 1 2");
});

test("a flood is cut to what matters and the newest, and says so", () => {
  const announcer = new Announcer();
  announcer.add([{ text: "The round begins.", matters: true }]);
  announcer.add(minor(...Array.from({ length: MAX_SENTENCES + 3 }, (_, at) => `${at + 1}.`)));
  vi.advanceTimersByTime(3000);
  expect(announcer.last).toHaveLength(MAX_SENTENCES + 2);
  expect(announcer.last).toContain("The round begins.");
  expect(announcer.last.at(-1)).toBe(`${MAX_SENTENCES + 3}.`);
  expect(announcer.text).toContain("3");
  expect(announcer.text).not.toContain(" 2. ");
});

test("the same words twice are two texts, so that they are read twice", () => {
  const announcer = new Announcer();
  announcer.add(minor("Chen passes."));
  vi.advanceTimersByTime(700);
  const first = announcer.text;
  announcer.add(minor("Chen passes."));
  vi.advanceTimersByTime(700);
  expect(announcer.text).not.toBe(first);
  expect(announcer.text.trim()).toBe(first);
});
