import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { trouble } from "./lib/trouble.svelte";
import { TABLE, view, welcome } from "./testing/fixtures";
import { answers, asked, socket, startServer } from "./testing/server";

beforeEach(startServer);
afterEach(() => vi.unstubAllGlobals());

test("a table or page that does not exist says so", async () => {
  router.go("/t/nowhere");
  render(App);
  expect(await screen.findByText("There is no such table.")).toBeTruthy();
  router.go("/else/where");
  expect(await screen.findByText(/leads to no page/)).toBeTruthy();
});

describe("what nobody foresaw", () => {
  beforeEach(() => {
    answers["/api/tables/abc"] = TABLE;
    router.go("/t/abc");
  });

  test("a page that cannot be drawn gives way to a sentence and a way on", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    render(App);
    await waitFor(() => expect(asked.map(([path]) => path)).toContain("/api/tables/abc"));
    await screen.findByText(/One moment/);
    await waitFor(() => expect(socket.onmessage).not.toBeNull());
    socket.says(welcome(1, { view: { ...view(), board: null } as never }));
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "To my tables" })).toBeTruthy();
    expect(log).toHaveBeenCalled();
  });

  test.each([
    [
      "an error",
      () =>
        new ErrorEvent("error", { message: "boom", filename: `${location.origin}/assets/a.js` }),
    ],
    ["a promise that failed", () => new Event("unhandledrejection")],
  ])("%s is told, and can be put away", async (_, event) => {
    trouble.watch();
    render(App);
    dispatchEvent(event());
    expect(await screen.findByText(/Something went wrong on this page/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText(/Something went wrong/)).toBeNull();
  });

  test.each([
    ["a script of somebody else", { message: "boom", filename: "extension://x/a.js" }],
    [
      "a layout that came late",
      {
        message: "ResizeObserver loop completed with undelivered notifications.",
        filename: `${location.origin}/t/abc`,
      },
    ],
  ])("%s is no trouble", async (_, event) => {
    trouble.watch();
    render(App);
    dispatchEvent(new ErrorEvent("error", event));
    await screen.findByText(/One moment/);
    expect(screen.queryByText(/Something went wrong/)).toBeNull();
  });
});
