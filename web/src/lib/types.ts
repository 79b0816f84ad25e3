// Types that the protocol has no name for.

import type { Ballot, Event, Previewed } from "./protocol";

export type { Action } from "./protocol";
export type GameEvent = Event;
export type Question = Ballot["question"];
export type Kind = GameEvent["happened"];
export type Params = Record<string, string | number | number[] | string[]>;
export type Preview = Omit<Previewed, "t" | "id">;

export type Mark =
  "dealt" | "kept" | "legal" | "planned" | "picked" | "offered" | "wanted" | "asked" | "moved";
