// The form for a new table, and the request that it makes.

import { usualPace } from "./pace";
import type {
  EditionInfo,
  NewTable,
  Options,
  OwnShop,
  Pace,
  SeatWish,
  ShopInfo,
  SwitchInfo,
  TableInfo,
} from "./protocol";
import { FIRST_SEAT } from "./tableText";

export interface TableForm {
  name: string;
  edition: string;
  seats: SeatWish[];
  /** Positions by switch; what is absent is as usual. */
  switches: Record<string, string>;
  ownShops: OwnShop[];
  effects: Effects;
  pace: Pace;
  /** Empty for a table without one. */
  password: string;
  /** Whether everybody on the server sees it listed. */
  public: boolean;
}

export type Effects = NewTable["effects"];
export const EFFECTS: readonly Effects[] = ["mine", "everyone", "off"];

const DEFAULT_BOT = "newcomer";
const SHOW_BOTS = ["shopkeeper", "merchant", "tycoon", "merchant"];
const ME: SeatWish = { kind: "me", bot: "", character: "", name: "" };
/** Tiles of a shop type beyond its maximum size: as many blank tiles does an own type need. */
const SPARE_TILES = 3;

/** One click to play: the modern edition, and me with three bots. */
export function usualForm(name: string, bots: readonly string[]): TableForm {
  return {
    name,
    edition: "modern",
    seats: [ME, ...Array.from({ length: 3 }, () => botSeat(bots))],
    switches: {},
    ownShops: [],
    effects: "mine",
    pace: usualPace(bots),
    password: "",
    public: false,
  };
}

/** A game to look on at: four bots, of the levels that trade most. */
export function showForm(name: string, bots: readonly string[]): TableForm {
  const form = usualForm(name, bots);
  const seats = SHOW_BOTS.map((bot) =>
    bots.includes(bot) ? { ...botSeat(bots), bot } : botSeat(bots),
  );
  return { ...form, seats };
}

/** The form that would make a table as this one is played. */
export function formOf(
  table: Pick<TableInfo, "edition" | "variants" | "own_shops" | "effects" | "pace">,
): TableForm {
  const switches = table.variants.map((word) => {
    const [name = "", position = "on"] = word.split("=");
    return [name, position] as const;
  });
  return {
    name: "",
    edition: table.edition.name,
    seats: [],
    switches: Object.fromEntries(switches),
    ownShops: table.own_shops,
    effects: table.effects,
    pace: table.pace,
    password: "",
    public: false,
  };
}

/** A bot of the usual level. */
export function botSeat(bots: readonly string[]): SeatWish {
  const bot = bots.includes(DEFAULT_BOT) ? DEFAULT_BOT : (bots[0] ?? "");
  return { kind: "bot", bot, character: "any", name: "" };
}

export function withPlayers(form: TableForm, players: number, bots: readonly string[]): TableForm {
  const more = Array.from({ length: Math.max(0, players - form.seats.length) }, () =>
    botSeat(bots),
  );
  let seats = [...form.seats.slice(0, players), ...more];
  if (!seats.some(({ kind }) => kind === "me") && form.seats.some(({ kind }) => kind === "me"))
    seats = [ME, ...seats.slice(1)];
  return { ...form, seats };
}

/** Seat somebody; I sit in one place only and change places with whoever sits there. */
export function withSeat(form: TableForm, seat: number, choice: SeatWish): TableForm {
  const before = form.seats[seat];
  const seats = form.seats.map((other, place) => {
    if (place === seat) return choice;
    return choice.kind === "me" && other.kind === "me" && before ? before : other;
  });
  return { ...form, seats };
}

/** Seat what is named "me", "here", "friend" or "bot:" and a level; a bot of another level keeps its character. */
export function withPlace(form: TableForm, seat: number, place: string): TableForm {
  const [kind, bot = ""] = place.split(":");
  const character = bot ? form.seats[seat]?.character || "any" : "";
  return withSeat(form, seat, { kind: kind as SeatWish["kind"], bot, character, name: "" });
}

/** Where a switch is when the table says nothing; empty where that has no name. */
export function usualPosition(known: SwitchInfo, edition: EditionInfo): string {
  return known.name === "placing-tiles" ? edition.placing : known.default;
}

/** The edition that a form chooses. */
export function editionOf({ editions }: Options, form: TableForm): EditionInfo {
  const edition = editions.find(({ name }) => name === form.edition);
  if (!edition) throw new Error(`the server knows no edition ${form.edition}`);
  return edition;
}

/** The switches that mean something in an edition. */
export function switchesFor(edition: EditionInfo, switches: readonly SwitchInfo[]): SwitchInfo[] {
  return switches.filter(({ needs_outlook }) => !needs_outlook || edition.outlook.length > 0);
}

/** Return whether a switch is either on or off. */
export function isPlain({ positions }: SwitchInfo): boolean {
  return positions.length === 1 && positions[0] === "on";
}

/** Blank tiles that an own type of a size takes. */
export function blanksFor({ size }: Pick<ShopInfo, "size">): number {
  return size + SPARE_TILES;
}

/** Blank tiles that the form leaves; a negative number means too many own types. */
export function blanksLeft(form: Pick<TableForm, "ownShops">, edition: EditionInfo): number {
  return form.ownShops.reduce((left, { replaces }) => {
    const shop = edition.shops.find(({ name }) => name === replaces);
    return shop ? left - blanksFor(shop) : left;
  }, edition.blank_tiles);
}

/** What to ask the server for. */
export function toNewTable(
  form: TableForm,
  edition: EditionInfo,
  switches: readonly SwitchInfo[],
): NewTable {
  const variants = switchesFor(edition, switches).flatMap((known) => {
    const position = form.switches[known.name] ?? "";
    if (!position || position === usualPosition(known, edition)) return [];
    if (known.name === FIRST_SEAT && form.seats.length && Number(position) > form.seats.length)
      return [];
    return [isPlain(known) ? known.name : `${known.name}=${position}`];
  });
  const own = edition.blank_tiles
    ? form.ownShops.map(({ replaces, name, symbol }) => ({
        replaces,
        name: name.trim(),
        symbol: symbol.trim(),
      }))
    : [];
  return {
    name: form.name.trim(),
    edition: form.edition,
    seats: form.seats.map((seat) => ({ ...seat, name: seat.name.trim() })),
    variants,
    own_shops: own.filter(({ name }) => name !== ""),
    effects: form.effects,
    pace: form.pace,
    password: form.password,
    public: form.public && form.password === "",
  };
}
