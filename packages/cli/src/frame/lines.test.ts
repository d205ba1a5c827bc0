import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../../core/test/any-text.ts";
import { MAX_LINE_BYTES, readLines } from "./lines.ts";

async function* chunksOf(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array, void> {
  let start = 0;
  for (let turn = 0; start < bytes.length; turn++) {
    const end = start + (sizes[turn % sizes.length] ?? bytes.length);
    yield bytes.subarray(start, end);
    start = end;
  }
}

async function linesOf(input: string | Uint8Array, sizes: readonly number[] = []): Promise<unknown[]> {
  const bytes = typeof input === "string" ? new TextEncoder().encode(input) : input;
  const lines: unknown[] = [];
  for await (const line of readLines(chunksOf(bytes, sizes)))
    lines.push(line.ok ? line.value : line.error.code);
  return lines;
}

describe("lines of standard input", () => {
  test.each<[string, string[]]>([
    ["", []],
    ["a", ["a"]],
    ["a\n", ["a"]],
    ["\n", [""]],
    ["a\n\nb", ["a", "", "b"]],
    ["a\r\nb\r\n", ["a", "b"]],
    ["a\rb\n", ["a\rb"]],
    ["\u2028 is no end of a line\u0085\n", ["\u2028 is no end of a line\u0085"]],
    ["\ufeffa\n", ["\ufeffa"]],
    ["\0\0\n", ["\0\0"]],
  ])("%j", async (input, lines) => {
    expect(await linesOf(input)).toEqual(lines);
  });

  test("however the bytes arrive, the lines are those of the whole", async () => {
    const text = anyText(12).map((line) => line.replaceAll(/[\n\r]/g, ""));
    await fc.assert(
      fc.asyncProperty(fc.array(text), fc.array(fc.integer({ min: 1, max: 5 })), async (lines, sizes) => {
        expect(await linesOf(lines.map((line) => `${line}\n`).join(""), sizes)).toEqual(lines);
      }),
    );
  });

  test("a line that is no UTF-8 is refused by itself", async () => {
    expect(await linesOf(Uint8Array.from([0x61, 0x0a, 0xff, 0xfe, 0x0a, 0x62]), [2])).toEqual([
      "a",
      "not-utf8",
      "b",
    ]);
  });

  test("a line without end takes no memory and is refused once", async () => {
    const long = new Uint8Array(MAX_LINE_BYTES + 1).fill(0x61);
    expect(await linesOf(Buffer.concat([long, Buffer.from("\nb\n")]), [1000])).toEqual([
      "line-too-long",
      "b",
    ]);
    expect(((await linesOf(long.subarray(1)))[0] as string).length).toBe(MAX_LINE_BYTES);
  });
});
