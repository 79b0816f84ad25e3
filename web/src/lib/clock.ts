// What time it is at the server, whose times count, whatever this visitor's clock says.

let ahead = 0;

/** Take in the server's time, as its welcome tells it. */
export function setClock(server: string): void {
  const difference = Date.parse(server) - Date.now();
  // A time that makes no sense leaves the visitor's own.
  ahead = Number.isNaN(difference) ? 0 : difference;
}

/** Return the server's time in milliseconds. */
export function serverNow(): number {
  return Date.now() + ahead;
}
