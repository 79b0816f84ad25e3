// Turns the JSON Schema of every message (standard input) into TypeScript types (standard output).
//
// Use `make types`, which takes the schema from the server's own models.

import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const BANNER = "// Made by `make types` from src/chinatown/server/messages.py: do not edit by hand.\n";

const schema = JSON.parse(await text(process.stdin));
const types = await compile(schema, "Protocol", {
  additionalProperties: false,
  bannerComment: BANNER,
  format: true,
  style: { printWidth: 100 },
  unreachableDefinitions: true,
});
process.stdout.write(types);
