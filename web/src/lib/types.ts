// Types that the protocol has no name for.

import type { Event, Previewed } from "./protocol";

export type { Action } from "./protocol";
export type GameEvent = Event;
export type Kind = GameEvent["happened"];
export type Params = Record<string, string | number | number[] | string[]>;
export type Preview = Omit<Previewed, "t" | "id">;

/** The ready-made reasons for refusing an offer: their texts are `reason-<word>`. */
export const REASONS = [
  "too-little",
  "too-dear",
  "need-it",
  "helps-you-more",
  "no-cash",
  "better-offer",
  "not-now",
] as const;

/** The quick reactions: their texts are `reaction-<word>`. */
export const REACTIONS = [
  "yes",
  "no",
  "thanks",
  "laugh",
  "wow",
  "hurry",
  "think",
  "agreed",
] as const;

/** The longest text that can be said, in characters. */
export const MAX_TEXT = 280;

export type Mark =
  "dealt" | "kept" | "legal" | "planned" | "picked" | "offered" | "wanted" | "moved";
