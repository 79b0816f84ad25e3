// A landmark for each district, on ground that no lot takes, and where it stands.
//
// Each is drawn upwards from the middle of its foot, as parts of one material each (Drawing.svelte).

export type Material =
  | "wood"
  | "stone"
  | "plaster"
  | "roof"
  | "red"
  | "leaf"
  | "bright"
  | "blossom"
  | "brass"
  | "water"
  | "glass"
  | "lamp"
  | "line"
  | "fine"
  | "shade";

export type Part = readonly [material: Material, path: string];

/** A round thing with its middle at (x, y). */
const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** A roof with turned up ends over a storey, `half` as wide as it is. */
function eaves(y: number, half: number, rise: number, top: number): string {
  return (
    `M${-half - 3} ${y - 2.4}c3 .2 ${half - top - 1} -2 ${half - top + 1} -${rise}h${2 * top + 4}` +
    `c2 ${rise - 2} ${half - top - 2} ${rise + 0.2} ${half - top + 1} ${rise}l-2 4.4h-${2 * half + 2}z`
  );
}

/** The tower's storeys, each smaller than the one below: how wide half of it is, from the ground up. */
const TIERS = [14, 12.4, 10.8, 9.2, 7.6];
const TIER = 21;

const PAGODA: readonly Part[] = [
  ["stone", "M-21 0v-4h3v-3h36v3h3v4z"],
  ...TIERS.flatMap((half, index): Part[] => {
    const foot = -7 - index * TIER;
    return [
      ["plaster", `M${-half} ${foot}v-14h${2 * half}v14z`],
      [
        "red",
        `M${-half} ${foot}v-14h2.4v14zM${half - 2.4} ${foot}v-14h2.4v14zM${-half} ${foot - 2.4}h${2 * half}v2.4h${-2 * half}z`,
      ],
      ["lamp", `M-2.6 ${foot - 2.4}v-6a2.6 2.6 0 0 1 5.2 0v6z`],
      ["roof", eaves(foot - 11, half + 2.6, 6, half - 4)],
    ] as const;
  }),
  ["brass", "M-1.5-111h3l-.8-9h-1.4zM0-126l1.6 6h-3.2z"],
];

const GARDEN: readonly Part[] = [
  [
    "wood",
    "M1.5-8c-.6-16 1-24-5.5-38l3.4-1.5c2.4 5.5 3.3 9.5 3.9 13.5c1.5-5 4.2-9 9.2-13l2 2.4c-7.5 6.6-8.5 17-8 36.6z",
  ],
  [
    "leaf",
    "M-17-46c-6-2-7-10-1-13c-2-9 7-15 14-11c5-7 16-6 18 2c8-1 11 9 5 13c2 7-5 12-11 8c-4 5-11 5-14 1c-4 4-11 4-11 0z",
  ],
  ["bright", "M-13-54c-2-6 3-12 9-11c3-5 11-5 13 0c-6-1-9 1-11 5c-5-1-9 1-11 6z"],
  [
    "blossom",
    [
      [-14, -51],
      [-8, -61],
      [-2, -50],
      [3, -66],
      [9, -56],
      [14, -50],
      [16, -62],
      [-15, -63],
      [-6, -69],
      [5, -46],
      [19, -53],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 1.7))
      .join(""),
  ],
  ["plaster", `M-21 0v-17h42v17z${disc(2, -7.4, 6.4)}`],
  ["line", "M-4.4-7.4a6.4 6.4 0 1 0 12.8 0a6.4 6.4 0 1 0-12.8 0"],
  ["roof", "M-23-16.4c2-.4 3-2 4-4.4h38c1 2.4 2 4 4 4.4l-1.2 2.6h-43.6z"],
  ["leaf", "M-20 0c-2-5 3-8 5.5-5c2-2.6 6-.6 5 5zM13 0c-1-4 3-6.5 5-3.5c3-.5 4 1.6 3.5 3.5z"],
];

const THEATRE: readonly Part[] = [
  ["red", "M-19 0v-56h6v-7h26v7h6v56z"],
  ["plaster", "M-14-30v-21h28v21z"],
  ["glass", "M-11-33v-14h6v14zM-3-33v-14h6v14zM5-33v-14h6v14z"],
  ["roof", "M-21-55l2-4h6v-6l3-4h20l3 4v6h6l2 4z"],
  ["wood", "M-14 0v-17h28v17z"],
  ["glass", "M-12 0v-14h7v14zM-3.5 0v-14h7v14zM5 0v-14h7v14z"],
  ["brass", "M-22-17l2-12h40l2 12z"],
  ["plaster", "M-18.5-19l1.2-7.6h34.6l1.2 7.6z"],
  ["fine", "M-14-24.5h28M-12-21.5h16M7-21.5h5"],
  ["lamp", [-18, -12, -6, 0, 6, 12, 18].map((x) => disc(x, -16.2, 1.5)).join("")],
  ["brass", "M-5.5-60v-30h11v30z"],
  ["red", "M-3.5-62v-26h7v26z"],
  ["lamp", [-85, -80, -75, -70, -65].map((y) => disc(0, y, 1.6)).join("")],
];

const WHARF: readonly Part[] = [
  ["wood", "M12.5-40v-50h2.2v50zM-18 0v-42h2v42zM16 0v-42h2v42z"],
  ["plaster", "M15-86c6 9 7 22 5 34h-5z"],
  ["red", "M12-90h-9l3 3-3 3h9z"],
  ["water", "M-21-40l3-14h36l3 14z"],
  ["plaster", "M-14.5-40l1.8-14h6l-.8 14zM-.5-40v-14h6.5l.8 14zM13.5-40l-1.5-14h6l3 14z"],
  [
    "line",
    "M-21-40c1.2 3 5.8 3 7 0c1.2 3 5.8 3 7 0c1.2 3 5.8 3 7 0c1.2 3 5.8 3 7 0c1.2 3 5.8 3 7 0c1.2 3 5.8 3 7 0",
  ],
  ["wood", "M-21 0v-15h42v15z"],
  ["fine", "M-21-7.5h42M-11-15v15M2-15v15M13-15v15"],
  ["stone", "M-19-15l3-6h32l3 6z"],
  [
    "blossom",
    "M-14-17c2.5-3 6-2.6 8 0l2-1.6v4l-2-1.4c-2 2-5.5 2-8-1zM1-17c2.5-3 6-2.6 8 0l2-1.6v4l-2-1.4c-2 2-5.5 2-8-1z",
  ],
  ["line", "M-13.5-54v-5.5M-11.5-54v-5.5"],
  [
    "plaster",
    "M-18-59.5c1.5-3.5 5-4.8 8.5-4.2c.8-3.6-1.3-5.6.6-7.8l4.6 1.5-2.7.8c.4 4-.3 7.9-3.7 9.6c-2.3 1.1-5 .9-7.3.1z",
  ],
  ["lamp", `M-11-36v3a3 3.6 0 1 0 .01 0M11-36v3a3 3.6 0 1 0 .01 0`],
];

const GATE: readonly Part[] = [
  ["stone", "M-23 0v-5h6V0zM-10 0v-5h6V0zM4 0v-5h6V0zM17 0v-5h6V0z"],
  ["red", "M-22-5v-44h4v44zM-9-5v-53h4v53zM5-5v-53h4v53zM18-5v-44h4v44z"],
  ["wood", "M-23.5-36h47v4h-47zM-11-50h22v4.5h-22z"],
  ["plaster", "M-7.5-46.5h15v9h-15z"],
  ["fine", "M-4.5-42h9M-2-44.2v4.6M2-44.2v4.6"],
  ["roof", "M-31-43c5 .4 8-1.2 10.5-6.5h11l1 8h-19zM31-43c-5 .4-8-1.2-10.5-6.5h-11l-1 8h19z"],
  ["roof", "M-20-55c6 .6 9-2 11-8.5h18c2 6.5 5 9.1 11 8.5l-3 5h-34z"],
  ["brass", "M-1.5-63.5h3v-3.5h-3zM-10-63.5h20v-1.4h-20z"],
  [
    "lamp",
    "M-13.5-32v3a3.4 4 0 1 0 .01 0M13.5-32v3a3.4 4 0 1 0 .01 0M0-37.5v3a3.8 4.4 0 1 0 .01 0",
  ],
];

const TRAM: readonly Part[] = [
  ["line", "M-69-.5H69M-69-3H69"],
  ["shade", "M-42-1h84v2.5h-84z"],
  ["wood", "M-34-1.5v-5h16v5zM18-1.5v-5h16v5z"],
  ["roof", `${disc(-26, -3.5, 3)}${disc(26, -3.5, 3)}`],
  ["red", "M-42-6v-12h84v12z"],
  ["plaster", "M-40-18v-13h80v13z"],
  [
    "glass",
    "M-37.5-20v-8.5h9v8.5zM-25.5-20v-8.5h9v8.5zM-13.5-20v-8.5h9v8.5zM4.5-20v-8.5h9v8.5zM16.5-20v-8.5h9v8.5zM28.5-20v-8.5h9v8.5z",
  ],
  ["wood", "M-3.5-6v-24h7v24z"],
  ["brass", "M-42-13h84v1.6h-84z"],
  ["roof", "M-43-30.5c2-4 6-5 10-5h66c4 0 8 1 10 5z"],
  ["plaster", "M-24-35.5h48v-3h-48z"],
  ["line", "M-6-38.5l10-5h8"],
  ["lamp", `${disc(-42, -14.5, 2)}${disc(42, -14.5, 2)}`],
];

const STOP: readonly Part[] = [
  ["wood", "M-.8 0v-34h1.6v34z"],
  ["red", disc(0, -36, 6)],
  ["plaster", disc(0, -36, 4.2)],
  ["fine", "M-2.4-37.5h4.8M0-37.5v4"],
];

const TREE: readonly Part[] = [
  ["wood", "M-1.2 0v-16h2.4v16z"],
  ["leaf", "M-8-12c-6-3-4-11 1-11c1-7 12-8 14-1c6 0 7 9 1 12c-4 4-12 4-16 0z"],
  ["bright", "M-5-19c1-5 7-6 9-3c-4 0-5 1-6 4z"],
];

const LAMP_POST: readonly Part[] = [
  ["roof", "M-.8 0v-25h1.6v25zM-3-25h6v-1.6h-6zM-2 0v-2h4v2zM-3-33.5l3-3 3 3z"],
  ["lamp", "M-2.6-33.5h5.2l-.8 7h-3.6z"],
];

/** Where something stands: its district, and how far its foot is from there, in lots. */
export interface Landmark {
  parts: readonly Part[];
  district: number;
  column: number;
  row: number;
  size?: number;
  /** The only map that has room for it, or on which it stands so. */
  only?: "wide" | "narrow";
}

/** The landmarks of the districts in their order, then what stands along the streets. */
export const LANDMARKS: readonly Landmark[] = [
  { parts: GARDEN, district: 0, column: 3.55, row: 4.95, size: 1.02 },
  { parts: PAGODA, district: 1, column: 2.56, row: 4.95, size: 1 },
  { parts: THEATRE, district: 2, column: 0.44, row: 4.92, size: 0.98 },
  { parts: WHARF, district: 3, column: 1.4, row: 4.92, size: 0.98 },
  { parts: GATE, district: 4, column: 4.12, row: 2.36, size: 1.5, only: "wide" },
  { parts: GATE, district: 4, column: 2.55, row: 1.85, size: 0.86, only: "narrow" },
  { parts: TRAM, district: 5, column: 1.62, row: 4.92 },
  { parts: STOP, district: 5, column: 3.32, row: 4.9 },
  { parts: TREE, district: 0, column: 0.3, row: 1.8, size: 1.1 },
  { parts: TREE, district: 0, column: 0.62, row: 1.1, size: 0.9 },
  { parts: TREE, district: 0, column: 3.6, row: 0.86, size: 0.9 },
  { parts: TREE, district: 4, column: 0.5, row: 4.9, size: 0.9 },
  { parts: LAMP_POST, district: 4, column: 2.3, row: 1.95, only: "wide" },
  { parts: TREE, district: 5, column: 4.3, row: 0.98, size: 1.05, only: "wide" },
  { parts: TREE, district: 5, column: 4.34, row: 2.05, size: 0.9, only: "wide" },
  { parts: LAMP_POST, district: 5, column: 4.6, row: 4.6, only: "wide" },
];
