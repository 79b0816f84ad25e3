import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import Invite from "./Invite.svelte";

afterEach(() => vi.unstubAllGlobals());

function invite(share?: (what: ShareData) => Promise<void>): void {
  vi.stubGlobal("navigator", { share });
  const reach = { origin: "https://example.org", local: false };
  render(Invite, { table: "abcdefghjkmn", path: "/t/abcdefghjkmn", reach, label: "Link" });
}

test("a link is handed to the system's share sheet", async () => {
  const share = vi.fn<(what: ShareData) => Promise<void>>().mockResolvedValue();
  invite(share);
  await fireEvent.click(screen.getByTestId("share"));
  expect(share.mock.calls[0]?.[0].url).toBe("https://example.org/t/abcdefghjkmn");
});

test("whoever closes the share sheet is not told of a fault", async () => {
  invite(() => Promise.reject(new DOMException("closed", "AbortError")));
  await fireEvent.click(screen.getByTestId("share"));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByTestId<HTMLInputElement>("invite-link").value).toContain("/t/abc");
});

test("where there is no share sheet, none is offered", () => {
  invite();
  expect(screen.queryByTestId("share")).toBeNull();
});
