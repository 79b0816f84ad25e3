import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { MyLevel, NewTable as Wanted } from "../lib/protocol";
import { language } from "../lib/language.svelte";
import { router } from "../lib/router.svelte";
import { local } from "../lib/storage";
import { OPTIONS } from "../testing/options";
import NewTable from "./NewTable.svelte";

const KEY = "chinatown-last-table";
const options = { ...OPTIONS, bots: ["newcomer", "merchant"] };
const REGULAR: MyLevel = { level: "merchant", games: 7 };

/** What tables were asked for. */
let wanted: Wanted[];

beforeEach(() => {
  wanted = [];
  local.remove(KEY);
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    wanted.push(JSON.parse(body) as Wanted);
    return Promise.resolve(Response.json({ table: "new1" }));
  });
  router.go("/");
});
afterEach(() => vi.unstubAllGlobals());

const open = (asStrong: MyLevel | null): unknown =>
  render(NewTable, { options, name: "Mei", asStrong });

/** Make the table, and return the bots that it is made with. */
async function bots(): Promise<string[]> {
  const before = wanted.length;
  await fireEvent.click(screen.getByTestId("create-table"));
  await waitFor(() => expect(wanted).toHaveLength(before + 1));
  return wanted.at(-1)!.seats.flatMap(({ bot }) => bot || []);
}

const kindOf = (seat: number): HTMLSelectElement => screen.getByTestId(`seat-kind-${seat}`);
const labels = (): string[] => [...kindOf(1).options].map((option) => option.text);

test("bots as strong as the visitor are offered only to whom a level fits", async () => {
  open(null);
  expect(screen.queryByTestId("as-strong")).toBeNull();
  expect(labels()).toEqual([
    "Me",
    "Somebody on this device",
    "A friend, by link",
    "Bot: newcomer",
    "Bot: regular",
  ]);
  expect(await bots()).toEqual(["newcomer", "newcomer", "newcomer"]);
});

test("one press seats only such, with a sentence, and the table is made with their level", async () => {
  open(REGULAR);
  expect(labels()).toContain("Bot: your equal");
  const all = screen.getByRole("checkbox", { name: /^All bots as strong as you/ });
  expect(
    within(all.closest("label")!).getByText("From your last 7 games against bots."),
  ).toBeTruthy();
  await fireEvent.click(all);
  expect(kindOf(1).selectedOptions[0]!.text).toBe("Bot: your equal");
  await fireEvent.click(screen.getByRole("radio", { name: "5" }));
  expect(await bots()).toEqual(Array(4).fill("merchant"));
  await fireEvent.click(all);
  expect(await bots()).toEqual(Array(4).fill("newcomer"));
});

test("a seat may have one, and the details say which level that is", async () => {
  open(REGULAR);
  await fireEvent.change(kindOf(2), { target: { value: "bot:as-strong" } });
  expect(await bots()).toEqual(["newcomer", "merchant", "newcomer"]);
  const details = screen.getByText("How do these bots play?").closest("details")!;
  expect(within(details).getByText("your equal")).toBeTruthy();
  expect(details.textContent).toContain("As strong as you, for now: regular.");
});

test("the choice is remembered, and follows how strong the visitor is then", async () => {
  const { unmount } = render(NewTable, { options, name: "Mei", asStrong: REGULAR });
  await fireEvent.click(screen.getByTestId("as-strong"));
  expect(await bots()).toEqual(Array(3).fill("merchant"));
  await waitFor(() => expect(local.get(KEY)).not.toBeNull());
  unmount();
  const later = render(NewTable, {
    options,
    name: "Mei",
    asStrong: { level: "newcomer", games: 9 },
  });
  expect(screen.getByTestId<HTMLInputElement>("as-strong").checked).toBe(true);
  expect(await bots()).toEqual(Array(3).fill("newcomer"));
  later.unmount();
  open(null);
  expect(await bots()).toEqual(Array(3).fill("newcomer"));
});

test("the name that is given to whoever has none follows the language until it is changed", async () => {
  render(NewTable, { options, name: "", asStrong: null });
  const name = screen.getByTestId<HTMLInputElement>("my-name");
  expect(name.value).toBe("Guest");
  try {
    await language.choose("de");
    await waitFor(() => expect(name.value).toBe("Gast"));
    await fireEvent.input(name, { target: { value: "Mei" } });
    await language.choose("fr");
    await waitFor(() => expect(screen.getByText("Votre nom")).toBeTruthy());
    expect(name.value).toBe("Mei");
  } finally {
    await language.choose("en");
    local.remove("chinatown-language");
  }
});
