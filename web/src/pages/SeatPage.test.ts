import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import App from "../App.svelte";
import type { SeatLinkInfo } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { answers, asked, startServer } from "../testing/server";

beforeEach(startServer);
afterEach(() => vi.unstubAllGlobals());

describe("a private link", () => {
  const link: SeatLinkInfo = {
    table: "abc",
    status: "playing",
    edition: "modern",
    seat: 1,
    name: "Anna",
    names: ["Mei", "Anna", "Chen"],
    held: false,
    plays: "",
  };

  test("asks before it takes the seat", async () => {
    answers["/api/seat-links/secret"] = link;
    router.go("/r/secret");
    render(App);
    await screen.findByRole("heading", { name: "Play Anna here?" });
    expect(asked).toEqual([["/api/seat-links/secret", null]]);
    answers["/api/seat-links/secret"] = { table: "abc" };
    await fireEvent.click(screen.getByTestId("take-seat"));
    await waitFor(() => expect(router.route).toEqual({ page: "table", id: "abc" }));
    expect(asked[1]).toEqual(["/api/seat-links/secret", {}]);
  });

  test("tells of the other seat that this browser keeps", async () => {
    answers["/api/seat-links/secret"] = { ...link, plays: "Mei" };
    router.go("/r/secret");
    render(App);
    expect(await screen.findByText(/you also play Mei. You keep that seat/)).toBeTruthy();
  });
});
