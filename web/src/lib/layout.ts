// How the table is laid out: on an upright phone the panel is a sheet over the board, elsewhere it
// stands beside it; on a low screen (a phone on its side, text at 200%) every line counts.

/** The panel is a sheet over the board. */
export const SHEET = "(max-width: 559px), (max-width: 900px) and (min-height: 501px)";
/** There is little height. */
export const LOW = "(max-height: 500px)";
/** The panel scrolls as a whole, and the line for talk is there when it is wanted. */
export const COMPACT = `${SHEET}, ${LOW}`;
