// Choosing another language in the middle of a game: all is said anew, and nothing is lost.

import { fireEvent, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import { language } from "../lib/language.svelte";
import { local } from "../lib/storage";
import { last, sit, socket, startBrowser, stopBrowser } from "../testing/seated";
import "../talk/TypedCommands.svelte";

const NOTHING = { buildings: [], tiles: [], cash: 0 };

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

test("what was answered and asked in the language that was left is gone, and Enter does nothing", async () => {
  sit({}, { log: [{ happened: "round-began", round: 1, first: 2 }] });
  await fireEvent.click(screen.getByTestId("commands-open"));
  const line = await screen.findByTestId<HTMLInputElement>("command-line");
  const transfer = { giver: 0, taker: 1, buildings: [1], tiles: [], cash: 0, due: 0, cards: [] };
  const trade = {
    transfers: [{ ...transfer, shares: [], clauses: [] }],
    promises: [],
    choices: [],
  };
  const offer = {
    verb: "offer",
    numbers: [],
    shops: [],
    seats: [],
    placements: [],
    text: "",
    seeks: NOTHING,
    gives: NOTHING,
  } as const;
  await fireEvent.input(line, { target: { value: "offer 1 to Anna" } });
  await fireEvent.submit(line.closest("form")!);
  await waitFor(() => expect(last()).toMatchObject({ t: "speak" }));
  const command = { ...offer, trades: [trade] };
  socket.says({ t: "understood", id: last()["id"], command, problem: null });
  const answer = screen.getByTestId("command-answer");
  await waitFor(() => expect(answer.textContent).toContain("Press Enter"));
  await fireEvent.input(line, { target: { value: "half a comm" } });
  await language.choose("de");
  await waitFor(() => expect(answer.textContent.trim()).toBe(""));
  expect(line.value).toBe("half a comm");
  await fireEvent.input(line, { target: { value: "" } });
  await fireEvent.submit(line.closest("form")!);
  await waitFor(() => expect(answer.textContent.trim()).not.toBe(""));
  expect(last()).toMatchObject({ t: "speak" });
  expect(answer.textContent).not.toContain("offer");
});
