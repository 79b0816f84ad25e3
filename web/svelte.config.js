import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** @type {import("@sveltejs/vite-plugin-svelte").SvelteConfig} */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    discloseVersion: false,
    // Names of styles are written many times over: short ones make the client lighter.
    cssHash: ({ hash, css }) => `s-${hash(css).slice(0, 4)}`,
  },
};
