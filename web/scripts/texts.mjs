// The message catalogues as files of their own, one for each language: a page loads only the texts of
// its language, and the program stays light. For `virtual:texts`, see src/lib/i18n.ts.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const CATALOGUE = join(import.meta.dirname, "..", "..", "src", "chinatown", "catalogue");
const ID = "virtual:texts";
/** Texts that only the command line shows. */
const ELSEWHERE = [
  "admin.ftl",
  "cli.ftl",
  "outside.ftl",
  "solve.ftl",
  "tournament.ftl",
  "usage.ftl",
];
const LATER_ID = "virtual:later-texts";
/** Texts that are loaded only when somebody asks for them, each area by itself. */
const LATER = ["account", "alerts", "lesson", "missed", "puzzles", "report", "rules"];

function languages() {
  return readdirSync(CATALOGUE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map(({ name }) => name)
    .sort();
}

/** The language in which is said what another one lacks. */
const FALLBACK = "en";

/** The messages of a text by what they are called, each as it is written. */
function messages(text) {
  const parts = text.split(/^(?=-?[a-z][\w-]* =)/m);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(" =")), part]));
}

/** Texts of a language with English ones for what it lacks, so that a page loads one language only. */
function completed(language, read) {
  const text = read(language);
  if (language === FALLBACK) return text;
  const known = messages(text);
  const lacking = [...messages(read(FALLBACK))].filter(([id]) => id && !known.has(id));
  return [text, ...lacking.map(([, message]) => message)].join("\n");
}

/** All texts that a page in this language begins with, in one. */
function completeTextOf(language) {
  return completed(language, textOf);
}

/** All texts of a language itself that a page begins with. */
function textOf(language) {
  const later = LATER.map((area) => `${area}.ftl`);
  return readTexts(
    language,
    (name) => name.endsWith(".ftl") && !ELSEWHERE.includes(name) && !later.includes(name),
  );
}

/** Some texts of a language in one, without the remarks for translators. */
function readTexts(language, wanted) {
  const folder = join(CATALOGUE, language);
  return readdirSync(folder)
    .filter(wanted)
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n")
    .replace(/^#.*\n/gm, "")
    .replace(/\n{2,}/g, "\n");
}

function fileOf(name, text) {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return `assets/${name}-${hash}.txt`;
}

/** How the built client, or with `built` false any other, gets each area that is loaded later. */
function laterAreas(built, emit) {
  return LATER.map((area) => {
    const entries = languages().map((language) => {
      const text = completed(language, (tag) => readTexts(tag, (name) => name === `${area}.ftl`));
      const tag = JSON.stringify(language);
      if (!built) return `${tag}: async () => ${JSON.stringify(text)}`;
      const fileName = fileOf(`${area}-${language}`, text);
      emit(fileName, text);
      return `${tag}: () => get(${JSON.stringify(`/${fileName}`)})`;
    });
    return `${area}: { ${entries.join(", ")} }`;
  });
}

const GET = `const get = async (path) => {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(path);
  return answer.text();
};`;

/** Where index.html shows a text before any script runs: its id, and that of a link that reloads. */
const IN_PAGE = /<!-- text: ([a-z-]+)(?:, ([a-z-]+))? -->/g;

/** A text of one line without variables; undefined where the language lacks it. */
function plain(language, id) {
  return new RegExp(`^${id} = (.*)$`, "m").exec(textOf(language))?.[1];
}

function html(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** A text in every language that has texts, as nobody has been asked yet which one they want. */
function paragraphs(id, link) {
  const inside = languages().flatMap((language) => {
    const [text, press] = [plain(language, id), link && plain(language, link)];
    // What a language lacks is said in English.
    if (text === undefined || (link && press === undefined)) return [];
    const direction = plain(language, "text-direction") ?? "ltr";
    const reload = press ? ` <a href="">${html(press)}</a>` : "";
    return [`<p lang="${language}" dir="${direction}">${html(text)}${reload}</p>`];
  });
  if (!inside.length) throw new Error(`no text ${id} ${link ?? ""}`);
  return inside.join("");
}

/**
 * `virtual:texts` gives, for each language, what it calls itself and how to get its texts;
 * `virtual:later-texts`, for each area that is loaded later, how to get those by language.
 */
export function texts() {
  let built = false;
  return {
    name: "texts",
    configResolved: ({ command }) => {
      built = command === "build";
    },
    transformIndexHtml: (page) => page.replace(IN_PAGE, (_, id, link) => paragraphs(id, link)),
    resolveId: (id) => (id === ID || id === LATER_ID ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LATER_ID}`) {
        const areas = laterAreas(built, (fileName, source) =>
          this.emitFile({ type: "asset", fileName, source }),
        );
        return `${GET}\nexport default { ${areas.join(", ")} };`;
      }
      if (id !== `\0${ID}`) return null;
      const entries = languages().map((language) => {
        const text = completeTextOf(language);
        const name = JSON.stringify(plain(language, "language-name") ?? language);
        const tag = JSON.stringify(language);
        if (!built) return `${tag}: { name: ${name}, get: async () => ${JSON.stringify(text)} }`;
        const fileName = fileOf(language, text);
        this.emitFile({ type: "asset", fileName, source: text });
        return `${tag}: { name: ${name}, get: () => get(${JSON.stringify(`/${fileName}`)}) }`;
      });
      return `const get = async (path) => {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(path);
  return answer.text();
};
export default { ${entries.join(", ")} };`;
    },
  };
}
