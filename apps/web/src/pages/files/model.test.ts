import { MAX_CUBES_WITH_PARITY } from "@cubegram/core/archive";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bytesOfData,
  dataOfBytes,
  fromLink,
  INITIAL,
  KEPT_BYTES,
  listPlaces,
  MAX_CUBES_WITH_SPARES,
  packedLength,
  parseFiles,
  textOf,
  toLink,
} from "./model.ts";

describe("the record", () => {
  test("comes back from storage as it went in, whatever else is there", () => {
    const bytes = Uint8Array.of(0, 255, 7);
    const file = { name: "a.bin", type: "", length: 3, data: dataOfBytes(bytes) };
    const record = { ...INITIAL, way: "unpack" as const, file, percent: 0 };
    expect(parseFiles(JSON.parse(JSON.stringify(record)))).toEqual(record);
    expect(parseFiles({ ...record, file: { ...file, length: 4 } })?.file).toBe(undefined);
    expect(parseFiles({ ...record, file: { ...file, data: "%" } })?.file).toBe(undefined);
    expect(parseFiles({ ...record, size: 1 })).toBe(undefined);
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(() => parseFiles(data)).not.toThrow();
      }),
    );
  });

  test("a link says how cubes are made, and never what is in them", () => {
    const record = { ...INITIAL, size: 5, percent: 0, unordered: true, pasted: "secret" };
    expect(toLink(record)).toEqual({ size: "5", spare: "0", order: "any" });
    expect(fromLink(toLink(record))).toEqual({ ...record, pasted: "" });
    expect(toLink(INITIAL)).toEqual({});
    expect(fromLink({})).toBe(undefined);
    expect(fromLink({ size: "1e9", spare: "-4" })).toEqual(INITIAL);
  });
});

test("bytes are kept over a reload when they are few", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), (bytes) => {
      expect(bytesOfData(dataOfBytes(bytes))).toEqual(bytes);
    }),
  );
  expect(dataOfBytes(new Uint8Array(KEPT_BYTES + 1))).toBe("");
});

test("places are listed in ranges", () => {
  expect(listPlaces([1, 4, 5, 6, 9], String)).toBe("1, 4–6, 9");
  expect(listPlaces([], String)).toBe("");
  expect(
    listPlaces(
      Array.from({ length: 20 }, (_, i) => 2 * i),
      String,
    ),
  ).toMatch(/22 …$/);
});

test("only text is shown as text", () => {
  expect(textOf(new TextEncoder().encode("é\n"))).toBe("é\n");
  expect(textOf(Uint8Array.of(0xff))).toBe(undefined);
  expect(textOf(Uint8Array.of(65, 0))).toBe(undefined);
});

test("what goes on cubes is the file with its name and type", () => {
  expect(packedLength({ name: "é.txt", type: "text/plain", length: 7, data: "" })).toBe(7 + 6 + 10 + 2);
});

test("spare cubes are possible as far as the archive's parity goes", () => {
  expect(MAX_CUBES_WITH_SPARES).toBe(MAX_CUBES_WITH_PARITY);
});

test("only the beginning of a long text is looked at, and a character cut there is no fault", () => {
  const long = new TextEncoder().encode("aé€😀".repeat(3000));
  expect(textOf(long)?.startsWith("aé€😀aé")).toBe(true);
  expect(textOf(long.subarray(0, 16_001))).toBe(textOf(long));
  expect(textOf(Uint8Array.of(0xff, ...long))).toBe(undefined);
});
