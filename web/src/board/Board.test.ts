import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";

import type { Mark } from "../lib/types";
import Board from "./Board.svelte";
import { MARKS } from "./marks";
import { boardWith, business, LOTS, OWNERS, SHOPS } from "../testing/boards";

const props = {
  lots: [...LOTS],
  board: boardWith(
    { owner: 0, buildings: [19, 20, 21], shop: "Sea Food" },
    { owner: 1, buildings: [28], shop: "Photo" },
    { owner: 1, buildings: [12] },
    { owner: 0, buildings: [70] },
  ),
  businesses: [business(0, "Sea Food", 3, 19, 20, 21), business(1, "Photo", 3, 28)],
  shops: [...SHOPS.modern],
  owners: OWNERS,
  me: 0,
};

const lot = (building: number): HTMLElement => screen.getByTestId(`lot-${building}`);
const labelOf = (building: number): string | null => lot(building).getAttribute("aria-label");

describe("a lot is called by", () => {
  test("its number, its owner and its business", () => {
    render(Board, props);
    expect(labelOf(1)).toBe("Building 1, free");
    expect(labelOf(12)).toBe("Building 12, Anna, no shop yet");
    expect(labelOf(28)).toBe("Building 28, Anna, Photo 1 of 3");
    expect(labelOf(20)).toBe("Building 20, yours, Sea Food 3 of 3, finished");
  });

  test("how it is marked, and the tile that is planned on it", () => {
    render(Board, { ...props, marks: { 12: "offered" }, planned: { 70: "Dim Sum" } });
    expect(labelOf(12)).toBe("Building 12, Anna, no shop yet, offered");
    expect(labelOf(70)).toBe("Building 70, yours, no shop yet, Dim Sum planned");
  });

  test("a name of its own for each mark", () => {
    const marks = Object.keys(MARKS) as Mark[];
    render(Board, {
      ...props,
      marks: Object.fromEntries(marks.map((mark, at) => [at + 1, mark])),
    });
    const labels = marks.map((_, at) =>
      labelOf(at + 1)
        ?.split(", ")
        .at(-1),
    );
    expect(new Set(labels).size).toBe(marks.length);
    expect(labels.join()).not.toContain("board-");
  });
});

describe("the drawing", () => {
  test("has each business's badge once", () => {
    render(Board, props);
    const texts = [...document.querySelectorAll(".badge")].map((badge) => badge.textContent.trim());
    expect(texts.sort()).toEqual(["1/3", "3/3"]);
    expect(lot(21).querySelector(".badge.finished")).not.toBeNull();
  });

  test("tells free, owned and built lots apart", () => {
    render(Board, props);
    expect(lot(1).querySelector(".sign")).toBeNull();
    expect(lot(12).querySelector(".sign")).not.toBeNull();
    expect(lot(12).querySelector(".glyph")).toBeNull();
    expect(lot(28).querySelector(".glyph")).not.toBeNull();
  });

  test("gives different owners different signs", () => {
    render(Board, props);
    const sign = (building: number) => lot(building).querySelector(".sign")?.getAttribute("d");
    expect(sign(70)).not.toBe(sign(12));
    expect(sign(19)).toBe(sign(70));
  });

  test("shows shops that would come about on lots that are empty", () => {
    render(Board, { ...props, ghosts: { 70: "Dim Sum", 28: "Dim Sum" } });
    const ghosts = [...screen.getByTestId("ghosts").querySelectorAll("[data-ghost]")];
    expect(ghosts.map((ghost) => ghost.getAttribute("data-ghost"))).toEqual(["70"]);
  });

  test("lists the table's shop types beside the wide map only", async () => {
    const { rerender } = render(Board, props);
    expect(within(screen.getByRole("list")).getAllByRole("listitem")).toHaveLength(12);
    await rerender({ layout: "narrow" });
    expect(screen.queryByRole("list")).toBeNull();
    expect(screen.getAllByTestId(/^lot-/)).toHaveLength(85);
  });
});

describe("what businesses pay", () => {
  const pays = { "3": [10_000, 20_000, 50_000], "4": [10_000, 20_000, 40_000, 80_000] };
  const step = (): string[] =>
    [...document.querySelectorAll(".step.now")].map((now) => now.textContent.trim());

  test("is in the list of shop types, by size", () => {
    render(Board, { ...props, pays });
    const photo = screen.getByRole("listitem", { name: /^Photo/ });
    const dollars = [...photo.querySelectorAll(".dollars")].map((text) => text.textContent);
    expect(dollars).toEqual(["10", "20", "50"]);
    expect(photo.getAttribute("aria-label")).toContain("$10,000, $20,000, and $50,000");
  });

  test("is lit there for the business that is pointed at, and said beside it", async () => {
    render(Board, { ...props, pays });
    expect(step()).toEqual([]);
    await fireEvent.pointerOver(lot(28));
    expect(step()).toEqual(["10"]);
    expect(document.querySelector(".tooltip")?.textContent).toContain(
      "pays $10,000 a year, with one shop more $20,000",
    );
    expect(labelOf(20)).toContain("pays $50,000 a year");
  });
});

describe("lots without street access", () => {
  const closed = new Set([20, 12, 3]);

  test("are drawn and called so where the table plays with it, unless a shop stands there", () => {
    render(Board, { ...props, closed });
    expect(labelOf(12)).toContain("no street access");
    expect(screen.getByTestId("closed-3")).toBeTruthy();
    expect(screen.queryByTestId("closed-20")).toBeNull();
    expect(labelOf(20)).not.toContain("no street access");
    expect(screen.queryByTestId("closed-1")).toBeNull();
  });
});

describe("picking", () => {
  const selectable = new Set([12, 70]);

  test("works on lots that can be picked: they are buttons", async () => {
    const onpick = vi.fn();
    render(Board, { ...props, selectable, onpick });
    const buttons = screen.getAllByRole("button").map((element) => element.dataset["testid"]);
    expect(buttons).toEqual(["lot-12", "lot-70"]);
    await fireEvent.click(lot(70));
    expect(onpick).toHaveBeenCalledExactlyOnceWith(70);
  });

  test("does nothing on other lots", async () => {
    const onpick = vi.fn();
    render(Board, { ...props, selectable, onpick });
    await fireEvent.click(lot(1));
    await fireEvent.keyDown(lot(1), { key: "Enter" });
    expect(onpick).not.toHaveBeenCalled();
  });

  test.each(["Enter", " "])("works with the key '%s'", async (key) => {
    const onpick = vi.fn();
    render(Board, { ...props, selectable, onpick });
    await fireEvent.keyDown(lot(12), { key });
    expect(onpick).toHaveBeenCalledExactlyOnceWith(12);
  });
});

describe("the keyboard", () => {
  const tabStops = (): string[] =>
    screen
      .getAllByTestId(/^lot-/)
      .filter((element) => element.getAttribute("tabindex") === "0")
      .map((element) => element.dataset["testid"] ?? "");

  test("enters the board at the first lot that can be picked", () => {
    render(Board, { ...props, selectable: new Set([70, 12]) });
    expect(tabStops()).toEqual(["lot-12"]);
  });

  test("moves from lot to lot, and comes back to the last one", async () => {
    render(Board, props);
    expect(tabStops()).toEqual(["lot-1"]);
    lot(1).focus();
    await fireEvent.keyDown(lot(1), { key: "ArrowRight" });
    expect(document.activeElement).toBe(lot(2));
    await fireEvent.keyDown(lot(2), { key: "ArrowDown" });
    expect(document.activeElement).toBe(lot(4));
    expect(tabStops()).toEqual(["lot-4"]);
  });
});

test("a tooltip keeps off the lots beside the one it is about", async () => {
  render(Board, props);
  vi.spyOn(lot(21), "getBoundingClientRect").mockReturnValue(new DOMRect(100, 400, 44, 44));
  await fireEvent.pointerOver(lot(21));
  const tooltip = document.querySelector<HTMLElement>(".tooltip");
  expect(tooltip?.style.top).toBe("400px");
  expect(Number.parseFloat(tooltip?.style.getPropertyValue("--away") ?? "")).toBeGreaterThan(44);
});

test("whoever asks learns which lot is looked at, and adds what it is worth", async () => {
  const onlook = vi.fn();
  const { rerender } = render(Board, { ...props, onlook });
  await fireEvent.pointerOver(lot(70));
  expect(onlook).toHaveBeenLastCalledWith(70);
  await rerender({ hint: "up to $30,000 a year" });
  expect(document.querySelector(".tooltip")?.textContent).toContain("up to $30,000 a year");
  await fireEvent.keyDown(lot(70), { key: "Escape" });
  expect(onlook).toHaveBeenLastCalledWith(null);
});

test("the pointer shows what there is to know about a lot", async () => {
  render(Board, props);
  await fireEvent.pointerOver(lot(21));
  const shown = document.querySelector(".tooltip");
  expect(shown?.textContent).toContain("Building 21");
  expect(shown?.textContent).toContain("Sea Food 3 of 3");
  await fireEvent.keyDown(lot(21), { key: "Escape" });
  expect(document.querySelector(".tooltip")).toBeNull();
});
