import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

import { protocol } from "./scripts/protocol.mjs";
import { serviceWorker } from "./scripts/serviceWorker.mjs";
import { texts } from "./scripts/texts.mjs";

/** The modules that only an extra needs: QR codes, the banker, what one learns by, typed commands. */
const EXTRAS =
  /\/(uqr\/|pages\/(Banker|Rules)|lib\/(bankerSheet|incomes|offline)|src\/learn\/|later-texts|talk\/(TypedCommands|BoardWords|commands|answers))/;

/** Tests that need a page, which takes longer to make than most of them take to run. */
const WITH_PAGE = [
  "src/**/[A-Z]*.test.ts",
  "src/lib/{game,router,socket,steady,storage}.test.ts",
  "src/symbols/symbols.test.ts",
];

export default defineConfig(({ mode }) => {
  /** Where `npm run dev` finds a running `chinatown serve`. */
  const { CHINATOWN_SERVER = "http://127.0.0.1:8000" } = loadEnv(mode, ".", "CHINATOWN_");
  return {
    plugins: [texts(), protocol(), svelte(), serviceWorker()],
    build: {
      outDir: "../src/chinatown/static",
      emptyOutDir: true,
      target: "es2022",
      // Inlined modulepreload code would need a looser content security policy.
      modulePreload: { polyfill: false },
      // How long each plugin took does not matter to somebody who only wants to play.
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: {
          // What most visitors need is smaller in one piece than in the two that the banker's page,
          // which shares some of it, would make of it.
          codeSplitting: {
            groups: [{ name: "app", test: (id) => !EXTRAS.test(id) }],
          },
        },
      },
    },
    server: {
      proxy: {
        "/api": CHINATOWN_SERVER,
        "/r": CHINATOWN_SERVER,
        "/ws": { target: CHINATOWN_SERVER, ws: true },
      },
      // The texts are part of the Python package.
      fs: { allow: [".."] },
    },
    test: {
      // Half a second of processor time less than a process for each file.
      pool: "threads",
      // Styles are left out of tests, but the contrast of the colours is tested.
      css: { include: /theme\.css/ },
      // A machine that has other things to do takes its time.
      testTimeout: 30_000,
      projects: [
        {
          extends: true,
          plugins: [svelteTesting()],
          test: { name: "page", environment: "jsdom", include: WITH_PAGE },
        },
        {
          extends: true,
          test: { name: "logic", include: ["src/**/*.test.ts"], exclude: WITH_PAGE },
        },
      ],
    },
  };
});
