import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { plainBoard } from "../../lib/remembered.svelte";
import { local } from "../../lib/storage";
import { theme } from "../../lib/theme.svelte";
import { boardWith, business, LOTS, OWNERS, SHOPS } from "../../testing/boards";
import Board from "../Board.svelte";

const props = {
  lots: [...LOTS],
  board: boardWith(
    { owner: 0, buildings: [19, 20, 21], shop: "Sea Food" },
    { owner: 1, buildings: [22, 24], shop: "Photo" },
    { owner: 1, buildings: [12] },
  ),
  businesses: [business(0, "Sea Food", 3, 19, 20, 21), business(1, "Photo", 3, 22, 24)],
  shops: [...SHOPS.modern],
  owners: OWNERS,
  me: 0,
  round: 2,
};

/** What the browser says about how its user wants to see pages. */
let wishes: string[] = [];

beforeEach(() => {
  wishes = [];
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: wishes.includes(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  plainBoard.set(false);
  theme.choose("system");
  local.remove("chinatown-plain-board");
  vi.unstubAllGlobals();
});

const art = (): HTMLElement | null => screen.queryByTestId("art");
const houses = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".house")];

test("a business is one building, in its owner's colour, and lit when it is finished", () => {
  render(Board, props);
  expect(houses()).toHaveLength(2);
  const [seaFood, photo] = houses();
  expect(seaFood?.style.getPropertyValue("--seat")).toBe("var(--seat-0)");
  expect(photo?.style.getPropertyValue("--seat")).toBe("var(--seat-1)");
  expect(houses().map(({ dataset }) => dataset["storeys"])).toEqual(["1", "2"]);
  expect(houses().map(({ classList }) => classList.contains("lit"))).toEqual([true, false]);
});

test("the light is that of the round, and the streets have names", async () => {
  const { rerender } = render(Board, props);
  expect(art()?.dataset["light"]).toBe("2");
  await rerender({ round: 6 });
  expect(art()?.dataset["light"]).toBe("6");
  expect(art()?.textContent).toContain("Kingfisher Street");
});

test("what lots say and do stays the same", () => {
  render(Board, { ...props, selectable: new Set([12]) });
  expect(screen.getByRole("button").getAttribute("aria-label")).toContain("Building 12, Anna");
  expect([...document.querySelectorAll(".badge")].map((it) => it.textContent.trim())).toEqual([
    "3/3",
    "2/3",
  ]);
});

test("whoever wants the plain board has it, at once and the next time", async () => {
  render(Board, props);
  expect(art()).not.toBeNull();
  plainBoard.set(true);
  await tick();
  expect(art()).toBeNull();
  expect(document.querySelectorAll(".business")).toHaveLength(2);
  expect(local.get("chinatown-plain-board")).toBe("yes");
});

test("high contrast has the plain board", async () => {
  render(Board, props);
  theme.choose("contrast");
  await tick();
  expect(art()).toBeNull();
  theme.choose("dark");
  await tick();
  expect(art()).not.toBeNull();
});

test("so has a board that belongs to no round", () => {
  render(Board, { ...props, round: 0 });
  expect(art()).toBeNull();
});
