/** A language's model: the frozen packed form that ships, and the readable form made from it on first use. */

import type { PackedTextModel, TreeShape } from "@cubegram/text-models/en";
import { checkThat } from "../result.ts";
import { sealTables, type TableStore, tableBuffer, unpackTables } from "../tables.ts";
import { type Alphabet, alphabet } from "./alphabet.ts";
import type { ChainKind, ContextLinks } from "./chain.ts";
import { type ContextTree, extension, treeIn, treeLengths } from "./context-tree.ts";
import { type Mixing, readMixing } from "./mixing.ts";
import { bytesOfBase64, decodeTree, freshBits, type RangeDecoder, rangeDecoder } from "./range-decoder.ts";
import { readContextTree } from "./read-tree.ts";
import { caseContexts, DIGIT_CONTEXTS } from "./writing.ts";

/** A chain of contexts with its statistics. */
export interface Chain {
  readonly kind: ChainKind;
  readonly order: number;
  readonly tree: ContextTree;
  readonly links: ContextLinks;
}

/** The statistics of a language, unpacked, as `loadModel` returns them. */
export interface TextModel {
  readonly language: string;
  readonly version: number;
  readonly alphabet: Alphabet;
  readonly chains: readonly Chain[];
  /** How their predictions are mixed; undefined if there is only one chain. */
  readonly mixing: Mixing | undefined;
  /** Per case context: of 4096 parts, how many are capitals. */
  readonly capitalShare: Uint16Array;
  /** Per digit context, ten frequencies. */
  readonly digitFrequency: Uint16Array;
}

/** Shares of 4096 for case levels 0 … 31 (a logistic scale). @public for tools/train-text-model. */
export const CASE_SHARES: readonly number[] = [
  1, 2, 4, 6, 10, 16, 25, 40, 64, 102, 160, 250, 386, 584, 859, 1219, 1654, 2048, 2442, 2877, 3237, 3512,
  3710, 3846, 3936, 3994, 4032, 4056, 4071, 4080, 4086, 4095,
];

/** Frequencies for digit levels 0 … 31: 2^(i/2), rounded. @public for tools/train-text-model. */
export const DIGIT_WEIGHTS: readonly number[] = [
  1, 2, 3, 4, 5, 6, 8, 11, 16, 23, 32, 45, 64, 91, 128, 181, 256, 362, 512, 724, 1024, 1448, 2048, 2896, 4096,
  5793, 8192, 11585, 16384, 23170, 32768, 46341,
];

/** Bytes of a model's trees, each array a section of a table file. */
function lengthsOf({ chains }: PackedTextModel): number[] {
  return chains.flatMap(treeLengths);
}

/**
 * Reads a packed model into sections of these lengths; takes a sixth of a second for English, seven million bits. With
 * `areRead` the sections are those of an earlier reading.
 */
export function readTextModel(
  packed: PackedTextModel,
  sections: readonly Uint8Array[] = tableBuffer(lengthsOf(packed)).sections,
  areRead = false,
): TextModel {
  const letters = alphabet(packed.characters, packed.capitals, packed.marks);
  const decoder = rangeDecoder(bytesOfBase64(packed.data));
  const capitalShare = readLevels(decoder, caseContexts(letters), 1, CASE_SHARES);
  const digitFrequency = readLevels(decoder, DIGIT_CONTEXTS, 10, DIGIT_WEIGHTS);
  const mixing = packed.chains.length > 1 ? readMixing(decoder, packed.chains.length) : undefined;
  const arrays = sections.length / packed.chains.length;
  const chains = packed.chains.map((shape, i) => {
    const tree = treeIn(sections.slice(i * arrays, (i + 1) * arrays));
    if (!areRead) readContextTree(decoder, letters, shape, tree);
    return chainOf(shape, tree);
  });
  return {
    language: packed.language,
    version: packed.version,
    alphabet: letters,
    chains,
    mixing,
    capitalShare,
    digitFrequency,
  };
}

/** Rises when the layout of a tree changes, so that none of another layout is read. */
const LAYOUT = 1;

/** The same with the trees of an earlier reading, if the store has them; otherwise they are put there. */
export async function keptTextModel(packed: PackedTextModel, store: TableStore): Promise<TextModel> {
  const key = `text-${packed.language}/${packed.version}/${LAYOUT}`;
  const lengths = lengthsOf(packed);
  const stored = await store.get(key).catch(() => undefined);
  const read = stored && unpackTables(stored, key, lengths);
  if (read?.ok) return readTextModel(packed, read.value, true);
  if (read) store.refused?.(key, read.error.message);
  const { buffer, sections } = tableBuffer(lengths);
  const model = readTextModel(packed, sections);
  store.put(key, sealTables(buffer, key)).catch(() => undefined);
  return model;
}

function chainOf({ kind, order }: TreeShape, tree: ContextTree): Chain {
  const links = {
    start: tree.start,
    extension: (context: number, symbol: number) => extension(tree, context, symbol),
  };
  return { kind, order, tree, links };
}

/** Tables of 5-bit levels; each level is coded given the one before it in its column. */
function readLevels(
  decoder: RangeDecoder,
  rows: number,
  columns: number,
  values: readonly number[],
): Uint16Array {
  const bits = freshBits(32 * 32);
  const table = new Uint16Array(rows * columns);
  const last = new Uint8Array(columns);
  for (let i = 0; i < table.length; i++) {
    const level = decodeTree(decoder, bits, last[i % columns] * 32, 5);
    last[i % columns] = level;
    table[i] = values[level];
  }
  return table;
}

/** Throws unless an argument is a model. */
export function checkModel(model: TextModel): void {
  checkThat(Array.isArray(model?.chains), "model", "a model, as loadModel(code) gives it", model);
}
