/**
 * The cube list, a text that survives mail: one cube per line as facelets, number or moves; `?` for a lost one; `#` begins a
 * comment. Line breaks of any kind, spaces at the ends, a byte order mark and the `>` of quoted mail are
 * ignored.
 */
import { PACKED_WORDS, packedKernel, RANK_LIMBS, stateCount, unrankState } from "../codec/index.ts";
import { Cube } from "../cube.ts";
import {
  CubegramError,
  checkIterable,
  checkOptions,
  formatValue,
  type Problem,
  typeError,
} from "../result.ts";
import { type CubeState, coloringOf, printFacelets } from "../state/index.ts";
import { type Batch, limbsOfBatch, numberOfLimbs, numbersOfBatch } from "./bits.ts";
import { FACELETS_3, readFacelets, writeFacelets } from "./facelet-table.ts";

/** How a list writes a cube. */
export type CubeListForm = "facelets" | "number" | "moves";

/** What is known about a cube list before it is read. */
export interface CubeListOptions {
  /** Layers of the cubes; default 3, or what the facelets show. */
  readonly size?: number;
}

/** How a cube list is printed. */
export interface PrintOptions extends CubeListOptions {
  readonly as?: CubeListForm;
  /** Comment lines to put at the top, without `#`. */
  readonly comments?: readonly string[];
  /** For `as: "moves"`: the moves that make the state from a solved cube, as a solver finds them. */
  readonly movesOf?: (state: CubeState) => string | Promise<string>;
}

/** One line of a cube list: a cube, a lost one, or why it is neither. */
export interface CubeListEntry {
  /** From 1, counting comments and empty lines. */
  readonly line: number;
  /** Omitted if the cube is lost (`?`) or there is a problem. */
  readonly number?: bigint;
  readonly size?: number;
  /** Why the line is not a cube. An archive treats such a cube as lost. */
  readonly problem?: Problem;
}

/** Numbers, undefined for a lost cube; or limbs of 3x3 numbers, as `packLimbs` gives them. */
export type NumberBatches =
  | AsyncIterable<readonly (bigint | undefined)[] | Int32Array>
  | Iterable<readonly (bigint | undefined)[] | Int32Array>;

/**
 * The text of a list, a few lines at a time, each with its line break.
 *
 * @throws TypeError if moves are requested without `movesOf`; RangeError for a number that no state has.
 * @example
 * let text = "";
 * for await (const part of printCubeList([[5n, undefined]], { as: "number" })) text += part;
 * text.trim().split("\n").at(-1); // → ?
 */
export async function* printCubeList(
  batches: NumberBatches,
  options: PrintOptions = {},
): AsyncGenerator<string, void, void> {
  checkIterable(batches, "batches");
  checkOptions(options, { size: true, as: true, comments: true, movesOf: true });
  const { size = 3, as = "facelets", comments = [], movesOf } = options;
  if (as === "moves" && !movesOf)
    throw typeError("movesOf", "a function from a state to its moves, to print moves", formatValue(movesOf));
  if (comments.length > 0) yield comments.map((comment) => `# ${comment.replaceAll(/\s/g, " ")}\n`).join("");
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    if (as === "facelets" && size === 3 && isWhole(batch)) {
      yield faceletLines(limbsOfBatch(batch));
      continue;
    }
    const lines: string[] = [];
    for (const number of numbersOfBatch(batch))
      lines.push(number === undefined ? "?" : await lineOf(number, size, as, movesOf));
    yield `${lines.join("\n")}\n`;
  }
}

function isWhole(batch: Batch<bigint | undefined>): batch is Batch {
  return batch instanceof Int32Array || !batch.includes(undefined);
}

async function lineOf(
  number: bigint,
  size: number,
  as: CubeListForm,
  movesOf: PrintOptions["movesOf"],
): Promise<string> {
  if (as === "number") return String(number);
  const state = unrankState(number, size);
  return as === "moves" ? movesOf!(state) : printFacelets(coloringOf(state));
}

/** Facelets of many 3x3 cubes by table. */
function faceletLines(limbs: Int32Array): string {
  const count = limbs.length / RANK_LIMBS;
  const cubes = new Int32Array(count * PACKED_WORDS);
  packedKernel().unrank(limbs, cubes, 0, count);
  const letters = Uint8Array.from("URFDLB", (letter) => letter.charCodeAt(0));
  const text = new Uint8Array(count * (FACELETS_3 + 1)).fill(10);
  for (let cube = 0; cube < count; cube++) writeFacelets(cubes, cube, letters, text, cube * (FACELETS_3 + 1));
  return new TextDecoder("utf-8").decode(text);
}

/** Entries yielded at a time. */
const BATCH = 1024;
/** Longer lines cannot be cubes: a 100x100 has 60,000 facelets. */
const MAX_LINE_LENGTH = 100_000;

/** Lines one by one, or several at a time, which is faster. */
export type Lines = AsyncIterable<string | readonly string[]> | Iterable<string | readonly string[]>;

/**
 * Reads lines (with or without their breaks) as cubes, in batches. Never throws for what a line says: such an entry has
 * a problem.
 *
 * @throws TypeError for anything but a list or an unknown option.
 * @example
 * const entries = [];
 * for await (const batch of parseCubeList(["# two cubes", "num:5", "?"])) entries.push(...batch);
 * entries.map(({ number }) => number ?? "lost"); // → 5,lost
 */
export async function* parseCubeList(
  lines: Lines,
  options: CubeListOptions = {},
): AsyncGenerator<readonly CubeListEntry[], void, void> {
  checkIterable(lines, "lines");
  checkOptions(options, { size: true });
  const read = startReading(options.size);
  let batch: CubeListEntry[] = [];
  let line = 0;
  for await (const some of lines)
    for (const text of typeof some === "string" ? [some] : some) {
      line++;
      const entry = read(text, line);
      if (entry) batch.push(entry);
      if (batch.length >= BATCH) {
        yield batch;
        batch = [];
      }
    }
  if (batch.length > 0) yield batch;
}

function startReading(asked: number | undefined) {
  let size = asked;
  const colors = new Uint8Array(FACELETS_3);
  const packed = new Int32Array(PACKED_WORDS);
  const limbs = new Int32Array(RANK_LIMBS);
  const colorOf = new Int8Array(128).fill(-1);
  for (const [color, letter] of [..."URFDLB"].entries()) colorOf[letter.charCodeAt(0)] = color;

  /** An upright 3x3 in capital letters: what this program prints. */
  function readQuickly(text: string): bigint | undefined {
    if (text.length !== FACELETS_3 || (size ?? 3) !== 3) return undefined;
    for (let i = 0; i < FACELETS_3; i++) {
      const color = colorOf[text.charCodeAt(i)];
      // Undefined beyond the table, −1 for other characters in it.
      if (!(color >= 0)) return undefined;
      colors[i] = color;
    }
    if (!readFacelets(colors, packed, 0)) return undefined;
    packedKernel().rank(packed, limbs, 0, 1);
    return numberOfLimbs(limbs, 0);
  }

  return (line: string, at: number): CubeListEntry | undefined => {
    const text = line.length > MAX_LINE_LENGTH ? line : stripped(line);
    if (text === "" || text.startsWith("#")) return undefined;
    if (/^\?+$/.test(text) && text.length < 24) return { line: at };
    const quick = readQuickly(text);
    if (quick !== undefined) {
      size ??= 3;
      return { line: at, number: quick, size };
    }
    const entry = readSlowly(text, at, size);
    size ??= entry.size;
    return entry;
  };
}

/** The text of a line without what mail programs add. */
function stripped(line: string): string {
  return line.replace(/^[\ufeff\s>]+/, "").trim();
}

function readSlowly(text: string, line: number, size: number | undefined): CubeListEntry {
  try {
    if (text.length > MAX_LINE_LENGTH)
      throw new CubegramError({ code: "line-length", message: "The line is too long." });
    const number = /^(?:num:)?\s*(\d{1,20000})$/i.exec(text)?.[1];
    if (number !== undefined) return numbered(BigInt(number), line, size ?? 3);
    const cube = isFacelets(text, size)
      ? Cube.fromFacelets(text)
      : Cube.fromAlg(text.replace(/^alg:/i, ""), size ?? 3);
    if (size === undefined || cube.size === size) return { line, number: cube.rank(), size: cube.size };
    throw new CubegramError({
      code: "cube-size",
      message: `Expected a cube of size ${size}, got ${cube.size}.`,
    });
  } catch (error) {
    return { line, problem: problemOf(error) };
  }
}

function numbered(number: bigint, line: number, size: number): CubeListEntry {
  if (number < stateCount(size)) return { line, number, size };
  const message = `The number of a ${size}x${size} cube is in 0 … ${stateCount(size) - 1n}; got ${number}.`;
  return { line, problem: { code: "out-of-range", message } };
}

/**
 * Facelets are one word, or words as long as rows, or as many single letters as a cube has stickers: nobody writes that many
 * quarter turns without a prime. Moves are short words.
 */
function isFacelets(text: string, size: number | undefined): boolean {
  const compact = text.replaceAll(/\s/g, "");
  if (!/^[A-Za-z?]+$/.test(compact)) return false;
  if (size !== undefined && compact.length === 6 * size * size && !/\s/.test(text)) return true;
  const isSpaced = compact.length === text.split(/\s+/).length;
  if (isSpaced)
    return size === undefined ? isStickerCount(compact.length) : compact.length === 6 * size * size;
  return compact.length >= 24 && compact.length / text.split(/\s+/).length >= 2;
}

/** Whether a cube of some size has this many stickers, 6n². */
export function isStickerCount(count: number): boolean {
  const size = Math.sqrt(count / 6);
  return size >= 2 && Number.isInteger(size);
}

function problemOf(error: unknown): Problem {
  if (error instanceof CubegramError) return { code: error.code, message: error.message };
  if (error instanceof RangeError || error instanceof TypeError)
    return { code: "no-cube", message: error.message };
  throw error;
}
