import { expect, test } from "vitest";

import { finishedFrom, paysTo } from "./legend";

const catalogue = import.meta.glob<string>(
  "../../../src/chinatown/catalogue/*/{client,hints}.ftl",
  { query: "?raw", import: "default", eager: true },
);

/** A text of a language that has no arguments. */
function text(language: string, file: string, id: string): string {
  const source = catalogue[`../../../src/chinatown/catalogue/${language}/${file}.ftl`] ?? "";
  return new RegExp(`^${id} = (.+)$`, "m").exec(source)?.[1] ?? "";
}

test.each(["en", "fr", "pl", "de"])(
  "the words above the shop types have room beside each other in %s",
  (language) => {
    const words = [text(language, "hints", "hint-legend"), text(language, "client", "finished")];
    expect(words).not.toContain("");
    const [pays = "", finished = ""] = words;
    expect(paysTo(pays)).toBeLessThan(finishedFrom(finished));
  },
);
