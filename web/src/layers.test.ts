// @vitest-environment node

import { Linter } from "eslint";
import { describe, expect, test } from "vitest";

import { LAYERS, layerRules } from "../eslint.layers.js";

const sources = import.meta.glob<string>(["./**/*.{ts,svelte}", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What ESLint says about a file of `folder` that imports from `other`. */
function complaints(folder: string, other: string, file = "made-up.ts"): string[] {
  const linter = new Linter();
  return linter
    .verify(`import { x } from "../${other}/y";`, [{ files: ["**/*.ts"] }, ...layerRules], {
      filename: `src/${folder}/${file}`,
    })
    .map(({ ruleId }) => String(ruleId));
}

describe("the layers", () => {
  const folders = LAYERS.flatMap((layer, height) => layer.map((folder) => ({ folder, height })));

  test.each(folders)("$folder may import from below only", ({ folder, height }) => {
    for (const other of folders.filter((other) => other.folder !== folder)) {
      const allowed = other.height < height;
      expect(complaints(folder, other.folder)).toEqual(allowed ? [] : ["no-restricted-imports"]);
    }
  });

  test("keep the helpers of tests for tests", () => {
    expect(complaints("lib", "testing")).toEqual(["no-restricted-imports"]);
    expect(complaints("lib", "testing", "made-up.test.ts")).toEqual([]);
  });

  test("are all the folders there are", () => {
    const there = Object.keys(sources).flatMap((path) => /^\.\/(\w+)\//.exec(path)?.[1] ?? []);
    expect(new Set(there)).toEqual(new Set([...LAYERS.flat(), "testing"]));
  });
});

describe("imports", () => {
  /** The file that an import names, seen from the file that it is written in. */
  function target(from: string, name: string): string | undefined {
    const path = new URL(name, new URL(from, "file:///")).pathname;
    return [path, `${path}.ts`, `${path}/index.ts`]
      .map((file) => `.${file}`)
      .find((file) => file in sources);
  }

  /** The files that a file imports, with `later` also those that it fetches when they are wanted. */
  function importsOf(path: string, later = false): string[] {
    const written = later
      ? /(?:from |import |import\()"(\.[^"]*)"/g
      : /(?:from|import) "(\.[^"]*)"/g;
    const names = (sources[path] ?? "").matchAll(written);
    return [...names].flatMap(([, name = ""]) => target(path, name) ?? []);
  }

  /** A chain of imports that leads from a file back to it, or null. */
  function cycleFrom(start: string): string[] | null {
    const seen = new Set<string>();
    const search = (path: string, chain: string[]): string[] | null => {
      for (const next of importsOf(path)) {
        if (next === start) return [...chain, next];
        if (seen.has(next)) continue;
        seen.add(next);
        const cycle = search(next, [...chain, next]);
        if (cycle) return cycle;
      }
      return null;
    };
    return search(start, [start]);
  }

  test("lead from the first file to nearly all", () => {
    const reached = new Set(["./main.ts"]);
    for (const path of reached) for (const next of importsOf(path, true)) reached.add(next);
    expect(reached.size).toBeGreaterThan(80);
  });

  test("never lead in a circle", () => {
    expect(Object.keys(sources).flatMap((path) => cycleFrom(path) ?? [])).toEqual([]);
  });
});
