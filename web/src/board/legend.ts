// Where the words above the shop types stand, in units of the map.

/** The left of what is written, and the right end of the room for it. */
export const LEFT = 11;
export const RIGHT = 279;
/** How wide a small letter is, seldom and mostly. */
const WIDE = 5.4;
export const NARROW = 5;
/** The mark for a finished business, with its space. */
const MARK = 12;

/** Return where the mark and the word for a finished business begin, so that they end at the right. */
export function finishedFrom(word: string): number {
  return RIGHT - word.length * WIDE - MARK;
}

/** Return where the words for what businesses pay end. */
export function paysTo(words: string): number {
  return LEFT + words.length * NARROW;
}
