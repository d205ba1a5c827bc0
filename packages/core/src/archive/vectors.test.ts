import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type PackOptions, packArchive, packStream, unpackArchive } from "./index.ts";

interface Vector {
  readonly name: string;
  /** Hexadecimal. */
  readonly bytes: string;
  readonly numbers: readonly string[];
}
interface ArchiveVector extends Vector {
  readonly options: PackOptions & { readonly salt?: string; readonly logN?: number };
}
/** Frozen with format version 1: what was written once stays readable and is written the same way. */
const vectors: {
  readonly archives: readonly ArchiveVector[];
  readonly streams: readonly Vector[];
  readonly compressed: readonly Vector[];
} = JSON.parse(readFileSync(new URL("./vectors/archive-1.json", import.meta.url), "utf8"));

const named = <T extends Vector>(list: readonly T[]) => list.map((vector) => [vector.name, vector] as const);
const hex = (text: string) =>
  Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16));

describe("frozen vectors of format 1", () => {
  test.each(named(vectors.archives))(
    "%s",
    async (_, { bytes, numbers, options: { salt, logN, ...options } }) => {
      const secret = salt && logN ? { randomBytes: () => hex(salt), keyCost: { logN } } : {};
      const packed = await packArchive(hex(bytes), { ...options, ...secret, compress: false });
      expect(packed.numbers.map(String)).toEqual(numbers);
      const { size = 3, password } = options;
      const unpacked = await unpackArchive(numbers.map(BigInt), { size, ...(password && { password }) });
      expect(unpacked.bytes).toEqual(hex(bytes));
      expect([unpacked.name, unpacked.mediaType]).toEqual([options.name, options.mediaType]);
    },
  );

  test.each(named(vectors.streams))("%s", async (_, { bytes, numbers }) => {
    const packed: string[] = [];
    for await (const batch of packStream([hex(bytes)])) packed.push(...batch.map(String));
    expect(packed).toEqual(numbers);
    expect((await unpackArchive(numbers.map(BigInt))).bytes).toEqual(hex(bytes));
  });

  // Other compressors may write other bytes, so these are only read.
  test.each(named(vectors.compressed))("%s", async (_, { bytes, numbers }) => {
    expect((await unpackArchive(numbers.map(BigInt))).bytes).toEqual(hex(bytes));
  });
});
