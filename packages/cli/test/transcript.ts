/**
 * Runs a transcript: a text file with what a person types and what the program says, and below it the files that they have.
 * README.md beside it has the format. The answer is the transcript as it happened: lines that hold stay as they are written.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { inFolder, runBytes } from "./run-bytes.ts";
import { testCache } from "./run-main.ts";

/** A command, as typed, and the lines below it that say what happened. */
export interface Step {
  readonly command: string;
  readonly expected: readonly string[];
}

export interface Transcript {
  /** Comments and empty lines stand between the steps. */
  readonly parts: readonly (string | Step)[];
  readonly files: readonly { readonly name: string; readonly content: Uint8Array }[];
  /** From the first `-- name --` on, as written. */
  readonly attached: string;
}

interface Happened {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

const FILE_HEAD = /^-- (\S+)( \(base64\))? --$/m;

export function parseTranscript(text: string): Transcript {
  const at = FILE_HEAD.exec(text)?.index ?? text.length;
  const parts: (string | Step)[] = [];
  let expected: string[] = [];
  for (const line of text.slice(0, at).split("\n")) {
    if (/^(terminal)?\$ /.test(line)) {
      expected = [];
      parts.push({ command: line, expected });
    } else if (/^([12]>|exit )/.test(line)) expected.push(line);
    else parts.push(line);
  }
  const attached = text.slice(at);
  const heads = [...attached.matchAll(new RegExp(FILE_HEAD, "gm"))];
  const files = heads.map((head, i) => {
    const content = attached.slice(head.index + head[0].length + 1, heads[i + 1]?.index);
    return { name: head[1], content: Buffer.from(content, head[2] ? "base64" : "utf8") };
  });
  return { parts, files, attached };
}

export async function runTranscript(text: string): Promise<string> {
  const { parts, files, attached } = parseTranscript(text);
  const values = new Map<string, string>();
  const lines: string[] = [];
  await inFolder(async (folder) => {
    for (const { name, content } of files) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    for (const part of parts) {
      if (typeof part === "string") {
        lines.push(part);
        continue;
      }
      const happened = await runLine(valued(part.command, values), folder);
      const asWritten =
        holds(part.expected, happened, values) && (await refusalHolds(part, happened, values, folder));
      lines.push(
        part.command,
        ...(asWritten ? part.expected : await described(part, happened, values, folder)),
      );
    }
  });
  return lines.join("\n") + attached;
}

const valued = (text: string, values: ReadonlyMap<string, string>) =>
  text.replaceAll(/\$([A-Z]+)/g, (whole, name) => values.get(name) ?? whole);

/** Whether what happened is what is written; names in it (`$MOVES`) get their values. */
function holds(
  expected: readonly string[],
  { code, stdout, stderr }: Happened,
  values: Map<string, string>,
): boolean {
  const exit = expected.flatMap((line) => /^exit (\d)/.exec(line)?.[1] ?? [])[0] ?? "0";
  const matches = [stdout.toString(), stderr].map((said, i) =>
    patternOf(
      expected.filter((line) => line.startsWith(`${i + 1}>`)).map((line) => line.slice(3)),
      values,
    ).exec(said),
  );
  if (code !== Number(exit) || matches.includes(null)) return false;
  for (const match of matches)
    for (const [name, value] of Object.entries(match!.groups ?? {})) values.set(name, value);
  return true;
}

/** `…` is anything within a line, and alone on a line any lines; `$NAME` is the value that it had, or gets one. A `\` at the end: no line break. */
function patternOf(lines: readonly string[], values: ReadonlyMap<string, string>): RegExp {
  const named = new Set<string>();
  const source = lines.map((line) => {
    if (line === "…") return "(?:.*\\n)*?";
    const isOpen = line.endsWith("\\");
    const pattern = (isOpen ? line.slice(0, -1) : line)
      .split(/(…|\$[A-Z]+|\\e)/)
      .map((piece) => {
        if (piece === "…") return ".*?";
        if (piece === "\\e") return "\\x1b";
        const name = /^\$([A-Z]+)$/.exec(piece)?.[1];
        if (name === undefined) return escaped(piece);
        if (values.has(name)) return escaped(values.get(name)!);
        if (named.has(name)) return `\\k<${name}>`;
        named.add(name);
        return `(?<${name}>.*?)`;
      })
      .join("");
    return pattern + (isOpen ? "" : "\\n");
  });
  return new RegExp(`^${source.join("")}$`, "u");
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** The code in `exit 1 (too-long)`. */
export const codeIn = ({ expected }: Step): string | undefined =>
  expected.flatMap((line) => /^exit \d \(([\w-]+)\)$/.exec(line)?.[1] ?? []).at(0);

/**
 * A refusal that names its code says why on standard error and nothing on standard output, with `--quiet` too, and with `--json` is an
 * object with that code.
 */
async function refusalHolds(
  step: Step,
  happened: Happened,
  values: ReadonlyMap<string, string>,
  folder: string,
): Promise<boolean> {
  const code = codeIn(step);
  return code === undefined || code === (await codeOf(step, happened, values, folder));
}

async function codeOf(
  { command }: Step,
  loud: Happened,
  values: ReadonlyMap<string, string>,
  folder: string,
): Promise<string | undefined> {
  const line = valued(command, values);
  const hushed = await runLine(line, folder, "-q");
  const object = await runLine(line, folder, "--json");
  const isSaid = (stderr: string) =>
    /^cubegram: \S/m.test(stderr) && !/undefined|\[object|Unexpected|\n\s+at .*:\d+:\d+/.test(stderr);
  if ([hushed, object].some(({ code }) => code !== loud.code) || loud.stdout.length > 0) return undefined;
  if (!isSaid(loud.stderr) || !isSaid(hushed.stderr)) return undefined;
  try {
    const { error } = JSON.parse(object.stdout.toString());
    return /\w/.test(error.message) ? error.code : undefined;
  } catch {
    return undefined;
  }
}

/** What happened, as lines of a transcript. */
async function described(
  step: Step,
  happened: Happened,
  values: ReadonlyMap<string, string>,
  folder: string,
): Promise<string[]> {
  const { code, stdout, stderr } = happened;
  const linesOf = (said: string, stream: number) => {
    if (said === "") return [];
    const lines = said.replaceAll("\x1b", "\\e").split("\n");
    const last = lines.pop();
    return [...lines, ...(last === "" ? [] : [`${last}\\`])].map((line) => `${stream}> ${line}`.trimEnd());
  };
  const reason = code !== 0 && stdout.length === 0 ? await codeOf(step, happened, values, folder) : undefined;
  const exit = code === 0 ? [] : [`exit ${code}${reason === undefined ? "" : ` (${reason})`}`];
  return [...linesOf(stdout.toString(), 1), ...linesOf(stderr, 2), ...exit];
}

/** Runs a line of commands, joined by `|`; `more` is one more word for the last `cubegram`. */
async function runLine(line: string, folder: string, more = ""): Promise<Happened> {
  const [, prompt, typed] = /^(\w*)\$ (.*)$/.exec(line)!;
  const words = wordsOf(typed);
  const commands = split(words);
  let stdin: Buffer = Buffer.alloc(0);
  let stderr = "";
  let code = 0;
  for (const [i, { argv, env, from, to }] of commands.entries()) {
    if (from !== undefined) stdin = await readFile(placed(from, folder));
    const [name, ...rest] = argv;
    const isLast = i === commands.length - 1;
    const builtin = BUILTINS[name];
    if (builtin) stdin = Buffer.from(await builtin(rest, folder));
    else if (name !== "cubegram") throw new Error(`a transcript has no command ${name}: ${line}`);
    else {
      const said = await runBytes(
        [...(isLast && more !== "" ? [more] : []), ...rest.map((word) => placed(word, folder))],
        { stdin, terminal: isLast && prompt === "terminal", env: { ...testCache, ...env } },
      );
      stdin = said.stdout;
      stderr += said.stderr;
      code = said.code;
    }
    if (to !== undefined) {
      await writeFile(placed(to, folder), stdin);
      stdin = Buffer.alloc(0);
    }
  }
  const shown = (text: string) => text.replaceAll(`${folder}/`, "./");
  const isText = !stdin.includes(0xfffd) && Buffer.from(stdin.toString()).equals(stdin);
  return { code, stdout: isText ? Buffer.from(shown(stdin.toString())) : stdin, stderr: shown(stderr) };
}

/** What else can be typed. */
const BUILTINS: Readonly<
  Record<string, (words: readonly string[], folder: string) => Promise<string | Uint8Array>>
> = {
  echo: async (words) => `${words.join(" ")}\n`,
  printf: async ([text]) => unescaped(text),
  cat: async (files, folder) =>
    Buffer.concat(await Promise.all(files.map((file) => readFile(placed(file, folder))))),
  cmp: async ([one, other], folder) =>
    (await readFile(placed(one, folder))).equals(await readFile(placed(other, folder)))
      ? ""
      : `${one} ${other} differ\n`,
  ls: async ([path = "./"], folder) =>
    (await readdir(placed(path, folder)))
      .sort()
      .map((name) => `${name}\n`)
      .join(""),
};

/** `./` is the transcript's folder. */
const placed = (word: string, folder: string) => word.replaceAll(/(^|[:,=])\.\//g, `$1${folder}/`);

type Word = string | { readonly sign: string };

/** Words as a shell divides them: at blanks, but for what stands in quotes (`$'…'` with escapes). `|`, `<` and `>` are signs. */
function wordsOf(line: string): Word[] {
  const quoted = /\$'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|'([^']*)'/g;
  const words = line.match(new RegExp(`(?:${quoted.source}|[^\\s"'])+`, "g")) ?? [];
  return words.map((word) =>
    /^[|<>]$/.test(word)
      ? { sign: word }
      : word.replaceAll(quoted, (_, escapes, double, single) =>
          escapes !== undefined ? unescaped(escapes) : (single ?? double.replaceAll(/\\(["\\])/g, "$1")),
        ),
  );
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(n|r|t|\\|x[0-9a-f]{2})/g, (_, what: string) =>
    what.startsWith("x")
      ? String.fromCharCode(Number.parseInt(what.slice(1), 16))
      : { n: "\n", r: "\r", t: "\t", "\\": "\\" }[what]!,
  );
}

interface Command {
  readonly env: Record<string, string>;
  readonly argv: string[];
  from?: string;
  to?: string;
}

function split(words: readonly Word[]): Command[] {
  const commands: Command[] = [{ env: {}, argv: [] }];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    const command = commands.at(-1)!;
    if (typeof word === "string") {
      const [, name, value] = /^([A-Z_]+)=(.*)$/s.exec(word) ?? [];
      if (command.argv.length === 0 && name !== undefined) command.env[name] = value;
      else command.argv.push(word);
    } else if (word.sign === "|") commands.push({ env: {}, argv: [] });
    else command[word.sign === "<" ? "from" : "to"] = String(words[++at]);
  }
  return commands;
}
