// What this browser notes of the shuffles of its tables before their games, to compare it afterwards: what others
// committed themselves to, and its own part, which it tells nobody until it is asked to open it.

import type { ShuffleInfo, TableInfo } from "./protocol";
import { local } from "./storage";

const KEY = "chinatown-shuffles";
/** Of how many tables notes are kept, the latest. */
const MAX_NOTES = 20;

export interface Note {
  table: string;
  /** This browser's part; the same for whichever seat it takes. */
  part: string;
  seat: number | null;
  commitment: string;
  seats: string[];
  /** Whether parts were being opened: whoever commits to another one then knows those of others. */
  final: boolean;
}

export function noteOf(table: string): Note | null {
  return notes().find((note) => note.table === table) ?? null;
}

/** Note what is known of a table's shuffle before its game. */
export function noteShuffle({ id, you }: TableInfo, shuffle: ShuffleInfo, part: string): void {
  const { commitment, seats, opening } = shuffle;
  const before = notes();
  const known = before.find(({ table }) => table === id);
  if (known?.final) return;
  // What was committed to first stays: the server may not take another secret later.
  const first = known?.commitment ?? commitment;
  const note: Note = { table: id, part, seat: you, commitment: first, seats, final: opening };
  const others = before.filter(({ table }) => table !== id).slice(0, MAX_NOTES - 1);
  local.set(KEY, JSON.stringify([note, ...others]));
}

function notes(): Note[] {
  try {
    const kept: unknown = JSON.parse(local.get(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isNote) : [];
  } catch {
    return [];
  }
}

function isNote(value: unknown): value is Note {
  const note = value as Partial<Note> | null;
  return (
    typeof note?.table === "string" &&
    typeof note.part === "string" &&
    typeof note.commitment === "string" &&
    Array.isArray(note.seats)
  );
}
