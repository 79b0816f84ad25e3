import type { Mark } from "../types";

/** What the page does with the board while a phase of the game lasts. */
export interface PhaseInput {
  /** The buildings to mark on the board; of two marks for one building the later one counts. */
  marks(): Iterable<readonly [building: number, mark: Mark]>;
  /** The buildings that can be picked. */
  selectable(): ReadonlySet<number>;
  /** Take in that a building on the board was picked. */
  pick(building: number): void;
  /** Forget what was not sent, because a phase or a turn begins. */
  reset(): void;
}

/** Return each building with the same mark. */
export function marked(
  buildings: Iterable<number>,
  mark: Mark,
): (readonly [building: number, mark: Mark])[] {
  return Array.from(buildings, (building) => [building, mark] as const);
}
