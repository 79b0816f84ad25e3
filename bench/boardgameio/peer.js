// Plays at boardgame.io: node peer.js PORT TABLES SEATS SECONDS
import { io } from "socket.io-client";

import { measure } from "./load.js";

const [port, tables, seats, seconds] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;

async function post(path, body) {
  const answer = await fetch(server + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

async function seated(table, seat) {
  const joining = { playerID: String(seat), playerName: `P${seat}` };
  const { playerCredentials } = await post(`/games/lots/${table.id}/join`, joining);
  const socket = io(`${server}/lots`, { transports: ["websocket"], forceNew: true });
  socket.on("update", (id, { _stateID }) => {
    if (table.mover !== seat || _stateID <= table.state) return;
    table.state = _stateID;
    table.seen();
  });
  await new Promise((resolve) => {
    socket.on("connect", () =>
      socket.emit("sync", table.id, String(seat), playerCredentials, seats),
    );
    socket.once("sync", (id, { state }) => resolve((table.state = state._stateID)));
  });
  return { socket, credentials: playerCredentials };
}

async function opened() {
  const { matchID } = await post("/games/lots/create", { numPlayers: seats });
  const table = { id: matchID, state: 0, mover: 0, seen: () => {}, players: [] };
  for (let seat = 0; seat < seats; seat += 1) table.players.push(await seated(table, seat));
  return table;
}

const all = [];
for (let number = 0; number < tables; number += 1) all.push(await opened());
await measure(
  all,
  (table, number) => {
    table.mover = number % seats;
    const { socket, credentials } = table.players[table.mover];
    const payload = {
      type: "transfer",
      args: [(number * 7) % 85, (number + 1) % seats],
      playerID: String(table.mover),
      credentials,
    };
    const move = { type: "MAKE_MOVE", payload };
    socket.emit("update", move, table.state, table.id, payload.playerID);
  },
  seconds,
);
