import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import { money } from "../lib/format";
import { t } from "../lib/i18n";
import { language, languages } from "../lib/language.svelte";
import { plainBoard } from "../lib/remembered.svelte";
import { local } from "../lib/storage";
import { toasts } from "../lib/toasts.svelte";
import Settings from "./Settings.svelte";

function choose(tag: string): void {
  const select = screen.getByTestId<HTMLSelectElement>("language");
  select.value = tag;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}

afterEach(async () => {
  await language.choose("en");
  local.remove("chinatown-language");
});

test("every language is offered by its own name", () => {
  render(Settings);
  const names = [...screen.getByTestId<HTMLSelectElement>("language").options].map(
    ({ text }) => text,
  );
  expect(names).toEqual(languages.map(({ name }) => name));
  expect(names).toContain("Deutsch");
});

test("what is shown changes at once, and the choice is remembered", async () => {
  render(Settings);
  choose("de");
  await vi.waitFor(() => expect(screen.getByText("Sprache")).toBeTruthy());
  expect(money(1_234_500)).toBe("1.234.500\u00a0$");
  expect(local.get("chinatown-language")).toBe("de");
});

test("of two choices the later one stays, whichever comes first", async () => {
  const first = language.choose("pl");
  const second = language.choose("fr");
  await Promise.all([second, first]);
  expect(language.tag).toBe("fr");
  expect(t("settings-language")).toBe("Langue");
});

test("a language that cannot be had leaves the one that is shown", async () => {
  render(Settings);
  const failing = vi.spyOn(language, "choose").mockRejectedValueOnce(new Error("offline"));
  choose("fr");
  await vi.waitFor(() => expect(toasts.shown.at(-1)?.text()).toBe(t("settings-language-failed")));
  expect(screen.getByTestId<HTMLSelectElement>("language").value).toBe("en");
  failing.mockRestore();
});

test("the plain board is chosen here, and remembered", async () => {
  render(Settings);
  const box = screen.getByTestId<HTMLInputElement>("plain-board");
  expect(box.checked).toBe(false);
  await fireEvent.click(box);
  expect(plainBoard.on).toBe(true);
  expect(local.get("chinatown-plain-board")).toBe("yes");
  plainBoard.set(false);
});
