// Texts by language. A new language is a new folder of message files; nothing else changes.

import type { FluentVariable } from "@fluent/bundle";

import { isolated } from "./isolated";
import { language } from "./language.svelte";

export type Args = Record<string, FluentVariable>;

/** Return whether there is a text with this id. */
export function has(id: string): boolean {
  return language.bundle?.hasMessage(id) ?? false;
}

/**
 * The text with this id; the id itself where there is none. In a component it changes with the language,
 * so texts are asked for where they are shown, not kept.
 */
export function t(id: string, args?: Args): string {
  const pattern = language.bundle?.getMessage(id)?.value;
  if (!pattern) return id;
  // With a list for errors, a missing argument shows as its name instead of throwing.
  return language.bundle?.formatPattern(pattern, args && withIsolated(args), []) ?? id;
}

/** Return which way the language is written. */
export function direction(): "ltr" | "rtl" {
  return t("text-direction") === "rtl" ? "rtl" : "ltr";
}

/** Arguments as they stand in a text: words of others keep to their own direction. */
export function withIsolated(args: Args): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "string" ? isolated(value) : value,
    ]),
  );
}
