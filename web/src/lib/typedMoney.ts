// Money as people type it.

/**
 * The dollars that were typed, in whole units; null for what is no amount.
 *
 * Digits may be grouped, `k` stands for thousands, and a number below the unit means thousands
 * too: where 10,000 is the smallest note, 60 is 60,000.
 */
export function typedMoney(typed: string, unit: number): number | null {
  const match = /^\D{0,2}(\d[\d\s.,'’]*)(k?)\D{0,2}$/iu.exec(typed.trim());
  if (!match) return typed.trim() === "" ? 0 : null;
  const digits = Number((match[1] ?? "").replace(/\D/g, ""));
  const dollars = match[2] || digits < unit ? digits * 1000 : digits;
  if (!Number.isSafeInteger(dollars)) return null;
  return Math.round(dollars / unit) * unit;
}
