import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import App from "../App.svelte";
import { ME, answers, asked, startServer } from "../testing/server";

beforeEach(startServer);
afterEach(() => vi.unstubAllGlobals());

describe("my tables", () => {
  test("lead to the one at which the same people play again", async () => {
    const [table] = ME.tables;
    answers["/api/me"] = { ...ME, tables: [{ ...table, status: "over", following: "t2" }] };
    render(App);
    const again = await screen.findByRole("link", { name: "Play again: join the new table" });
    expect(again.getAttribute("href")).toBe("/t/t2");
  });

  test("are put away and deleted, deletion only at the second press", async () => {
    const [table] = ME.tables;
    answers["/api/tables/t1/archive"] = { ...ME, tables: [{ ...table, archived: true }] };
    answers["/api/tables/t1"] = { ...ME, tables: [] };
    render(App);
    await fireEvent.click(await screen.findByTestId("archive-t1"));
    expect(asked.at(-1)).toEqual(["/api/tables/t1/archive", { archived: true }]);
    await screen.findByText("One table put away");
    await fireEvent.click(screen.getByTestId("delete-t1"));
    expect(asked.at(-1)?.[0]).toBe("/api/tables/t1/archive");
    await fireEvent.click(screen.getByTestId("delete-sure-t1"));
    await waitFor(() => expect(screen.queryByTestId("archived")).toBeNull());
    expect(asked.at(-1)?.[0]).toBe("/api/tables/t1");
  });
});

test("whoever signs out elsewhere keeps their tables here", async () => {
  answers["/api/sign-out-elsewhere"] = ME;
  render(App);
  await fireEvent.click(await screen.findByTestId("sign-out"));
  await fireEvent.click(screen.getByTestId("sign-out-sure"));
  expect(await screen.findByText("Done. Your seats are in this browser only.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(asked.at(-1)).toEqual(["/api/sign-out-elsewhere", {}]);
});
