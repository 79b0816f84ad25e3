import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { api } from "./api";
import { Problem } from "./errors";

const fetch = vi.fn<(path: string) => Promise<Response>>();
const stop = vi.fn();

beforeEach(() => {
  fetch.mockReset().mockRejectedValueOnce(new DOMException("late", "TimeoutError"));
  stop.mockReset();
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("stop", stop);
});

afterEach(() => vi.restoreAllMocks());

test("who has waited in vain does not wait for the same dead connections again", async () => {
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  fetch.mockResolvedValue(new Response());
  await expect(api.again("t")).rejects.toEqual(new Problem("no-connection"));
  expect(stop).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls.slice(1).map(([path]) => path)).toEqual(Array(6).fill("/healthz"));
});

test("who is refused at once may ask again at once", async () => {
  await expect(api.again("t")).rejects.toEqual(new Problem("no-connection"));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(stop).not.toHaveBeenCalled();
});
