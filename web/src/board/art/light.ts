// Where the sun stands in each round: how far a shadow falls, in units of the board.

const LAST = 6;
const LAMPS = 5;

const SHADOWS: readonly (readonly [x: number, y: number])[] = [
  [-7, 3],
  [-4.5, 3.4],
  [-1, 3.4],
  [4.5, 3.4],
  [7, 3],
  [0, 2.4],
];

/** The light of a round, from 1 to 6; longer games stay in the evening. */
export function lightOf(round: number): number {
  return Math.min(Math.max(round, 1), LAST);
}

/** Whether lamps and lanterns are lit in a round. */
export function areLampsLit(round: number): boolean {
  return lightOf(round) >= LAMPS;
}

/** How far the shadow of a building falls. */
export function shadowIn(round: number): readonly [x: number, y: number] {
  return SHADOWS[lightOf(round) - 1] ?? [0, 0];
}
