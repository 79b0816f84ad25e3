// Which puzzles were solved in this browser.

import { SvelteSet } from "svelte/reactivity";

import { local } from "./storage";

const KEY = "chinatown-puzzles-solved";

class Solved {
  readonly #numbers: SvelteSet<number> = new SvelteSet(
    (local.get(KEY) ?? "").split(",").map(Number).filter(Boolean),
  );

  get count(): number {
    return this.#numbers.size;
  }

  has(number: number): boolean {
    return this.#numbers.has(number);
  }

  add(number: number): void {
    this.#numbers.add(number);
    local.set(KEY, [...this.#numbers].sort((a, b) => a - b).join());
  }
}

export const solved = new Solved();
