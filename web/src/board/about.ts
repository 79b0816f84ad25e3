// What is to be said about a lot, for the tooltip and for those who hear the board.

import { shopName } from "../lib/format";
import { t } from "../lib/i18n";
import type { BusinessInfo } from "../lib/protocol";
import type { Mark } from "../lib/types";

/** All there is to know about one lot. */
export interface Lot {
  building: number;
  owner: number | null;
  /** The owner's name; empty for a lot that nobody owns. */
  name: string;
  mine: boolean;
  shop: string | null;
  business: BusinessInfo | null;
  mark: Mark | null;
  planned: string | null;
}

/** The facts about a lot in the order of their weight, each a few words. */
export function facts(lot: Lot): { title: string; owner: string; shop: string; mark: string } {
  const { business, mark, planned } = lot;
  return {
    title: t("board-building", { building: String(lot.building) }),
    owner:
      lot.owner === null
        ? t("board-free")
        : t("board-owner", { name: lot.name, mine: lot.mine ? "yes" : "no" }),
    shop: business
      ? t("board-business", {
          shop: shopName(business.shop),
          size: business.size,
          maximum: business.maximum,
          finished: business.finished ? "yes" : "no",
        })
      : lot.owner === null
        ? ""
        : t("board-empty"),
    mark:
      mark === null
        ? ""
        : t(`board-mark-${mark}`, { shop: planned === null ? "" : shopName(planned) }),
  };
}

/** The same as one line. */
export function label(lot: Lot): string {
  return Object.values(facts(lot)).filter(Boolean).join(", ");
}
