import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import App from "../App.svelte";
import { api } from "../lib/api";
import { ruleOf } from "../lib/errors";
import { singleKeys } from "../lib/remembered.svelte";
import { rulebook } from "../lib/rulebook.svelte";
import { ruleOfVariant } from "../lib/terms";
import { toasts } from "../lib/toasts.svelte";
import type { Options } from "../lib/protocol";
import { TABLE } from "../testing/fixtures";
import { startBrowser, stopBrowser } from "../testing/seated";
import served from "../testing/served.json";
import RulesDialog from "./RulesDialog.svelte";

const OPTIONS = served as unknown as Options;
const modern = OPTIONS.editions.find(({ name }) => name === "modern")!;
const table = { ...TABLE, edition: modern, variants: ["street-access"] };

beforeEach(() => {
  startBrowser();
  HTMLDialogElement.prototype.show = function show() {
    this.open = true;
  };
  vi.spyOn(api, "options").mockResolvedValue(OPTIONS);
  vi.spyOn(api, "me").mockResolvedValue({ name: "", tables: [], as_strong: null, account: null });
});
afterEach(() => {
  rulebook.close();
  rulebook.of = null;
  rulebook.planned = null;
  stopBrowser();
});

async function opened(at: string): Promise<void> {
  rulebook.of = { table, round: 2 };
  rulebook.open(at);
  render(RulesDialog);
  await screen.findByTestId("rule-aim");
}

test("a refusal opens the paragraph that says why", async () => {
  await opened("no-street-access");
  await waitFor(() => expect(document.activeElement?.id).toBe("rule-street"));
  expect(screen.getByTestId("rule-street").textContent).toContain("street access");
  expect(screen.getByRole("figure", { name: /7 has no street access/ })).toBeTruthy();
});

test("the numbers are those of the table's players, and the round is marked", async () => {
  await opened("deal");
  const numbers = screen.getByTestId("rules-rounds-3");
  expect(screen.queryByTestId("rules-rounds-4")).toBeNull();
  const now = [...numbers.querySelectorAll(".now")].map((cell) => cell.textContent);
  expect(now).toEqual(["1966", "6", "4", "4"]);
});

test("a search leaves the paragraphs that have all the words", async () => {
  await opened("");
  await fireEvent.input(screen.getByTestId("rules-search"), { target: { value: "first player" } });
  const left = screen.getAllByTestId(/^rule-/).map(({ dataset }) => dataset["testid"]);
  expect(left).toContain("rule-next");
  expect(left).not.toContain("rule-aim");
  expect(screen.getByRole("status").textContent).toMatch(/paragraphs$/);
});

test("a term leads to its paragraph", async () => {
  await opened("");
  await fireEvent.click(screen.getByRole("link", { name: "business" }));
  await waitFor(() => expect(document.activeElement?.id).toBe("rule-business"));
});

test("Escape closes the rules, and nothing else", async () => {
  await opened("pays");
  const outside = vi.fn();
  addEventListener("keydown", outside);
  await fireEvent.keyDown(screen.getByTestId("rules-dialog"), { key: "Escape" });
  removeEventListener("keydown", outside);
  expect(rulebook.at).toBeNull();
  expect(outside).not.toHaveBeenCalled();
});

test("a question mark opens the rules, unless somebody is writing", async () => {
  render(App);
  const field = document.body.appendChild(document.createElement("input"));
  await fireEvent.keyDown(field, { key: "?" });
  expect(rulebook.at).toBeNull();
  field.remove();
  await fireEvent.keyDown(document.body, { key: "?" });
  expect(rulebook.at).toBe("keys");
});

test("at a table a question mark lists the keys, and opens the rules only where these are off", async () => {
  rulebook.of = { table, round: 2 };
  render(App);
  await fireEvent.keyDown(document.body, { key: "?" });
  expect(rulebook.at).toBeNull();
  singleKeys.set(false);
  await fireEvent.keyDown(document.body, { key: "?" });
  singleKeys.set(true);
  expect(rulebook.at).toBe("keys");
});

test("over a dialog that bars the page the rules can be used as well", async () => {
  const modal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.open = true;
  await opened("pays");
  expect(modal).toHaveBeenCalledTimes(1);
  dialog.remove();
});

test("what is refused says by a press why", async () => {
  render(App);
  toasts.add(() => "Not allowed", "error", undefined, ruleOf({ code: "keep-count", params: {} }));
  toasts.add(() => "No line", "error", undefined, ruleOf({ code: "no-answer", params: {} }));
  await fireEvent.click(await screen.findByRole("button", { name: /^Rules: why/ }));
  expect(rulebook.at).toBe("keep-count");
});

describe("at a table that is being set up", () => {
  async function planning(at: string, ...variants: string[]): Promise<HTMLElement> {
    rulebook.planned = { edition: modern, players: 4, variants, ownShops: false };
    rulebook.open(at);
    render(RulesDialog);
    const aim = await screen.findByTestId("rule-aim");
    await waitFor(() => expect(document.activeElement?.id).toMatch(/^rule-/));
    expect(document.activeElement).not.toBe(aim);
    return document.activeElement as HTMLElement;
  }

  test.each(OPTIONS.switches.filter(({ needs_outlook }) => !needs_outlook))(
    "the switch $name leads to its paragraph, though it is off",
    async ({ name }) => {
      expect((await planning(name)).id).toBe(`rule-${ruleOfVariant(name)}`);
      expect(screen.queryByText("This table also plays")).toBeNull();
    },
  );

  test("the paragraph says what the switch does", async () => {
    expect((await planning("hidden-tiles")).textContent).toContain("only you see yours");
  });

  test("what is chosen among several is told as the form has it", async () => {
    const placing = await planning("placing-tiles", "placing-tiles=at-once");
    expect(placing.textContent).toContain("everything is revealed together.");
    expect(screen.getByText("This table also plays")).toBeTruthy();
  });

  test("what is not chosen is told as it is usual", async () => {
    expect((await planning("first-seat")).textContent).toContain("drawn by lot");
  });

  test("shop types of one's own have their paragraph before there is one", async () => {
    expect((await planning("own-shops")).id).toBe("rule-own-shops");
  });
});
