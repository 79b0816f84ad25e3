import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import App from "../App.svelte";
import type { TableInfo } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { TABLE } from "../testing/fixtures";
import { answers, asked, refusals, socket, startServer } from "../testing/server";

beforeEach(startServer);
afterEach(() => vi.unstubAllGlobals());

describe("a table with a password", () => {
  const locked = [403, { code: "password-needed", params: {} }];
  const lobby: TableInfo = { ...TABLE, status: "lobby", locked: true, you: null, host: false };

  test("asks for it, says what was wrong with it, and then opens", async () => {
    refusals["/api/tables/abc"] = locked;
    refusals["/api/tables/abc/enter"] = [403, { code: "password-wrong", params: {} }];
    router.go("/t/abc");
    render(App);
    await fireEvent.input(await screen.findByTestId("enter-password"), {
      target: { value: "red dragon" },
    });
    await fireEvent.click(screen.getByTestId("enter-table"));
    expect((await screen.findByTestId("password-problem")).textContent).toContain("capitals");
    delete refusals["/api/tables/abc"];
    delete refusals["/api/tables/abc/enter"];
    answers["/api/tables/abc/enter"] = answers["/api/tables/abc"] = lobby;
    await fireEvent.click(screen.getByTestId("enter-table"));
    expect(await screen.findByTestId("locked")).toBeTruthy();
    expect(asked).toContainEqual(["/api/tables/abc/enter", { password: "red dragon" }]);
  });

  test("asks again once it has another", async () => {
    answers["/api/tables/abc"] = lobby;
    router.go("/t/abc");
    render(App);
    await screen.findByTestId("locked");
    socket.says({ t: "error", id: "", code: "password-needed", params: {} });
    socket.onclose?.({ code: 4403 });
    expect(await screen.findByTestId("enter-password")).toBeTruthy();
  });

  test("is looked at while it is typed", async () => {
    refusals["/api/tables/abc"] = locked;
    router.go("/t/abc");
    render(App);
    const field = await screen.findByTestId("enter-password");
    expect(field.getAttribute("type")).toBe("password");
    await fireEvent.click(screen.getByRole("button", { name: "Show" }));
    expect(field.getAttribute("type")).toBe("text");
  });
});
