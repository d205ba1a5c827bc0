/**
 * How bits are put into cubes (docs/archive-format.md, decision 0060#0062). A cube takes a value below `values`: its number of
 * states, or a share of it if the cube must also carry its position. Values are digit · 2^rawBits + raw: raw bits cost
 * nothing, and only the digits of a group form one number in radix `base`. The group is the best of one to six cubes.
 * The functions here are the plain version, for every layout, against which `group-kernel.ts` is checked.
 */
import { stateCount } from "../codec/index.ts";
import { primeAtMost } from "../field/index.ts";
import { checkType, rangeError } from "../result.ts";

/** How the values of cubes carry bits. */
export interface Layout {
  /** Values of a cube are below this. */
  readonly values: bigint;
  readonly rawBits: number;
  readonly base: bigint;
  /** Cubes of a full group. */
  readonly groupCubes: number;
  /** Cubes of the first group, which is separate and holds at least 64 bits. */
  readonly leadCubes: number;
  /** bits[j]: what a group of j cubes holds, j = 0 … 6. */
  readonly bits: readonly number[];
}

const MAX_GROUP_CUBES = 6;
const LEAD_BITS = 64;
/** Digits have about this many bits if values are large: a product with 14 more bits stays below 2^53. */
const DIGIT_BITS = 39;
/** Fewer raw bits than this are not worth it. */
const MIN_RAW_BITS = 12;

const layouts = new Map<bigint, Layout>();

/**
 * The layout for cubes with that many values.
 *
 * @throws RangeError if six cubes with so few values hold fewer than 64 bits.
 * @example archiveLayout(Cube.count(3)).leadCubes; // → 1
 */
export function archiveLayout(values: bigint): Layout {
  checkType(values, "bigint", "values");
  const known = layouts.get(values);
  if (known) return known;
  const spare = bitLength(values) - DIGIT_BITS;
  const rawBits = spare >= MIN_RAW_BITS ? spare : 0;
  // Values stay below the largest prime up to `values`, so that each is a symbol of the parity code; with raw bits, by leaving
  // out the last 2^rawBits of them, far more than the distance between primes.
  const base = rawBits > 0 ? (values >> BigInt(rawBits)) - 1n : primeAtMost(values < 2n ? 2n : values);
  const bits = Array.from(
    { length: MAX_GROUP_CUBES + 1 },
    (_, j) => j * rawBits + bitLength(base ** BigInt(j)) - 1,
  );
  const leadCubes = bits.findIndex((held) => held >= LEAD_BITS);
  if (leadCubes < 0) throw rangeError("values", `enough for 64 bits in ${MAX_GROUP_CUBES} cubes`, values);
  let groupCubes = 1;
  for (let j = 2; j <= MAX_GROUP_CUBES; j++) if (bits[j] * groupCubes > bits[groupCubes] * j) groupCubes = j;
  const layout = { values, rawBits, base, groupCubes, leadCubes, bits };
  layouts.set(values, layout);
  return layout;
}

function bitLength(number: bigint): number {
  return number.toString(2).length;
}

/** How many cubes that many bits need: the lead group, full groups, and a last group of as few cubes as possible. */
export function cubesFor(layout: Layout, bits: number): number {
  const { groupCubes, leadCubes } = layout;
  const rest = bits - layout.bits[leadCubes];
  if (rest <= 0) return leadCubes;
  const full = Math.floor(rest / layout.bits[groupCubes]);
  const last = layout.bits.findIndex((held) => held >= rest - full * layout.bits[groupCubes]);
  return leadCubes + full * groupCubes + last;
}

/**
 * The values of `cubes` cubes: digits from the high bits of the integer, the first cube's on top; raw bits from the
 * low ones.
 */
export function splitGroup({ rawBits, base }: Layout, integer: bigint, cubes: number): bigint[] {
  const width = BigInt(rawBits);
  const mask = (1n << width) - 1n;
  let digits = integer >> (width * BigInt(cubes));
  let raw = integer;
  const values = new Array<bigint>(cubes);
  for (let cube = cubes - 1; cube >= 0; cube--) {
    values[cube] = ((digits % base) << width) | (raw & mask);
    digits /= base;
    raw >>= width;
  }
  return values;
}

/** The integer of a group, or undefined if no integer of its bits gives these values: one of the cubes is wrong. */
export function joinGroup({ rawBits, base, bits }: Layout, values: readonly bigint[]): bigint | undefined {
  const width = BigInt(rawBits);
  const mask = (1n << width) - 1n;
  let digits = 0n;
  let raw = 0n;
  for (const value of values) {
    const digit = value >> width;
    if (digit >= base) return undefined;
    digits = digits * base + digit;
    raw = (raw << width) | (value & mask);
  }
  const integer = (digits << (width * BigInt(values.length))) | raw;
  return integer >> BigInt(bits[values.length]) === 0n ? integer : undefined;
}

// Unordered archives: every cube also carries its own position. Its number is position · share + value with share = ⌊states
// / capacity⌋, so the cubes sorted by their numbers are in order. The capacity is the smallest on a fixed ladder
// that is not below the number of cubes; a reader tries the ladder, so it need not know how many cubes there are.

/** With fewer values per cube than this there is no lead group. */
const MIN_SHARE = 2n ** 11n;

export interface Share {
  readonly capacity: number;
  /** Values of each cube, and how they carry bits. */
  readonly share: bigint;
  readonly layout: Layout;
}

/**
 * The shares of an n-cube's states, by ascending capacity: 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20 … four per
 * octave.
 */
export function* shares(size: number): Generator<Share> {
  const states = stateCount(size);
  for (let capacity = 1; ; capacity = nextCapacity(capacity)) {
    const share = states / BigInt(capacity);
    if (share < MIN_SHARE || capacity > 2 ** 40) return;
    yield { capacity, share, layout: archiveLayout(share) };
  }
}

/** The next capacity: below 8 the next integer, then a step of a quarter of the largest power of two not above it. */
function nextCapacity(capacity: number): number {
  let step = 1;
  while (step * 8 <= capacity) step *= 2;
  return capacity + step;
}

export function shareFor(size: number, cubes: number): Share | undefined {
  for (const share of shares(size)) if (share.capacity >= cubes) return share;
  return undefined;
}

/** The numbers of cubes in order: their values, with the order in them if it takes a share of each. */
export function numbersOfValues(values: readonly bigint[], share: Share | undefined): readonly bigint[] {
  return share ? values.map((value, order) => BigInt(order) * share.share + value) : values;
}
