// What the client's code must keep to beyond its types and its format: common mistakes, and layers.

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

import { layerRules } from "./eslint.layers.js";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["src/lib/protocol.ts", ".svelte-check/"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    files: ["**/*.ts"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
  },
  // Types make components slow to lint, and svelte-check reads them with their types already.
  {
    files: ["**/*.svelte"],
    extends: [tseslint.configs.strict, svelte.configs.recommended],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
  },
  {
    rules: {
      // The compiler finds these, and knows the names of the browser and of Node.
      "no-undef": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
      // Names that say nothing about what they stand for.
      "id-denylist": ["error", "one", "told", "found", "tried"],
      // Sets and maps are replaced whole ($state.raw) or die with the function that made them.
      "svelte/prefer-svelte-reactivity": "off",
      // svelte-check sees which remarks are needed.
      "svelte/no-unused-svelte-ignore": "off",
      // Naming a value alone makes an effect depend on it.
      "@typescript-eslint/no-unused-expressions": "off",
    },
  },
  {
    files: ["**/*.ts"],
    rules: {
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true, allowBoolean: true },
      ],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ["src/**"],
    ignores: ["**/*.test.ts", "src/testing/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            ":matches(Program, Program > ExportNamedDeclaration) > :matches(ExpressionStatement, VariableDeclaration) AwaitExpression:not(:function *)",
          message:
            "WebKit lets a module that waits be used before it has run: await in a function.",
        },
      ],
    },
  },
  {
    files: ["**/*.test.ts", "src/testing/**"],
    rules: {
      // A test fails either way, and says where.
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
  ...layerRules,
);
