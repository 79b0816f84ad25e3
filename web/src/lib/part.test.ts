import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { fetchInSpareTime, isPartMissing, Part } from "./part.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a part is fetched once, however often it is wanted", async () => {
  const fetch = vi.fn(() => Promise.resolve({ default: "menu" }));
  const part = new Part(fetch);
  expect(part.content).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
  await Promise.all([part.want(), part.want()]);
  await part.want();
  expect(part.content).toBe("menu");
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("a part that cannot be had says so, and is fetched again when it is wanted again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const fetch = vi.fn(() => Promise.reject<{ default: string }>(new TypeError("offline")));
  const part = new Part(fetch);
  await part.want();
  expect([part.content, part.failed]).toEqual([null, true]);
  fetch.mockResolvedValue({ default: "menu" });
  await part.want();
  expect([part.content, part.failed]).toEqual(["menu", false]);
});

test("in spare time parts come one after another, the first one first", async () => {
  const order: string[] = [];
  const parts = ["board", "menu"].map(
    (name) => new Part(() => (order.push(name), Promise.resolve({ default: name }))),
  );
  fetchInSpareTime(parts);
  expect(order).toEqual([]);
  await vi.runAllTimersAsync();
  expect(order).toEqual(["board", "menu"]);
});

test("whoever saves data fetches nothing that is not wanted", async () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  const fetch = vi.fn(() => Promise.resolve({ default: "menu" }));
  fetchInSpareTime([new Part(fetch)]);
  await vi.runAllTimersAsync();
  expect(fetch).not.toHaveBeenCalled();
});

test("what cannot be had in spare time is no error until it is wanted", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const fetch = vi.fn(() => Promise.reject<{ default: string }>(new TypeError("offline")));
  const part = new Part(fetch);
  fetchInSpareTime([part]);
  await vi.runAllTimersAsync();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(log).not.toHaveBeenCalled();
  await part.want();
  await vi.runAllTimersAsync();
  expect(log).toHaveBeenCalledTimes(1);
});

test("a part that does not come is missed after six seconds, and no longer once it has come", async () => {
  let arrive: (part: { default: string }) => void = () => {};
  const part = new Part(() => new Promise<{ default: string }>((resolve) => (arrive = resolve)));
  void part.want();
  await vi.advanceTimersByTimeAsync(5900);
  expect([part.failed, part.missing]).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(200);
  expect([part.failed, part.missing, isPartMissing()]).toEqual([true, true, true]);
  arrive({ default: "menu" });
  await vi.runAllTimersAsync();
  expect([part.content, part.failed, part.missing]).toEqual(["menu", false, false]);
});

test("nobody misses a part that nobody wanted", async () => {
  const part = new Part(() => Promise.reject<{ default: string }>(new TypeError("offline")));
  fetchInSpareTime([part]);
  await vi.runAllTimersAsync();
  expect([part.failed, part.missing]).toEqual([true, false]);
});

test("asking again fetches a part that failed, and the whole page where that is in vain", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  const fetch = vi.fn(() => Promise.reject<{ default: string }>(new TypeError("offline")));
  const part = new Part(fetch);
  await part.want();
  await part.again();
  expect([fetch.mock.calls.length, reload.mock.calls.length]).toEqual([2, 1]);
  fetch.mockResolvedValue({ default: "menu" });
  await part.again();
  expect([part.content, reload.mock.calls.length]).toEqual(["menu", 1]);
});

test("asking again for a part that is on its way for long fetches the whole page", async () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  const part = new Part(() => new Promise<{ default: string }>(() => {}));
  void part.want();
  await vi.advanceTimersByTimeAsync(6100);
  await part.again();
  expect(reload).toHaveBeenCalledTimes(1);
});
