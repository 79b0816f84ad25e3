// Where the lines of a plot of dollars over rounds go.

/** How many lines a scale has at most above nothing. */
const MAX_LINES = 4;

/** The lowest round amount that reaches `highest`, and how far apart the lines of its scale are. */
export function scaleOf(highest: number): { top: number; step: number } {
  for (let unit = 1; ; unit *= 10)
    for (const step of [unit, 2 * unit, 5 * unit]) {
      const lines = Math.max(1, Math.ceil(highest / step));
      if (lines <= MAX_LINES) return { top: lines * step, step };
    }
}

/** The drawing within its own coordinates: how large it is, and where the plot lies in it. */
export const BOX = { width: 320, height: 150, left: 54, right: 14, top: 8, bottom: 18 };

/** How far from the left a point is, of so many. */
export function across(point: number, points: number): number {
  const { width, left, right } = BOX;
  return left + (point * (width - left - right)) / Math.max(1, points - 1);
}

/** How far from the top an amount is, on a scale that ends at `top`. */
export function down(amount: number, top: number): number {
  const { height, bottom } = BOX;
  return height - bottom - (amount / top) * (height - bottom - BOX.top);
}

/** The point that is nearest to a place on the screen, from 0 to 1 across the whole drawing. */
export function nearest(share: number, points: number): number {
  const { width, left, right } = BOX;
  const along = (share * width - left) / (width - left - right);
  return Math.max(0, Math.min(points - 1, Math.round(along * (points - 1)))) || 0;
}
