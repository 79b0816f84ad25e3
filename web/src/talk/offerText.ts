// How an offer ended, in words.

import { assertNever } from "../lib/assertNever";
import { shopName, spoken } from "../lib/format";
import type { Game } from "../lib/game.svelte";
import { t } from "../lib/i18n";
import type { FailureCode, OfferInfo } from "../lib/protocol";

/** How an offer that is no longer open ended; empty for an open one. */
export function endingText(game: Game, offer: OfferInfo): string {
  switch (offer.status) {
    case "open":
      return "";
    case "refused":
      return refusalText(game, offer);
    case "lapsed":
      return missingItemText(game, offer) || (offer.lapse ? t(`offer-lapsed-${offer.lapse}`) : "");
    case "failed":
      return t(`offer-failed-${failure(game, offer)}`);
    case "withdrawn":
      return t(isReplaced(game, offer) ? "offer-replaced" : "offer-withdrawn");
    case "made":
      return t("offer-made");
    default:
      return assertNever(offer.status);
  }
}

/** Why a trade failed: what I lack, where it is I who lack something. */
function failure(game: Game, offer: OfferInfo): FailureCode {
  let why: FailureCode = "did-not-happen";
  for (const { event } of game.entries)
    if (event.happened === "trade-failed" && event.offer === offer.id) why = event.why;
  return why;
}

function isReplaced(game: Game, { id }: OfferInfo): boolean {
  return game.view?.offers.some(({ replaces }) => replaces === id) ?? false;
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
