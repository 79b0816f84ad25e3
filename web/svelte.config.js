import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";

import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const SOURCES = join(import.meta.dirname, "src");
/** Where each component stands among all of them. */
const places = new Map(
  readdirSync(SOURCES, { recursive: true })
    .filter((path) => path.endsWith(".svelte"))
    .sort()
    .map((path, place) => [join(SOURCES, path), place]),
);

/** @type {import("@sveltejs/vite-plugin-svelte").SvelteConfig} */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    discloseVersion: false,
    // Names of styles are written many times over: short ones make the client lighter.
    cssHash: ({ hash, css, filename }) =>
      `s${places.get(resolve(import.meta.dirname, filename)) ?? hash(css)}`,
  },
};
