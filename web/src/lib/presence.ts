// Who is at the table and whom it waits for, in words.

import { t } from "./i18n";
import type { Pace, SeatPresence, TablePresence } from "./protocol";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From how many seconds on somebody keeps the table waiting; at a slow one, nobody hurries. */
export const LONG = { live: 20, slow: HOUR };

/** Return whether nobody need be there while the table plays. */
export function isSlow(pace: Pace): boolean {
  return pace.phase_seconds >= HOUR;
}

/** Seconds as people read them: 0:07, 3:12, 2 h 05, 3 d 4 h. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (count: number): string => String(count).padStart(2, "0");
  if (whole < HOUR) return `${Math.floor(whole / MINUTE)}:${two(whole % MINUTE)}`;
  const hours = Math.floor(whole / HOUR);
  if (whole < DAY)
    return t("duration-hours", { hours, minutes: two(Math.floor((whole % HOUR) / MINUTE)) });
  return t("duration-days", { days: Math.floor(whole / DAY), hours: hours % 24 });
}

/** The same in days or hours alone, where there is little room. */
export function roughDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  if (hours < 1) return duration(seconds);
  return hours < 24
    ? t("duration-hours-about", { hours })
    : t("duration-days-about", { days: Math.floor(hours / 24) });
}

/** Seconds from one ISO time to the present, which is in milliseconds. */
export function since(time: string, now: number): number {
  return (now - Date.parse(time)) / 1000;
}

/** The seats of people for whom the table waits, longest first. */
export function awaited(
  presence: TablePresence | null,
  isPerson: (seat: number) => boolean,
): SeatPresence[] {
  if (!presence || presence.paused !== null) return [];
  return presence.seats
    .filter(({ seat, waited, stand_in }) => waited && !stand_in && isPerson(seat))
    .sort((a, b) => Date.parse(a.waited ?? "") - Date.parse(b.waited ?? ""));
}

/** What is said of a seat: gone since when, played by a bot, composing; null where nothing is. */
export function seatText(seat: SeatPresence, now: number): string | null {
  if (seat.stand_in) return t(seat.here ? "stand-in-here" : "stand-in");
  if (!seat.here)
    return t("gone-for", { time: seat.since ? duration(since(seat.since, now)) : "" });
  return seat.composing ? t("composing") : null;
}

/** How many seconds a seat has left; null without a clock. */
export function timeLeft(seat: SeatPresence, now: number): number | null {
  if (seat.runs_out) return -since(seat.runs_out, now);
  return seat.seconds_left;
}
