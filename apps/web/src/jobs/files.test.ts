import { packArchive, printCubeList } from "@cubegram/core/archive";
import { describe, expect, it } from "vitest";
import { type MoreCubes, makeSheet, packFile, placesInArchive, unpackFile } from "./files.ts";
import type { JobContext } from "./job.ts";

function watched() {
  const parts: Blob[] = [];
  const context = {
    signal: new AbortController().signal,
    progress(told: number | MoreCubes) {
      if (typeof told !== "number") parts.push(told.cubes);
    },
  } as JobContext<number | MoreCubes>;
  return { context, text: () => new Blob(parts).text() };
}

const bytes = Uint8Array.from({ length: 90 }, (_, i) => (i * i * 7) % 256);

async function list(): Promise<string[]> {
  const { numbers } = await packArchive(bytes, { parity: 4 });
  let text = "";
  for await (const part of printCubeList([numbers])) text += part;
  return text.trimEnd().split("\n");
}

async function unpacked(lines: readonly string[]) {
  const { context, text } = watched();
  const input = { files: [], pasted: lines.join("\n"), size: 0, password: "" };
  const read = await unpackFile(input, context);
  return { read, told: await text(), lines: (await read.cubes.text()).trimEnd().split("\n") };
}

const HOLE = "?".repeat(54);

describe("cubes that are told as they come", () => {
  it("are all cubes of the file", async () => {
    const { context, text } = watched();
    const plan = { size: 4, percent: 0, unordered: false, password: "" };
    const packed = await packFile({ ...plan, content: new Blob([bytes]), name: "a", type: "" }, context);
    expect(await text()).toBe(await packed.facelets.text());
  });

  // Up to 7x7 a list of sizes said so, and 8x8 and 9x9 had half the pages they need.
  it.each([2, 5, 6, 9])("of size %i know how many pages their sheet has", async (size) => {
    const { context } = watched();
    const plan = { size, percent: 0, unordered: false, password: "" };
    const content = new Blob([
      Uint8Array.from({ length: 40 * size ** 2 }, (_, i) => Math.imul(i, 0x9e3779b1) >>> 13),
    ]);
    const packed = await packFile({ ...plan, content, name: "a", type: "" }, context);
    const words = { cubes: "", hold: "", noMoves: "" };
    const look = { title: "a", scheme: "standard", withMoves: false, form: "svg" } as const;
    const { pages: drawn = [] } = await makeSheet({ facelets: packed.facelets, ...look, words }, context);
    expect(drawn.length).toBeGreaterThan(1);
    expect(packed.pages).toBe(drawn.length);
  });

  it("are the list, a lost one as long as the others", async () => {
    const lines = await list();
    const given = lines.with(2, "?");
    const { told, read } = await unpacked(given);
    expect(told.trimEnd().split("\n")).toEqual(lines.with(2, HOLE));
    expect(read.lost).toEqual([3]);
  });
});

describe("the box of a list", () => {
  it("has holes where lines are missing", async () => {
    const lines = await list();
    const { lines: shown, read } = await unpacked(lines.toSpliced(5, 1));
    expect(read.lost).toEqual([6]);
    expect(shown).toEqual(lines.with(5, HOLE));
  });

  it("rings the wrong ones", async () => {
    const lines = await list();
    const { read } = await unpacked(lines.with(4, lines[5]));
    expect(read.ringed).toEqual([4]);
    expect(read.wrong).toEqual([5]);
  });

  it("is the list itself where every cube has its place, or none is known", () => {
    expect(placesInArchive([1n, undefined, 3n], [1], 3)).toBeUndefined();
    expect(placesInArchive([1n, 2n], [0, 1], 3)).toBeUndefined();
    expect(placesInArchive([1n, 3n], [1], 3)).toEqual([0, -1, 1]);
    expect(placesInArchive([1n, 3n, undefined, undefined], [1], 3)).toEqual([0, -1, 1]);
  });
});
