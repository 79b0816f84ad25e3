// What the buildings of each shop type look like: one line for each (docs/look.md).

/** How walls are made, drawn as a pattern over the type's colour. */
export type Wall = "plaster" | "brick" | "boards" | "tiles" | "stone";

export interface Front {
  wall: Wall;
  /** The window of a lot, within 10 units by 11 from the upper left corner. */
  window: string;
  /** What stands on the roof at its left end, from the ridge up, at most 6 units high. */
  top: string;
}

/** Windows: their panes as closed shapes. */
const SASH = "M0 0h4.5v5H0zM5.5 0h4.5v5H5.5zM0 6h4.5v5H0zM5.5 6h4.5v5H5.5z";
const ARCH = "M0 11V5a5 5 0 0 1 4.5-5v11zM5.5 0A5 5 0 0 1 10 5v6H5.5z";
const MOON =
  "M5 .3a5.2 5.2 0 0 0-5.2 5h10.4A5.2 5.2 0 0 0 5 .3zM-.2 6.3h10.4A5.2 5.2 0 0 1 5 10.7a5.2 5.2 0 0 1-5.2-4.4z";
const WIDE = "M-.5 1h3.2v2.6h-3.2zM3.5 1h3v2.6h-3zM7.3 1h3.2v2.6H7.3zM-.5 4.4h11V10h-11z";
const LATTICE =
  "M0 0h2.7v11H0zM3.65 0h2.7v3H3.65zM3.65 4h2.7v3H3.65zM3.65 8h2.7v3H3.65zM7.3 0H10v11H7.3z";
const STRIP = "M-.5 2h3v7.5h-3zM3.5 2h3v7.5h-3zM7.5 2h3v7.5h-3z";

/** What stands on roofs. */
const CHIMNEY = "M0 0v-5h3.4v5zM-.6-5.2h4.6";
const PIPES = "M0 0v-5.4h2V0zM3.4 0v-3.6h2V0z";
const MAST = "M2.5 0v-6M0-5.2h5M1-3.4h3";
const TUB = "M0 0v-2.6h6V0zM1.5-2.6c-1.6-2.6.6-3.4 1.5-1.2c.9-2.2 3.1-1.4 1.5 1.2z";
const SAW = "M0 0v-4.6l3.6 2.8v-2.8l3.6 2.8V0z";
const FINIAL = "M2 0l1.5-3 1.5 3zM2.1-4.2a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z";
const TANK = "M0-2v-3.4h5.6V-2zM.8 0v-2M4.8 0v-2";
const NONE = "";

const USUAL: Front = { wall: "plaster", window: SASH, top: NONE };

const FRONTS: Readonly<Record<string, Front>> = {
  Photo: { wall: "plaster", window: WIDE, top: NONE },
  "Tea House": { wall: "boards", window: MOON, top: FINIAL },
  "Sea Food": { wall: "tiles", window: WIDE, top: PIPES },
  Jewellery: { wall: "stone", window: ARCH, top: FINIAL },
  "Tropical Fish": { wall: "tiles", window: MOON, top: TANK },
  Florist: { wall: "plaster", window: ARCH, top: TUB },
  "Take Out": { wall: "brick", window: STRIP, top: PIPES },
  Laundry: { wall: "boards", window: SASH, top: CHIMNEY },
  "Dim Sum": { wall: "plaster", window: LATTICE, top: CHIMNEY },
  Antiques: { wall: "stone", window: LATTICE, top: NONE },
  Factory: { wall: "brick", window: STRIP, top: SAW },
  Restaurant: { wall: "brick", window: LATTICE, top: FINIAL },
  Sewing: { wall: "boards", window: SASH, top: NONE },
  Fireworks: { wall: "brick", window: SASH, top: TANK },
  "Watch Makers": { wall: "stone", window: MOON, top: FINIAL },
  "Jeans & Workwear": { wall: "boards", window: STRIP, top: CHIMNEY },
  Pharmacy: { wall: "tiles", window: ARCH, top: NONE },
  "Sports Articles": { wall: "boards", window: WIDE, top: NONE },
  "Detective Agency": { wall: "brick", window: SASH, top: MAST },
  Radios: { wall: "plaster", window: STRIP, top: MAST },
};

/** The front of a shop type; what a table made up has a plain one. */
export function frontOf(shop: string): Front {
  return FRONTS[shop] ?? USUAL;
}
