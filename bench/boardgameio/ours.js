// Plays at our server: node ours.js TABLES.json SECONDS RATE, in which TABLES.json lists the address of each socket of a
// table and its cookie. People say in turns that they are done and that they are not.
import { readFile } from "node:fs/promises";

import WebSocket from "ws";

import { measure, stop } from "./load.js";

/** Milliseconds after which a client that has nothing to say shows that it is there. */
const PING = 20_000;

const [file, seconds, rate] = process.argv.slice(2);

function seated(table, { address, cookie }) {
  const socket = new WebSocket(address, {
    headers: { cookie },
    perMessageDeflate: false,
  });
  socket.on("message", (data, isBinary) => {
    const text = isBinary ? "" : data.toString();
    if (text.includes('"t":"error"')) throw new Error(text);
    if (text.includes('"t":"ok"')) table.seen();
  });
  return new Promise((resolve, reject) => {
    socket.once("error", reject);
    // The second message is the welcome.
    let messages = 0;
    socket.on("message", () => (messages += 1) === 2 && resolve(socket));
  });
}

const tables = JSON.parse(await readFile(file, "utf8")).map((places) => ({
  places,
  seen: () => {},
  sockets: [],
  done: places.map(() => false),
}));
// One after another, as a server lets one address open only so many at once; first one at every table, so that what
// a table takes can be told from what a socket takes.
for (const table of tables) table.sockets.push(await seated(table, table.places[0]));
await stop("one at every table");
for (const table of tables)
  for (const place of table.places.slice(1)) table.sockets.push(await seated(table, place));
setInterval(() => {
  for (const { sockets } of tables)
    for (const socket of sockets) socket.send('{"t":"ping","id":"here"}');
}, PING);
await measure(
  tables,
  (table, number) => {
    // The last one is never done, so that the phase goes on.
    const seat = number % (table.sockets.length - 1);
    table.done[seat] = !table.done[seat];
    const action = { seat, do: "done", done: table.done[seat] };
    table.sockets[seat].send(JSON.stringify({ t: "act", id: `r${number}`, action }));
  },
  Number(seconds),
  Number(rate),
);
