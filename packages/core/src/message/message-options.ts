/** What a writer and a reader must agree on, checked and completed. */
import { stateCount } from "../codec/index.ts";
import { DEFAULT_CHECK_BITS, LARGEST_CHECK_BITS } from "./check-digits.ts";
import { type Disguise, disguiseOf, type SecretOptions } from "./disguise.ts";
import type { TextCode } from "./text-code.ts";
import { textCode } from "./text-codes.ts";

/** On more cubes a text is better packed as an archive. */
export const MOST_CUBES = 1000;

/** What both sides must use alike. */
export interface ReadingOptions extends SecretOptions {
  /** A text code by its name in `textCodes`, or one of your own. */
  readonly code?: string | TextCode;
  /** Check bits, 0 … 20, as many of them as the text leaves room for; 11 unless told, with a password 0. */
  readonly check?: number;
}

export interface MessageOptions extends ReadingOptions {
  /** Layers of the cubes to write on; 3 unless told. */
  readonly size?: number;
  /** How many cubes, 1 … 1000; "auto": as few as the text needs. 1 unless told. */
  readonly cubes?: number | "auto";
}

/** How a row of cubes is read. */
export interface Convention {
  readonly size: number;
  readonly cubes: number;
  readonly code: TextCode;
  readonly check: number;
  readonly disguise?: Disguise;
}

export async function conventionOf(
  options: ReadingOptions,
  row: { readonly size: number; readonly cubes: number },
): Promise<Convention> {
  stateCount(row.size);
  checkCubes(row.cubes);
  const code = await textCode(options.code);
  const disguise = await disguiseOf(options, row);
  return { ...row, code, check: checkBitsAsked(options), ...(disguise && { disguise }) };
}

/** A check tells a guesser that a password is wrong as well as the reader, so it is off beside one unless asked for. */
function checkBitsAsked({ check, password, key }: ReadingOptions): number {
  const asked = check ?? (password === undefined && key === undefined ? DEFAULT_CHECK_BITS : 0);
  if (Number.isInteger(asked) && asked >= 0 && asked <= LARGEST_CHECK_BITS) return asked;
  throw new RangeError(`"check" expected a whole number of bits in 0 … ${LARGEST_CHECK_BITS}, got ${asked}`);
}

export function checkCubes(cubes: unknown): asserts cubes is number {
  if (Number.isInteger(cubes) && Number(cubes) >= 1 && Number(cubes) <= MOST_CUBES) return;
  throw new RangeError(
    `"cubes" expected a whole number in 1 … ${MOST_CUBES} or "auto", got ${String(cubes)}`,
  );
}
