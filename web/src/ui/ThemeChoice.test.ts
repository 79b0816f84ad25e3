import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { local } from "../lib/storage";
import { theme } from "../lib/theme.svelte";
import ThemeChoice from "./ThemeChoice.svelte";

let contrast = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  contrast = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", () => contrast);
});
afterEach(() => {
  theme.choose("system");
  vi.unstubAllGlobals();
});

const shown = (): string | undefined => document.documentElement.dataset["theme"];

function choose(name: string): void {
  const select = screen.getByTestId<HTMLSelectElement>("theme");
  select.value = name;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}

test("a theme that is chosen is shown at once and remembered; the system's is neither", () => {
  render(ThemeChoice);
  choose("contrast");
  expect(shown()).toBe("contrast");
  expect(local.get("chinatown-theme")).toBe("contrast");
  choose("system");
  expect(shown()).toBeUndefined();
  expect(local.get("chinatown-theme")).toBeNull();
});

test("a system that asks for contrast gets it, unless something else is chosen", () => {
  theme.watch();
  expect(shown()).toBeUndefined();
  contrast.matches = true;
  contrast.dispatchEvent(new Event("change"));
  expect(shown()).toBe("contrast");
  theme.choose("light");
  expect(shown()).toBe("light");
});
