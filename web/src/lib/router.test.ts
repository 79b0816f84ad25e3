import { expect, test, vi } from "vitest";

import { readPath, router } from "./router.svelte";

vi.stubGlobal("scrollTo", () => {});

test("a path says which page it is", () => {
  expect(readPath("/")).toEqual({ page: "home" });
  expect(readPath("/t/a%20b")).toEqual({ page: "table", id: "a b" });
  expect(readPath("/t/100%")).toEqual({ page: "table", id: "100%" });
  expect(readPath("/t/abc/tv")).toEqual({ page: "tv", id: "abc" });
  expect(readPath("/r/secret")).toEqual({ page: "seat", token: "secret" });
  expect(readPath("/r/secret/tv")).toEqual({ page: "not-found" });
  expect(readPath("/games")).toEqual({ page: "games" });
  expect(readPath("/account")).toEqual({ page: "account" });
  expect(readPath("/replay")).toEqual({ page: "replay", id: "" });
  expect(readPath("/replay/abc")).toEqual({ page: "replay", id: "abc" });
  expect(readPath("/t/")).toEqual({ page: "not-found" });
  expect(readPath("/elsewhere")).toEqual({ page: "not-found" });
});

test("a path in capitals, or at the end of a sentence, says the same", () => {
  expect(readPath("/T/ABC/TV/")).toEqual({ page: "tv", id: "ABC" });
  expect(readPath("/T/ABC.")).toEqual({ page: "table", id: "ABC." });
  expect(readPath("/R/secret")).toEqual({ page: "seat", token: "secret" });
  expect(readPath("/RULES.")).toEqual({ page: "rules" });
  expect(readPath("/Banker/")).toEqual({ page: "banker" });
});

test("a plain click on a link goes there without loading the page anew", () => {
  document.body.innerHTML = `<a href="/t/abc">table</a> <a href="/api/x">record</a>`;
  const [table, record] = document.querySelectorAll("a");
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  table!.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(router.route).toEqual({ page: "table", id: "abc" });
  const outside = new MouseEvent("click", { bubbles: true, cancelable: true });
  record!.addEventListener("click", (event) => event.preventDefault(), { once: true });
  record!.dispatchEvent(outside);
  expect(router.route).toEqual({ page: "table", id: "abc" });
});

test("an intent for the next page is taken once", () => {
  router.go("/t/abc", "start");
  expect(router.takeIntent()).toBe("start");
  expect(router.takeIntent()).toBeNull();
});
