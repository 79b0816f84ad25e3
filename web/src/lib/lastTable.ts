// The set-up of the table that was made last in this browser, from which the next one starts.

import { EFFECTS, type TableForm } from "./newTable";
import { standIns, TAKEOVERS } from "./pace";
import { MAX_NAME, type Options, type OwnShop, type Pace, type SeatWish } from "./protocol";
import { local } from "./storage";

const KEY = "chinatown-last-table";
const KINDS: readonly SeatWish["kind"][] = ["me", "here", "friend", "bot"];

/** All but what belongs to one person or to one table. */
type Kept = Omit<TableForm, "name" | "password" | "public">;

export function rememberTable(form: TableForm): void {
  const kept: Partial<TableForm> = { ...form };
  delete kept.name;
  delete kept.password;
  delete kept.public;
  local.set(KEY, JSON.stringify(kept));
}

/**
 * The form of the table made last, or the usual one where there is none.
 *
 * Where the server no longer offers something of it, or where something else wrote to the storage, that
 * part is as usual.
 */
export function lastTable(options: Options, usual: TableForm): TableForm {
  const kept = parsed(local.get(KEY));
  if (!kept) return usual;
  const edition = options.editions.find(({ name }) => name === kept.edition);
  const ownShops = isListOf(kept.ownShops, isOwnShop) ? kept.ownShops : [];
  return {
    name: usual.name,
    password: "",
    public: false,
    edition: edition?.name ?? usual.edition,
    seats: seatsOf(kept.seats, options) ?? usual.seats,
    switches: switchesOf(kept.switches, options),
    ownShops: edition?.blank_tiles ? ownShops : [],
    effects: EFFECTS.find((effects) => effects === kept.effects) ?? usual.effects,
    pace: isPace(kept.pace, options) ? kept.pace : usual.pace,
  };
}

function parsed(text: string | null): Partial<Record<keyof Kept, unknown>> | null {
  try {
    const kept: unknown = JSON.parse(text ?? "");
    return isRecord(kept) ? kept : null;
  } catch {
    return null;
  }
}

function seatsOf(kept: unknown, options: Options): SeatWish[] | null {
  if (!Array.isArray(kept)) return null;
  // Before people could share a device no seat had a name.
  const seats = kept.map((seat: unknown) => (isRecord(seat) ? { name: "", ...seat } : seat));
  const fit =
    isListOf(seats, (seat): seat is SeatWish => isSeat(seat, options)) &&
    seats.length >= options.min_players &&
    seats.length <= options.max_players &&
    seats.filter(({ kind }) => kind === "me").length === 1;
  return fit ? seats : null;
}

function isSeat(seat: unknown, { bots, characters }: Options): seat is SeatWish {
  if (!isRecord(seat)) return false;
  const { kind, bot, character, name } = seat;
  if (!isOneOf(kind, KINDS) || typeof name !== "string" || name.length > MAX_NAME) return false;
  if (name !== "" && kind !== "here") return false;
  if (kind !== "bot") return bot === "" && character === "";
  return isOneOf(bot, bots) && isOneOf(character, characters);
}

function switchesOf(kept: unknown, { switches }: Options): Record<string, string> {
  if (!isRecord(kept)) return {};
  return Object.fromEntries(
    switches.flatMap(({ name, positions }) => {
      const position = kept[name];
      return isOneOf(position, positions) ? [[name, position]] : [];
    }),
  );
}

function isPace(pace: unknown, { bots }: Options): pace is Pace {
  return (
    isRecord(pace) &&
    [pace["phase_seconds"], pace["reserve_seconds"], pace["away_seconds"]].every(
      Number.isSafeInteger,
    ) &&
    isOneOf(pace["takeover"], TAKEOVERS) &&
    isOneOf(pace["stand_in"], standIns(bots))
  );
}

function isOwnShop(shop: unknown): shop is OwnShop {
  return (
    isRecord(shop) &&
    [shop["replaces"], shop["name"], shop["symbol"]].every((text) => typeof text === "string")
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isListOf<Item>(list: unknown, fits: (item: unknown) => item is Item): list is Item[] {
  return Array.isArray(list) && list.every(fits);
}

function isOneOf<Item>(value: unknown, known: readonly Item[]): value is Item {
  return (known as readonly unknown[]).includes(value);
}
