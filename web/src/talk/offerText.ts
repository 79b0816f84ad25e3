// How an offer ended, in words.

import { shopName, spoken } from "../lib/format";
import type { Game } from "../lib/game.svelte";
import { has, t } from "../lib/i18n";
import type { OfferInfo } from "../lib/protocol";

/** How an offer that is no longer open ended; empty for an open one. */
export function endingText(game: Game, offer: OfferInfo): string {
  if (offer.status === "open") return "";
  if (offer.status === "refused") return refusalText(game, offer);
  if (offer.status === "lapsed") {
    const text = missingItemText(game, offer);
    if (text) return text;
  }
  const id = `offer-${offer.status}-${offer.reason}`;
  return has(id) ? t(id) : t(`offer-${offer.status}`);
}

function refusalText(game: Game, offer: OfferInfo): string {
  const because = offer.because ? t(`reason-${offer.because}`) : offer.reason;
  const reason = `${because} ${spoken(offer.reply, game.name)}`.trim();
  const seat = offer.parties.find(({ answer }) => answer === "refuses")?.seat;
  const name = seat === undefined ? "" : seat === game.me ? t("you") : game.name(seat);
  return t("offer-refused-by", {
    name,
    by: name ? "yes" : "no",
    reason,
    given: reason ? "yes" : "no",
  });
}

/** Which thing moved away under an offer; empty where none did. */
function missingItemText(game: Game, offer: OfferInfo): string {
  for (const { event } of game.entries) {
    if (event.happened !== "lapsed" || event.offer !== offer.id) continue;
    if (event.building) return t("offer-gone-building", { lot: String(event.building) });
    if (event.shop) return t("offer-gone-tiles", { shop: shopName(event.shop) });
  }
  return "";
}
