// What the page of a table needs now and then.

import { Part } from "../lib/part.svelte";

/** What a host changes about a table before its game. */
export const LOBBY_SETUP = new Part(() => import("./LobbySetup.svelte"));
/** What tells that another browser has come to a seat. */
export const SEAT_NOTICE = new Part(() => import("../table/SeatNotice.svelte"));
/** What asks for a table's password. */
export const PASSWORD = new Part(() => import("./EnterPassword.svelte"));
/** What reports a person, for whoever was sent away from the table; at it, it is in the menu. */
export const REPORT = new Part(() => import("../talk/ReportRoom.svelte"));
/** What stands between people who share this device. */
export const SHARED_DEVICE = new Part(() => import("../table/SharedDevice.svelte"));
