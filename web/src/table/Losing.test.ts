import { fireEvent, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import type { CallInfo, OfferInfo } from "../lib/protocol";
import { offer, view } from "../testing/fixtures";
import { button, last, sit, socket, stopBrowser } from "../testing/seated";
import { actions, hears, pass, press, settled, startHand } from "../testing/hand";

beforeEach(startHand);
afterEach(stopBrowser);

async function weighed(total: number): Promise<void> {
  await pass(400);
  socket.says({
    t: "weighed",
    id: last()["id"],
    effects: [{ seat: 0, now: 0, total, places: [] }],
  });
  await pass(20);
}

describe("agreeing to what loses by the table's figure", () => {
  test("is asked about once", async () => {
    sit({ offers: [offer("o1")] });
    await weighed(-30_000);
    await settled();
    await press("agree-o1");
    expect(actions()).toEqual([]);
    expect(button("agree-o1").textContent).toBe("Yes, and lose $30,000");
    await settled();
    await press("agree-o1");
    expect(actions()).toEqual([{ do: "agree", offer: "o1", options: [], seat: 0 }]);
  });

  test("is not asked about where I want no question", async () => {
    sit({ offers: [offer("o1")] });
    await fireEvent.click(screen.getByTestId("ask-before-loss"));
    await weighed(-30_000);
    await settled();
    await press("agree-o1");
    expect(actions()).toHaveLength(1);
  });

  test("is not asked about where I could take it back", async () => {
    const parties: OfferInfo["parties"] = [
      { seat: 0, answer: "waiting" },
      { seat: 1, answer: "agrees" },
      { seat: 2, answer: "waiting" },
    ];
    sit({ offers: [offer("o1", { parties })] });
    await weighed(-30_000);
    await settled();
    await press("agree-o1");
    expect(actions()).toHaveLength(1);
  });

  const CALL: CallInfo = {
    id: "c1",
    seat: 1,
    seeks: { buildings: [1], tiles: [], cash: 0 },
    gives: { buildings: [], tiles: [], cash: 10_000 },
    text: "",
    first: true,
    status: "open",
  };

  test("is asked about once where a call is taken", async () => {
    sit({ calls: [CALL] });
    await weighed(-30_000);
    expect(screen.getByTestId("call-c1").textContent).toContain("-$30,000");
    await settled();
    await press("take-call-c1");
    expect(button("take-call-c1").textContent).toBe("Yes, and lose $30,000");
    expect(actions()).toEqual([]);
    await settled();
    await press("take-call-c1");
    expect(actions()).toEqual([{ do: "take-call", call: "c1", seat: 0 }]);
  });

  test("is asked about once where a call is answered", async () => {
    sit({ calls: [{ ...CALL, first: false }] });
    await settled();
    await press("answer-call-c1");
    await weighed(-20_000);
    await settled();
    await press("send-offer");
    expect(button("send-offer").textContent.trim()).toBe("Yes, and lose $20,000");
    expect(actions()).toEqual([]);
    await settled();
    await press("send-offer");
    expect(actions()).toMatchObject([{ do: "offer", answers: "c1" }]);
  });

  test("is asked about again where it has become another", async () => {
    sit({ calls: [CALL] });
    await weighed(-30_000);
    await settled();
    await press("take-call-c1");
    await hears({ players: view().players });
    await weighed(-50_000);
    await settled();
    expect(button("take-call-c1").textContent).toBe("Take it");
  });

  test("leaves room for the figure before it is known", () => {
    sit({ offers: [offer("o1")] });
    expect(screen.getByTestId("offer-o1").querySelector(".room")?.textContent).toContain("$");
  });
});
