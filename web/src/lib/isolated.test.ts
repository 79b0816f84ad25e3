import { describe, expect, it } from "vitest";
import { list, shopName } from "./format";
import { t } from "./i18n";
import { isolated } from "./isolated";

const DAVID = "\u05d3\u05d5\u05d3";
const MOSHE = "\u05de\u05e9\u05d4";
const inIsolates = (text: string): string => `\u2068${text}\u2069`;

describe("names in right-to-left scripts", () => {
  it("are isolated, once, and other names are left alone", () => {
    expect(isolated(DAVID)).toBe(inIsolates(DAVID));
    expect(isolated(isolated(DAVID))).toBe(inIsolates(DAVID));
    expect(isolated("\u0645\u062d\u0645\u062f 2")).toBe(inIsolates("\u0645\u062d\u0645\u062f 2"));
    for (const name of ["Ann", "Zo\u00eb", "\u674e", "\u{1f95f}"])
      expect(isolated(name)).toBe(name);
  });

  it("keep to themselves in sentences", () => {
    expect(t("whisper-to", { names: DAVID })).toContain(inIsolates(DAVID));
    expect(t("whisper-to", { names: "Ann" })).not.toContain("\u2068");
  });

  it("keep their order in lists", () => {
    expect(list([DAVID, MOSHE])).toContain(inIsolates(DAVID));
    expect(list([DAVID, MOSHE]).indexOf(DAVID)).toBeLessThan(list([DAVID, MOSHE]).indexOf(MOSHE));
    expect(list([DAVID, MOSHE])).toContain(inIsolates(MOSHE));
  });

  it("may be those of shop types", () => {
    expect(shopName(DAVID)).toBe(inIsolates(DAVID));
    expect(shopName("Laundry")).not.toContain("\u2068");
  });
});
