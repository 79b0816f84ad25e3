// The language of every text and number on the page, which its reader can change at any time.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import texts from "virtual:texts";

import { local } from "./storage";

export const FALLBACK = "en";
const REMEMBERED = "chinatown-language";

/** The languages there are texts for, each by its own name, in the order of their tags. */
export const languages: readonly { tag: string; name: string }[] = Object.entries(texts)
  .map(([tag, { name }]) => ({ tag, name }))
  .sort((a, b) => (a.tag < b.tag ? -1 : 1));

/** Return the first of the wanted languages that is offered; English where none is. */
export function chooseLanguage(wanted: readonly string[], offered: readonly string[]): string {
  for (const tag of wanted) {
    const match = offered.find((language) => isOf(tag, language));
    if (match !== undefined) return match;
  }
  return FALLBACK;
}

/** Return how numbers and times are written: as in the reader's own country, if it has the language. */
export function localeOf(language: string, wanted: readonly string[]): string {
  return wanted.find((tag) => isOf(tag, language)) ?? language;
}

function isOf(tag: string, language: string): boolean {
  return tag === language || tag.startsWith(`${language}-`);
}

class Language {
  /** Its tag, such as `fr`. */
  tag: string = $state(FALLBACK);
  /** Where its texts are, those in English among them that it lacks; null before there are any. */
  bundle: FluentBundle | null = $state.raw(null);
  /** How its numbers, lists and times are written, such as `fr-CA`. */
  readonly locale: string = $derived(localeOf(this.tag, navigator.languages));

  readonly #loaded = new Map<string, FluentBundle>();
  #newest = 0;

  /** Show what this browser was last set to, else the first of its languages that there is. */
  async start(): Promise<void> {
    const remembered = local.get(REMEMBERED);
    const wanted = [...(remembered ? [remembered] : []), ...navigator.languages];
    await this.#show(
      chooseLanguage(
        wanted,
        languages.map(({ tag }) => tag),
      ),
    );
  }

  /** Show all texts in a language, and remember it. Throws where its texts cannot be had. */
  async choose(tag: string): Promise<void> {
    await this.#show(tag);
    local.set(REMEMBERED, tag);
  }

  async #show(tag: string): Promise<void> {
    const number = ++this.#newest;
    const bundle = await this.#bundleOf(tag);
    // Whoever chooses twice wants what they chose last, whichever comes first.
    if (number !== this.#newest) return;
    this.bundle = bundle;
    this.tag = tag;
  }

  async #bundleOf(tag: string): Promise<FluentBundle> {
    const loaded = this.#loaded.get(tag);
    if (loaded) return loaded;
    const text = (await texts[tag]?.get()) ?? "";
    // What needs isolating is isolated in `t`: around everything, isolates would be in every label.
    const bundle = new FluentBundle(localeOf(tag, navigator.languages), { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.#loaded.set(tag, bundle);
    return bundle;
  }
}

export const language = new Language();
