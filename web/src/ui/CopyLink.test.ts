import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import CopyLink from "./CopyLink.svelte";

const clipboard = { writeText: vi.fn<(text: string) => Promise<void>>() };
const copy = vi.fn<() => boolean>();

beforeEach(() => {
  vi.stubGlobal("navigator", { clipboard });
  // jsdom has none.
  Object.assign(document, { execCommand: copy });
  render(CopyLink, { link: "http://table/t/abc", label: "Link", testid: "link" });
});
afterEach(() => vi.unstubAllGlobals());

function selected(): string {
  const field = screen.getByTestId<HTMLInputElement>("link");
  return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
}

describe("a link to copy", () => {
  test("is copied where the browser has a clipboard", async () => {
    clipboard.writeText.mockResolvedValue();
    await fireEvent.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByText("Copied")).toBeTruthy();
    expect(clipboard.writeText).toHaveBeenCalledWith("http://table/t/abc");
  });

  test("is copied in the older way where that alone works", async () => {
    clipboard.writeText.mockRejectedValue(new Error("insecure"));
    copy.mockReturnValue(true);
    const button = screen.getByRole("button", { name: "Copy" });
    button.focus();
    await fireEvent.click(button);
    expect(await screen.findByText("Copied")).toBeTruthy();
    expect(document.activeElement).toBe(button);
  });

  test("is not said to be copied where that failed, but selected", async () => {
    clipboard.writeText.mockRejectedValue(new Error("insecure"));
    copy.mockReturnValue(false);
    await fireEvent.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByText(/did not copy it/)).toBeTruthy();
    expect(screen.queryByText("Copied")).toBeNull();
    expect(document.activeElement).toBe(screen.getByTestId("link"));
    expect(selected()).toBe("http://table/t/abc");
  });
});
