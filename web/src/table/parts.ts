// What a table can be played without for a moment.

import { fetchInSpareTime, Part } from "../lib/part.svelte";

/** The panels of the phases, of which one is there at a time. */
export const DEAL = new Part(() => import("./DealPanel.svelte"));
export const TRADE = new Part(() => import("./TradePanel.svelte"));
export const BUILD = new Part(() => import("./BuildPanel.svelte"));
export const OVER = new Part(() => import("./OverPanel.svelte"));

// Most tables that are opened from elsewhere have just begun.
void DEAL.want(true);

export const ARROWS = new Part(() => import("./Arrows.svelte"));
export const KEYS = new Part(() => import("./Keys.svelte"));
export const NOTICES = new Part(() => import("../talk/NoticeList.svelte"));
export const PEOPLE = new Part(() => import("./PeopleBar.svelte"));
export const RETURNED = new Part(() => import("./ReturnedNote.svelte"));
export const CHAT_LINE = new Part(() => import("../talk/ChatLine.svelte"));
export const LOG = new Part(() => import("./Log.svelte"));
export const LEDGER = new Part(() => import("../talk/Ledger.svelte"));
export const COMPOSER = new Part(() => import("./Composer.svelte"));
export const CALL_FORM = new Part(() => import("../talk/CallForm.svelte"));
export const MENU = new Part(() => import("./MenuContents.svelte"));
export const INCOME = new Part(() => import("./Income.svelte"));
/** With their texts, so that they are there without the server too. */
export const FIGURES = new Part(async () => {
  const [figures, { texts }] = await Promise.all([
    import("./Figures.svelte"),
    import("./figureTexts"),
  ]);
  await texts.load();
  return figures;
});
export const MOTION = new Part(() => import("../motion/Motion.svelte"));
export const STORIES = new Part(() => import("../talk/Stories.svelte"));

/** Fetch all of them, what is wanted first before the others. */
export const fetchTableParts = (): void =>
  fetchInSpareTime([
    ...[TRADE, COMPOSER, BUILD, MENU, DEAL, INCOME, CALL_FORM, LOG, CHAT_LINE, LEDGER],
    ...[MOTION, STORIES, FIGURES, OVER],
  ]);
