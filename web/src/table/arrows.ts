// How an arrow runs from one point to another.

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** How long a head's strokes are, in pixels. */
const HEAD = 10;
/** How far an arrow bends, as a part of its length, and at most in pixels. */
const BEND = { part: 0.16, pixels: 46 };

/** The paths of an arrow's line and head; one that runs `across` hangs down like a rope. */
export function arrow(from: Point, to: Point, across: boolean): { line: string; head: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(length * BEND.part, BEND.pixels);
  const middle = { x: from.x + dx / 2, y: from.y + dy / 2 };
  const hold = across
    ? { x: middle.x, y: Math.max(from.y, to.y) + bend + 14 }
    : { x: middle.x - (dy / length) * bend, y: middle.y + (dx / length) * bend };
  const angle = Math.atan2(to.y - hold.y, to.x - hold.x);
  const tip = (turn: number): string => {
    const x = to.x - HEAD * Math.cos(angle + turn);
    const y = to.y - HEAD * Math.sin(angle + turn);
    return `${round(x)} ${round(y)}`;
  };
  const end = `${round(to.x)} ${round(to.y)}`;
  return {
    line: `M${round(from.x)} ${round(from.y)}Q${round(hold.x)} ${round(hold.y)} ${end}`,
    head: `M${tip(0.5)}L${end}L${tip(-0.5)}`,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
