/** The seats' signs, each drawn round the middle (0, 0) with a reach of about 10 units. */
export const SIGNS: readonly string[] = [
  "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
  "M0-10L10.3 8.2h-20.6z",
  "M-8.2-8.2h16.4v16.4h-16.4z",
  "M0-11L10.5 0 0 11-10.5 0z",
  "M0-11.3L3.2-3.9 11-3.2 5.1 2 6.9 9.7 0 5.6-6.9 9.7-5.1 2-11-3.2-3.2-3.9z",
];

/** The drawing of a seat's sign. */
export function signOf(seat: number): string {
  return SIGNS[seat % SIGNS.length] ?? "";
}

/** The colour of a seat, as a CSS value of the theme. */
export function seatColour(seat: number): string {
  return `var(--seat-${seat % SIGNS.length})`;
}
