// Errors from the server in words.

import { list, lots, money, shopName, type NameOf } from "./format";
import { has, t, type Args } from "./i18n";
import type { ErrorCode, LineCode, Problem as ProblemInfo } from "./protocol";
import type { Params } from "./types";

const MONEY = new Set(["cash", "held", "owed", "unit"]);
const SEATS = new Set(["seat", "giver", "taker", "owner"]);
const SHOPS = new Set(["shop", "replaces"]);

/** Something the server, or the line to it, refused: a code with what a sentence needs. */
export class Problem extends Error {
  constructor(
    readonly code: ErrorCode | LineCode,
    readonly params: Params = {},
  ) {
    super(code);
    this.name = "Problem";
  }
}

/** A refusal, by the server or by the line to it. */
export interface Refusal {
  code: ErrorCode | LineCode;
  params: ProblemInfo["params"];
}

/** The refusal that was thrown; anything else is thrown on. */
export function refusalOf(problem: unknown): Refusal {
  if (!(problem instanceof Problem)) throw problem;
  return { code: problem.code, params: problem.params };
}

const LINE: ReadonlySet<string> = new Set<LineCode>([
  "no-connection",
  "no-answer",
  "outdated",
  "server-trouble",
]);

/** By what a refusal is looked up in the rules; empty where only the line was at fault. */
export function ruleOf({ code }: Refusal): string {
  return LINE.has(code) ? "" : code;
}

/** The sentence for a refusal; an unknown code still says that something was refused. */
export function problemText(code: Refusal["code"], params: Params, name: NameOf): string {
  const id = `error-${code}`;
  if (!has(id)) return t("error-unknown-code", { code });
  const args: Args = {};
  for (const [key, value] of Object.entries(params)) args[key] = paramText(key, value, name);
  return t(id, args);
}

function paramText(key: string, value: Params[string], name: NameOf): string | number {
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item === "number"))
      return key.startsWith("seat") ? list(value.map(name)) : lots(value);
    return list(value.map((item) => shopName(item)));
  }
  if (typeof value === "number" && MONEY.has(key)) return money(value);
  if (typeof value === "number" && SEATS.has(key)) return name(value);
  if (typeof value === "string" && SHOPS.has(key)) return shopName(value);
  return value;
}
