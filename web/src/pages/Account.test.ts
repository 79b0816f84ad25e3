import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import App from "../App.svelte";
import type { MyAccount } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { theme } from "../lib/theme.svelte";
import { answers, asked, ME, refusals, startServer } from "../testing/server";

const ANNA: MyAccount = {
  name: "Anna",
  preferences: {
    language: null,
    theme: "dark",
    plain_board: null,
    ask_before_loss: null,
    single_keys: null,
    log_times: null,
    sound: null,
  },
};
const SESSIONS = {
  sessions: [
    { id: "one", browser: "Firefox, Linux", since: "", seen: "2026-05-04T18:20:00Z", here: true },
    { id: "two", browser: "Safari, iPhone", since: "", seen: "2026-05-04T18:20:00Z", here: false },
  ],
};

async function fill(testid: string, value: string): Promise<HTMLElement> {
  const field = await screen.findByTestId(testid);
  await fireEvent.input(field, { target: { value } });
  return field;
}

beforeEach(() => {
  startServer();
  router.go("/account");
});
afterEach(() => {
  theme.choose("system");
  vi.unstubAllGlobals();
});

describe("a guest", () => {
  test("makes an account with the settings of this browser, and is shown the code once", async () => {
    theme.choose("contrast");
    answers["/api/account"] = { code: "k3fq7-22222" };
    render(App);
    await fireEvent.click(await screen.findByTestId("way-make"));
    const name = await fill("account-name", "Anna");
    const password = await fill("account-password", "eleven noodles");
    expect(name.getAttribute("autocomplete")).toBe("username");
    expect(password.getAttribute("autocomplete")).toBe("new-password");
    await fireEvent.click(screen.getByTestId("account-enter"));
    expect((await screen.findByTestId("recovery-code")).textContent).toBe("k3fq7-22222");
    const preferences = { ...ANNA.preferences, theme: "contrast" };
    expect(asked).toContainEqual([
      "/api/account",
      { name: "Anna", password: "eleven noodles", preferences },
    ]);
    answers["/api/me"] = { ...ME, account: ANNA };
    answers["/api/account/sessions"] = SESSIONS;
    await fireEvent.click(screen.getByTestId("code-kept"));
    expect((await screen.findByTestId("signed-in")).textContent).toContain("Anna");
  });

  test("is told what is wrong, and says whether the tables of this browser come along", async () => {
    refusals["/api/account/sign-in"] = [403, { code: "sign-in-wrong", params: {} }];
    render(App);
    await fill("account-name", "Anna");
    const password = await fill("account-password", "eleven");
    expect(password.getAttribute("autocomplete")).toBe("current-password");
    await fireEvent.click(screen.getByTestId("bring"));
    await fireEvent.click(screen.getByTestId("account-enter"));
    expect((await screen.findByTestId("password-problem")).textContent).toContain("wrong");
    expect(asked).toContainEqual([
      "/api/account/sign-in",
      { name: "Anna", password: "eleven", bring: false },
    ]);
  });

  test("cannot make one where the server makes none", async () => {
    answers["/api/options"] = { ...(answers["/api/options"] as object), accounts: false };
    render(App);
    expect(await screen.findByTestId("way-sign-in")).toBeTruthy();
    expect(screen.queryByTestId("way-make")).toBeNull();
  });
});

describe("somebody who is signed in", () => {
  beforeEach(() => {
    answers["/api/me"] = { ...ME, account: ANNA };
    answers["/api/account/sessions"] = SESSIONS;
  });

  test("signs another browser out", async () => {
    render(App);
    const others = await screen.findAllByRole("button", { name: /Safari/ });
    answers["/api/account/sessions/two"] = { sessions: SESSIONS.sessions.slice(0, 1) };
    await fireEvent.click(others[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole("button", { name: /Safari/ })).toBeNull());
    expect(screen.getByTestId("sessions").textContent).toContain("Firefox");
  });

  test("says the password before everything is deleted", async () => {
    refusals["/api/forget-me"] = [403, { code: "own-password-wrong", params: {} }];
    render(App);
    await fill("forget-password", "wrong");
    await fireEvent.click(screen.getByTestId("forget-sure"));
    expect((await screen.findByTestId("password-problem")).textContent).toContain("not your");
    expect(asked).toContainEqual(["/api/forget-me", { password: "wrong" }]);
  });

  test("finds the settings of another browser on the home page", async () => {
    router.go("/");
    answers["/api/account/preferences"] = ANNA.preferences;
    render(App);
    await waitFor(() => expect(theme.chosen).toBe("dark"));
    expect(screen.getByTestId("account").textContent).toContain("Anna");
  });
});
