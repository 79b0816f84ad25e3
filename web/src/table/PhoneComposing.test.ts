import { fireEvent, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { COMPACT, SHEET } from "../lib/layout";
import { now, receive, sit, startBrowser, stopBrowser } from "../testing/seated";

beforeEach(() => {
  startBrowser();
  sessionStorage.clear();
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === SHEET || media === COMPACT }),
  );
});
afterEach(stopBrowser);

/** The list of buildings that a seat can give. */
const listOf = (seat: number): HTMLElement =>
  within(screen.getByTestId(`gives-${seat}`)).getByRole("combobox", { name: "+ building" });

const options = (list: HTMLElement): (string | null)[] =>
  within(list)
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

test("what is far away on the map is picked from a list that says where it is and what it joins", async () => {
  sit({});
  await fireEvent.click(screen.getByTestId("compose"));
  await fireEvent.click(screen.getByTestId("party-1"));
  const list = listOf(1);
  // Lot 3 is Anna's, and beside my lot 2.
  expect(options(list)).toEqual(["+ building", "3 · next to your building 2"]);
  expect(within(list).getByRole("group", { name: "District 1" })).toBeTruthy();
  expect(options(listOf(0))).toEqual(["+ building", "1", "2 · Photo · next to 3 (Anna)"]);
});

test("the map moves to what was picked from the list", async () => {
  const moved: Element[] = [];
  sit({});
  await fireEvent.click(screen.getByTestId("compose"));
  await fireEvent.click(screen.getByTestId("party-1"));
  Element.prototype.scrollIntoView = function (this: Element) {
    moved.push(this);
  };
  await fireEvent.change(listOf(1), { target: { value: "3" } });
  expect(moved).toEqual([screen.getByTestId("lot-3")]);
  expect(screen.getByTestId("draft-summary").textContent).toContain("building 3");
  // It is on the scale, and no longer in the list.
  expect(listOf(1).hasAttribute("disabled")).toBe(true);
});

test("the head of the panel makes room, and keeps what takes back and puts away beside Done", async () => {
  sit({});
  await fireEvent.click(screen.getByTestId("lot-3"));
  expect(screen.getByRole("heading", { level: 2, name: "New offer" })).toBeTruthy();
  expect(screen.getByTestId("done")).toBeTruthy();
  await fireEvent.click(screen.getByTestId("lot-5"));
  await fireEvent.click(screen.getByTestId("undo-draft"));
  expect(screen.getByTestId("party-2").getAttribute("aria-pressed")).toBe("false");
  await fireEvent.click(screen.getByTestId("drop-draft"));
  expect(screen.queryByTestId("composer")).toBeNull();
  expect(screen.getByRole("heading", { level: 2, name: "Trade" })).toBeTruthy();
});

test("a new phase begins at the top of its panel, however far one had scrolled", async () => {
  sit({});
  await screen.findByTestId("compose");
  const body = document.querySelector(".side > .body");
  if (body) body.scrollTop = 300;
  expect(body?.scrollTop).toBe(300);
  receive({ changed: { now: now({ phase: "build", waiting: [0] }) } });
  await vi.waitFor(() => expect(body?.scrollTop).toBe(0));
});
