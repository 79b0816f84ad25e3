import { beforeEach, expect, test, vi } from "vitest";

import { loadAnew } from "./loadAnew";

const reload = vi.fn();
const stop = vi.fn();
const fetch = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("stop", stop);
  vi.stubGlobal("fetch", fetch);
});

test("the page is loaded anew once every connection has answered", async () => {
  fetch.mockImplementation(() => {
    expect(stop).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
    return Promise.resolve(new Response());
  });
  fetch.mockRejectedValueOnce(new DOMException("dead", "TimeoutError"));
  await loadAnew();
  expect(fetch).toHaveBeenCalledTimes(12);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("where no server answers the browser may say what is wrong", async () => {
  fetch.mockRejectedValue(new TypeError("offline"));
  await loadAnew();
  expect(fetch).toHaveBeenCalledTimes(24);
  expect(reload).toHaveBeenCalledTimes(1);
});
