/** From cubes to the text they say, whether its check digits confirm it, and what else they may say if not. */
import { rankState } from "../codec/index.ts";
import { Cube } from "../cube.ts";
import { checkList, checkOptions, formatValue, rangeError, typeError, unwrap } from "../result.ts";
import type { CubeState } from "../state/index.ts";
import {
  type Convention,
  conventionOf,
  type Decoded,
  decodeNumbers,
  MESSAGE_OPTIONS,
  type ReadingOptions,
} from "./convention.ts";
import { decodeBytes, joinNumbers } from "./number-range.ts";
import { type MessageRepair, repairsOf } from "./repairs.ts";

/** A cube: a state, or anything that has one (`Cube`). */
export type CubeLike = CubeState | { readonly state: CubeState };

/** How a message is read. */
export interface DecodeOptions extends ReadingOptions {
  /** False to read only, without looking for slips. */
  readonly repairs?: boolean;
}

/** What a cube or a row of cubes says. */
export interface DecodedMessage extends Decoded {
  readonly size: number;
  /** The number of the state; for several cubes, as in `EncodedMessage`. */
  readonly number: bigint;
  /**
   * Single slips that would explain the cube: each gives a text whose check passes. Likeliest first. They are sought if fewer
   * check digits confirm the text than were requested. Nothing is corrected silently.
   */
  readonly repairs: readonly MessageRepair[];
}

/**
 * The text on a cube, or on several in order. Options must be the writer's. Throws a `CubegramError` with code `no-message` if the
 * code has states without a text (shortlex) and this is one, a RangeError if the cubes have different sizes.
 *
 * @throws TypeError for anything but a cube.
 * @example (await decodeMessage((await encodeMessage("MEET AT NOON")).cube)).text; // → MEET AT NOON
 */
export async function decodeMessage(
  cubes: CubeLike | readonly CubeLike[],
  options: DecodeOptions = {},
): Promise<DecodedMessage> {
  checkOptions(options, { ...MESSAGE_OPTIONS, repairs: true });
  const { states, numbers, convention } = await rowOf(cubes, options);
  const { size } = convention;
  const decoded = unwrap(await decodeNumbers(numbers, convention));
  const isSure = decoded.check === "passed" && decoded.checkBits === convention.check;
  const repairs =
    isSure || options.repairs === false || convention.check === 0 ? [] : await repairsOf(states, convention);
  return {
    ...decoded,
    size,
    number: joinNumbers(numbers, size),
    repairs: repairs.filter(({ text }) => decoded.check !== "passed" || text !== decoded.text),
  };
}

/**
 * The bytes on a cube, if bytes were written: every state stands for some.
 *
 * @throws TypeError for options that do not exist or no cubes; CubegramError with the code of a `MessageProblem`.
 * @example
 * const { cube } = await encodeMessage(Uint8Array.of(1, 2, 3));
 * (await decodeByteMessage(cube)).bytes; // → 1,2,3
 */
export async function decodeByteMessage(
  cubes: CubeLike | readonly CubeLike[],
  options: ReadingOptions = {},
): Promise<{ readonly bytes: Uint8Array; readonly size: number; readonly number: bigint }> {
  const { number, size } = await decodeNumberMessage(cubes, options);
  return { bytes: decodeBytes(number), size, number };
}

/**
 * The plain number on one cube or several, as it was before a password hid it.
 *
 * @throws TypeError for options that do not exist or no cubes; CubegramError with the code of a `MessageProblem`.
 * @example
 * const { cube } = await encodeMessage(42n);
 * (await decodeNumberMessage(cube)).number; // → 42
 */
export async function decodeNumberMessage(
  cubes: CubeLike | readonly CubeLike[],
  options: ReadingOptions = {},
): Promise<{ readonly size: number; readonly number: bigint }> {
  checkOptions(options, MESSAGE_OPTIONS);
  const { numbers, convention } = await rowOf(cubes, options);
  const { size, cipher } = convention;
  return { number: joinNumbers(cipher?.decrypt(numbers) ?? numbers, size), size };
}

/** Cubes of one size in a row, their numbers, and how they are read. */
interface ReadRow {
  readonly states: readonly CubeState[];
  readonly numbers: readonly bigint[];
  readonly convention: Convention;
}

export async function rowOf(
  cubes: CubeLike | readonly CubeLike[],
  options: ReadingOptions,
): Promise<ReadRow> {
  const states = statesIn(cubes);
  const convention = await conventionOf(options, { size: states[0].size, cubes: states.length });
  return { states, numbers: states.map(rankState), convention };
}

function statesIn(cubes: CubeLike | readonly CubeLike[]): CubeState[] {
  const isList = Array.isArray(cubes);
  const list: readonly CubeLike[] = isList ? cubes : [cubes as CubeLike];
  if (list.length === 0) throw rangeError("cubes", "at least one cube", "none");
  const states = list.map((cube, place) => stateIn(cube, isList ? `cubes[${place}]` : "cube"));
  const odd = states.find(({ size }) => size !== states[0].size);
  if (odd) throw rangeError("cubes", "cubes of one size", `${states[0].size} and ${odd.size}`);
  return states;
}

/** The state of a cube; `argument` is named in the error if it is not one. */
export function stateIn(cube: CubeLike, argument: string): CubeState {
  if (isState(cube)) return cube;
  const state = (cube as { readonly state?: unknown } | null | undefined)?.state;
  if (isState(state)) return state;
  throw typeError(argument, "a Cube or its state", formatValue(cube));
}

function isState(value: unknown): value is CubeState {
  const { size, rotations } = (value ?? {}) as Partial<CubeState>;
  return typeof size === "number" && rotations instanceof Uint8Array;
}

/** A repair as `diagnose` lists it: what is changed, and the whole legal cube. */
export interface StickerRepair {
  readonly kind: string;
  readonly message: string;
  readonly facelets: string;
}

/** How many repairs of stickers are worth decoding. */
const MAX_REPAIRS = 200;

/**
 * The texts of repaired stickers. If the check digits of some pass, only those are returned; otherwise all, in the order of the
 * diagnosis. `before` and `after` are the other cubes of a row.
 *
 * @throws TypeError for anything but a list or an unknown option.
 * @example
 * const { cube } = await encodeMessage("MEET AT NOON");
 * const [first] = cube.facelets();
 * const misread = (first === "U" ? "R" : "U") + cube.facelets().slice(1);
 * (await decodeRepairs(diagnose(misread).repairs))[0].text; // → MEET AT NOON
 */
export async function decodeRepairs(
  repairs: readonly StickerRepair[],
  options: ReadingOptions = {},
  around: { before?: readonly CubeLike[]; after?: readonly CubeLike[] } = {},
): Promise<MessageRepair[]> {
  checkList(repairs, "repairs");
  checkOptions(options, MESSAGE_OPTIONS);
  checkOptions(around, { before: true, after: true }, "around");
  const { before = [], after = [] } = around;
  const confirmed: MessageRepair[] = [];
  const others: MessageRepair[] = [];
  for (const { kind, message, facelets } of repairs.slice(0, MAX_REPAIRS)) {
    const row = [...before, Cube.fromFacelets(facelets), ...after];
    // A state without a text (shortlex) is not a repair.
    const decoded = await decodeMessage(row, { ...options, repairs: false }).catch(() => undefined);
    if (!decoded) continue;
    const { text, check, checkBits } = decoded;
    const says = `${message} The message is then ${JSON.stringify(text)}.`;
    (check === "passed" ? confirmed : others).push({ kind, message: says, text, facelets, checkBits });
  }
  if (confirmed.length === 0) return others;
  return confirmed.sort((a, b) => b.checkBits - a.checkBits);
}
