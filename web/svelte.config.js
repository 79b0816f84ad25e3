import { readdirSync } from "node:fs";
import { relative } from "node:path";

import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const sources = new URL("src/", import.meta.url).pathname;

/** All components, in an order that is the same on every machine. */
const components = readdirSync(sources, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith(".svelte"))
  .sort();

/** @type {import("@sveltejs/vite-plugin-svelte").SvelteConfig} */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    discloseVersion: false,
    // The class of a component stands many times in its script and its style: its number is much shorter than a hash.
    cssHash: ({ filename, css, hash }) => {
      const number = components.indexOf(relative(sources, filename));
      return `s-${number < 0 ? hash(css) : number.toString(36)}`;
    },
  },
};
