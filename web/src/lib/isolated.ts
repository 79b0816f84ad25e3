// Names and words in right-to-left scripts, kept apart from the sentence around them.

const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_DIRECTIONAL_ISOLATE = "\u2069";

/**
 * The text in isolates where it has right-to-left letters, which would else reorder the numbers and
 * names beside it; any other text as it is.
 */
export function isolated(text: string): string {
  const isIsolated =
    text.startsWith(FIRST_STRONG_ISOLATE) &&
    text.indexOf(POP_DIRECTIONAL_ISOLATE) === text.length - 1;
  return isIsolated || !RIGHT_TO_LEFT.test(text)
    ? text
    : FIRST_STRONG_ISOLATE + text + POP_DIRECTIONAL_ISOLATE;
}
