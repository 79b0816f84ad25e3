// The time at the server, which counts whatever the visitor's own clock says.

let ahead = 0;

/** Set the clock to the server's time, which comes with its welcome. */
export function setClock(server: string): void {
  const difference = Date.parse(server) - Date.now();
  // A time that cannot be read leaves the visitor's own clock.
  ahead = Number.isNaN(difference) ? 0 : difference;
}

/** Return the server's time in milliseconds. */
export function serverNow(): number {
  return Date.now() + ahead;
}
