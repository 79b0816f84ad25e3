// Bots as strong as the visitor: a choice for seats, which becomes a level when the table is made.

import { botSeat, type TableForm } from "./newTable";

/** Stands in a form instead of a bot's level, for whichever level is as strong as the visitor then. */
export const AS_STRONG = "as-strong";

const isBot = ({ kind }: { kind: string }): boolean => kind === "bot";

/** Whether there are bots and all of them are to be as strong as the visitor. */
export function areAsStrong({ seats }: TableForm): boolean {
  const bots = seats.filter(isBot);
  return bots.length > 0 && bots.every(({ bot }) => bot === AS_STRONG);
}

/** Give all bots this level, which may be `AS_STRONG`; they keep their characters. */
export function withBots(form: TableForm, bot: string): TableForm {
  return { ...form, seats: form.seats.map((seat) => (isBot(seat) ? { ...seat, bot } : seat)) };
}

/** The form as a table is made of it; where no level is known it is the usual one. */
export function withLevel(
  form: TableForm,
  level: string | undefined,
  bots: readonly string[],
): TableForm {
  const known = level ?? botSeat(bots).bot;
  const seats = form.seats.map((seat) => (seat.bot === AS_STRONG ? { ...seat, bot: known } : seat));
  return { ...form, seats };
}
