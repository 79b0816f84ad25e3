// Moving from lot to lot with the keyboard, by where the lots stand on the drawing.

import type { Place } from "./places";

const HEADINGS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much more a step to the side counts than a step ahead. */
const ASTRAY = 2.5;

/**
 * The building that a key leads to from a building, or null when it leads nowhere.
 *
 * Arrows go to the nearest lot ahead, Home and End to the first and the last building.
 */
export function step(
  places: ReadonlyMap<number, Place>,
  from: number,
  pressed: string,
): number | null {
  if (pressed === "Home") return Math.min(...places.keys());
  if (pressed === "End") return Math.max(...places.keys());
  const heading = HEADINGS[pressed];
  const here = places.get(from);
  if (heading === undefined || here === undefined) return null;
  let best: number | null = null;
  let least = Infinity;
  for (const there of places.values()) {
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = x * heading[0] + y * heading[1];
    const aside = Math.abs(x * heading[1] + y * heading[0]);
    // A lot that is more to the side than ahead belongs to another arrow key.
    if (ahead <= 0 || aside > ahead * 1.5) continue;
    const cost = ahead + ASTRAY * aside;
    if (cost < least) [best, least] = [there.building, cost];
  }
  return best;
}
