/**
 * The first text code: one infinite list of all texts, and a text's number is its place in the list. Three families of texts
 * are cut into blocks of equal length, and the blocks of all three follow each other by (weighted) size, so short texts have
 * small numbers. A text that several families spell counts at its first place only; the later ones stand for nothing.
 * The list does not depend on the cube: a text fits whenever its number is below the cube's number of states. On a 3x3 that is
 * every simple text of 12 characters, every printable one of 9, and every text of 8 bytes of UTF-8.
 */
import { err, ok, type Result } from "../result.ts";
import { type Family, printableTexts, simpleTexts, unicodeTexts } from "./shortlex-families.ts";
import {
  bitsOf,
  type MessageProblem,
  type NumberRange,
  refuseTooLong,
  type TextReading,
} from "./text-code.ts";

/** A `TextCode` that answers synchronously. */
export const shortlex: {
  readonly name: string;
  readonly version: number;
  readonly encode: typeof encode;
  readonly decode: typeof decode;
} = {
  name: "shortlex",
  version: 1,
  encode,
  decode,
};

/** In this order if two blocks have the same size. */
const FAMILIES: readonly Family[] = [simpleTexts, printableTexts, unicodeTexts];

/** How many bits a text may exceed the cube by before its exact number, needed to say by how much, is not worth computing. */
const MARGIN = 64n;

function encode(text: string, states: bigint): Result<NumberRange, MessageProblem> {
  const surrogate = loneSurrogate(text);
  if (surrogate) return err(surrogate);
  const first = placeOf(text, states << MARGIN);
  if (first === undefined || first >= states)
    return refuseTooLong("text", bitsNeeded(text, first), states, advice(states));
  return ok({ first, count: 1n, bits: bitsOf(first + 1n) });
}

function decode(number: bigint, states: bigint): Result<TextReading, MessageProblem> {
  const text = textAt(number);
  if (placeOf(text, states) === number) return ok({ text, first: number, count: 1n });
  return err({
    code: "no-message",
    message: `No message: no text has the number ${number} (text code shortlex 1). Perhaps the cube was turned or entered wrongly, or carries no message.`,
  });
}

interface Block {
  readonly family: Family;
  readonly length: number;
  /** The number of its first text. */
  readonly first: bigint;
  readonly size: bigint;
}

/** All blocks by size / weight; the empty text, number 0, stands before them. */
function* blocks(): Generator<Block, never> {
  const queue = FAMILIES.map((family) => {
    const sizes = family.blockSizes();
    return { family, sizes, length: 1, size: sizes.next().value };
  });
  for (let first = 1n; ; ) {
    const next = queue.reduce((a, b) => (b.size * a.family.weight < a.size * b.family.weight ? b : a));
    yield { family: next.family, length: next.length, first, size: next.size };
    first += next.size;
    next.length++;
    next.size = next.sizes.next().value;
  }
}

/** The first block that the caller wants. */
function findBlock(isWanted: (block: Block) => boolean): Block {
  for (const list = blocks(); ; ) {
    const block = list.next().value;
    if (isWanted(block)) return block;
  }
}

/** The first place of a text in the list; undefined if its block begins at `limit` or later. */
function placeOf(text: string, limit: bigint): bigint | undefined {
  if (text === "") return 0n;
  const lengths = new Map(FAMILIES.map((family) => [family, family.lengthOf(text)]));
  const block = findBlock(({ family, length, first }) => first >= limit || lengths.get(family) === length);
  return block.first < limit ? block.first + block.family.rank(text) : undefined;
}

function textAt(number: bigint): string {
  if (number === 0n) return "";
  const { family, length, first } = findBlock((block) => number < block.first + block.size);
  return family.unrank(length, number - first);
}

/** The bits a text needs: exact if its place is known, otherwise estimated from its cheapest family. */
function bitsNeeded(text: string, place: bigint | undefined): number {
  if (place !== undefined) return bitsOf(place + 1n);
  const costs = FAMILIES.map((family) => family.bits(family.lengthOf(text) ?? Number.POSITIVE_INFINITY));
  return Math.min(...costs);
}

/** What always fits, in words. */
function advice(states: bigint): string {
  let letters = 0;
  findBlock(({ family, length, first, size }) => {
    if (first + size > states) return true;
    if (family === simpleTexts) letters = length;
    return false;
  });
  return ` A text of ${letters} letters, digits and spaces in one casing always fits.`;
}

/** Half of a surrogate pair is not a character: UTF-8 cannot spell it, so it would not come back. */
function loneSurrogate(text: string): MessageProblem | undefined {
  const start = text.search(/\p{Surrogate}/u);
  if (start < 0) return undefined;
  return {
    code: "lone-surrogate",
    message: `The text expected Unicode characters, got half of a surrogate pair at position ${start}; it cannot be written as UTF-8.`,
    at: { start, end: start + 1 },
  };
}
