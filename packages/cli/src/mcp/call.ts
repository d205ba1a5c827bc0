/** Answers a call of a tool: checks its arguments as a command line, runs the verb, says in words and as data what came of it. */
import { Readable, Writable } from "node:stream";
import { colorNames, SCHEME_NAMES } from "@cubegram/core/drawing";
import { FACES, MAX_SIZE, MIN_SIZE } from "@cubegram/core/geometry";
import { parseCommandLine } from "../command-line.ts";
import { choiceOption, integerOption } from "../frame/options.ts";
import { openOutput, type Sink } from "../frame/output.ts";
import { problemOf, wordsOf } from "../frame/problem.ts";
import {
  type Answer,
  type Host,
  type Option,
  type Request,
  usageError,
  type Values,
  type Verb,
  type Verbs,
} from "../frame/verb.ts";
import { didYouMean, plural, sizeName } from "../frame/words.ts";
import { readCube } from "../state/state-argument.ts";
import { offeredOptions, TOOLS, type Tool } from "./tools.ts";

type Content =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "image"; readonly data: string; readonly mimeType: string };

interface Called {
  readonly [key: string]: unknown;
  readonly content: Content[];
  readonly structuredContent: Record<string, unknown>;
  readonly isError?: boolean;
}

/** What the call comes with besides its arguments. */
export interface Circumstances {
  readonly verbs: Verbs;
  readonly store: Request["store"];
  readonly env: Host["env"];
  /** Aborts when the client no longer wants the answer. */
  readonly signal: AbortSignal;
  /** Told what long work is at; none if the client did not ask. */
  readonly onProgress?: (message: string) => void;
}

/** `name` is one of TOOLS. A wrong argument or an impossible cube is an answer too, which the agent can learn from: this never rejects. */
export async function callTool(
  name: string,
  given: Readonly<Record<string, unknown>>,
  circumstances: Circumstances,
): Promise<Called> {
  try {
    return await answerCall(name, given, circumstances);
  } catch (error) {
    const problem = problemOf(error, false);
    return {
      content: [saying(wordsOf(problem).join("\n"))],
      structuredContent: { error: problem },
      isError: true,
    };
  }
}

async function answerCall(
  name: string,
  given: Readonly<Record<string, unknown>>,
  { verbs, store, env, signal, onProgress }: Circumstances,
): Promise<Called> {
  const tool: Tool = TOOLS[name];
  const verb = await verbs[tool.verb]();
  const { words, values } = await parseCommandLine(await argumentsOf(name, tool, verb, given), verbs);
  const size = integerOption(values, "size", MIN_SIZE, MAX_SIZE);
  const set: Values = { ...values, ...tool.fixed };
  const picture: Uint8Array[] = [];
  const answer = await verb.run(words.join(" "), {
    values: set,
    verbs,
    size,
    isDash: false,
    inStream: false,
    store,
    terminal: false,
    color: false,
    // The real streams carry the protocol.
    host: {
      stdin: Readable.from([]),
      stdout: sink(() => undefined),
      stderr: sink((chunk) => onProgress?.(String(chunk).trim())),
      env,
      signal,
    },
    words,
    ask: async () => {
      throw usageError("there is no terminal to ask on.");
    },
    claimStdout: () => openOutput(sink((chunk) => picture.push(chunk))),
    note: async () => undefined,
    showProgress: onProgress !== undefined,
  });
  const told = TELLERS[name]?.(answer, set, words.join(" "), size) ?? {
    json: answer.json,
    text: [answer.before, answer.text, answer.after].flatMap((part) => (part ? [part] : [])).join("\n"),
  };
  return {
    content: [
      ...(picture.length > 0 ? [png(Buffer.concat(picture))] : []),
      saying(told.text),
      // For clients that show no structured content, as the protocol advises.
      saying(JSON.stringify(told.json)),
    ],
    structuredContent: told.json,
  };
}

/** The arguments as a command line, which is then checked as any other. */
async function argumentsOf(
  name: string,
  tool: Tool,
  verb: Verb,
  given: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const options = offeredOptions(tool, verb);
  const known = [tool.input, ...Object.keys(options)];
  const flags: string[] = [];
  for (const [key, value] of Object.entries(given)) {
    if (key === tool.input) continue;
    if (!Object.hasOwn(options, key))
      throw usageError(
        `${name} has no argument ${JSON.stringify(key)}.${didYouMean(key, known)} It takes ${known.join(", ")}.`,
      );
    flags.push(...flagsFor(name, key, options[key], value));
  }
  return [tool.verb, ...flags, "--", ...inputWords(name, tool, given[tool.input])];
}

function flagsFor(name: string, key: string, { type }: Option, value: unknown): string[] {
  if (type === "boolean" && typeof value === "boolean") return value ? [`--${key}`] : [];
  if (type === "string" && (typeof value === "string" || typeof value === "number"))
    return [`--${key}=${value}`];
  throw usageError(`${name} expects ${key} to be a ${type}, got ${JSON.stringify(value)}.`);
}

function inputWords(name: string, { input }: Tool, value: unknown): string[] {
  const isList = input === "pictures";
  if (isList && Array.isArray(value) && value.every((one) => typeof one === "string")) return value;
  if (!isList && typeof value === "string") return [value];
  if (input === "number" && typeof value === "number") return [String(value)];
  const expected = isList ? "a list of strings" : "a string";
  throw usageError(
    value === undefined
      ? `${name} expects ${input}, ${expected}.`
      : `${name} expects ${input} to be ${expected}, got ${JSON.stringify(value).slice(0, 40)}.`,
  );
}

function sink(take: (chunk: Uint8Array) => void): Sink {
  return new Writable({
    write(chunk, _encoding, done) {
      take(chunk);
      done();
    },
  });
}

function png(bytes: Buffer): Content {
  return { type: "image", data: bytes.toString("base64"), mimeType: "image/png" };
}

/** Who speaks is known here. */
function saying(words: string): Content {
  return { type: "text", text: words.replaceAll(/^cubegram: /gm, "") };
}

/** An answer in words, and as data. */
type Told = Pick<Answer, "json" | "text">;
type Teller = (answer: Answer, values: Values, input: string, size: number | undefined) => Told;

/** What a tool says where the verb's own words would not do: the next step only, and a picture in words. */
const TELLERS: Readonly<Partial<Record<string, Teller>>> = { teach: nextStep, draw: inWords };

interface Step {
  readonly name: string;
  readonly moves: string;
  readonly text: string;
  readonly goal: string;
}

function nextStep({ json }: Answer, _values: Values, input: string, size: number | undefined): Told {
  const [step, ...later] = json.steps as readonly Step[];
  const cube = readCube(input, size);
  if (!step)
    return { json: { solved: true, left: 0, facelets: cube.facelets() }, text: "The cube is solved." };
  const { name, moves, text, goal } = step;
  const facelets = cube.apply(moves).facelets();
  return {
    json: { solved: false, name, moves, text, goal, left: later.length, facelets },
    text: [
      `${name}. ${goal}`,
      `Moves: ${moves}`,
      text,
      `The cube then shows ${facelets}, held as the moves leave it; ${plural(later.length, "step")} left.`,
    ].join("\n"),
  };
}

const SIDES: Readonly<Record<string, string>> = {
  U: "Up",
  R: "Right",
  F: "Front",
  D: "Down",
  L: "Left",
  B: "Back",
};

/** Every face row by row, as it is read when one looks straight at it. */
function inWords({ json }: Answer, values: Values): Told {
  const { facelets, size } = json as { readonly facelets: string; readonly size: number };
  const names = colorNames(choiceOption(values, "scheme", SCHEME_NAMES));
  const colors = [...facelets].map(
    (letter) => names[FACES.indexOf(letter as (typeof FACES)[number])] ?? "unknown",
  );
  const faces = FACES.map((face, index) => {
    const rows = Array.from({ length: size }, (_, row) => {
      const start = (index * size + row) * size;
      return colors.slice(start, start + size).join(" ");
    });
    return `${SIDES[face]}: ${rows.join(" / ")}`;
  });
  const words = `A ${sizeName(size)}, the colors of each face row by row, from the left:\n${faces.join("\n")}`;
  return { json: { facelets, size, words }, text: words };
}
