import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

import { compress } from "./scripts/compress.mjs";
import { protocol } from "./scripts/protocol.mjs";
import { serviceWorker } from "./scripts/serviceWorker.mjs";
import { texts } from "./scripts/texts.mjs";

/**
 * The files of the built client that many parts share, the first of which takes a module that several could. A few
 * files are smaller than the many that Rolldown would make of them. What only one part needs goes with that part.
 */
const SHARED: readonly (readonly [name: string, modules: RegExp])[] = [
  [
    "app",
    /node_modules\/(?!uqr|@noble)|^\0(?!virtual:later)|\/src\/(main|App)\.|\/lib\/(api|connections|early|errors|format|pressed|stillness|remembered|i18n|isolated|language|part|router|rulebook|storage|theme|toasts|trouble)\.|\/src\/symbols\/|\/pages\/(pages|NotFound)\.|\/ui\/(Late|Loading|Failed)\./,
  ],
  ["setup", /\/lib\/(newTable|pace)\./],
  ["tables", /\/lib\/(tableText|links|copy)\./],
  ["board", /\/src\/board\/(?!Tooltip)[^/]+$/],
  ["game", /\/lib\/(game|steady)\.|\/pages\/(TablePage|OpenTable)\./],
  ["table", /\/lib\/input\/|\/talk\/(talk|words)\.|\/table\/(GameTable|PanelHead|parts)\./],
  ["figures", /\/(Figures|OverPanel)\.|\/figureTexts\./],
  ["rules", /\/(RulesDialog|RuleBook)\./],
  ["trade", /\/(TradePanel|AskTurns|EffectRoom|Goods)\.|\/(effects|offerText)\./],
];

/** How files are named, with a hash as short as the bundler allows: scripts name each other often. */
const FILE_NAMES = "assets/[name]-[hash:7].js";

/** Tests that need a page, which takes longer to make than most of them take to run. */
const WITH_PAGE = [
  "src/**/[A-Z]*.test.ts",
  "src/lib/{game,heartbeat,pressed,replay,router,socket,steady,storage,wakeLock}.test.ts",
  "src/symbols/symbols.test.ts",
];

export default defineConfig(({ mode }) => {
  /** Where `npm run dev` finds a running `chinatown serve`. */
  const { CHINATOWN_SERVER = "http://127.0.0.1:8000" } = loadEnv(mode, ".", "CHINATOWN_");
  return {
    plugins: [texts(), protocol(), svelte(), serviceWorker(), compress()],
    build: {
      outDir: "../src/chinatown/static",
      emptyOutDir: true,
      // Also of styles: that old, the build resolves light-dark(), on whose shares of colours light.css relies.
      target: "es2022",
      // Inlined modulepreload code would need a looser content security policy.
      modulePreload: { polyfill: false },
      // How long each plugin took does not matter to somebody who only wants to play.
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: {
          entryFileNames: FILE_NAMES,
          chunkFileNames: FILE_NAMES,
          assetFileNames: "assets/[name]-[hash:7][extname]",
          codeSplitting: {
            groups: SHARED.map(([name, test], index) => ({
              name,
              test,
              priority: SHARED.length - index,
            })),
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
      // By itself it leaves one core to others, who have nothing to do then.
      maxWorkers: "100%",
      // Styles are left out of tests, but the contrast of the colours is tested.
      css: { include: /(theme|light)\.css/ },
      // A machine that has other things to do takes its time.
      testTimeout: 30_000,
      hookTimeout: 30_000,
      projects: [
        {
          extends: true,
          plugins: [svelteTesting()],
          test: {
            name: "page",
            environment: "jsdom",
            include: WITH_PAGE,
            setupFiles: ["src/testing/texts.ts", "src/testing/parts.ts"],
          },
        },
        {
          extends: true,
          test: {
            name: "logic",
            include: ["src/**/*.test.ts"],
            exclude: WITH_PAGE,
            setupFiles: "src/testing/texts.ts",
          },
        },
      ],
    },
  };
});
