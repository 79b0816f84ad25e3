// Where the rules are open, beside whatever page is shown.

import type { EditionInfo, TableInfo } from "./protocol";

/** A table whose rules are wanted, and how far its game is. */
export interface RulesOf {
  table: TableInfo;
  /** 0 before the game. */
  round: number;
}

/** What a table would be played by that is being set up. */
export interface PlannedRules {
  edition: EditionInfo;
  players: number;
  /** Words such as `street-access` and `first-player=stays`. */
  variants: readonly string[];
  ownShops: boolean;
}

class Rulebook {
  /** The paragraph, switch or code of a refusal that is looked up; empty for the beginning, null while closed. */
  at: string | null = $state(null);
  /** The table that one sits at; null for the game in general. */
  of: RulesOf | null = $state.raw(null);
  /** The table that one sets up, as the form has it; null where there is no form. */
  planned: PlannedRules | null = $state.raw(null);

  /** Open the rules, at a paragraph or at what a refusal is about. */
  open(at = ""): void {
    this.at = at;
  }

  close(): void {
    this.at = null;
  }
}

export const rulebook = new Rulebook();
