// How the two clients measure alike: one action outstanding at each table, until the time is up.

/** Milliseconds after which an action that nobody saw counts as lost. */
const PATIENCE = 10_000;

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Say how far it has come, and go on when told. */
export async function stop(where) {
  console.log(where);
  await new Promise((resolve) => process.stdin.once("data", resolve));
}

/**
 * Act at every table for some seconds, at most `rate` times a second, and print what came of it as JSON.
 *
 * `act(table, number)` does something, and `table.seen` is called by whoever acted when that comes back.
 */
export async function measure(tables, act, seconds, rate = 0) {
  const latencies = [];
  let lost = 0;
  await stop("ready");
  const began = process.cpuUsage();
  const until = performance.now() + seconds * 1000;
  const play = async (table) => {
    if (rate) await wait((Math.random() * 1000) / rate);
    for (let number = 0; performance.now() < until; number += 1) {
      const began = performance.now();
      const seen = new Promise((resolve) => (table.seen = () => resolve(true)));
      act(table, number);
      let timer;
      const late = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE, false)));
      if (await Promise.race([seen, late])) latencies.push(performance.now() - began);
      else lost += 1;
      clearTimeout(timer);
      const rest = rate ? 1000 / rate - (performance.now() - began) : 0;
      if (rest > 0) await wait(Math.min(rest, Math.max(0, until - performance.now())));
    }
  };
  await Promise.all(tables.map(play));
  const { user, system } = process.cpuUsage(began);
  const report = JSON.stringify({ latencies, lost, cpu: (user + system) / 1e6 });
  // An end that does not wait for a pipe cuts off what it has not taken yet.
  process.stdout.write(`${report}\n`, () => process.exit(0));
}
