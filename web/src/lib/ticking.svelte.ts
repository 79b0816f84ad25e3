// The present, once a second, for as long as something on the page shows it.

import { createSubscriber } from "svelte/reactivity";

import { serverNow } from "./clock";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** Return the server's time in milliseconds; whoever shows it is shown anew each second. */
export function ticking(): number {
  subscribe();
  return serverNow();
}
