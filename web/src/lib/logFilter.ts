// What a person wants to see of the log, which holds talk and events in one stream.

import type { Entry } from "./eventText";
import type { Kind } from "./types";

export const FILTERS = ["all", "talk", "happened", "trades", "income"] as const;
export type Filter = (typeof FILTERS)[number];

/** What concerns tiles, building and what it pays. */
const EARNING: ReadonlySet<Kind> = new Set<Kind>([
  "tiles-drawn",
  "built",
  "outlook-turned",
  "income-paid",
  "debt-paid",
  "debt-dropped",
]);

const SPOKEN: ReadonlySet<string> = new Set(["said", "called"]);
const HIDEABLE: ReadonlySet<string> = new Set(["said", "called", "offered"]);

function isTalk({ kind }: Entry): boolean {
  return SPOKEN.has(kind);
}

/** Return whether something comes from a player whose talk and offers are not wanted. */
export function isHidden({ kind, seat }: Entry, muted: ReadonlySet<number>): boolean {
  return seat !== null && muted.has(seat) && HIDEABLE.has(kind);
}

/**
 * Return the entries that pass a filter, in order; a new round passes every one.
 *
 * With `player`, only what concerns that seat.
 */
export function filterLog(
  entries: readonly Entry[],
  filter: Filter,
  muted: ReadonlySet<number>,
  player: number | null = null,
): Entry[] {
  return entries.filter((entry) => {
    if (isHidden(entry, muted)) return false;
    if (entry.kind === "round-began") return true;
    if (player !== null && !entry.seats.includes(player)) return false;
    if (filter === "all") return true;
    if (filter === "income") return EARNING.has(entry.kind);
    return isTalk(entry) === (filter === "talk");
  });
}

/** Return whether an entry only says what an offer of these shows by itself, while it stands. */
export function standsAbove({ event }: Entry, standing: ReadonlySet<string>): boolean {
  switch (event.happened) {
    case "offered":
    case "agreed":
    case "agreement-taken-back":
      return standing.has(event.offer);
    default:
      return false;
  }
}

/** Return how a line was meant: only for some, about an offer, or for all. */
export function manner({ event }: Entry): "whisper" | "remark" | "talk" | "" {
  if (event.happened === "called") return "talk";
  if (event.happened !== "said") return "";
  return event.to.length ? "whisper" : event.about ? "remark" : "talk";
}
