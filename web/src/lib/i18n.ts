// Texts by language. A new language is a new folder of message files; nothing else changes.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>(
  "../../../src/chinatown/catalogue/*/{board,client,errors,events,shops}.ftl",
  { query: "?raw", import: "default", eager: true },
);
const FALLBACK = "en";
const REMEMBERED = "chinatown-language";

function readCatalogues(): Map<string, FluentBundle> {
  const bundles = new Map<string, FluentBundle>();
  for (const [path, text] of Object.entries(FILES)) {
    const language = path.split("/").at(-2) ?? FALLBACK;
    const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    bundles.set(language, bundle);
  }
  return bundles;
}

const bundles = readCatalogues();

/** The languages there are texts for. */
export const languages: readonly string[] = [...bundles.keys()].sort();

/** Choose among `offered` languages the first that a person wants. */
export function chooseLanguage(wanted: readonly string[], offered: readonly string[]): string {
  for (const tag of wanted) {
    const found = offered.find((language) => language === tag || tag.startsWith(`${language}-`));
    if (found !== undefined) return found;
  }
  return FALLBACK;
}

function wantedLanguages(): string[] {
  const remembered = globalThis.localStorage?.getItem(REMEMBERED);
  return [...(remembered ? [remembered] : []), ...(globalThis.navigator?.languages ?? [])];
}

/** The language of every text and number on the page. */
export const language = chooseLanguage(wantedLanguages(), languages);

/** Tell whether there is a text with this id. */
export function has(id: string): boolean {
  return (bundles.get(language)?.hasMessage(id) || bundles.get(FALLBACK)?.hasMessage(id)) ?? false;
}

/** The text with this id; the id itself where there is none. */
export function t(id: string, args?: Args): string {
  for (const tag of [language, FALLBACK]) {
    const bundle = bundles.get(tag);
    const pattern = bundle?.getMessage(id)?.value;
    // With a list for errors, a missing argument shows as its name instead of throwing.
    if (bundle && pattern) return bundle.formatPattern(pattern, args, []);
  }
  return id;
}
