// A game with as much state as Chinatown has, 85 lots and what players hold, and one move.
import core from "boardgame.io/dist/cjs/core.js";

const LOTS = 85;
const HAND = 7;
const PRICE = 1000;

function transfer({ G, playerID }, lot, to) {
  if (!G.lots[lot] || !G.players[to]) return core.INVALID_MOVE;
  G.lots[lot].owner = to;
  G.players[to].cash -= PRICE;
  G.players[Number(playerID)].cash += PRICE;
  G.trades += 1;
}

export default {
  name: "lots",
  minPlayers: 2,
  maxPlayers: 5,
  disableUndo: true,
  setup: ({ ctx }) => ({
    lots: Array.from({ length: LOTS }, (_, lot) => ({
      id: lot + 1,
      owner: lot % ctx.numPlayers,
      shop: lot % 3 ? null : "photo",
    })),
    players: Array.from({ length: ctx.numPlayers }, () => ({
      cash: 50_000,
      hand: Array.from({ length: HAND }, (_, kind) => ({ kind: `shop${kind}`, count: kind })),
      cards: [1, 2, 3, 4, 5],
    })),
    year: 1,
    trades: 0,
  }),
  // What others hold is hidden, as in Chinatown.
  playerView: ({ G, playerID }) => ({
    ...G,
    players: G.players.map((player, seat) =>
      String(seat) === playerID ? player : { ...player, hand: player.hand.length, cards: null },
    ),
  }),
  turn: {
    activePlayers: { all: "trade" },
    stages: { trade: { moves: { transfer: { move: transfer, undoable: false } } } },
  },
};
