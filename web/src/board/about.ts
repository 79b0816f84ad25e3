// The facts about a lot, for the tooltip and for screen readers.

import { money, shopName } from "../lib/format";
import { t } from "../lib/i18n";
import type { Mark } from "../lib/types";

/** All there is to know about one lot. */
export interface Lot {
  building: number;
  owner: number | null;
  /** The owner's name; empty for a lot that nobody owns. */
  name: string;
  mine: boolean;
  shop: string | null;
  /** Of the business that the shop belongs to; 0 and false without a shop. */
  size: number;
  maximum: number;
  finished: boolean;
  /** What the business pays a round, and what it would pay with one shop more; 0 where unknown. */
  pays: number;
  next: number;
  /** Whether the table's variant keeps a new business off it, as no street leads there. */
  closed: boolean;
  mark: Mark | null;
  planned: string | null;
}

/** The facts about a lot, the most important first, each in a few words. */
export function facts(
  lot: Lot,
): Record<"title" | "owner" | "shop" | "pays" | "street" | "mark", string> {
  const { owner, shop, size, maximum, mark, planned, pays, next } = lot;
  return {
    title: t("board-building", { building: String(lot.building) }),
    owner:
      owner === null
        ? t("board-free")
        : t("board-owner", { name: lot.name, mine: lot.mine ? "yes" : "no" }),
    shop:
      shop !== null
        ? t("board-business", {
            shop: shopName(shop),
            size,
            maximum,
            finished: lot.finished ? "yes" : "no",
          })
        : owner === null
          ? ""
          : t("board-empty"),
    pays: pays
      ? t("hint-pays", {
          money: money(pays),
          next: next ? money(next) : "",
          more: next ? "yes" : "no",
        })
      : "",
    street: lot.closed && shop === null ? t("hint-no-street") : "",
    mark:
      mark === null
        ? ""
        : t(`board-mark-${mark}`, { shop: planned === null ? "" : shopName(planned) }),
  };
}

/** Return whether nothing about a lot has changed. */
export function isSame(lot: Lot, other: Lot): boolean {
  return (Object.keys(lot) as (keyof Lot)[]).every((fact) => lot[fact] === other[fact]);
}

/** The facts as one line. */
export function label(lot: Lot): string {
  return Object.values(facts(lot)).filter(Boolean).join(", ");
}
