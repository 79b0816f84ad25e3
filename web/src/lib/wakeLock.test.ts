import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { keepAwake } from "./wakeLock";

class Lock {
  released = false;
  release = (): Promise<void> => {
    this.released = true;
    return Promise.resolve();
  };
}

let locks: Lock[];
let letGo: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  locks = [];
  vi.stubGlobal("navigator", {
    wakeLock: {
      request: () => {
        const lock = new Lock();
        locks.push(lock);
        return Promise.resolve(lock);
      },
    },
  });
});

afterEach(() => {
  letGo?.();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The locks that hold now. */
const active = (): number => locks.filter(({ released }) => !released).length;

async function press(): Promise<void> {
  document.dispatchEvent(new Event("pointerdown"));
  await vi.advanceTimersByTimeAsync(0);
}

test("the screen stays awake until nothing is waited for", async () => {
  letGo = keepAwake();
  await press();
  await press();
  expect(active()).toBe(1);
  expect(locks).toHaveLength(1);
  letGo();
  expect(active()).toBe(0);
  await press();
  expect(active()).toBe(0);
});

test("a lock that comes when nothing is waited for any more is given back", async () => {
  const over = keepAwake();
  over();
  await vi.advanceTimersByTimeAsync(0);
  expect(locks).toHaveLength(1);
  expect(active()).toBe(0);
});

test("who has not touched anything for ten minutes has gone, and is back with a press", async () => {
  letGo = keepAwake();
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  await press();
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect(active()).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(active()).toBe(0);
  await press();
  expect(active()).toBe(1);
});

test("a screen that is only looked at stays awake for good", async () => {
  letGo = keepAwake(Infinity);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(active()).toBe(1);
});

test("what the browser took while another page was looked at is asked for again", async () => {
  letGo = keepAwake();
  await vi.advanceTimersByTimeAsync(0);
  await locks[0]?.release();
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(active()).toBe(1);
});

test("a browser that cannot keep its screen awake does as it always does", async () => {
  vi.stubGlobal("navigator", {});
  letGo = keepAwake();
  await press();
  expect(active()).toBe(0);
});
