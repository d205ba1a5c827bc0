/** read STATE: the message on one cube or on several. */
import { type Cube, unwrap } from "@cubegram/core";
import {
  coordinatesOn,
  DEFAULT_CHECK_BITS,
  type DecodedMessage,
  decodeByteMessage,
  decodeMessage,
  decodeNumberMessage,
  decodeRepairs,
  isUnsettled,
  type MessageRepair,
  type Plausibility,
  parseCoordinates,
  type ReadingOptions,
  readLetters,
  type StickerRepair,
  weighReading,
} from "@cubegram/core/message";
import { choiceOption } from "../frame/options.ts";
import { visible } from "../frame/output.ts";
import { type Answer, CommandError, type Request, usageError, type Verb } from "../frame/verb.ts";
import { plural } from "../frame/words.ts";
import { MESSAGE_FORMS, MESSAGE_OPTIONS, printHex, readingOptions } from "../message/form.ts";
import { isState, readCube } from "../state/state-argument.ts";

export const read: Verb = {
  name: "read",
  summary: "the message that a cube says",
  input: "STATE",
  many: true,
  options: {
    ...MESSAGE_OPTIONS,
    workers: { type: "string", value: "N", help: "with -: read on N threads at once (default: all cores)" },
  },
  parallelFrom: 256,
  examples: [
    [
      "read RLFRUUDLFLBLRRFRBUBFURFURDFBBDDDLLLRFBLDLFUFDDUUUBRBDB --code shortlex",
      "the stickers of a cube held with white up and green in front",
    ],
    ['read --check 0 "alg:R U R\' F2"', "a cube given by an algorithm"],
    ["read --check 0 num:123 num:456", "several cubes, in order"],
    ["read --as bytes num:4660", "bytes, if bytes were written"],
    ["read --as letters num:4660", "what a person with a worksheet reads"],
  ],
  async run(input, request) {
    const form = choiceOption(request.values, "as", MESSAGE_FORMS);
    const options = await readingOptions(request);
    const cubes = await readCubes(statesOf(input, request), request.size, options);
    if (form === "letters") return lettersAnswer(cubes);
    if (form === "bytes" || form === "number") return plainAnswer(form, cubes, options);
    const message = await decodeMessage(cubes, options);
    if (form === "coordinates") return placeAnswer(message, request);
    const place = await coordinatesOn(cubes, message, options);
    if (place) return placeAnswer(place, request, message);
    return textAnswer(message, request, await plausibilityOf(message, cubes, options, request));
  },
};

/** Splits the input into states: separate words, or states separated by semicolons. Other words belong together. */
function statesOf(input: string, { words, inStream }: Request): string[] {
  if (!inStream && words.length > 1 && words.every(isState)) return [...words];
  return input.split(";");
}

async function readCubes(
  states: readonly string[],
  size: number | undefined,
  options: ReadingOptions,
): Promise<Cube[]> {
  const cubes = states.map((state) => {
    try {
      return readCube(state, size);
    } catch (error) {
      return error;
    }
  });
  const wrong = cubes.findIndex((cube) => cube instanceof Error);
  if (wrong < 0) return cubes as Cube[];
  const others = cubes.filter((cube) => !(cube instanceof Error)) as Cube[];
  if (others.length < cubes.length - 1) throw cubes[wrong];
  throw await withTexts(cubes[wrong], options, {
    before: others.slice(0, wrong),
    after: others.slice(wrong),
  });
}

/** The error for stickers that are not a legal cube, with the message that each repair would give. */
async function withTexts(
  error: unknown,
  options: ReadingOptions,
  row: { readonly before: Cube[]; readonly after: Cube[] },
): Promise<unknown> {
  if (!(error instanceof CommandError) || !Array.isArray(error.problem.repairs)) return error;
  const repairs = await decodeRepairs(error.problem.repairs as StickerRepair[], options, row);
  return repairs.length > 0 ? new CommandError({ ...error.problem, repairs }, 1) : error;
}

async function plainAnswer(
  form: "bytes" | "number",
  cubes: readonly Cube[],
  options: ReadingOptions,
): Promise<Answer> {
  const { number, size } = await decodeNumberMessage(cubes, options);
  const plain = form === "bytes" ? printHex((await decodeByteMessage(cubes, options)).bytes) : String(number);
  return { json: { [form]: plain, size, number: String(number), check: "none", repairs: [] }, text: plain };
}

/** A place; `instead`: of the text that the same cubes say, which nothing confirms. */
function placeAnswer(place: DecodedMessage, request: Request, instead?: DecodedMessage): Answer {
  const { json, ...answer } = textAnswer(place, request);
  const { latitude, longitude } = unwrap(parseCoordinates(place.text));
  const note = "Coordinates, confirmed by their check digits. As a text it would say:";
  return {
    ...answer,
    json: { ...json, as: "coordinates", latitude, longitude, ...(instead && { instead: instead.text }) },
    ...(instead && { after: `${note} ${visible(instead.text)}` }),
  };
}

/** Any 3x3 has letters: whether they are a word is for the reader to see. */
function lettersAnswer(cubes: readonly Cube[]): Answer {
  if (cubes.length > 1) throw usageError(`--as letters reads one cube, got ${cubes.length}.`);
  if (cubes[0].size !== 3)
    throw new CommandError({
      code: "size",
      message: `Letters are on a 3x3, got a cube of size ${cubes[0].size}.`,
    });
  const { letters, digits, numbers } = readLetters(cubes[0]);
  return {
    json: { letters, digits, numbers, size: 3, number: String(cubes[0].rank()), check: "none", repairs: [] },
    text: letters,
    after: `Of a shorter word only the first letters count. As digits: ${digits}`,
  };
}

/** What is likely where check digits do not settle it: for a single 3x3 outside a stream, if no password hides the text. */
async function plausibilityOf(
  message: DecodedMessage,
  cubes: readonly Cube[],
  { code = "model", check = DEFAULT_CHECK_BITS, password, key }: ReadingOptions,
  { inStream }: Request,
): Promise<Plausibility | undefined> {
  const isOpen = code === "model" && password === undefined && key === undefined;
  if (cubes.length > 1 || inStream || !isOpen || !isUnsettled(message)) return undefined;
  return weighReading(cubes[0], { check });
}

function textAnswer(
  message: DecodedMessage,
  { terminal, inStream }: Request,
  plausibility?: Plausibility,
): Answer {
  const { text, size, number, check, checkBits, repairs } = message;
  const doubt = doubtOf(message);
  const perhaps = repairs.map((repair: MessageRepair) => visible(repair.message));
  const isScrambled = plausibility?.verdict === "scrambled";
  const before = isScrambled
    ? `cubegram: ${scrambledSentence(plausibility)} What it would say:`
    : doubt && [`cubegram: ${doubt}`, ...perhaps.map((one) => `  Perhaps: ${one}`)].join("\n");
  const after = doubt || isScrambled ? undefined : weaknessOf(message, plausibility);
  return {
    json: {
      text,
      size,
      number: String(number),
      check,
      checkBits,
      repairs,
      ...(plausibility && { plausibility }),
    },
    text: terminal || inStream ? visible(text) : text,
    ...(doubt && {
      line: `error: ${[doubt, ...perhaps].join(" Perhaps: ")} As it is, it says: ${visible(text)}`,
    }),
    ...(before && { before }),
    ...(after && { after }),
    negative: doubt !== undefined,
  };
}

/** Why a text is probably not what was written. */
function doubtOf({ check, repairs }: DecodedMessage): string | undefined {
  if (check === "failed")
    return "The check digits do not match: this text is probably not what was written, or it was written with another --check.";
  if (check === "passed" || repairs.length === 0) return undefined;
  return "This text is probably not what was written: it has no check digits, and a small slip would explain another text that has.";
}

/** What to say about a text that has few check digits or none. */
function weaknessOf(
  { check, checkBits, repairs }: DecodedMessage,
  plausibility?: Plausibility,
): string | undefined {
  if (check === "none" && plausibility) return oddsOf(plausibility);
  if (check === "none") return "No check digits protect this text: a mistake in it would go unnoticed.";
  if (checkBits > WEAK_CHECK_BITS) return undefined;
  return [
    `Only ${plural(checkBits, "check bit protects", "check bits protect")} this text: one wrong cube in ${2 ** checkBits} would pass.`,
    ...repairs.map((repair: MessageRepair) => `  Perhaps: ${visible(repair.message)}`),
  ].join("\n");
}

function oddsOf({ odds, reason }: Plausibility): string {
  if (!reason)
    return `No check digits protect this text, but it reads as written: the odds are ${toldOdds(odds)} to 1.`;
  const why = {
    "nearer-cube": "another cube says the same in fewer turns",
    "other-cube": "another cube says the same in as few turns, and would have been chosen",
    "likelier-text": "with one slip undone the cube says something likelier",
    "unlikely-text": "the text is too unlikely for this cube, or breaks off",
  }[reason];
  return `No check digits protect this text, and it is probably not what was written: ${why}. The odds are ${toldOdds(1 / odds)} to 1 that a turn went wrong, unless it was written with check digits, by another program or on a mixed cube.`;
}

function scrambledSentence({ scrambledOdds }: Plausibility): string {
  return `Probably just a scrambled cube, without a message: the odds are ${toldOdds(scrambledOdds)} to 1. If there is one, it was written with a password or in another way, or a turn went wrong.`;
}

/** Nobody doubts a thousand to one. */
const MAX_ODDS = 1000;

function toldOdds(odds: number): number {
  return Math.min(MAX_ODDS, Math.max(2, Math.round(odds)));
}

/** With more, fewer than one wrong cube in 16 goes unnoticed. */
const WEAK_CHECK_BITS = 4;
