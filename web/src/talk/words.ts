// Saying an offer in words: what becomes of a line that was typed.

import type { Refusal } from "../lib/errors";
import type { Trade } from "../lib/protocol";

export type Spoken =
  | { kind: "said" }
  | { kind: "draft"; trade: Trade }
  | { kind: "choices"; trades: Trade[] }
  | { kind: "problem"; problem: Refusal };

/** What becomes of a line: asked of the server. */
export interface ChatBackend {
  /** Which trades the words may mean. */
  draft: () => Promise<{ trades: Trade[]; problem: Refusal | null }>;
  /** Say it to whom it is addressed; the refusal, if any. */
  say: () => Promise<Refusal | null>;
}

const NO_OFFER = "draft-no-offer";

/** Words for "for", "give", "get" and the like, without accents, in the languages that are read. */
const DEALING =
  /(^|[\s,;])(for|against|give|gives|get|gets|want|buy|sell|swap|trade|pour|contre|donne|donnes|recois|veux|achete|vends|echange|za|daj|daje|dam|dasz|dostaje|biore|kupie|sprzedam|fur|gegen|gebe|gib|gibst|gibt|bekomme|bekommst|nehme|kaufe|verkaufe|tausche)(?=[\s,;.!?]|$)|->|→|<->/;

/** Return whether a line may be an offer, so that it is worth asking; chat need not be asked about. */
export function looksLikeOffer(text: string, shops: readonly string[]): boolean {
  const plain = bare(text);
  if (!DEALING.test(plain)) return false;
  return /\d/.test(plain) || shops.some((shop) => plain.includes(bare(shop)));
}

function bare(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").toLowerCase();
}

/**
 * Handle a line: as the draft of an offer where it is one, else as talk.
 *
 * With `wanted` it is to be an offer and is never said. Nothing is offered by it in any case.
 */
export async function speak(
  backend: ChatBackend,
  maybe: boolean,
  wanted: boolean,
): Promise<Spoken> {
  if (maybe || wanted) {
    const { trades, problem } = await backend.draft();
    const [trade, ...more] = trades;
    if (trade && more.length) return { kind: "choices", trades };
    if (trade) return { kind: "draft", trade };
    if (problem && (wanted || problem.code !== NO_OFFER)) return { kind: "problem", problem };
  }
  const refusal = await backend.say();
  return refusal ? { kind: "problem", problem: refusal } : { kind: "said" };
}
