/** The texts of `--help` and `--version` and the manual page, all derived from the verbs' records. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { COMMON_OPTIONS, flagOf, helpOf, optionsOf } from "./frame/options.ts";
import { loadAll, type Options, type Verb, type Verbs } from "./frame/verb.ts";
import { wrapped } from "./frame/words.ts";

/** Where the build writes the overview down (overview.mjs): composing it loads every verb. */
const WRITTEN = new URL("./overview.txt", import.meta.url);

export async function overview(verbs: Verbs): Promise<string> {
  return existsSync(WRITTEN) ? readFile(WRITTEN, "utf8") : composedOverview(verbs);
}

export async function composedOverview(all: Verbs): Promise<string> {
  const verbs = await loadAll(all);
  return `Write a message on a Rubik's cube and read it back.

Usage: cubegram <verb> [options] [input]
       cubegram                 the web app, when you type it at a terminal (cubegram serve)

Verbs:
${verbs.map((verb) => `  ${usageOf(verb).padEnd(20)} ${verb.summary}`).join("\n")}

STATE:
${STATE_FORMS.map(([form, meaning]) => `  ${form.padEnd(23)} ${meaning}`).join("\n")}

Options of every verb:
${optionLines(COMMON_OPTIONS)}

${STREAMS_AND_CODES}
cubegram <verb> --help shows examples.

Examples:
${exampleLines(verbs.slice(0, 2))}`;
}

/** How a STATE is recognized. */
export const STATE_FORMS: readonly (readonly [form: string, meaning: string])[] = [
  ["UUUUUUUUURRR…", "stickers, faces in the order U R F D L B (letters of faces or colors)"],
  [`"alg:R U R' U'"`, "a solved cube after an algorithm"],
  ["num:12345", "the state with that number"],
  [`'{"cp": …}'`, "JSON of cubejs or cubing.js (KPattern)"],
  ["photo:a.jpg,b.jpg…", "photographs of its faces, in any order (cubegram scan --help)"],
  ["-", "one per line from standard input (TEXT, ALG and NUMBER too)"],
  ["", "for FILE, - is standard input itself"],
];

const STREAMS_AND_CODES = `Data goes to standard output, everything else to standard error. Exit codes: 0 done, 1 the input
cannot be served, 2 wrong usage; verify and repair have more.`;

export function verbHelp(verb: Verb): string {
  return `${verb.summary}

Usage: cubegram ${usageOf(verb)} [options]

Options:
${optionLines(optionsOf(verb))}
${verb.notes ? `\n${verb.notes}\n` : ""}
Examples:
${exampleLines([verb])}`;
}

/** With `debug` also what a report of a bug should say about where it happened. */
export async function version(debug = false): Promise<string> {
  const name = `cubegram ${await packageVersion()}`;
  if (!debug) return name;
  const { availableParallelism, release, totalmem } = await import("node:os");
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${name}\nNode ${process.version}, ${process.platform} ${release()} ${process.arch}, ${availableParallelism()} processors, ${memory} GiB`;
}

export async function packageVersion(): Promise<string> {
  return (await manifest()).version;
}

/** Where the app is for everyone, by the same rule as the site. */
export async function appAddress(): Promise<string> {
  const { repository } = await manifest();
  const [owner, name] = new URL(repository.url.replace(/^git\+|\.git$/g, "")).pathname.slice(1).split("/");
  return `https://${owner}.github.io/${name}/`;
}

async function manifest() {
  return JSON.parse(await readFile(new URL("../package.json", import.meta.url), "utf8"));
}

function usageOf({ name, input, inputOptional, many }: Verb): string {
  if (!input) return name;
  if (many) return `${name} ${input}…`;
  return `${name} ${inputOptional ? `[${input}]` : input}`;
}

/** No line of the help is longer. */
const WIDTH = 100;
/** Wide enough for most flags; a longer one has its text on the next line. */
const FLAG_WIDTH = 20;

function optionLines(options: Options): string {
  const indent = " ".repeat(FLAG_WIDTH + 3);
  return Object.entries(options)
    .map(([name, option]) => {
      const flag = `  ${flagOf(name, option)}`;
      const lines = wrapped(helpOf(option), WIDTH - indent.length).map((line) => indent + line);
      if (flag.length >= indent.length) return [flag, ...lines].join("\n");
      return [flag + lines[0].slice(flag.length), ...lines.slice(1)].join("\n");
    })
    .join("\n");
}

function exampleLines(verbs: readonly Verb[]): string {
  return verbs
    .flatMap((verb) => verb.examples)
    .map(([command, purpose]) => `  cubegram ${command}\n      ${purpose}`)
    .join("\n");
}

/** The manual page in the language of man(7). */
export async function manualPage(all: Verbs): Promise<string> {
  const verbs = await loadAll(all);
  const lines = [
    `.TH CUBEGRAM 1 "" "cubegram ${await packageVersion()}" "User Commands"`,
    ".SH NAME",
    "cubegram \\- write a message on a Rubik's cube and read it back",
    ".SH SYNOPSIS",
    ".B cubegram",
    "verb [options] [input]",
    ".SH DESCRIPTION",
    roff(
      "Without a verb, at a terminal, cubegram serves the web app on this machine. A STATE is recognized by its form:",
    ),
    ...STATE_FORMS.filter(([form]) => form !== "").flatMap(([form, meaning]) => [
      ".TP",
      bold(form),
      roff(form === "-" ? "one per line on standard input; for FILE, - is standard input itself" : meaning),
    ]),
    ".SH VERBS",
    ...verbs.flatMap((verb) => [
      `.SS ${roff(usageOf(verb))}`,
      roff(verb.summary),
      ...tagged(verb.options),
      ...(verb.notes ? [".PP", ...verb.notes.split("\n").map(roff)] : []),
      ...verb.examples.flatMap(([command, purpose]) => [
        ".PP",
        ".nf",
        `    cubegram ${roff(command)}`,
        `        ${roff(purpose)}`,
        ".fi",
      ]),
    ]),
    ".SH COMMON OPTIONS",
    ...tagged(COMMON_OPTIONS),
    ".SH OUTPUT AND EXIT CODES",
    ...STREAMS_AND_CODES.split("\n").map(roff),
    ".SH ENVIRONMENT",
    ...[
      ["NO_COLOR, FORCE_COLOR", "never or always use colors"],
      ["PAGER", "shows help that is longer than the screen"],
      ["XDG_CACHE_HOME", "where solvers keep their tables"],
    ].flatMap(([name, meaning]) => [".TP", bold(name), meaning]),
  ];
  return lines.join("\n");
}

function tagged(options: Options): string[] {
  return Object.entries(options).flatMap(([name, option]) => [
    ".TP",
    bold(flagOf(name, option)),
    roff(helpOf(option)),
  ]);
}

function bold(text: string): string {
  return `\\fB${roff(text)}\\fR`;
}

/** Plain text for man(7): dashes that can be copied, and no line mistaken for a request. */
function roff(text: string): string {
  return text.replaceAll("\\", "\\e").replaceAll("-", "\\-").replaceAll("'", "\\(aq").replace(/^\./, "\\&.");
}
