import { describe, expect, test } from "vitest";

import { contrast, mix, parse, type Colour } from "../../testing/colours";
import theme from "../../theme.css?raw";
import light from "./light.css?raw";
import { lightOf, shadowIn } from "./light";

type Look = "light" | "dark";

const ROUNDS = [1, 2, 3, 4, 5, 6];
const DECLARATION = /--([\w-]+):\s*(?:light-dark\((#\w+)[^,]*,\s*(#\w+)[^)]*\)|(#\w+));/g;

/** The colours of a piece of a style sheet, by their names. */
function colours(css: string, look: Look): Map<string, Colour> {
  const named = [...css.matchAll(DECLARATION)].map(
    ([, name = "", bright, dark, both]): [string, Colour] => [
      name,
      parse((look === "light" ? bright : dark) ?? both ?? ""),
    ],
  );
  return new Map(named);
}

/** Of a round, with the districts' tints and the colours of the theme. */
function coloursOf(round: number, look: Look): (name: string) => Colour {
  const [screen = ""] = light.split("@media print");
  const [tints = "", ...rounds] = screen.split(/:is\(\.art\[data-light="/);
  const [usual = ""] = theme.split(':root[data-theme="contrast"]');
  const all = new Map([
    ...colours(usual, look),
    ...colours(tints, look),
    ...colours(rounds.find((css) => css.startsWith(String(round))) ?? "", look),
  ]);
  return (name) => {
    const colour = all.get(name);
    if (!colour) throw new Error(`no colour --${name} in round ${round}`);
    return colour;
  };
}

/** How much of what lies below the low sun of a round is covered by it. */
function sunOf(round: number, look: Look): number {
  const [, css = ""] = light.split(`.art[data-light="${round}"] ~ *) {`);
  const [, bright = "", dark = bright] =
    /--a-sun: (?:light-dark\()?#\w{6}(\w\w)(?:, #\w{6}(\w\w))?/.exec(css) ?? [];
  return parseInt(look === "light" ? bright : dark, 16) / 255;
}

const DISTRICTS = [0, 1, 2, 3, 4, 5];
const SEATS = [0, 1, 2, 3, 4];

describe.each(["light", "dark"] as const)("by the %s theme", (look) => {
  test.each(ROUNDS)("the numbers and names of round %i are readable", (round) => {
    const colour = coloursOf(round, look);
    expect(contrast(colour("a-ink"), colour("a-street"))).toBeGreaterThanOrEqual(4.5);
    const sunny = mix(colour("a-street"), colour("a-sun"), sunOf(round, look));
    expect(contrast(colour("a-ink"), sunny)).toBeGreaterThanOrEqual(4.5);
    for (const district of DISTRICTS) {
      const tint = colour(`a-tint-${district}`);
      const plot = mix(colour("a-plot"), tint, 0.12);
      const grain = mix(colour("a-grain"), tint, 0.14);
      expect(contrast(colour("a-ink"), plot), `on ${district}`).toBeGreaterThanOrEqual(4.5);
      // A texture stays a texture.
      expect(contrast(plot, grain), `texture of ${district}`).toBeLessThanOrEqual(1.35);
      for (const seat of SEATS) {
        const yard = mix(plot, colour(`seat-${seat}`), 0.16);
        expect(contrast(colour("text"), yard), `${seat} on ${district}`).toBeGreaterThanOrEqual(
          4.5,
        );
      }
    }
  });

  test.each(ROUNDS)("the focus ring of round %i stands out", (round) => {
    const colour = coloursOf(round, look);
    for (const ground of ["a-street", "a-ground", "a-plot"])
      expect(contrast(colour("focus"), colour(ground)), ground).toBeGreaterThanOrEqual(3);
  });

  test("each round has a light of its own", () => {
    const streets = ROUNDS.map((round) => coloursOf(round, look)("a-street").join());
    expect(new Set(streets).size).toBe(ROUNDS.length);
  });
});

test("the sun goes from one side to the other, and is down in the last round", () => {
  const falls = ROUNDS.map((round) => shadowIn(round)[0]);
  expect(falls.slice(0, -1)).toEqual([...falls.slice(0, -1)].sort((a, b) => a - b));
  expect(falls.at(-1)).toBe(0);
});

test("before the first round and after the last there is light too", () => {
  expect([0, 1, 6, 9].map(lightOf)).toEqual([1, 1, 6, 6]);
});
