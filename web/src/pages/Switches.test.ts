import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import { usualForm, type TableForm } from "../lib/newTable";
import { rulebook } from "../lib/rulebook.svelte";
import { OPTIONS } from "../testing/options";
import Switches from "./Switches.svelte";

const { editions, switches, bots } = OPTIONS;
const edition = editions[0]!;
const seats = ["Seat 1", "Seat 2", "Seat 3"];

function form(changed: Partial<TableForm> = {}) {
  let chosen: TableForm = { ...usualForm("Mei", bots), ...changed };
  const onchange = (next: TableForm): void => void (chosen = next);
  const page = render(Switches, { form: chosen, edition, switches, seats, onchange });
  return { page, chosen: (): TableForm => chosen };
}

afterEach(() => {
  rulebook.close();
});

test("every switch has a link to its paragraph of the rules, which does not turn it", async () => {
  const { chosen } = form();
  const before = chosen();
  for (const { name } of switches) {
    await fireEvent.click(screen.getByTestId(`rules-${name}`));
    expect(rulebook.at).toBe(name);
  }
  expect(chosen()).toBe(before);
});

test("a link says what it is about, and a switch keeps its own name", () => {
  form();
  expect(screen.getByRole("button", { name: "Rules: Street access" })).toBeTruthy();
  expect(screen.getByRole("switch", { name: /^Street access A new business/ })).toBeTruthy();
});

test("the rules beside the form are those of the table that it would make", () => {
  const { page } = form({ switches: { "street-access": "on", "trade-clock": "10" } });
  expect(rulebook.planned).toMatchObject({
    edition: { name: edition.name },
    players: 3,
    variants: ["street-access", "trade-clock=10"],
  });
  page.unmount();
  expect(rulebook.planned).toBeNull();
});
