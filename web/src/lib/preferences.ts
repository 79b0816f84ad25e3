// The settings of a person who is signed in, which are the same in all browsers. Here they are settings of this
// browser like a guest's; now and then both sides take over what was changed on the other.

import { accounts } from "./accounts";
import { api } from "./api";
import { Problem } from "./errors";
import { language, languages } from "./language.svelte";
import type { Preferences } from "./protocol";
import { caution, logTimes, plainBoard, singleKeys, type Switch } from "./remembered.svelte";
import { local } from "./storage";
import { theme } from "./theme.svelte";

/** What both sides had when they last agreed. */
const AGREED = "chinatown-account";
const LANGUAGE = "chinatown-language";
const SOUND = "chinatown-sound";

type SwitchName = "plain_board" | "ask_before_loss" | "single_keys" | "log_times";

const SWITCHES: Record<SwitchName, { setting: Switch; key: string }> = {
  plain_board: { setting: plainBoard, key: "chinatown-plain-board" },
  ask_before_loss: { setting: caution, key: "chinatown-ask-before-loss" },
  single_keys: { setting: singleKeys, key: "chinatown-single-keys" },
  log_times: { setting: logTimes, key: "chinatown-log-times" },
};
const NAMES = Object.keys(SWITCHES) as SwitchName[];

const chosen = (key: string, yes: string): boolean | null => {
  const kept = local.get(key);
  return kept === null ? null : kept === yes;
};

/** The settings of this browser; null where nothing was chosen. */
export function settingsHere(): Preferences {
  const tag = local.get(LANGUAGE);
  return {
    language: languages.some((known) => known.tag === tag) ? tag : null,
    theme: theme.chosen === "system" ? null : theme.chosen,
    plain_board: chosen(SWITCHES.plain_board.key, "yes"),
    ask_before_loss: chosen(SWITCHES.ask_before_loss.key, "yes"),
    single_keys: chosen(SWITCHES.single_keys.key, "yes"),
    log_times: chosen(SWITCHES.log_times.key, "yes"),
    sound: chosen(SOUND, "on"),
  };
}

/** What is to hold on both sides: of each setting what was changed, here rather than there. */
export function merged(
  here: Preferences,
  there: Preferences,
  agreed: Preferences | null,
): Preferences {
  const names = Object.keys(here) as (keyof Preferences)[];
  // Whoever has just signed in finds what they chose elsewhere; what they never chose is as it is here.
  const value = (name: keyof Preferences): unknown =>
    agreed === null
      ? (there[name] ?? here[name])
      : (here[name] === agreed[name] ? there : here)[name];
  return Object.fromEntries(names.map((name) => [name, value(name)])) as unknown as Preferences;
}

/** Take over what was chosen elsewhere, and tell the server what was chosen here. */
export async function sync(there: Preferences): Promise<void> {
  // Another device may be next. However often it is said, it is listened to once.
  addEventListener("visibilitychange", tellOnLeaving);
  const wanted = merged(settingsHere(), there, agreedOn());
  await show(wanted);
  await tell(wanted, there);
}

/** Begin anew: nothing that is set here was agreed on with an account. */
export function disagree(): void {
  local.remove(AGREED);
}

/** Note that the account was made with the settings of this browser. */
export function agree(preferences: Preferences): void {
  local.set(AGREED, JSON.stringify(preferences));
}

function agreedOn(): Preferences | null {
  try {
    const kept: unknown = JSON.parse(local.get(AGREED) ?? "null");
    return kept as Preferences | null;
  } catch {
    return null;
  }
}

async function tell(wanted: Preferences, there: Preferences): Promise<void> {
  const text = JSON.stringify(wanted);
  try {
    if (text !== JSON.stringify(merged(there, there, there))) await accounts.keep(wanted);
    agree(wanted);
  } catch (problem) {
    // It is told the next time.
    if (!(problem instanceof Problem)) throw problem;
  }
}

async function show(wanted: Preferences): Promise<void> {
  theme.choose(wanted.theme ?? "system");
  for (const name of NAMES) {
    const on = wanted[name];
    if (on !== null) SWITCHES[name].setting.set(on);
  }
  if (wanted.sound !== null) local.set(SOUND, wanted.sound ? "on" : "off");
  if (wanted.language !== null && languages.some(({ tag }) => tag === wanted.language)) {
    // Where its texts do not come, the page stays as it is.
    await language.choose(wanted.language).catch(() => {});
  }
}

/** Tell the server what was chosen here since both sides agreed, if anything was. */
async function tellChanges(): Promise<void> {
  const agreed = agreedOn();
  if (!agreed || JSON.stringify(settingsHere()) === JSON.stringify(agreed)) return;
  try {
    const { account } = await api.me();
    if (account) await sync(account.preferences);
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
  }
}

function tellOnLeaving(): void {
  if (document.hidden) void tellChanges();
}
