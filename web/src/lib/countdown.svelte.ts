// The whole seconds until a time at the server, while a component is on the page.

import { serverNow } from "./clock";

/** Return what is left until a time that may change; null while there is none. */
export function countdown(ends: () => string | null): { readonly seconds: number | null } {
  let now = $state(serverNow());
  $effect(() => {
    if (ends() === null) return;
    now = serverNow();
    const timer = setInterval(() => (now = serverNow()), 250);
    return () => clearInterval(timer);
  });
  return {
    get seconds() {
      const at = ends();
      return at === null ? null : Math.max(0, Math.ceil((Date.parse(at) - now) / 1000));
    },
  };
}
