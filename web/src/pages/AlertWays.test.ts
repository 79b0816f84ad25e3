import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Alerts, AlertWay } from "../lib/protocol";
import { answers, asked, refusals, startServer } from "../testing/server";
import AlertWays from "./AlertWays.svelte";

const MAIL: AlertWay = {
  id: "m",
  kind: "mail",
  shown: "ann@example.org",
  confirmed: false,
  failing: false,
};
const ALERTS: Alerts = {
  kinds: ["push", "mail", "webhook"],
  ways: [],
  push_key: "BKey",
  seconds: 60,
};

const withWays = (...ways: AlertWay[]): Alerts => ({ ...ALERTS, ways });

async function fill(testid: string, value: string): Promise<void> {
  const field = await screen.findByTestId(testid);
  await fireEvent.input(field, { target: { value } });
  await fireEvent.submit(field.closest("form") as HTMLFormElement);
}

beforeEach(() => {
  startServer();
  answers["/api/alerts"] = ALERTS;
});
afterEach(() => vi.unstubAllGlobals());

test("a server without alerts offers none", async () => {
  answers["/api/alerts"] = { ...ALERTS, kinds: [] };
  render(AlertWays);
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  await Promise.resolve();
  expect(screen.queryByTestId("alerts")).toBeNull();
});

test("an address is used once the code is there that was sent to it", async () => {
  answers["/api/alerts/mail"] = withWays(MAIL);
  answers["/api/alerts/m/confirm"] = withWays({ ...MAIL, confirmed: true });
  render(AlertWays);
  await fill("alert-mail", "ann@example.org");
  await screen.findByText(/not confirmed yet/);
  expect(screen.queryByTestId("alert-test")).toBeNull();
  await fill("alert-code", "abcd-efgh");
  await screen.findByTestId("alert-test");
  expect(screen.queryByTestId("alert-code")).toBeNull();
  expect(asked).toContainEqual([
    "/api/alerts/mail",
    { address: "ann@example.org", language: "en" },
  ]);
  expect(asked).toContainEqual(["/api/alerts/m/confirm", { code: "abcd-efgh" }]);
});

test("the secret of a webhook is shown once, and what did not arrive is marked", async () => {
  const hook: AlertWay = {
    id: "w",
    kind: "webhook",
    shown: "hooks.example.org",
    confirmed: true,
    failing: false,
  };
  answers["/api/alerts/webhook"] = { alerts: withWays(hook), secret: "whsec_abc" };
  answers["/api/alerts/test"] = withWays({ ...hook, failing: true });
  answers["/api/alerts/w"] = ALERTS;
  render(AlertWays);
  await fill("alert-webhook", "https://hooks.example.org/x");
  const secret = await screen.findByTestId<HTMLInputElement>("alert-secret");
  expect(secret.value).toBe("whsec_abc");
  await fireEvent.click(screen.getByTestId("alert-test"));
  await screen.findByText(/didn’t arrive/);
  await fireEvent.click(screen.getByRole("button", { name: "Remove hooks.example.org" }));
  await waitFor(() => expect(screen.queryByTestId("alert-ways")).toBeNull());
});

test("what the server refuses is said", async () => {
  refusals["/api/alerts/webhook"] = [400, { code: "alert-address-refused", params: {} }];
  render(AlertWays);
  await fill("alert-webhook", "https://localhost/");
  expect((await screen.findByRole("alert")).textContent).toContain("public https address");
});

test("a browser that takes no notifications says so", async () => {
  render(AlertWays);
  await fireEvent.click(await screen.findByTestId("alert-push"));
  await screen.findByText(/can’t show notifications/);
});

test("whoever leaves the browser's question unanswered can choose another way", async () => {
  const asking = vi.fn(() => new Promise<string>(() => undefined));
  vi.stubGlobal("navigator", { language: "en", languages: ["en"], serviceWorker: {} });
  vi.stubGlobal("PushManager", Object);
  vi.stubGlobal("Notification", { requestPermission: asking });
  render(AlertWays);
  await fireEvent.click(await screen.findByTestId("alert-push"));
  await vi.waitFor(() => expect(asking).toHaveBeenCalled());
  const other = screen.getByRole("button", { name: "Send me a code" });
  await vi.waitFor(() => expect(other).toHaveProperty("disabled", false));
});

test("a browser whose user allows it is subscribed with the server's key", async () => {
  const subscription = {
    endpoint: "https://push.example.org/1",
    keys: { p256dh: "p", auth: "a" },
  };
  const subscribe = vi.fn(() => Promise.resolve({ toJSON: () => subscription }));
  const active = { state: "activated", addEventListener: vi.fn() };
  const register = (): Promise<object> => Promise.resolve({ active, pushManager: { subscribe } });
  vi.stubGlobal("navigator", { language: "en", languages: ["en"], serviceWorker: { register } });
  vi.stubGlobal("PushManager", Object);
  vi.stubGlobal("Notification", { requestPermission: () => Promise.resolve("granted") });
  answers["/api/alerts/push"] = withWays({ ...MAIL, id: "p", kind: "push", shown: "Firefox" });
  render(AlertWays);
  await fireEvent.click(await screen.findByTestId("alert-push"));
  await screen.findByText(/Firefox/);
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "BKey" });
  expect(asked).toContainEqual([
    "/api/alerts/push",
    { endpoint: "https://push.example.org/1", p256dh: "p", auth: "a", language: "en" },
  ]);
});
