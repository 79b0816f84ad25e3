/**
 * The colour slot of each shop type in theme.css.
 *
 * Types of both editions keep their slot; every other slot is one type's in each edition.
 */
const SLOTS: Readonly<Record<string, number>> = {
  "Sea Food": 1,
  "Dim Sum": 2,
  Sewing: 2,
  "Take Out": 3,
  Fireworks: 3,
  Jewellery: 4,
  "Watch Makers": 4,
  Photo: 5,
  "Jeans & Workwear": 5,
  "Tea House": 6,
  Pharmacy: 6,
  "Tropical Fish": 7,
  "Sports Articles": 7,
  Laundry: 8,
  Factory: 9,
  "Detective Agency": 9,
  Radios: 10,
  Florist: 10,
  Restaurant: 11,
  Antiques: 12,
};

const OWN_SLOTS = 3;

/** The colour of a shop type's tiles, as a CSS value of the theme; own types are neutral. */
export function shopColour(name: string): string {
  const slot = SLOTS[name];
  if (slot !== undefined) return `var(--shop-${slot})`;
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return `var(--shop-own-${(sum % OWN_SLOTS) + 1})`;
}

/** What is drawn on any shop tile, as a CSS value of the theme. */
export const SHOP_INK = "var(--shop-ink)";

/** What stands on an own type's tile: the symbol the table chose, else its initials. */
export function letters(name: string, symbol: string): string {
  if (symbol.trim()) return symbol.trim();
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase() ?? "")
    .join("");
}

/** How large letters may be, in units of a 24 unit tile, so that they stay on it. */
export function lettersSize(text: string): number {
  const shown = [...new Intl.Segmenter().segment(text)].length;
  return shown <= 1 ? 17 : shown === 2 ? 13 : 32 / shown;
}
