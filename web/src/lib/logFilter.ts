// One stream of what was said and what happened, and what of it a person wants to see.

import type { Entry } from "./eventText";

export const FILTERS = ["all", "talk", "happened", "trades"] as const;
export type Filter = (typeof FILTERS)[number];

const SPOKEN: ReadonlySet<string> = new Set(["said", "called"]);
const HIDEABLE: ReadonlySet<string> = new Set(["said", "called", "offered"]);

export function isTalk({ kind }: Entry): boolean {
  return SPOKEN.has(kind);
}

/** Tell whether something comes from a player whose talk and offers are not wanted. */
export function isHidden({ kind, seat }: Entry, muted: ReadonlySet<number>): boolean {
  return seat !== null && muted.has(seat) && HIDEABLE.has(kind);
}

/** What a filter leaves, in order; a new round is told in every one of them. */
export function filtered(
  entries: readonly Entry[],
  filter: Filter,
  muted: ReadonlySet<number>,
): Entry[] {
  return entries.filter((entry) => {
    if (isHidden(entry, muted)) return false;
    if (filter === "all" || entry.kind === "round-began") return true;
    return isTalk(entry) === (filter === "talk");
  });
}

/** How a line was meant: for some alone, about an offer, or for all. */
export function manner({ event }: Entry): "whisper" | "remark" | "talk" | "" {
  if (event.happened === "called") return "talk";
  if (event.happened !== "said") return "";
  return event.to.length ? "whisper" : event.about ? "remark" : "talk";
}
