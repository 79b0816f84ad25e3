// The peer's server, in memory; prints its port once it listens.
import boardgame from "boardgame.io/dist/cjs/server.js";

import game from "./game.js";

const server = boardgame.Server({ games: [game], origins: [/.*/] });
const { appServer } = await server.run({ port: 0, lobbyConfig: {} });
console.log(appServer.address().port);
