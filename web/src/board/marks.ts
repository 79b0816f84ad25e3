// How lots are marked: each mark has a ring of its own kind and a small drawing, beside its colour.

import type { Mark } from "../lib/types";
import { LOT } from "./places";

/** How round a ring is. */
export const RING_CORNER = 6;

export interface MarkStyle {
  /** The ring's width and dashes, in units of the board; `double` draws a second one inside. */
  width: number;
  dashes: string;
  /** Where on the ring the dashes start. */
  offset?: number;
  double: boolean;
  /** A drawing within 10 units round the middle (0, 0), in strokes. */
  icon: string;
}

/** A quarter of a ring's length (four straight sides and a circle) has one dash, at its corner. */
const QUARTER = LOT - 2 * RING_CORNER + (Math.PI / 2) * RING_CORNER;
const DASH = 18;

export const MARKS: Readonly<Record<Mark, MarkStyle>> = {
  dealt: { width: 2.2, dashes: "0.1 4.6", double: false, icon: "M-3.6-5.5h7.2v11h-7.2z" },
  kept: {
    width: 2.6,
    dashes: "",
    double: false,
    icon: "M0 6.5C-3 2.5-4.7.700-4.7-1.8a4.7 4.7 0 0 1 9.4 0C4.7.7 3 2.5 0 6.5zM0-1.8h.01",
  },
  legal: { width: 2.4, dashes: "5 3.8", double: false, icon: "M0-5v10M-5 0h10" },
  planned: { width: 2.6, dashes: "14 4", double: false, icon: "M-4.6 0h.01M0 0h.01M4.6 0h.01" },
  picked: { width: 4, dashes: "", double: false, icon: "M-5 .5L-1.5 4 5-4" },
  offered: {
    width: 2.8,
    dashes: "9 3.5 .1 3.5",
    double: false,
    icon: "M-4.5 4.5l9-9M-2-4.5h6.5V2",
  },
  wanted: { width: 1.6, dashes: "", double: true, icon: "M4.5-4.5l-9 9M2 4.5h-6.5V-2" },
  asked: {
    width: 2.4,
    dashes: "2.5 2.5",
    double: false,
    icon: "M-3-2.5a3 3 0 1 1 4.6 2.5C.4.8 0 1.400 0 2.4M0 5.5h.01",
  },
  moved: {
    width: 3.2,
    dashes: `${DASH} ${QUARTER - DASH}`,
    offset: DASH / 2 - (LOT - 2 * RING_CORNER) - (Math.PI / 4) * RING_CORNER,
    double: false,
    icon: "M-5-2.5H5L2-5.5M5 2.5H-5L-2 5.5",
  },
};
