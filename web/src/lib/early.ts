// What a page will ask the server for, asked while its scripts and texts are still on their way.

/** How long the server may take, in milliseconds; on a dead line a browser would wait for minutes. */
export const PATIENCE = 15_000;

/** Where a table is asked for. */
export const addressOf = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

const asked = new Map<string, Promise<Response>>();

/** Ask for some addresses now. */
export function askEarly(...addresses: readonly string[]): void {
  for (const address of addresses) {
    const answer = fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    // Whoever takes the answer sees what went wrong.
    answer.catch(() => undefined);
    asked.set(address, answer);
  }
}

/** Take the answer of an address that was asked early; it is there for the first who does. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const answer = asked.get(address);
  asked.delete(address);
  return answer;
}
