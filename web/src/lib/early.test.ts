import { afterEach, expect, test, vi } from "vitest";

import { api } from "./api";
import { askEarly } from "./early";

const answer = (value: unknown): Promise<Response> => Promise.resolve(Response.json(value));
afterEach(() => vi.unstubAllGlobals());

test("what was asked early is not asked again, and later asked anew", async () => {
  const fetch = vi.fn(() => answer({ name: "Mei" }));
  vi.stubGlobal("fetch", fetch);
  askEarly("/api/me");
  expect((await api.me()).name).toBe("Mei");
  expect(fetch).toHaveBeenCalledTimes(1);
  await api.me();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("what could not be had early is a refusal for whoever takes it", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
  askEarly("/api/options");
  await expect(api.options()).rejects.toMatchObject({ code: "no-connection" });
});
