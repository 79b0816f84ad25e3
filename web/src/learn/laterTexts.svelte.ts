// Texts that a page does not begin with: those of the rules, and those of the first game.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import later from "virtual:later-texts";

import { withIsolated, type Args } from "../lib/i18n";
import { language, localeOf } from "../lib/language.svelte";

export class LaterTexts {
  readonly #area: keyof typeof later;
  readonly #loaded = new Map<string, FluentBundle>();
  #bundle: FluentBundle | null = $state.raw(null);
  #newest = 0;

  constructor(area: keyof typeof later) {
    this.#area = area;
  }

  /** Whether there are texts yet, in whatever language. */
  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Fetch the texts in the reader's language, again whenever it changes. Throws where they cannot be had. */
  async load(): Promise<void> {
    const number = ++this.#newest;
    const bundle = await this.#bundleOf(language.tag);
    if (number === this.#newest) this.#bundle = bundle;
  }

  /** The text with this id; the id itself where there is none. */
  text = (id: string, args: Args = {}): string => {
    const pattern = this.#bundle?.getMessage(id)?.value;
    return (pattern && this.#bundle?.formatPattern(pattern, withIsolated(args), [])) ?? id;
  };

  async #bundleOf(tag: string): Promise<FluentBundle> {
    const known = this.#loaded.get(tag);
    if (known) return known;
    const bundle = new FluentBundle(localeOf(tag, navigator.languages), { useIsolating: false });
    bundle.addResource(new FluentResource((await later[this.#area][tag]?.()) ?? ""));
    this.#loaded.set(tag, bundle);
    return bundle;
  }
}
