import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

import { smaller } from "./scripts/smaller.mjs";
import { texts } from "./scripts/texts.mjs";

/** Where `npm run dev` finds the server of a game started with `chinatown serve`. */
const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [texts(), svelte(), svelteTesting(), smaller()],
  build: {
    outDir: "../src/chinatown/static",
    emptyOutDir: true,
    target: "es2022",
    // Inlined modulepreload code would need a looser content security policy.
    modulePreload: { polyfill: false },
    // How long each plugin took is no news to who only wants to play.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    proxy: { "/api": SERVER, "/r": SERVER, "/ws": { target: SERVER, ws: true } },
    // The texts lie with the Python package.
    fs: { allow: [".."] },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    // Styles are left out of tests, but the contrast of the colours is tested.
    css: { include: /theme\.css/ },
  },
});
