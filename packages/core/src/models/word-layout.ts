/**
 * A word is one integer for an assembly of a 3x3 in mixed radix. A layout is data: fields, most significant first, each a row
 * of digits. A place digit counts the places still free below the piece's own (radices 12, 11, … or 8, 7, …, in the order in
 * which the layout names the pieces), a state digit is a flip, twist or facing. Radices and field widths are computed, never
 * typed. Solved is 0 in every layout.
 */

import { CORNER_NAMES, EDGE_NAMES, namesOfKind } from "../geometry/index.ts";
import { formatValue, rangeError } from "../result.ts";
import { noteOrder } from "./facing.ts";
import type { PieceOrder } from "./labels.ts";

/** The words: the whole assembly, by stages, and the progress number. */
export const WORD_NAMES = ["assembly", "staged", "progress"] as const;
/**
 * `assembly`: 69 bits, the minimum that holds every assembly. `staged`: 71 bits in the order of a layer-by-layer solve, as
 * the packing note lists it. `progress`: 71 bits, cross | F2L | OLL | PLL, where each stage bounds the number.
 */
export type WordName = (typeof WORD_NAMES)[number];

export type MovableKind = "corner" | "edge";

export interface Digit {
  readonly kind: MovableKind;
  readonly what: "place" | "state";
  /** The piece, in the layout's numbering. */
  readonly piece: number;
}

interface Field {
  readonly name: string;
  readonly digits: readonly Digit[];
}

export interface WordLayout {
  readonly name: WordName;
  /** The layout's numbering: order[number] = our place. */
  readonly order: { readonly [kind in MovableKind]: PieceOrder };
  /** How a corner's state is given: by its facing (the note) or its clockwise twist (Kociemba). */
  readonly cornerState: "facing" | "twist";
  readonly fields: readonly Field[];
}

/** What the layouts are, each made when it is asked for. */
const LAYOUTS: Readonly<Record<WordName, () => Omit<WordLayout, "name">>> = {
  assembly: () => ({
    ...asNoted(),
    fields: [
      { name: "corners", digits: [...digits("corner", "place", 0, 8), ...digits("corner", "state", 0, 8)] },
      { name: "edges", digits: digits("edge", "place", 0, 12) },
      { name: "flips", digits: digits("edge", "state", 0, 12) },
    ],
  }),
  staged: () => ({
    ...asNoted(),
    fields: [
      { name: "D corners", digits: [...digits("corner", "place", 0, 4), ...digits("corner", "state", 0, 4)] },
      { name: "D and middle edges", digits: digits("edge", "place", 0, 8) },
      { name: "their flips", digits: digits("edge", "state", 0, 8) },
      { name: "U corners", digits: [...digits("corner", "place", 4, 4), ...digits("corner", "state", 4, 4)] },
      { name: "U edges", digits: digits("edge", "place", 8, 4) },
      { name: "U flips", digits: digits("edge", "state", 8, 4) },
    ],
  }),
  progress: () => ({
    order: { corner: fromBelow("corner"), edge: fromBelow("edge") },
    cornerState: "twist",
    fields: [
      { name: "cross", digits: [...digits("edge", "place", 0, 4), ...digits("edge", "state", 0, 4)] },
      { name: "F2L", digits: range(0, 4).flatMap(slotDigits) },
      { name: "OLL", digits: [...digits("corner", "state", 4, 4), ...digits("edge", "state", 8, 4)] },
      { name: "PLL", digits: [...digits("corner", "place", 4, 4), ...digits("edge", "place", 8, 4)] },
    ],
  }),
};

const made = new Map<WordName, WordLayout>();

export function wordLayout(name: WordName): WordLayout {
  if (!WORD_NAMES.includes(name))
    throw rangeError("name", `one of ${WORD_NAMES.join(", ")}`, formatValue(name));
  const layout = made.get(name) ?? { name, ...LAYOUTS[name]() };
  made.set(name, layout);
  return layout;
}

function asNoted(): Pick<WordLayout, "order" | "cornerState"> {
  return { order: { corner: noteOrder("corner"), edge: noteOrder("edge") }, cornerState: "facing" };
}

function range(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => first + i);
}

function digits(kind: MovableKind, what: Digit["what"], first: number, count: number): Digit[] {
  return range(first, count).map((piece) => ({ kind, what, piece }));
}

/** Our own order of the places, the lower layer first and the upper last: DFR DLF DBL DRB URF …, DR DF DL DB FR … UR …. */
function fromBelow(kind: MovableKind): PieceOrder {
  const names = namesOfKind(kind)!;
  const height = (place: number) => (names[place].includes("D") ? 0 : names[place].includes("U") ? 2 : 1);
  return names.map((_, place) => place).sort((a, b) => height(a) - height(b) || a - b);
}

/** A slot of F2L: corner `slot` of the D layer and the middle edge above it. */
function slotDigits(slot: number): Digit[] {
  return [
    { kind: "corner", what: "place", piece: slot },
    { kind: "edge", what: "place", piece: 4 + slot },
    { kind: "corner", what: "state", piece: slot },
    { kind: "edge", what: "state", piece: 4 + slot },
  ];
}

export function pieceCount(kind: MovableKind): number {
  return kind === "corner" ? CORNER_NAMES.length : EDGE_NAMES.length;
}

/** radices[field][digit]: how many values the digit has. */
export function radicesOf(layout: WordLayout): number[][] {
  const free = { corner: pieceCount("corner"), edge: pieceCount("edge") };
  return layout.fields.map((field) =>
    field.digits.map(({ kind, what }) => (what === "place" ? free[kind]-- : kind === "corner" ? 3 : 2)),
  );
}

/** A field as a reader of the word needs it. */
export interface FieldWidth {
  readonly name: string;
  /** How many values the field has. */
  readonly count: bigint;
  /** ⌈log₂ count⌉. */
  readonly bits: number;
  /** 2 to the number of bits below the field: this field and all above it are zero exactly if the word is less. */
  readonly weight: bigint;
}

/**
 * The fields of a word, most significant first.
 *
 * @example wordFields("progress").map(({ name }) => name); // → cross,F2L,OLL,PLL
 */
export function wordFields(name: WordName): FieldWidth[] {
  const layout = wordLayout(name);
  const widths: FieldWidth[] = [];
  let weight = 1n;
  for (const [index, radices] of [...radicesOf(layout).entries()].reverse()) {
    const count = productOf(radices);
    const bits = count.toString(2).length - ((count & (count - 1n)) === 0n ? 1 : 0);
    widths.unshift({ name: layout.fields[index].name, count, bits, weight });
    weight <<= BigInt(bits);
  }
  return widths;
}

export function productOf(radices: readonly number[]): bigint {
  return radices.reduce((product, radix) => product * BigInt(radix), 1n);
}
