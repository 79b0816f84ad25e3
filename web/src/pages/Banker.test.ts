import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { language } from "../lib/language.svelte";
import { local } from "../lib/storage";
import served from "../testing/served.json";
import Banker from "./Banker.svelte";

let asked: string[];

beforeEach(() => {
  asked = [];
  history.replaceState(null, "", "/banker");
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(served)));
  });
});
afterEach(() => vi.unstubAllGlobals());

const lot = (building: number): HTMLElement => screen.getByTestId(`lot-${building}`);
const paid = (): HTMLElement => screen.getByTestId("banker-incomes");

async function choose(name: RegExp): Promise<void> {
  await fireEvent.click(screen.getByRole("radio", { name }));
}

async function press(...buildings: number[]): Promise<void> {
  for (const building of buildings) await fireEvent.click(lot(building));
}

test("buildings and shops that are pressed onto the board are paid at once, with no network", async () => {
  render(Banker);
  await screen.findByTestId("lot-1");
  expect(asked).toEqual(["/api/options"]);
  await choose(/^Sea Food/);
  await press(28, 29, 30);
  await choose(/^Player 2/);
  await press(1);
  expect(within(paid()).getByText("$50,000", { selector: ".total" })).toBeTruthy();
  expect(within(paid()).getByText("$10,000", { selector: ".total" })).toBeTruthy();
  expect(lot(29).getAttribute("aria-label")).toBe(
    "Building 29, Player 1, Sea Food 3 of 3, finished, pays $50,000 a year",
  );
  expect(asked).toEqual(["/api/options"]);
});

test("the link brings the same position to another browser", async () => {
  const first = render(Banker);
  await screen.findByTestId("lot-1");
  await choose(/^Photo/);
  await press(1, 2);
  const [hash, text] = [location.hash, paid().textContent];
  expect(screen.getByTestId<HTMLInputElement>("banker-link").value).toContain(hash);
  first.unmount();
  history.replaceState(null, "", `/banker${hash}`);
  render(Banker);
  await screen.findByTestId("lot-1");
  expect(paid().textContent).toBe(text);
  expect(text).toContain("$20,000");
});

test("a step can be undone, and the board cleared", async () => {
  render(Banker);
  await screen.findByTestId("lot-1");
  await press(1, 2);
  await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(lot(2).getAttribute("aria-label")).toBe("Building 2, free");
  expect(lot(1).getAttribute("aria-label")).toContain("Player 1");
  await fireEvent.click(screen.getByRole("button", { name: "Clear the board" }));
  expect(paid().textContent).toContain("Nobody owns anything yet.");
});

test("the classic edition's outlook card pays as the table chose", async () => {
  render(Banker);
  await screen.findByTestId("lot-1");
  await choose(/^Classic/);
  await choose(/^Pharmacy/);
  await press(1, 2);
  const card = screen.getByLabelText("Outlook card");
  await fireEvent.change(card, { target: { value: "34" } });
  expect(within(paid()).getByText("$4,000")).toBeTruthy();
  await fireEvent.change(screen.getByLabelText("It pays"), { target: { value: "player" } });
  expect(within(paid()).getByText("$3,000")).toBeTruthy();
});

test("the board can be filled with the keyboard", async () => {
  render(Banker);
  const first = await screen.findByTestId("lot-1");
  first.focus();
  await fireEvent.keyDown(first, { key: "Enter" });
  expect(first.getAttribute("aria-label")).toContain("Player 1");
});

test("a link that holds nothing possible starts with an empty board", async () => {
  history.replaceState(null, "", "/banker#e=modern&b=*&p=a&p=b&p=c");
  render(Banker);
  await screen.findByTestId("lot-1");
  expect(paid().textContent).toContain("Nobody owns anything yet.");
});

test("players are called as the language calls them, until they are named", async () => {
  render(Banker);
  await screen.findByTestId("lot-1");
  await press(1);
  await fireEvent.change(screen.getByDisplayValue("Player 2"), { target: { value: "Bo" } });
  try {
    await language.choose("pl");
    await waitFor(() => expect(lot(1).getAttribute("aria-label")).toContain("Gracz 1"));
    expect(screen.getByDisplayValue("Bo")).toBeTruthy();
    expect(location.hash).toContain("Gracz");
  } finally {
    await language.choose("en");
    local.remove("chinatown-language");
  }
});
