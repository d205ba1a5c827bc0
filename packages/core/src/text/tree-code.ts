/** The code that a packed context tree is written in: levels, and where each kind of bit has its adaptive probabilities. */

/** Weight levels: level i weighs 2^(16 − i); explicit weights of a context are relative to each other. */
export const WEIGHTS: readonly number[] = [
  65536, 32768, 16384, 8192, 4096, 2048, 1024, 512, 256, 128, 64, 32, 16, 8, 4, 2, 1,
];
export const LEVEL_BITS = 5;
export const ESCAPE_BITS = 4;

/** Escape levels: of 4096 parts, how many a context leaves to its suffix (a logistic scale). */
export const ESCAPES: readonly number[] = [50, 105, 218, 439, 837, 1451, 2211, 2929, 3453, 3768, 3936];

/** From this many choices on, symbols are listed by gaps in the order of their levels: few of thousands are chosen. */
export const MANY_CHOICES = 160;

/** Where the adaptive probabilities stand; shared with the packer. */
export function escapeOffset(depth: number, choices: number, suffixEscape: number): number {
  const size = choices < 3 ? 0 : choices < 8 ? 1 : choices < 24 ? 2 : 3;
  return ((depth * 4 + size) * 16 + suffixEscape) * 16;
}

export function includedOffset(
  depth: number,
  escapeLevel: number,
  level: number,
  found: number,
  leadsOn: boolean,
): number {
  const start = ((depth * 8 + (escapeLevel >> 1)) * 32 + level) * 8;
  return start + Math.min(found, 3) * 2 + (leadsOn ? 1 : 0);
}

export function expectedLevel(suffixLevel: number, weight: number): number {
  const share = Math.floor((WEIGHTS[suffixLevel] * WEIGHTS[0]) / weight);
  return Math.min(WEIGHTS.length - 1, Math.max(0, Math.clz32(share) - 15));
}

export function levelOffset(expected: number, grams: number): number {
  const size = grams === 2 ? 1 : grams < 6 ? 2 : 3;
  return (size * 32 + expected) * 32;
}

export function childOffset(depth: number, escapeLevel: number, level: number): number {
  return (depth * 32 + escapeLevel) * 32 + level;
}

/** Where the digits of a gap of some length have their probabilities. */
export function gapOffset(length: number): number {
  return 16 + (1 << length);
}

/** Indices from … to − 1, frequent symbols first: counted by level, since sorting took a third of the time to read a model. */
export function byLevel(level: ArrayLike<number>, from: number, to: number): Int32Array {
  const starts = new Int32Array((1 << LEVEL_BITS) + 1);
  for (let index = from; index < to; index++) starts[level[index] + 1]++;
  for (let each = 1; each < starts.length; each++) starts[each] += starts[each - 1];
  const order = new Int32Array(to - from);
  for (let index = from; index < to; index++) order[starts[level[index]]++] = index;
  return order;
}
