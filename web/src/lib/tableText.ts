import { t } from "./i18n";
import type { BrowserInfo, SeatInfo } from "./protocol";

/** The switch that names the seat which begins, counted from 1. */
export const FIRST_SEAT = "first-seat";

/** A bot in words: its level and character. */
export function botText({ bot, character }: Pick<SeatInfo, "bot" | "character">): string {
  return t("bot-told", { bot: t(`bot-${bot}`), character: t(`character-${character}`) });
}

/** A variant as the server writes it (`first-player=stays`) in words, at a table of these seats. */
export function variantText(word: string, seats: readonly Pick<SeatInfo, "name">[]): string {
  const [name = "", position] = word.split("=");
  const what = t(`switch-${name}`);
  if (position === undefined) return what;
  const first = name === FIRST_SEAT ? seats[Number(position) - 1]?.name : "";
  if (first) return t("variant-position", { what, where: first });
  return t("variant-position", { what, where: positionText(name, position) });
}

/** A position of a switch in words. */
export function positionText(name: string, position: string): string {
  if (name === "trade-clock" || name === "watch-delay")
    return t("position-minutes", { count: Number(position) });
  if (name === FIRST_SEAT) return t("first-seat-number", { number: position });
  return t(`position-${name}-${position}`);
}

/** A browser in words: its name and system, as far as they are known. */
export function browserText({ browser }: Pick<BrowserInfo, "browser">): string {
  return browser || t("browser-unknown");
}
