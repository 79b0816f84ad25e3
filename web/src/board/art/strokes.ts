// The lines that buildings are drawn with, as the data of SVG paths.

import type { Stretch } from "./building";

/** How far a roof reaches above its lots, below their edge, and beyond them on both sides. */
const RIDGE = 3.4;
const EAVES = 3.4;
const OVERHANG = 1.1;
/** A roof's slope at its ends. */
const SLOPE = 5;
/** How high an awning is, and about how wide each of its scallops. */
const CLOTH = 5.4;
const SCALLOP = 5.5;

const round = (value: number): number => Math.round(value * 100) / 100;
const move = (x: number, y: number): string => `M${round(x)} ${round(y)}`;

/** A tiled roof whose eaves turn up at its ends. */
export function roof({ x, y, width }: Stretch): string {
  const left = x - OVERHANG;
  const wide = width + 2 * OVERHANG;
  return (
    `${move(left, y + 1)}q3.4-.2 ${SLOPE}-${RIDGE + 1}h${round(wide - 2 * SLOPE)}` +
    `q1.6 ${RIDGE + 0.8} ${SLOPE} ${RIDGE + 1}q-.6 ${EAVES - 1.4} -3.2 ${EAVES - 1}` +
    `h${round(6.4 - wide)}q-2.6.4-3.2-${EAVES - 1}z`
  );
}

/** The line that a roof's tiles are drawn along. */
export function tiles({ x, y, width }: Stretch): string {
  return `${move(x + 3.6, y + 1.2)}h${round(width - 7.2)}`;
}

/** The ridge of a roof. */
export function ridge({ x, y, width }: Stretch): string {
  return `${move(x + 2.6, y - RIDGE)}h${round(width - 5.2)}`;
}

/** An awning with a scalloped hem, its lower end at the stretch; `stripes` are every other scallop. */
export function awning({ x, y, width }: Stretch): { cloth: string; stripes: string } {
  const count = Math.round(width / SCALLOP / 2) * 2 + 1;
  const step = round(width / count);
  const top = y - CLOTH + 1.4;
  const scallop = `q${round(step / 2)} 3.4 ${step} 0`;
  const stripes: string[] = [];
  for (let index = 1; index < count; index += 2)
    stripes.push(`${move(x + index * step, top)}v${CLOTH - 2.4}${scallop}v${2.4 - CLOTH}z`);
  return {
    cloth: `${move(x, top)}v${CLOTH - 2.4}${scallop.repeat(count)}v${2.4 - CLOTH}z`,
    stripes: stripes.join(""),
  };
}

/** The narrow roof over a floor. */
export function ledge({ x, y, width }: Stretch): string {
  return `${move(x - 0.4, y + 1)}l2.4-3.2h${round(width - 4)}l2.4 3.2z`;
}

/** Lanterns under the ends of an awning's stretch. */
export function lanterns({ x, y, width }: Stretch): string {
  return [x + 1.4, x + width - 1.4]
    .map((end) => `${move(end, y - 5.4)}v1.2a2.3 2.7 0 1 0 .01 0`)
    .join("");
}
