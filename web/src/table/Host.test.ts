import { fireEvent, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import { toasts } from "../lib/toasts.svelte";
import type { TableInfo } from "../lib/protocol";
import { TABLE } from "../testing/fixtures";
import { last, sit, socket, startBrowser, stopBrowser } from "../testing/seated";

const here = { id: "a", browser: "Firefox, Linux", since: "", here: true, online: true };
const there = { id: "b", browser: "Safari, iPhone", since: "", here: false, online: true };

beforeEach(startBrowser);
afterEach(() => {
  toasts.shown = [];
  stopBrowser();
});

/** The table with another host. */
function hosted(host: number, changed: Partial<TableInfo> = {}): TableInfo {
  return {
    ...TABLE,
    seats: TABLE.seats.map((it) => ({ ...it, host: it.seat === host })),
    ...changed,
  };
}

function messages(): string[] {
  return toasts.shown.map(({ text }) => text());
}

test("everyone is told who has become the host", () => {
  sit({}, { table: { you: 1, host: false } });
  socket.says({ t: "lobby", table: hosted(2, { you: 1, host: false }) });
  expect(messages()).toEqual(["Chen is the host now."]);
  socket.says({ t: "lobby", table: hosted(1, { you: 1, host: true }) });
  expect(messages().at(-1)).toBe("You are the host now.");
  socket.says({ t: "lobby", table: hosted(1, { you: 1, host: true, muted: [0] }) });
  expect(messages()).toHaveLength(2);
});

test("a host hands the role over in the middle of a game", async () => {
  sit({});
  await fireEvent.click(screen.getByTestId("menu"));
  expect(screen.queryByTestId("hand-over-0")).toBeNull();
  await fireEvent.click(screen.getByTestId("hand-over-2"));
  expect(last()).toMatchObject({ t: "arrange", change: { do: "hand-over", seat: 2 } });
});

test("nobody else can hand it over", async () => {
  sit({}, { table: { you: 1, host: false } });
  await fireEvent.click(screen.getByTestId("menu"));
  expect(screen.queryByTestId("hand-over-2")).toBeNull();
});

test("a host who only looks on has a private link and a list of browsers too", async () => {
  sit({ mine: null }, { table: { ...hosted(-1), you: null, browsers: [here, there] } });
  await fireEvent.click(screen.getByTestId("menu"));
  const link = screen.getByRole<HTMLInputElement>("textbox", { name: /back as the host/ });
  expect(link.value).toMatch(/\/r\/secret$/);
  await fireEvent.click(screen.getByTestId("remove-browser"));
  expect(last()).toMatchObject({ change: { do: "remove-browser", browser: "b" } });
  await fireEvent.click(screen.getByTestId("renew-link"));
  expect(last()).toMatchObject({ change: { do: "renew-link" } });
});
