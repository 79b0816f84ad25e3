declare module "virtual:texts" {
  /** By language, what it calls itself and how to get all its texts. */
  const texts: Record<string, { name: string; get: () => Promise<string> }>;
  export default texts;
}

declare module "virtual:later-texts" {
  /** By area and language, how to get the texts that a page does not begin with. */
  const later: Record<
    "account" | "alerts" | "lesson" | "missed" | "puzzles" | "report" | "rules",
    Record<string, () => Promise<string>>
  >;
  export default later;
}

declare module "virtual:protocol" {
  /** What identifies the messages that this client was built for; empty where it is not built. */
  export const PROTOCOL: string;
}
