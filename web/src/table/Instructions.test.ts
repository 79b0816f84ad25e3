import { fireEvent, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import { rulebook } from "../lib/rulebook.svelte";
import { last, sit, socket, startBrowser, stopBrowser } from "../testing/seated";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  startBrowser();
});
afterEach(() => {
  rulebook.close();
  stopBrowser();
});

const press = (testid: string): Promise<boolean> => fireEvent.click(screen.getByTestId(testid));
const NOTHING = { buildings: [], tiles: [], cash: 0 };

test("an instruction is written as a call is, and told to the server alone", async () => {
  sit({});
  await press("new-instruction");
  await press("lot-1");
  await press("call-seeks-cash-50000");
  await press("call-seeks-cash-10000");
  await press("send-call");
  expect(last()).toMatchObject({
    t: "instruct",
    gives: { ...NOTHING, buildings: [1] },
    gets: NOTHING,
    money: 60_000,
  });
  socket.says({ t: "ok", id: last()["id"] });
  await waitFor(() => expect(screen.queryByTestId("call-form")).toBeNull());
});

test("the form and the panel lead to what the rules say of instructions", async () => {
  const instruction = { number: 2, gives: { ...NOTHING, buildings: [1] }, gets: NOTHING };
  sit({}, { instructions: [{ ...instruction, money: 60_000, agreed: "" }] });
  await fireEvent.click(screen.getByRole("button", { name: "Rules: Your standing instructions" }));
  expect(rulebook.at).toBe("instructions");
  rulebook.close();
  await press("new-instruction");
  await fireEvent.click(screen.getByRole("button", { name: "Rules: Standing instruction" }));
  expect(rulebook.at).toBe("instructions");
});

test("what is to be paid is a limit of its own", async () => {
  sit({});
  await press("new-instruction");
  await press("lot-3");
  await press("call-gives-cash-10000");
  await press("send-call");
  expect(last()).toMatchObject({ gets: { ...NOTHING, buildings: [3] }, money: -10_000 });
});

test("a refused instruction says why and stays", async () => {
  sit({});
  await press("new-instruction");
  await press("call-seeks-cash-50000");
  await press("send-call");
  socket.says({ t: "error", id: last()["id"], code: "instruction-empty", params: {} });
  await waitFor(() =>
    expect(screen.getByTestId("call-form").textContent).toContain("Say which building or tile"),
  );
});

test("instructions that hold stand in the panel, and can be taken back", async () => {
  const instruction = { number: 2, gives: { ...NOTHING, buildings: [1] }, gets: NOTHING };
  sit({}, { instructions: [{ ...instruction, money: 60_000, agreed: "" }] });
  expect(screen.getByTestId("instruction-2").textContent).toMatch(/building 1.*\$60,000 or more/s);
  await press("revoke-2");
  expect(last()).toMatchObject({ t: "revoke", instruction: 2 });
  socket.says({ t: "instructions", instructions: [] });
  await waitFor(() => expect(screen.queryByTestId("instruction-2")).toBeNull());
});
