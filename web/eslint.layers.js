// The layers of the client as rules for ESLint; docs/web.md says what belongs where.

/** The layers from the bottom up: a folder imports only from folders of the layers before its own. */
export const LAYERS = [
  ["lib"],
  ["symbols"],
  ["board", "ui", "motion"],
  ["learn"],
  ["talk"],
  ["table"],
  ["pages"],
];

/** For each folder, a rule against imports from its neighbours and from all layers above. */
export const layerRules = /** @type {import("eslint").Linter.Config[]} */ (
  LAYERS.flatMap((layer, height) =>
    layer.map((folder) => {
      const others = [
        ...layer.filter((neighbour) => neighbour !== folder),
        ...LAYERS.slice(height + 1).flat(),
        "testing",
      ];
      return {
        files: [`src/${folder}/**/*.{ts,svelte}`],
        ignores: ["**/*.test.ts"],
        rules: {
          "no-restricted-imports": [
            "error",
            {
              patterns: [
                {
                  regex: `^\\.\\./(\\.\\./)?(${others.join("|")})(/|$)`,
                  message: `${folder}/ may not import it (docs/web.md, "Layers").`,
                },
              ],
            },
          ],
        },
      };
    }),
  )
);
