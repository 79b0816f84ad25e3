// What happened to me and mine, kept in view until I have seen it.

import type { Entry } from "../lib/eventText";
import type { Game } from "../lib/game.svelte";
import { isHidden } from "../lib/logFilter";
import { wantedMore } from "../lib/namedPrice";
import type { OfferInfo, Trade } from "../lib/protocol";

/** How long something must have been in view before it counts as seen, in milliseconds. */
export const SEEN = 5000;
/** How many notices are kept at once. */
const MAX_KEPT = 6;

export interface Notice {
  /** The entry of the log that says it. */
  key: number;
  tone: "good" | "bad" | "";
  /** My offer that came to nothing, which I can offer again. */
  again: OfferInfo | null;
  /** How many dollars more the other party wants for it; 0 where they name no price. */
  more: number;
  /** How long it has been in view. */
  shown: number;
  /** It only passes by: it need not be seen. */
  passing: boolean;
}

export class Notices {
  kept: Notice[] = $state.raw([]);
  #heard: number;
  readonly #game: Game;

  constructor(game: Game) {
    this.#game = game;
    this.#heard = game.entries.length;
  }

  /** Take in what has happened since the last time. */
  hear(): void {
    const { entries, muted } = this.#game;
    const news = entries
      .slice(this.#heard)
      .filter((entry) => !isHidden(entry, muted))
      .flatMap((entry) => noticeOf(this.#game, entry) ?? []);
    this.#heard = entries.length;
    if (news.length) this.kept = [...this.kept, ...news].slice(-MAX_KEPT);
  }

  remove(key: number): void {
    this.kept = this.kept.filter((notice) => notice.key !== key);
  }

  /** Count time in which they were in view; what only passes by goes by itself. */
  show(milliseconds: number): void {
    this.kept = this.kept
      .map((notice) => ({ ...notice, shown: notice.shown + milliseconds }))
      .filter(({ passing, shown }) => !passing || shown < SEEN);
  }

  /** Whoever goes on playing has seen what was in view for long enough. */
  goOn(): void {
    const left = this.kept.filter(({ shown }) => shown < SEEN);
    if (left.length < this.kept.length) this.kept = left;
  }
}

/** What an event is worth telling me of; null for what concerns others. */
function noticeOf(game: Game, { key, event }: Entry): Notice | null {
  const { me } = game;
  const notice = { key, again: null, more: 0, shown: 0, passing: false };
  if (me === null) return null;
  switch (event.happened) {
    case "refused": {
      const offer = game.offer(event.offer);
      if (event.seat === me || offer?.seat !== me) return null;
      const more = wantedMore(offer.trade, event.seat, event.phrases);
      // Among three or more it would not say who is to pay it.
      return { ...notice, tone: "bad", again: offer, more: offer.parties.length === 2 ? more : 0 };
    }
    case "agreed": {
      const offer = game.offer(event.offer);
      const counts = event.seat !== me && offer?.seat === me && offer.status === "open";
      return counts ? { ...notice, tone: "good", passing: true } : null;
    }
    case "withdrawn":
    case "lapsed": {
      const offer = game.offer(event.offer);
      if (!offer?.parties.some(({ seat }) => seat === me)) return null;
      if (event.happened === "withdrawn" && event.seat === me) return null;
      // All offers end with the phase: the header says so.
      if (event.happened === "lapsed" && event.why === "trading-ended") return null;
      const again = event.happened === "lapsed" && offer.seat === me ? offer : null;
      return { ...notice, tone: "bad", again, passing: !again };
    }
    case "trade-made": {
      const mine = isParty(event.trade, me);
      return { ...notice, tone: mine ? "good" : "", passing: !mine };
    }
    case "trade-failed":
      return concerns(game, event.offer, me) ? { ...notice, tone: "bad" } : null;
    case "debt-paid":
      if (event.debtor !== me && event.creditor !== me) return null;
      return { ...notice, tone: event.owed ? "bad" : "good" };
    case "debt-dropped":
      return event.debtor === me || event.creditor === me ? { ...notice, tone: "bad" } : null;
    default:
      return null;
  }
}

function concerns(game: Game, id: string, me: number): boolean {
  return game.offer(id)?.parties.some(({ seat }) => seat === me) ?? false;
}

function isParty({ transfers, promises }: Trade, me: number): boolean {
  return [...transfers, ...promises].some(({ giver, taker }) => giver === me || taker === me);
}
