// The outline of squares of a grid that are drawn as one shape.

type Point = readonly [x: number, y: number];

/** A square of the grid, counted in squares. */
export interface Cell {
  column: number;
  row: number;
}

/** How a shape lies on its squares; `inset` and `radius` are in the units of `pitch`. */
export interface Fit {
  /** The side of a square. */
  pitch: number;
  /** How far the outline stays inside the squares; negative: how far it reaches beyond them. */
  inset: number;
  /** How round the corners are. */
  radius: number;
}

const key = (column: number, row: number): string => `${column},${row}`;

/**
 * The corners of the outline in grid units, one closed loop for each part and each hole.
 *
 * Loops run with the squares on their right. Squares that touch only at a corner stay apart.
 */
export function loops(cells: readonly Cell[]): Point[][] {
  const taken = new Set(cells.map(({ column, row }) => key(column, row)));
  const sides = new Map<string, { from: Point; to: Point }[]>();
  const addSide = (from: Point, to: Point): void => {
    const start = key(...from);
    sides.set(start, [...(sides.get(start) ?? []), { from, to }]);
  };
  for (const { column: x, row: y } of cells) {
    if (!taken.has(key(x, y - 1))) addSide([x, y], [x + 1, y]);
    if (!taken.has(key(x + 1, y))) addSide([x + 1, y], [x + 1, y + 1]);
    if (!taken.has(key(x, y + 1))) addSide([x + 1, y + 1], [x, y + 1]);
    if (!taken.has(key(x - 1, y))) addSide([x, y + 1], [x, y]);
  }
  const loops: Point[][] = [];
  for (const [start, first] of sides) {
    while (first.length > 0) loops.push(cornersFrom(start, sides));
  }
  return loops;
}

/** Follow the sides from a point back to it, removing each, and return the corners. */
function cornersFrom(start: string, sides: Map<string, { from: Point; to: Point }[]>): Point[] {
  const way: Point[] = [];
  let place = start;
  let heading: Point = [0, 0];
  do {
    const open = sides.get(place) ?? [];
    // Where two squares touch at a corner the right turn stays with the same square.
    const right = open.findIndex(({ from, to }) => cross(heading, minus(to, from)) > 0);
    const [side] = open.splice(Math.max(right, 0), 1);
    if (side === undefined) break;
    way.push(side.from);
    heading = minus(side.to, side.from);
    place = key(...side.to);
  } while (place !== start);
  return way.filter((point, at) => {
    const before = way.at(at - 1) ?? point;
    const after = way[(at + 1) % way.length] ?? point;
    return cross(minus(point, before), minus(after, point)) !== 0;
  });
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];

/** The outline of squares as the data of an SVG path, with inner and outer corners rounded. */
export function outline(cells: readonly Cell[], fit: Fit): string {
  return loops(cells)
    .map((corners) => rounded(moved(corners, fit), fit.radius))
    .join("");
}

/** Move each corner inwards along both of its sides. */
function moved(corners: readonly Point[], { pitch, inset }: Fit): Point[] {
  return corners.map((corner, at) => {
    const into = direction(corners.at(at - 1) ?? corner, corner);
    const out = direction(corner, corners[(at + 1) % corners.length] ?? corner);
    return [
      corner[0] * pitch - inset * (into[1] + out[1]),
      corner[1] * pitch + inset * (into[0] + out[0]),
    ];
  });
}

function direction(from: Point, to: Point): Point {
  return [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
}

function rounded(corners: readonly Point[], radius: number): string {
  const steps = corners.map((corner, at) => {
    const into = direction(corners.at(at - 1) ?? corner, corner);
    const out = direction(corner, corners[(at + 1) % corners.length] ?? corner);
    const from = write([corner[0] - radius * into[0], corner[1] - radius * into[1]]);
    const to = write([corner[0] + radius * out[0], corner[1] + radius * out[1]]);
    return `${from}Q${write(corner)} ${to}`;
  });
  return `M${steps.join("L")}Z`;
}

function write([x, y]: Point): string {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
}
