// Choosing another language in the middle of a game: all is said anew, and nothing is lost.

import { screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import { language } from "../lib/language.svelte";
import { local } from "../lib/storage";
import { sit, startBrowser, stopBrowser } from "../testing/seated";

beforeEach(startBrowser);
afterEach(async () => {
  stopBrowser();
  await language.choose("en");
  local.remove("chinatown-language");
});

test("the log is told again, and what is being typed stays", async () => {
  const game = sit({}, { log: [{ happened: "round-began", round: 1, first: 2 }] });
  const line = screen.getByTestId<HTMLInputElement>("chat-text");
  line.value = "half a sentence";
  line.dispatchEvent(new Event("input", { bubbles: true }));
  await language.choose("de");
  game.retell();
  await tick();
  expect(game.entries.map(({ text }) => text).join()).toContain("Chen");
  expect(game.entries.map(({ text }) => text).join()).not.toContain("begins");
  await waitFor(() => expect(screen.getByTestId("log").textContent).not.toContain("begins"));
  expect(screen.getByTestId("chat-text")).toBe(line);
  expect(line.value).toBe("half a sentence");
  expect(line.placeholder).not.toContain("Say");
});
