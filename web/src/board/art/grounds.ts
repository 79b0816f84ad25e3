// What the ground of each district is made of, as lines on a square that is laid out again and again.

export interface Ground {
  /** The side of the square, in units of the board. */
  side: number;
  path: string;
}

/** In the districts' order: grass, flagstones, tiles, boards, bricks, cobbles. */
export const GROUNDS: readonly Ground[] = [
  {
    side: 31,
    path: "M4 9l1-3.4M4 9l2.6-2.4M4 9l-1.6-2.6M19 24l1-3.4M19 24l2.6-2.4M19 24l-1.6-2.6M25 6l.8-2.6M25 6l-1.4-2M10 27l.8-2.6M10 27l-1.4-2M14 13h.01M28 17h.01M7 18h.01",
  },
  {
    side: 33,
    path: "M0 0h33M0 11.5h33M0 22h33M9 0v11.5M24 0v11.5M2 11.5v10.5M17 11.5v10.5M12 22v11M27 22v11",
  },
  {
    side: 15.5,
    path: "M0 7.75L7.75 0l7.75 7.75-7.75 7.75zM7.75 6.4l1.35 1.35-1.35 1.35-1.35-1.35z",
  },
  {
    side: 93,
    path: "M0 0.6h93M0 8.35h93M0 16.1h93M0 23.85h93M0 31.6h93M0 39.35h93M0 47.1h93M0 54.85h93M0 62.6h93M0 70.35h93M0 78.1h93M0 85.85h93M18 0.6v7.75M71 8.35v7.75M40 16.1v7.75M8 23.85v7.75M60 31.6v7.75M29 39.35v7.75M84 47.1v7.75M50 54.85v7.75M3 62.6v7.75M66 70.35v7.75M35 78.1v7.75M90 85.85v7.75",
  },
  {
    side: 16,
    path: "M0 0h8v4h-8M8 0v8h4V0zM12 0v8M0 4h4v8H0zM4 4v8M4 8h8v4H4zM12 8h4M8 12v4M12 12h4M0 12v4M8 12h4v4",
  },
  {
    side: 18,
    path: "M0 9a4.5 4.5 0 0 1 9 0a4.5 4.5 0 0 1 9 0M-4.5 18a4.5 4.5 0 0 1 9 0a4.5 4.5 0 0 1 9 0a4.5 4.5 0 0 1 9 0",
  },
];

/** How the walls of buildings are made, in the same way. */
export const WALLS: Readonly<Record<"brick" | "boards" | "tiles" | "stone", Ground>> = {
  brick: { side: 8, path: "M0 .5h8M0 4.5h8M2 .5v4M6 4.5v4" },
  boards: { side: 5, path: "M0 .5h5" },
  tiles: { side: 5, path: "M.5 0v5M0 .5h5" },
  stone: { side: 14, path: "M0 .5h14M0 7.5h14M4 .5v7M11 7.5v7" },
};
