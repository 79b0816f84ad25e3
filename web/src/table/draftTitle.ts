// What is said above a trade that is put together: what it answers or changes.

import type { Draft } from "../lib/draft";
import type { Game } from "../lib/game.svelte";
import { t } from "../lib/i18n";
import type { CallInfo, OfferInfo } from "../lib/protocol";

/** The offer that a draft counters or changes; null for none. */
export function originalOf(game: Game, draft: Draft): OfferInfo | null {
  const id = draft.replaces || draft.counters;
  return game.position.offers.find((offer) => offer.id === id) ?? null;
}

/** The call that a draft answers. */
export function callOf(game: Game, draft: Draft): CallInfo | undefined {
  return game.position.calls.find(({ id }) => id === draft.answers);
}

export function draftTitle(game: Game, draft: Draft): string {
  if (draft.replaces) return t("change-title");
  const original = originalOf(game, draft);
  if (original) return t("counter-title", { name: game.name(original.seat) });
  const call = callOf(game, draft);
  return call ? t("answer-title", { name: game.name(call.seat) }) : t("compose-title");
}
