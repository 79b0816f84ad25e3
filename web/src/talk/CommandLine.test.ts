import { fireEvent, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import type { SpokenCommand } from "../lib/protocol";
import { offer } from "../testing/fixtures";
import { OPTIONS } from "../testing/options";
import { last, sit, socket, startBrowser, stopBrowser } from "../testing/seated";
// What is loaded on demand is there at once.
import "./TypedCommands.svelte";

beforeEach(() => {
  localStorage.clear();
  startBrowser();
});
afterEach(stopBrowser);

const COMMAND: SpokenCommand = {
  verb: "status",
  numbers: [],
  shops: [],
  seats: [],
  placements: [],
  trades: [],
  text: "",
  seeks: { buildings: [], tiles: [], cash: 0 },
  gives: { buildings: [], tiles: [], cash: 0 },
};
const TRADE = {
  transfers: [
    { giver: 0, taker: 1, buildings: [1], tiles: [], cash: 0, due: 0, cards: [] },
    { giver: 1, taker: 0, buildings: [3], tiles: [], cash: 0, due: 0, cards: [] },
  ].map((part) => ({ ...part, shares: [], clauses: [] })),
  promises: [],
  choices: [],
};

async function open(): Promise<HTMLInputElement> {
  await fireEvent.click(screen.getByTestId("commands-open"));
  const line = await screen.findByRole<HTMLInputElement>("textbox", { name: "Command" });
  await waitFor(() => expect(document.activeElement).toBe(line));
  return line;
}

/** Type something, which the server understands as a command. */
async function type(text: string, understood: Partial<SpokenCommand>): Promise<void> {
  await fireEvent.input(screen.getByTestId("command-line"), { target: { value: text } });
  await fireEvent.submit(screen.getByTestId("command-line").closest("form")!);
  if (!text) return;
  await waitFor(() => expect(last()).toMatchObject({ t: "speak", text }));
  const command = { ...COMMAND, ...understood };
  socket.says({ t: "understood", id: last()["id"], command, problem: null });
}

const answer = (): HTMLElement => screen.getByRole("log", { name: "Answer" });

test("what lies beside a building is answered from the board", async () => {
  sit({});
  const line = await open();
  await type("what is beside 2?", { verb: "beside", numbers: [2] });
  await waitFor(() => expect(answer().textContent).toContain("Beside 2: 1"));
  expect(answer().textContent).toContain("Building 1, yours");
  expect(line.value).toBe("");
});

test("districts are numbered from one, whoever asks", async () => {
  sit({});
  await open();
  await type("district 1", { verb: "district", numbers: [1] });
  await waitFor(() => expect(answer().textContent).toContain("District 1, 6 buildings"));
  await type("who owns 1", { verb: "lot", numbers: [1] });
  await waitFor(() => expect(answer().textContent).toContain("In district 1"));
});

test("an offer is read first, and made by Enter alone", async () => {
  sit({});
  await open();
  await type("offer Anna 1 for 3", { verb: "offer", trades: [TRADE] });
  await waitFor(() => expect(answer().textContent).toContain("Press Enter"));
  expect(last()["t"]).toBe("speak");
  await type("", {});
  await waitFor(() => expect(last()).toMatchObject({ t: "act", action: { do: "offer" } }));
  socket.says({ t: "ok", id: last()["id"] });
  await waitFor(() => expect(answer().textContent).toContain("OK."));
});

test("what can mean several things is chosen by its number", async () => {
  const other = { ...TRADE, transfers: TRADE.transfers.slice(0, 1) };
  sit({});
  await open();
  await type("1 for 3", { verb: "offer", trades: [TRADE, other] });
  await waitFor(() => expect(answer().textContent).toContain("several things"));
  await type("2", { verb: "choose", numbers: [2] });
  await waitFor(() => expect(last()).toMatchObject({ t: "act", action: { trade: other } }));
});

test("a no leaves it, and a later yes does nothing", async () => {
  sit({});
  await open();
  await type("offer Anna 1 for 3", { verb: "offer", trades: [TRADE] });
  await waitFor(() => expect(answer().textContent).toContain("Press Enter"));
  await type("no", { verb: "no" });
  await waitFor(() => expect(answer().textContent).toContain("Nothing is done."));
  await type("yes", { verb: "yes" });
  await waitFor(() => expect(answer().textContent).toContain("nothing to answer"));
  expect(socket.sent.some(({ t }) => t === "act")).toBe(false);
});

test("what is no command is said to be none, and can be brought back", async () => {
  sit({});
  const line = await open();
  await fireEvent.input(line, { target: { value: "abracadabra" } });
  await fireEvent.submit(line.closest("form")!);
  await waitFor(() => expect(last()["t"]).toBe("speak"));
  const problem = { code: "command-unknown", params: {} };
  socket.says({ t: "understood", id: last()["id"], command: null, problem });
  await waitFor(() => expect(answer().textContent).toContain("That isn’t a command."));
  await fireEvent.keyDown(line, { key: "ArrowUp" });
  expect(line.value).toBe("abracadabra");
});

test("the board in words has a row for every building, and leads to the neighbours", async () => {
  sit({});
  await open();
  await fireEvent.click(screen.getByTestId("board-in-words"));
  const words = within(screen.getByTestId("board-words"));
  const districts = new Set(OPTIONS.lots.map(({ district }) => district));
  expect(words.getAllByRole("table")).toHaveLength(districts.size);
  expect(words.getAllByRole("rowheader")).toHaveLength(OPTIONS.lots.length);
  const [near] = words.getAllByRole("button", { name: "Go to building 2" });
  await fireEvent.click(near!);
  expect(document.activeElement?.textContent).toBe("2");
});

/** The server does what was sent. */
async function done(): Promise<void> {
  socket.says({ t: "ok", id: last()["id"] });
  await waitFor(() => expect(answer().textContent).toBe("OK."));
}

async function confirmed(): Promise<void> {
  await waitFor(() => expect(answer().textContent).toContain("Press Enter"));
  await type("", {});
}

test("a secret offer, and a counter to one, are for their parties alone", async () => {
  sit({ offers: [offer("o1", { secret: true })] });
  await open();
  await type("offer secretly Anna 1 for 3", { verb: "offer-secretly", trades: [TRADE] });
  await confirmed();
  await waitFor(() => expect(last()).toMatchObject({ t: "act", action: { secret: true } }));
  await done();
  await type("counter 1 1 for 3", { verb: "counter", numbers: [1], trades: [TRADE] });
  await confirmed();
  await waitFor(() =>
    expect(last()).toMatchObject({ t: "act", action: { counters: "o1", secret: true } }),
  );
});

test("an offer to everyone is read once, and made to each", async () => {
  const [mine, theirs] = TRADE.transfers;
  const other = {
    ...TRADE,
    transfers: [
      { ...mine!, taker: 2 },
      { ...theirs!, giver: 2 },
    ],
  };
  sit({});
  await open();
  await type("offer everyone 1 for a photo", { verb: "offer-each", trades: [TRADE, other] });
  await confirmed();
  for (const trade of [TRADE, other]) {
    await waitFor(() => expect(last()).toMatchObject({ t: "act", action: { do: "offer", trade } }));
    socket.says({ t: "ok", id: last()["id"] });
  }
  await waitFor(() => expect(answer().textContent).toBe("OK."));
});

test("a call is read first, and taken back by its number", async () => {
  const call = { id: "c1", seat: 0, status: "open", text: "", first: false } as const;
  const [seeks, gives] = [
    { buildings: [], tiles: ["Photo"], cash: 0 },
    { buildings: [], tiles: [], cash: 20_000 },
  ];
  sit({ calls: [{ ...call, seeks, gives }] });
  await open();
  await type("call photo for 20k", { verb: "call", seeks, gives });
  await confirmed();
  const said = { do: "call", seeks, gives, first: false };
  await waitFor(() => expect(last()).toMatchObject({ t: "act", action: said }));
  await done();
  await type("end call 1", { verb: "end-call", numbers: [1] });
  await waitFor(() =>
    expect(last()).toMatchObject({ t: "act", action: { do: "end-call", call: "c1" } }),
  );
});

test("an instruction is carried out by the server, for what it brings in money", async () => {
  const gives = { buildings: [1], tiles: [], cash: 0 };
  const seeks = { buildings: [], tiles: [], cash: 60_000 };
  sit({});
  await open();
  await type("always agree to 60k for 1", { verb: "instruct", seeks, gives });
  await confirmed();
  await waitFor(() => expect(last()).toMatchObject({ t: "instruct", gives, money: 60_000 }));
});

test("a promise is judged by its number, and cards are discarded by theirs", async () => {
  const promise = {
    id: "p1",
    round: 1,
    giver: 1,
    taker: 0,
    text: "Peace.",
    status: "open",
  } as const;
  sit({ promises: [promise] });
  await open();
  await type("promises", { verb: "promises" });
  await waitFor(() => expect(answer().textContent).toContain("Promise 1, Anna to Mei: “Peace.”"));
  await type("broken 1", { verb: "broken", numbers: [1] });
  const judged = { do: "judge", promise: "p1", kept: false };
  await waitFor(() => expect(last()).toMatchObject({ t: "act", action: judged }));
  await done();
  await type("kept 9", { verb: "kept", numbers: [9] });
  await waitFor(() => expect(answer().textContent).toContain("no promise with that number"));
  await type("discard 7 7", { verb: "discard", numbers: [7, 7] });
  await confirmed();
  await waitFor(() => expect(last()).toMatchObject({ action: { do: "discard", cards: [7] } }));
});
