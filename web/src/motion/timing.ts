// How long things move, in milliseconds (docs/look.md). Together a flight and its spread take 300.

/** From one place to the other. */
export const FLIGHT = 240;
/** From the first thing that sets out to the last. */
export const SPREAD = 60;
/** For figures that count up. */
export const COUNT = 300;
/** What comes sooner after what moved before it does not move. */
export const PAUSE = 120;
/** Off at once, and gently into place. */
export const EASING = "cubic-bezier(0.4, 0, 0.2, 1)";
