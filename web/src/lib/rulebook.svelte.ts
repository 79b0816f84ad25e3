// Where the rules are open, beside whatever page is shown.

import type { TableInfo } from "./protocol";

/** A table whose rules are wanted, and how far its game is. */
export interface RulesOf {
  table: TableInfo;
  /** 0 before the game. */
  round: number;
}

class Rulebook {
  /** The paragraph, or the code of a refusal, that is looked up; empty for the beginning, null while closed. */
  at: string | null = $state(null);
  /** The table that one sits at; null for the game in general. */
  of: RulesOf | null = $state.raw(null);

  /** Open the rules, at a paragraph or at what a refusal is about. */
  open(at = ""): void {
    this.at = at;
  }

  close(): void {
    this.at = null;
  }
}

export const rulebook = new Rulebook();
