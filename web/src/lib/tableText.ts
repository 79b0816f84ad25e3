import { t } from "./i18n";
import type { BrowserInfo, SeatInfo } from "./protocol";

/** A bot in words: its level and character. */
export function botText({ bot, character }: Pick<SeatInfo, "bot" | "character">): string {
  return t("bot-told", { bot: t(`bot-${bot}`), character: t(`character-${character}`) });
}

/** A variant as the server writes it (`first-player=stays`) in words. */
export function variantText(word: string): string {
  const [name = "", position] = word.split("=");
  const what = t(`switch-${name}`);
  if (position === undefined) return what;
  const where =
    name === "trade-clock"
      ? t("position-minutes", { count: Number(position) })
      : t(`position-${name}-${position}`);
  return t("variant-position", { what, where });
}

/** A browser in words: its name and system, as far as they are known. */
export function browserText({ browser }: Pick<BrowserInfo, "browser">): string {
  return browser || t("browser-unknown");
}
