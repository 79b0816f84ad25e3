import { fireEvent, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import { singleKeys } from "../lib/remembered.svelte";
import { offer } from "../testing/fixtures";
import { last, sit, socket, startBrowser, stopBrowser } from "../testing/seated";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  startBrowser();
  singleKeys.set(true);
});
afterEach(stopBrowser);

const key = (pressed: string, more: object = {}): Promise<boolean> =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed, ...more });
const acts = (): unknown[] => socket.sent.filter(({ t }) => t === "act");

test("d is done, n begins an offer, u undoes what was put on it", async () => {
  sit({});
  await key("d");
  expect(last()["action"]).toMatchObject({ do: "done", done: true });
  socket.says({ t: "ok", id: last()["id"] });
  await key("n");
  await fireEvent.click(await screen.findByTestId("party-1"));
  await fireEvent.click(screen.getByTestId("lot-3"));
  expect(screen.getByTestId("gives-1").textContent).toContain("building 3");
  await key("u");
  expect(screen.getByTestId("gives-1").textContent).not.toContain("building 3");
});

test("o leads to the offer that waits, and a, c and r answer the one that has the keyboard", async () => {
  sit({ offers: [offer("o1")] });
  await key("a");
  expect(acts()).toEqual([]);
  await key("o");
  expect(document.activeElement).toBe(screen.getByTestId("offer-o1"));
  await key("r");
  expect(screen.getByRole("textbox", { name: /Add a reason/ })).toBeTruthy();
  await fireEvent.keyDown(screen.getByRole("textbox", { name: /Add a reason/ }), { key: "Escape" });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId("refuse-o1")));
  await key("a");
  expect(last()["action"]).toMatchObject({ do: "agree", offer: "o1" });
  socket.says({ t: "ok", id: last()["id"] });
  await key("c");
  expect(await screen.findByTestId("composer")).toBeTruthy();
});

test("keys do nothing while one types, with others, or held down", async () => {
  sit({});
  screen.getByTestId("chat-text").focus();
  await key("d");
  screen.getByTestId("chat-text").blur();
  await key("d", { ctrlKey: true });
  await key("d", { altKey: true });
  await key("d", { repeat: true });
  expect(acts()).toEqual([]);
});

test("? lists the keys, where they can be turned off", async () => {
  sit({});
  await key("?");
  const list = await screen.findByTestId("keys");
  expect((list as HTMLDetailsElement).open).toBe(true);
  expect(list.textContent).toContain("Agree to the offer you are on");
  await fireEvent.click(screen.getByTestId("single-keys"));
  (document.activeElement as HTMLElement).blur();
  await key("d");
  await key("/");
  expect(acts()).toEqual([]);
  expect(singleKeys.on).toBe(false);
});
