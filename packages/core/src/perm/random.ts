/**
 * Randomness is a parameter: any function that, like `Math.random`, returns a number in [0, 1); by default the platform's.
 * Its top 32 bits are used, so a source needs at least 32 good bits.
 */
import { checkCount, checkType, formatValue, rangeError } from "../result.ts";

/** Any function that, like `Math.random`, returns numbers in [0, 1), with at least 32 good bits. */
export type RandomSource = () => number;

const WORD = 2 ** 32;

/**
 * The platform's secure source: `crypto.getRandomValues`.
 *
 * @example platformRandom() < 1; // → true
 */
export function platformRandom(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] / WORD;
}

/** That many unpredictable bytes from the same source. */
export function platformBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}

/** One uniform 32-bit word. RangeError for a source that returns anything but a number in [0, 1). */
function randomWord(random: RandomSource): number {
  const drawn = random();
  if (!(drawn >= 0 && drawn < 1))
    throw rangeError(
      "random",
      "a function that returns numbers in [0, 1)",
      `one that returned ${formatValue(drawn)}`,
    );
  return Math.floor(drawn * WORD);
}

/** Rejection takes at most two draws on average; a good source needs this many once in 2^200 times. */
const MAX_DRAWS = 200;

function refuseSource(): never {
  throw rangeError(
    "random",
    "a function that returns random numbers",
    `one that was rejected ${MAX_DRAWS} times in a row`,
  );
}

/**
 * A uniform integer in 0 … bound − 1, for 1 ≤ bound ≤ 2^32, by rejection: no value is favored.
 *
 * @throws RangeError unless the bound is an integer in 1 … 2^32.
 * @example randomBelow(6, seededRandom("die")); // → 1
 */
export function randomBelow(bound: number, random: RandomSource): number {
  checkType(random, "function", "random");
  if (!Number.isInteger(bound) || bound < 1 || bound > WORD)
    throw rangeError("bound", "an integer in 1 … 2^32", bound);
  const limit = WORD - (WORD % bound);
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const word = randomWord(random);
    if (word < limit) return word % bound;
  }
  return refuseSource();
}

/**
 * A uniform integer in 0 … bound − 1 of any size, by rejection.
 *
 * @throws RangeError unless the bound is positive.
 * @example randomBigBelow(10n ** 20n, seededRandom("die")) < 10n ** 20n; // → true
 */
export function randomBigBelow(bound: bigint, random: RandomSource): bigint {
  checkType(bound, "bigint", "bound");
  checkType(random, "function", "random");
  if (bound < 1n) throw rangeError("bound", "a positive integer", bound);
  const bits = (bound - 1n).toString(2).length;
  const words = Math.ceil(bits / 32);
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    let value = 0n;
    for (let i = 0; i < words; i++) value = (value << 32n) | BigInt(randomWord(random));
    value >>= BigInt(words * 32 - bits);
    if (value < bound) return value;
  }
  return refuseSource();
}

/**
 * A uniform permutation of 0 … length − 1 (Fisher–Yates; Durstenfeld 1964).
 *
 * @throws TypeError for anything but a function.
 * @example randomPermutation(4, seededRandom("deal")); // → 3,0,2,1
 */
export function randomPermutation(length: number, random: RandomSource): number[] {
  checkCount(length, "length");
  checkType(random, "function", "random");
  const items = Array.from({ length }, (_, place) => place);
  for (let last = length - 1; last > 0; last--) {
    const chosen = randomBelow(last + 1, random);
    [items[last], items[chosen]] = [items[chosen], items[last]];
  }
  return items;
}

/**
 * A repeatable source for tests, benches and `--seed`: sfc32 (C. Doty-Humphrey, PractRand), seeded by mixing
 * the characters of the seed (FNV-1a) and discarding the first numbers. Not for secrets.
 *
 * @example seededRandom("seed")() === seededRandom("seed")(); // → true
 */
export function seededRandom(seed: string | number): RandomSource {
  let hash = 0x811c9dc5;
  for (const character of String(seed)) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  let a = hash | 0;
  let b = Math.imul(hash, 0x9e3779b1) | 0;
  let c = Math.imul(hash ^ 0x5bd1e995, 0x85ebca6b) | 0;
  let counter = 1;
  function next(): number {
    const sum = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / WORD;
  }
  for (let round = 0; round < 16; round++) next();
  return next;
}

/** How much an answer tells on average that comes out in each way so often, in bits; the weights need not be normed. */
export function entropy(weights: ArrayLike<number>): number {
  let all = 0;
  for (let way = 0; way < weights.length; way++) all += weights[way];
  let bits = 0;
  for (let way = 0; way < weights.length; way++) {
    const share = weights[way] / all;
    if (share > 0) bits -= share * Math.log2(share);
  }
  return bits;
}
