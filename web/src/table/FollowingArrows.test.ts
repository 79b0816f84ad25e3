import { fireEvent, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { sit, startBrowser, stopBrowser } from "../testing/seated";

/** What was observed, and what is called when its size changes. */
let observed: { element: Element; changed: () => void }[] = [];
/** Where everything on the page is. */
let left = 0;

beforeEach(() => {
  startBrowser();
  sessionStorage.clear();
  observed = [];
  left = 0;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(private readonly changed: () => void) {}
      observe(element: Element): void {
        observed.push({ element, changed: this.changed });
      }
      unobserve(): void {}
      disconnect(): void {
        observed = observed.filter(({ changed }) => changed !== this.changed);
      }
    },
  );
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    if (this.matches("main")) return new DOMRect(0, 0, 10, 10);
    if (this.matches(".lot .sign")) return new DOMRect(left + 4, 6, 4, 4);
    if (this.matches(".lot .number")) return new DOMRect(left, 1, 3, 3);
    return new DOMRect(left, 0, 10, 10);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  stopBrowser();
});

const line = (): string =>
  screen.getByTestId("arrows").querySelector(".over")?.getAttribute("d") ?? "";

test("arrows follow what they point at when the layout changes, whatever changes it", async () => {
  sit({});
  await fireEvent.click(screen.getByTestId("lot-1"));
  await fireEvent.click(screen.getByTestId("lot-3"));
  await vi.waitFor(() => expect(line()).toMatch(/^M6 8Q/));

  left = 100;
  const board = document.querySelector(".middle > .board");
  const watches = observed.filter(({ element }) => element === board);
  expect(watches).toHaveLength(1);
  watches.forEach(({ changed }) => changed());
  await vi.waitFor(() => expect(line()).toMatch(/^M106 8Q/));
});

test("arrows begin at the owner's sign, and run beneath the numbers of all lots", async () => {
  sit({});
  await fireEvent.click(screen.getByTestId("lot-1"));
  await fireEvent.click(screen.getByTestId("lot-3"));
  await vi.waitFor(() => expect(line()).toMatch(/^M6 8Q/));

  const arrows = screen.getByTestId("arrows");
  const numbers = document.querySelectorAll(".lot .number");
  expect(numbers.length).toBeGreaterThan(1);
  expect(arrows.querySelectorAll('mask rect[y="1"][height="3"]')).toHaveLength(numbers.length);
  const mask = arrows.querySelector("mask")?.id ?? "";
  expect(arrows.querySelector(".over")?.closest("[mask]")?.getAttribute("mask")).toBe(
    `url(#${mask})`,
  );
});
