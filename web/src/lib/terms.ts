// Which paragraph of the rules (learn/rules.ts) says what a word on the table's page means.

/** Words at which a small link to the rules stands. */
export const TERMS = {
  "phase-deal": "deal",
  "phase-trade": "trade",
  "phase-build": "build",
  "phase-over": "winner",
  offer: "offers",
  call: "calls",
  done: "done",
  agreement: "agreements",
  promise: "promises",
  debt: "debts",
  secret: "secret",
  choice: "choices",
  gains: "gains",
  instruction: "instructions",
  placing: "placing",
  income: "pays",
  business: "business",
  outlook: "outlook",
  "first-player": "next",
  "shop-tiles": "tiles",
  hand: "keep-cards",
  away: "away",
  "early-end": "early-end",
  muting: "limits",
  "legend-pays": "pays",
  "legend-finished": "finished",
} as const;

/** The switches of a table that change a paragraph, or have one of their own. */
const VARIANTS: Readonly<Record<string, string>> = {
  "street-access": "street",
  "placing-tiles": "placing",
  "hidden-tiles": "draw",
  "open-money": "money",
  "outlook-pays": "outlook",
  "first-player": "next",
  "first-seat": "first",
  "bots-hidden": "seats",
  "watch-delay": "seats",
  training: "seats",
};

/** Return the paragraph about a variant as the server writes it, such as `first-player=stays`. */
export function ruleOfVariant(word: string): string {
  const [name = ""] = word.split("=");
  return VARIANTS[name] ?? name;
}
