// What a switch that must know every case ends with.

/** Never called: the compiler refuses a case that a switch has forgotten. */
export function assertNever(value: never): never {
  throw new Error(`nothing is to be done for ${String(value)}`);
}
