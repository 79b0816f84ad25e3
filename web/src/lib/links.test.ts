import { expect, test } from "vitest";

import { codeOf, reachOf, tableIn } from "./links";

const at = (origin: string): Pick<Location, "hostname" | "origin"> => new URL(origin);
const HERE = at("http://127.0.0.1:8000");
const LAN = "http://192.168.1.7:8000";
const PUBLIC = "https://chinatown.example.org";

test("a link holds the address that others can open", () => {
  expect(reachOf({ public_url: "", network_url: LAN }, HERE)).toEqual({
    origin: LAN,
    local: false,
  });
  expect(reachOf({ public_url: PUBLIC, network_url: LAN }, HERE).origin).toBe(PUBLIC);
});

test("whoever came by an address of the network passes on that one", () => {
  const reach = reachOf({ public_url: "", network_url: LAN }, at("http://10.0.0.2:8000"));
  expect(reach).toEqual({ origin: "http://10.0.0.2:8000", local: false });
});

test.each(["http://127.0.0.1:8000", "http://localhost:8000", "http://[::1]:8000"])(
  "a server that only this computer reaches says so at %s",
  (origin) => {
    const reach = reachOf({ public_url: "", network_url: "" }, at(origin));
    expect(reach).toEqual({ origin, local: true });
  },
);

test("a code is read aloud in groups", () => {
  expect(codeOf("abcdefgh2345")).toBe("ABCD-EFGH-2345");
  expect(codeOf("abc")).toBe("ABC");
});

test.each([
  "ABCD-EFGH-2345",
  " abcd efgh 2345. ",
  "abcdefgh2345",
  "http://192.168.1.7:8000/t/ABCDEFGH2345.",
  "https://chinatown.example.org/t/abcdefgh2345?from=chat",
])("%s finds the table", (text) => {
  expect(tableIn(text)).toBe("abcdefgh2345");
});

test.each(["", " - ", "."])("%j is no code", (text) => {
  expect(tableIn(text)).toBe("");
});
