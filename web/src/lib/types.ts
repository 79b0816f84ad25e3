// Types that the protocol has no name for.

import type { Action, Ballot, Event, Previewed } from "./protocol";

export type { Action } from "./protocol";
export type GameEvent = Event;
export type Question = Ballot["question"];
export type Kind = GameEvent["happened"];
export type Params = Record<string, string | number | number[] | string[]>;
export type Preview = Omit<Previewed, "t" | "id">;

/** An action without my seat, which is known, and what only bots or the table say. */
export type ActionInput = Action extends infer A
  ? A extends Action
    ? Omit<A, "seat" | "phrases" | "hold">
    : never
  : never;

export type Mark =
  "dealt" | "kept" | "legal" | "planned" | "picked" | "offered" | "wanted" | "asked" | "moved";
