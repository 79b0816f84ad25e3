// How the table is laid out: on an upright phone the panel is a sheet over the board, elsewhere it
// stands beside it; on a low screen (a phone on its side, text at 200%) every line counts. Screens are
// measured in letters, as in all media queries here: a large font makes them as small as a zoom does.

/** The panel is a sheet over the board. */
export const SHEET = "(max-width: 34.9375em), (max-width: 56.25em) and (min-height: 31.3125em)";
/** There is little height. */
export const LOW = "(max-height: 31.25em)";
/** The panel scrolls as a whole, and the line for talk is there when it is wanted. */
export const COMPACT = `${SHEET}, ${LOW}`;
