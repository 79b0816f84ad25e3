// Who could help me to what I want: asked of the server, shown in rows, put on the scale by a press.

import { fireEvent, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import type { Suggestion } from "../lib/protocol";
import { emptyTransfer } from "../lib/transfer";
import { last, receive, settled, sit, socket, startBrowser, stopBrowser } from "../testing/seated";

beforeEach(() => {
  sessionStorage.clear();
  startBrowser();
});
afterEach(stopBrowser);

const chain: Suggestion = {
  trade: {
    transfers: [
      { ...emptyTransfer(1, 0), buildings: [3] },
      { ...emptyTransfer(0, 2), buildings: [1] },
      { ...emptyTransfer(2, 1), cash: 20_000 },
    ],
    promises: [],
    choices: [],
  },
  gains: [{ seat: 0, total: 43_000 }],
};

async function ask(): Promise<void> {
  await fireEvent.click(screen.getByTestId("lot-3"));
  await fireEvent.click(screen.getByTestId("who-could-help"));
}

async function hear(suggestions: Suggestion[]): Promise<void> {
  socket.says({ t: "suggested", id: last()["id"], suggestions });
  await tick();
}

test("a lot of somebody else's on the scale lets me ask who could help", async () => {
  sit({});
  await ask();
  expect(last()).toMatchObject({ t: "suggest", buildings: [3], tiles: [], owner: 1 });
  await hear([chain]);
  const row = await screen.findByTestId("helper-0");
  expect(row.textContent).toContain("$20,000");
  expect(screen.getByTestId("helper-0-gain-0").textContent).toContain("about +$43K");
  expect(screen.queryByTestId("helper-0-gain-1")).toBeNull();
});

test("a press puts it on the scale and offers nothing; undoing it brings back what was sought", async () => {
  sit({});
  await ask();
  await hear([chain]);
  await fireEvent.click(await screen.findByTestId("helper-0"));
  expect(socket.sent.filter(({ t }) => t === "act")).toEqual([]);
  expect(screen.getByTestId("party-1").getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByTestId("party-2").getAttribute("aria-pressed")).toBe("true");
  expect(screen.queryByTestId("helpers")).toBeNull();
  await fireEvent.click(screen.getByTestId("undo-draft"));
  expect(screen.getByTestId("who-could-help")).toBeTruthy();
});

test("what was suggested goes when somebody's things change", async () => {
  const game = sit({});
  await ask();
  await hear([chain]);
  await screen.findByTestId("helpers");
  receive({ changed: { players: game.position.players.map((player) => ({ ...player })) } });
  await waitFor(() => expect(screen.queryByTestId("helpers")).toBeNull());
  expect(screen.getByTestId("who-could-help")).toBeTruthy();
});

test("what was asked for has its room from the press on, whatever comes", async () => {
  const game = sit({});
  const room = (): Element | null => document.querySelector(".helpers.asked");
  await fireEvent.click(screen.getByTestId("lot-3"));
  expect(room()).toBeNull();
  await fireEvent.click(screen.getByTestId("who-could-help"));
  const asked = room();
  expect(asked).not.toBeNull();
  await hear([chain]);
  expect(room()?.contains(await screen.findByTestId("helpers"))).toBe(true);
  receive({ changed: { players: game.position.players.map((player) => ({ ...player })) } });
  await waitFor(() => expect(screen.queryByTestId("helpers")).toBeNull());
  expect(room()).toBe(asked);
});

test("where nothing helps all, it says so", async () => {
  sit({});
  await ask();
  await hear([]);
  expect(await screen.findByTestId("no-helper")).toBeTruthy();
});

test("a refusal is told in words", async () => {
  sit({});
  await ask();
  socket.says({
    t: "error",
    id: last()["id"],
    code: "building-not-owned",
    params: { building: 3, seat: 1 },
  });
  expect((await screen.findByRole("alert")).textContent).toContain("3");
});

test("what else is sought is asked anew", async () => {
  sit({});
  await ask();
  await hear([chain]);
  await screen.findByTestId("helpers");
  await settled();
  await fireEvent.click(screen.getByTestId("lot-3"));
  expect(screen.queryByTestId("helpers")).toBeNull();
  await settled();
  await fireEvent.click(screen.getByTestId("lot-3"));
  expect(screen.getByTestId("who-could-help")).toBeTruthy();
});

test("a table that shows no effects does not offer to ask", async () => {
  sit({}, { table: { effects: "off" } });
  await fireEvent.click(screen.getByTestId("lot-3"));
  expect(screen.getByTestId("what-for")).toBeTruthy();
  expect(screen.queryByTestId("who-could-help")).toBeNull();
});
