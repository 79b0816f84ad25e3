// Texts by language. A new language is a new folder of message files; nothing else changes.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import texts from "virtual:texts";
import { isolated } from "./isolated";

import { local } from "./storage";

export type Args = Record<string, FluentVariable>;

const FALLBACK = "en";
const REMEMBERED = "chinatown-language";

/** The languages there are texts for. */
export const languages: readonly string[] = Object.keys(texts).sort();

/** Return the first of the wanted languages that is offered; English where none is. */
export function chooseLanguage(wanted: readonly string[], offered: readonly string[]): string {
  for (const tag of wanted) {
    const match = offered.find((language) => language === tag || tag.startsWith(`${language}-`));
    if (match !== undefined) return match;
  }
  return FALLBACK;
}

function wantedLanguages(): string[] {
  const remembered = local.get(REMEMBERED);
  return [...(remembered ? [remembered] : []), ...navigator.languages];
}

/** The language of every text and number on the page. */
export const language = chooseLanguage(wantedLanguages(), languages);

async function bundleOf(tag: string): Promise<FluentBundle> {
  // What needs isolating is isolated in `t`: around everything, isolates would be in every label.
  const bundle = new FluentBundle(tag, { useIsolating: false });
  bundle.addResource(new FluentResource((await texts[tag]?.()) ?? ""));
  return bundle;
}

// Awaited here, so that everything that imports this module has its texts at once.
const bundles = await Promise.all([...new Set([language, FALLBACK])].map(bundleOf));

/** Return whether there is a text with this id. */
export function has(id: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(id));
}

/** The text with this id; the id itself where there is none. */
export function t(id: string, args?: Args): string {
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(id)?.value;
    // With a list for errors, a missing argument shows as its name instead of throwing.
    if (pattern) return bundle.formatPattern(pattern, args && withIsolated(args), []);
  }
  return id;
}

function withIsolated(args: Args): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "string" ? isolated(value) : value,
    ]),
  );
}
