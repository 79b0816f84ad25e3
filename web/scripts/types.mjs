// Turns the JSON Schema of every message (standard input) into TypeScript types (standard output),
// and the constants beside it into exported values.
//
// Use `make types`, which takes the schema from the server's own models.

import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const BANNER =
  "// Made by `make types` from src/chinatown/protocol and server/messages: do not edit by hand.\n";

/**
 * Rewrite a schema, and all schemas in it, into the dialect that the compiler reads.
 *
 * A title would make a named type of every field; tuples have to be lists below "items".
 */
function adapt(schema) {
  if (Array.isArray(schema)) return schema.map(adapt);
  if (schema === null || typeof schema !== "object") return schema;
  const { prefixItems, ...rest } = schema;
  delete rest.title;
  const adapted = {};
  for (const [key, value] of Object.entries(rest)) {
    const named = key === "properties" || key === "$defs";
    adapted[key] = named ? mapValues(value, adapt) : adapt(value);
  }
  if (prefixItems) {
    adapted.items = adapt(prefixItems);
    adapted.additionalItems = false;
  }
  return adapted;
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

/** Leave out what the compiler says about itself and the empty type of the schema as a whole. */
function tidy(types) {
  return types
    .replaceAll(/(?: \*\n)? \* This interface was referenced by [^\n]*\n \* via the [^\n]*\n/g, "")
    .replaceAll("/**\n */\n", "")
    .replace("export interface Protocol {\n  [k: string]: unknown;\n}\n", "");
}

/** Write constants as exported values. */
function exported(constants) {
  return Object.entries(constants)
    .map(([name, value]) => {
      const literal = Array.isArray(value)
        ? `[\n${value.map((item) => `  ${JSON.stringify(item)},\n`).join("")}] as const`
        : JSON.stringify(value);
      return `export const ${name} = ${literal};\n`;
    })
    .join("");
}

const { constants, ...messages } = JSON.parse(await text(process.stdin));
const schema = adapt(messages);
const types = await compile(schema, "Protocol", {
  additionalProperties: false,
  bannerComment: BANNER,
  format: true,
  ignoreMinAndMaxItems: true,
  style: { printWidth: 100 },
  unreachableDefinitions: true,
});
process.stdout.write(`${tidy(types)}\n${exported(constants)}`);
