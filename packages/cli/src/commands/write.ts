/** write TEXT: the moves that put a message on one solved cube or on several. */
import { unwrap } from "@cubegram/core/errors";
import {
  MAX_MESSAGE_CUBES,
  parseCoordinates,
  type WrittenMessage,
  writeLetters,
  writeMessage,
} from "@cubegram/core/message";
import { LANGUAGES, TEXT_CREDITS } from "@cubegram/core/text";
import { checkPapers, finderPage, PAPER_OPTIONS, wantsPapers, writePapers } from "../archive/papers.ts";
import { isSecret } from "../files/password.ts";
import { choiceOption } from "../frame/options.ts";
import { type Answer, type Request, usageError, type Values, type Verb } from "../frame/verb.ts";
import { plural, sizeName } from "../frame/words.ts";
import { appAddress } from "../help.ts";
import {
  checkAsked,
  MESSAGE_FORMS,
  MESSAGE_OPTIONS,
  type MessageForm,
  readingOptions,
  readMessage,
} from "../message/form.ts";
import { resumeAnswer } from "../message/resume.ts";

export const write: Verb = {
  name: "write",
  summary: "the moves that put a message on a solved cube",
  input: "TEXT",
  inputOptional: true,
  options: {
    ...MESSAGE_OPTIONS,
    cubes: { type: "string", value: "K|auto", help: "how many cubes, or auto for as few as the text needs" },
    resume: {
      type: "string",
      value: "STATE",
      help: "what the cube shows now: finds the mistake and goes on from there",
    },
    ...PAPER_OPTIONS,
    "dry-run": { type: "boolean", help: "print only how many bits and turns the text takes" },
    workers: { type: "string", value: "N", help: "with -: write on N threads at once (default: all cores)" },
    models: { type: "boolean", help: "list the languages with a text model" },
  },
  examples: [
    ['write "MEET AT NOON"', "moves for a solved 3x3, held with white up and green in front"],
    ['write "HELLO" --check 0', "fewer moves, but a wrong turn goes unnoticed"],
    ['write --cubes 2 "As long as it takes, and then some."', "two cubes, in this order"],
    ["write --as number 12345 --json", "any state by its number, as one JSON object"],
    ['write --as coordinates "N 52° 31.123 E 13° 24.456"', "a place, to a thousandth of a minute"],
    ["write --as letters TREASURE", "a word to read with a pencil: --card FILE makes the worksheet"],
    ['write "HELLO" --resume "alg:R U2"', "from the cube as it is now to the message"],
    ['write "Does this fit?" --dry-run', "bits and turns, no moves"],
    ["write - < lines.txt", "one cube per line, on all cores"],
  ],
  parallelFrom: 4,
  async run(input, request) {
    if (request.values.models) return textModels();
    if (!request.inStream && request.words.length === 0)
      throw usageError(
        `write expects TEXT (or - to read one per line from standard input), as in: cubegram ${write.examples[0][0]}`,
      );
    const form = choiceOption(request.values, "as", MESSAGE_FORMS);
    const { resume, "dry-run": isDry } = request.values;
    if (wantsPapers(request.values)) {
      if (request.inStream || resume !== undefined || isDry === true)
        throw usageError("--sheet and --card take one TEXT, without --resume and --dry-run.");
      await checkPapers(request.values, request.size ?? 3);
    }
    const message = await written(input, form, request);
    if (isDry === true) return dryAnswer(message);
    return typeof resume === "string"
      ? resumeAnswer(message, resume, request)
      : answer(input, form, message, request);
  },
};

async function written(input: string, form: MessageForm, request: Request): Promise<WrittenMessage> {
  const { size = 3, store, values } = request;
  const search = store ? { store } : {};
  if (form !== "letters")
    return writeMessage(readMessage(input, form), {
      ...(await readingOptions(request, true)),
      size,
      cubes: cubesOption(values),
      ...search,
    });
  const other = ["cubes", "check", "code", "password", "password-file", "tweak"].find(
    (name) => values[name] !== undefined,
  );
  if (other !== undefined) throw usageError(`--as letters cannot be combined with --${other}.`);
  if (size !== 3) throw usageError(`--as letters writes on a 3x3, got --size ${size}.`);
  return writeLetters(input, search);
}

function cubesOption({ cubes = "1" }: Values): number | "auto" {
  if (cubes === "auto") return cubes;
  if (/^\d{1,4}$/.test(String(cubes)) && Number(cubes) >= 1 && Number(cubes) <= MAX_MESSAGE_CUBES)
    return Number(cubes);
  throw usageError(
    `--cubes expects auto or a whole number from 1 to ${MAX_MESSAGE_CUBES}, got ${JSON.stringify(cubes)}.`,
  );
}

/** The cost of a message, without its moves. */
function dryAnswer({ text, size, length, bits, room, check }: WrittenMessage): Answer {
  const cost = `${bits} bits used, ${room} left; ${plural(length, "turn")}`;
  return { json: { text, size, length, bits, room, check }, text: cost };
}

/** Separates the cubes of a row that are printed on one line. */
const BETWEEN_CUBES = " ; ";

async function answer(
  input: string,
  form: MessageForm,
  message: WrittenMessage,
  { values }: Request,
): Promise<Answer> {
  const { size, length, number, bits, room, check, written } = message;
  const facelets = message.cubes.map((cube) => cube.facelets());
  const moves = written.map(({ alg }) => alg);
  const cubes = message.cubes.map((cube, i) => ({
    moves: moves[i],
    facelets: facelets[i],
    number: String(cube.rank()),
  }));
  const papers = wantsPapers(values)
    ? await writePapers(
        message,
        message.text ?? input,
        finderPage(message, form, await addressOf(values)),
        values,
      )
    : [];
  return {
    json: {
      ...saidIn(form, message.text ?? input),
      size,
      moves: moves.join(BETWEEN_CUBES),
      length,
      facelets: facelets.join(BETWEEN_CUBES),
      number: String(number),
      bits,
      room,
      check,
      ...(values.cubes !== undefined && { cubes }),
      ...(papers.length > 0 && { papers }),
    },
    before: introduction(message),
    text: moves.join("\n"),
    line: moves.join(BETWEEN_CUBES),
    after: [
      ...conclusion(message, facelets, values, await secrecyOf(values)),
      ...(papers.length > 0 ? [`On paper: ${papers.join(", ")}`] : []),
    ].join("\n"),
  };
}

/** The message as JSON has it, by the name of its form. */
function saidIn(form: MessageForm, said: string): Readonly<Record<string, unknown>> {
  if (form !== "coordinates") return { [form]: said };
  const { latitude, longitude } = unwrap(parseCoordinates(said));
  return { [form]: said, latitude, longitude };
}

async function addressOf({ address }: Values): Promise<string> {
  return typeof address === "string" ? address.replace(/#.*$/, "") : appAddress();
}

function introduction({ size, length, written }: WrittenMessage): string {
  const held = "with white up and green in front";
  if (written.length > 1)
    return `Number ${written.length} solved ${sizeName(size)} cubes. Hold each ${held} and make its line of moves (${plural(length, "turn")} in all; an empty line means none):`;
  if (length === 0) return "A solved cube already says this: nothing to turn.";
  const moves = length === 1 ? "this move" : `these ${length} moves`;
  return `Hold a solved ${sizeName(size)} ${held} and make ${moves}:`;
}

function conclusion(
  { bits, room, check }: WrittenMessage,
  facelets: readonly string[],
  values: Values,
  secrecy: readonly string[],
): string[] {
  const shown =
    facelets.length === 1
      ? [`Held the same way, it then shows ${facelets[0]}`]
      : ["Held the same way, they then show", ...facelets];
  const digits = check > 0 ? `, ${check} of them for checking` : "";
  return [
    ...shown,
    `${bits} bits used${digits}; ${room} left. To read: cubegram read ${[...labels(values), ...facelets.map((one) => (facelets.length > 1 ? `"${one}"` : one))].join(" ")}`,
    ...weaknessOf(check, checkAsked(values)),
    ...secrecy,
  ];
}

/** What a password does and does not do. The ciphers come with it, so it is loaded only for a message that has one. */
async function secrecyOf(values: Values): Promise<string[]> {
  if (!isSecret(values)) return [];
  const { secrecyNotes } = await import("@cubegram/core/secret");
  return ["What the password does and does not do:", ...secrecyNotes().map((note) => `  - ${note}`)];
}

/** What to say when there is less room for check digits than requested. */
function weaknessOf(check: number, asked: number): string[] {
  if (check >= asked) return [];
  if (check === 0)
    return ["No room is left for check digits: a mistake in turning or reading will go unnoticed."];
  return [
    `There is only room for ${check} of ${asked} check bits: one mistake in ${2 ** check} will go unnoticed.`,
  ];
}

/** The options that the reader needs as well. */
function labels(values: Values): string[] {
  const named = ["as", "check", "code", "tweak"].flatMap((name) =>
    values[name] === undefined ? [] : [`--${name} ${quoted(String(values[name]))}`],
  );
  return isSecret(values) ? [...named, "--password"] : named;
}

function quoted(value: string): string {
  return /^[\w.:-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
}

/** The languages with a text model, and the size of each model. Each is a module of its own, loaded when a text needs it. */
async function textModels(): Promise<Answer> {
  const models = await Promise.all(
    LANGUAGES.map(async ({ code, name, share, load }) => {
      const { model } = await load();
      // Unpadded base64: six bits per character.
      return {
        name: code,
        /** A model with this id never changes (docs/decisions/0225). */
        id: `text-${model.version}-${code}`,
        version: model.version,
        language: name,
        bytes: Math.floor((model.data.length * 3) / 4),
        share,
      };
    }),
  );
  const lines = models.map(
    ({ name, id, language, bytes, share }) =>
      `${name}  ${id}  ${language.padEnd(12)} ${String(bytes).padStart(7)} bytes  ${(share / 10).toFixed(1).padStart(5)} % of the states`,
  );
  return {
    json: { models, credits: TEXT_CREDITS },
    text: [...lines, "", ...TEXT_CREDITS].join("\n"),
    line: models.map(({ name }) => name).join(" "),
  };
}
