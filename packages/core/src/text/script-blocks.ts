/**
 * Script blocks: a code point without its own symbol costs a block symbol, learned like any other, and then a uniform
 * choice among the block's members. The ranges are tight, so that a Hebrew letter costs 4.8 bits.
 * Together the blocks hold every Unicode scalar value exactly once (Unicode 15.1 ranges; frozen).
 */
export interface ScriptBlock {
  readonly name: string;
  /** Inclusive code point ranges, in order. */
  readonly ranges: readonly (readonly [number, number])[];
}

const TIGHT_BLOCKS: readonly ScriptBlock[] = [
  { name: "ascii", ranges: [[0x00, 0x7f]] },
  { name: "latin1", ranges: [[0xa1, 0xff]] },
  {
    name: "latinExtended",
    ranges: [
      [0x100, 0x24f],
      [0x1e00, 0x1eff],
    ],
  },
  { name: "combining", ranges: [[0x300, 0x36f]] },
  { name: "greek", ranges: [[0x370, 0x3ff]] },
  { name: "cyrillic", ranges: [[0x400, 0x45f]] },
  { name: "hebrew", ranges: [[0x5d0, 0x5ea]] },
  {
    name: "arabic",
    ranges: [
      [0x621, 0x63a],
      [0x641, 0x652],
    ],
  },
  { name: "devanagari", ranges: [[0x900, 0x97f]] },
  { name: "indic", ranges: [[0x980, 0xdff]] },
  { name: "thai", ranges: [[0xe01, 0xe5b]] },
  {
    name: "punctuation",
    ranges: [
      [0x2010, 0x205e],
      [0x20a0, 0x20bf],
      [0x2122, 0x2122],
    ],
  },
  { name: "symbols", ranges: [[0x2190, 0x27bf]] },
  { name: "hiragana", ranges: [[0x3041, 0x3096]] },
  { name: "katakana", ranges: [[0x30a1, 0x30fe]] },
  {
    name: "wide",
    ranges: [
      [0x3000, 0x303f],
      [0xff01, 0xff5e],
    ],
  },
  { name: "han", ranges: [[0x4e00, 0x9fff]] },
  { name: "hangul", ranges: [[0xac00, 0xd7a3]] },
  {
    name: "emoji",
    ranges: [
      [0x200d, 0x200d],
      [0xfe0f, 0xfe0f],
      [0x1f1e6, 0x1f1ff],
      [0x1f300, 0x1f64f],
      [0x1f680, 0x1f6ff],
      [0x1f900, 0x1faff],
    ],
  },
];

const LAST_CODE_POINT = 0x10ffff;

/** All blocks in symbol order; the last two take what the tight ones leave of the first plane and of the rest. */
export function scriptBlocks(): readonly ScriptBlock[] {
  blocks ??= [
    ...TIGHT_BLOCKS,
    { name: "restOfPlane0", ranges: gaps(0, 0xffff) },
    { name: "otherPlanes", ranges: gaps(0x10000, LAST_CODE_POINT) },
  ];
  return blocks;
}
let blocks: readonly ScriptBlock[] | undefined;

/** The ranges between `first` and `last` that no tight block holds, without the surrogates. */
function gaps(first: number, last: number): [number, number][] {
  const taken: (readonly [number, number])[] = TIGHT_BLOCKS.flatMap((block) => block.ranges);
  const sorted = [...taken, [0xd800, 0xdfff] as const].sort((a, b) => a[0] - b[0]);
  const found: [number, number][] = [];
  let next = first;
  for (const [start, end] of sorted) {
    if (end < first || start > last) continue;
    if (start > next) found.push([next, start - 1]);
    next = end + 1;
  }
  if (next <= last) found.push([next, last]);
  return found;
}

/** How many code points a block holds. */
export function blockSize(block: ScriptBlock): number {
  return block.ranges.reduce((total, [start, end]) => total + end - start + 1, 0);
}

/** The place of a code point in a block, or −1. */
export function placeInBlock(block: ScriptBlock, codePoint: number): number {
  let before = 0;
  for (const [start, end] of block.ranges) {
    if (codePoint >= start && codePoint <= end) return before + codePoint - start;
    before += end - start + 1;
  }
  return -1;
}

/** The code point at a place of a block: the inverse of `placeInBlock`. */
export function codePointAtPlace(block: ScriptBlock, place: number): number {
  let left = place;
  for (const [start, end] of block.ranges) {
    if (left <= end - start) return start + left;
    left -= end - start + 1;
  }
  throw new RangeError(`"place" expected 0 … ${blockSize(block) - 1} in block ${block.name}, got ${place}`);
}
