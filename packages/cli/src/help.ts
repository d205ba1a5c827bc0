/** What `--help` and `--version` say. */
import { readFile } from "node:fs/promises";
import { COMMON_OPTIONS, describe } from "./frame/options.ts";
import type { Verb } from "./frame/verb.ts";
import { allVerbs } from "./verbs.ts";

export async function overview(): Promise<string> {
  const verbs = await allVerbs();
  return `Write a message on a Rubik's cube and read it back.

Usage: cubegram <verb> [options] [input]
       cubegram                 the web app, when a person types it (cubegram serve)

${verbs.map((verb) => `  ${usageOf(verb).padEnd(20)} ${verb.summary}`).join("\n")}

A STATE is recognized by its form:
  UUUUUUUUURRR…        stickers, faces in the order U R F D L B (letters of faces or of colors)
  "alg:R U R' U'"      what an algorithm makes of a solved cube
  num:12345            the state with that number
  {"cp": …} {"EDGES": …}   JSON of cubejs or cubing.js
  -                    one a line on standard input; TEXT, ALG and NUMBER may be - too; FILE - is
                       standard input as it is

Options of every verb:
${optionLines(COMMON_OPTIONS)}

Data goes to standard output, talk to standard error. Exit code: 0 done, 1 the input cannot be
served, 2 wrong usage; verify and repair have more. cubegram <verb> --help shows examples.

Examples:
${exampleLines(verbs.slice(0, 2))}`;
}

export function verbHelp(verb: Verb): string {
  return `${verb.summary}

Usage: cubegram ${usageOf(verb)} [options]

Options:
${optionLines({ ...verb.options, ...COMMON_OPTIONS })}
${verb.notes ? `\n${verb.notes}\n` : ""}
Examples:
${exampleLines([verb])}`;
}

export async function version(): Promise<string> {
  const manifest = await readFile(new URL("../package.json", import.meta.url), "utf8");
  return `cubegram ${JSON.parse(manifest).version}`;
}

function usageOf({ name, input, inputOptional, many }: Verb): string {
  if (!input) return name;
  if (many) return `${name} ${input}…`;
  return `${name} ${inputOptional ? `[${input}]` : input}`;
}

function optionLines(options: Verb["options"]): string {
  return Object.keys(options)
    .map((name) => `  ${describe(name, options)}`)
    .join("\n");
}

function exampleLines(verbs: readonly Verb[]): string {
  return verbs
    .flatMap((verb) => verb.examples)
    .map(([command, purpose]) => `  cubegram ${command}\n      ${purpose}`)
    .join("\n");
}
