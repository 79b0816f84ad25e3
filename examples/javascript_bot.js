// A bot as a program: chinatown simulate --bots "exec:node examples/javascript_bot.js"
const readline = require("node:readline");

// Keeps the first cards, agrees to gifts, refuses the rest, builds on the first empty lots.
function decide({ now, mine, offers, players, board, clauses }, seat) {
  if (now.phase === "trade") {
    for (const { id, status, parties, trade } of offers) {
      const answer = parties.find((party) => party.seat === seat)?.answer;
      if (status !== "open" || answer !== "waiting") continue;
      const gives = trade.transfers.some((part) => part.giver === seat);
      const agrees = !gives && !trade.choices.length && !trade.promises.length;
      return { do: agrees ? "agree" : "refuse", seat, offer: id };
    }
    return now.waiting.includes(seat) ? { do: "done", seat } : null;
  }
  if (now.phase === "deal") return { do: "keep", seat, cards: mine.hand.slice(0, mine.keep) };
  const placements = [...mine.must_build];
  const tiles = [...players[seat].tiles];
  for (const { shop } of placements) tiles.splice(tiles.indexOf(shop), 1);
  const bound = [...placements, ...clauses.map(({ clause }) => clause)];
  board.owners.forEach((owner, index) => {
    const building = index + 1;
    if (owner !== seat || board.shops[index] !== null || !tiles.length) return;
    if (bound.some((clause) => clause.building === building)) return;
    placements.push({ building, shop: tiles.shift() });
  });
  return { do: "build", seat, placements };
}

let seat;
const write = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.t === "start") {
    seat = message.seat;
    write({ t: "ready", protocol: 1 });
  } else if (message.t === "decide") {
    write({ t: "act", n: message.n, action: decide(message.view, seat) });
  }
});
