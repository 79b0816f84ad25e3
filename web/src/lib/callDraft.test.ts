import { describe, expect, test } from "vitest";

import {
  addTile as offerTile,
  emptyDraft,
  sendTo,
  setMoney,
  toggleBuilding as offerLot,
} from "./draft";
import { toTrade } from "./draftTrade";
import type { CallInfo } from "./protocol";
import { transfer } from "../testing/fixtures";
import {
  addTile,
  answerTo,
  callOf,
  emptyCall,
  isWhole,
  removeTile,
  saysNothing,
  setCash,
  toggleBuilding,
} from "./callDraft";

describe("a call while it is written", () => {
  test("names buildings, tiles and cash, and leaves them out again", () => {
    let call = toggleBuilding(emptyCall(), "seeks", 22);
    call = addTile(addTile(call, "gives", "Photo"), "gives", "Photo");
    call = setCash(call, "gives", 50_000);
    expect(call.seeks).toEqual({ buildings: [22], tiles: [], cash: 0 });
    expect(call.gives).toEqual({ buildings: [], tiles: ["Photo", "Photo"], cash: 50_000 });
    call = removeTile(toggleBuilding(call, "seeks", 22), "gives", "Photo");
    expect([call.seeks.buildings, call.gives.tiles]).toEqual([[], ["Photo"]]);
  });

  test("lets cash go one way only", () => {
    const call = setCash(setCash(emptyCall(), "gives", 10_000), "seeks", 20_000);
    expect([call.gives.cash, call.seeks.cash]).toEqual([0, 20_000]);
  });

  test("is for whoever agrees first only while it says both sides", () => {
    const whole = setCash(toggleBuilding(emptyCall(), "seeks", 22), "gives", 10_000);
    expect([isWhole(emptyCall()), isWhole(whole)]).toEqual([false, true]);
    const first = { ...whole, first: true };
    expect(addTile(first, "gives", "Photo").first).toBe(true);
    expect(setCash(first, "gives", 0).first).toBe(false);
  });

  test("must say something, if only in words", () => {
    expect(saysNothing(emptyCall())).toBe(true);
    expect(saysNothing({ ...emptyCall(), text: " " })).toBe(true);
    expect(saysNothing({ ...emptyCall(), text: "anything?" })).toBe(false);
  });
});

describe("an answer to a call", () => {
  const call: CallInfo = {
    id: "c1",
    seat: 1,
    seeks: { buildings: [22, 23], tiles: ["Photo"], cash: 0 },
    gives: { buildings: [], tiles: [], cash: 50_000 },
    text: "",
    first: false,
    status: "open",
  };

  test("starts from what is given and what of the rest I have", () => {
    const draft = answerTo(call, 0, { buildings: [22], tiles: ["Photo"] });
    expect(draft).toMatchObject({ answers: "c1", others: [1] });
    expect(toTrade(draft).transfers).toEqual([
      transfer({ giver: 1, taker: 0, cash: 50_000 }),
      transfer({ buildings: [22], tiles: ["Photo"] }),
    ]);
  });

  test("to one in words alone starts empty, with the caller as the other party", () => {
    const nothing = { buildings: [], tiles: [], cash: 0 };
    const draft = answerTo({ ...call, seeks: nothing, gives: nothing }, 0, nothing);
    expect(draft).toMatchObject({ answers: "c1", others: [1], items: [] });
  });
});

describe("what lies on the scale as a call", () => {
  const wanted = offerLot(emptyDraft(0), 22, 1);

  test("asks all for what I would get, with what I give", () => {
    const draft = setMoney(offerTile(wanted, 0, "Photo", 2), 0, "cash", 10_000, null);
    expect(callOf(draft)).toEqual({
      seeks: { buildings: [22], tiles: [], cash: 0 },
      gives: { buildings: [], tiles: ["Photo"], cash: 10_000 },
      text: "",
      first: false,
    });
  });

  test("is none where nothing is wanted, or money alone", () => {
    expect(callOf(offerLot(emptyDraft(0), 5, 0))).toBeNull();
    expect(callOf(setMoney(emptyDraft(0), 1, "cash", 10_000, null))).toBeNull();
  });

  test("is none where others give to each other", () => {
    const three = offerLot(wanted, 33, 2);
    expect(callOf(three)?.seeks.buildings).toEqual([22, 33]);
    expect(callOf(sendTo(three, 1, 1))).toBeNull();
  });

  test("is none where money goes both ways, or is due later", () => {
    const paid = setMoney(wanted, 1, "cash", 10_000, null);
    expect(callOf(paid)).not.toBeNull();
    expect(callOf(setMoney(paid, 0, "cash", 10_000, null))).toBeNull();
    expect(callOf(setMoney(wanted, 0, "due", 10_000, null))).toBeNull();
  });
});
