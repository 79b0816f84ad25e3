// What was made small is made smaller: Terser finds 1.2 kB, compressed, that the bundler leaves.

import { minify } from "terser";

/** Only Svelte prints anything, and only warnings for who builds with it. */
const COMPRESS = { ecma: /** @type {const} */ (2020), passes: 3, drop_console: true };

/**
 * A plugin that goes over the finished scripts once more.
 * @returns {import("vite").Plugin}
 */
export function smaller() {
  return {
    name: "smaller",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type !== "chunk") continue;
          const { code } = await minify(part.code, { module: true, compress: COMPRESS });
          part.code = code ?? part.code;
        }
      },
    },
  };
}
