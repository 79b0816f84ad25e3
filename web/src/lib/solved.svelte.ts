// Which puzzles were solved in this browser.

import { local } from "./storage";

const KEY = "chinatown-puzzles-solved";

class Solved {
  #numbers: ReadonlySet<number> = $state.raw(
    new Set((local.get(KEY) ?? "").split(",").map(Number).filter(Boolean)),
  );

  get count(): number {
    return this.#numbers.size;
  }

  has(number: number): boolean {
    return this.#numbers.has(number);
  }

  add(number: number): void {
    this.#numbers = new Set([...this.#numbers, number]);
    local.set(KEY, [...this.#numbers].sort((a, b) => a - b).join());
  }
}

export const solved = new Solved();
