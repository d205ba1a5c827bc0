/** Tables that are built one after another, or read in the same order from what a store kept. */

import { CubegramError } from "../result.ts";
import { packTables, sectionsOf, type TableBytes, tableFileBytes, unpackTables } from "../tables.ts";

/** The next table: as it was stored, or made. */
export type KeepTable = (make: () => Generator<void, Uint8Array>) => Generator<void, Uint8Array>;

export interface KeptTables {
  readonly keep: KeepTable;
  readonly wasStored: boolean;
  /** All of them as a file whose first section holds the lengths of the others. */
  pack(): ArrayBuffer;
}

export function* makeTable(make: () => Generator<void, Uint8Array>): Generator<void, Uint8Array> {
  return yield* make();
}

/** For `count` tables. Anything stored under another key, or damaged, counts as nothing. */
export function keptTables(key: string, count: number, stored: TableBytes | undefined): KeptTables {
  const before = stored && readTables(key, count, stored);
  const tables: Uint8Array[] = [];
  return {
    wasStored: before !== undefined,
    *keep(make) {
      const table = before ? before[tables.length] : yield* make();
      tables.push(table);
      return table;
    },
    pack() {
      const lengths = Uint32Array.from(tables, ({ byteLength }) => byteLength);
      return packTables(key, [new Uint8Array(lengths.buffer), ...tables]);
    },
  };
}

function readTables(key: string, count: number, stored: TableBytes): Uint8Array[] | undefined {
  const bytes = count * Uint32Array.BYTES_PER_ELEMENT;
  if (stored.byteLength < tableFileBytes([bytes])) return undefined;
  const [first] = sectionsOf(stored, [bytes]);
  const lengths = new Uint32Array(first.buffer, first.byteOffset, count);
  const read = unpackTables(stored, key, [bytes, ...lengths]);
  return read.ok ? read.value.slice(1) : undefined;
}

// Recognizes and reports that there is no memory for a table.

/** Whether it is the error of a failed allocation: ours, or one of the host's, which differ in type and wording. */
export function isOutOfMemory(error: unknown): boolean {
  if (error instanceof CubegramError) return error.code === "no-memory";
  return error instanceof Error && /allocation|out of memory/i.test(error.message);
}

export function noMemoryFor(tables: string): CubegramError {
  return new CubegramError({
    code: "no-memory",
    message: `Not enough memory for the tables of ${tables}; close other programs.`,
  });
}
