/**
 * The default text code: language models (the text room). Every number stands for exactly one text, and the shorter or likelier
 * a text is, the more numbers stand for it.
 */
import { err, given, ok, type Result } from "../result.ts";
import {
  decodeText,
  encodeText,
  LANGUAGES,
  loadModel,
  loadModelOfState,
  loadModelsFor,
} from "../text/index.ts";
import {
  bitsOf,
  type MessageProblem,
  type NumberRange,
  refuseTooLong,
  type TextCode,
  type TextReading,
} from "./text-code.ts";

export const modelCode: TextCode = { name: "model", version: 2, encode, decode };

/** Longer texts are files rather than messages, and not worth a minute of models just to say so. */
const MAX_TEXT_LENGTH = 20_000;

/**
 * A text that exceeds the room by more than this fraction fits in no other language either, so loading all models would be wasted,
 * unless it is so short that its language cannot be told. Of 3,000 random 4x4 states one says a text that is over by a quarter.
 */
const WORTH_ALL_MODELS = 0.5;
const SHORT_TEXT = 24;

async function encode(text: string, states: bigint): Promise<Result<NumberRange, MessageProblem>> {
  if (text.length > MAX_TEXT_LENGTH)
    return err({
      code: "too-long",
      message: `A message expected at most ${MAX_TEXT_LENGTH} characters, got ${text.length}; pack it as a file instead.`,
    });
  let written = encodeText(text, states, await loadModelsFor(text));
  // Other languages than those a text suggests may have room for it: a text read from a state must be writable again.
  const bitsOver = written.ok ? 0 : (written.error.bitsOver ?? Infinity);
  if (!written.ok && (bitsOver <= WORTH_ALL_MODELS * bitsOf(states) || text.length <= SHORT_TEXT)) {
    const all = await Promise.all(LANGUAGES.map((language) => loadModel(language.code)));
    const elsewhere = encodeText(text, states, all);
    if (elsewhere.ok) written = elsewhere;
  }
  if (written.ok) {
    const { low, width } = written.value;
    return ok({ first: low, count: width, bits: bitsOf(states) - bitsOf(width) });
  }
  const { code, message, at, bitsNeeded } = written.error;
  if (code === "text-too-long") return refuseTooLong("text", bitsNeeded ?? bitsOf(states), states);
  return err({ code: "lone-surrogate", message, ...given({ at }) });
}

async function decode(number: bigint, states: bigint): Promise<Result<TextReading, MessageProblem>> {
  const model = await loadModelOfState(number, states);
  const { text, low, width } = decodeText(number, states, model);
  return ok({ text, first: low, count: width });
}
