// Light, dark or high contrast: chosen and remembered, or as the system has it. public/check.js sets it first.

import { local } from "./storage";

export const THEMES = ["system", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "chinatown-theme";

function isTheme(text: string | null): text is Theme {
  return THEMES.some((theme) => theme === text);
}

class ThemeChoice {
  chosen: Theme = $state("system");

  constructor() {
    const kept = local.get(KEY);
    if (isTheme(kept)) this.chosen = kept;
  }

  /** Follow the system, which may change while the page is open. */
  watch(): void {
    matchMedia("(prefers-contrast: more)").addEventListener("change", () => this.#show());
    this.#show();
  }

  choose(theme: Theme): void {
    this.chosen = theme;
    if (theme === "system") local.remove(KEY);
    else local.set(KEY, theme);
    this.#show();
  }

  #show(): void {
    const contrast = matchMedia("(prefers-contrast: more)").matches;
    const theme = this.chosen === "system" ? (contrast ? "contrast" : "") : this.chosen;
    const { dataset } = document.documentElement;
    // Without a theme the style sheet follows the system's light or dark.
    if (theme) dataset["theme"] = theme;
    else delete dataset["theme"];
  }
}

/** The look of all pages of this browser. */
export const theme = new ThemeChoice();
