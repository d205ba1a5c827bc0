/**
 * What a writer and a reader must agree on: text code, check digits and password; and how the numbers of cubes are read with it.
 * Format of passwords: decision 0064#0083.
 */
import { stateCount } from "../codec/index.ts";
import {
  CubegramError,
  checkOptions,
  checkType,
  given,
  type OptionNames,
  ok,
  type Result,
  rangeError,
  typeError,
} from "../result.ts";
import {
  type CubeRow,
  checkBitsAsked,
  checkCubes,
  checkReading,
  DEFAULT_CHECK_BITS,
  joinNumbers,
  statesOf,
} from "./number-range.ts";
import type { MessageProblem, TextCode } from "./text-code.ts";

/** What writer and reader must both use. */
export interface ReadingOptions extends SecretOptions {
  /** A text code by its name in `textCodes`, or one of your own. */
  readonly code?: string | TextCode;
  /** Check bits, 0 … 20, as far as the text leaves room for them; default 11, with a password 0. */
  readonly check?: number;
}

/** How a message is put on cubes. */
export interface MessageOptions extends ReadingOptions {
  /** Layers of the cubes to write on; default 3. */
  readonly size?: number;
  /** How many cubes, 1 … 1000; "auto": as few as the text needs. Default 1. */
  readonly cubes?: number | "auto";
}

/** How a row of cubes is read. */
export interface Convention {
  readonly size: number;
  readonly cubes: number;
  readonly code: TextCode;
  readonly check: number;
  readonly cipher?: NumberCipher;
}

export const MESSAGE_OPTIONS: OptionNames<MessageOptions> = {
  code: true,
  check: true,
  password: true,
  tweak: true,
  key: true,
  size: true,
  cubes: true,
};

export async function conventionOf(
  options: ReadingOptions,
  row: { readonly size: number; readonly cubes: number },
): Promise<Convention> {
  stateCount(row.size);
  checkCubes(row.cubes);
  const code = await textCode(options.code);
  const cipher = await numberCipherOf(options, row);
  // A check would tell a guesser, like the reader, that a password is wrong; so with a password it is off by default.
  const check = checkBitsAsked(options.check ?? (cipher ? 0 : DEFAULT_CHECK_BITS));
  return { ...row, code, check, ...given({ cipher }) };
}

/** Every code by name, loaded on first use. */
export const textCodes: Readonly<Record<string, () => Promise<TextCode>>> = {
  model: async () => (await import("./model-code.ts")).modelCode,
  shortlex: async () => (await import("./shortlex.ts")).shortlex,
  coordinates: async () => (await import("./coordinates-code.ts")).coordinatesCode,
};

export const DEFAULT_TEXT_CODE = "model";

/** The code of that name, or the caller's own code. */
export async function textCode(code: string | TextCode = DEFAULT_TEXT_CODE): Promise<TextCode> {
  if (typeof code !== "string") return code;
  if (Object.hasOwn(textCodes, code)) return textCodes[code]();
  throw rangeError("code", `one of ${Object.keys(textCodes).join(", ")}`, `"${code}"`);
}

/** From four cubes on an archive is sealed with salt and tag, which protects better. */
const MAX_SECRET_CUBES = 3;

/** The password of a message, or the key derived from it. */
export interface SecretOptions {
  /** Scrambles the message: only the same password and tweak lead back. */
  readonly password?: string;
  /** Visible, and part of the key: a date, a label, the number of the cube. */
  readonly tweak?: string;
  /** Instead of password and tweak: the key that `messageKey` derived from them. */
  readonly key?: Uint8Array;
}

interface NumberCipher {
  encrypt(numbers: readonly bigint[]): bigint[];
  decrypt(numbers: readonly bigint[]): bigint[];
}

/**
 * The key of a password and tweak: scrypt, about 0.4 s. Worth keeping if many cubes share them.
 *
 * @throws TypeError for anything but a text or an unknown option.
 * @example (await messageKey("password")).length; // → 32
 */
export async function messageKey(
  password: string,
  tweak = "",
  options: { readonly onProgress?: (done: number) => void; readonly signal?: AbortSignal } = {},
): Promise<Uint8Array> {
  checkType(tweak, "string", "tweak");
  checkOptions(options, { onProgress: true, signal: true });
  const { deriveKey } = await import("../secret/index.ts");
  return deriveKey(password, tweak, options);
}

/** Hides and reveals the numbers of that row; undefined without a password or key. */
async function numberCipherOf(
  { password, tweak, key }: SecretOptions,
  { size, cubes }: CubeRow,
): Promise<NumberCipher | undefined> {
  if (password === undefined && key === undefined) {
    if (tweak === undefined) return undefined;
    throw typeError("tweak", "a password to go with it", "none");
  }
  if (cubes > MAX_SECRET_CUBES)
    throw new CubegramError({
      code: "too-many-cubes",
      message: `A password scrambles messages on 1 to ${MAX_SECRET_CUBES} cubes, got ${cubes}; pack the text as an archive instead, which is sealed.`,
    });
  const used = key ?? (await messageKey(password!, tweak));
  const { permuteNumbers, unpermuteNumbers } = await import("../secret/index.ts");
  const states = stateCount(size);
  // Different puzzles get different permutations under one key.
  const domain = `${cubes} of ${size}`;
  return {
    encrypt: (numbers) => permuteNumbers(numbers, states, used, domain),
    decrypt: (numbers) => unpermuteNumbers(numbers, states, used, domain),
  };
}

/** A text, and whether its check digits confirm it. */
export interface Decoded {
  readonly text: string;
  /** Whether the check digits match the text; "none" if the text left no room for any or none were requested. */
  readonly check: "passed" | "failed" | "none";
  /** How many check bits there are: a wrong cube passes with probability 2^−checkBits. */
  readonly checkBits: number;
}

export async function decodeNumbers(
  numbers: readonly bigint[],
  convention: Convention,
): Promise<Result<Decoded, MessageProblem>> {
  const { code, check, cipher, size } = convention;
  const number = joinNumbers(cipher?.decrypt(numbers) ?? numbers, size);
  const reading = await code.decode(number, statesOf(convention));
  if (!reading.ok) return reading;
  return ok({ text: reading.value.text, ...checkReading(number, reading.value, check) });
}
