// What the game asks of me now, in a sentence.

import { list } from "./format";
import type { Game } from "./game.svelte";
import { t } from "./i18n";

/** How much it matters: others are waited for, I can do something, or all wait for me alone. */
export type Urgency = "none" | "mine" | "last";

export interface Prompt {
  text: string;
  urgency: Urgency;
}

/** Return what I can or must do now, or for whom the game waits. */
export function promptOf(game: Game): Prompt {
  const { me, phase } = game;
  const now = game.view?.now;
  if (!now || phase === "over") return { text: t("waits-over"), urgency: "none" };
  if (game.presence && game.presence.paused !== null)
    return { text: t("waits-paused"), urgency: "none" };
  const { waiting } = now;
  const others = waiting.filter((seat) => seat !== me).map(game.name);
  const asked = game.asked.length;
  if (now.closes !== null)
    return { text: t("waits-closing"), urgency: me !== null && asked ? "last" : "none" };
  if (me === null || !waiting.includes(me)) {
    if (me !== null && phase === "trade" && asked)
      return { text: t("prompt-offers", { count: asked }), urgency: "mine" };
    return {
      text: others.length ? t("waits-others", { names: list(others) }) : "",
      urgency: "none",
    };
  }
  const urgency = others.length ? "mine" : "last";
  const last = others.length ? "no" : "yes";
  switch (phase) {
    case "deal":
      return { text: t("prompt-deal", { last }), urgency };
    case "build":
      return { text: t("prompt-build", { last: now.in_turn ? "no" : last }), urgency };
    case "trade":
      if (!others.length) return { text: t("prompt-done", { count: asked }), urgency };
      if (asked) return { text: t("prompt-offers", { count: asked }), urgency };
      return { text: t("waits-trade", { names: list([t("you"), ...others]) }), urgency: "none" };
  }
}

/** The keys of all that is asked of me now: whatever is new among them deserves a sound. */
export function askedOf(game: Game): string[] {
  const { me, view, asked } = game;
  const keys = asked.map(({ id }) => `offer ${id}`);
  if (!view || me === null) return keys;
  const { now } = view;
  const here = `${now.phase} ${now.round}`;
  if (now.closes !== null && asked.length) keys.push(`closing ${here} ${now.closes}`);
  if (!now.waiting.includes(me)) return keys;
  if (now.phase !== "trade") keys.push(here);
  if (now.waiting.length === 1) keys.push(`last ${here}`);
  return keys;
}
