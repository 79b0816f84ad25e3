import { fireEvent, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { TABLE } from "../testing/fixtures";
import { last, sit, startBrowser, stopBrowser } from "../testing/seated";

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

let sent: Sent[];
let answer: [number, unknown];

beforeEach(() => {
  startBrowser();
  sent = [];
  answer = [200, { report: "ab12" }];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(init.body as string) as Record<string, unknown> });
    return Promise.resolve(new Response(JSON.stringify(answer[1]), { status: answer[0] }));
  });
});
afterEach(stopBrowser);

async function choose(...testids: string[]): Promise<void> {
  for (const testid of testids) await fireEvent.click(await screen.findByTestId(testid));
}

const people = TABLE.seats.map((seat) => ({ ...seat, kind: "human" as const, free: false }));

async function open(): Promise<void> {
  sit({}, { table: { seats: people } });
  await choose("menu");
  const report = await screen.findByTestId("report");
  const details = report.closest("details");
  if (details) details.open = true;
  await fireEvent(details ?? report, new Event("toggle"));
  await screen.findByTestId("report-insult");
}

test("a person is reported with a reason and a remark, and can be hidden then", async () => {
  await open();
  expect(screen.queryByTestId("report-0")).toBeNull();
  await choose("report-1", "report-threat");
  await fireEvent.input(screen.getByTestId("report-remark"), { target: { value: "Again" } });
  await choose("report-send");
  expect((await screen.findByTestId("report-sent")).textContent).toContain("ab12");
  expect(sent).toHaveLength(1);
  expect(sent[0]?.path).toBe(`/api/tables/${TABLE.id}/report`);
  expect(sent[0]?.body).toMatchObject({ seat: 1, reason: "threat", remark: "Again" });
  await choose("report-mute");
  expect(last()).toMatchObject({ t: "mute", seat: 1, muted: true });
});

test("what was refused is said, and sent again as the same report", async () => {
  answer = [429, { code: "too-many-reports", params: { seconds: 60 } }];
  await open();
  await choose("report-1", "report-spam", "report-send");
  expect((await screen.findByRole("alert")).textContent).toContain("60");
  answer = [200, { report: "cd34" }];
  await choose("report-send");
  await screen.findByTestId("report-sent");
  expect(sent[1]?.body).toEqual(sent[0]?.body);
});

test("bots are not reported", async () => {
  sit({}, { table: { seats: people.map((seat) => ({ ...seat, kind: "bot" as const })) } });
  await choose("menu");
  await screen.findByTestId("mute-1");
  expect(screen.queryByTestId("report")).toBeNull();
});
